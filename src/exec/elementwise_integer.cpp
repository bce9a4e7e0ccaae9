// Element functions of integers and predicates.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/elementwise_integer.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_functions-inl.h"

namespace shlo::exec::HWY_NAMESPACE {

// In the order of ElementType.
#define SHLO_ROW(F)                                                                                                    \
  {kernelOf<F, 1, Bool>(),      kernelOf<F, 2, int8_t>(),    kernelOf<F, 4, int8_t>(),    kernelOf<F, 8, int8_t>(),    \
   kernelOf<F, 16, int16_t>(),  kernelOf<F, 32, int32_t>(),  kernelOf<F, 64, int64_t>(),  kernelOf<F, 2, uint8_t>(),   \
   kernelOf<F, 4, uint8_t>(),   kernelOf<F, 8, uint8_t>(),   kernelOf<F, 16, uint16_t>(), kernelOf<F, 32, uint32_t>(), \
   kernelOf<F, 64, uint64_t>()}

extern const IntegerFunctions integerTable;
constexpr IntegerFunctions integerTable = {{
#define SHLO_ELEMENT_FUNCTION(enumerator, ...) SHLO_ROW(fn::enumerator),
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
}};

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {
const IntegerFunctions *const integerFunctions[simdCount] = SHLO_PER_SIMD(integerTable);
} // namespace shlo::exec
#endif
