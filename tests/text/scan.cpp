// Scans text before MLIR's parser sees it. The parser is recursive, and it prints types in its messages. Text that is
// nested too deeply, or is short only because aliases repeat parts of it, must not reach it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "scan.h"

#include "dialect/diagnostics.h"
#include "dialect/limits.h"

#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <utility>

using namespace llvm;

namespace shlo::test {
namespace {

// Operators in one affine map; its parser recurses for each.
constexpr unsigned maxAffineOperators = 256;
// Digits of the width of an integer type; a value takes that many bits.
constexpr size_t maxWidthDigits = 4;
// Bytes of a number; parsing it takes quadratic time.
constexpr size_t maxNumber = 4096;

constexpr StringLiteral affineKeywords[] = {"mod", "floordiv", "ceildiv"};
constexpr const char *unmatched = "the brackets of a dialect's attribute or type do not match";

bool isWord(char c) { return isAlnum(c) || c == '_' || c == '$' || c == '.'; }

// The end of a comment at the start of the text.
size_t commentEnd(StringRef text) { return std::min(text.find_first_of("\n\r"), text.size()); }

// The end of the string at the start of the text. A string of MLIR ends with its line at the latest.
size_t stringEnd(StringRef text) {
  size_t end = 1;
  while (end < text.size() && text[end] != '"' && text[end] != '\n')
    end += text[end] == '\\' ? 2 : 1;
  return std::min(end + 1, text.size());
}

char opening(char close) { return close == ')' ? '(' : close == ']' ? '[' : close == '}' ? '{' : '<'; }

class Scanner {
public:
  Scanner(mlir::MLIRContext &context, StringRef text, StringRef fileName, uint32_t maxNesting)
      : context(context), text(text), fileName(fileName), maxNesting(maxNesting) {}

  Status run() {
    while (position < text.size() && status) {
      size_t start = position;
      token();
      checkBodies(start);
    }
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
    if (size_t blank = blanks(position); blank != position) {
      position = blank;
      return;
    }
    size_t start = position;
    if (c == '"' || c == '!' || c == '#' || c == '%' || c == '^' || c == '@' || c == '_' || isAlnum(c))
      word(start);
    else
      punctuation(c, start);
  }

  // A string, name, keyword or number.
  void word(size_t start) {
    char c = text[start];
    // Outside of all brackets, two words in a row do not belong to the same definition.
    if (brackets.empty() && !std::exchange(expectsWord, false))
      finishAlias();
    if (c == '"') {
      position += stringEnd(text.substr(start));
    } else if (c == '!' || c == '#') {
      suffix();
      if (peek(position) == '<')
        return body(start);
      count(aliases.lookup(text.slice(start, position)), start);
      startAlias(start);
      return;
    } else if (c == '%' || c == '^') {
      suffix();
    } else {
      position = std::min(text.find_if_not(isWord, start + 1), text.size());
      StringRef name = text.slice(start, position); // or a number, which may continue as a shape: "4x8xi32"
      if (isDigit(c) && name.size() > maxNumber)
        return fail(SHLO_LIMIT, "number is too long", start);
      if (c != '@')
        keyword(name, start);
    }
    count({1, 0}, start);
  }

  // The name after a sigil: digits, or a word that may contain '-' and starts with no digit.
  void suffix() {
    ++position;
    bool number = isDigit(peek(position));
    while (number ? isDigit(peek(position)) : isWord(peek(position)) || peek(position) == '-')
      ++position;
  }

  char peek(size_t at) const { return at < text.size() ? text[at] : '\0'; }

  // The end of blanks and comments.
  size_t blanks(size_t at) const {
    while (at < text.size()) {
      char c = text[at];
      if (c == '\n' || c == ' ' || c == '\t' || c == '\r')
        ++at;
      else if (text.substr(at).starts_with("//"))
        at += commentEnd(text.substr(at));
      else
        break;
    }
    return at;
  }

  // The "<...>" of a dialect's attribute or type. That of an unknown dialect is not parsed.
  void body(size_t start) {
    StringRef dialect = text.slice(start + 1, position).split('.').first;
    size_t end = bodyEnd(start);
    if (context.getLoadedDialect(dialect))
      bodies.push_back({brackets.size(), position, end});
    else
      position = end;
    count({1, 0}, start);
  }

  // MLIR finds the end of a body before the dialect reads it: it matches brackets, and knows strings and arrows, but
  // not names or comments.
  size_t bodyEnd(size_t start) {
    SmallString<32> inner;
    for (size_t at = position; at < text.size();) {
      char c = text[at];
      if (c == '"') {
        at += stringEnd(text.substr(at));
        if (text[at - 1] != '"')
          break;
        continue;
      }
      at += text.substr(at).starts_with("->") ? 2 : 1;
      if (c == '<' || c == '[' || c == '(' || c == '{') {
        inner.push_back(c);
        if (brackets.size() + inner.size() > maxNesting)
          return failNesting(start), position;
      } else if (c == '>' || c == ']' || c == ')' || c == '}') {
        if (inner.back() != opening(c))
          break;
        inner.pop_back();
        if (inner.empty())
          return at;
      }
    }
    return fail(SHLO_MALFORMED, unmatched, start), position;
  }

  // MLIR continues after what it took for the body, even if the dialect has read more or less.
  void checkBodies(size_t start) {
    if (bodies.empty())
      return;
    const Body &innermost = bodies.back();
    bool closed = position > innermost.begin && brackets.size() <= innermost.depth;
    if (position > innermost.end || (closed && position != innermost.end))
      return fail(SHLO_MALFORMED, unmatched, start);
    if (closed)
      bodies.pop_back();
  }

  void keyword(StringRef name, size_t start) {
    if (name == "affine_map" || name == "affine_set") {
      if (!affineDepth && peek(blanks(position)) == '<') {
        affineDepth = brackets.size() + 1;
        affineOperators = 0;
      }
    } else if (affineDepth && any_of(affineKeywords, [&](StringRef word) {
                 // "2mod" is a number and an operator.
                 return isDigit(name.front()) ? name.ends_with(word) : name == word;
               })) {
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
    if (rest.starts_with("->") || (affineDepth && (rest.starts_with(">=") || rest.starts_with("<=")))) {
      ++position;
      expectsWord = true;
    } else if (c == '(' || c == '[' || c == '{' || c == '<') {
      brackets.push_back(c);
      if (brackets.size() > maxNesting)
        return failNesting(start);
      if (!alias.empty())
        aliasDepth = std::max<uint64_t>(aliasDepth, brackets.size());
    } else if (c == ')' || c == ']' || c == '}' || c == '>') {
      if (!brackets.empty() && brackets.back() == opening(c))
        brackets.pop_back();
      if (affineDepth > brackets.size())
        affineDepth = 0;
      expectsWord = false;
    } else {
      expectsWord = true;
      if (c == '+' || c == '-' || c == '*')
        affineOperator(start);
    }
    count({1, 0}, start);
  }

  void affineOperator(size_t start) {
    if (affineDepth && ++affineOperators > maxAffineOperators)
      fail(SHLO_LIMIT, "affine map has more than " + std::to_string(maxAffineOperators) + " operators", start);
  }

  // Counts the token that ends here, or an alias by its expansion.
  void count(Alias mention, size_t start) {
    uint64_t size = std::max<uint64_t>(mention.size, 1 + (position - start) / bytesPerPart);
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
    // A single long string is no expansion.
    if (aliasSize > maxExpandedSize + text.size() / bytesPerPart)
      fail(SHLO_LIMIT, "alias expands to more than " + std::to_string(maxExpandedSize) + " parts", start);
  }

  // "!name =" or "#name =" outside of all brackets begins a definition.
  void startAlias(size_t start) {
    if (!brackets.empty() || peek(blanks(position)) != '=')
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

  void failNesting(size_t start) {
    fail(SHLO_LIMIT, "brackets are nested more than " + std::to_string(maxNesting) + " levels deep", start);
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

  struct Body {
    size_t depth; // of the brackets around it
    size_t begin, end;
  };

  mlir::MLIRContext &context;
  StringRef text, fileName;
  uint32_t maxNesting;
  size_t position = 0;
  SmallString<128> brackets;
  SmallVector<Body> bodies; // of known dialects, around the position
  uint64_t total = 0;
  StringMap<Alias> aliases;
  StringRef alias; // the one being defined, with its sigil
  uint64_t aliasSize = 0, aliasDepth = 0;
  bool expectsWord = false; // the last token outside of all brackets needs another after it
  size_t affineDepth = 0;   // nesting of the bracket of the current affine map; 0 for none
  unsigned affineOperators = 0;
  Status status; // the first failure
};

} // namespace

Status checkText(mlir::MLIRContext &context, std::string_view text, std::string_view fileName, uint32_t maxNesting) {
  return Scanner(context, text, fileName, maxNesting).run();
}

} // namespace shlo::test
