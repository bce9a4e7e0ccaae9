// How entries of the API and of extensions are entered, and the list of extensions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "pjrt/structs.h"
#include "plugin/objects.h"

#include <cstddef>

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

template <typename Args, typename Answer>
PJRT_Error *enter(Args *args, size_t whole, size_t least, const char *name, Answer &&answer) noexcept {
  try {
    pjrt::answerWith(args, whole, least, name, args && isMisstated(args), answer);
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
