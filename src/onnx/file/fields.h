// The fields of messages as a table: the reader, the writer, and the detection of files follow it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace shlo::onnx {

enum class FieldType : uint8_t {
  Int32,
  Int64,
  UInt64,
  AttributeType, // enumerations
  DataLocation,
  Float,
  Double,
  Text,  // a name, of limited length
  Prose, // text of any length
  Bytes,
// Messages.
#define MESSAGE(name, schemaName) name,
#include "onnx/file/fields.def"
};
inline constexpr FieldType firstMessage = FieldType::Attribute;
inline constexpr bool isMessage(FieldType type) { return type >= firstMessage; }

// How a value is encoded.
enum class Wire : uint8_t { Varint = 0, EightBytes = 1, Length = 2, GroupBegin = 3, GroupEnd = 4, FourBytes = 5 };
inline constexpr Wire wireOf(FieldType type) {
  switch (type) {
  case FieldType::Int32:
  case FieldType::Int64:
  case FieldType::UInt64:
  case FieldType::AttributeType:
  case FieldType::DataLocation: return Wire::Varint;
  case FieldType::Float: return Wire::FourBytes;
  case FieldType::Double: return Wire::EightBytes;
  default: return Wire::Length;
  }
}

enum class FieldForm : uint8_t { Single, Repeated, Packed, OneOf };

struct Field {
  FieldType message;
  uint8_t number;
  FieldType type;
  FieldForm form;
  const char *name;

  constexpr bool isRepeated() const { return form == FieldForm::Repeated || form == FieldForm::Packed; }
};

// Each field by its name: field::Graph::node.
namespace field {
#define FIELD(message, name, number, type, form)                                                                       \
  namespace message {                                                                                                  \
  inline constexpr Field name{FieldType::message, number, FieldType::type, FieldForm::form, #name};                    \
  }
#include "onnx/file/fields.def"
} // namespace field

// The fields of a message, by number.
std::span<const Field> fieldsOf(FieldType message);
// The field of a message that has this number; null if there is none.
const Field *findField(FieldType message, uint32_t number);
// "GraphProto".
const char *schemaName(FieldType message);

// Values of enumerations.
enum class AttributeKind : uint8_t {
  Undefined,
#define ATTRIBUTE_KIND(kind, name) kind,
#include "onnx/file/attribute_kinds.def"
};
// The field that has the value of such an attribute; null for Undefined.
const Field *valueField(AttributeKind kind);
enum class DataLocation : uint8_t { Default, External };
// Whether an enumeration has the value. Others are kept like unknown fields.
inline constexpr bool isEnumerator(FieldType enumeration, uint64_t value) {
  return value <= (enumeration == FieldType::AttributeType ? uint64_t(AttributeKind::TypeProtos)
                                                           : uint64_t(DataLocation::External));
}

} // namespace shlo::onnx
