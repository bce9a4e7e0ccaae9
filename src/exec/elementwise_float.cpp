// Element functions of f32 and f64.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/elementwise_float.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_functions-inl.h"

namespace shlo::exec::HWY_NAMESPACE {

template <typename F> constexpr NativeKernels floatKernels() {
  return forNative<ElementKernel>([]<ElementType type>() -> ElementKernel {
    if constexpr (isFloat(type))
      return kernelOf<F, info(type).bits, Native<type>>();
    else
      return nullptr;
  });
}

extern const ElementFunctions floatTable;
constexpr ElementFunctions floatTable = {{
#define SHLO_ELEMENT_FUNCTION(enumerator, ...) floatKernels<fn::enumerator>(),
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
}};

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {
const ElementFunctions *const floatFunctions[simdCount] = SHLO_PER_SIMD(floatTable);
} // namespace shlo::exec
#endif
