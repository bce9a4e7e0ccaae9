// Element functions of f32 and f64.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/elementwise_float.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_functions-inl.h"

namespace shlo::exec::HWY_NAMESPACE {

extern const FloatFunctions floatTable;
constexpr FloatFunctions floatTable = {{
#define SHLO_ELEMENT_FUNCTION(enumerator, ...)                                                                         \
  {kernelOf<fn::enumerator, 32, float>(), kernelOf<fn::enumerator, 64, double>()},
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
}};

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {
const FloatFunctions *const floatFunctions[simdCount] = SHLO_PER_SIMD(floatTable);
} // namespace shlo::exec
#endif
