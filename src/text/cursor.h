// Reads the tokens of MLIR's text, one at a time. The text need not end with a NUL.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "text/characters.h"

#include "llvm/ADT/StringRef.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace shlo::text {

// A number as it is written, without a sign.
struct Number {
  llvm::StringRef spelling; // empty: there is no number
  bool isHex = false;
  bool isFloat = false; // has a point
};

// Always stands at the start of a token: blanks and comments are skipped. It counts the brackets that are open, so the
// depth of everything that reads it recursively is bounded.
class Cursor {
public:
  Cursor(llvm::StringRef text, uint32_t maxNesting) : text(text), maxNesting(maxNesting) { skipBlanks(); }

  size_t position() const { return at; }
  // The end of the token before, if the next one is on another line; otherwise the position. What is missing is missing
  // there.
  size_t gap() const { return text.slice(end, at).contains('\n') ? end : at; }
  bool atEnd() const { return at == text.size(); }
  llvm::StringRef rest() const { return text.drop_front(at); }
  // The next byte, or 0 at the end.
  char peek(size_t ahead = 0) const { return at + ahead < text.size() ? text[at + ahead] : '\0'; }
  bool startsWith(llvm::StringRef token) const { return rest().starts_with(token); }
  // More brackets were open at once than are allowed. It takes no token from then on.
  bool isTooDeep() const { return tooDeep; }
  uint32_t limit() const { return maxNesting; }

  // Takes punctuation of one character. "->", "::" and "..." are tokens of their own.
  bool take(char c) { return peek() == c && takePunctuation(c); }
  // Takes punctuation of several characters.
  bool take(llvm::StringRef token);

  // The bare identifier that comes next; empty if there is none.
  llvm::StringRef peekWord() const {
    if (tooDeep || !startsWord(peek()))
      return llvm::StringRef(text.data() + at, 0);
    return {text.data() + at, countOf<Word>(text.data() + at, text.size() - at)};
  }
  llvm::StringRef takeWord() {
    llvm::StringRef word = peekWord();
    if (!word.empty())
      advance(word.size());
    return word;
  }
  bool takeWord(llvm::StringRef word);

  // The name after a sigil such as '%' or '#', without the sigil: digits, or a word that may contain '-'. Empty if none
  // comes next; then nothing is taken. Blanks may not follow the sigil.
  llvm::StringRef takeSuffix(char sigil);
  // Moves behind a sigil that a word follows.
  void skipSigil() { ++at; }
  // Like takeSuffix, but keeps the cursor before the sigil.
  llvm::StringRef peekSuffix(char sigil) const;

  Number takeNumber();
  // The characters of a bare number within a shape, such as the 4 of "4x8xf32"; empty if there is none.
  llvm::StringRef takeExtent();
  // The 'x' after an extent; what follows it may be another extent or a type.
  bool takeTimes();

  // Moves behind characters that the caller has looked at, none of which is a bracket.
  void skip(size_t characters) { advance(characters); }

  // Moves behind whole tokens, which come next, were taken before at another place, and close all brackets they open.
  // False if what follows might belong to them, or if that many brackets must not be open here.
  bool takeClosed(llvm::StringRef tokens, size_t brackets);
  // Whether the last token is the last one of `part`, and nothing follows that might belong to it.
  bool isBehind(llvm::StringRef part) const { return part.end() == text.data() + end && startsOther(peek()); }

  // Whether a string comes next, that is, a quote.
  bool atString() const { return peek() == '"'; }
  // The string with its escapes; false if it has no end on its line, or an unknown escape. `escaped` is the text
  // between the quotes.
  bool takeString(std::string &value);
  // The same for a string whose escapes are not replaced.
  bool takeRawString(llvm::StringRef &escaped);

  // The name of a symbol in quotes behind an '@'; false as for strings.
  bool takeQuotedSymbol(std::string &value);

  // Whether the body of a dialect's type or attribute comes next: a `<` right behind the name that was taken.
  bool atBody() const { return peek() == '<' && end == at; }
  // The bytes from `<` to the `>` that closes it, which may contain strings, arrows and other brackets. Empty if the
  // brackets do not match or are nested too deeply; then nothing is taken.
  llvm::StringRef takeBody();

  // A position to return to.
  struct Mark {
    size_t at;
    uint32_t depth;
  };
  Mark mark() const { return {at, depth}; }
  void reset(Mark mark) {
    at = mark.at;
    depth = mark.depth;
  }

  // Moves behind the op or definition that starts at a mark: to the next line that starts another, or to the brace that
  // closes what the op is in. False if neither follows.
  bool skipOp(Mark start);

private:
  void advance(size_t count) {
    end = at += count;
    skipBlanks();
  }
  void skipBlanks() {
    while (at < text.size() && isOf(text[at], Blank))
      ++at;
    if (at < text.size() && text[at] == '/')
      skipComments();
  }
  void skipComments();
  bool takePunctuation(char c);
  size_t suffixEnd(size_t from) const;
  // Whether the character starts an op, ends the region or the text, or starts a location.
  bool startsOther(char c) const { return startsWord(c) || c == '%' || c == '}' || c == '"' || atEnd(); }

  llvm::StringRef text;
  size_t at = 0;
  size_t end = 0; // of the last token
  uint32_t depth = 0;
  uint32_t maxNesting;
  bool tooDeep = false;
};

// The bytes of a string of which `escaped` is the text between the quotes; false if an escape is unknown.
bool unescape(llvm::StringRef escaped, std::string &value);

} // namespace shlo::text
