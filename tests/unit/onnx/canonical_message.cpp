// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "canonical_message.h"

#include "onnx/file/check.h"
#include "onnx/file/message.h"

#include <catch2/catch.hpp>

#include <map>

using namespace shlo::onnx;

namespace {

// By the number of the field, then in order.
std::string canonical(const Message &message) {
  std::map<uint32_t, std::string> parts;
  for (const Field &field : fieldsOf(message.type())) {
    if (!message.has(field))
      continue;
    std::string &part = parts[field.number];
    auto add = [&](std::string_view value) { part += std::to_string(value.size()) + ":" + std::string(value) + ";"; };
    if (isMessage(field.type) && field.isRepeated())
      message.forMessages(field, [&](const Message &one) { add(canonical(one)); });
    else if (isMessage(field.type))
      add(canonical(message.message(field)));
    else if (wireOf(field.type) == Wire::Length && field.isRepeated())
      message.forTexts(field, add);
    else if (wireOf(field.type) == Wire::Length)
      add(message.text(field));
    else if (field.isRepeated())
      message.forNumbers(field, [&](uint64_t bits) { add(std::to_string(bits)); });
    else
      add(std::to_string(field.type == FieldType::Float ? message.number(field) : double(message.integer(field))));
  }
  std::string result;
  for (const auto &[number, part] : parts)
    result += std::to_string(number) + "{" + part + "}";
  message.forUnknown([&](std::string_view bytes) { result += "?" + std::string(bytes); });
  return result;
}

} // namespace

std::string canonicalMessage(FieldType type, std::string_view bytes) {
  return checkMessage(type, bytes, {}) ? canonical(Message(type, bytes)) : std::string(bytes);
}

TEST_CASE("messages are equal whatever their bytes are", "[onnx]") {
  using namespace std::string_literals;
  auto isSame = [](FieldType type, const std::string &a, const std::string &b) {
    return canonicalMessage(type, a) == canonicalMessage(type, b);
  };
  CHECK(isSame(FieldType::Model, "\x08\x08\x12\x01x"s, "\x12\x01x\x08\x08"s));
  CHECK(isSame(FieldType::Tensor, "\x0a\x02\x01\x02"s, "\x08\x01\x08\x02"s));
  CHECK_FALSE(isSame(FieldType::Tensor, "\x0a\x02\x01\x02"s, "\x08\x02\x08\x01"s));
  CHECK_FALSE(isSame(FieldType::Model, "\x08\x08\x12\x01x"s, "\x08\x08\x12\x01y"s));
  CHECK_FALSE(isSame(FieldType::Model, "\x08\x08"s, "\x08\x08\x12\x00"s)); // a field that is there, and empty
  CHECK_FALSE(isSame(FieldType::Model, "\x08\x08"s, "\x08\x08\x9a\x06\x00"s));
}
