// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/file/fields.h"

#include <algorithm>
#include <array>

namespace shlo::onnx {

namespace {

constexpr Field allFields[] = {
#define FIELD(message, name, number, type, form) field::message::name,
#include "onnx/file/fields.def"
};
constexpr const char *schemaNames[] = {
#define MESSAGE(name, schemaName) schemaName,
#include "onnx/file/fields.def"
};
constexpr size_t messages = sizeof schemaNames / sizeof schemaNames[0];
constexpr size_t numbers = 32;
static_assert(sizeof allFields / sizeof allFields[0] < 255);

// By message and number: one more than the place of the field, or 0.
constexpr auto places = [] {
  std::array<std::array<uint8_t, numbers>, messages> table{};
  uint8_t place = 0;
  for (const Field &field : allFields)
    table[size_t(field.message) - size_t(firstMessage)][field.number] = ++place;
  return table;
}();

} // namespace

std::span<const Field> fieldsOf(FieldType message) {
  const std::span<const Field> all(allFields);
  const auto isOther = [&](const Field &field) { return field.message != message; };
  const auto begin = std::find_if_not(all.begin(), all.end(), isOther);
  return {begin, std::find_if(begin, all.end(), isOther)};
}

const Field *findField(FieldType message, uint32_t number) {
  const uint8_t place = number < numbers ? places[size_t(message) - size_t(firstMessage)][number] : 0;
  return place ? &allFields[place - 1] : nullptr;
}

const Field *valueField(AttributeKind kind) {
  using namespace field::Attribute;
  static constexpr const Field *fields[] = {nullptr,  &f,      &i,             &s,              &t,  &g,
                                            &floats,  &ints,   &strings,       &tensors,        &graphs,
                                            &sparse_tensor, &sparse_tensors, &tp, &type_protos};
  return fields[size_t(kind)];
}

const char *schemaName(FieldType message) { return schemaNames[size_t(message) - size_t(firstMessage)]; }

} // namespace shlo::onnx
