// A sort of one long line by all threads of a pool: runs, whose number depends on the line's length, and their merges.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/parallel.h"
#include "exec/reduction_sort_entries.h"

#include <algorithm>
#include <utility>

namespace shlo::exec {

// Calls visit(begin, end) for pieces of [0, n), by all threads in `chunks`. False if the watch stops the run.
template <typename Visit>
bool visitTogether(const KernelArguments &arguments, int64_t n, int64_t chunks, Watch &watch, const Visit &visit) {
  if (!arguments.workers || chunks <= 1)
    return watch.pieces(n, 4, visit);
  Status status = forChunks(arguments, chunks, [&](int64_t chunk, char *, Watch &own) {
    const int64_t first = chunkBegin(n, chunks, chunk), length = chunkBegin(n, chunks, chunk + 1) - first;
    return own.pieces(length, 4, [&](int64_t begin, int64_t end) { visit(first + begin, first + end); });
  });
  return status ? true : watch.stop(std::move(status));
}

// The number of entries of `left` among the first `count` of both runs merged. No two entries are equal.
template <typename Entry>
int64_t ofLeft(const Entry *left, int64_t leftCount, const Entry *right, int64_t rightCount, int64_t count) {
  int64_t low = std::max<int64_t>(0, count - rightCount), high = std::min(count, leftCount);
  while (low < high) {
    const int64_t middle = (low + high) / 2;
    if (left[middle] < right[count - 1 - middle])
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

// Where a run begins: a pair of runs is one of half as many.
inline int64_t runBegin(int64_t n, int64_t runs, int64_t run) { return n * run / runs; }

// Merges pairs of sorted runs. Chunks are equal parts of the result of each pair, so that the last merge is shared, too.
template <typename Entry>
bool mergeTogether(const KernelArguments &arguments, const Entry *from, Entry *to, int64_t n, int64_t runs,
                   int64_t chunks, Watch &watch) {
  const int64_t pairs = runs / 2, ofPair = std::max<int64_t>(1, chunks / pairs);
  return forChunks(arguments, pairs * ofPair, watch, [&](int64_t chunk, char *, Watch &own) {
    const int64_t pair = chunk / ofPair, part = chunk % ofPair, first = runBegin(n, runs, 2 * pair),
                  middle = runBegin(n, runs, 2 * pair + 1), last = runBegin(n, runs, 2 * pair + 2);
    const Entry *const left = from + first, *const right = from + middle;
    auto split = [&](int64_t count) { return ofLeft(left, middle - first, right, last - middle, count); };
    const int64_t begin = chunkBegin(last - first, ofPair, part), end = chunkBegin(last - first, ofPair, part + 1);
    const int64_t leftBegin = split(begin), leftEnd = split(end);
    mergeRuns(left + leftBegin, left + leftEnd, right + (begin - leftBegin), right + (end - leftEnd),
              to + first + begin);
    return own.proceed(4 * (end - begin));
  });
}

// Sorts runs by sortRun(run, spare, n, watch), which returns the one of the two arrays that has the result, and merges
// them. Returns the one of `entries` and `other` that has all, or null if the watch stops the run.
template <typename Entry, typename SortRun>
Entry *sortTogether(const KernelArguments &arguments, Entry *entries, Entry *other, int64_t n, int64_t runs,
                    int64_t chunks, Watch &watch, const SortRun &sortRun) {
  const bool isSorted = forChunks(arguments, runs, watch, [&](int64_t run, char *, Watch &own) {
    const int64_t first = runBegin(n, runs, run), length = runBegin(n, runs, run + 1) - first;
    Entry *const sorted = sortRun(entries + first, other + first, length, own);
    if (sorted == other + first)
      std::copy(sorted, sorted + length, entries + first);
    return sorted != nullptr;
  });
  if (!isSorted)
    return nullptr;
  for (; runs > 1; runs /= 2, std::swap(entries, other))
    if (!mergeTogether(arguments, entries, other, n, runs, chunks, watch))
      return nullptr;
  return entries;
}

} // namespace shlo::exec
