// The text of loops and the names of their values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/assembly.h"
#include "dialect/chlo.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace shlo::ir {

void WhileOp::getAsmBlockArgumentNames(Region &region, OpAsmSetValueNameFn setName) {
  for (BlockArgument argument : region.getArguments())
    setName(argument, "iterArg");
}

// The text names the arguments of both regions once, at the operands.
LogicalResult WhileOp::verify() {
  for (Region *region : {&getCond(), &getBody()})
    if (region->getNumArguments() != getNumOperands())
      return emitOpError("regions must have one argument per operand");
  return success();
}

bool hasPrettyText(Operation *op) {
  // A name behind '@' has no type.
  if (isa<ModuleOp, func::FuncOp>(op)) {
    auto name = op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
    return !name || isa<NoneType>(name.getType());
  }
  // A format such as e5m10 has no signs. An op without these attributes does not verify: it is printed in generic form.
  if (auto precision = dyn_cast<ReducePrecisionOp>(op)) {
    auto isNegative = [](IntegerAttr bits) { return bits && bits.getValue().isNegative(); };
    return !isNegative(precision.getExponentBitsAttr()) && !isNegative(precision.getMantissaBitsAttr());
  }
  // In the format of a convolution, a list of numbers by name has no end. A splat of padding can have more rows than
  // anyone can print.
  if (auto convolution = dyn_cast<ConvolutionOp>(op)) {
    DenseIntElementsAttr padding = convolution.getPaddingAttr();
    ConvDimensionNumbersAttr numbers = convolution.getDimensionNumbersAttr();
    if (numbers && !hasBrackets(numbers))
      return false;
    return !padding || !numbers || !padding.getType().hasRank() || padding.getType().getRank() == 0 ||
           padding.getType().getDimSize(0) == int64_t(numbers.getInputSpatialDimensions().size());
  }
  // The format of a constant has one type.
  if (auto constant = dyn_cast<chlo::ConstantOp>(op)) {
    auto value = dyn_cast_or_null<ElementsAttr>(constant.getValueAttr());
    return !value || value.getShapedType() == constant.getType();
  }
  // Other formats have one list of types for operands and results.
  if (isa<OptimizationBarrierOp>(op))
    return llvm::equal(op->getOperandTypes(), op->getResultTypes());
  if (auto tuple = dyn_cast<TupleOp>(op)) {
    auto type = dyn_cast<TupleType>(tuple.getType());
    return type && llvm::equal(type.getTypes(), op->getOperandTypes());
  }
  auto loop = dyn_cast<WhileOp>(op);
  return !loop || loop->getNumRegions() != 2 || // does not verify, so it is printed in generic form
         (llvm::equal(loop.getResultTypes(), loop.getOperandTypes()) &&
          llvm::equal(loop.getCond().getArgumentTypes(), loop.getOperandTypes()) &&
          llvm::equal(loop.getBody().getArgumentTypes(), loop.getOperandTypes()));
}

// "(%a = %0, ...) : types"
[[gnu::noinline]] static ParseResult parseInits(OpAsmParser &parser, OperationState &result,
                                                SmallVectorImpl<OpAsmParser::Argument> &arguments) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  auto parseInit = [&]() -> ParseResult {
    return failure(parser.parseArgument(arguments.emplace_back()) || parser.parseEqual() ||
                   parser.parseOperand(operands.emplace_back()));
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseInit))
    return failure();
  SmallVector<Type> types;
  if (!operands.empty() && parser.parseColonTypeList(types))
    return failure();
  if (parser.resolveOperands(operands, types, loc, result.operands))
    return failure();
  result.addTypes(types);
  for (auto [argument, type] : llvm::zip(arguments, types))
    argument.type = type;
  return success();
}

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument, 0> arguments; // regions are parsed recursively, with little on the stack
  if (parseInits(parser, result, arguments) || parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  for (StringRef keyword : {"cond", "do"})
    if (parser.parseKeyword(keyword) || parser.parseRegion(*result.addRegion(), arguments))
      return failure();
  return success();
}

// A function of its own, because the stack bounds how deeply regions are nested.
[[gnu::noinline]] static void printState(WhileOp loop, OpAsmPrinter &printer) {
  printer << '(';
  llvm::interleaveComma(llvm::zip(loop.getCond().getArguments(), loop.getOperands()), printer, [&](auto pair) {
    auto [argument, operand] = pair;
    printer << argument << " = " << operand;
  });
  printer << ')';
  if (loop.getNumOperands() != 0) {
    printer << " : ";
    llvm::interleaveComma(loop.getOperandTypes(), printer);
  }
  printer.printOptionalAttrDictWithKeyword(loop->getAttrs());
  printer.printNewline();
}

void WhileOp::print(OpAsmPrinter &printer) {
  printState(*this, printer);
  printer << "cond ";
  printer.printRegion(getCond(), /*printEntryBlockArgs=*/false);
  printer << " do ";
  printer.shadowRegionArgs(getBody(), getCond().getArguments());
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

} // namespace shlo::ir
