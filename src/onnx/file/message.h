// Messages as views of checked bytes (check.h): nothing is copied, and each access looks for its field.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/file/wire.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace shlo::onnx {

// A field of a single value that occurs several times has its last value; a message that does is the message of all
// their fields, as if their bytes followed each other. Both rules are those of the encoding.
class Message {
public:
  Message() = default;
  // The bytes must have been checked as this message, and outlive the view.
  Message(FieldType type, std::string_view bytes) : kind(type), first(bytes) {}

  FieldType type() const { return kind; }
  // The fields of single values. 0, empty text or an empty message if there is none.
  bool has(const Field &field) const;
  int64_t integer(const Field &field) const { return int64_t(last(field).value_or(EncodedField{}).value); }
  int32_t integer32(const Field &field) const { return int32_t(integer(field)); }
  float number(const Field &field) const;
  std::string_view text(const Field &field) const { return last(field).value_or(EncodedField{}).bytes; }
  Message message(const Field &field) const;
  // The field of the form OneOf that counts; null if there is none.
  const Field *oneOf() const;

  // Calls f(std::string_view) for each value of a repeated text.
  template <typename F> void forTexts(const Field &field, F &&f) const {
    forFields([&](const EncodedField &encoded) {
      if (encoded.number == field.number && matches(encoded, field))
        f(encoded.bytes);
    });
  }
  // Calls f(Message) for each value of a repeated message.
  template <typename F> void forMessages(const Field &field, F &&f) const {
    forTexts(field, [&](std::string_view bytes) { f(Message(field.type, bytes)); });
  }
  // The same, until it is true for one.
  template <typename F> bool anyMessage(const Field &field, F &&f) const {
    return anyField([&](const EncodedField &encoded) {
      return encoded.number == field.number && matches(encoded, field) && f(Message(field.type, encoded.bytes));
    });
  }
  // Calls f(uint64_t) with the bits of each value of a repeated number, or for each block of many values.
  template <typename F> void forNumbers(const Field &field, F &&f) const {
    forBlocks(field, [&](std::string_view block) { forNumbersOf(field.type, block, f); }, f);
  }
  size_t count(const Field &field) const;
  // Calls f(std::string_view) with each field, tag included, that the schema does not have.
  template <typename F> void forUnknown(F &&f) const {
    forFields([&](const EncodedField &encoded) {
      const Field *field = findField(kind, encoded.number);
      if (!field || !matches(encoded, *field))
        f(encoded.all);
    });
  }
  // The fields that there are, as bits of their numbers; bit 0: some that the schema does not have.
  uint32_t fields() const;
  static constexpr uint32_t bit(const Field &field) { return uint32_t(1) << field.number; }
  // Calls f(const EncodedField &) for each field in order.
  template <typename F> void forFields(F &&f) const {
    anyField([&](const EncodedField &encoded) { return f(encoded), false; });
  }
  // Where the message begins.
  const char *place() const { return first.data(); }
  // None if it occurs several times.
  std::optional<std::string_view> bytes() const { return others ? std::nullopt : std::optional(first); }

private:
  // Whether f(const EncodedField &) is true for a field, which is the last one then.
  template <typename F> bool anyField(F &&f) const {
    if (anyFieldOf(first, f))
      return true;
    if (others)
      for (std::string_view bytes : *others)
        if (anyFieldOf(bytes, f))
          return true;
    return false;
  }
  template <typename F> static bool anyFieldOf(std::string_view bytes, F &&f) {
    FieldReader reader(bytes);
    for (EncodedField encoded; reader.read(encoded);)
      if (f(encoded))
        return true;
    return false;
  }
  template <typename F> static void forNumbersOf(FieldType type, std::string_view block, F &&f) {
    const char *next = block.data(), *end = next + block.size();
    while (next != end) {
      uint64_t value = 0;
      if (wireOf(type) == Wire::Varint) {
        next = readVarint(next, end, value);
      } else {
        const size_t bytes = wireOf(type) == Wire::EightBytes ? 8 : 4;
        std::memcpy(&value, next, bytes); // little endian
        next += bytes;
      }
      f(value);
    }
  }
  template <typename Block, typename One> void forBlocks(const Field &field, Block &&block, One &&one) const {
    forFields([&](const EncodedField &encoded) {
      if (encoded.number != field.number || !matches(encoded, field))
        return;
      if (encoded.wire == Wire::Length)
        block(encoded.bytes);
      else
        one(encoded.value);
    });
  }
  std::optional<EncodedField> last(const Field &field) const;

  FieldType kind = firstMessage;
  std::string_view first;
  std::shared_ptr<const std::vector<std::string_view>> others; // of a message that occurs several times
};

} // namespace shlo::onnx
