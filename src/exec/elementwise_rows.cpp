// Reductions of contiguous elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/elementwise_rows.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_functions-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// Many accumulators, joined pairwise at the end, are faster and more accurate than one.
template <typename F, int Bits, typename T> void reduceRow(const char *input, int64_t n, char *accumulator) {
  constexpr int64_t lanes = 128 / sizeof(T);
  auto *a = reinterpret_cast<const Loose<T> *>(input);
  auto *result = reinterpret_cast<Loose<T> *>(accumulator);
  T total = *result;
  int64_t i = 0;
  if (n >= lanes) {
    T sums[lanes];
    for (int64_t j = 0; j < lanes; ++j)
      sums[j] = a[j];
    for (i = lanes; i + lanes <= n; i += lanes)
      for (int64_t j = 0; j < lanes; ++j)
        sums[j] = F::template apply<Bits>(sums[j], T(a[i + j]));
    for (int64_t half = lanes / 2; half > 0; half /= 2)
      for (int64_t j = 0; j < half; ++j)
        sums[j] = F::template apply<Bits>(sums[j], sums[j + half]);
    total = F::template apply<Bits>(total, sums[0]);
  }
  for (; i < n; ++i)
    total = F::template apply<Bits>(total, T(a[i]));
  *result = wrap<Bits>(total);
}

template <typename F, int Bits, typename T> constexpr RowKernel rowOf() {
  if constexpr (!isComplexNumber<T> && IsBinary<F, Bits, T>)
    return reduceRow<F, Bits, T>;
  else
    return nullptr;
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

namespace shlo::exec::HWY_NAMESPACE {

// Elements are combined out of order, so the function must be associative and commutative.
template <typename F, plan::ElementFunction function> constexpr std::array<RowKernel, nativeTypes> rowsOf() {
  return forNative<RowKernel>([]<ElementType type>() -> RowKernel {
    if constexpr (plan::info(function).isAssociative() && plan::info(function).isCommutative)
      return rowOf<F, info(type).bits, Native<type>>();
    else
      return nullptr;
  });
}

extern const RowReductions rowTable;
constexpr RowReductions rowTable = {{
#define SHLO_ELEMENT_FUNCTION(enumerator, ...) rowsOf<fn::enumerator, plan::ElementFunction::enumerator>(),
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
}};

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {
const RowReductions *const rowReductions[simdCount] = SHLO_PER_SIMD(rowTable);
} // namespace shlo::exec
#endif
