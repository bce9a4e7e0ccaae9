// The dialect tensor: the custom parts of its ops' text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/shapes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

// No program has many of these ops: their code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

using namespace shlo::shapes;
using llvm::StringRef;
using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::Operation;
using mlir::ParseResult;
using mlir::RankedTensorType;
using mlir::Type;
using mlir::TypeRange;

#include "opset/tensor_dialect.cpp.inc"

void TensorDialect::initialize() {
  allowUnknownOperations();
  addOperations<
#define GET_OP_LIST
#include "opset/tensor_op.cpp.inc"
      >();
}

void DimOp::getAsmResultNames(mlir::OpAsmSetValueNameFn setName) { setName(getResult(), "dim"); }
void FromElementsOp::getAsmResultNames(mlir::OpAsmSetValueNameFn setName) { setName(getResult(), "from_elements"); }
void ExtractOp::getAsmResultNames(mlir::OpAsmSetValueNameFn setName) { setName(getResult(), "extracted"); }
void InsertOp::getAsmResultNames(mlir::OpAsmSetValueNameFn setName) { setName(getResult(), "inserted"); }
void CastOp::getAsmResultNames(mlir::OpAsmSetValueNameFn setName) { setName(getDest(), "cast"); }

namespace {

Type elementOf(Type type) {
  auto tensor = llvm::dyn_cast_or_null<RankedTensorType>(type);
  return tensor ? tensor.getElementType() : Type();
}
ParseResult parseTensor(OpAsmParser &parser, Type &tensor) {
  const llvm::SMLoc place = parser.getCurrentLocation();
  if (parser.parseType(tensor))
    return mlir::failure();
  if (!elementOf(tensor))
    return parser.emitError(place, "expected a ranked tensor");
  return mlir::success();
}

ParseResult parseOfElements(OpAsmParser &parser, llvm::SmallVectorImpl<Type> &elements,
                            llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands, Type &tensor) {
  if (parseTensor(parser, tensor))
    return mlir::failure();
  elements.assign(operands.size(), elementOf(tensor));
  return mlir::success();
}
void printOfElements(OpAsmPrinter &printer, Operation *, TypeRange, mlir::OperandRange, Type tensor) {
  printer << tensor;
}

ParseResult parseOfElement(OpAsmParser &parser, Type &tensor, Type &element) {
  if (parseTensor(parser, tensor))
    return mlir::failure();
  element = elementOf(tensor);
  return mlir::success();
}
void printOfElement(OpAsmPrinter &printer, Operation *, Type tensor, Type) { printer << tensor; }

ParseResult parseInserted(OpAsmParser &parser, Type &tensor, Type &element, Type &result) {
  result = nullptr;
  if (parseOfElement(parser, tensor, element))
    return mlir::failure();
  result = tensor;
  return mlir::success();
}
void printInserted(OpAsmPrinter &printer, Operation *, Type tensor, Type, Type) { printer << tensor; }

} // namespace

#define GET_OP_CLASSES
#include "opset/tensor_op.cpp.inc"

#pragma clang attribute pop
