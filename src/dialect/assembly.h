// The text of attributes and the custom parts of op formats, by their names in src/opset.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/dialect.h"

#include "mlir/IR/Builders.h"

namespace shlo::ir {

using mlir::AsmParser;
using mlir::AsmPrinter;
using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::Operation;
using mlir::ParseResult;
using mlir::Type;
using mlir::TypeRange;
using Types = llvm::SmallVectorImpl<Type>;
using UnresolvedOperands = llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand>;

// "[0, 1]"
mlir::FailureOr<llvm::SmallVector<int64_t>> parseDims(AsmParser &parser);
void printDims(AsmPrinter &printer, llvm::ArrayRef<int64_t> dims);

//===- Types of operands and results ------------------------------------------------------------------------------===//

// One type if all are equal, otherwise a function type.
ParseResult parseSameTypes(OpAsmParser &parser, llvm::ArrayRef<Type *> operands, Type &result);
void printSameTypes(OpAsmPrinter &printer, llvm::ArrayRef<Type> operands, Type result);

inline ParseResult parseOneType(OpAsmParser &parser, Type &operand, Type &result) {
  return parseSameTypes(parser, {&operand}, result);
}
inline ParseResult parseOneType(OpAsmParser &parser, Type &lhs, Type &rhs, Type &result) {
  return parseSameTypes(parser, {&lhs, &rhs}, result);
}
inline ParseResult parseOneType(OpAsmParser &parser, Type &first, Type &second, Type &third,
                                                  Type &result) {
  return parseSameTypes(parser, {&first, &second, &third}, result);
}
inline void printOneType(OpAsmPrinter &printer, Operation *, Type operand, Type result) {
  printSameTypes(printer, {operand}, result);
}
inline void printOneType(OpAsmPrinter &printer, Operation *, Type lhs, Type rhs, Type result) {
  printSameTypes(printer, {lhs, rhs}, result);
}
inline void printOneType(OpAsmPrinter &printer, Operation *, Type first, Type second, Type third,
                                           Type result) {
  printSameTypes(printer, {first, second, third}, result);
}

ParseResult parseOneTypeOfMany(OpAsmParser &parser, UnresolvedOperands &operands, Types &types,
                                                   Type &result);
void printOneTypeOfMany(OpAsmPrinter &printer, Operation *, mlir::OperandRange operands,
                                            TypeRange types, Type result);

// Only the result's type, if the operands have its real counterpart.
ParseResult parseTypeOfComplex(OpAsmParser &parser, Type &lhs, Type &rhs, Type &result);
void printTypeOfComplex(OpAsmPrinter &printer, Operation *, Type lhs, Type rhs, Type result);

// The types of the predicate and the result, if both values have the result's type.
ParseResult parseTypesOfSelect(OpAsmParser &parser, Type &pred, Type &onTrue, Type &onFalse, Type &result);
void printTypesOfSelect(OpAsmPrinter &printer, Operation *, Type pred, Type onTrue, Type onFalse, Type result);

ParseResult parseTypesOfPairs(OpAsmParser &parser, Types &operands, Types &results);
void printTypesOfPairs(OpAsmPrinter &printer, Operation *, TypeRange operands, TypeRange results);

ParseResult parseTypeOfTuple(OpAsmParser &parser, Types &operands, Type &result);
void printTypeOfTuple(OpAsmPrinter &printer, Operation *, TypeRange operands, Type result);

//===- Reductions -------------------------------------------------------------------------------------------------===//

// "(%input init: %value), ...": all inputs, then all initial values. The location of the op is that of the first.
ParseResult parsePairs(OpAsmParser &parser, UnresolvedOperands &operands, llvm::SMLoc &location);
void printPairs(OpAsmPrinter &printer, Operation *, mlir::OperandRange operands);

// The region of an op: a name if it consists of one op and a terminator, which have the location of the op.
struct ParsedBody {
  std::optional<mlir::OperationName> applied;
  std::unique_ptr<mlir::Region> region;
};
// "applies stablehlo.add", if the region has no more than that.
ParseResult parseApplies(OpAsmParser &parser, ParsedBody &body, const UnresolvedOperands &operands);
void printApplies(OpAsmPrinter &printer, Operation *op, mlir::Region &body, mlir::OperandRange operands);
// Null if the input is no ranked tensor.
std::unique_ptr<mlir::Region> bodyThatApplies(mlir::OperationName applied, Type input, mlir::Location location);
// "reducer(%a: type, %b: type) {...}", unless the body is complete.
ParseResult parseReducer(OpAsmParser &parser, ParsedBody &body, const UnresolvedOperands &operands);
void printReducer(OpAsmPrinter &printer, Operation *op, mlir::Region &body, mlir::OperandRange operands);

//===- Operands and attributes ------------------------------------------------------------------------------------===//

// A comma follows each operand.
ParseResult parseOperandsAndComma(OpAsmParser &parser, UnresolvedOperands &operands);
void printOperandsAndComma(OpAsmPrinter &printer, Operation *, mlir::OperandRange operands);

ParseResult parseTarget(OpAsmParser &parser, mlir::StringAttr &target);
void printTarget(OpAsmPrinter &printer, Operation *, mlir::StringAttr target);

ParseResult parseFloatFormat(OpAsmParser &parser, mlir::IntegerAttr &exponent, mlir::IntegerAttr &mantissa);
void printFloatFormat(OpAsmPrinter &printer, Operation *, mlir::IntegerAttr exponent,
                           mlir::IntegerAttr mantissa);

ParseResult parseRanges(OpAsmParser &parser, mlir::DenseI64ArrayAttr &start, mlir::DenseI64ArrayAttr &limit,
                             mlir::DenseI64ArrayAttr &strides);
void printRanges(OpAsmPrinter &printer, Operation *, mlir::DenseI64ArrayAttr start,
                      mlir::DenseI64ArrayAttr limit, mlir::DenseI64ArrayAttr strides);

ParseResult parseDotDims(OpAsmParser &parser, DotDimensionNumbersAttr &dimensions);
void printDotDims(OpAsmPrinter &printer, Operation *, DotDimensionNumbersAttr dimensions);

ParseResult parsePrecision(OpAsmParser &parser, mlir::ArrayAttr &precision);
void printPrecision(OpAsmPrinter &printer, Operation *, mlir::ArrayAttr precision);
ParseResult parsePrecisionAndAlgorithm(OpAsmParser &parser, mlir::ArrayAttr &precision,
                                             DotAlgorithmAttr &algorithm);
void printPrecisionAndAlgorithm(OpAsmPrinter &printer, Operation *, mlir::ArrayAttr precision,
                                      DotAlgorithmAttr algorithm);

ParseResult parseConvDims(AsmParser &parser, ConvDimensionNumbersAttr &dimensions);
// Whether "[b, 0, f]x[0, i, o]->[b, 0, f]" can express the numbers. Other numbers are listed by name.
bool hasBrackets(ConvDimensionNumbersAttr dimensions);
void printConvDims(AsmPrinter &printer, Operation *, ConvDimensionNumbersAttr dimensions);

ParseResult parseWindow(OpAsmParser &parser, mlir::DenseI64ArrayAttr &strides,
                                  mlir::DenseIntElementsAttr &padding, mlir::DenseI64ArrayAttr &lhsDilation,
                                  mlir::DenseI64ArrayAttr &rhsDilation, mlir::DenseBoolArrayAttr &reversal);
void printWindow(OpAsmPrinter &printer, Operation *, mlir::DenseI64ArrayAttr strides,
                           mlir::DenseIntElementsAttr padding, mlir::DenseI64ArrayAttr lhsDilation,
                           mlir::DenseI64ArrayAttr rhsDilation, mlir::DenseBoolArrayAttr reversal);

// A value with its type.
ParseResult parseTypedValue(OpAsmParser &parser, mlir::ElementsAttr &value, Type &type);
void printTypedValue(OpAsmPrinter &printer, Operation *, mlir::ElementsAttr value, Type type);

} // namespace shlo::ir
