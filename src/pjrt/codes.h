// What PJRT and this library call the same things: codes of errors, and element types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "pjrt/api.h"
#include "stablehlo-c/tensor.h"

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace shlo::pjrt {

// SHLO_OK is PJRT_Error_Code_OK.
PJRT_Error_Code codeOf(shlo_status status);
// Of a failed plugin: SHLO_DEVICE where this library has no code that means just that.
shlo_status statusOf(PJRT_Error_Code code);

// SHLO_TYPE_NONE and PJRT_Buffer_Type_INVALID if the other side has no such type.
shlo_element_type elementType(PJRT_Buffer_Type type);
PJRT_Buffer_Type bufferType(shlo_element_type type);

// What an error of PJRT says.
struct Failure {
  PJRT_Error_Code code;
  std::string message;
};
[[noreturn]] void fail(PJRT_Error_Code code, std::string message);

// The message in parts: texts and integers.
template <typename... Parts> [[noreturn]] void fail(PJRT_Error_Code code, const Parts &...parts) {
  auto textOf = [](const auto &part) {
    if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(part)>>)
      return std::to_string(part);
    else
      return std::string_view(part);
  };
  std::string message;
  (message.append(textOf(parts)), ...);
  fail(code, std::move(message));
}
template <typename... Parts> [[noreturn]] void failInvalid(const Parts &...parts) {
  fail(PJRT_Error_Code_INVALID_ARGUMENT, parts...);
}
template <typename... Parts> [[noreturn]] void failUnsupported(const Parts &...parts) {
  fail(PJRT_Error_Code_UNIMPLEMENTED, parts...);
}

} // namespace shlo::pjrt
