// The sdy dialect: its attributes, and the custom parts of its ops' text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/sdy.h"

#include "dialect/sdy_form.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/DialectImplementation.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace shlo::sdy;
using llvm::ArrayRef;
using llvm::StringRef;
using mlir::Attribute;
using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::Operation;
using mlir::ParseResult;

#include "opset/sdy_dialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "opset/sdy_attrdef.cpp.inc"

//===- Attributes ------------------------------------------------------------------------------------------------===//

namespace {

constexpr Field text{Field::Text}, number{Field::Number}, optionalNumber{Field::OptionalNumber};
constexpr Field numbers{Field::Numbers}, flag{Field::Flag};
constexpr Field parts(Kind kind) { return {Field::Parts, Field::OneKind, kind}; }

constexpr Field manualAxes[] = {{Field::Parts, Field::AnyText}};
constexpr Field meshAxis[] = {text, number};
constexpr Field mesh[] = {parts(Kind::MeshAxis), numbers};
constexpr Field subAxisInfo[] = {number, number};
constexpr Field axisRef[] = {text, {Field::OptionalPart, Field::OneKind, Kind::SubAxisInfo}};
constexpr Field dimensionSharding[] = {parts(Kind::AxisRef), flag, optionalNumber};
constexpr Field sharding[] = {{Field::Part, Field::MeshOrSymbol}, parts(Kind::DimensionSharding), parts(Kind::AxisRef),
                              parts(Kind::AxisRef), {Field::NumberOrZero}};
constexpr Field shardingPerValue[] = {parts(Kind::Sharding)};
constexpr Field dimMapping[] = {numbers};
constexpr Field tensorMapping[] = {parts(Kind::DimMapping)};
constexpr Field opShardingRule[] = {numbers, parts(Kind::TensorMapping), parts(Kind::TensorMapping), numbers, numbers,
                                    numbers, numbers, flag};
constexpr Field axisRefList[] = {parts(Kind::AxisRef)};
constexpr Field listOfAxisRefLists[] = {parts(Kind::AxisRefList)};
constexpr Field allToAllParam[] = {parts(Kind::AxisRef), number, number};
constexpr Field allToAllParamList[] = {parts(Kind::AllToAllParam)};

struct KindRecord {
  StringRef name;
  ArrayRef<Field> fields;
};
// In the order of Kind.
constexpr KindRecord kinds[] = {
    {"manual_axes", manualAxes},
    {"mesh_axis", meshAxis},
    {"mesh", mesh},
    {"sub_axis_info", subAxisInfo},
    {"axis_ref", axisRef},
    {"dimension_sharding", dimensionSharding},
    {"sharding", sharding},
    {"sharding_per_value", shardingPerValue},
    {"dim_mapping", dimMapping},
    {"tensor_mapping", tensorMapping},
    {"op_sharding_rule", opShardingRule},
    {"axis_ref_list", axisRefList},
    {"list_of_axis_ref_lists", listOfAxisRefLists},
    {"all_to_all_param", allToAllParam},
    {"all_to_all_param_list", allToAllParamList},
};
static_assert(std::size(kinds) == kindCount);

bool isPart(const Field &field, Attribute value) {
  switch (field.of) {
  case Field::AnyText:
    return mlir::isa_and_nonnull<mlir::StringAttr>(value);
  case Field::MeshOrSymbol:
    return mlir::isa_and_nonnull<mlir::FlatSymbolRefAttr>(value) || isA(value, Kind::Mesh);
  case Field::OneKind:
    return isA(value, field.kind);
  }
  return false;
}

bool isI64(Attribute value) {
  auto integer = mlir::dyn_cast_or_null<mlir::IntegerAttr>(value);
  return integer && integer.getType().isSignlessInteger(64);
}

bool fits(const Field &field, Attribute value) {
  switch (field.type) {
  case Field::Text:
    return mlir::isa_and_nonnull<mlir::StringAttr>(value);
  case Field::Number:
    return isI64(value);
  case Field::OptionalNumber:
  case Field::NumberOrZero:
    return !value || isI64(value);
  case Field::Numbers:
    return mlir::isa_and_nonnull<mlir::DenseI64ArrayAttr>(value);
  case Field::Flag:
    return mlir::isa_and_nonnull<mlir::BoolAttr>(value);
  case Field::Part:
    return isPart(field, value);
  case Field::OptionalPart:
    return !value || isPart(field, value);
  case Field::Parts: {
    auto list = mlir::dyn_cast_or_null<mlir::ArrayAttr>(value);
    return list && llvm::all_of(list, [&](Attribute part) { return isPart(field, part); });
  }
  }
  return false;
}

// Whether the numbers have a textual form.
bool isPrintable(Kind kind, ArrayRef<Attribute> fields) {
  constexpr int64_t mostFactors = 1 << 16;
  auto areFactors = [](Attribute list) {
    return llvm::all_of(mlir::cast<mlir::DenseI64ArrayAttr>(list).asArrayRef(),
                        [](int64_t index) { return index >= 0 && index < mostFactors; });
  };
  auto value = [&](size_t i) { return mlir::cast<mlir::IntegerAttr>(fields[i]).getInt(); };
  switch (kind) {
  case Kind::DimensionSharding:
    return !fields[2] || value(2) >= 0;
  case Kind::Sharding:
    return !fields[4] || (value(4) > 0 && value(4) <= 2);
  case Kind::DimMapping:
    return areFactors(fields[0]);
  case Kind::OpShardingRule:
    return llvm::all_of(fields.slice(3, 4), areFactors);
  default:
    return true;
  }
}

} // namespace

llvm::ArrayRef<Field> shlo::sdy::fieldsOf(Kind kind) { return kinds[size_t(kind)].fields; }

bool shlo::sdy::isA(Attribute attr, Kind kind) {
  auto form = mlir::dyn_cast_or_null<FormAttr>(attr);
  return form && form.getKind() == kind;
}

FormAttr shlo::sdy::makeForm(mlir::MLIRContext *context, Kind kind, ArrayRef<Attribute> fields) {
  ArrayRef<Field> wanted = fieldsOf(kind);
  if (fields.size() != wanted.size() || !llvm::all_of_zip(wanted, fields, fits) || !isPrintable(kind, fields))
    return {};
  return FormAttr::get(context, kind, fields);
}

void SdyDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "opset/sdy_op.cpp.inc"
      >();
  allowUnknownOperations();
}

void SdyDialect::registerAttributes() { addAttributes<FormAttr>(); }

// An attribute without a form here is kept verbatim.
Attribute SdyDialect::parseAttribute(mlir::DialectAsmParser &parser, mlir::Type) const {
  StringRef whole = parser.getFullSymbolSpec();
  auto opaque = [&] {
    return mlir::OpaqueAttr::getChecked([&] { return parser.emitError(parser.getNameLoc()); },
                                        mlir::StringAttr::get(getContext(), getNamespace()), whole,
                                        mlir::NoneType::get(getContext()));
  };
  StringRef name;
  if (mlir::failed(parser.parseOptionalKeyword(&name)))
    return opaque();
  auto *record = llvm::find_if(kinds, [&](const KindRecord &kind) { return kind.name == name; });
  if (record == std::end(kinds))
    return opaque();
  mlir::ScopedDiagnosticHandler quiet(getContext(), [](mlir::Diagnostic &) {});
  FormAttr form = Form(parser).read(Kind(record - kinds));
  bool isAll = parser.getCurrentLocation().getPointer() >= whole.end();
  return form && isAll ? Attribute(form) : Attribute(opaque());
}

void SdyDialect::printAttribute(Attribute attribute, mlir::DialectAsmPrinter &printer) const {
  FormAttr form = mlir::cast<FormAttr>(attribute);
  printer << kinds[size_t(form.getKind())].name;
  Form(printer).print(form);
}

//===- Ops -------------------------------------------------------------------------------------------------------===//

mlir::LogicalResult MeshOp::verify() {
  if (getMeshAttr() || (*this)->getAttrOfType<mlir::DictionaryAttr>(meshOfStablehlo))
    return mlir::success();
  return emitOpError("requires attribute 'mesh'");
}

namespace {

ParseResult parseKind(OpAsmParser &parser, FormAttr &attr, Kind kind) {
  attr = Form(parser).read(kind);
  return mlir::success(bool(attr));
}

ParseResult parseMesh(OpAsmParser &parser, FormAttr &attr) { return parseKind(parser, attr, Kind::Mesh); }
void printMesh(OpAsmPrinter &printer, Operation *, FormAttr attr) { Form(printer).print(attr); }

ParseResult parseSharding(OpAsmParser &parser, FormAttr &attr) { return parseKind(parser, attr, Kind::Sharding); }
void printSharding(OpAsmPrinter &printer, Operation *, FormAttr attr) { Form(printer).print(attr); }

ParseResult parseManualAxes(OpAsmParser &parser, FormAttr &attr) { return parseKind(parser, attr, Kind::ManualAxes); }
void printManualAxes(OpAsmPrinter &printer, Operation *, FormAttr attr) { Form(printer).print(attr); }

ParseResult parseShardings(OpAsmParser &parser, FormAttr &attr) {
  attr = Form(parser).readShardings();
  return mlir::success(bool(attr));
}
void printShardings(OpAsmPrinter &printer, Operation *, FormAttr attr) { Form(printer).printShardings(attr); }

// The arguments of the only block precede it.
ParseResult parseBody(OpAsmParser &parser, mlir::Region &body) {
  llvm::SmallVector<OpAsmParser::Argument> arguments;
  if (parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren, /*allowType=*/true) ||
      parser.parseRegion(body, arguments))
    return mlir::failure();
  return mlir::success(body.hasOneBlock());
}

void printBody(OpAsmPrinter &printer, Operation *, mlir::Region &body) {
  printer << '(';
  llvm::interleaveComma(body.getArguments(), printer,
                        [&](mlir::BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") ";
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
}

} // namespace

// No program has many of these ops: their code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#define GET_OP_CLASSES
#include "opset/sdy_op.cpp.inc"
#pragma clang attribute pop
