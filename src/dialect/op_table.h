// Dialects whose ops are rows of a table: they have no classes, and are loaded when a program asks for them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectInterface.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/Operation.h"

#include <string>

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
  // The elements of an op that is a constant of integers, up to `most`; false if it is none.
  virtual bool integersOf(mlir::Operation *op, int64_t most, llvm::SmallVectorImpl<int64_t> &values) const = 0;
  // The label of a rule of the op in this library's documents: "onnx_conv_r3".
  virtual std::string constraintOf(mlir::OperationName op, llvm::StringRef rule) const = 0;
  // The ops that end a region of an op of the dialect, and a function of such ops: "onnx.Yield", "onnx.Return".
  virtual llvm::StringRef regionEnd() const = 0;
  virtual llvm::StringRef functionEnd() const = 0;
  // Where an op is, for people: its name, and the graphs around it.
  virtual std::string placeOf(mlir::Operation *op) const = 0;
};

// Null if the op is not of such a dialect.
inline const OpTable *opTableOf(mlir::Dialect *dialect) {
  return dialect ? dialect->getRegisteredInterface<OpTable>() : nullptr;
}
inline const OpTable *opTableOf(mlir::Operation *op) { return opTableOf(op->getDialect()); }

// The dialect that a block without terminator is of, if it is such a one: its first op says so, or, without ops, a type
// of what it gives.
inline const OpTable *opTableOf(mlir::Block &block, mlir::TypeRange given) {
  if (!block.empty())
    return opTableOf(&block.front());
  for (mlir::Type type : given) {
    if (const OpTable *table = opTableOf(&type.getDialect()))
      return table;
    if (auto tensor = llvm::dyn_cast<mlir::TensorType>(type))
      if (const OpTable *table = opTableOf(&tensor.getElementType().getDialect()))
        return table;
  }
  return nullptr;
}

// The attributes of an op beside its properties, for those who write it down. Ops of such dialects keep names apart, for
// which no rule asks.
inline mlir::DictionaryAttr dictionaryOf(mlir::Operation *op) {
  return opTableOf(op) ? op->getAttrDictionary() : op->getDiscardableAttrDictionary();
}

// Adds all dialects of that kind. Defined by the room that has them.
void addTableDialects(mlir::DialectRegistry &registry);

} // namespace shlo
