// The custom parts of op formats: types, operand lists, ranges, dimension numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/assembly.h"

using namespace mlir;

namespace shlo::ir {

//===- Types of operands and results ------------------------------------------------------------------------------===//

// Assigns the inputs of the function type to the operands, and its only result to the result.
static ParseResult distribute(OpAsmParser &parser, SMLoc loc, FunctionType type, ArrayRef<Type *> operands,
                              Type &result) {
  if (type.getNumInputs() != operands.size())
    return parser.emitError(loc) << operands.size() << " operands present, but expected " << type.getNumInputs();
  if (type.getNumResults() != 1)
    return parser.emitError(loc, "expected single output");
  for (auto [operand, input] : llvm::zip(operands, type.getInputs()))
    *operand = input;
  result = type.getResult(0);
  return success();
}

static void printFunctionType(OpAsmPrinter &printer, TypeRange operands, Type result) {
  printer.printFunctionalType(operands, TypeRange(result));
}

ParseResult parseSameTypes(OpAsmParser &parser, ArrayRef<Type *> operands, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return distribute(parser, loc, function, operands, result);
  for (Type *operand : operands)
    *operand = type;
  result = type;
  return success();
}

void printSameTypes(OpAsmPrinter &printer, ArrayRef<Type> operands, Type result) {
  if (llvm::all_of(operands, [&](Type type) { return type == result; }))
    printer << result;
  else
    printFunctionType(printer, operands, result);
}

ParseResult parseOneTypeOfMany(OpAsmParser &parser, UnresolvedOperands &operands, Types &types,
                                                   Type &result) {
  types.assign(operands.size(), Type());
  SmallVector<Type *> pointers;
  for (Type &type : types)
    pointers.push_back(&type);
  return parseSameTypes(parser, pointers, result);
}

void printOneTypeOfMany(OpAsmPrinter &printer, Operation *, OperandRange, TypeRange types,
                                            Type result) {
  printSameTypes(printer, SmallVector<Type>(types), result);
}

// The type of the real or imaginary parts of a complex tensor; null for other types.
static Type realCounterpart(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto complex = tensor ? dyn_cast<ComplexType>(tensor.getElementType()) : nullptr;
  return complex ? Type(tensor.clone(complex.getElementType())) : Type();
}

ParseResult parseTypeOfComplex(OpAsmParser &parser, Type &lhs, Type &rhs, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return distribute(parser, loc, function, {&lhs, &rhs}, result);
  lhs = rhs = realCounterpart(type);
  result = type;
  if (!lhs)
    return parser.emitError(loc, "expected tensor with complex element type");
  return success();
}

void printTypeOfComplex(OpAsmPrinter &printer, Operation *, Type lhs, Type rhs, Type result) {
  if (lhs == rhs && lhs == realCounterpart(result))
    printer << result;
  else
    printFunctionType(printer, {lhs, rhs}, result);
}

ParseResult parseTypesOfSelect(OpAsmParser &parser, Type &pred, Type &onTrue, Type &onFalse, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return distribute(parser, loc, function, {&pred, &onTrue, &onFalse}, result);
  pred = type;
  if (parser.parseComma() || parser.parseType(result))
    return failure();
  onTrue = onFalse = result;
  return success();
}

void printTypesOfSelect(OpAsmPrinter &printer, Operation *, Type pred, Type onTrue, Type onFalse, Type result) {
  if (onTrue == result && onFalse == result)
    printer << pred << ", " << result;
  else
    printFunctionType(printer, {pred, onTrue, onFalse}, result);
}

ParseResult parseTypesOfPairs(OpAsmParser &parser, Types &operands, Types &results) {
  if (parser.parseTypeList(operands))
    return failure();
  results.assign(operands.begin(), operands.end());
  return success();
}

void printTypesOfPairs(OpAsmPrinter &printer, Operation *, TypeRange operands, TypeRange) {
  llvm::interleaveComma(operands, printer);
}

ParseResult parseTypeOfTuple(OpAsmParser &parser, Types &operands, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(result))
    return failure();
  auto tuple = dyn_cast<TupleType>(result);
  if (!tuple)
    return parser.emitError(loc, "expected tuple type");
  operands.assign(tuple.getTypes().begin(), tuple.getTypes().end());
  return success();
}

void printTypeOfTuple(OpAsmPrinter &printer, Operation *, TypeRange, Type result) { printer << result; }

//===- Operands ---------------------------------------------------------------------------------------------------===//

ParseResult parseOperandsAndComma(OpAsmParser &parser, UnresolvedOperands &operands) {
  while (true) {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult result = parser.parseOptionalOperand(operand);
    if (!result.has_value()) {
      // Some printers print the comma even if there is no operand.
      if (operands.empty())
        (void)parser.parseOptionalComma();
      return success();
    }
    if (*result || parser.parseComma())
      return failure();
    operands.push_back(operand);
  }
}

void printOperandsAndComma(OpAsmPrinter &printer, Operation *, OperandRange operands) {
  if (operands.empty())
    return;
  llvm::interleaveComma(operands, printer);
  printer << ',';
}

//===- Attributes -------------------------------------------------------------------------------------------------===//

ParseResult parseTypedValue(OpAsmParser &parser, ElementsAttr &value, Type &type) {
  if (parser.parseAttribute(value))
    return failure();
  type = value.getType();
  return success();
}

void printTypedValue(OpAsmPrinter &printer, Operation *, ElementsAttr value, Type) { printer.printAttribute(value); }

ParseResult parseTarget(OpAsmParser &parser, StringAttr &target) { return parser.parseSymbolName(target); }

void printTarget(OpAsmPrinter &printer, Operation *, StringAttr target) {
  printer.printSymbolName(target);
}

ParseResult parseFloatFormat(OpAsmParser &parser, IntegerAttr &exponent, IntegerAttr &mantissa) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef text;
  if (parser.parseKeyword(&text))
    return failure();
  unsigned exponentBits, mantissaBits;
  bool valid = text.consume_front("e") && !text.consumeInteger(10, exponentBits) && text.consume_front("m") &&
               !text.getAsInteger(10, mantissaBits) && exponentBits <= INT32_MAX && mantissaBits <= INT32_MAX;
  if (!valid)
    return parser.emitError(loc, "expected exponent and mantissa bits such as e5m10");
  exponent = parser.getBuilder().getI32IntegerAttr(int32_t(exponentBits));
  mantissa = parser.getBuilder().getI32IntegerAttr(int32_t(mantissaBits));
  return success();
}

void printFloatFormat(OpAsmPrinter &printer, Operation *, IntegerAttr exponent, IntegerAttr mantissa) {
  printer << 'e' << exponent.getInt() << 'm' << mantissa.getInt();
}

ParseResult parseRanges(OpAsmParser &parser, DenseI64ArrayAttr &start, DenseI64ArrayAttr &limit,
                             DenseI64ArrayAttr &strides) {
  SmallVector<int64_t> starts, limits, steps;
  auto parseRange = [&]() -> ParseResult {
    if (parser.parseInteger(starts.emplace_back()) || parser.parseColon() ||
        parser.parseInteger(limits.emplace_back()))
      return failure();
    int64_t &step = steps.emplace_back(1);
    return succeeded(parser.parseOptionalColon()) ? parser.parseInteger(step) : success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseRange))
    return failure();
  start = parser.getBuilder().getDenseI64ArrayAttr(starts);
  limit = parser.getBuilder().getDenseI64ArrayAttr(limits);
  strides = parser.getBuilder().getDenseI64ArrayAttr(steps);
  return success();
}

void printRanges(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr start, DenseI64ArrayAttr limit,
                      DenseI64ArrayAttr strides) {
  printer << '[';
  llvm::interleaveComma(llvm::zip(start.asArrayRef(), limit.asArrayRef(), strides.asArrayRef()), printer,
                        [&](auto range) {
                          auto [first, last, step] = range;
                          printer << first << ':' << last;
                          if (step != 1)
                            printer << ':' << step;
                        });
  printer << ']';
}

// The text has one range per dimension.
LogicalResult SliceOp::verify() {
  if (getStartIndices().size() == getLimitIndices().size() && getStartIndices().size() == getStrides().size())
    return success();
  return emitOpError("start_indices, limit_indices and strides must have the same length");
}

//===- Products ---------------------------------------------------------------------------------------------------===//

// "NAME = [..] x [..]"; NAME has been parsed.
static ParseResult parseDimPair(OpAsmParser &parser, SmallVector<int64_t> &lhs, SmallVector<int64_t> &rhs) {
  if (parser.parseEqual())
    return failure();
  FailureOr<SmallVector<int64_t>> left = parseDims(parser);
  if (failed(left) || parser.parseKeyword("x"))
    return failure();
  FailureOr<SmallVector<int64_t>> right = parseDims(parser);
  if (failed(right))
    return failure();
  lhs = std::move(*left);
  rhs = std::move(*right);
  return success();
}

static void printDimPair(OpAsmPrinter &printer, StringRef name, ArrayRef<int64_t> lhs, ArrayRef<int64_t> rhs) {
  printer << name << " = ";
  printDims(printer, lhs);
  printer << " x ";
  printDims(printer, rhs);
}

ParseResult parseDotDims(OpAsmParser &parser, DotDimensionNumbersAttr &dimensions) {
  SmallVector<int64_t> lhsBatching, rhsBatching, lhsContracting, rhsContracting;
  if (succeeded(parser.parseOptionalKeyword("batching_dims")) &&
      (parseDimPair(parser, lhsBatching, rhsBatching) || parser.parseComma()))
    return failure();
  if (parser.parseKeyword("contracting_dims") || parseDimPair(parser, lhsContracting, rhsContracting))
    return failure();
  dimensions = DotDimensionNumbersAttr::get(parser.getContext(), lhsBatching, rhsBatching, lhsContracting,
                                            rhsContracting);
  return success();
}

void printDotDims(OpAsmPrinter &printer, Operation *, DotDimensionNumbersAttr dimensions) {
  if (!dimensions.getLhsBatchingDimensions().empty() || !dimensions.getRhsBatchingDimensions().empty()) {
    printDimPair(printer, "batching_dims", dimensions.getLhsBatchingDimensions(),
                 dimensions.getRhsBatchingDimensions());
    printer << ", ";
  }
  printDimPair(printer, "contracting_dims", dimensions.getLhsContractingDimensions(),
               dimensions.getRhsContractingDimensions());
}

// "= [A, B]"; the keyword has been parsed.
static ParseResult parsePrecisions(OpAsmParser &parser, ArrayAttr &precision) {
  SmallVector<Attribute> precisions;
  auto parseOne = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef name;
    if (parser.parseKeyword(&name))
      return failure();
    std::optional<Precision> value = symbolizePrecision(name);
    if (!value)
      return parser.emitError(loc) << "unknown precision '" << name << "'";
    precisions.push_back(PrecisionAttr::get(parser.getContext(), *value));
    return success();
  };
  if (parser.parseEqual() || parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
    return failure();
  precision = parser.getBuilder().getArrayAttr(precisions);
  return success();
}

ParseResult parsePrecision(OpAsmParser &parser, ArrayAttr &precision) {
  if (failed(parser.parseOptionalComma()))
    return success();
  return failure(parser.parseKeyword("precision") || parsePrecisions(parser, precision));
}

void printPrecision(OpAsmPrinter &printer, Operation *, ArrayAttr precision) {
  if (!precision)
    return;
  printer << ", precision = [";
  llvm::interleaveComma(precision.getAsRange<PrecisionAttr>(), printer,
                        [&](PrecisionAttr attribute) { printer << stringifyPrecision(attribute.getValue()); });
  printer << ']';
}

ParseResult parsePrecisionAndAlgorithm(OpAsmParser &parser, ArrayAttr &precision, DotAlgorithmAttr &algorithm) {
  if (failed(parser.parseOptionalComma()))
    return success();
  if (succeeded(parser.parseOptionalKeyword("precision")) &&
      (parsePrecisions(parser, precision) || failed(parser.parseOptionalComma())))
    return success(precision != nullptr);
  if (parser.parseKeyword("algorithm") || parser.parseEqual())
    return failure();
  algorithm = dyn_cast_or_null<DotAlgorithmAttr>(DotAlgorithmAttr::parse(parser, Type()));
  return success(algorithm != nullptr);
}

void printPrecisionAndAlgorithm(OpAsmPrinter &printer, Operation *op, ArrayAttr precision,
                                      DotAlgorithmAttr algorithm) {
  printPrecision(printer, op, precision);
  if (!algorithm)
    return;
  printer << ", algorithm = ";
  algorithm.print(printer);
}

//===- Windows ----------------------------------------------------------------------------------------------------===//

static ParseResult parseDimArray(OpAsmParser &parser, DenseI64ArrayAttr &array) {
  FailureOr<SmallVector<int64_t>> dims = parseDims(parser);
  if (failed(dims))
    return failure();
  array = parser.getBuilder().getDenseI64ArrayAttr(*dims);
  return success();
}

static ParseResult parsePadding(OpAsmParser &parser, DenseIntElementsAttr &padding) {
  SmallVector<int64_t> values;
  auto parsePair = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    FailureOr<SmallVector<int64_t>> pair = parseDims(parser);
    if (failed(pair))
      return failure();
    if (pair->size() != 2)
      return parser.emitError(loc, "expected low and high padding");
    values.append(pair->begin(), pair->end());
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parsePair))
    return failure();
  auto type = RankedTensorType::get({int64_t(values.size()) / 2, 2}, parser.getBuilder().getI64Type());
  padding = DenseIntElementsAttr::get(type, values);
  return success();
}

static ParseResult parseReversal(OpAsmParser &parser, DenseBoolArrayAttr &reversal) {
  SmallVector<bool> values;
  auto parseOne = [&]() -> ParseResult {
    int64_t number;
    OptionalParseResult result = parser.parseOptionalInteger(number);
    if (result.has_value()) {
      values.push_back(number != 0);
      return *result;
    }
    values.push_back(succeeded(parser.parseOptionalKeyword("true")));
    return values.back() ? success() : parser.parseKeyword("false");
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
    return failure();
  reversal = parser.getBuilder().getDenseBoolArrayAttr(values);
  return success();
}

ParseResult parseWindow(OpAsmParser &parser, DenseI64ArrayAttr &strides, DenseIntElementsAttr &padding,
                                  DenseI64ArrayAttr &lhsDilation, DenseI64ArrayAttr &rhsDilation,
                                  DenseBoolArrayAttr &reversal) {
  SMLoc start = parser.getCurrentLocation();
  StringRef name;
  if (failed(parser.parseOptionalKeyword(&name, {"stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"})))
    return success();
  while (true) {
    bool repeated = (name == "stride" && strides) || (name == "pad" && padding) ||
                    (name == "lhs_dilate" && lhsDilation) || (name == "rhs_dilate" && rhsDilation) ||
                    (name == "reverse" && reversal);
    if (repeated)
      return parser.emitError(start) << "'" << name << "' occurs twice";
    if (parser.parseEqual())
      return failure();
    ParseResult result = name == "stride"       ? parseDimArray(parser, strides)
                         : name == "pad"        ? parsePadding(parser, padding)
                         : name == "lhs_dilate" ? parseDimArray(parser, lhsDilation)
                         : name == "rhs_dilate" ? parseDimArray(parser, rhsDilation)
                         : name == "reverse"
                             ? parseReversal(parser, reversal)
                             : parser.emitError(start) << "unknown window attribute '" << name << "'";
    if (result)
      return failure();
    if (failed(parser.parseOptionalComma()))
      return success();
    start = parser.getCurrentLocation();
    if (parser.parseKeyword(&name))
      return failure();
  }
}

void printWindow(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr strides, DenseIntElementsAttr padding,
                           DenseI64ArrayAttr lhsDilation, DenseI64ArrayAttr rhsDilation, DenseBoolArrayAttr reversal) {
  StringRef separator = "";
  auto begin = [&](StringRef name) {
    printer << separator << name << " = ";
    separator = ", ";
  };
  auto printArray = [&](StringRef name, DenseI64ArrayAttr array) {
    if (!array)
      return;
    begin(name);
    printDims(printer, array);
  };
  printArray("stride", strides);
  if (padding) {
    begin("pad");
    printer << '[';
    auto values = padding.getValues<int64_t>();
    for (int64_t pair = 0, pairs = padding.getNumElements() / 2; pair < pairs; ++pair)
      printer << (pair ? ", [" : "[") << values[2 * pair] << ", " << values[2 * pair + 1] << ']';
    printer << ']';
  }
  printArray("lhs_dilate", lhsDilation);
  printArray("rhs_dilate", rhsDilation);
  if (reversal) {
    begin("reverse");
    printer << '[';
    llvm::interleaveComma(reversal.asArrayRef(), printer,
                          [&](bool reversed) { printer << (reversed ? "true" : "false"); });
    printer << ']';
  }
}

// The text has one pair per dimension.
LogicalResult ConvolutionOp::verify() {
  std::optional<DenseIntElementsAttr> padding = getPadding();
  if (!padding || (padding->getType().getRank() == 2 && padding->getType().getDimSize(1) == 2))
    return success();
  return emitOpError("padding must have two columns");
}

} // namespace shlo::ir
