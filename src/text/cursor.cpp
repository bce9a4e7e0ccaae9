// Reads the tokens of MLIR's text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/cursor.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

#include <cstring>

using llvm::StringRef;

namespace shlo::text {
namespace {

char closing(char c) { return c == '(' ? ')' : c == '[' ? ']' : c == '{' ? '}' : '>'; }

// The end of the string whose first quote is at `from`, behind its last quote; npos if it has no end on its line.
size_t stringEnd(StringRef text, size_t from) {
  for (size_t at = from + 1; at < text.size(); ++at) {
    char c = text[at];
    if (c == '"')
      return at + 1;
    if (c == '\n' || c == '\v' || c == '\f')
      break;
    if (c == '\\')
      ++at;
  }
  return StringRef::npos;
}

} // namespace

void Cursor::skipComments() {
  while (peek() == '/' && peek(1) == '/') {
    while (at < text.size() && text[at] != '\n' && text[at] != '\r')
      ++at;
    while (at < text.size() && isOf(text[at], Blank))
      ++at;
  }
}

bool Cursor::takePunctuation(char c) {
  if (tooDeep || (c == '-' && peek(1) == '>') || (c == ':' && peek(1) == ':'))
    return false;
  if (isOf(c, Opens)) {
    if (depth >= maxNesting) {
      tooDeep = true;
      return false;
    }
    ++depth;
  } else if (isOf(c, Closes) && depth > 0) {
    --depth;
  }
  advance(1);
  return true;
}

bool Cursor::take(StringRef token) {
  if (tooDeep || !startsWith(token))
    return false;
  advance(token.size());
  return true;
}

bool Cursor::takeClosed(StringRef tokens, size_t brackets) {
  if (tooDeep || brackets > maxNesting - depth)
    return false;
  const Mark start = mark();
  const size_t endBefore = end;
  advance(tokens.size());
  if (startsOther(peek()))
    return true;
  reset(start);
  end = endBefore;
  return false;
}

size_t Cursor::suffixEnd(size_t from) const {
  const char *start = text.data() + from;
  const size_t size = text.size() - from;
  return from + (size && isDigit(*start) ? countOf<Digit>(start, size) : countOf<Suffix>(start, size));
}

bool Cursor::takeWord(StringRef word) {
  if (tooDeep || !startsWith(word) || continuesWord(peek(word.size())))
    return false;
  advance(word.size());
  return true;
}

StringRef Cursor::peekSuffix(char sigil) const {
  return tooDeep || peek() != sigil ? StringRef() : text.slice(at + 1, suffixEnd(at + 1));
}

StringRef Cursor::takeSuffix(char sigil) {
  StringRef name = peekSuffix(sigil);
  if (!name.empty())
    advance(1 + name.size());
  return name;
}

Number Cursor::takeNumber() {
  Number number;
  if (tooDeep || !isDigit(peek()))
    return number;
  size_t end = at;
  if (peek() == '0' && peek(1) == 'x' && llvm::isHexDigit(peek(2))) {
    number.isHex = true;
    end += 2;
    while (end < text.size() && llvm::isHexDigit(text[end]))
      ++end;
  } else {
    while (end < text.size() && isDigit(text[end]))
      ++end;
    if (end < text.size() && text[end] == '.') {
      number.isFloat = true;
      ++end;
      while (end < text.size() && isDigit(text[end]))
        ++end;
      if (end < text.size() && (text[end] == 'e' || text[end] == 'E')) {
        size_t exponent = end + 1;
        if (exponent < text.size() && (text[exponent] == '+' || text[exponent] == '-'))
          ++exponent;
        if (exponent < text.size() && isDigit(text[exponent]))
          for (end = exponent; end < text.size() && isDigit(text[end]);)
            ++end;
      }
    }
  }
  number.spelling = text.slice(at, end);
  advance(end - at);
  return number;
}

StringRef Cursor::takeExtent() {
  if (tooDeep)
    return StringRef();
  size_t end = at;
  while (end < text.size() && isDigit(text[end]))
    ++end;
  StringRef extent = text.slice(at, end);
  if (!extent.empty())
    advance(extent.size());
  return extent;
}

bool Cursor::takeTimes() {
  if (tooDeep || peek() != 'x')
    return false;
  advance(1);
  return true;
}

bool Cursor::takeRawString(StringRef &escaped) {
  size_t end = tooDeep || !atString() ? StringRef::npos : stringEnd(text, at);
  if (end == StringRef::npos)
    return false;
  escaped = text.slice(at + 1, end - 1);
  advance(end - at);
  return true;
}

bool Cursor::takeString(std::string &value) {
  StringRef escaped;
  Mark start = mark();
  if (!takeRawString(escaped))
    return false;
  if (unescape(escaped, value))
    return true;
  reset(start);
  return false;
}

bool Cursor::takeQuotedSymbol(std::string &value) {
  Mark start = mark();
  ++at;
  if (takeString(value))
    return true;
  reset(start);
  return false;
}

StringRef Cursor::takeBody() {
  llvm::SmallString<32> open;
  size_t end = at;
  while (!tooDeep && end < text.size()) {
    char c = text[end];
    if (c == '"') {
      end = stringEnd(text, end);
      if (end == StringRef::npos)
        return StringRef();
      continue;
    }
    if (c == '\0')
      return StringRef();
    end += c == '-' && end + 1 < text.size() && text[end + 1] == '>' ? 2 : 1;
    if (isOf(c, Opens)) {
      open.push_back(closing(c));
      tooDeep = depth + open.size() > maxNesting;
    } else if (isOf(c, Closes)) {
      if (open.empty() || open.back() != c)
        return StringRef();
      open.pop_back();
    }
    if (open.empty()) {
      StringRef body = text.slice(at, end);
      advance(body.size());
      return body;
    }
  }
  return StringRef();
}

// Whether a line starts an op or the definition of an alias, rather than going on with one.
static bool startsOp(StringRef line) {
  char sigil = line.empty() ? '\0' : line.front();
  if (sigil == '"')
    return true;
  if (sigil == '%' || sigil == '#' || sigil == '!') {
    StringRef behind = line.drop_front().drop_while(continuesSuffix).ltrim(" ");
    return behind.starts_with("=") || (sigil == '%' && (behind.starts_with(":") || behind.starts_with(",")));
  }
  StringRef word = line.take_while(continuesWord);
  return !word.empty() && startsWord(word.front()) && (word.contains('.') || word == "return");
}

bool Cursor::skipOp(Mark start) {
  if (start.at >= text.size() || text[start.at] == '}')
    return false;
  int64_t braces = 0;
  bool startsLine = false;
  for (size_t next = start.at; next < text.size(); ++next) {
    char c = text[next];
    bool closesOuter = c == '}' && --braces < 0;
    if (closesOuter || (startsLine && braces == 0 && startsOp(text.drop_front(next)))) {
      reset({next, start.depth});
      return true;
    }
    startsLine = c == '\n' || (startsLine && isOf(c, Blank));
    if (c == '"') {
      size_t close = stringEnd(text, next);
      next = close == StringRef::npos ? next : close - 1;
    } else if (c == '/' && next + 1 < text.size() && text[next + 1] == '/') {
      next = std::min(text.find('\n', next), text.size()) - 1;
    }
    braces += c == '{';
  }
  return false;
}

bool unescape(StringRef escaped, std::string &value) {
  value.clear();
  size_t plain = escaped.find('\\');
  value.append(escaped.data(), std::min(plain, escaped.size()));
  for (size_t at = std::min(plain, escaped.size()); at < escaped.size(); ++at) {
    if (escaped[at] != '\\') {
      value += escaped[at];
      continue;
    }
    char c = ++at < escaped.size() ? escaped[at] : '\0';
    if (c == '"' || c == '\\') {
      value += c;
    } else if (c == 'n') {
      value += '\n';
    } else if (c == 't') {
      value += '\t';
    } else if (at + 1 < escaped.size() && llvm::isHexDigit(c) && llvm::isHexDigit(escaped[at + 1])) {
      value += char(llvm::hexDigitValue(c) << 4 | llvm::hexDigitValue(escaped[at + 1]));
      ++at;
    } else {
      return false;
    }
  }
  return true;
}

} // namespace shlo::text
