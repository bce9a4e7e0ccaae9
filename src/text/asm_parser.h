// The interface through which dialects parse their ops, attributes and types, over the parser of this room.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "text/parser.h"

#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/IntegerSet.h"

#include "llvm/Support/Base64.h"

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
  ParseResult parseEllipsis() override {
    return parser.cursor.take("...") ? ParseResult::success() : ParseResult(parser.error("expected '...'"));
  }
  ParseResult parseOptionalEllipsis() override { return ParseResult::success(parser.cursor.take("...")); }

  ParseResult parseOptionalString(std::string *string) override {
    std::string ignored;
    if (!parser.cursor.atString())
      return ParseResult::failure();
    return parser.string(string ? *string : ignored);
  }
  ParseResult parseBase64Bytes(std::vector<char> *bytes) override {
    SMLoc start = parser.place();
    std::string text;
    if (parser.string(text))
      return ParseResult::failure();
    if (llvm::Error wrong = llvm::decodeBase64(text, *bytes)) {
      llvm::consumeError(std::move(wrong));
      return parser.error(start, "expected bytes in base 64");
    }
    return ParseResult::success();
  }
  ParseResult parseFloat(double &result) override {
    APFloat value(0.0);
    if (parser.real(APFloat::IEEEdouble(), value))
      return ParseResult::failure();
    result = value.convertToDouble();
    return ParseResult::success();
  }
  ParseResult parseFloat(const llvm::fltSemantics &semantics, APFloat &result) override {
    return parser.real(semantics, result);
  }
  OptionalParseResult parseOptionalInteger(APInt &result) override {
    // Flags are integers to the parsers that MLIR generates.
    for (bool value : {false, true})
      if (startsWord(parser.cursor.peek()) && parser.cursor.takeWord(value ? "true" : "false")) {
        result = APInt(2, value);
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
        if (each())
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
  OptionalParseResult parseOptionalAttribute(Attribute &result, Type type) override {
    if (parser.atAttribute())
      return parseAttribute(result, type);
    Type asAttribute;
    OptionalParseResult parsed = parser.optionalType(asAttribute);
    if (parsed.has_value() && mlir::succeeded(*parsed))
      result = mlir::TypeAttr::get(asAttribute);
    return parsed;
  }
  OptionalParseResult parseOptionalAttribute(mlir::ArrayAttr &result, Type type) override {
    return ofKind(result, type, parser.cursor.peek() == '[');
  }
  OptionalParseResult parseOptionalAttribute(mlir::StringAttr &result, Type type) override {
    return ofKind(result, type, parser.cursor.atString());
  }
  OptionalParseResult parseOptionalAttribute(mlir::SymbolRefAttr &result, Type type) override {
    return ofKind(result, type, parser.atSymbol());
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
  ParseResult parseCustomTypeWithFallback(Type &result, llvm::function_ref<ParseResult(Type &)> parse) override {
    return parser.cursor.peek() == '!' ? parseType(result) : parse(result);
  }
  OptionalParseResult parseOptionalType(Type &result) override { return parser.optionalType(result); }
  ParseResult parseArrowTypeList(Types &result) override {
    return ParseResult::failure(parser.expectArrow() || parser.resultTypes(result));
  }
  ParseResult parseOptionalArrowTypeList(Types &result) override {
    return parser.cursor.take("->") ? parser.resultTypes(result) : ParseResult::success();
  }
  ParseResult parseColonType(Type &result) override {
    return ParseResult::failure(parser.expect(':') || parseType(result));
  }
  ParseResult parseColonTypeList(Types &result) override {
    return ParseResult::failure(parser.expect(':') || this->parseTypeList(result));
  }
  ParseResult parseOptionalColonTypeList(Types &result) override {
    return parser.cursor.take(':') ? this->parseTypeList(result) : ParseResult::success();
  }
  ParseResult parseDimensionList(llvm::SmallVectorImpl<int64_t> &dimensions, bool allowDynamic,
                                 bool withTrailingX) override {
    return parser.extents(dimensions, allowDynamic, withTrailingX);
  }
  ParseResult parseXInDimensionList() override {
    return parser.cursor.takeTimes() ? ParseResult::success() : ParseResult(parser.error("expected 'x'"));
  }

protected:
  mlir::FailureOr<mlir::AsmDialectResourceHandle> parseResourceHandle(mlir::Dialect *dialect) override {
    return parser.resource(dialect);
  }
  // No type or attribute of this library contains itself.
  mlir::LogicalResult pushCyclicParsing(const void *) override { return mlir::failure(); }
  void popCyclicParsing() override {}

  ParseResult optional(char c) { return ParseResult::success(parser.cursor.take(c)); }
  template <typename AttributeT> OptionalParseResult ofKind(AttributeT &result, Type type, bool comes) {
    if (!comes)
      return std::nullopt;
    SMLoc start = parser.place();
    Attribute any;
    if (parseAttribute(any, type))
      return ParseResult::failure();
    result = llvm::dyn_cast<AttributeT>(any);
    return result ? ParseResult::success() : ParseResult(parser.error(start, "this kind of attribute is not expected"));
  }

  Parser &parser;
  SMLoc nameLoc;
};

} // namespace shlo::text
