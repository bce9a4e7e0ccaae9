// How entries of the API and of extensions are entered, and the list of extensions.
//
// An entry reads and writes as much of its arguments as the caller's struct_size covers, so clients of older and newer
// headers call the same functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plugin/objects.h"

#include <cstddef>
#include <cstring>

#include <xla/pjrt/c/pjrt_c_api_ffi_extension.h>
#include <xla/pjrt/c/pjrt_c_api_layouts_extension.h>
#include <xla/pjrt/c/pjrt_c_api_shardings_extension.h>

namespace shlo::plugin {

// Headers of 2025 state a size for this struct that leaves out its last field. XLA's client has the field nevertheless,
// behind it on the stack, and ends the process if the call fails (JAX 0.6).
template <typename Args> bool isMisstated(const Args *) { return false; }
inline bool isMisstated(const PJRT_Plugin_Attributes_Args *args) {
  constexpr uintptr_t frames = 64 << 10;
  return args->struct_size == offsetof(PJRT_Plugin_Attributes_Args, num_attributes) &&
         reinterpret_cast<uintptr_t>(args) - reinterpret_cast<uintptr_t>(__builtin_frame_address(0)) < frames;
}

// `whole` is the size of the struct in the header, `least` what the entry cannot do without.
template <typename Args, typename Answer>
PJRT_Error *enter(Args *args, size_t whole, size_t least, const char *name, Answer answer) noexcept {
  try {
    if (!args)
      fail(PJRT_Error_Code_INVALID_ARGUMENT, std::string("PJRT_") + name + ": args is NULL");
    const size_t size = args->struct_size;
    if (size >= whole || isMisstated(args)) {
      answer(*args);
      return nullptr;
    }
    if (size < least)
      fail(PJRT_Error_Code_INVALID_ARGUMENT, std::string("PJRT_") + name + "_Args has struct_size " +
                                                 std::to_string(size) + ", at least " + std::to_string(least) +
                                                 " is needed");
    Args copy{};
    std::memcpy(static_cast<void *>(&copy), args, size);
    answer(copy);
    std::memcpy(static_cast<void *>(args), &copy, size);
    return nullptr;
  } catch (...) {
    return errorOfException();
  }
}

// A function that is an entry: answer(PJRT_name_Args &) answers it. The handle is as entries.def says.
#define SHLO_ENTRY(name, handle, least)                                                                                \
  [](PJRT_##name##_Args *args) {                                                                                       \
    return enter(args, PJRT_##name##_Args_STRUCT_SIZE, least, #name, [](PJRT_##name##_Args &whole) {                   \
      need(whole.handle, #handle);                                                                                     \
      answer(whole);                                                                                                   \
    });                                                                                                                \
  }
#define SHLO_EXTENSION_ENTRY(name, handle) SHLO_ENTRY(name, handle, PJRT_##name##_Args_STRUCT_SIZE)

// The extensions, of which each leads to the next one.
extern PJRT_FFI_Extension ffiExtension;
extern PJRT_Layouts_Extension layoutsExtension;
extern PJRT_Shardings_Extension shardingsExtension;

} // namespace shlo::plugin
