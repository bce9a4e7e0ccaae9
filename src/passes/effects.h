// Which ops do nothing but compute their results.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Operation.h"

#include "llvm/ADT/DenseMap.h"

namespace shlo::passes {

// Remembers what it found out about each name of an op.
class Effects {
public:
  // `assumePure`: ops that say nothing about their effects have none: calls, composites, and custom calls without
  // has_side_effect.
  explicit Effects(bool assumePure = false) : assumePure(assumePure) {}

  // Whether the op, with all ops in its regions, has no effects. An infinite loop is none.
  bool areNone(mlir::Operation *op);
  // Whether the op can be erased: nothing uses its results, and it has no effects.
  bool isErasable(mlir::Operation *op) { return op->use_empty() && isMovable(op) && areNone(op); }

private:
  enum class Kind : uint8_t { None, OfNestedOps, Stated, Some };
  Kind kindOf(mlir::Operation *op);
  static bool isMovable(mlir::Operation *op);
  bool isNone(Kind kind, mlir::Operation *op) const;

  const bool assumePure;
  llvm::DenseMap<const void *, Kind> kinds; // by name
};

} // namespace shlo::passes
