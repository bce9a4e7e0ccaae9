// Mutates artifacts and texts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "changes.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <vector>

namespace shlo::test {
namespace {

//===- Artifacts --------------------------------------------------------------------------------------------------===//

struct Section {
  unsigned id;
  size_t begin, size;
};

// Reads a number of the bytecode format at `at` and moves `at` behind it. The number takes one byte plus one for each
// trailing zero of the first.
uint64_t varint(std::string_view bytes, size_t &at) {
  if (at >= bytes.size())
    return 0;
  unsigned first = uint8_t(bytes[at]);
  size_t length = first ? size_t(__builtin_ctz(first)) + 1 : 9;
  std::string_view rest = bytes.substr(length == 9 ? at + 1 : at);
  uint64_t value = 0;
  for (size_t i = 0; i < std::min<size_t>({length, 8, rest.size()}); ++i)
    value |= uint64_t(uint8_t(rest[i])) << (8 * i);
  at += length;
  return length == 9 ? value : value >> length;
}

std::vector<Section> sectionsOf(std::string_view bytes) {
  constexpr size_t magicSize = 4;
  std::vector<Section> sections;
  size_t at = magicSize;
  varint(bytes, at);                 // the version of the format
  at = bytes.find('\0', at);         // the producer
  at = at == bytes.npos ? bytes.size() : at + 1;
  while (at < bytes.size()) {
    unsigned id = uint8_t(bytes[at++]);
    uint64_t size = varint(bytes, at);
    if (id & 0x80) {
      uint64_t alignment = varint(bytes, at);
      while (alignment && at < bytes.size() && at % alignment)
        ++at;
    }
    if (at > bytes.size() || size > bytes.size() - at)
      break;
    sections.push_back({id & 0x7f, at, size_t(size)});
    at += size;
  }
  return sections;
}

//===- Texts ------------------------------------------------------------------------------------------------------===//

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    size_t end = text.find('\n');
    end = end == text.npos ? text.size() : end + 1;
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

bool isWordByte(char c) { return std::isalnum(uint8_t(c)) || c == '_' || c == '.' || c == '#'; }

enum class Kind { Value, Symbol, Number, Type, Quoted };

// The positions of the tokens of a kind.
std::vector<std::string_view> tokensOf(std::string_view text, Kind kind) {
  std::vector<std::string_view> tokens;
  for (size_t i = 0; i < text.size();) {
    size_t begin = i++;
    Kind found;
    if (text[begin] == '%' || text[begin] == '@') {
      found = text[begin] == '%' ? Kind::Value : Kind::Symbol;
      while (i < text.size() && isWordByte(text[i]))
        ++i;
    } else if (text[begin] == '"') {
      found = Kind::Quoted;
      while (i < text.size() && text[i++] != '"')
        ;
    } else if (text.substr(begin, 7) == "tensor<") {
      found = Kind::Type;
      for (int depth = 0; i < text.size() && !(depth == 1 && text[i] == '>'); ++i)
        depth += text[i] == '<' ? 1 : text[i] == '>' ? -1 : 0;
      i += i < text.size();
    } else if (std::isdigit(uint8_t(text[begin]))) {
      found = Kind::Number;
      while (i < text.size() && std::isdigit(uint8_t(text[i])))
        ++i;
    } else {
      while (isWordByte(text[begin]) && i < text.size() && isWordByte(text[i]))
        ++i;
      continue;
    }
    if (found == kind)
      tokens.push_back(text.substr(begin, i - begin));
  }
  return tokens;
}

std::string withToken(const std::string &text, std::string_view token, std::string_view replacement) {
  size_t at = size_t(token.data() - text.data());
  return text.substr(0, at).append(replacement).append(text, at + token.size());
}

std::string changeTokens(const std::string &text, Kind kind, Random &random) {
  std::vector<std::string_view> tokens = tokensOf(text, kind);
  if (tokens.empty())
    return text;
  std::string_view token = random.of(tokens);
  if (kind == Kind::Number && random.oneIn(2)) {
    static constexpr std::string_view numbers[] = {"0", "1", "2", "3", "4", "8", "9223372036854775807"};
    return withToken(text, token, random.of(numbers));
  }
  return withToken(text, token, random.of(tokens));
}

std::string changeLines(const std::string &text, Random &random) {
  std::vector<std::string_view> lines = linesOf(text);
  size_t from = random.below(lines.size()), to = random.below(lines.size());
  switch (random.below(3)) {
  case 0:
    lines.erase(lines.begin() + ptrdiff_t(from));
    break;
  case 1:
    lines.insert(lines.begin() + ptrdiff_t(to), lines[from]);
    break;
  default:
    std::swap(lines[from], lines[random.oneIn(2) ? to : std::min(from + 1, lines.size() - 1)]);
  }
  std::string changed;
  for (std::string_view line : lines)
    changed += line;
  return changed;
}

} // namespace

std::string changeBytes(std::string bytes, Random &random) {
  constexpr unsigned ops = 4;
  std::vector<Section> sections = sectionsOf(bytes);
  if (sections.empty())
    return bytes;
  Section section = random.of(sections);
  if (!random.oneIn(4))
    for (const Section &candidate : sections)
      if (candidate.id == ops)
        section = candidate;
  for (size_t n = 1 + random.below(2); n && section.size; --n) {
    char &byte = bytes[section.begin + random.below(section.size)];
    switch (random.below(6)) {
    case 0:
      byte = char(random.next());
      break;
    case 1:
      byte ^= char(1u << random.below(8));
      break;
    case 2:
      std::swap(byte, bytes[section.begin + random.below(section.size)]);
      break;
    case 3:
      byte = bytes[section.begin + random.below(section.size)];
      break;
    default: // a number of one byte, a little more or less
      byte = char(byte + 2 * (int(random.below(9)) - 4));
    }
  }
  return bytes;
}

std::string changeText(std::string text, Random &random) {
  for (size_t n = 1 + random.below(2); n; --n)
    switch (random.below(8)) {
    case 0:
      text = changeLines(text, random);
      break;
    case 1:
      text = changeTokens(text, Kind::Symbol, random);
      break;
    case 2:
      text = changeTokens(text, Kind::Type, random);
      break;
    case 3:
      text = changeTokens(text, Kind::Quoted, random);
      break;
    case 4:
    case 5:
      text = changeTokens(text, Kind::Value, random);
      break;
    default:
      text = changeTokens(text, Kind::Number, random);
    }
  return text;
}

} // namespace shlo::test
