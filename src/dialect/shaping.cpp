// The text of constants and the names of their values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/assembly.h"

using namespace mlir;

namespace shlo::ir {

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  auto tensor = dyn_cast<ShapedType>(getOperation()->getResult(0).getType());
  setName(getOperation()->getResult(0), tensor && isa<IntegerType>(tensor.getElementType()) ? "c" : "cst");
}

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  // The rest of the generic form, for values whose type differs from the result's.
  if (succeeded(parser.parseOptionalLParen()))
    return failure(parser.parseRParen() ||
                   parser.parseGenericOperationAfterOpName(result, ArrayRef<OpAsmParser::UnresolvedOperand>()));
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(result.attributes) || parser.parseAttribute(value))
    return failure();
  result.getOrAddProperties<Properties>().value = value;
  result.addTypes(value.getType());
  return success();
}

void ConstantOp::print(OpAsmPrinter &printer) {
  Type type = getOperation()->getResult(0).getType();
  if (getValue().getType() != type) {
    printer << "() <{value = " << getValue() << "}>";
    printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
    printer << " : () -> " << type;
    return;
  }
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  printer << ' ' << getValue();
}

} // namespace shlo::ir
