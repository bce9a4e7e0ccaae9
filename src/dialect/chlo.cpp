// The CHLO dialect: its attributes, and the custom text of its ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/chlo.h"

#include "dialect/assembly.h"

#include "mlir/IR/DialectImplementation.h"

#include "llvm/ADT/TypeSwitch.h"

#include "opset/chlo_dialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "opset/chlo_attrs.cpp.inc"

using namespace mlir;

namespace shlo::ir::chlo {

void ChloDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "opset/chlo_ops.cpp.inc"
      >();
}

void ChloDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "opset/chlo_attrs.cpp.inc"
      >();
}

//===- Scan -------------------------------------------------------------------------------------------------------===//

void ScanOp::getAsmBlockArgumentNames(Region &region, OpAsmSetValueNameFn setName) {
  size_t inputs = getInputs().size();
  for (BlockArgument argument : region.getArguments())
    setName(argument, argument.getArgNumber() < inputs ? "input" : "carry");
}

// (%a, %b) inits (%c) dimension=1 attributes {...} { body } : types. The parentheses and the number of results
// determine the lengths of the four lists.
ParseResult ScanOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand, 0> operands; // the region is parsed recursively
  FunctionType type;
  auto delimiter = OpAsmParser::Delimiter::Paren;
  if (parser.parseOperandList(operands, delimiter))
    return failure();
  size_t inputs = operands.size();
  int64_t dimension = 0;
  SMLoc start = parser.getCurrentLocation();
  if (parser.parseKeyword("inits") || parser.parseOperandList(operands, delimiter) ||
      parser.parseKeyword("dimension") || parser.parseEqual() || parser.parseInteger(dimension))
    return failure();
  size_t inits = operands.size() - inputs;
  result.addAttribute(getDimensionAttrName(result.name), parser.getBuilder().getI64IntegerAttr(dimension));
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes) || parser.parseRegion(*result.addRegion()) ||
      parser.parseColonType(type) || parser.resolveOperands(operands, type.getInputs(), start, result.operands))
    return failure();
  result.addTypes(type.getResults());
  if (type.getNumResults() < inits)
    return parser.emitError(start) << "expected a result for each of the " << inits << " inits";
  auto &segments = result.getOrAddProperties<Properties>();
  segments.operandSegmentSizes = {int32_t(inputs), int32_t(inits)};
  segments.resultSegmentSizes = {int32_t(type.getNumResults() - inits), int32_t(inits)};
  return success();
}

void ScanOp::print(OpAsmPrinter &printer) {
  printer << '(' << getInputs() << ") inits (" << getInits() << ") dimension=" << getDimension() << ' ';
  StringRef shown[] = {getDimensionAttrName(), "operandSegmentSizes", "resultSegmentSizes"};
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(), shown);
  printer << ' ';
  printer.printRegion(getBody());
  printer << " : ";
  printer.printFunctionalType(*this);
}

} // namespace shlo::ir::chlo

// No program has many of these ops: their code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#define GET_OP_CLASSES
#include "opset/chlo_ops.cpp.inc"
#pragma clang attribute pop
