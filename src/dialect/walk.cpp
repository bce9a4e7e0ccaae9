// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/walk.h"

namespace shlo {

// The first op in the regions from number `first` on.
static mlir::Operation *firstOp(mlir::Operation *owner, unsigned first) {
  for (unsigned i = first; i < owner->getNumRegions(); ++i)
    for (mlir::Block &block : owner->getRegion(i))
      if (!block.empty())
        return &block.front();
  return nullptr;
}

mlir::Operation *nextOp(mlir::Operation *op, mlir::Operation *root) {
  if (mlir::Operation *inner = firstOp(op, 0))
    return inner;
  for (; op != root; op = op->getParentOp()) {
    if (mlir::Operation *next = op->getNextNode())
      return next;
    mlir::Block *block = op->getBlock();
    mlir::Region *region = block->getParent();
    for (mlir::Block *next = block->getNextNode(); next; next = next->getNextNode())
      if (!next->empty())
        return &next->front();
    if (mlir::Operation *next = firstOp(region->getParentOp(), region->getRegionNumber() + 1))
      return next;
  }
  return nullptr;
}

} // namespace shlo
