// Element functions of integers and predicates.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/elementwise_integer.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_functions-inl.h"

namespace shlo::exec::HWY_NAMESPACE {

template <typename F> constexpr NativeKernels integerKernels() {
  return forNative<ElementKernel>([]<ElementType type>() -> ElementKernel {
    if constexpr (isFloat(type) || isComplex(type))
      return nullptr;
    else
      return kernelOf<F, info(type).bits, Native<type>>();
  });
}

extern const ElementFunctions integerTable;
constexpr ElementFunctions integerTable = {{
#define SHLO_ELEMENT_FUNCTION(enumerator, ...) integerKernels<fn::enumerator>(),
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
}};

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {
const ElementFunctions *const integerFunctions[simdCount] = SHLO_PER_SIMD(integerTable);
} // namespace shlo::exec
#endif
