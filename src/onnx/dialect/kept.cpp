// Fields of a file as attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/kept.h"

#include "mlir/IR/Builders.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/bit.h"

using namespace mlir;

namespace shlo::onnx {
namespace {

// The bits of a number as an attribute.
Attribute number(FieldType type, uint64_t bits, Builder &builder) {
  switch (type) {
  case FieldType::Float: return builder.getF32FloatAttr(llvm::bit_cast<float>(uint32_t(bits)));
  case FieldType::Double: return builder.getF64FloatAttr(llvm::bit_cast<double>(bits));
  default: return builder.getI64IntegerAttr(int64_t(bits));
  }
}

// Calls f(const Field &) once for each field that a message has, in the order of their first values.
template <typename F> void forDistinctFields(const Message &message, F &&f) {
  uint32_t seen = 0;
  message.forFields([&](const EncodedField &encoded) {
    const Field *field = findField(message.type(), encoded.number);
    if (!field || !matches(encoded, *field) || seen >> encoded.number & 1)
      return;
    seen |= uint32_t(1) << encoded.number;
    if (field->form != FieldForm::OneOf || message.has(*field)) // of the fields of a OneOf, only one counts
      f(*field);
  });
}

Attribute unknownFields(const Message &message, Builder &builder) {
  SmallVector<Attribute> unknown;
  message.forUnknown([&](std::string_view bytes) { unknown.push_back(builder.getStringAttr(refOf(bytes))); });
  return unknown.empty() ? Attribute() : builder.getArrayAttr(unknown);
}

// "?" would be no name of an attribute.
const char *unknownName(KeptAs form) { return form == KeptAs::OpAttributes ? "unknown_fields" : "?"; }
std::string entryName(KeptAs form, const char *name) {
  return form == KeptAs::OpAttributes ? std::string("onnx.") + name : name;
}

} // namespace

//===- Reading --------------------------------------------------------------------------------------------------------===//

Attribute absentField(MLIRContext *context) { return BoolAttr::get(context, false); }

// Messages are nested as deeply as FileLimits allow.
Attribute keptField(const Message &message, const Field &field, MLIRContext *context) {
  Builder builder(context);
  if (!field.isRepeated()) {
    if (isMessage(field.type))
      return keptMessage(message.message(field), context);
    if (wireOf(field.type) == Wire::Length)
      return builder.getStringAttr(refOf(message.text(field)));
    if (field.type == FieldType::Float)
      return builder.getF32FloatAttr(message.number(field));
    return builder.getI64IntegerAttr(message.integer(field));
  }
  SmallVector<Attribute> values;
  if (isMessage(field.type))
    message.forMessages(field, [&](const Message &one) { values.push_back(keptMessage(one, context)); });
  else if (wireOf(field.type) == Wire::Length)
    message.forTexts(field, [&](std::string_view one) { values.push_back(builder.getStringAttr(refOf(one))); });
  else
    message.forNumbers(field, [&](uint64_t bits) { values.push_back(number(field.type, bits, builder)); });
  return builder.getArrayAttr(values);
}

DictionaryAttr keptMessage(const Message &message, MLIRContext *context) {
  NamedAttrList entries;
  forDistinctFields(message,
                    [&](const Field &field) { entries.append(field.name, keptField(message, field, context)); });
  Builder builder(context);
  if (Attribute unknown = unknownFields(message, builder))
    entries.append(unknownName(KeptAs::Entries), unknown);
  return entries.getDictionary(context);
}

bool keepOtherFields(const Message &message, ArrayRef<const Field *> others, KeptAs form, NamedAttrList &attributes,
                     MLIRContext *context) {
  uint32_t known = 0;
  for (const Field *other : others)
    known |= Message::bit(*other);
  const uint32_t fields = message.fields();
  if (!(fields & ~known))
    return false;
  bool hasMessages = false;
  forDistinctFields(message, [&](const Field &field) {
    if (known & Message::bit(field))
      return;
    hasMessages |= isMessage(field.type);
    attributes.append(entryName(form, field.name), keptField(message, field, context));
  });
  Builder builder(context);
  if (Attribute unknown = fields & 1 ? unknownFields(message, builder) : Attribute())
    attributes.append(entryName(form, unknownName(form)), unknown);
  return hasMessages;
}

//===- Writing --------------------------------------------------------------------------------------------------------===//

namespace {

void failAt(Writer &writer, const Field &field, const std::string &expected) {
  writer.fail(makeError(SHLO_INVALID_PROGRAM, std::string("onnx: what was kept of the field ") + field.name + " of " +
                                                  schemaName(field.message) + " is not " + expected));
}

std::optional<uint64_t> bitsOf(FieldType type, Attribute value) {
  if (type == FieldType::Float || type == FieldType::Double) {
    auto number = dyn_cast<FloatAttr>(value);
    if (!number || (type == FieldType::Float ? !number.getType().isF32() : !number.getType().isF64()))
      return {};
    return number.getValue().bitcastToAPInt().getZExtValue();
  }
  auto number = dyn_cast<IntegerAttr>(value);
  return number && number.getType().isInteger(64) ? std::optional(number.getValue().getZExtValue()) : std::nullopt;
}

void writeUnknown(Writer &writer, FieldType message, Attribute value) {
  auto list = dyn_cast<ArrayAttr>(value);
  bool holds = bool(list);
  for (Attribute one : list ? list.getValue() : ArrayRef<Attribute>()) {
    auto bytes = dyn_cast<StringAttr>(one);
    FieldReader reader(bytes ? std::string_view(bytes.getValue()) : "");
    const char *why;
    for (EncodedField field; holds && !reader.atEnd();)
      holds = reader.read(field, why) &&
              !(findField(message, field.number) && matches(field, *findField(message, field.number)));
    holds = holds && bytes;
    if (holds)
      writer.unknown(std::string_view(bytes.getValue()));
  }
  if (!holds)
    writer.fail(makeError(SHLO_INVALID_PROGRAM, std::string("onnx: the unknown fields of ") + schemaName(message) +
                                                    " are not a list of encoded fields"));
}

} // namespace

void writeKeptField(Writer &writer, const Field &field, Attribute value) {
  if (value == absentField(value.getContext()))
    return;
  if (field.isRepeated() && !isa<ArrayAttr>(value))
    return failAt(writer, field, "a list");
  ArrayRef<Attribute> values = value;
  if (field.isRepeated())
    values = cast<ArrayAttr>(value).getValue();
  std::vector<uint64_t> numbers;
  for (Attribute one : values) {
    if (isMessage(field.type)) {
      auto fields = dyn_cast<DictionaryAttr>(one);
      if (!fields)
        return failAt(writer, field, "a dictionary of fields");
      writer.begin(field);
      writeFields(writer, field.type, KeptAs::Entries, fields, [](const Field &) { return false; });
      writer.end();
    } else if (wireOf(field.type) == Wire::Length) {
      auto text = dyn_cast<StringAttr>(one);
      if (!text)
        return failAt(writer, field, "text");
      writer.text(field, std::string_view(text.getValue()));
    } else {
      const auto bits = bitsOf(field.type, one);
      if (!bits)
        return failAt(writer, field, "a number of its type");
      numbers.push_back(*bits);
    }
  }
  writer.numbers(field, numbers);
}

void writeFields(Writer &writer, FieldType message, KeptAs form, DictionaryAttr kept,
                 llvm::function_ref<bool(const Field &)> special) {
  for (const Field &field : fieldsOf(message))
    if (!special(field) && kept)
      if (Attribute value = kept.get(entryName(form, field.name)))
        writeKeptField(writer, field, value);
  if (Attribute unknown = kept ? kept.get(entryName(form, unknownName(form))) : Attribute())
    writeUnknown(writer, message, unknown);
}

} // namespace shlo::onnx
