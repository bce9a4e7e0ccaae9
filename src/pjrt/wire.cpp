// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "pjrt/wire.h"

#include <cstring>

namespace shlo::pjrt {
namespace {
enum WireType { Number = 0, Fixed64 = 1, Bytes = 2, Fixed32 = 5 };
} // namespace

bool takeNumber(std::string_view &packed, uint64_t &value) {
  value = 0;
  for (int shift = 0; shift < 64 && !packed.empty(); shift += 7) {
    const uint8_t byte = uint8_t(packed.front());
    packed.remove_prefix(1);
    value |= uint64_t(byte & 127) << shift;
    if (byte < 128)
      return shift < 63 || byte < 2;
  }
  return false;
}

bool WireReader::next(WireField &field) {
  if (left.empty() || malformed)
    return false;
  malformed = true; // until the field is complete
  uint64_t key, size;
  if (!takeNumber(left, key) || key >> 3 == 0)
    return false;
  field = WireField();
  field.number = key >> 3;
  switch (key & 7) {
  case Number:
    if (!takeNumber(left, field.value))
      return false;
    break;
  case Fixed64:
  case Fixed32:
    size = (key & 7) == Fixed64 ? 8 : 4;
    if (left.size() < size)
      return false;
    std::memcpy(&field.value, left.data(), size);
    left.remove_prefix(size);
    break;
  case Bytes:
    if (!takeNumber(left, size) || size > left.size())
      return false;
    field.isGroup = true;
    field.bytes = left.substr(0, size);
    left.remove_prefix(size);
    break;
  default: return false;
  }
  malformed = false;
  return true;
}

void WireWriter::appendNumber(std::string &to, uint64_t value) {
  for (; value >= 128; value >>= 7)
    to.push_back(char(value & 127) | char(128));
  to.push_back(char(value));
}

void WireWriter::number(uint64_t field, uint64_t value) {
  appendNumber(message, field << 3 | Number);
  appendNumber(message, value);
}

void WireWriter::bytes(uint64_t field, std::string_view value) {
  appendNumber(message, field << 3 | Bytes);
  appendNumber(message, value.size());
  message += value;
}

} // namespace shlo::pjrt
