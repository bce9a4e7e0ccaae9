// Places, errors, and the parts that types, attributes and ops have in common.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/parser.h"

#include "base/work.h"
#include "text/literals.h"

#include "llvm/ADT/StringExtras.h"

#include <cstring>

using namespace mlir;
using llvm::SMLoc;

namespace shlo::text {
Parser::Parser(MLIRContext *context, StringRef text, StringRef fileName, uint32_t maxNesting)
    : context(context), cursor(text, maxNesting), builder(context), text(text),
      fileName(StringAttr::get(context, fileName)) {}

Parser::LineAndColumn Parser::lineAndColumnOf(SMLoc place) {
  // Ops may ask for the location of what is not in the text.
  size_t position = place.isValid() ? size_t(place.getPointer() - text.data()) : 0;
  // From the last place, because there are as many places as ops, and lines can be as long as the text.
  while (position < last.lineStart) {
    last.lineStart = text.rfind('\n', last.lineStart - 1) + 1;
    last.seen = last.lineStart;
    --last.line;
  }
  while (last.seen < position) {
    size_t end = text.slice(last.seen, position).find('\n');
    last.seen = end == StringRef::npos ? position : last.seen + end + 1;
    if (end != StringRef::npos) {
      last.lineStart = last.seen;
      ++last.line;
    }
  }
  return {last.line, unsigned(position - last.lineStart) + 1};
}

InFlightDiagnostic Parser::error(SMLoc place, const Twine &message) {
  if (cursor.isTooDeep())
    exceed(place, "brackets are nested more than " + Twine(cursor.limit()) + " levels deep");
  if (cursor.peek() == '\0' && !cursor.atEnd() && place == this->place())
    return mlir::emitError(locationOf(place), "text contains a NUL byte");
  return mlir::emitError(locationOf(place), message);
}

void Parser::refuse(Code code, SMLoc place, const Twine &message, StringRef op) {
  if (!refusal)
    return;
  auto at = cast<FileLineColLoc>(locationOf(place));
  refusal = makeError(code, message.str());
  Diagnostic &diagnostic = refusal.error().diagnostics.emplace_back();
  diagnostic.message = message.str();
  diagnostic.op = op.str();
  diagnostic.file = at.getFilename().str();
  diagnostic.line = at.getLine();
  diagnostic.column = at.getColumn();
  diagnostic.sourceLine = lineOf(std::string_view(text.data() + last.lineStart, text.size() - last.lineStart), 1);
}

ParseResult Parser::wrongNumber(SMLoc place, const char *what) {
  if (what != numberTooLong)
    return error(place, what);
  exceed(place, what);
  return failure();
}

ParseResult Parser::fail(SMLoc place, const Twine &message) { return error(place, message); }
ParseResult Parser::fail(const Twine &message) { return error(message); }

ParseResult Parser::fail(SMLoc place, const Twine &message, Type found) { return error(place, message) << found; }
ParseResult Parser::fail(SMLoc place, const Twine &message, Attribute found) { return error(place, message) << found; }

Parser::After Parser::noEnd(char close, StringRef where) {
  (void)fail("expected ',' or '" + Twine(close) + "'" + where);
  return After::Failure;
}

ParseResult Parser::missing(char c, StringRef where) { return error("expected '") << c << "'" << where; }

ParseResult Parser::expectArrow() { return cursor.take("->") ? ParseResult(success()) : fail("expected '->'"); }

ParseResult Parser::list(char close, function_ref<ParseResult()> each, StringRef where) {
  if (cursor.take(close))
    return success();
  After after;
  do {
    if (isWorkOver() || each())
      return failure();
    after = afterItem(close, where);
  } while (after == After::Next);
  return success(after == After::End);
}

OptionalParseResult Parser::optionalInteger(APInt &value, bool decimalOnly) {
  SMLoc start = place();
  Cursor::Mark before = cursor.mark();
  bool negative = cursor.take('-');
  if (!isDigit(cursor.peek())) {
    cursor.reset(before);
    return std::nullopt;
  }
  // "0x4" is an extent of 0, where a decimal number is expected.
  Number number = decimalOnly ? Number{cursor.takeExtent()} : cursor.takeNumber();
  if (number.isFloat)
    return ParseResult(error(start, "expected an integer"));
  if (number.spelling.size() > maxNumberLength)
    return ParseResult(wrongNumber(start, numberTooLong));
  if (!number.isHex && number.spelling.size() < 19) { // fits 63 bits
    uint64_t magnitude = 0;
    for (char digit : number.spelling)
      magnitude = magnitude * 10 + uint64_t(digit - '0');
    value = APInt(64, negative ? 0 - magnitude : magnitude);
    return ParseResult(success());
  }
  StringRef digits = number.isHex ? number.spelling.drop_front(2) : number.spelling;
  if (digits.getAsInteger(number.isHex ? 16 : 10, value))
    return ParseResult(error(start, "expected an integer"));
  // A bit for the sign.
  value = value.zext(value.getBitWidth() + 1);
  if (negative)
    value.negate();
  return ParseResult(success());
}

ParseResult Parser::integer(int64_t &value, const Twine &what) {
  SMLoc start = place();
  APInt wide;
  OptionalParseResult parsed = optionalInteger(wide);
  if (!parsed.has_value())
    return error(start, what);
  if (*parsed)
    return failure();
  if (!wide.isSignedIntN(64))
    return error(start, "the number does not fit 64 bits");
  value = wide.getSExtValue();
  return success();
}

ParseResult Parser::real(const llvm::fltSemantics &semantics, APFloat &value) {
  SMLoc start = place();
  bool negative = cursor.take('-');
  Number number = cursor.takeNumber();
  if (number.spelling.empty())
    return error(start, "expected a number");
  std::optional<APFloat> found;
  if (const char *wrong = floatOf(number, negative, semantics, found))
    return wrongNumber(start, wrong);
  value = *found;
  return success();
}

ParseResult Parser::unsignedNumber(StringRef digits, SMLoc where, uint64_t &value) {
  if (digits.empty())
    return error(where, "expected a number");
  if (digits.getAsInteger(10, value))
    return error(where, "the number does not fit 64 bits");
  return success();
}

ParseResult Parser::string(std::string &value) {
  if (!cursor.atString())
    return error("expected a string");
  if (!cursor.takeString(value))
    return error("the string has no end on its line, or an unknown escape");
  return success();
}

StringAttr Parser::stringAttr() {
  std::string value;
  return string(value) ? StringAttr() : StringAttr::get(context, value);
}

ParseResult Parser::symbolName(StringAttr &name) {
  if (!atSymbol())
    return error("expected a symbol such as @name");
  if (cursor.peek(1) == '"') {
    std::string value;
    if (!cursor.takeQuotedSymbol(value))
      return error("the string has no end on its line, or an unknown escape");
    name = StringAttr::get(context, value);
    return success();
  }
  if (!startsWord(cursor.peek(1)))
    return error("expected a name behind '@'");
  cursor.skipSigil();
  name = StringAttr::get(context, cursor.takeWord());
  return success();
}

} // namespace shlo::text
