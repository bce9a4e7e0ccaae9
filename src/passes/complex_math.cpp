// stablehlo-complex-math-expander: functions of complex numbers as functions of their real and imaginary parts, which
// neither overflow nor lose digits where the result does not.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/chlo.h"
#include "passes/expression.h"
#include "passes/rewriter.h"

#include <cmath>
#include <optional>

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo::passes {

using namespace mlir;

namespace {

// Operators add ops where they are evaluated, so that each statement below has at most one: the order of ops is that of
// the text.

//===- Sums of more digits ----------------------------------------------------------------------------------------===//

// A number with half of the digits of the element type: 2^ceil(digits / 2) + 1. (T. J. Dekker, "A floating-point
// technique for extending the available precision", 1971)
Exp splitter(Exp x) {
  Exp most = x.like(largest(x.element()));
  Exp isDouble = most > x.like(1e308);
  Exp ofDouble = x.like(0x1p27 + 1);
  Exp isSingle = most > x.like(1e38);
  Exp ofSingle = x.like(0x1p12 + 1);
  Exp ofHalf = x.like(0x1p6 + 1);
  Exp ofOther = select(isSingle, ofSingle, ofHalf);
  return select(isDouble, ofDouble, ofOther);
}

// x^2 - square, exactly, where `square` is x^2 as it was rounded.
Exp errorOfSquare(Exp x, Exp square, std::optional<Exp> &split) {
  Exp negative = -square;
  if (!split)
    split = splitter(x);
  Exp scaled = *split * x;
  Exp rest = x - scaled;
  Exp high = scaled + rest;
  Exp highSquare = high * high;
  Exp error = negative + highSquare;
  Exp low = x - high;
  Exp mixed = high * low;
  error = error + mixed;
  error = error + mixed;
  Exp lowSquare = low * low;
  return error + lowSquare;
}

// a + b - sum, exactly, where `sum` is a + b as it was rounded. (D. E. Knuth, "The Art of Computer Programming", vol.
// 2)
Exp errorOfSum(Exp a, Exp b, Exp sum) {
  Exp ofB = sum - a;
  Exp ofA = sum - ofB;
  Exp errorOfA = a - ofA;
  Exp errorOfB = b - ofB;
  return errorOfA + errorOfB;
}

// The same if |a| >= |b|.
Exp errorOfFastSum(Exp a, Exp b, Exp sum) {
  Exp ofB = sum - a;
  return b - ofB;
}

// The sum of the terms, with the errors of the additions.
Exp compensatedSum(ArrayRef<Exp> partial, ArrayRef<Exp> terms, Exp (*errorOf)(Exp a, Exp b, Exp sum)) {
  // partial[i + 1] is partial[i] + terms[i]
  std::optional<Exp> errors;
  for (auto [i, term] : llvm::enumerate(terms)) {
    Exp error = errorOf(partial[i], term, partial[i + 1]);
    errors = errors ? *errors + error : error;
  }
  return partial.back() + *errors;
}

//===- Functions --------------------------------------------------------------------------------------------------===//

struct Parts {
  Exp re, im;
};

// e^x (cos y + i sin y). Where e^x overflows, the factor e^(x/2) is applied twice.
Parts exponential(Exp z) {
  Exp x = real(z);
  Exp size = exp(x);
  Exp overflows = size == infinity;
  Exp half = x * 0.5;
  Exp root = exp(half);
  Exp y = imag(z);
  auto scaled = [&](Exp direction) {
    Exp once = root * direction;
    Exp twice = once * root;
    Exp plain = size * direction;
    return select(overflows, twice, plain);
  };
  Exp re = scaled(cosine(y));
  Exp isReal = y == 0;
  Exp zero = y.like(0);
  Exp im = scaled(sine(y));
  return {re, select(isReal, zero, im)};
}

// log(max) + log1p((min / max)^2) / 2, where min / max is 1 for two infinities.
struct Magnitudes {
  Exp most, least;
};
Exp logOfHypotenuse(Magnitudes of, Exp half, bool isRatioSelected) {
  Exp areEqual = of.least == of.most;
  Exp one = of.most.like(1);
  Exp ratio = of.least / of.most;
  Exp square = ratio;
  if (isRatioSelected) {
    ratio = select(areEqual, one, ratio);
    square = ratio * ratio;
  } else {
    square = ratio * ratio;
    square = select(areEqual, one, square);
  }
  return half * log1p(square);
}

// log |z| + i atan2(y, x). Near |z| = 1, log |z| is log1p(x^2 + y^2 - 1) / 2 with a sum of more digits.
Parts logarithm(Exp z) {
  Exp x = real(z);
  Exp minusOne = x.like(-1);
  Exp y = imag(z);
  Exp yy = y * y;
  Exp xx = x * x;
  Exp isImaginaryLarger = yy > xx;
  Exp most = select(isImaginaryLarger, yy, xx);
  Exp first = minusOne + most;
  Exp least = select(isImaginaryLarger, xx, yy);
  Exp second = first + least;
  std::optional<Exp> split;
  Exp errorOfY = errorOfSquare(y, yy, split);
  Exp third = second + errorOfY;
  Exp errorOfX = errorOfSquare(x, xx, split);
  Exp fourth = third + errorOfX;
  Exp sum = compensatedSum({minusOne, first, second, third, fourth}, {most, least, errorOfY, errorOfX}, errorOfFastSum);
  Exp distance = abs(sum);
  Exp half = x.like(0.5);
  Exp isNear = distance < half;
  Exp near = log1p(sum);
  near = half * near;
  Exp ax = abs(x);
  Exp ay = abs(y);
  Exp larger = maximum(ax, ay);
  Exp far = log(larger);
  Exp smaller = minimum(ax, ay);
  far = far + logOfHypotenuse({larger, smaller}, half, true);
  Exp re = select(isNear, near, far);
  return {re, atan2(y, x)};
}

// log |z + 1| + i atan2(y, x + 1). Unless z is large or z + 1 small, log |z + 1| is log1p(2x + y^2 + x^2) / 2 with a
// sum of more digits.
Parts logarithmPlusOne(Exp z) {
  Exp x = real(z);
  Exp ax = abs(x);
  Exp y = imag(z);
  Exp ay = abs(y);
  Exp larger = maximum(ax, ay);
  Exp limit = sqrt(x.like(largest(x.element())));
  limit = limit * 0.01;
  Exp isLarge = larger > limit;
  Exp large = log(larger);
  Exp half = x.like(0.5);
  Exp smaller = minimum(ax, ay);
  large = large + logOfHypotenuse({larger, smaller}, half, false);
  Exp next = x + 1;
  Exp size = abs(next);
  size = size + ay;
  Exp isSmall = size < 0.2;
  Exp small = next * next;
  Exp yy = y * y;
  small = small + yy;
  small = log(small);
  small = half * small;
  Exp twice = x + x;
  Exp first = twice + yy;
  Exp xx = x * x;
  Exp second = first + xx;
  std::optional<Exp> split;
  Exp errorOfY = errorOfSquare(y, yy, split);
  Exp third = second + errorOfY;
  Exp errorOfX = errorOfSquare(x, xx, split);
  Exp fourth = third + errorOfX;
  Exp other = compensatedSum({twice, first, second, third, fourth}, {yy, xx, errorOfY, errorOfX}, errorOfSum);
  other = log1p(other);
  other = half * other;
  Exp re = select(isSmall, small, other);
  re = select(isLarge, large, re);
  return {re, atan2(y, next)};
}

// sqrt(most^2 + least^2)
Exp hypotenuse(Exp most, Exp least) {
  Exp areEqual = most == least;
  Exp diagonal = most.like(std::sqrt(2.0)) * most;
  Exp one = most.like(1);
  Exp square = least / most;
  square = square * square;
  Exp root = one + square;
  root = sqrt(root);
  Exp isOne = root == one;
  Exp isPositive = square > 0;
  Exp isLost = isOne & isPositive;
  Exp correction = most * square;
  correction = correction / 2;
  Exp corrected = most + correction;
  Exp product = most * root;
  Exp other = select(isLost, corrected, product);
  return select(areEqual, diagonal, other);
}

// u + iv with u = sqrt((|z| + |x|) / 2) and v = |y| / (2 u), or v + iu for negative x; v has the sign of y. Where |z|
// is too large or too small, sqrt(|x|) or sqrt(|y|) is taken out of both.
Parts squareRoot(Exp z) {
  Exp x = real(z);
  Exp zero = x.like(0);
  Exp isRight = x >= zero;
  Exp ax = abs(x);
  Exp y = imag(z);
  Exp ay = abs(y);
  Exp areEqual = ax == ay;
  Exp rootX = sqrt(ax);
  // sqrt(1 + sqrt(2)) is sqrt(2) times the real part of sqrt(1 + i).
  Exp onDiagonal = rootX * std::sqrt(1 + std::sqrt(2.0));
  Exp sqrt2 = x.like(std::sqrt(2.0));
  onDiagonal = onDiagonal / sqrt2;
  Exp most = maximum(ax, ay);
  Exp least = minimum(ax, ay);
  Exp half = hypotenuse(most, least);
  Exp two = x.like(2);
  half = half / two;
  Exp halfX = ax / two;
  Exp usual = half + halfX;
  usual = sqrt(usual);
  Exp isZero = usual == zero;
  Exp isInfinite = usual == infinity;
  Exp isUnusual = isZero | isInfinite;
  Exp isXLarger = ax > ay;
  Exp isYLarger = ax < ay;
  Exp one = x.like(1);
  Exp xOverY = ax / ay;
  Exp yOverX = ay / ax;
  Exp ratio = select(isYLarger, xOverY, yOverX);
  ratio = select(areEqual, one, ratio);
  Exp size = abs(ratio);
  Exp mostOfRatio = maximum(one, size);
  Exp leastOfRatio = minimum(one, size);
  Exp length = hypotenuse(mostOfRatio, leastOfRatio);
  Exp ofX = one + length;
  ofX = sqrt(ofX);
  Exp scaledX = ofX / sqrt2;
  scaledX = rootX * scaledX;
  Exp rootY = sqrt(ay);
  Exp ofY = ratio + length;
  ofY = sqrt(ofY);
  Exp scaledY = ofY / sqrt2;
  scaledY = rootY * scaledY;
  Exp u = select(isXLarger, scaledX, scaledY);
  u = select(isUnusual, u, usual);
  u = select(areEqual, onDiagonal, u);
  Exp diagonalV = rootY / std::sqrt(2 * (1 + std::sqrt(2.0)));
  Exp rootXOverY = rootX / rootY;
  Exp rootYOverX = rootY / rootX;
  Exp rootRatio = select(isYLarger, rootXOverY, rootYOverX);
  rootRatio = select(areEqual, one, rootRatio);
  Exp vX = rootY * rootRatio;
  Exp divisor = ofX * sqrt2;
  vX = vX / divisor;
  divisor = ofY * sqrt2;
  Exp vY = rootY / divisor;
  Exp v = select(isXLarger, vX, vY);
  divisor = usual * two;
  Exp usualV = ay / divisor;
  v = select(isUnusual, v, usualV);
  v = select(areEqual, diagonalV, v);
  Exp re = select(isRight, u, v);
  Exp isLeft = x < zero;
  Exp isBelow = y < zero;
  auto signedLikeY = [&](Exp value) {
    Exp negative = -value;
    return select(isBelow, negative, value);
  };
  Exp ofLeft = signedLikeY(u);
  Exp ofRight = signedLikeY(v);
  return {re, select(isLeft, ofLeft, ofRight)};
}

//===- Patterns ---------------------------------------------------------------------------------------------------===//

// Whether the op is of complex numbers, and its accuracy is not stated.
bool isExpanded(Operation *op) {
  if (!llvm::isa<ComplexType>(getElementTypeOrSelf(op->getResult(0).getType())))
    return false;
  auto accuracy =
      llvm::dyn_cast_or_null<ir::ResultAccuracyAttr>(op->getInherentAttr("result_accuracy").value_or(Attribute()));
  return !accuracy || accuracy == ir::defaultAccuracy(op->getContext());
}

template <Parts (*function)(Exp z)> bool expand(Operation *op, Rewriter &rewriter, const PassOptions &) {
  if (!isExpanded(op))
    return false;
  Value operand = op->getOperand(0);
  Formula formula(rewriter, op->getLoc(), operand);
  Value like; // the first op of each formula is stablehlo.real
  formula.makeSplat = [&](TypedAttr number) -> Value {
    RankedTensorType type = formula.typeOf(number.getType());
    if (type.hasStaticShape())
      return rewriter.firstConstant(DenseElementsAttr::get(type, Attribute(number)));
    if (!like)
      for (Operation *user : operand.getUsers())
        if (auto real = llvm::dyn_cast<ir::RealOp>(user); real && real->getBlock() == op->getBlock())
          like = real;
    return ir::chlo::ConstantLikeOp::create(rewriter, op->getLoc(), type, like, number);
  };
  Parts parts = function({formula, operand});
  rewriter.replace(op, complex(parts.re, parts.im).value);
  return true;
}

constexpr Pattern patterns[] = {
    {"exponential", "stablehlo.exponential", expand<exponential>},
    {"log", "stablehlo.log", expand<logarithm>},
    {"log_plus_one", "stablehlo.log_plus_one", expand<logarithmPlusOne>},
    {"sqrt", "stablehlo.sqrt", expand<squareRoot>},
};

} // namespace

Status expandComplexMath(PassRun &run) { return rewriteGreedily(run, patterns, PassOptions()); }

} // namespace shlo::passes

#pragma clang attribute pop
