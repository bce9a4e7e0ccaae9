// Decodes attributes of other dialects: sdy from its own encoding, all others from text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/text.h"
#include "vhlo/entry.h"
#include "vhlo/sdy.h"

#include "llvm/ADT/StringExtras.h"

using namespace shlo::vhlo;
using llvm::SmallVector;
using llvm::StringRef;
using mlir::Attribute;
using mlir::Type;

// The maximum nesting of brackets within the text of an attribute.
static constexpr uint32_t maxTextNesting = 64;

// An attribute from its NUL-terminated text. Only that of sdy gets a form of its own.
Attribute Decoder::textAttribute(const TableEntry &raw) {
  StringRef text = raw.bytes, dialect = tables.dialects[raw.dialect];
  if (!text.consume_back(StringRef("\0", 1)) || text.contains('\0') || !spend(text.size()))
    return {};
  if (withText) {
    Result<Attribute> attr = parseAttribute(*context, text, maxTextNesting);
    return attr ? *attr : Attribute();
  }
  StringRef body = text;
  if (!body.consume_front("#") || !body.consume_front(dialect))
    return {};
  // The text must be one attribute. Otherwise, it would print as several.
  Result<Attribute> attr = parseAttribute(*context, text, maxTextNesting);
  if (!attr)
    return {};
  if (dialect == "sdy")
    return *attr;
  // The text is "#name.word<...>" or "#name<...>". An opaque attribute cannot hold text after it, such as a type.
  if (body.consume_front(".")) {
    StringRef after = body.drop_while([](char c) { return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$'; });
    if (!after.empty() && !(after.starts_with("<") && after.ends_with(">")))
      return {};
  } else if (!body.consume_front("<") || !body.consume_back(">")) {
    return {};
  }
  auto opaque = mlir::dyn_cast<mlir::OpaqueAttr>(*attr);
  return opaque && opaque.getAttrData() == body ? opaque : Attribute();
}

Type Decoder::textType(const TableEntry &raw) {
  StringRef text = raw.bytes;
  if (!withText || !text.consume_back(StringRef("\0", 1)) || text.contains('\0') || !spend(text.size()))
    return {};
  Result<Type> type = parseType(*context, text, maxTextNesting);
  return type ? *type : Type();
}

Attribute Decoder::sdyAttribute(Entry &entry, uint64_t number) {
  const SdyCode *code = findSdyCode(number);
  if (!code) {
    entry.skip();
    entry.otherDialect = int32_t(tables.attributes[entry.number()].dialect);
    return {};
  }
  auto i64 = [&](int64_t value) { return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64), value); };
  SmallVector<Attribute, 8> fields;
  for (auto [i, field] : llvm::enumerate(sdy::fieldsOf(code->kind))) {
    Attribute &value = fields.emplace_back();
    bool isPresent = i < code->fields;
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
      if (int64_t number = isPresent ? entry.svarint() : 0)
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
    case sdy::Field::Parts:
      value = isPresent ? entry.array() : mlir::ArrayAttr::get(context, {});
      break;
    }
  }
  return entry.complete() ? sdy::makeForm(context, code->kind, fields) : Attribute();
}
