// Visits all ops of a program without a function of MLIR on the stack, so that it can stop.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/work.h"

#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"

namespace shlo {

// The op that follows in the text of `root`; null after the last one. It needs no memory of its own, however deeply
// regions are nested.
mlir::Operation *nextOp(mlir::Operation *op, mlir::Operation *root);

// Fetches the op behind this one into the caches, while this one is being looked at: programs are larger than caches,
// and a walk would wait for most ops. An op lies between its results and its operands.
inline void prefetchNext(mlir::Operation &op) {
  // Operation::getNextNode would look at it. There may be none.
  constexpr uintptr_t line = 64;
  const auto next = reinterpret_cast<uintptr_t>(std::next(op.getIterator()).getNodePtr());
  for (uintptr_t at = next - line; at != next + 3 * line; at += line)
    __builtin_prefetch(reinterpret_cast<const void *>(at));
}

// Calls visit(op) for `root` and every op in it, outer ones first. Throws if the work must end (checkWork). `visit` may
// change the op, but neither erase it nor move it.
template <typename Visit> void forEachOp(mlir::Operation *root, Visit &&visit) {
  for (mlir::Operation *op = root; op; op = nextOp(op, root)) {
    checkWork();
    visit(op);
  }
  checkWork();
}

} // namespace shlo
