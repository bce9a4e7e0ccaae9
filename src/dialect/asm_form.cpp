// Parses and prints attributes and types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/asm_form.h"

#include "llvm/ADT/StringExtras.h"

using namespace shlo;
using llvm::StringRef;

bool AsmForm::symbol(char c) {
  switch (c) {
  case '<':
    return mlir::succeeded(parser->parseOptionalLess());
  case '>':
    return mlir::succeeded(parser->parseOptionalGreater());
  case '[':
    return mlir::succeeded(parser->parseOptionalLSquare());
  case ']':
    return mlir::succeeded(parser->parseOptionalRSquare());
  case '{':
    return mlir::succeeded(parser->parseOptionalLBrace());
  case '}':
    return mlir::succeeded(parser->parseOptionalRBrace());
  case '(':
    return mlir::succeeded(parser->parseOptionalLParen());
  case ')':
    return mlir::succeeded(parser->parseOptionalRParen());
  case '=':
    return mlir::succeeded(parser->parseOptionalEqual());
  case ':':
    return mlir::succeeded(parser->parseOptionalColon());
  case '?':
    return mlir::succeeded(parser->parseOptionalQuestion());
  case ',': {
    bool had = std::exchange(comma, false);
    return had || mlir::succeeded(parser->parseOptionalComma());
  }
  default:
    return false;
  }
}

void AsmForm::literal(StringRef text) {
  if (!reads()) {
    printer->getStream() << text;
    return;
  }
  while (good() && !text.empty()) {
    if (text.consume_front(" "))
      continue;
    if (text.consume_front("->")) {
      check(parser->parseArrow());
      continue;
    }
    StringRef word = text.take_while([](char c) { return llvm::isAlpha(c) || c == '_'; });
    if (!word.empty()) {
      check(parser->parseKeyword(word));
      text = text.drop_front(word.size());
      continue;
    }
    if (!symbol(text.front()))
      check(parser->emitError(parser->getCurrentLocation(), "expected '") << text.front() << "'");
    text = text.drop_front();
  }
}

bool AsmForm::optional(StringRef first, bool present) {
  if (!reads()) {
    if (present)
      literal(first);
    return present;
  }
  if (!good())
    return false;
  StringRef word = first.ltrim(", ").take_while([](char c) { return llvm::isAlpha(c) || c == '_'; });
  StringRef rest = first.drop_front(size_t(first.find(word)) + word.size());
  if (first.starts_with(",")) {
    comma |= mlir::succeeded(parser->parseOptionalComma());
    if (!comma)
      return false;
  }
  if (word.empty() ? !symbol(first.ltrim().front()) : mlir::failed(parser->parseOptionalKeyword(word)))
    return false;
  comma = false;
  literal(word.empty() ? first.ltrim().drop_front() : rest);
  return true;
}

void AsmForm::list(StringRef open, size_t size, StringRef close, llvm::function_ref<void(size_t)> each) {
  literal(open);
  if (!reads()) {
    for (size_t i = 0; i < size; ++i) {
      if (i)
        literal(", ");
      each(i);
    }
    literal(close);
    return;
  }
  if (!good() || symbol(close.front()))
    return;
  for (size_t i = 0; good(); ++i) {
    each(i);
    if (!good() || !symbol(','))
      break;
  }
  literal(close);
}
