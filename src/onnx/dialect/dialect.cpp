// The dialect onnx: its types, and the text of the ops that have a form of their own.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/dialect.h"

#include "onnx/dialect/node_names.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

#include "llvm/ADT/TypeSwitch.h"

#include "onnx/dialect/dialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "onnx/dialect/types.cpp.inc"

using namespace mlir;

namespace shlo::onnx {

void OnnxDialect::initialize() {
  registerTypes();
  addOpNames(*this);
  allowUnknownOperations();
}

void OnnxDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "onnx/dialect/types.cpp.inc"
      >();
}

//===- Text of ops ----------------------------------------------------------------------------------------------------===//

namespace {

constexpr StringRef value = "value";

// "%a, %b {...} : type, type". Ends a graph or a subgraph.
ParseResult parseTerminator(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  const SMLoc start = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) || parser.parseOptionalAttrDict(result.attributes))
    return failure();
  if (!operands.empty() && parser.parseColonTypeList(types))
    return failure();
  return parser.resolveOperands(operands, types, start, result.operands);
}

void printTerminator(Operation *op, OpAsmPrinter &printer) {
  if (op->getNumOperands() != 0)
    printer << ' ' << op->getOperands();
  printer.printOptionalAttrDict(op->getAttrs());
  if (op->getNumOperands() != 0)
    printer << " : " << op->getOperandTypes();
}

// "{...} dense<...> : type", or "{...} : type" if the value is in another attribute.
ParseResult parseConstant(OpAsmParser &parser, OperationState &result) {
  Attribute elements;
  Type type;
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  if (succeeded(parser.parseOptionalColon())) {
    if (parser.parseType(type))
      return failure();
  } else {
    const SMLoc start = parser.getCurrentLocation();
    if (parser.parseAttribute(elements))
      return failure();
    auto typed = dyn_cast<TypedAttr>(elements);
    if (!typed)
      return parser.emitError(start, "expected elements with a type, or ':' and the type of the result");
    if (result.attributes.get(value))
      return parser.emitError(start, "the attribute 'value' is given twice");
    result.addAttribute(value, elements);
    type = typed.getType();
  }
  result.addTypes(type);
  return success();
}

// Whether the form has all of the op.
bool isPlainConstant(Operation *op) {
  return op->getNumOperands() == 0 && op->getNumResults() == 1 && op->getNumRegions() == 0;
}

void printConstant(Operation *op, OpAsmPrinter &printer) {
  auto elements = dyn_cast_or_null<TypedAttr>(op->getAttr(value));
  const bool isShort = elements && elements.getType() == op->getResult(0).getType();
  printer.printOptionalAttrDict(op->getAttrs(), isShort ? ArrayRef(value) : ArrayRef<StringRef>());
  printer << ' ';
  if (isShort)
    printer << Attribute(elements);
  else
    printer << ": " << op->getResult(0).getType();
}

bool isConstant(StringRef name) { return name == "onnx.Constant" || name == "onnx.Initializer"; }
bool isTerminator(StringRef name) { return name == "onnx.Return" || name == "onnx.Yield"; }

} // namespace

std::optional<Dialect::ParseOpHook> OnnxDialect::getParseOperationHook(StringRef name) const {
  static constexpr auto terminator = &parseTerminator;
  static constexpr auto constant = &parseConstant;
  if (isTerminator(name))
    return ParseOpHook(terminator);
  if (isConstant(name))
    return ParseOpHook(constant);
  return std::nullopt;
}

llvm::unique_function<void(Operation *, OpAsmPrinter &)> OnnxDialect::getOperationPrinter(Operation *op) const {
  const StringRef name = op->getName().getStringRef();
  if (isTerminator(name) && op->getNumResults() == 0 && op->getNumRegions() == 0)
    return printTerminator;
  if (isConstant(name) && isPlainConstant(op))
    return printConstant;
  return {};
}

} // namespace shlo::onnx
