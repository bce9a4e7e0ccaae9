// Dialects whose ops are rows of a table: they register none of them, and are loaded when a program asks for them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/DialectInterface.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/Operation.h"

namespace shlo {

namespace infer {
class InferenceContext;
// Runs the rules of the op that the context has entered.
using Rules = llvm::LogicalResult (*)(mlir::Operation *op, InferenceContext &context);
} // namespace infer

class OpTable : public mlir::DialectInterface::Base<OpTable> {
public:
  explicit OpTable(mlir::Dialect *dialect) : Base(dialect) {}

  // Whether the dialect has an op of that name: "onnx.Add".
  virtual bool has(llvm::StringRef op) const = 0;
  // Null if the op has no rules.
  virtual infer::Rules rulesOf(mlir::OperationName op) const = 0;
};

// Null if the op is not of such a dialect.
inline const OpTable *opTableOf(mlir::Dialect *dialect) {
  return dialect ? dialect->getRegisteredInterface<OpTable>() : nullptr;
}
inline const OpTable *opTableOf(mlir::Operation *op) { return opTableOf(op->getDialect()); }

// Adds all dialects of that kind. Defined by the room that has them.
void addTableDialects(mlir::DialectRegistry &registry);

} // namespace shlo
