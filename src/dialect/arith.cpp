// The dialect arith: the custom parts of its ops' text.
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

#include "opset/arith_dialect.cpp.inc"

void ArithDialect::initialize() {
  allowUnknownOperations();
  addOperations<
#define GET_OP_LIST
#include "opset/arith_op.cpp.inc"
      >();
}

// "c0" for 0 : index, "c0_i32" for 0 : i32, "true", "cst".
void ConstantOp::getAsmResultNames(mlir::OpAsmSetValueNameFn setName) {
  auto integer = llvm::dyn_cast<mlir::IntegerAttr>(getValue());
  if (!integer)
    return setName(getResult(), "cst");
  if (integer.getType().isInteger(1))
    return setName(getResult(), integer.getValue().isZero() ? "false" : "true");
  llvm::SmallString<32> name("c");
  integer.getValue().toStringSigned(name);
  if (auto type = llvm::dyn_cast<mlir::IntegerType>(integer.getType()))
    name += (type.isUnsigned() ? "_ui" : type.isSigned() ? "_si" : "_i") + std::to_string(type.getWidth());
  setName(getResult(), name);
}

namespace {

constexpr StringRef predicates[] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};

ParseResult parsePredicate(OpAsmParser &parser, mlir::IntegerAttr &predicate) {
  StringRef word;
  const llvm::SMLoc place = parser.getCurrentLocation();
  if (parser.parseKeyword(&word))
    return mlir::failure();
  const StringRef *found = llvm::find(predicates, word);
  if (found == std::end(predicates))
    return parser.emitError(place, "expected a predicate such as eq or slt");
  predicate = parser.getBuilder().getI64IntegerAttr(found - predicates);
  return mlir::success();
}
void printPredicate(OpAsmPrinter &printer, Operation *, mlir::IntegerAttr predicate) {
  const uint64_t number = predicate.getValue().getLimitedValue();
  if (number < std::size(predicates))
    printer << predicates[number];
  else
    printer << number; // no text has it
}

// The type with elements i1.
Type predicateType(Type compared) {
  Type i1 = mlir::IntegerType::get(compared.getContext(), 1);
  auto shaped = llvm::dyn_cast<mlir::TensorType>(compared);
  return shaped ? Type(shaped.clone(i1)) : i1;
}

ParseResult parseCompared(OpAsmParser &parser, Type &compared, Type &result) {
  if (parser.parseType(compared))
    return mlir::failure();
  result = predicateType(compared);
  return mlir::success();
}
void printCompared(OpAsmPrinter &printer, Operation *, Type compared, Type) { printer << compared; }

ParseResult parseSelected(OpAsmParser &parser, Type &condition, Type &result) {
  if (parser.parseType(result))
    return mlir::failure();
  condition = mlir::IntegerType::get(result.getContext(), 1);
  if (mlir::failed(parser.parseOptionalComma()))
    return mlir::success();
  condition = result;
  return parser.parseType(result);
}
void printSelected(OpAsmPrinter &printer, Operation *, Type condition, Type result) {
  if (!condition.isInteger(1))
    printer << condition << ", ";
  printer << result;
}

} // namespace

#define GET_OP_CLASSES
#include "opset/arith_op.cpp.inc"

#pragma clang attribute pop
