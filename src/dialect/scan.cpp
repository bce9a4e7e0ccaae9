// Scans text before MLIR's parser sees it. The parser is recursive, and it prints types in its messages. Text that is
// nested too deeply, or is short only because aliases repeat parts of it, must not reach it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/diagnostics.h"
#include "dialect/limits.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;

namespace shlo {
namespace {

// Operators in one affine map; its parser recurses for each.
constexpr unsigned maxAffineOperators = 256;
// Digits of the width of an integer type; a value takes that many bits.
constexpr size_t maxWidthDigits = 4;
// Bytes of a number; parsing it takes quadratic time.
constexpr size_t maxNumber = 4096;

bool isWord(char c) { return isAlnum(c) || c == '_' || c == '$' || c == '.'; }

class Scanner {
public:
  Scanner(StringRef text, StringRef fileName, uint32_t maxNesting)
      : text(text), fileName(fileName), maxNesting(maxNesting) {}

  Status run() {
    while (position < text.size() && status)
      token();
    finishAlias();
    return std::move(status);
  }

private:
  struct Alias {
    uint64_t size = 0;
    uint64_t depth = 0;
  };

  void token() {
    char c = text[position];
    if (c == '\n' || c == ' ' || c == '\t' || c == '\r') {
      ++position;
      return;
    }
    if (c == '/' && text.substr(position).starts_with("//")) {
      position = std::min(text.find('\n', position), text.size());
      return;
    }
    size_t start = position;
    if (c == '"') {
      string();
    } else if (c == '!' || c == '#') {
      ++position;
      StringRef name = word();
      count(name.empty() ? Alias{1, 0} : aliases.lookup(text.slice(start, position)), start);
      startAlias(start);
      return;
    } else if (c == '%' || c == '^' || c == '@') {
      ++position;
      word();
    } else if (isAlnum(c) || c == '_') {
      StringRef name = word(); // or a number, which may continue as a shape: "4x8xi32"
      if (isDigit(c) && name.size() > maxNumber)
        return fail(SHLO_LIMIT, "number is too long", start);
      identifier(name, start);
    } else {
      punctuation(c, start);
      return;
    }
    count({1, 0}, start);
  }

  StringRef word() {
    size_t start = position;
    while (position < text.size() && isWord(text[position]))
      ++position;
    return text.slice(start, position);
  }

  // A string of MLIR ends with its line at the latest.
  void string() {
    ++position;
    while (position < text.size() && text[position] != '"' && text[position] != '\n')
      position += text[position] == '\\' ? 2 : 1;
    position = std::min(position + 1, text.size());
  }

  void identifier(StringRef name, size_t start) {
    if (name == "affine_map" || name == "affine_set") {
      affineDepth = brackets.size() + 1;
      affineOperators = 0;
    } else if (affineDepth && (name == "mod" || name == "floordiv" || name == "ceildiv")) {
      affineOperator(start);
    }
    // "x8xi32" follows a dynamic extent.
    StringRef width = name.drop_front(name.rfind('x') + 1); // npos + 1 is 0
    if (!width.consume_front("si") && !width.consume_front("ui") && !width.consume_front("i"))
      return;
    if (width.size() > maxWidthDigits && all_of(width, isDigit))
      fail(SHLO_LIMIT, "integer type is too wide", start);
  }

  void punctuation(char c, size_t start) {
    StringRef rest = text.substr(position);
    if (c == '\0')
      return fail(SHLO_MALFORMED, "text contains a NUL byte", start);
    ++position;
    if (rest.starts_with("->") || rest.starts_with(">=") || rest.starts_with("<=")) {
      ++position;
    } else if (c == '(' || c == '[' || c == '{' || c == '<') {
      brackets.push_back(c);
      if (brackets.size() > maxNesting)
        return fail(SHLO_LIMIT, "brackets are nested more than " + std::to_string(maxNesting) + " levels deep", start);
      if (!alias.empty())
        aliasDepth = std::max<uint64_t>(aliasDepth, brackets.size());
    } else if (c == ')' || c == ']' || c == '}' || c == '>') {
      char open = c == ')' ? '(' : c == ']' ? '[' : c == '}' ? '{' : '<';
      if (!brackets.empty() && brackets.back() == open)
        brackets.pop_back();
      if (affineDepth > brackets.size())
        affineDepth = 0;
    } else if (c == '+' || c == '-' || c == '*') {
      affineOperator(start);
    }
    count({1, 0}, start);
  }

  void affineOperator(size_t start) {
    if (affineDepth && ++affineOperators > maxAffineOperators)
      fail(SHLO_LIMIT, "affine map has more than " + std::to_string(maxAffineOperators) + " operators", start);
  }

  // Counts a token, or an alias by its expansion.
  void count(Alias mention, size_t start) {
    uint64_t size = std::max<uint64_t>(mention.size, 1);
    total = SaturatingAdd(total, size);
    // A single type or attribute may be as large as an alias. The total grows with the text.
    if (total > maxExpandedSize + 64 * uint64_t(text.size()))
      return fail(SHLO_LIMIT, "text is too long after its aliases are expanded", start);
    uint64_t depth = brackets.size() + mention.depth;
    if (mention.depth && depth > maxExpandedDepth)
      return fail(SHLO_LIMIT, "aliases are nested more than " + std::to_string(maxExpandedDepth) + " levels deep",
                  start);
    if (alias.empty())
      return;
    aliasSize = SaturatingAdd(aliasSize, size);
    aliasDepth = std::max(aliasDepth, depth);
    if (aliasSize > maxExpandedSize)
      fail(SHLO_LIMIT, "alias expands to more than " + std::to_string(maxExpandedSize) + " parts", start);
  }

  // "!name =" or "#name =" outside of all brackets begins a definition, which ends where the next one begins. The text
  // after the last definition counts as part of it. This is harmless, because no text after it can use it.
  void startAlias(size_t start) {
    if (!brackets.empty() || !text.substr(position).ltrim(" \t\r\n").starts_with("="))
      return;
    finishAlias();
    alias = text.slice(start, position);
    aliasSize = 0;
    aliasDepth = 1;
  }

  void finishAlias() {
    if (!alias.empty())
      aliases[alias] = {aliasSize, aliasDepth};
    alias = StringRef();
  }

  void fail(Code code, std::string message, size_t where) {
    if (!status)
      return;
    status = makeError(code, message);
    Diagnostic &diagnostic = status.error().diagnostics.emplace_back();
    StringRef before = text.take_front(where);
    size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    diagnostic.message = std::move(message);
    diagnostic.file = fileName.str();
    diagnostic.line = uint32_t(before.count('\n') + 1);
    diagnostic.column = uint32_t(where - lineStart + 1);
    diagnostic.sourceLine = lineOf(text.substr(lineStart), 1);
  }

  StringRef text, fileName;
  uint32_t maxNesting;
  size_t position = 0;
  SmallString<128> brackets;
  uint64_t total = 0;
  StringMap<Alias> aliases;
  StringRef alias; // the one being defined, with its sigil
  uint64_t aliasSize = 0, aliasDepth = 0;
  size_t affineDepth = 0; // nesting of the bracket of the current affine map; 0 for none
  unsigned affineOperators = 0;
  Status status; // the first failure
};

} // namespace

Status checkText(std::string_view text, std::string_view fileName, uint32_t maxNesting) {
  return Scanner(text, fileName, maxNesting).run();
}

} // namespace shlo
