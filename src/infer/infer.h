// Infers the result types of ops from their operands, attributes and regions (StableHLO specification, "Ops").
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/Operation.h"

#include "llvm/ADT/SmallVector.h"

namespace shlo {

// The rules to check: those of the specification, or only those that the reference implementation checks
// (docs/conformance.md lists the differences). A module that satisfies only the latter must not run.
enum class Strictness { Specification, Reference };

// The result types of `op` for operands of `operandTypes`: as many as it has operands, of the same kinds, possibly more
// static. If the operands or attributes violate a rule, `finding` receives it; without `finding`, the op emits an
// error. If the result shape depends on the value of an operand (dynamic_iota, dynamic_broadcast_in_dim, ...),
// `shapeOperand` returns that value if it is known; otherwise the extents are those that the op declares. Extents of
// region arguments are ignored.
using ShapeValueFn = llvm::function_ref<bool(unsigned operandIndex, llvm::SmallVectorImpl<int64_t> &values)>;
llvm::LogicalResult inferResultTypes(mlir::Operation *op, mlir::TypeRange operandTypes, ShapeValueFn shapeOperand,
                                     llvm::SmallVectorImpl<mlir::Type> &results, Diagnostic *finding = nullptr);

// The value of an integer constant of this library's dialects. False if the op (nullable) is none, or has more elements
// than any shape.
bool integersOf(mlir::Operation *constant, llvm::SmallVectorImpl<int64_t> &values);
// The same of the value of a constant, of at most `most` elements. What is above INT64_MAX counts as that.
bool integersOf(mlir::Attribute constant, int64_t most, llvm::SmallVectorImpl<int64_t> &values);

} // namespace shlo
