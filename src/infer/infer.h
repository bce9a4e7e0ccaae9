// Result types of ops from their operands, attributes and regions (StableHLO specification, "Ops").
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/Operation.h"

#include "llvm/ADT/SmallVector.h"

namespace shlo {

// What ops are held to: the specification, or only to what the reference implementation checks of it
// (docs/conformance.md lists the differences). Nothing may be run that keeps no more than the latter.
enum class Strictness { Specification, Reference };

// The types `op` would have for operands of `operandTypes` (as many as it has operands, of the same kinds; they may be
// more static than those of the op). Where the operands or attributes break a rule, `finding` says which; without it,
// the op emits an error. For ops whose result shape depends on the value of an operand (dynamic_iota,
// dynamic_broadcast_in_dim, ...), `shapeOperand` gives that operand's value where it is known, else the extents stay as
// the op has them. Extents of region arguments are not looked at.
using ShapeValueFn = llvm::function_ref<bool(unsigned operandIndex, llvm::SmallVectorImpl<int64_t> &values)>;
llvm::LogicalResult inferResultTypes(mlir::Operation *op, mlir::TypeRange operandTypes, ShapeValueFn shapeOperand,
                                     llvm::SmallVectorImpl<mlir::Type> &results, Diagnostic *finding = nullptr);

} // namespace shlo
