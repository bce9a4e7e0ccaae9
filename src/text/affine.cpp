// Affine maps and integer sets.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/parser.h"

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/IntegerSet.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;
using llvm::SMLoc;

namespace shlo::text {
namespace {

// Operators of one map or set. MLIR walks expressions recursively, and simplifies them in quadratic time.
constexpr unsigned maxOperators = 256;

// Reads the expressions of one map or set.
class ExpressionReader {
public:
  ExpressionReader(Parser &parser, ArrayRef<std::pair<StringRef, AffineExpr>> list) : parser(parser) {
    for (auto [name, expression] : list)
      names.try_emplace(name, expression);
  }

  // A sum.
  ParseResult sum(AffineExpr &result);
  ParseResult constraint(SmallVectorImpl<AffineExpr> &results, SmallVectorImpl<bool> &areEqual);

private:
  ParseResult product(AffineExpr &result);
  ParseResult operand(AffineExpr &result);
  [[gnu::noinline]] ParseResult join(SMLoc start, AffineExprKind kind, AffineExpr &left, AffineExpr right);
  ParseResult countOperator(SMLoc start) { return ++operators <= maxOperators ? success() : tooManyOperators(start); }
  [[gnu::cold, gnu::noinline]] ParseResult tooManyOperators(SMLoc start) {
    parser.exceed(start, "an affine map or set has more than " + Twine(maxOperators) + " operators");
    return failure();
  }
  std::optional<AffineExprKind> takeProductOperator();

  Parser &parser;
  llvm::StringMap<AffineExpr> names;
  unsigned operators = 0;
};

// The greatest magnitude of the constants of an expression.
static uint64_t greatestConstant(AffineExpr expression) {
  uint64_t greatest = 0;
  expression.walk([&](AffineExpr part) {
    if (auto constant = dyn_cast<AffineConstantExpr>(part))
      greatest = std::max(greatest, constant.getValue() < 0 ? -uint64_t(constant.getValue()) : constant.getValue());
  });
  return greatest;
}

ParseResult ExpressionReader::join(SMLoc start, AffineExprKind kind, AffineExpr &left, AffineExpr right) {
  if (kind == AffineExprKind::Mul && !left.isSymbolicOrConstant() && !right.isSymbolicOrConstant())
    return parser.fail(start, "one side of '*' is a constant or has symbols only");
  bool divides = kind != AffineExprKind::Mul && kind != AffineExprKind::Add;
  if (divides && !right.isSymbolicOrConstant())
    return parser.fail(start, "a divisor is a constant or has symbols only");
  // MLIR folds constants without a look at the range: sums and products of constants and factors on both sides. The
  // least number has no text, and its quotient by -1 traps.
  const uint64_t most = INT64_MAX, one = greatestConstant(left), other = greatestConstant(right);
  bool overflows = one > most || other > most || (kind == AffineExprKind::Add && one > most - other) ||
                   (kind == AffineExprKind::Mul && one != 0 && other > most / one);
  if (!overflows) {
    left = getAffineBinaryOpExpr(kind, left, right);
    overflows = greatestConstant(left) > most;
  }
  return overflows ? ParseResult(parser.fail(start, "a constant does not fit 64 bits")) : success();
}

ParseResult ExpressionReader::operand(AffineExpr &result) {
  SMLoc start = parser.place();
  // Signs are counted instead of nested.
  bool negative = false;
  SMLoc sign = start;
  while (parser.cursor.take('-')) {
    if (countOperator(sign))
      return failure();
    negative = !negative;
    sign = parser.place();
  }
  start = parser.place();
  if (parser.cursor.take('(')) {
    if (sum(result) || parser.expect(')'))
      return failure();
  } else if (StringRef word = parser.cursor.takeWord(); !word.empty()) {
    result = names.lookup(word);
    if (!result)
      return parser.fail(start, "'" + word + "' is no dimension or symbol of the map");
  } else {
    Number number = parser.cursor.takeNumber();
    if (number.spelling.empty() || number.isFloat)
      return parser.fail(start, "expected a dimension, a symbol, an integer or '('");
    StringRef digits = number.isHex ? number.spelling.drop_front(2) : number.spelling;
    int64_t value;
    if (digits.getAsInteger(number.isHex ? 16 : 10, value))
      return parser.fail(start, "a constant does not fit 64 bits");
    result = getAffineConstantExpr(value, parser.context);
  }
  return negative ? join(start, AffineExprKind::Mul, result, getAffineConstantExpr(-1, parser.context)) : success();
}

std::optional<AffineExprKind> ExpressionReader::takeProductOperator() {
  if (parser.cursor.take('*'))
    return AffineExprKind::Mul;
  if (parser.cursor.takeWord("floordiv"))
    return AffineExprKind::FloorDiv;
  if (parser.cursor.takeWord("ceildiv"))
    return AffineExprKind::CeilDiv;
  if (parser.cursor.takeWord("mod"))
    return AffineExprKind::Mod;
  return std::nullopt;
}

ParseResult ExpressionReader::product(AffineExpr &result) {
  if (operand(result))
    return failure();
  while (true) {
    SMLoc start = parser.place();
    std::optional<AffineExprKind> kind = takeProductOperator();
    if (!kind)
      return success();
    AffineExpr right;
    if (countOperator(start) || operand(right) || join(start, *kind, result, right))
      return failure();
  }
}

ParseResult ExpressionReader::sum(AffineExpr &result) {
  if (product(result))
    return failure();
  while (true) {
    SMLoc start = parser.place();
    bool minus = parser.cursor.take('-');
    if (!minus && !parser.cursor.take('+'))
      return success();
    AffineExpr right;
    if (countOperator(start) || product(right) ||
        (minus && join(start, AffineExprKind::Mul, right, getAffineConstantExpr(-1, parser.context))) ||
        join(start, AffineExprKind::Add, result, right))
      return failure();
  }
}

// "a >= b", "a <= b" or "a == b". A set keeps the difference.
ParseResult ExpressionReader::constraint(SmallVectorImpl<AffineExpr> &results, SmallVectorImpl<bool> &areEqual) {
  AffineExpr left, right;
  if (sum(left))
    return failure();
  SMLoc start = parser.place();
  // Two tokens: there may be blanks between them.
  const bool isLess = parser.cursor.take('<'), isEqual = !isLess && parser.cursor.take('=');
  if ((!isLess && !isEqual && !parser.cursor.take('>')) || !parser.cursor.take('='))
    return parser.fail(start, "expected '>=', '<=' or '=='");
  if (sum(right))
    return failure();
  if (isLess)
    std::swap(left, right);
  if (join(start, AffineExprKind::Mul, right, getAffineConstantExpr(-1, parser.context)) ||
      join(start, AffineExprKind::Add, left, right))
    return failure();
  results.push_back(left);
  areEqual.push_back(isEqual);
  return success();
}

} // namespace

// "(d0, d1)[s0]"
ParseResult Parser::affineSpace(AffineNames &names, unsigned &dims, unsigned &symbols) {
  dims = symbols = 0;
  llvm::StringSet<llvm::MallocAllocator> seen;
  auto name = [&](unsigned &count, auto make) -> ParseResult {
    SMLoc start = place();
    StringRef word = cursor.takeWord();
    if (word.empty())
      return error(start, "expected the name of a dimension or symbol");
    if (!seen.insert(word).second)
      return error(start, "'") << word << "' is the name of two dimensions or symbols";
    names.emplace_back(word, make(count++, context));
    return success();
  };
  if (expect('(') || list(')', [&] { return name(dims, getAffineDimExpr); }))
    return failure();
  return cursor.take('[') ? list(']', [&] { return name(symbols, getAffineSymbolExpr); }) : success();
}

ParseResult Parser::affineMap(AffineMap &map) {
  SmallVector<std::pair<StringRef, AffineExpr>> names;
  unsigned dims, symbols;
  SmallVector<AffineExpr> results;
  if (affineSpace(names, dims, symbols) || expectArrow() || expect('('))
    return failure();
  ExpressionReader reader(*this, names);
  if (list(')', [&] { return reader.sum(results.emplace_back()); }))
    return failure();
  map = AffineMap::get(dims, symbols, results, context);
  return success();
}

ParseResult Parser::integerSet(IntegerSet &set) {
  SmallVector<std::pair<StringRef, AffineExpr>> names;
  unsigned dims, symbols;
  SmallVector<AffineExpr> constraints;
  SmallVector<bool> areEqual;
  if (affineSpace(names, dims, symbols) || expect(':') || expect('('))
    return failure();
  ExpressionReader reader(*this, names);
  if (list(')', [&] { return reader.constraint(constraints, areEqual); }))
    return failure();
  if (constraints.empty()) {
    // MLIR has no set without constraints; this one holds always.
    constraints.push_back(getAffineConstantExpr(0, context));
    areEqual.push_back(true);
  }
  set = IntegerSet::get(dims, symbols, constraints, areEqual);
  return success();
}

ParseResult Parser::affineExpr(ArrayRef<std::pair<StringRef, AffineExpr>> names, AffineExpr &expr) {
  return ExpressionReader(*this, names).sum(expr);
}

} // namespace shlo::text
