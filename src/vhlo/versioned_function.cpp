// The text of versioned functions, which are the only versioned op with a custom form.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/versioned.h"

using namespace shlo::vhlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;
using mlir::Attribute;
using mlir::NamedAttribute;
using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::Operation;
using mlir::ParseResult;
using mlir::Type;

namespace {

constexpr StringRef functionName = "vhlo.func_v1", symbolName = "sym_name", typeName = "function_type";

VersionedAttr make(mlir::MLIRContext *context, AttributeCode code, Attribute part) {
  return VersionedAttr::get(context, VersionedAttr::attributeRecord(code), part);
}

Attribute typeList(mlir::MLIRContext *context, ArrayRef<Type> types) {
  SmallVector<Attribute> attributes;
  for (Type type : types)
    attributes.push_back(mlir::TypeAttr::get(type));
  return mlir::ArrayAttr::get(context, attributes);
}

// The parts of the custom form.
struct Function {
  StringRef name;
  ArrayRef<Attribute> inputs, results; // types
};

std::optional<Function> functionOf(Operation *op) {
  auto part = [](Attribute attribute, AttributeCode code) -> Attribute {
    auto versioned = mlir::dyn_cast_or_null<VersionedAttr>(attribute);
    return versioned && versioned.getCode() == code ? versioned.getParts()[0] : Attribute();
  };
  auto properties = mlir::dyn_cast_or_null<mlir::DictionaryAttr>(op->getPropertiesAsAttribute());
  if (!properties || op->getNumOperands() || op->getNumResults() || op->getNumRegions() != 1)
    return std::nullopt;
  mlir::Region &body = op->getRegion(0);
  Attribute name = part(properties.get(symbolName), AttributeCode::String);
  Attribute type = part(properties.get(typeName), AttributeCode::Type);
  auto function = type ? mlir::dyn_cast<VersionedType>(mlir::cast<mlir::TypeAttr>(type).getValue()) : VersionedType();
  // The parser would read an empty block as no body, and no empty name.
  if (!name || mlir::cast<mlir::StringAttr>(name).empty() || !function || function.getCode() != TypeCode::Function ||
      (!body.empty() && (!body.hasOneBlock() || body.front().empty())))
    return std::nullopt;
  Function result{mlir::cast<mlir::StringAttr>(name).getValue(),
                  mlir::cast<mlir::ArrayAttr>(function.getParts()[0]).getValue(),
                  mlir::cast<mlir::ArrayAttr>(function.getParts()[1]).getValue()};
  bool fits = llvm::equal(body.getArgumentTypes(), result.inputs, [](Type type, Attribute input) {
    return mlir::cast<mlir::TypeAttr>(input).getValue() == type;
  });
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    fits &= !properties.contains(attribute.getName());
  return fits ? std::optional(result) : std::nullopt;
}

void print(Operation *op, OpAsmPrinter &printer) {
  Function function = *functionOf(op);
  printer << ' ';
  printer.printSymbolName(function.name);
  printer << '(';
  llvm::interleaveComma(op->getRegion(0).getArguments(), printer,
                        [&](mlir::BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") -> (";
  llvm::interleaveComma(function.results, printer,
                        [&](Attribute type) { printer.printType(mlir::cast<mlir::TypeAttr>(type).getValue()); });
  printer << ") ";
  printer.printRegion(op->getRegion(0), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/true);
  SmallVector<NamedAttribute> attributes(mlir::cast<mlir::DictionaryAttr>(op->getPropertiesAsAttribute()).getValue());
  llvm::append_range(attributes, op->getDiscardableAttrs());
  llvm::sort(attributes);
  printer.printOptionalAttrDict(attributes, {symbolName, typeName});
}

ParseResult parse(OpAsmParser &parser, mlir::OperationState &state) {
  mlir::MLIRContext *context = parser.getContext();
  mlir::StringAttr name;
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<Type> results;
  mlir::NamedAttrList attributes;
  if (parser.parseSymbolName(name) ||
      parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren, /*allowType=*/true) || parser.parseArrow())
    return mlir::failure();
  if (mlir::succeeded(parser.parseOptionalLParen())) {
    if (mlir::failed(parser.parseOptionalRParen()) && (parser.parseTypeList(results) || parser.parseRParen()))
      return mlir::failure();
  } else if (parser.parseType(results.emplace_back())) {
    return mlir::failure();
  }
  llvm::SMLoc place = parser.getCurrentLocation();
  if (parser.parseRegion(*state.addRegion(), arguments) || parser.parseOptionalAttrDict(attributes))
    return mlir::failure();
  SmallVector<Type> inputs;
  for (const OpAsmParser::Argument &argument : arguments)
    inputs.push_back(argument.type);
  VersionedType type = VersionedType::get(context, typeRecords()[size_t(TypeCode::Function)],
                                          {typeList(context, inputs), typeList(context, results)});
  SmallVector<NamedAttribute> inherent = {
      {mlir::StringAttr::get(context, symbolName), make(context, AttributeCode::String, name)},
      {mlir::StringAttr::get(context, typeName), make(context, AttributeCode::Type, mlir::TypeAttr::get(type))}};
  for (const NamedAttribute &own : inherent)
    if (attributes.get(own.getName()))
      return parser.emitError(place, "attribute '") << own.getName().getValue() << "' is defined twice";
  // For all ops alike, the caller separates the op's own attributes from the others.
  state.propertiesAttr = mlir::DictionaryAttr::get(context, inherent);
  state.addAttributes(attributes.getAttrs());
  return mlir::success();
}

} // namespace

std::optional<mlir::Dialect::ParseOpHook> VersionedDialect::getParseOperationHook(StringRef name) const {
  // Refers to the function itself; a reference to a function pointer would dangle.
  return name == functionName ? std::optional<ParseOpHook>(parse) : std::nullopt;
}

llvm::unique_function<void(Operation *, OpAsmPrinter &)> VersionedDialect::getOperationPrinter(Operation *op) const {
  if (op->getName().getStringRef() != functionName || !functionOf(op))
    return nullptr;
  return &print;
}
