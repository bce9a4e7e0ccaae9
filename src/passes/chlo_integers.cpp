// Functions of the bits of numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/chlo_functions.h"

#include <cmath>

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo::passes::decomposition {

// The upper half of the product of two words, from the products of their halves.
static Exp mulhiOfWords(Exp a, Exp b, unsigned width, bool isSigned) {
  unsigned half = width / 2;
  auto unsignedHigh = [&](Exp x) { return shiftRightLogical(x, half); };
  Exp mask = {*a.formula, a.formula->splat(a.formula->builder.getIntegerAttr(
                              a.element(), llvm::APInt::getLowBitsSet(width, half)))};
  Exp aLow = a & mask, bLow = b & mask, aHigh = unsignedHigh(a), bHigh = unsignedHigh(b);
  Exp cross = aHigh * bLow, otherCross = aLow * bHigh;
  Exp middle = unsignedHigh(aLow * bLow) + (cross & mask) + (otherCross & mask);
  Exp high = aHigh * bHigh + unsignedHigh(cross) + unsignedHigh(otherCross) + unsignedHigh(middle);
  // As an unsigned number, a negative number is larger by two to the width.
  return isSigned ? high - select(a < 0, b, 0) - select(b < 0, a, 0) : high;
}

Exp mulhi(Exp a, Exp b) {
  auto type = llvm::cast<mlir::IntegerType>(a.element());
  unsigned width = type.getWidth();
  if (width > 32)
    return mulhiOfWords(a, b, width, !type.isUnsigned());
  Type wide = mlir::IntegerType::get(type.getContext(), width > 16 ? 64 : 32, type.getSignedness());
  return convert(shiftRightLogical(convert(a, wide) * convert(b, wide), width), type);
}

// The neighbor of x towards y. Numbers with the same sign are ordered like their bits, read as integers; those of
// neighbors differ by `step`.
static Exp neighbor(Exp x, Exp y, uint64_t step) {
  auto type = llvm::cast<mlir::FloatType>(x.element());
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  unsigned width = type.getWidth();
  auto bits = [&](const llvm::APInt &value) { return Exp(*x.formula, x.formula->integer(value)); };
  Type word = x.formula->builder.getIntegerType(width);
  Exp xBits = bitcast(x, word), yBits = bitcast(y, word), one = bits(llvm::APInt(width, step));
  Exp isNan = (x != x) | (y != y);
  if (!llvm::APFloat::semanticsHasSignedRepr(semantics)) { // such a type has no zero, either
    Exp next = bitcast(select(y > x, xBits + one, xBits - one), type);
    return select(isNan, x + y, select(x == y, y, next));
  }
  Exp signMask = bits(llvm::APInt::getSignMask(width));
  Exp next = select((x > 0) == (y > x), xBits + one, xBits - one);
  // In some types the bits of a negative zero are NaN.
  if (llvm::APFloat::getZero(semantics, /*Negative=*/true).bitcastToAPInt().isZero())
    next = select(next == signMask, 0, next);
  Exp result = bitcast(select(x == 0, (yBits & signMask) | one, next), type);
  return select(isNan, x + y, select(x == y, y, result));
}

bool nextAfter(mlir::OpBuilder &builder, mlir::Operation *op, Values &results) {
  auto type = llvm::dyn_cast<mlir::FloatType>(mlir::getElementTypeOrSelf(op->getOperand(0).getType()));
  if (!type)
    return false;
  Formula formula(builder, op->getLoc(), op->getOperand(0));
  Exp x(formula, op->getOperand(0)), y(formula, op->getOperand(1));
  if (llvm::isPowerOf2_32(type.getWidth())) {
    results.push_back(neighbor(x, y, 1).value);
    return true;
  }
  // No integer type has this width. Scaled, the numbers are those of a wider type whose bits end in zeros. The scale
  // keeps subnormal numbers subnormal.
  mlir::FloatType wide = builder.getF16Type();
  const llvm::fltSemantics &from = type.getFloatSemantics(), &to = wide.getFloatSemantics();
  double scale = std::exp2(llvm::APFloat::semanticsMinExponent(to) - llvm::APFloat::semanticsMinExponent(from));
  unsigned zeros = llvm::APFloat::semanticsPrecision(to) - llvm::APFloat::semanticsPrecision(from);
  auto widen = [&](Exp number) { return convert(number, wide) * scale; };
  results.push_back(convert(neighbor(widen(x), widen(y), uint64_t(1) << zeros) / scale, type).value);
  return true;
}

} // namespace shlo::passes::decomposition

#pragma clang attribute pop
