// The interface through which dialects parse their ops, attributes and types, over the parser of this room.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/work.h"
#include "text/parser.h"

#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/IntegerSet.h"

namespace shlo::text {

template <typename Base> class AsmInterface : public Base {
protected:
  using APFloat = llvm::APFloat;
  using APInt = llvm::APInt;
  using SMLoc = llvm::SMLoc;
  using StringRef = llvm::StringRef;
  using Twine = llvm::Twine;
  using Attribute = mlir::Attribute;
  using Delimiter = mlir::AsmParser::Delimiter;
  using OptionalParseResult = mlir::OptionalParseResult;
  using ParseResult = mlir::ParseResult;
  using Type = mlir::Type;
  using Types = llvm::SmallVectorImpl<Type>;

public:
  AsmInterface(Parser &parser, SMLoc nameLoc) : parser(parser), nameLoc(nameLoc) {}

  SMLoc getNameLoc() const override { return nameLoc; }
  mlir::InFlightDiagnostic emitError(SMLoc loc, const Twine &message) override { return parser.error(loc, message); }
  mlir::Builder &getBuilder() const override { return parser.builder; }
  SMLoc getCurrentLocation() override { return parser.place(); }
  mlir::Location getEncodedSourceLoc(SMLoc loc) override { return parser.locationOf(loc); }

  ParseResult parseArrow() override { return parser.expectArrow(); }
  ParseResult parseOptionalArrow() override { return ParseResult::success(parser.cursor.take("->")); }
  ParseResult parseLBrace() override { return parser.expect('{'); }
  ParseResult parseOptionalLBrace() override { return optional('{'); }
  ParseResult parseRBrace() override { return parser.expect('}'); }
  ParseResult parseOptionalRBrace() override { return optional('}'); }
  ParseResult parseColon() override { return parser.expect(':'); }
  ParseResult parseOptionalColon() override { return optional(':'); }
  ParseResult parseComma() override { return parser.expect(','); }
  ParseResult parseOptionalComma() override { return optional(','); }
  ParseResult parseEqual() override { return parser.expect('='); }
  ParseResult parseOptionalEqual() override { return optional('='); }
  ParseResult parseLess() override { return parser.expect('<'); }
  ParseResult parseOptionalLess() override { return optional('<'); }
  ParseResult parseGreater() override { return parser.expect('>'); }
  ParseResult parseOptionalGreater() override { return optional('>'); }
  ParseResult parseQuestion() override { return parser.expect('?'); }
  ParseResult parseOptionalQuestion() override { return optional('?'); }
  ParseResult parsePlus() override { return parser.expect('+'); }
  ParseResult parseOptionalPlus() override { return optional('+'); }
  ParseResult parseSlash() override { return parser.expect('/'); }
  ParseResult parseOptionalSlash() override { return optional('/'); }
  ParseResult parseMinus() override { return parser.expect('-'); }
  ParseResult parseOptionalMinus() override { return optional('-'); }
  ParseResult parseStar() override { return parser.expect('*'); }
  ParseResult parseOptionalStar() override { return optional('*'); }
  ParseResult parseVerticalBar() override { return parser.expect('|'); }
  ParseResult parseOptionalVerticalBar() override { return optional('|'); }
  ParseResult parseLParen() override { return parser.expect('('); }
  ParseResult parseOptionalLParen() override { return optional('('); }
  ParseResult parseRParen() override { return parser.expect(')'); }
  ParseResult parseOptionalRParen() override { return optional(')'); }
  ParseResult parseLSquare() override { return parser.expect('['); }
  ParseResult parseOptionalLSquare() override { return optional('['); }
  ParseResult parseRSquare() override { return parser.expect(']'); }
  ParseResult parseOptionalRSquare() override { return optional(']'); }
  ParseResult parseOptionalEllipsis() override { return ParseResult::success(parser.cursor.take("...")); }

  ParseResult parseOptionalString(std::string *string) override {
    std::string ignored;
    if (!parser.cursor.atString())
      return ParseResult::failure();
    return parser.string(string ? *string : ignored);
  }
  ParseResult parseFloat(const llvm::fltSemantics &semantics, APFloat &result) override {
    return parser.real(semantics, result);
  }
  OptionalParseResult parseOptionalInteger(APInt &result) override {
    // Flags are integers to the parsers that MLIR generates.
    for (bool value : {false, true})
      if (startsWord(parser.cursor.peek()) && parser.cursor.takeWord(value ? "true" : "false")) {
        result = APInt(1, value); // true is -1, as in MLIR
        return ParseResult(ParseResult::success());
      }
    return parser.optionalInteger(result);
  }
  OptionalParseResult parseOptionalDecimalInteger(APInt &result) override {
    return parser.optionalInteger(result, /*decimalOnly=*/true);
  }

  ParseResult parseCommaSeparatedList(Delimiter delimiter, llvm::function_ref<ParseResult()> each,
                                      StringRef where) override {
    constexpr StringRef brackets[] = {"", "()", "[]", "<>", "{}", "()", "[]", "<>", "{}"};
    StringRef pair = brackets[size_t(delimiter)];
    if (pair.empty()) {
      do {
        if (isWorkOver() || each())
          return ParseResult::failure();
      } while (parser.cursor.take(','));
      return ParseResult::success();
    }
    if (delimiter >= Delimiter::OptionalParen && parser.cursor.peek() != pair[0])
      return ParseResult::success();
    return ParseResult::failure(parser.expect(pair[0], where) || parser.list(pair[1], each, where));
  }

  using mlir::AsmParser::parseKeyword;
  ParseResult parseKeyword(StringRef keyword, const Twine &message) override {
    if (parser.cursor.takeWord(keyword))
      return ParseResult::success();
    return parser.error("expected '") << keyword << "'" << message;
  }
  ParseResult parseOptionalKeyword(StringRef keyword) override {
    return ParseResult::success(parser.cursor.takeWord(keyword));
  }
  ParseResult parseOptionalKeyword(StringRef *keyword) override {
    *keyword = parser.cursor.takeWord();
    return ParseResult::success(!keyword->empty());
  }
  ParseResult parseOptionalKeyword(StringRef *keyword, llvm::ArrayRef<StringRef> allowed) override {
    StringRef word = parser.cursor.peekWord();
    if (word.empty() || !llvm::is_contained(allowed, word))
      return ParseResult::failure();
    return parseOptionalKeyword(keyword);
  }
  ParseResult parseOptionalKeywordOrString(std::string *result) override {
    if (StringRef word = parser.cursor.takeWord(); !word.empty()) {
      *result = word.str();
      return ParseResult::success();
    }
    return parseOptionalString(result);
  }
  ParseResult parseKeywordOrCompletion(StringRef *keyword) override { return parseKeyword(keyword); }
  void codeCompleteExpectedTokens(llvm::ArrayRef<StringRef>) override {}

  using mlir::AsmParser::parseAttribute;
  ParseResult parseAttribute(Attribute &result, Type type) override {
    result = parser.attribute(type);
    return ParseResult::success(bool(result));
  }
  // An attribute that its dialect has a form for is written with or without the dialect's name.
  ParseResult parseCustomAttributeWithFallback(Attribute &result, Type type,
                                               llvm::function_ref<ParseResult(Attribute &, Type)> parse) override {
    return parser.cursor.peek() == '#' ? parseAttribute(result, type) : parse(result, type);
  }
  ParseResult parseOptionalAttrDict(mlir::NamedAttrList &result) override { return parser.optionalDictionary(result); }
  ParseResult parseOptionalAttrDictWithKeyword(mlir::NamedAttrList &result) override {
    if (!parser.cursor.takeWord("attributes"))
      return ParseResult::success();
    return ParseResult::failure(parser.expect('{') || parser.dictionaryItems(result));
  }
  ParseResult parseAffineMap(mlir::AffineMap &map) override { return parser.affineMap(map); }
  ParseResult parseAffineExpr(llvm::ArrayRef<std::pair<StringRef, mlir::AffineExpr>> names,
                              mlir::AffineExpr &expr) override {
    return parser.affineExpr(names, expr);
  }
  ParseResult parseIntegerSet(mlir::IntegerSet &set) override { return parser.integerSet(set); }

  ParseResult parseOptionalSymbolName(mlir::StringAttr &result) override {
    return parser.atSymbol() ? parser.symbolName(result) : ParseResult::failure();
  }

  using mlir::AsmParser::parseType;
  ParseResult parseType(Type &result) override {
    result = parser.type();
    return ParseResult::success(bool(result));
  }
  OptionalParseResult parseOptionalType(Type &result) override { return parser.optionalType(result); }
  ParseResult parseColonType(Type &result) override {
    return ParseResult::failure(parser.expect(':') || parseType(result));
  }
  ParseResult parseColonTypeList(Types &result) override {
    return ParseResult::failure(parser.expect(':') || this->parseTypeList(result));
  }
  // Whoever asks allows dynamic extents, and expects an 'x' behind each.
  ParseResult parseDimensionList(llvm::SmallVectorImpl<int64_t> &dimensions, bool, bool) override {
    return parser.extents(dimensions);
  }

  // What no op, attribute or type of a linked dialect asks for.
  ParseResult parseEllipsis() override { return unused(); }
  ParseResult parseBase64Bytes(std::vector<char> *) override { return unused(); }
  ParseResult parseFloat(double &) override { return unused(); }
  OptionalParseResult parseOptionalAttribute(Attribute &, Type) override { return unused(); }
  OptionalParseResult parseOptionalAttribute(mlir::ArrayAttr &, Type) override { return unused(); }
  OptionalParseResult parseOptionalAttribute(mlir::StringAttr &, Type) override { return unused(); }
  OptionalParseResult parseOptionalAttribute(mlir::SymbolRefAttr &, Type) override { return unused(); }
  ParseResult parseCustomTypeWithFallback(Type &, llvm::function_ref<ParseResult(Type &)>) override { return unused(); }
  ParseResult parseArrowTypeList(Types &) override { return unused(); }
  ParseResult parseOptionalArrowTypeList(Types &) override { return unused(); }
  ParseResult parseOptionalColonTypeList(Types &) override { return unused(); }
  ParseResult parseXInDimensionList() override { return unused(); }

protected:
  mlir::FailureOr<mlir::AsmDialectResourceHandle> parseResourceHandle(mlir::Dialect *dialect) override {
    return parser.resource(dialect);
  }
  // No type or attribute of this library contains itself.
  mlir::LogicalResult pushCyclicParsing(const void *) override { return mlir::failure(); }
  void popCyclicParsing() override {}

  ParseResult optional(char c) { return ParseResult::success(parser.cursor.take(c)); }
  ParseResult unused() { return parser.error("this form of text is not supported"); }

  Parser &parser;
  SMLoc nameLoc;
};

} // namespace shlo::text
