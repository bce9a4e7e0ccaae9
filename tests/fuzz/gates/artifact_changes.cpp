// Mutates artifacts: bytes, numbers, pieces and sections of the bytecode container.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact_changes.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace shlo::test {
namespace {

struct Section {
  unsigned id;
  uint64_t alignment;
  std::string payload;
};

struct Container {
  std::string head; // magic, version and producer
  std::vector<Section> sections;
};

// A number of the format takes one byte plus one for each trailing zero of the first.
uint64_t readNumber(std::string_view bytes, size_t &at) {
  if (at >= bytes.size())
    return 0;
  unsigned first = uint8_t(bytes[at]);
  size_t length = first ? size_t(__builtin_ctz(first)) + 1 : 9;
  std::string_view rest = bytes.substr(std::min(bytes.size(), length == 9 ? at + 1 : at));
  uint64_t value = 0;
  for (size_t i = 0; i < std::min<size_t>({length, 8, rest.size()}); ++i)
    value |= uint64_t(uint8_t(rest[i])) << (8 * i);
  at += length;
  return length == 9 ? value : value >> length;
}

std::string numberBytes(uint64_t value) {
  size_t length = 1;
  while (length < 9 && value >> (7 * length))
    ++length;
  uint64_t raw = length == 9 ? value : (value << length) | uint64_t(1) << (length - 1);
  std::string bytes(length == 9 ? 1 : 0, '\0');
  for (size_t i = 0; i < std::min<size_t>(length, 8); ++i)
    bytes += char(raw >> (8 * i));
  return bytes;
}

Container take(std::string_view bytes) {
  constexpr size_t magicSize = 4;
  Container container;
  size_t at = magicSize;
  readNumber(bytes, at);
  at = bytes.find('\0', std::min(at, bytes.size()));
  at = at == bytes.npos ? bytes.size() : at + 1;
  container.head = bytes.substr(0, at);
  while (at < bytes.size()) {
    unsigned id = uint8_t(bytes[at++]);
    uint64_t size = readNumber(bytes, at), alignment = 0;
    if (id & 0x80) {
      alignment = readNumber(bytes, at);
      while (alignment && at < bytes.size() && at % alignment)
        ++at;
    }
    if (at > bytes.size() || size > bytes.size() - at)
      break;
    container.sections.push_back({id & 0x7f, alignment, std::string(bytes.substr(at, size))});
    at += size;
  }
  return container;
}

std::string put(const Container &container) {
  constexpr uint64_t mostAlignment = 4096;
  std::string bytes = container.head;
  for (const Section &section : container.sections) {
    bytes += char(section.id | (section.alignment ? 0x80 : 0));
    bytes += numberBytes(section.payload.size());
    if (section.alignment) {
      bytes += numberBytes(section.alignment);
      while (section.alignment <= mostAlignment && bytes.size() % section.alignment)
        bytes += char(0xcb);
    }
    bytes += section.payload;
  }
  return bytes;
}

void changeBytes(std::string &bytes, Random &random) {
  if (bytes.empty())
    return;
  size_t at = random.below(bytes.size());
  switch (random.below(10)) {
  case 0: bytes[at] = char(random.next()); break;
  case 1: bytes[at] = char(bytes[at] ^ (1u << random.below(8))); break;
  case 2: bytes[at] = bytes[random.below(bytes.size())]; break;
  case 3: std::swap(bytes[at], bytes[random.below(bytes.size())]); break;
  case 4: { // another number in its place
    constexpr uint64_t extremes[] = {0,
                                     1,
                                     127,
                                     128,
                                     65535,
                                     1u << 20,
                                     uint64_t(1) << 31,
                                     uint64_t(1) << 32,
                                     UINT64_MAX,
                                     uint64_t(1) << 63,
                                     UINT64_MAX / 2};
    size_t end = at;
    uint64_t value = readNumber(bytes, end);
    value = random.oneIn(2) ? random.of(extremes) : value + random.below(9) - 4;
    bytes.replace(at, std::min(end, bytes.size()) - at, numberBytes(value));
    break;
  }
  case 5: bytes.erase(at, 1 + random.below(8)); break;
  case 6: bytes.insert(at, bytes.substr(random.below(bytes.size()), 1 + random.below(16))); break;
  case 7: bytes.insert(at, 1 + random.below(3), char(random.next())); break;
  default: // a number of one byte, a little more or less
    bytes[at] = char(bytes[at] + 2 * (int(random.below(9)) - 4));
  }
}

void changeSections(Container &container, Container other, Random &random) {
  std::vector<Section> &sections = container.sections;
  size_t which = random.below(sections.size());
  switch (random.below(6)) {
  case 0: sections.erase(sections.begin() + ptrdiff_t(which)); break;
  case 1: sections.push_back(Section(sections[which])); break;
  case 2: std::swap(sections[which], sections[random.below(sections.size())]); break;
  case 3: sections[which].id = unsigned(random.below(12)); break;
  case 4: sections[which].alignment = random.oneIn(2) ? random.next() : uint64_t(1) << random.below(12); break;
  default:
    if (!other.sections.empty())
      sections[which] = random.of(other.sections);
  }
}

} // namespace

std::string changeArtifact(std::string bytes, std::string_view other, Random &random) {
  if (random.oneIn(50))
    return bytes.substr(0, random.below(bytes.size() + 1));
  if (random.oneIn(20)) {
    changeBytes(bytes, random);
    return bytes;
  }
  Container container = take(bytes);
  if (container.sections.empty())
    return bytes;
  if (random.oneIn(30))
    changeSections(container, take(other), random);
  for (size_t n = 1 + random.below(3); n && !container.sections.empty(); --n) {
    Section &section = random.of(container.sections);
    if (random.oneIn(12))
      changeBytes(container.head, random);
    else
      changeBytes(section.payload, random);
  }
  return put(container);
}

} // namespace shlo::test
