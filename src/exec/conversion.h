// Converts elements from one type to another, through f32 where no kernel does it at once.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"
#include "exec/parallel.h"

#include <algorithm>

namespace shlo::exec {

class Conversion {
public:
  static constexpr double nanoseconds = 0.25; // of an element, an estimate

  Conversion() = default;
  Conversion(Simd simd, ElementType from, ElementType to);

  bool needed() const { return direct; }
  // Of an element.
  int64_t bytesBefore() const { return int64_t(fromBytes); }
  int64_t bytes() const { return int64_t(toBytes); }
  void convert(const char *from, char *to, int64_t n) const;
  // False if the watch stops the run.
  bool run(const char *from, char *to, int64_t n, Watch &watch) const {
    return watch.pieces(n, 1, [&](int64_t begin, int64_t end) {
      convert(from + begin * int64_t(fromBytes), to + begin * int64_t(toBytes), end - begin);
    });
  }
  // The same by the threads of a pool.
  bool run(const KernelArguments &arguments, const KernelChoice &choice, const char *from, char *to, int64_t n,
           Watch &watch) const {
    const int64_t chunks = chunksOf(choice, n, nanoseconds);
    if (chunks <= 1 || !arguments.workers)
      return run(from, to, n, watch);
    return forChunks(arguments, chunks, watch, [&](int64_t chunk, char *, Watch &ofChunk) {
      const int64_t begin = chunkBegin(n, chunks, chunk), count = chunkBegin(n, chunks, chunk + 1) - begin;
      return run(from + begin * int64_t(fromBytes), to + begin * int64_t(toBytes), count, ofChunk);
    });
  }
  // Whether threads can share it.
  bool isShared(const KernelChoice &choice, int64_t n) const {
    return needed() && chunksOf(choice, n, nanoseconds) > 1;
  }

private:
  ElementKernel first = nullptr, direct = nullptr;
  size_t fromBytes = 0, toBytes = 0;
};

} // namespace shlo::exec
