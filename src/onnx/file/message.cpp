// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/file/message.h"

#include <bit>

namespace shlo::onnx {

std::optional<EncodedField> Message::last(const Field &field) const {
  std::optional<EncodedField> found;
  forFields([&](const EncodedField &encoded) {
    if (encoded.number == field.number && matches(encoded, field)) {
      found = encoded;
    } else if (field.form == FieldForm::OneOf && found) {
      const Field *other = findField(kind, encoded.number);
      if (other && other->form == FieldForm::OneOf && matches(encoded, *other))
        found.reset();
    }
  });
  return found;
}

uint32_t Message::fields() const {
  uint32_t bits = 0;
  forFields([&](const EncodedField &encoded) {
    const Field *field = findField(kind, encoded.number);
    bits |= field && matches(encoded, *field) ? bit(*field) : 1;
  });
  return bits;
}

bool Message::has(const Field &field) const { return last(field).has_value(); }

float Message::number(const Field &field) const { return std::bit_cast<float>(uint32_t(integer(field))); }

Message Message::message(const Field &field) const {
  Message result(field.type, {});
  std::vector<std::string_view> rest;
  bool isFound = false;
  forFields([&](const EncodedField &encoded) {
    if (encoded.number == field.number && matches(encoded, field)) {
      if (isFound)
        rest.push_back(encoded.bytes);
      else
        result.first = encoded.bytes;
      isFound = true;
    } else if (field.form == FieldForm::OneOf && isFound) {
      const Field *other = findField(kind, encoded.number);
      if (!other || other->form != FieldForm::OneOf || !matches(encoded, *other))
        return;
      isFound = false;
      result.first = {};
      rest.clear();
    }
  });
  if (!rest.empty())
    result.others = std::make_shared<const std::vector<std::string_view>>(std::move(rest));
  return result;
}

const Field *Message::oneOf() const {
  const Field *found = nullptr;
  forFields([&](const EncodedField &encoded) {
    const Field *field = findField(kind, encoded.number);
    if (field && field->form == FieldForm::OneOf && matches(encoded, *field))
      found = field;
  });
  return found;
}

size_t Message::count(const Field &field) const {
  size_t count = 0;
  if (wireOf(field.type) == Wire::Length)
    forTexts(field, [&](std::string_view) { ++count; });
  else
    forNumbers(field, [&](uint64_t) { ++count; });
  return count;
}

} // namespace shlo::onnx
