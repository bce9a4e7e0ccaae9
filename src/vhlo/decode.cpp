// From an artifact's tables to the program's attributes and types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/decode.h"

#include "dialect/dialect.h"
#include "dialect/limits.h"
#include "vhlo/dense.h"
#include "vhlo/entry.h"
#include "vhlo/sdy.h"
#include "vhlo/simple_types.h"
#include "vhlo/tables.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace shlo::vhlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::Type;

// Brackets within the text of an attribute.
static constexpr uint32_t maxTextNesting = 64;

std::nullptr_t Decoder::fail(Code code, const Twine &message, int64_t offset) {
  if (!failure) {
    failure = makeError(code, message.str());
    Diagnostic finding;
    finding.message = failure->message;
    finding.offset = offset;
    failure->diagnostics.push_back(std::move(finding));
  }
  return nullptr;
}

StringRef Decoder::foreignName(const DecodedAttr &attr) const {
  return attr.foreignDialect < 0 ? StringRef("builtin") : tables.dialects[size_t(attr.foreignDialect)];
}

bool Decoder::spend(uint64_t units) {
  constexpr uint64_t start = 1 << 22, perByte = 16;
  if (units > UINT32_MAX || (spent += units) > start + perByte * tables.fileSize)
    fail(SHLO_LIMIT, "more attributes to convert than a file of this size should have");
  return !failed();
}

const DecodedAttr *Decoder::attribute(uint64_t index) {
  if (index >= attributes.size())
    return fail(SHLO_MALFORMED, "attribute " + Twine(index) + " is not there");
  DecodedAttr &slot = attributes[index];
  if (slot.state == DecodedAttr::Done) {
    if (slot.isBorrowed && !(wantsConstant && depth == 0)) {
      slot.attr = mlir::cast<ir::BorrowedElementsAttr>(slot.attr).owned();
      slot.isBorrowed = false;
    }
    return &slot;
  }
  if (failed())
    return nullptr;
  const TableEntry &raw = tables.attributes[index];
  Entry entry(*this, raw, "attribute", index);
  if (slot.state == DecodedAttr::InProgress)
    return entry.malformed("is part of itself");
  if (depth >= maxNesting) {
    fail(SHLO_LIMIT, "attributes nested deeper than " + Twine(maxNesting), -1);
    return nullptr;
  }
  slot.state = DecodedAttr::InProgress;
  slot.dialect = raw.custom ? tables.dialectKinds[raw.dialect] : EntryDialect::Foreign;
  ++depth;
  if (slot.dialect > EntryDialect::Vhlo)
    slot.foreignDialect = int32_t(raw.dialect);
  if (slot.dialect == EntryDialect::Foreign) {
    slot.expanded = 1;
    if (!raw.custom)
      slot.attr = textAttribute(raw);
  } else {
    if (slot.dialect == EntryDialect::Vhlo && asItStands)
      versionedParts(entry, slot);
    else if (slot.dialect == EntryDialect::Vhlo)
      versionedAttribute(entry, slot);
    else if (slot.dialect == EntryDialect::Sdy)
      sdyAttribute(entry, slot);
    else
      builtinAttribute(entry, slot);
    if (entry.finish() && !slot.attr && entry.foreignDialect < 0)
      entry.malformed("cannot be made");
    slot.expanded = entry.size();
    if (entry.foreignDialect >= 0) {
      slot.attr = nullptr;
      slot.dialect = EntryDialect::Foreign;
      slot.foreignDialect = entry.foreignDialect;
    }
  }
  --depth;
  if (failed())
    return nullptr;
  slot.state = DecodedAttr::Done;
  return &slot;
}

const DecodedAttr *Decoder::constant(uint64_t index) {
  wantsConstant = mayBorrow;
  const DecodedAttr *result = attribute(index);
  wantsConstant = false;
  return result;
}

bool Decoder::places() {
  for (auto [index, raw] : llvm::enumerate(tables.attributes)) {
    if (!raw.custom || tables.dialectKinds[raw.dialect] != EntryDialect::Builtin)
      continue;
    auto code = BuiltinAttributeCode(Cursor(raw.bytes, tables.file).varint());
    if ((code == BuiltinAttributeCode::FileLineColLoc || code == BuiltinAttributeCode::FileLineColRange) &&
        !attribute(index))
      return false;
  }
  return true;
}

Type Decoder::type(uint64_t index) {
  if (index >= types.size())
    return fail(SHLO_MALFORMED, "type " + Twine(index) + " is not there"), Type();
  DecodedType &slot = types[index];
  if (slot.state == DecodedAttr::Done)
    return slot.type;
  if (failed())
    return {};
  const TableEntry &raw = tables.types[index];
  Entry entry(*this, raw, "type", index);
  if (slot.state == DecodedAttr::InProgress)
    return entry.malformed("is part of itself"), Type();
  if (depth >= maxNesting)
    return fail(SHLO_LIMIT, "types nested deeper than " + Twine(maxNesting)), Type();
  EntryDialect dialect = tables.dialectKinds[raw.dialect];
  if (!raw.custom || dialect == EntryDialect::Foreign || dialect == EntryDialect::Sdy)
    return entry.refuse("of dialect '" + tables.dialects[raw.dialect] + "' is not supported"), Type();
  slot.state = DecodedAttr::InProgress;
  ++depth;
  slot.type = dialect != EntryDialect::Vhlo ? builtinType(entry)
              : asItStands                  ? versionedParts(entry)
                                            : versionedType(entry);
  if (entry.finish() && !slot.type)
    entry.malformed("cannot be made");
  slot.expanded = entry.size();
  --depth;
  if (failed())
    return {};
  slot.state = DecodedAttr::Done;
  return slot.type;
}

mlir::LocationAttr Decoder::location(uint64_t index) {
  const DecodedAttr *decoded = attribute(index);
  if (!decoded)
    return {};
  if (auto place = mlir::dyn_cast_or_null<mlir::LocationAttr>(decoded->attr))
    return place;
  if (!decoded->attr)
    return mlir::UnknownLoc::get(context);
  return fail(SHLO_MALFORMED, "attribute " + Twine(index) + ": no location where there must be one"),
         mlir::LocationAttr();
}

bool Decoder::dictionary(uint64_t index, llvm::SmallVectorImpl<Item> &items) {
  if (index >= attributes.size())
    return fail(SHLO_MALFORMED, "attribute " + Twine(index) + " is not there"), false;
  const TableEntry &raw = tables.attributes[index];
  Entry entry(*this, raw, "attribute", index);
  if (!raw.custom || tables.dialectKinds[raw.dialect] != EntryDialect::Builtin ||
      entry.varint() != uint64_t(BuiltinAttributeCode::Dictionary))
    return entry.malformed("no dictionary where there must be one"), false;
  for (uint64_t n = entry.count(); n && entry.good(); --n) {
    auto name = entry.value<mlir::StringAttr>("name");
    uint64_t value = entry.varint();
    if (entry.good() && (!name || name.empty()))
      entry.malformed("a name is empty");
    if (entry.good())
      items.push_back({name, value});
  }
  return entry.finish() && spend(items.size());
}

//===- Of other dialects --------------------------------------------------------------------------------------------===//

// The text of an attribute, ended by a NUL. Nothing but sdy's is looked at.
Attribute Decoder::textAttribute(const TableEntry &raw) {
  StringRef text = raw.bytes, dialect = tables.dialects[raw.dialect];
  if (!text.consume_back(StringRef("\0", 1)) || text.contains('\0') || !spend(text.size()))
    return {};
  StringRef body = text;
  if (!body.consume_front("#") || !body.consume_front(dialect))
    return {};
  if (dialect == "sdy") {
    if (!checkText(text, "", maxTextNesting))
      return {};
    mlir::ScopedDiagnosticHandler quiet(context, [](mlir::Diagnostic &) { return mlir::success(); });
    size_t read = 0;
    Attribute attr = mlir::parseAttribute(text, context, Type(), &read);
    return read == text.size() ? attr : Attribute();
  }
  // "#name.word<...>" or "#name<...>": what comes after, a type say, has no place in an opaque attribute.
  if (body.consume_front(".")) {
    StringRef after = body.drop_while([](char c) { return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$'; });
    if (!after.empty() && !(after.starts_with("<") && after.ends_with(">")))
      return {};
  } else if (!body.consume_front("<") || !body.consume_back(">")) {
    return {};
  }
  return mlir::OpaqueAttr::getChecked([&] { return mlir::emitError(mlir::UnknownLoc::get(context)); },
                                      mlir::StringAttr::get(context, dialect), body, mlir::NoneType::get(context));
}

void Decoder::sdyAttribute(Entry &entry, DecodedAttr &out) {
  const SdyCode *code = findSdyCode(entry.varint());
  if (!code) {
    entry.skip();
    entry.foreignDialect = int32_t(tables.attributes[entry.number()].dialect);
    return;
  }
  auto i64 = [&](int64_t value) { return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64), value); };
  SmallVector<Attribute, 8> fields;
  for (auto [i, field] : llvm::enumerate(sdy::fieldsOf(code->kind))) {
    Attribute &value = fields.emplace_back();
    bool isThere = i < code->fields;
    switch (field.type) {
    case sdy::Field::Text:
      value = mlir::StringAttr::get(context, entry.string());
      break;
    case sdy::Field::Number:
      value = i64(entry.svarint());
      break;
    case sdy::Field::OptionalNumber:
      if (uint64_t number = entry.varint(); number & 1)
        value = i64(int64_t(number >> 1));
      break;
    case sdy::Field::NumberOrZero:
      if (int64_t number = isThere ? entry.svarint() : 0)
        value = i64(number);
      break;
    case sdy::Field::Numbers:
      value = mlir::DenseI64ArrayAttr::get(context, entry.numbers());
      break;
    case sdy::Field::Flag:
      value = mlir::BoolAttr::get(context, entry.bits(8));
      break;
    case sdy::Field::Part:
      value = entry.value();
      break;
    case sdy::Field::OptionalPart:
      value = entry.optionalValue();
      break;
    case sdy::Field::Parts: {
      SmallVector<Attribute> parts;
      for (uint64_t n = isThere ? entry.count() : 0; n && entry.good(); --n)
        parts.push_back(entry.value());
      if (entry.good() && entry.foreignDialect < 0)
        value = mlir::ArrayAttr::get(context, parts);
      break;
    }
    }
  }
  if (entry.good() && entry.foreignDialect < 0)
    out.attr = sdy::makeForm(context, code->kind, fields);
}

//===- Attributes ---------------------------------------------------------------------------------------------------===//

namespace {

Attribute floatAttr(mlir::FloatType type, uint64_t bits) {
  return mlir::FloatAttr::get(type, llvm::APFloat(type.getFloatSemantics(), llvm::APInt(type.getWidth(), bits)));
}

// The dictionary of those entries; null and a failure where names occur twice.
template <typename Entry> Attribute makeDictionary(Entry &entry, SmallVector<mlir::NamedAttribute> &values) {
  if (mlir::DictionaryAttr::findDuplicate(values, /*isSorted=*/false))
    return entry.malformed("a name occurs twice"), Attribute();
  return mlir::DictionaryAttr::get(entry.context(), values);
}

} // namespace

void Decoder::versionedAttribute(Entry &entry, DecodedAttr &out) {
  uint64_t number = entry.varint();
  if (number > uint64_t(AttributeCode::Mesh)) {
    entry.refuse("the code " + Twine(number) + " of the versioned dialect is not known to this library");
    return;
  }
  out.code = uint16_t(number);
  auto enumerated = [&]() -> uint32_t {
    uint64_t value = entry.varint();
    if (entry.good() && !findCase(out.code, value))
      entry.refuse("an enum has the unknown value " + Twine(value));
    return entry.good() ? uint32_t(value) : 0;
  };
  switch (AttributeCode(number)) {
  case AttributeCode::Array: {
    SmallVector<Attribute> values;
    for (uint64_t n = entry.count(); n && entry.good(); --n)
      values.push_back(entry.value());
    if (entry.good() && entry.foreignDialect < 0)
      out.attr = mlir::ArrayAttr::get(context, values);
    return;
  }
  case AttributeCode::Boolean: {
    uint64_t value = entry.varint();
    if (value > 1)
      entry.malformed("neither true nor false");
    out.attr = mlir::BoolAttr::get(context, value == 1);
    return;
  }
  case AttributeCode::ComparisonDirection:
    out.attr = ir::ComparisonDirectionAttr::get(context, ir::ComparisonDirection(enumerated()));
    return;
  case AttributeCode::ComparisonType:
    out.attr = ir::ComparisonTypeAttr::get(context, ir::ComparisonType(enumerated()));
    return;
  case AttributeCode::ApiVersion: // a plain number in the program
    out.attr = mlir::IntegerAttr::get(mlir::IntegerType::get(context, 32), enumerated());
    return;
  case AttributeCode::FftType:
    out.attr = ir::FftTypeAttr::get(context, ir::FftType(enumerated()));
    return;
  case AttributeCode::Precision:
    out.attr = ir::PrecisionAttr::get(context, ir::Precision(enumerated()));
    return;
  case AttributeCode::RngAlgorithm:
    out.attr = ir::RngAlgorithmAttr::get(context, ir::RngAlgorithm(enumerated()));
    return;
  case AttributeCode::RngDistribution:
    out.attr = ir::RngDistributionAttr::get(context, ir::RngDistribution(enumerated()));
    return;
  case AttributeCode::Transpose:
    out.attr = ir::TransposeAttr::get(context, ir::Transpose(enumerated()));
    return;
  case AttributeCode::ResultAccuracyMode:
    out.attr = ir::ResultAccuracyModeAttr::get(context, ir::ResultAccuracyMode(enumerated()));
    return;
  case AttributeCode::Dictionary: {
    SmallVector<mlir::NamedAttribute> values;
    for (uint64_t n = entry.count(); n && entry.good(); --n) {
      auto name = entry.value<mlir::StringAttr>("name");
      const DecodedAttr *value = entry.attribute();
      if (!entry.good() || !name)
        return;
      if (name.empty()) {
        entry.malformed("a name is empty");
        return;
      }
      if (value->attr)
        values.emplace_back(name, value->attr);
      else
        dropped(name);
    }
    if (entry.good())
      out.attr = makeDictionary(entry, values);
    return;
  }
  case AttributeCode::Float: {
    auto type = mlir::dyn_cast_or_null<mlir::FloatType>(entry.type());
    if (!type) {
      if (entry.good())
        entry.malformed("a float of another type");
      return;
    }
    uint64_t bits = entry.bits(type.getWidth());
    if (entry.good())
      out.attr = floatAttr(type, bits);
    return;
  }
  case AttributeCode::Integer: {
    Type type = entry.type();
    auto integer = mlir::dyn_cast_or_null<mlir::IntegerType>(type);
    if (!type || (!integer && !mlir::isa<mlir::IndexType>(type)) || (integer && integer.getWidth() == 1)) {
      if (entry.good())
        entry.malformed("an integer of another type");
      return;
    }
    unsigned width = integer ? integer.getWidth() : 64;
    uint64_t bits = entry.bits(width);
    if (entry.good())
      out.attr = mlir::IntegerAttr::get(type, llvm::APInt(width, bits));
    return;
  }
  case AttributeCode::OutputOperandAlias: {
    SmallVector<int64_t> output = entry.numbers();
    int64_t operand = entry.svarint();
    SmallVector<int64_t> input = entry.numbers();
    out.attr = ir::OutputOperandAliasAttr::get(context, output, operand, input);
    return;
  }
  case AttributeCode::String:
    out.attr = mlir::StringAttr::get(context, entry.string());
    return;
  case AttributeCode::Tensor: {
    auto type = mlir::dyn_cast_or_null<mlir::RankedTensorType>(entry.type());
    StringRef data = entry.blob();
    if (!type && entry.good())
      entry.malformed("a constant that is no ranked tensor");
    if (entry.good()) {
      out.attr = tensor(entry, type, data);
      out.isBorrowed = mlir::isa_and_nonnull<ir::BorrowedElementsAttr>(out.attr);
    }
    return;
  }
  case AttributeCode::Type:
    if (Type type = entry.type())
      out.attr = mlir::TypeAttr::get(type);
    return;
  case AttributeCode::TypeExtensions: {
    SmallVector<int64_t> bounds = entry.numbers();
    out.attr = ir::TypeExtensionsAttr::get(context, bounds);
    return;
  }
  case AttributeCode::ResultAccuracy: {
    llvm::APFloat atol(llvm::APFloat::IEEEdouble(), llvm::APInt(64, entry.bits(64)));
    llvm::APFloat rtol(llvm::APFloat::IEEEdouble(), llvm::APInt(64, entry.bits(64)));
    int64_t ulps = entry.svarint();
    if (auto mode = entry.value<ir::ResultAccuracyModeAttr>("accuracy mode"))
      out.attr = ir::ResultAccuracyAttr::get(context, atol, rtol, ulps, mode);
    return;
  }
  case AttributeCode::SubAxisInfo: {
    int64_t before = entry.svarint(), size = entry.svarint();
    out.attr = ir::SubAxisInfoAttr::get(context, before, size);
    return;
  }
  case AttributeCode::AxisRef: {
    auto name = entry.value<mlir::StringAttr>("axis name");
    ir::SubAxisInfoAttr part;
    if (entry.varint())
      part = entry.value<ir::SubAxisInfoAttr>("part of an axis");
    if (entry.good() && name)
      out.attr = ir::AxisRefAttr::get(context, name.getValue(), part);
    return;
  }
  case AttributeCode::ReplicaGroupMeshAxes: {
    // On the wire a symbol is a string.
    Attribute mesh = entry.value();
    auto axes = entry.value<mlir::ArrayAttr>("list of axes");
    if (auto symbol = mlir::dyn_cast_or_null<mlir::StringAttr>(mesh))
      mesh = mlir::FlatSymbolRefAttr::get(symbol);
    else if (entry.good() && !mlir::isa_and_nonnull<ir::MeshAttr>(mesh) && entry.foreignDialect < 0)
      entry.malformed("no mesh where there must be one");
    if (axes && !llvm::all_of(axes, [](Attribute axis) { return mlir::isa<ir::AxisRefAttr>(axis); }))
      entry.malformed("no axis where there must be one");
    if (entry.good() && mesh && axes)
      out.attr = ir::ReplicaGroupMeshAxesAttr::get(context, mesh, axes);
    return;
  }
  case AttributeCode::MeshAxis: {
    auto name = entry.value<mlir::StringAttr>("axis name");
    int64_t size = entry.svarint();
    if (entry.good() && name)
      out.attr = ir::MeshAxisAttr::get(context, name.getValue(), size);
    return;
  }
  case AttributeCode::Mesh: {
    auto list = entry.value<mlir::ArrayAttr>("list of axes");
    SmallVector<ir::MeshAxisAttr> axes;
    for (Attribute element : list ? list.getValue() : ArrayRef<Attribute>()) {
      axes.push_back(mlir::dyn_cast<ir::MeshAxisAttr>(element));
      if (!axes.back())
        entry.malformed("no axis where there must be one");
    }
    uint64_t devices = entry.varint();
    mlir::DenseIntElementsAttr deviceIds;
    if (entry.good() && devices) {
      const DecodedAttr *decoded = attribute(devices >> 1);
      deviceIds = decoded ? mlir::dyn_cast_or_null<mlir::DenseIntElementsAttr>(decoded->attr)
                          : mlir::DenseIntElementsAttr();
      if (!deviceIds)
        entry.malformed("no device ids where there must be some");
    }
    if (entry.good() && list)
      out.attr = ir::MeshAttr::get(context, axes, deviceIds);
    return;
  }
  }
  entry.refuse("the code " + Twine(number) + " of the versioned dialect is no longer in use");
}

void Decoder::builtinAttribute(Entry &entry, DecodedAttr &out) {
  uint64_t number = entry.varint();
  out.code = uint16_t(std::min<uint64_t>(number, UINT16_MAX));
  switch (BuiltinAttributeCode(out.code)) {
  case BuiltinAttributeCode::Array: {
    SmallVector<Attribute> values;
    for (uint64_t n = entry.count(); n && entry.good(); --n)
      values.push_back(entry.value());
    if (entry.good() && entry.foreignDialect < 0)
      out.attr = mlir::ArrayAttr::get(context, values);
    return;
  }
  case BuiltinAttributeCode::Dictionary: {
    SmallVector<mlir::NamedAttribute> values;
    for (uint64_t n = entry.count(); n && entry.good(); --n) {
      auto name = entry.value<mlir::StringAttr>("name");
      const DecodedAttr *value = entry.attribute();
      if (!entry.good() || !name)
        return;
      if (name.empty()) {
        entry.malformed("a name is empty");
        return;
      }
      if (value->attr)
        values.emplace_back(name, value->attr);
      else
        dropped(name);
    }
    if (entry.good())
      out.attr = makeDictionary(entry, values);
    return;
  }
  case BuiltinAttributeCode::String:
    out.attr = mlir::StringAttr::get(context, entry.string());
    return;
  case BuiltinAttributeCode::StringWithType: {
    StringRef text = entry.string();
    if (Type type = entry.type())
      out.attr = mlir::StringAttr::get(text, type);
    return;
  }
  case BuiltinAttributeCode::FlatSymbolRef:
    if (auto root = entry.value<mlir::StringAttr>("symbol"))
      out.attr = mlir::FlatSymbolRefAttr::get(root);
    return;
  case BuiltinAttributeCode::SymbolRef: {
    auto root = entry.value<mlir::StringAttr>("symbol");
    SmallVector<mlir::FlatSymbolRefAttr> nested;
    for (uint64_t n = entry.count(); n && entry.good(); --n)
      nested.push_back(entry.value<mlir::FlatSymbolRefAttr>("symbol"));
    if (entry.good() && root && !llvm::is_contained(nested, nullptr))
      out.attr = mlir::SymbolRefAttr::get(root, nested);
    return;
  }
  case BuiltinAttributeCode::Type:
    if (Type type = entry.type())
      out.attr = mlir::TypeAttr::get(type);
    return;
  case BuiltinAttributeCode::Unit:
    out.attr = mlir::UnitAttr::get(context);
    return;
  case BuiltinAttributeCode::Integer: {
    Type type = entry.type();
    auto integer = mlir::dyn_cast_or_null<mlir::IntegerType>(type);
    if (!type || (!integer && !mlir::isa<mlir::IndexType>(type))) {
      if (entry.good())
        entry.malformed("an integer of another type");
      return;
    }
    unsigned width = integer ? integer.getWidth() : 64;
    uint64_t bits = entry.bits(width);
    if (entry.good())
      out.attr = mlir::IntegerAttr::get(type, llvm::APInt(width, bits));
    return;
  }
  case BuiltinAttributeCode::Float: {
    auto type = mlir::dyn_cast_or_null<mlir::FloatType>(entry.type());
    if (!type) {
      if (entry.good())
        entry.malformed("a float of another type");
      return;
    }
    uint64_t bits = entry.bits(type.getWidth());
    if (entry.good())
      out.attr = floatAttr(type, bits);
    return;
  }
  case BuiltinAttributeCode::CallSiteLoc: {
    auto callee = entry.value<mlir::LocationAttr>("location");
    auto caller = entry.value<mlir::LocationAttr>("location");
    if (entry.good() && callee && caller)
      out.attr = mlir::CallSiteLoc::get(callee, caller);
    return;
  }
  case BuiltinAttributeCode::FileLineColLoc: {
    auto file = entry.value<mlir::StringAttr>("file name");
    uint64_t line = entry.varint(), column = entry.varint();
    if (entry.good() && (line > UINT32_MAX || column > UINT32_MAX))
      entry.malformed("a line beyond 32 bits");
    if (entry.good() && file)
      out.attr = mlir::FileLineColLoc::get(file, unsigned(line), unsigned(column));
    return;
  }
  case BuiltinAttributeCode::FileLineColRange: {
    auto file = entry.value<mlir::StringAttr>("file name");
    uint64_t size = entry.count(), at[4] = {};
    for (uint64_t i = 0; i < size && i < 4; ++i)
      if ((at[i] = entry.varint()) > UINT32_MAX)
        entry.malformed("a line beyond 32 bits");
    if (size > 4)
      entry.malformed("too many positions");
    if (!entry.good() || !file)
      return;
    auto of = [&](int i) { return unsigned(at[i]); };
    using Range = mlir::FileLineColRange;
    out.attr = size == 4   ? Range::get(file, of(0), of(1), of(2), of(3))
               : size == 3 ? Range::get(file, of(0), of(1), of(2))
               : size == 2 ? Range::get(file, of(0), of(1))
               : size == 1 ? Range::get(file, of(0))
                           : Range::get(file);
    // Line, column, end line, end column is the order in memory; the file has the ends in the same order.
    return;
  }
  case BuiltinAttributeCode::FusedLoc:
  case BuiltinAttributeCode::FusedLocWithMetadata: {
    SmallVector<mlir::Location> parts;
    for (uint64_t n = entry.count(); n && entry.good(); --n)
      if (auto part = entry.value<mlir::LocationAttr>("location"))
        parts.emplace_back(part);
    const DecodedAttr *metadata =
        BuiltinAttributeCode(number) == BuiltinAttributeCode::FusedLocWithMetadata ? entry.attribute() : nullptr;
    if (entry.good())
      out.attr = mlir::FusedLoc::get(context, parts, metadata ? metadata->attr : Attribute());
    return;
  }
  case BuiltinAttributeCode::NameLoc: {
    auto name = entry.value<mlir::StringAttr>("name");
    auto child = entry.value<mlir::LocationAttr>("location");
    if (entry.good() && name && child)
      out.attr = mlir::NameLoc::get(name, child);
    return;
  }
  case BuiltinAttributeCode::UnknownLoc:
    out.attr = mlir::UnknownLoc::get(context);
    return;
  case BuiltinAttributeCode::DenseArray: {
    Type element = entry.type();
    uint64_t size = entry.varint();
    StringRef data = entry.blob();
    if (!entry.good())
      return;
    auto integer = mlir::dyn_cast<mlir::IntegerType>(element);
    unsigned width = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
    bool fits = width == 1 ? integer && integer.isSignless() : width >= 8 && width <= 64 && width % 8 == 0;
    uint64_t bytes = width == 1 ? 1 : width / 8;
    if (!fits || data.size() / bytes != size || data.size() % bytes) {
      entry.malformed("an array of another size");
      return;
    }
    out.attr = mlir::DenseArrayAttr::get(element, int64_t(size), ArrayRef<char>(data.data(), data.size()));
    return;
  }
  case BuiltinAttributeCode::DenseElements: {
    Type type = entry.type();
    StringRef data = entry.blob();
    auto ranked = mlir::dyn_cast_or_null<mlir::RankedTensorType>(type);
    if (entry.good() && !ranked)
      entry.refuse("a constant that is no ranked tensor");
    if (entry.good())
      out.attr = tensor(entry, ranked, data);
    return;
  }
  case BuiltinAttributeCode::DenseResource:
  case BuiltinAttributeCode::DenseStrings:
  case BuiltinAttributeCode::Sparse:
  case BuiltinAttributeCode::Distinct:
    break;
  }
  entry.refuse("builtin attributes of code " + Twine(number) + " are not supported");
}

Attribute Decoder::tensor(Entry &entry, mlir::RankedTensorType type, StringRef data) {
  if (!type.hasStaticShape() || dense::bytesPerElement(type.getElementType()) == 0)
    return entry.malformed("a constant of a type that has no constants"), Attribute();
  if (type.getEncoding()) // is the type's, not the data's
    type = mlir::RankedTensorType::get(type.getShape(), type.getElementType());
  if (wantsConstant && depth == 1)
    if (ir::BorrowedElementsAttr borrowed = dense::borrow(type, data))
      return borrowed;
  mlir::DenseElementsAttr result = dense::fromWire(type, data);
  if (!result)
    return entry.malformed("a constant with too few or too many bytes"), Attribute();
  return result;
}

//===- Types --------------------------------------------------------------------------------------------------------===//

namespace {

bool isElement(Type type) { return type && mlir::TensorType::isValidElementType(type); }

// Makes a quantized type; what its checks emit is swallowed.
template <typename Make> Type quietly(mlir::MLIRContext *context, Make make) {
  mlir::ScopedDiagnosticHandler quiet(context, [](mlir::Diagnostic &) { return mlir::success(); });
  return make([&] { return mlir::emitError(mlir::UnknownLoc::get(context)); });
}

bool isQuantizable(Type storage, Type expressed, int64_t min, int64_t max) {
  auto integer = mlir::dyn_cast<mlir::IntegerType>(storage);
  return integer && integer.getWidth() <= mlir::quant::QuantizedType::MaxStorageBits &&
         mlir::isa<mlir::FloatType>(expressed) && min <= max;
}

} // namespace

Type Decoder::versionedType(Entry &entry) {
  uint64_t number = entry.varint();
  if (number > uint64_t(TypeCode::Future))
    return entry.refuse("the code " + Twine(number) + " of the versioned dialect is not known to this library"), Type();
  TypeCode code = TypeCode(number);
  for (const SimpleType &simple : simpleTypes)
    if (simple.code == code)
      return simple.make(context);
  switch (code) {
  case TypeCode::Complex: {
    Type element = entry.type();
    return element && element.isIntOrFloat() ? mlir::ComplexType::get(element) : Type();
  }
  case TypeCode::Function: {
    SmallVector<Type> inputs = entry.typeList(), results = entry.typeList();
    return entry.good() ? mlir::FunctionType::get(context, inputs, results) : Type();
  }
  case TypeCode::RankedTensor:
  case TypeCode::RankedTensorWithEncoding: {
    ir::TypeExtensionsAttr encoding;
    if (code == TypeCode::RankedTensorWithEncoding) {
      encoding = entry.value<ir::TypeExtensionsAttr>("bounds");
      if (entry.good() && !encoding)
        entry.refuse("a tensor type with an encoding of another dialect");
    }
    SmallVector<int64_t> shape = entry.shape();
    Type element = entry.type();
    return entry.good() && isElement(element) ? mlir::RankedTensorType::get(shape, element, encoding) : Type();
  }
  case TypeCode::UnrankedTensor: {
    Type element = entry.type();
    return isElement(element) ? mlir::UnrankedTensorType::get(element) : Type();
  }
  case TypeCode::RankedBuffer: {
    SmallVector<int64_t> shape = entry.shape();
    Type element = entry.type();
    return entry.good() && mlir::BaseMemRefType::isValidElementType(element) ? mlir::MemRefType::get(shape, element)
                                                                             : Type();
  }
  case TypeCode::Token:
    return ir::TokenType::get(context);
  case TypeCode::Tuple: {
    SmallVector<Type> members = entry.typeList();
    return entry.good() ? mlir::TupleType::get(context, members) : Type();
  }
  case TypeCode::Future: {
    SmallVector<Type> members = entry.typeList();
    return entry.good() ? ir::FutureType::get(context, members) : Type();
  }
  case TypeCode::UniformQuantized: {
    uint64_t flags = entry.varint();
    Type storage = entry.type(), expressed = entry.type();
    double scale = llvm::bit_cast<double>(entry.bits(64));
    int64_t zeroPoint = entry.svarint(), min = entry.svarint(), max = entry.svarint();
    if (!entry.good() || flags > 1 || !isQuantizable(storage, expressed, min, max))
      return {};
    return quietly(context, [&](auto emit) {
      return mlir::quant::UniformQuantizedType::getChecked(emit, unsigned(flags), storage, expressed, scale, zeroPoint,
                                                           min, max);
    });
  }
  case TypeCode::UniformQuantizedPerAxis: {
    uint64_t flags = entry.varint();
    Type storage = entry.type(), expressed = entry.type();
    uint64_t axis = entry.varint();
    int64_t min = entry.svarint(), max = entry.svarint();
    SmallVector<double> scales;
    for (uint64_t n = entry.count(); n && entry.good(); --n)
      scales.push_back(llvm::bit_cast<double>(entry.bits(64)));
    SmallVector<int64_t> zeroPoints = entry.numbers();
    if (!entry.good() || flags > 1 || axis > INT32_MAX || scales.empty() || scales.size() != zeroPoints.size() ||
        !isQuantizable(storage, expressed, min, max))
      return {};
    return quietly(context, [&](auto emit) {
      return mlir::quant::UniformQuantizedPerAxisType::getChecked(emit, unsigned(flags), storage, expressed, scales,
                                                                  zeroPoints, int32_t(axis), min, max);
    });
  }
  default:
    return entry.refuse("types of code " + Twine(number) + " are not supported"), Type();
  }
}

Type Decoder::builtinType(Entry &entry) {
  uint64_t number = entry.varint();
  switch (BuiltinTypeCode(std::min<uint64_t>(number, UINT16_MAX))) {
  case BuiltinTypeCode::Integer: {
    uint64_t image = entry.varint();
    if ((image & 3) == 3 || image >> 2 > mlir::IntegerType::kMaxWidth || image >> 2 == 0)
      return {};
    return mlir::IntegerType::get(context, unsigned(image >> 2),
                                  mlir::IntegerType::SignednessSemantics(unsigned(image & 3)));
  }
  case BuiltinTypeCode::Index:
    return mlir::IndexType::get(context);
  case BuiltinTypeCode::Function: {
    SmallVector<Type> inputs = entry.typeList(), results = entry.typeList();
    return entry.good() ? mlir::FunctionType::get(context, inputs, results) : Type();
  }
  case BuiltinTypeCode::BFloat16:
    return mlir::BFloat16Type::get(context);
  case BuiltinTypeCode::Float16:
    return mlir::Float16Type::get(context);
  case BuiltinTypeCode::Float32:
    return mlir::Float32Type::get(context);
  case BuiltinTypeCode::Float64:
    return mlir::Float64Type::get(context);
  case BuiltinTypeCode::Complex: {
    Type element = entry.type();
    return element && element.isIntOrFloat() ? mlir::ComplexType::get(element) : Type();
  }
  case BuiltinTypeCode::None:
    return mlir::NoneType::get(context);
  case BuiltinTypeCode::RankedTensor: {
    SmallVector<int64_t> shape = entry.shape();
    Type element = entry.type();
    return entry.good() && isElement(element) ? mlir::RankedTensorType::get(shape, element) : Type();
  }
  case BuiltinTypeCode::Tuple: {
    SmallVector<Type> members = entry.typeList();
    return entry.good() ? mlir::TupleType::get(context, members) : Type();
  }
  case BuiltinTypeCode::UnrankedTensor: {
    Type element = entry.type();
    return isElement(element) ? mlir::UnrankedTensorType::get(element) : Type();
  }
  default:
    return entry.refuse("builtin types of code " + Twine(number) + " are not supported"), Type();
  }
}
