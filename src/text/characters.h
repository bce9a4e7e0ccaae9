// What the characters of MLIR's text may be part of, and how far a word goes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "hwy/highway.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace shlo::text {

// As bits.
enum CharacterClass : uint8_t { Digit = 1, WordStart = 2, Word = 4, Suffix = 8, Blank = 16, Opens = 32, Closes = 64 };
inline constexpr auto characterClasses = [] {
  std::array<uint8_t, 256> classes{};
  for (unsigned c = 0; c < 256; ++c) {
    bool digit = c >= '0' && c <= '9';
    bool start = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    bool word = digit || start || c == '$' || c == '.';
    bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    bool opens = c == '(' || c == '[' || c == '{' || c == '<', closes = c == ')' || c == ']' || c == '}' || c == '>';
    classes[c] =
        uint8_t((digit ? Digit : 0) | (start ? WordStart : 0) | (word ? Word : 0) | (word || c == '-' ? Suffix : 0) |
                (blank ? Blank : 0) | (opens ? Opens : 0) | (closes ? Closes : 0));
  }
  return classes;
}();
inline bool isOf(char c, uint8_t classes) { return characterClasses[uint8_t(c)] & classes; }
inline bool isDigit(char c) { return isOf(c, Digit); }
inline bool startsWord(char c) { return isOf(c, WordStart); }
inline bool continuesWord(char c) { return isOf(c, Word); }
inline bool continuesSuffix(char c) { return isOf(c, Suffix); }

// For 16 characters at once: the low half of a character chooses a byte, in which the high half chooses a bit. No
// character of a class is beyond ASCII.
template <uint8_t classes>
inline constexpr auto lowHalves = [] {
  std::array<uint8_t, 16> halves{};
  for (unsigned c = 0; c < 128; ++c)
    if (characterClasses[c] & classes)
      halves[c % 16] |= uint8_t(1 << c / 16);
  return halves;
}();
inline constexpr std::array<uint8_t, 16> highHalves = {1, 2, 4, 8, 16, 32, 64, 128};

// The number of characters at the start of the text that are of a class.
template <uint8_t classes> size_t countOf(const char *text, size_t size) {
  namespace hn = hwy::HWY_NAMESPACE;
  const hn::FixedTag<uint8_t, 16> bytes;
  size_t at = 0;
  for (; at + 16 <= size; at += 16) {
    const auto characters = hn::LoadU(bytes, reinterpret_cast<const uint8_t *>(text + at));
    const auto low =
        hn::TableLookupBytes(hn::LoadU(bytes, lowHalves<classes>.data()), hn::And(characters, hn::Set(bytes, 15)));
    const auto high = hn::TableLookupBytes(hn::LoadU(bytes, highHalves.data()), hn::ShiftRight<4>(characters));
    const auto others = hn::Eq(hn::And(low, high), hn::Zero(bytes));
    if (const intptr_t first = hn::FindFirstTrue(bytes, others); first >= 0)
      return at + size_t(first);
  }
  while (at < size && isOf(text[at], classes))
    ++at;
  return at;
}

} // namespace shlo::text
