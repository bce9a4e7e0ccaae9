// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/tool_dialects.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"

#include "opset/check_dialect.cpp.inc"
#include "opset/interpreter_dialect.cpp.inc"

#define GET_OP_CLASSES
#include "opset/check_op.cpp.inc"
#define GET_OP_CLASSES
#include "opset/interpreter_op.cpp.inc"

namespace shlo {

void check::CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "opset/check_op.cpp.inc"
      >();
}

void interpreter::InterpreterDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "opset/interpreter_op.cpp.inc"
      >();
}

void loadToolDialects(mlir::MLIRContext &context) {
  context.getOrLoadDialect<check::CheckDialect>();
  context.getOrLoadDialect<interpreter::InterpreterDialect>();
}

// Replicas are rows of equal length, and each program is a function of the module. Operands and results are those of
// all functions together.
llvm::LogicalResult interpreter::RunParallelOp::verify() {
  auto module = (*this)->getParentOfType<mlir::ModuleOp>();
  auto functionOf = [&](mlir::Attribute name) -> mlir::func::FuncOp {
    auto symbol = llvm::dyn_cast<mlir::FlatSymbolRefAttr>(name);
    return symbol && module ? module.lookupSymbol<mlir::func::FuncOp>(symbol.getAttr()) : nullptr;
  };
  if (getPrograms().empty())
    return emitOpError("attribute 'programs' is empty; it has a row of functions for each replica");
  size_t columns = 0, inputs = 0, results = 0;
  bool isFirst = true;
  for (mlir::Attribute row : getPrograms()) {
    auto names = llvm::dyn_cast<mlir::ArrayAttr>(row);
    if (!names || names.empty())
      return emitOpError("attribute 'programs' has a row that is no list of functions");
    if (!isFirst && names.size() != columns)
      return emitOpError("attribute 'programs' has rows of ") << columns << " and of " << names.size() << " functions";
    columns = names.size();
    isFirst = false;
    for (mlir::Attribute name : names.getValue()) {
      mlir::func::FuncOp function = functionOf(name);
      if (!function)
        return emitOpError("there is no function ") << name;
      inputs += function.getNumArguments();
      results += function.getNumResults();
    }
  }
  if (inputs != getInputs().size())
    return emitOpError("has ") << getInputs().size() << " operands, but the functions have " << inputs << " arguments";
  if (results != getResults().size())
    return emitOpError("has ") << getResults().size() << " results, but the functions have " << results;
  const std::optional<mlir::ArrayAttr> infeed = getInfeed();
  if (!infeed)
    return mlir::success();
  if (infeed->empty())
    return emitOpError("attribute 'infeed' is empty; it is left out if nothing is fed");
  for (mlir::Attribute name : infeed->getValue()) {
    mlir::func::FuncOp function = functionOf(name);
    if (!function)
      return emitOpError("there is no function ") << name;
    if (function.getNumArguments() != 0)
      return emitOpError("function ") << name << " feeds values, so it has no arguments";
    if (function.getNumResults() != 1 || !llvm::isa<mlir::TensorType>(function.getResultTypes()[0]))
      return emitOpError("function ") << name << " feeds a value, so it returns one tensor";
  }
  return mlir::success();
}

} // namespace shlo
