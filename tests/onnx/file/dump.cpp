// onnx-dump: reads messages from standard input, each after its size in four bytes, and prints a line for each: the
// fields of the model, or why it is refused. compare.py holds the lines against another implementation.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/file/check.h"
#include "onnx/file/message.h"

#include <cstdio>
#include <string>

using namespace shlo::onnx;

namespace {

void appendHex(std::string &to, std::string_view bytes) {
  static const char digits[] = "0123456789abcdef";
  for (char byte : bytes) {
    to += digits[uint8_t(byte) >> 4];
    to += digits[uint8_t(byte) & 15];
  }
}

void appendNumber(std::string &to, FieldType type, uint64_t bits) {
  switch (type) {
  case FieldType::UInt64: to += std::to_string(bits); break;
  case FieldType::Int64: to += std::to_string(int64_t(bits)); break;
  case FieldType::Float:
  case FieldType::Double: {
    // The other implementation makes signalling NaNs quiet.
    if (type == FieldType::Float && (bits & 0x7fffffff) > 0x7f800000)
      bits |= 0x400000;
    char text[20];
    std::snprintf(text, sizeof text, "%0*llx", type == FieldType::Float ? 8 : 16, (unsigned long long)bits);
    to += text;
    break;
  }
  default: to += std::to_string(int32_t(bits));
  }
}

// {1:value;2:[value,value];}
void append(std::string &to, const Message &message) {
  to += '{';
  for (uint32_t number = 1; number < 32; ++number) {
    const Field *field = findField(message.type(), number);
    if (!field || (field->isRepeated() ? message.count(*field) == 0 : !message.has(*field)))
      continue;
    if (field->form == FieldForm::OneOf && message.oneOf() != field)
      continue;
    to += std::to_string(number) + (field->isRepeated() ? ":[" : ":");
    if (isMessage(field->type) && field->isRepeated()) {
      message.forMessages(*field, [&](const Message &value) { append(to, value), to += ','; });
    } else if (isMessage(field->type)) {
      append(to, message.message(*field));
    } else if (wireOf(field->type) == Wire::Length && field->isRepeated()) {
      message.forTexts(*field, [&](std::string_view value) { appendHex(to, value), to += ','; });
    } else if (wireOf(field->type) == Wire::Length) {
      appendHex(to, message.text(*field));
    } else if (field->isRepeated()) {
      message.forNumbers(*field, [&](uint64_t value) { appendNumber(to, field->type, value), to += ','; });
    } else {
      appendNumber(to, field->type, uint64_t(message.integer(*field)));
    }
    to += field->isRepeated() ? "];" : ";";
  }
  std::string unknown;
  message.forUnknown([&](std::string_view field) { unknown += std::to_string(field.size()) + ","; });
  to += unknown.empty() ? "}" : "?" + unknown + "}";
}

} // namespace

int main() {
  std::string bytes, line;
  for (unsigned char size[4]; std::fread(size, 1, 4, stdin) == 4;) {
    bytes.resize(size[0] | size_t(size[1]) << 8 | size_t(size[2]) << 16 | size_t(size[3]) << 24);
    if (std::fread(bytes.data(), 1, bytes.size(), stdin) != bytes.size())
      return 1;
    line.clear();
    if (shlo::Status status = checkMessage(FieldType::Model, bytes, {}); status)
      append(line, Message(FieldType::Model, bytes));
    else
      line = "refused: " + status.error().message;
    std::puts(line.c_str());
    std::fflush(stdout);
  }
  return 0;
}
