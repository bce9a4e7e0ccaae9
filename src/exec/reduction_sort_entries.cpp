// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/reduction_sort_entries.h"

#include "exec/elementwise_simd.h"
#include "exec/numbers.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/reduction_sort_entries.cpp"
#include "hwy/foreach_target.h"
#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// Codes are kept in memory that does not alias the row, so that the loops become vectors.
constexpr int64_t block = SelectKernels::block, part = 16;

template <typename Number, typename Code>
HWY_INLINE void findMinima(Code code, const Loose<Number> *row, int64_t n, int64_t groups, Number *minima) {
  for (int64_t g = 0; g < groups; ++g)
    minima[g] = code(Number(row[g]));
  int64_t at = groups;
  for (; at + groups <= n; at += groups)
    for (int64_t g = 0; g < groups; g += 32)
      for (int64_t i = g; i < g + 32; ++i) {
        const Number found = code(Number(row[at + i])), least = minima[i];
        minima[i] = found < least ? found : least;
      }
  for (int64_t i = 0; at + i < n; ++i)
    minima[i] = std::min(minima[i], code(Number(row[at + i])));
}

template <typename Number, typename Code>
HWY_INLINE std::pair<int64_t, int64_t> collectCodes(Code code, const Loose<Number> *row, int64_t begin, int64_t end,
                                                    Number bound, int64_t *positions, int64_t capacity) {
  int64_t count = 0;
  for (; begin + block <= end && count + block <= capacity; begin += block) {
    Number codes[block];
    for (int64_t i = 0; i < block; ++i)
      codes[i] = code(Number(row[begin + i]));
    auto hasAny = [&](int64_t from, int64_t to) HWY_ATTR {
      Number any = 0;
      for (int64_t i = from; i < to; ++i)
        any = Number(any | Number(codes[i] <= bound));
      return any != 0;
    };
    if (!hasAny(0, block))
      continue;
    for (int64_t j = 0; j < block; j += part)
      if (hasAny(j, j + part))
        for (int64_t i = j; i < j + part; ++i) {
          positions[count] = begin + i;
          count += codes[i] <= bound;
        }
  }
  for (; begin < end && begin + block > end && count < capacity; ++begin) {
    positions[count] = begin;
    count += code(Number(row[begin])) <= bound;
  }
  return {count, begin};
}

void groupMinima(const SortKey &key, const char *values, int64_t n, int64_t groups, char *minima) {
  key.visit([&](auto code, auto number) HWY_ATTR {
    using Number = decltype(number);
    findMinima<Number>(code, reinterpret_cast<const Loose<Number> *>(values), n, groups,
                       reinterpret_cast<Number *>(minima));
  });
}

std::pair<int64_t, int64_t> collect(const SortKey &key, const char *values, int64_t begin, int64_t end, uint64_t bound,
                                    int64_t *positions, int64_t capacity) {
  std::pair<int64_t, int64_t> found;
  key.visit([&](auto code, auto number) HWY_ATTR {
    using Number = decltype(number);
    found = collectCodes<Number>(code, reinterpret_cast<const Loose<Number> *>(values), begin, end, Number(bound),
                                 positions, capacity);
  });
  return found;
}

constexpr SelectKernels makeSelection() {
  if constexpr (SHLO_IS_RARE)
    return {};
  else
    return {groupMinima, collect};
}
extern const SelectKernels selectTable;
constexpr SelectKernels selectTable = makeSelection();

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shlo::exec {

static const SelectKernels *const selectTables[simdCount] = SHLO_PER_SIMD(selectTable);

const SelectKernels *selectKernels(Simd simd) {
  const SelectKernels *kernels = selectTables[size_t(simd)];
  return kernels->collect ? kernels : nullptr;
}

} // namespace shlo::exec
#endif
