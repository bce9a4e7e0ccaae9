// Parses types, attributes and locations. Everything that is not an op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/diagnostics.h"
#include "dialect/limits.h"
#include "text/cursor.h"
#include "text/name_map.h"
#include "text/tails.h"

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OpImplementation.h"

#include "llvm/ADT/StringMap.h"

#include <optional>

namespace shlo::text {

// A type, attribute or location of a text. Functions that return one of them return null on failure. The first failure
// has been reported to the context then, or is kept as a limit.
class Parser {
public:
  Parser(mlir::MLIRContext *context, llvm::StringRef text, llvm::StringRef fileName, uint32_t maxNesting);

  mlir::MLIRContext *context;
  Cursor cursor;
  mlir::Builder builder;
  Tails tails;
  // Ops, types and attributes of MHLO, the dialect that StableHLO was made of, are those of StableHLO.
  bool knowsMhlo = false;
  llvm::StringRef knownDialect(llvm::StringRef dialect) const {
    return knowsMhlo && dialect == "mhlo" ? "stablehlo" : dialect;
  }
  std::string knownOp(llvm::StringRef name) const {
    if (!knowsMhlo || !name.starts_with("mhlo."))
      return name.str();
    // StableHLO has no copy; its barrier of one value is the same.
    return name == "mhlo.copy" ? "stablehlo.optimization_barrier" : "stablehlo" + name.drop_front(4).str();
  }

  bool hasRefused() const { return !refusal; }
  // The first refusal; a success if there was none.
  Status takeRefusal() { return std::move(refusal); }

  //===- Places and errors --------------------------------------------------------------------------------------===//

  llvm::SMLoc place() const { return placeOf(cursor.position()); }
  llvm::SMLoc placeOf(size_t position) const { return llvm::SMLoc::getFromPointer(text.data() + position); }
  // Line and column of a place. Quick if places are asked for in the order of the text: for an op with regions, before
  // these are parsed.
  struct LineAndColumn {
    unsigned line, column;
  };
  LineAndColumn lineAndColumnOf(llvm::SMLoc place);
  mlir::Location locationOf(LineAndColumn at) { return mlir::FileLineColLoc::get(fileName, at.line, at.column); }
  mlir::Location locationOf(llvm::SMLoc place) { return locationOf(lineAndColumnOf(place)); }
  // Of the ops that have no other: the file, without a line.
  mlir::Location startLocation() { return mlir::FileLineColLoc::get(fileName, 0, 0); }
  mlir::InFlightDiagnostic error(llvm::SMLoc place, const llvm::Twine &message);
  mlir::InFlightDiagnostic error(const llvm::Twine &message) { return error(placeOf(cursor.gap()), message); }
  // The same, for functions that are called recursively: they need no room for the diagnostic.
  [[gnu::cold, gnu::noinline]] mlir::ParseResult fail(llvm::SMLoc place, const llvm::Twine &message);
  [[gnu::cold, gnu::noinline]] mlir::ParseResult fail(const llvm::Twine &message);
  // What was found ends the message.
  [[gnu::cold, gnu::noinline]] mlir::ParseResult fail(llvm::SMLoc place, const llvm::Twine &message, mlir::Type found);
  [[gnu::cold, gnu::noinline]] mlir::ParseResult fail(llvm::SMLoc place, const llvm::Twine &message,
                                                      mlir::Attribute found);
  // An error with a code of its own, which replaces all others.
  void refuse(Code code, llvm::SMLoc place, const llvm::Twine &message, llvm::StringRef op = "");
  void exceed(llvm::SMLoc place, const llvm::Twine &message) { refuse(SHLO_LIMIT, place, message); }

  // Takes punctuation, or reports that it is expected. `where` follows in the message.
  mlir::ParseResult expect(char c, llvm::StringRef where = "") {
    return cursor.take(c) ? mlir::ParseResult(mlir::success()) : missing(c, where);
  }
  mlir::ParseResult expectArrow();
  // Behind an item of a list: takes the comma before the next one, or the bracket at the end.
  enum class After : uint8_t { Next, End, Failure };
  After afterItem(char close, llvm::StringRef where = "") {
    return cursor.take(',') ? After::Next : cursor.take(close) ? After::End : noEnd(close, where);
  }
  // Calls `each` for every item of a list that ends with `close`; the opening bracket is taken already.
  mlir::ParseResult list(char close, llvm::function_ref<mlir::ParseResult()> each, llvm::StringRef where = "");

  //===- Numbers and names --------------------------------------------------------------------------------------===//

  // A decimal or hexadecimal number with a sign; the sign bit is set for negative numbers only. No value: none comes
  // next.
  mlir::OptionalParseResult optionalInteger(llvm::APInt &value, bool decimalOnly = false);
  mlir::ParseResult integer(int64_t &value, const llvm::Twine &what);
  mlir::ParseResult real(const llvm::fltSemantics &semantics, llvm::APFloat &value);
  // Reports what a function of literals.h says about a number.
  mlir::ParseResult wrongNumber(llvm::SMLoc place, const char *what);
  // The value of digits that fit.
  mlir::ParseResult unsignedNumber(llvm::StringRef digits, llvm::SMLoc where, uint64_t &value);
  mlir::ParseResult string(std::string &value);
  mlir::StringAttr stringAttr(); // null on failure
  // "@name" or "@\"any text\"".
  mlir::ParseResult symbolName(mlir::StringAttr &name);
  bool atSymbol() const { return cursor.peek() == '@'; }

  //===- Types --------------------------------------------------------------------------------------------------===//

  mlir::Type type();
  // Null without a failure if no type comes next.
  mlir::OptionalParseResult optionalType(mlir::Type &type);
  // "(A, B)" or a single type that is no function type.
  mlir::ParseResult resultTypes(llvm::SmallVectorImpl<mlir::Type> &types);
  mlir::ParseResult typesInParentheses(llvm::SmallVectorImpl<mlir::Type> &types);
  mlir::Type functionType();
  // "4x?x"
  mlir::ParseResult extents(llvm::SmallVectorImpl<int64_t> &extents);

  //===- Attributes ---------------------------------------------------------------------------------------------===//

  // `type` is the type of a number or constant whose text does not say it; null if unknown.
  mlir::Attribute attribute(mlir::Type type = {});
  // "{a = 1, b}", if a brace comes next.
  mlir::ParseResult optionalDictionary(mlir::NamedAttrList &attributes);
  mlir::ParseResult dictionaryItems(mlir::NamedAttrList &attributes); // behind the brace
  mlir::Attribute elements(mlir::Type type);                          // dense, sparse, dense_resource

  mlir::FailureOr<mlir::AsmDialectResourceHandle> resource(mlir::Dialect *dialect);

  //===- Affine maps --------------------------------------------------------------------------------------------===//

  mlir::ParseResult affineMap(mlir::AffineMap &map);
  mlir::ParseResult integerSet(mlir::IntegerSet &set);
  using AffineNames = llvm::SmallVectorImpl<std::pair<llvm::StringRef, mlir::AffineExpr>>;
  mlir::ParseResult affineExpr(llvm::ArrayRef<std::pair<llvm::StringRef, mlir::AffineExpr>> names,
                               mlir::AffineExpr &expr);

  //===- Locations ----------------------------------------------------------------------------------------------===//

  // What stands between the parentheses of "loc(...)".
  mlir::LocationAttr location();

  //===- Definitions --------------------------------------------------------------------------------------------===//

  // "#name = ..." or "!name = ...". The name has been taken.
  mlir::ParseResult defineAttributeAlias(llvm::StringRef name, llvm::SMLoc where);
  mlir::ParseResult defineTypeAlias(llvm::StringRef name, llvm::SMLoc where);
  // The attribute of an alias; null if it is not yet defined.
  mlir::Attribute findAttributeAlias(llvm::StringRef name) const { return attributeAliases.lookup(name); }
  // Without aliases, a text is as large as what it says, and nested as deeply as its brackets.
  bool hasAliases() const { return !attributeAliases.empty() || !typeAliases.empty(); }
  // Counts the parts that an alias stands for. They are parsed once, but printed and walked in each place.
  mlir::ParseResult useAlias(const void *what, llvm::SMLoc where);
  // "{-# ... #-}"; the first token has been taken.
  mlir::ParseResult fileMetadata();

private:
  [[gnu::cold, gnu::noinline]] mlir::ParseResult missing(char c, llvm::StringRef where);
  [[gnu::cold, gnu::noinline]] After noEnd(char close, llvm::StringRef where);
  // The type or attribute of a known dialect, whose sigil is at `start`. The dialect parses what follows its name,
  // which has so many characters.
  template <typename T> T ofDialect(mlir::Dialect &dialect, size_t nameSize, llvm::SMLoc start, mlir::Type type = {});
  // If the next type or attribute of a dialect would be in too many others: reports it.
  bool hasTooManyDialects(llvm::SMLoc start);
  mlir::Type dialectType();
  mlir::Type tensorType();
  mlir::Type newTensorType();
  mlir::Type memrefType();
  // No shape: it has no rank. No layout: the usual one.
  [[gnu::noinline]] mlir::Type newMemrefType(llvm::SMLoc start, std::optional<llvm::ArrayRef<int64_t>> shape,
                                             mlir::Type element, mlir::MemRefLayoutAttrInterface layout,
                                             mlir::Attribute space);
  mlir::Type vectorType();
  mlir::Type complexType();
  mlir::Type tupleType();
  // `text` is what it may be known by from now on; empty for none.
  [[gnu::noinline]] mlir::Type newFunctionType(llvm::ArrayRef<mlir::Type> inputs, llvm::ArrayRef<mlir::Type> results,
                                               llvm::StringRef text);
  mlir::Type integerType(llvm::StringRef word, llvm::SMLoc start);
  mlir::ParseResult shapeOf(llvm::SmallVectorImpl<int64_t> &shape, bool &unranked);
  // The type, unless it has more elements than anyone counts. Null for null.
  mlir::Type countable(mlir::Type type, llvm::SMLoc where);

  // Types, attributes and locations are parsed recursively. Each kind has a function of its own, which is called last:
  // what a kind needs is on the stack only if it is parsed.
  mlir::LocationAttr fileOrName();
  mlir::LocationAttr aliasedLocation();
  mlir::LocationAttr callSite();
  mlir::LocationAttr fusedLocation();
  mlir::LocationAttr fileRange(mlir::StringAttr file);
  mlir::Attribute stringAttribute(mlir::Type type);
  mlir::Attribute arrayAttribute();
  mlir::Attribute dictionaryAttribute();
  mlir::Attribute mapAttribute();
  mlir::Attribute setAttribute();
  mlir::Attribute locationAttribute();
  mlir::Attribute typeAttribute();
  mlir::ParseResult itemName(mlir::StringAttr &name);
  mlir::Attribute dialectAttribute(mlir::Type type);
  mlir::Attribute arrayOfNumbers();
  mlir::Attribute distinct(mlir::Type type);
  mlir::Attribute number(mlir::Type type);
  mlir::Attribute symbol();
  bool nestedName();
  mlir::Attribute strided();
  // ": type" behind a number or string, unless the type is known.
  mlir::ParseResult optionalColonType(mlir::Type &type);
  mlir::ParseResult colonType(mlir::Type &type);

  mlir::ShapedType elementsType(mlir::Type expected, Cursor::Mark &after);
  mlir::Attribute denseElements(mlir::Type type);
  mlir::Attribute sparseElements(mlir::Type type);
  mlir::Attribute resourceElements(mlir::Type type);
  mlir::FailureOr<mlir::AsmDialectResourceHandle> declareResource(mlir::Dialect *dialect, llvm::SMLoc where,
                                                                  llvm::StringRef key);

  mlir::ParseResult affineSpace(AffineNames &names, unsigned &dims, unsigned &symbols);
  mlir::ParseResult resourceEntries(mlir::Dialect *dialect);

  llvm::StringRef text;
  mlir::StringAttr fileName;
  Status refusal;

  struct Place {
    size_t lineStart = 0;
    size_t seen = 0; // no line ends between these
    unsigned line = 1;
  } last; // the line of the place that was converted last

  llvm::StringMap<mlir::Attribute> attributeAliases;
  llvm::StringMap<mlir::Type> typeAliases;
  NameMap<mlir::Type> tensorTypes; // by their text between the brackets
  llvm::DenseMap<uint64_t, mlir::DistinctAttr> distinctAttributes;
  llvm::StringMap<mlir::AsmDialectResourceHandle> resources;
  ExpandedSizes sizes;
  uint64_t aliasParts = 0;   // of all aliases that were used
  unsigned openDialects = 0; // types and attributes that dialects parse, one in the other
};

} // namespace shlo::text
