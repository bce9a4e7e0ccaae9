// The encoding of messages: a sequence of fields, each a tag and a value. Nothing is trusted here.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/file/fields.h"

#include <cstring>
#include <string_view>

namespace shlo::onnx {

// Little-endian numbers of 7 bits a byte, of which the highest says that another one follows. Null if the bytes end
// before, or if there are more than ten. Bits beyond 64 are ignored, as protobuf does.
inline const char *readVarint(const char *next, const char *end, uint64_t &value) {
  if (next != end && !(*next & 0x80)) {
    value = uint8_t(*next);
    return next + 1;
  }
  value = 0;
  for (unsigned shift = 0; shift < 70 && next != end; shift += 7) {
    const auto byte = uint8_t(*next++);
    value |= uint64_t(byte & 0x7f) << shift;
    if (!(byte & 0x80))
      return next;
  }
  return nullptr;
}

// A field as it stands in a file.
struct EncodedField {
  uint32_t number;
  Wire wire;
  uint64_t value;         // of numbers: the bits
  std::string_view bytes; // of what has a length
  std::string_view all;   // tag included
};

// Reads the fields of a message one after another.
class FieldReader {
public:
  explicit FieldReader(std::string_view bytes) : next(bytes.data()), end(next + bytes.size()) {}

  bool atEnd() const { return next == end; }
  // The place of the next field, or of the one that is damaged.
  const char *place() const { return next; }
  // False, with the reason, if the next field is damaged.
  bool read(EncodedField &field, const char *&why) {
    uint64_t tag;
    const char *at = readVarint(next, end, tag);
    if (!at || tag >> 32)
      return fail(why, "a field has a damaged tag");
    field.number = uint32_t(tag >> 3);
    field.wire = Wire(tag & 7);
    if (field.number == 0)
      return fail(why, "a field has the number 0");
    switch (field.wire) {
    case Wire::Varint:
      if (!(at = readVarint(at, end, field.value)))
        return fail(why, "a number is damaged, or the message ends within it");
      break;
    case Wire::EightBytes:
      if (!readFixed<uint64_t>(at, field.value))
        return fail(why, "the message ends within a number");
      break;
    case Wire::FourBytes:
      if (!readFixed<uint32_t>(at, field.value))
        return fail(why, "the message ends within a number");
      break;
    case Wire::Length: {
      uint64_t size;
      if (!(at = readVarint(at, end, size)) || size > uint64_t(end - at))
        return fail(why, "a length exceeds the message");
      field.bytes = {at, size_t(size)};
      at += size;
      break;
    }
    case Wire::GroupBegin:
    case Wire::GroupEnd: return fail(why, "a field is a group, which no ONNX message has");
    default: return fail(why, "a field has an encoding that does not exist");
    }
    field.all = {next, size_t(at - next)};
    next = at;
    return true;
  }
  // If the next field has a length that exceeds the bytes: reads it with what there is of it, and then is at the end.
  bool readBeginning(EncodedField &field) {
    uint64_t tag, size;
    const char *at = readVarint(next, end, tag);
    if (!at || tag >> 32 || Wire(tag & 7) != Wire::Length || !(at = readVarint(at, end, size)))
      return false;
    field = {uint32_t(tag >> 3), Wire::Length, 0, {at, size_t(end - at)}, {next, size_t(end - next)}};
    next = end;
    return true;
  }
  // Whether the bytes end within the tag or the number of the next field.
  bool endsWithin() const {
    constexpr ptrdiff_t longest = 10; // of a varint
    uint64_t value;
    const char *at = readVarint(next, end, value);
    if (!at)
      return end - next < longest;
    if (value >> 32 || value >> 3 == 0)
      return false;
    switch (Wire(value & 7)) {
    case Wire::Varint: return !readVarint(at, end, value) && end - at < longest;
    case Wire::EightBytes: return end - at < 8;
    case Wire::FourBytes: return end - at < 4;
    case Wire::Length: return !readVarint(at, end, value) && end - at < longest;
    default: return false;
    }
  }
  // Of checked bytes. False at the end.
  bool read(EncodedField &field) {
    const char *why;
    return next != end && read(field, why);
  }

private:
  template <typename T> bool readFixed(const char *&at, uint64_t &value) {
    if (size_t(end - at) < sizeof(T))
      return false;
    T number;
    std::memcpy(&number, at, sizeof number);
    value = number;
    at += sizeof number;
    return true;
  }
  static bool fail(const char *&why, const char *reason) {
    why = reason;
    return false;
  }

  const char *next, *end;
};

// Whether an encoded field is this field of the schema, rather than an unknown one.
inline bool matches(const EncodedField &encoded, const Field &field) {
  if (encoded.wire == wireOf(field.type))
    return (field.type != FieldType::AttributeType && field.type != FieldType::DataLocation) ||
           isEnumerator(field.type, encoded.value);
  // Repeated numbers may be one block or single fields, whatever the schema says.
  return field.isRepeated() && wireOf(field.type) != Wire::Length && encoded.wire == Wire::Length;
}

} // namespace shlo::onnx
