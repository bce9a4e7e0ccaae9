// What the ops' records say for rewrites (src/opset/base.td, "Rewriting").
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace shlo::passes {

// Elements that functions of two operands treat in a special way.
enum class Identity : uint8_t { No, Zero, PlusZero, One, AllOnes, Least, Greatest };

enum class FoldKind : uint8_t { Never, Computes, ComputesFinite, Multiplies, Moves, Picks, Repeats };

// Whether an op whose operands have these values may be folded.
using FoldCondition = bool (*)(mlir::Operation *op, llvm::ArrayRef<mlir::ElementsAttr> operands);

struct OpFacts {
  llvm::StringLiteral name;
  Identity neutral, absorbing, ofEquals;
  bool isIdempotent, isCommutative, sameTypeIsIdentity;
  FoldKind folding;
  FoldCondition condition; // null: always
};

// Null if its record says nothing for rewrites.
const OpFacts *factsOf(mlir::OperationName name);
inline const OpFacts *factsOf(mlir::Operation *op) { return factsOf(op->getName()); }

// Whether all elements of the constant are that one. A zero of the other sign is one, too, if `anyZero`.
bool isSplatOf(mlir::ElementsAttr value, Identity identity, bool anyZero);
// The constant of that type; null if the type has no such element.
mlir::ElementsAttr splatOf(mlir::ShapedType type, Identity identity);
// Likewise with zeros, false, or +0.
inline mlir::ElementsAttr zerosOf(mlir::ShapedType type) { return splatOf(type, Identity::PlusZero); }

} // namespace shlo::passes
