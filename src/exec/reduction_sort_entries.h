// Sorting and selecting entries: unsigned integers that order as elements do, with the element's position in the low
// bits, so that no two are equal.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"
#include "exec/reduction_sort_keys.h"

#include <utility>

namespace shlo::exec {

template <typename Entry> inline void orderPair(Entry &a, Entry &b) {
  const Entry least = b < a ? b : a, greatest = b < a ? a : b;
  a = least;
  b = greatest;
}

// A network of 19 comparisons.
template <typename Entry> inline void sortEight(Entry *e) {
  constexpr uint8_t pairs[19][2] = {{0, 2}, {1, 3}, {4, 6}, {5, 7}, {0, 4}, {1, 5}, {2, 6}, {3, 7}, {0, 1}, {2, 3},
                                    {4, 5}, {6, 7}, {2, 4}, {3, 5}, {1, 4}, {3, 6}, {1, 2}, {3, 4}, {5, 6}};
  Entry v[8];
  for (int i = 0; i < 8; ++i)
    v[i] = e[i];
#pragma clang loop unroll(full)
  for (const uint8_t (&pair)[2] : pairs)
    orderPair(v[pair[0]], v[pair[1]]);
  for (int i = 0; i < 8; ++i)
    e[i] = v[i];
}

// Merges two runs of `length` entries each from both ends, which needs no bounds: either end takes `length` entries.
template <typename Entry> inline void mergeEqualRuns(const Entry *from, int64_t length, Entry *to) {
  const Entry *left = from, *right = from + length, *leftEnd = right - 1, *rightEnd = right + length - 1;
  Entry *end = to + 2 * length - 1;
  for (int64_t i = 0; i < length; ++i) {
    const bool isRight = *right < *left;
    *to++ = isRight ? *right : *left;
    right += isRight;
    left += !isRight;
    const bool isLeft = *rightEnd < *leftEnd;
    *end-- = isLeft ? *leftEnd : *rightEnd;
    leftEnd -= isLeft;
    rightEnd -= !isLeft;
  }
}

template <typename Entry>
inline void mergeRuns(const Entry *left, const Entry *leftEnd, const Entry *right, const Entry *rightEnd, Entry *to) {
  while (left < leftEnd && right < rightEnd) {
    const bool isRight = *right < *left;
    *to++ = isRight ? *right : *left;
    right += isRight;
    left += !isRight;
  }
  while (left < leftEnd)
    *to++ = *left++;
  while (right < rightEnd)
    *to++ = *right++;
}

// A merge sort without branches that depend on entries. Returns the one of the two arrays that has the result.
template <typename Entry> Entry *sortShort(Entry *entries, Entry *other, int64_t n) {
  int64_t start = 0;
  for (; start + 8 <= n; start += 8)
    sortEight(entries + start);
  for (int64_t i = start + 1; i < n; ++i)
    for (int64_t j = i; j > start && entries[j] < entries[j - 1]; --j)
      std::swap(entries[j], entries[j - 1]);
  for (int64_t width = 8; width < n; width *= 2) {
    for (int64_t at = 0; at < n; at += 2 * width) {
      const int64_t middle = std::min(at + width, n), end = std::min(middle + width, n);
      if (end - at == 2 * width)
        mergeEqualRuns(entries + at, width, other + at);
      else
        mergeRuns(entries + at, entries + middle, entries + middle, entries + end, other + at);
    }
    std::swap(entries, other);
  }
  return entries;
}

// Codes of a row of keys, to select the least ones. All numbers are those that `SortKey::visit` gives.
struct SelectKernels {
  // minima[g]: the least code of the elements g, g + groups, ... `groups` is a multiple of 32, at most n.
  void (*groupMinima)(const SortKey &key, const char *values, int64_t n, int64_t groups, char *minima);
  // Writes the positions from `begin` on whose codes are at most `bound`, until there may be more than `capacity`.
  // Returns how many it has written, and where it has ended.
  std::pair<int64_t, int64_t> (*collect)(const SortKey &key, const char *values, int64_t begin, int64_t end,
                                         uint64_t bound, int64_t *positions, int64_t capacity);
  static constexpr int64_t block = 64; // least capacity
};
// Null if the instruction set has none.
const SelectKernels *selectKernels(Simd simd);

} // namespace shlo::exec
