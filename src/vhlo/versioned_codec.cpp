// Decodes and encodes the versioned dialect's own attributes and types according to their records.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/entry.h"
#include "vhlo/entry_builder.h"
#include "vhlo/versioned.h"

using namespace shlo::vhlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::Type;

// The name of a dictionary entry.
static StringRef nameOf(Attribute name) {
  auto versioned = mlir::dyn_cast<VersionedAttr>(name);
  return versioned && versioned.getCode() == AttributeCode::String
             ? mlir::cast<mlir::StringAttr>(versioned.getParts()[0]).getValue()
             : StringRef("");
}

//===- Reading ----------------------------------------------------------------------------------------------------===//

// False on failure, and if a part belongs to another dialect with an unknown encoding.
bool Decoder::verbatimParts(Entry &entry, const CodeRecord &record, llvm::SmallVectorImpl<Attribute> &out) {
  auto i64 = [&](int64_t value) { return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64), value); };
  auto unsignedNumber = [&](uint64_t value) {
    if (value > INT64_MAX)
      entry.malformed("a number does not fit its type");
    return i64(int64_t(value));
  };
  auto valueType = [&] {
    Type type = entry.type(), result = builtinOf(type);
    if (entry.good() && !result)
      entry.malformed("expected a type that has values");
    return result;
  };
  auto read = [&](PartKind kind) -> Attribute {
    switch (kind) {
    case PartKind::Flag: return mlir::BoolAttr::get(context, entry.flag());
    case PartKind::Enum: return i64(int64_t(entry.enumCase(record.code)));
    case PartKind::Number: return i64(entry.svarint());
    case PartKind::Count: return unsignedNumber(entry.varint());
    case PartKind::Numbers: return mlir::DenseI64ArrayAttr::get(context, entry.numbers());
    case PartKind::Extents: return mlir::DenseI64ArrayAttr::get(context, entry.shape());
    case PartKind::F64: return mlir::FloatAttr::get(mlir::Float64Type::get(context), entry.real());
    case PartKind::F64s: return mlir::DenseF64ArrayAttr::get(context, entry.reals());
    case PartKind::String: return mlir::StringAttr::get(context, entry.string());
    case PartKind::Type: {
      Type type = entry.type();
      return type ? mlir::TypeAttr::get(type) : Attribute();
    }
    case PartKind::Types:
    case PartKind::FunctionTypes: {
      SmallVector<Attribute> values;
      for (Type type : entry.typeList())
        if (type)
          values.push_back(mlir::TypeAttr::get(type));
      return mlir::ArrayAttr::get(context, values);
    }
    case PartKind::Attr: return entry.value();
    case PartKind::Attrs: return entry.array();
    case PartKind::Pairs: {
      // As in programs, entries of other dialects are omitted one by one.
      SmallVector<Attribute> values;
      SmallVector<Attribute, 0> omitted;
      for (uint64_t n = entry.count(); n && entry.readable(); --n) {
        Attribute name = entry.value();
        const DecodedAttr *value = entry.attribute();
        if (entry.waits())
          continue;
        if (!entry.good() || !name)
          break;
        if (value->attr)
          values.append({name, value->attr});
        else
          omitted.push_back(name);
      }
      for (Attribute name : omitted)
        if (entry.good())
          dropped(nameOf(name));
      return entry.complete() ? mlir::ArrayAttr::get(context, values) : mlir::ArrayAttr();
    }
    case PartKind::OptionalAttr: return entry.optionalValue();
    case PartKind::FlaggedAttr: return entry.flaggedValue();
    case PartKind::Float: return entry.floating(valueType());
    case PartKind::Integer: return entry.integer(valueType(), /*mayBeFlag=*/false);
    case PartKind::Elements: {
      Type type = valueType();
      return entry.elements(type, entry.blob());
    }
    }
    return {};
  };
  for (const Part &part : record.parts) {
    Attribute value = entry.readable() ? read(part.kind) : Attribute();
    bool optional = part.kind == PartKind::OptionalAttr || part.kind == PartKind::FlaggedAttr;
    if (entry.waits())
      continue;
    if (!entry.complete() || (!value && !optional)) {
      entry.skip();
      return false;
    }
    out.push_back(value);
  }
  return !entry.waits();
}

Attribute Decoder::verbatimAttribute(Entry &entry, uint64_t number) {
  if (number == 0 || number > attributeRecords().size())
    return entry.refuse("the code " + Twine(number) + " of the versioned dialect is not known to this library");
  const CodeRecord &record = VersionedAttr::attributeRecord(AttributeCode(number));
  SmallVector<Attribute> values;
  return verbatimParts(entry, record, values) ? VersionedAttr::get(context, record, values) : Attribute();
}

Type Decoder::verbatimType(Entry &entry, uint64_t number) {
  if (number >= typeRecords().size())
    return entry.refuse("the code " + Twine(number) + " of the versioned dialect is not known to this library"), Type();
  SmallVector<Attribute> values;
  if (verbatimParts(entry, typeRecords()[number], values))
    return VersionedType::get(context, typeRecords()[number], values);
  if (entry.good() && entry.otherDialect >= 0)
    entry.refuse("a type with a part of dialect '" + tables.dialects[size_t(entry.otherDialect)] +
                 "' is not supported");
  return {};
}

//===- Writing ----------------------------------------------------------------------------------------------------===//

template <typename EntryBuilder>
static void putParts(Encoder &encoder, EntryBuilder &builder, const CodeRecord &record, ArrayRef<Attribute> values) {
  auto integer = [](Attribute value) { return mlir::cast<mlir::IntegerAttr>(value).getInt(); };
  auto list = [](Attribute value) { return mlir::cast<mlir::ArrayAttr>(value).getValue(); };
  auto form = [&](Type type) { return encoder.builtinType(versionedOf(type)); };
  for (auto [part, value] : llvm::zip(record.parts, values)) {
    switch (part.kind) {
    case PartKind::Flag: builder.varint(mlir::cast<mlir::BoolAttr>(value).getValue()); break;
    case PartKind::Enum: builder.enumCase(uint64_t(integer(value))); break;
    case PartKind::Number: builder.svarint(integer(value)); break;
    case PartKind::Count: builder.varint(uint64_t(integer(value))); break;
    case PartKind::Numbers:
    case PartKind::Extents: builder.numbers(mlir::cast<mlir::DenseI64ArrayAttr>(value).asArrayRef()); break;
    case PartKind::F64: builder.real(mlir::cast<mlir::FloatAttr>(value).getValue()); break;
    case PartKind::F64s: builder.reals(mlir::cast<mlir::DenseF64ArrayAttr>(value).asArrayRef()); break;
    case PartKind::String: builder.string(mlir::cast<mlir::StringAttr>(value).getValue()); break;
    case PartKind::Type: builder.type(mlir::cast<mlir::TypeAttr>(value).getValue()); break;
    case PartKind::Types:
    case PartKind::FunctionTypes:
      builder.types(mlir::cast<mlir::ArrayAttr>(value).getAsValueRange<mlir::TypeAttr>());
      break;
    case PartKind::Attr: builder.attr(value); break;
    case PartKind::Attrs: builder.attrs(list(value)); break;
    case PartKind::Pairs:
      builder.varint(list(value).size() / 2);
      for (Attribute each : list(value))
        builder.attr(each);
      break;
    case PartKind::OptionalAttr: builder.optionalAttr(value); break;
    case PartKind::FlaggedAttr: builder.flaggedAttr(value); break;
    case PartKind::Float: {
      auto number = mlir::cast<mlir::FloatAttr>(value);
      builder.number(number, form(number.getType()), number.getValue().bitcastToAPInt());
      break;
    }
    case PartKind::Integer: {
      auto number = mlir::cast<mlir::IntegerAttr>(value);
      builder.number(number, form(number.getType()), number.getValue());
      break;
    }
    case PartKind::Elements: {
      auto elements = mlir::cast<mlir::DenseElementsAttr>(value);
      builder.elements(elements, form(elements.getType()));
      break;
    }
    }
  }
}

WireAttr Encoder::encodeVerbatim(VersionedAttr attr) {
  EntryBuilder builder(*this, attr.getCode(), /*verbatim=*/true);
  putParts(*this, builder, attr.getRecord(), attr.getParts());
  return builder.finish();
}

WireType Encoder::encodeVerbatim(VersionedType type) {
  EntryBuilder builder(*this, type.getCode(), /*verbatim=*/true);
  putParts(*this, builder, type.getRecord(), type.getParts());
  return builder.finish();
}
