// A radix sort of one long line by all threads of a pool. It is stable, so its result is that of one thread.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/parallel.h"

#include <numeric>
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

using DigitCounts = std::array<int64_t, 256>;

// Sorts by the bits of the entries from `lowest` on. Returns the one of the two arrays that has the sorted entries, or
// null if the watch stops the run. There are `chunks` counts.
template <typename Entry>
Entry *sortTogether(const KernelArguments &arguments, Entry *entries, Entry *other, int64_t n, unsigned lowest,
                    unsigned bits, int64_t chunks, DigitCounts *counts, Watch &watch) {
  // Calls visit(entry, counts of the chunk) for all entries.
  auto visitEntries = [&](unsigned shift, auto visit) {
    Status status = forChunks(arguments, chunks, [&](int64_t chunk, char *, Watch &own) {
      const int64_t first = chunkBegin(n, chunks, chunk), length = chunkBegin(n, chunks, chunk + 1) - first;
      return own.pieces(length, 4, [&](int64_t begin, int64_t end) {
        for (int64_t i = first + begin; i < first + end; ++i)
          visit(entries[i], counts[chunk][size_t(entries[i] >> shift) & 255]);
      });
    });
    return status ? true : watch.stop(std::move(status));
  };
  for (unsigned shift = lowest; shift < lowest + bits; shift += 8) {
    std::fill(counts, counts + chunks, DigitCounts{});
    if (!visitEntries(shift, [](const Entry &, int64_t &count) { ++count; }))
      return nullptr;
    int64_t sum = 0;
    bool isMoved = false;
    for (size_t digit = 0; digit < 256; ++digit) {
      const int64_t before = sum;
      for (int64_t chunk = 0; chunk < chunks; ++chunk) {
        const int64_t count = counts[chunk][digit];
        counts[chunk][digit] = sum;
        sum += count;
      }
      isMoved |= sum != before && sum - before != n;
    }
    if (!isMoved)
      continue;
    if (!visitEntries(shift, [&](const Entry &entry, int64_t &place) { other[place++] = entry; }))
      return nullptr;
    std::swap(entries, other);
  }
  return entries;
}

} // namespace shlo::exec
