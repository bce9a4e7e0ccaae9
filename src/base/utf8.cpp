// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/utf8.h"

#include <algorithm>

namespace shlo {

namespace {

// The bytes of the UTF-8 character at the start of a text (Unicode, table 3-7); 0 if there is none.
size_t characterLength(const unsigned char *text, size_t size) {
  const unsigned first = text[0];
  if (first < 0x80)
    return 1;
  if (first < 0xC2 || first > 0xF4)
    return 0;
  const size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (length > size)
    return 0;
  // The second byte excludes overlong forms, surrogates, and what is above U+10FFFF.
  const unsigned low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  const unsigned high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  if (text[1] < low || text[1] > high)
    return 0;
  for (size_t i = 2; i < length; ++i)
    if ((text[i] & 0xC0) != 0x80)
      return 0;
  return length;
}

} // namespace

void makeUtf8(std::string &text) {
  for (size_t i = 0; i < text.size();) {
    const size_t length = characterLength(reinterpret_cast<const unsigned char *>(text.data()) + i, text.size() - i);
    if (length == 0)
      text[i] = '?';
    i += std::max<size_t>(1, length);
  }
}

void makePrintable(std::string &message) {
  const std::string bytes = std::move(message);
  message.clear();
  for (size_t i = 0; i < bytes.size();) {
    const auto *at = reinterpret_cast<const unsigned char *>(bytes.data()) + i;
    const size_t length = characterLength(at, bytes.size() - i);
    // U+0000 to U+001F and U+007F to U+009F
    const bool isControl = length == 1 ? (at[0] < 0x20 && at[0] != '\t' && at[0] != '\n') || at[0] == 0x7F
                                       : length == 2 && at[0] == 0xC2 && at[1] < 0xA0;
    const size_t taken = std::max<size_t>(1, length);
    if (length != 0 && !isControl)
      message.append(bytes, i, taken);
    else
      for (size_t k = 0; k < taken; ++k)
        message.append({'\\', 'x', "0123456789ABCDEF"[at[k] >> 4], "0123456789ABCDEF"[at[k] & 15]});
    i += taken;
  }
}

void makeUtf8(Diagnostic &diagnostic) {
  makePrintable(diagnostic.message);
  for (std::string Diagnostic::*member :
       {&Diagnostic::file, &Diagnostic::sourceLine, &Diagnostic::op, &Diagnostic::subject, &Diagnostic::constraint})
    makeUtf8(diagnostic.*member);
  for (Diagnostic &note : diagnostic.notes)
    makeUtf8(note);
}

} // namespace shlo
