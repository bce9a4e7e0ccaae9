// The text of reductions as functions of MLIR, which call the custom parts of the library's table.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/assembly.h"

using namespace mlir;

namespace shlo::ir {

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SMLoc place;
  ParsedBody body;
  FunctionType type;
  if (parsePairs(parser, operands, place) || parseApplies(parser, body, operands) || parser.parseKeyword("across") ||
      parser.parseKeyword("dimensions") || parser.parseEqual())
    return failure();
  FailureOr<SmallVector<int64_t>> dims = parseDims(parser);
  if (failed(dims) || parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), place, result.operands) ||
      parseReducer(parser, body, operands))
    return failure();
  result.getOrAddProperties<Properties>().dimensions = parser.getBuilder().getDenseI64ArrayAttr(*dims);
  result.addTypes(type.getResults());
  // The ops of a body that the text names have the location of the op.
  std::optional<Location> location;
  if (parser.parseOptionalLocationSpecifier(location))
    return failure();
  result.location = location.value_or(parser.getEncodedSourceLoc(place));
  if (body.applied && !(body.region = bodyThatApplies(*body.applied, type.getInput(0), result.location)))
    return parser.emitError(place, "expected a ranked tensor to reduce");
  result.addRegion(std::move(body.region));
  return success();
}

void ReduceOp::print(OpAsmPrinter &printer) {
  Region &body = getBody();
  printPairs(printer, *this, getOperands());
  printApplies(printer, *this, body, getOperands());
  printer << " across dimensions = ";
  printDims(printer, getDimensions());
  printer.printOptionalAttrDict((*this)->getAttrs(), {"dimensions"});
  printer << " : ";
  printer.printFunctionalType(*this);
  printReducer(printer, *this, body, getOperands());
}

} // namespace shlo::ir
