// The protobuf encoding, as far as the option bytes of PJRT need it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shlo::pjrt {

// A field of a message.
struct WireField {
  uint64_t number = 0;
  bool isGroup = false;   // bytes: a message, a text, or packed numbers; otherwise a number
  uint64_t value = 0;     // a number; the bits of a fixed one
  std::string_view bytes; // within the message
  int64_t signedValue() const { return int64_t(value); }
};

// Reads the fields of a message one after another. The bytes are anybody's.
class WireReader {
public:
  explicit WireReader(std::string_view message) : left(message) {}
  // False at the end, and if the rest is no field.
  bool next(WireField &field);
  bool isMalformed() const { return malformed; }

private:
  std::string_view left;
  bool malformed = false;
};

// Takes a number from the front of a packed list. False if there is none.
bool takeNumber(std::string_view &packed, uint64_t &value);

// Writes a message.
class WireWriter {
public:
  void number(uint64_t field, uint64_t value);
  void bytes(uint64_t field, std::string_view value);
  std::string take() { return std::move(message); }
  static void appendNumber(std::string &to, uint64_t value);

private:
  std::string message;
};

} // namespace shlo::pjrt
