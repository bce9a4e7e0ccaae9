// A handler as one writes them for XLA, with the C++ headers of its FFI. 13_xla_ffi.c calls it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <xla/ffi/api/ffi.h>

#include <cstdint>
#include <string_view>

namespace ffi = xla::ffi;

static ffi::Error scale(float factor, std::string_view mode, bool negate, int64_t shift, ffi::Buffer<ffi::F32> x,
                        ffi::ResultBuffer<ffi::F32> y) {
  if (mode != "linear")
    return ffi::Error::InvalidArgument("mode must be linear");
  for (size_t i = 0; i < x.element_count(); ++i) {
    const float value = factor * x.typed_data()[i] + float(shift);
    y->typed_data()[i] = negate ? -value : value;
  }
  return ffi::Error::Success();
}

XLA_FFI_DEFINE_HANDLER_SYMBOL(Scale, scale,
                              ffi::Ffi::Bind()
                                  .Attr<float>("factor")
                                  .Attr<std::string_view>("mode")
                                  .Attr<bool>("negate")
                                  .Attr<int64_t>("shift")
                                  .Arg<ffi::Buffer<ffi::F32>>()
                                  .Ret<ffi::Buffer<ffi::F32>>());
