// A writer of JSON, as much as `shlo show --json` needs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

namespace tool {

// Calls nest as the values do; inside an object each value follows its key.
class Json {
public:
  void beginObject() { open('{'); }
  void endObject() { close('}'); }
  void beginArray() { open('['); }
  void endArray() { close(']'); }

  Json &key(std::string_view name) {
    separate();
    quote(name);
    out += ": ";
    afterKey = true;
    return *this;
  }
  void value(std::string_view text) {
    separate();
    quote(text);
  }
  void value(const char *text) { value(std::string_view(text)); }
  void value(const std::string &text) { value(std::string_view(text)); }
  void value(bool truth) { raw(truth ? "true" : "false"); }
  void value(int64_t number) { raw(std::to_string(number)); }
  void value(uint64_t number) { raw(std::to_string(number)); }
  void null() { raw("null"); }

  const std::string &text() const { return out; }

private:
  void raw(std::string_view token) {
    separate();
    out += token;
  }
  void open(char bracket) {
    separate();
    out += bracket;
    depth += 1;
    first = true;
  }
  void close(char bracket) {
    depth -= 1;
    if (!first)
      newLine();
    out += bracket;
    first = false;
  }
  void separate() {
    if (afterKey || depth == 0) {
      afterKey = false;
      return;
    }
    if (!first)
      out += ',';
    first = false;
    newLine();
  }
  void newLine() { out += '\n' + std::string(size_t(depth) * 2, ' '); }
  // Programs hold any bytes in their strings; what is not UTF-8 becomes U+FFFD.
  void quote(std::string_view text) {
    out += '"';
    for (size_t i = 0; i < text.size();) {
      unsigned char c = static_cast<unsigned char>(text[i]);
      size_t length = sequenceLength(text, i);
      if (length == 0) {
        out += "\\ufffd";
        ++i;
      } else if (c == '"' || c == '\\') {
        out += '\\';
        out += text[i++];
      } else if (c < 0x20 || c == 0x7F) {
        char escaped[8];
        std::snprintf(escaped, sizeof escaped, "\\u%04x", unsigned(c));
        out += escaped;
        ++i;
      } else {
        out += text.substr(i, length);
        i += length;
      }
    }
    out += '"';
  }
  // Bytes of the UTF-8 sequence at i; 0 where there is none.
  static size_t sequenceLength(std::string_view text, size_t i) {
    auto byte = [&](size_t k) { return i + k < text.size() ? uint8_t(text[i + k]) : uint8_t(0); };
    auto follows = [&](size_t k) { return (byte(k) & 0xC0) == 0x80; };
    uint8_t c = byte(0);
    if (c < 0x80)
      return 1;
    if (c >= 0xC2 && c <= 0xDF)
      return follows(1) ? 2 : 0;
    if ((c & 0xF0) == 0xE0) {
      bool shortest = c != 0xE0 || byte(1) >= 0xA0, surrogate = c == 0xED && byte(1) >= 0xA0;
      return follows(1) && follows(2) && shortest && !surrogate ? 3 : 0;
    }
    if (c >= 0xF0 && c <= 0xF4) {
      bool inRange = (c != 0xF0 || byte(1) >= 0x90) && (c != 0xF4 || byte(1) <= 0x8F);
      return follows(1) && follows(2) && follows(3) && inRange ? 4 : 0;
    }
    return 0;
  }

  std::string out;
  int depth = 0;
  bool first = true;
  bool afterKey = false;
};

} // namespace tool
