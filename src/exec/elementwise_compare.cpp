// Comparisons and selection.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/elementwise_compare.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_compare-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// `U` is the unsigned integer of the element's size.
template <typename U> void mapSelect(const char *const *inputs, char *output, int64_t n, int64_t) {
  auto *p = reinterpret_cast<const Loose<uint8_t> *>(inputs[0]);
  auto *a = reinterpret_cast<const Loose<U> *>(inputs[1]);
  auto *b = reinterpret_cast<const Loose<U> *>(inputs[2]);
  auto *r = reinterpret_cast<Loose<U> *>(output);
#pragma clang loop vectorize(assume_safety)
  for (int64_t i = 0; i < n; ++i) {
    const U yes = a[i], no = b[i];
    r[i] = p[i] != 0 ? yes : no;
  }
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

namespace shlo::exec::HWY_NAMESPACE {

template <typename Test, typename Order> constexpr NativeKernels compareKernels() {
  return forNative<ElementKernel>([]<ElementType type>() -> ElementKernel {
    return kernelOf<Compare<Test, Order>, 8 * byteSize(type), Native<type>>();
  });
}
#define SHLO_DIRECTION(test)                                                                                           \
  {compareKernels<test, PlainOrder>(), compareKernels<test, TotalOrder>(), compareKernels<test, WeakOrder>()}

// In the order of CompareDirection.
extern const Comparisons comparisonTable;
constexpr Comparisons comparisonTable = {
    {SHLO_DIRECTION(Equal), SHLO_DIRECTION(NotEqual), SHLO_DIRECTION(GreaterEqual), SHLO_DIRECTION(Greater),
     SHLO_DIRECTION(LessEqual), SHLO_DIRECTION(Less)},
    {mapSelect<uint8_t>, mapSelect<uint16_t>, mapSelect<uint32_t>, mapSelect<uint64_t>, mapSelect<unsigned __int128>}};

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {
const Comparisons *const comparisons[simdCount] = SHLO_PER_SIMD(comparisonTable);
} // namespace shlo::exec
#endif
