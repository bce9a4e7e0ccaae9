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
    if (message.has(*field)) // of the fields of a OneOf, only one counts
      f(*field);
  });
}

Attribute unknownFields(const Message &message, Builder &builder) {
  SmallVector<Attribute> unknown;
  message.forUnknown([&](std::string_view bytes) { unknown.push_back(builder.getStringAttr(refOf(bytes))); });
  return unknown.empty() ? Attribute() : builder.getArrayAttr(unknown);
}

} // namespace

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
  forDistinctFields(message, [&](const Field &field) {
    entries.append(field.name, keptField(message, field, context));
  });
  Builder builder(context);
  if (Attribute unknown = unknownFields(message, builder))
    entries.append("?", unknown);
  return entries.getDictionary(context);
}

bool keepOtherFields(const Message &message, ArrayRef<const Field *> others, NamedAttrList &attributes,
                     MLIRContext *context) {
  auto isOther = [&](const Field *field) {
    return llvm::any_of(others, [&](const Field *one) { return one->number == field->number; });
  };
  bool hasMessages = false;
  forDistinctFields(message, [&](const Field &field) {
    if (isOther(&field))
      return;
    hasMessages |= isMessage(field.type);
    attributes.append(std::string("onnx.") + field.name, keptField(message, field, context));
  });
  Builder builder(context);
  if (Attribute unknown = unknownFields(message, builder))
    attributes.append("onnx.unknown_fields", unknown);
  return hasMessages;
}

} // namespace shlo::onnx
