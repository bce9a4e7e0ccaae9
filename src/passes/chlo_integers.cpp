// Functions of the bits of numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/chlo_functions.h"

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

// Numbers with the same sign are ordered like their bits.
bool nextAfter(mlir::OpBuilder &builder, mlir::Operation *op, Values &results) {
  auto type = llvm::cast<mlir::FloatType>(mlir::getElementTypeOrSelf(op->getOperand(0).getType()));
  unsigned width = type.getWidth();
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  // Formats without a sign bit or without negative zero are ordered differently.
  if (width < 8 || !llvm::isPowerOf2_32(width) || !llvm::APFloat::semanticsHasSignedRepr(semantics) ||
      llvm::APFloat::getZero(semantics, /*Negative=*/true).bitcastToAPInt().isZero() ||
      llvm::APFloat::getZero(semantics, /*Negative=*/true).isNaN())
    return false;
  Formula formula(builder, op->getLoc(), op->getOperand(0));
  Exp x(formula, op->getOperand(0)), y(formula, op->getOperand(1));
  Type word = builder.getIntegerType(width);
  auto bits = [&](const llvm::APInt &value) { return Exp(formula, formula.integer(value)); };
  Exp signMask = bits(llvm::APInt::getSignMask(width));
  Exp xBits = bitcast(x, word), yBits = bitcast(y, word);
  Exp outwards = (x > 0) == (y > x);
  Exp next = select(outwards, xBits + 1, xBits - 1);
  Exp fromZero = (yBits & signMask) | bits(llvm::APInt(width, 1));
  Exp result = bitcast(select(x == 0, fromZero, next), type);
  result = select(x == y, y, result);
  result = select((x != x) | (y != y), x + y, result);
  results.push_back(result.value);
  return true;
}

} // namespace shlo::passes::decomposition
