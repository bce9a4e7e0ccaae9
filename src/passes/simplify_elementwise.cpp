// Patterns for comparisons, choices and complex numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/op_facts.h"
#include "passes/simplify.h"

#include "dialect/dialect.h"

namespace shlo::passes {

namespace {

using ir::ComparisonDirection;
using mlir::Operation;
using mlir::Value;

bool isPred(Value value) { return mlir::getElementTypeOrSelf(value.getType()).isInteger(1); }
bool isTrue(Value value) { return isSplatOf(constantOf(value), Identity::One, false); }
bool isFalse(Value value) { return isSplatOf(constantOf(value), Identity::Zero, false); }

//===- Comparisons ------------------------------------------------------------------------------------------------===//

// The direction with the operands exchanged.
ComparisonDirection exchanged(ComparisonDirection direction) {
  using enum ComparisonDirection;
  for (auto [less, greater] : {std::pair(LT, GT), std::pair(LE, GE)})
    if (direction == less || direction == greater)
      return direction == less ? greater : less;
  return direction; // EQ and NE
}

bool compareConstantRight(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto compare = llvm::cast<ir::CompareOp>(op);
  if (!constantOf(compare.getLhs()) || constantOf(compare.getRhs()))
    return false;
  op->setOperands({compare.getRhs(), compare.getLhs()});
  compare.setComparisonDirection(exchanged(compare.getComparisonDirection()));
  rewriter.touch(op);
  return true;
}

// x == x, unless it may be NaN
bool compareEqualOperands(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto compare = llvm::cast<ir::CompareOp>(op);
  const mlir::RankedTensorType type = tensorOf(compare.getResult());
  if (compare.getLhs() != compare.getRhs() || !type || !type.hasStaticShape() ||
      !llvm::isa<mlir::IntegerType>(mlir::getElementTypeOrSelf(compare.getLhs().getType())))
    return false;
  const ComparisonDirection direction = compare.getComparisonDirection();
  const bool holds = direction == ComparisonDirection::EQ || direction == ComparisonDirection::GE ||
                     direction == ComparisonDirection::LE;
  rewriter.replace(op, rewriter.constant(splatOf(type, holds ? Identity::One : Identity::Zero)));
  return true;
}

// p != false, p == true
bool compareTruth(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto compare = llvm::cast<ir::CompareOp>(op);
  if (!isPred(compare.getLhs()) || compare.getLhs().getType() != op->getResult(0).getType())
    return false;
  const ComparisonDirection direction = compare.getComparisonDirection();
  if (!(direction == ComparisonDirection::NE && isFalse(compare.getRhs())) &&
      !(direction == ComparisonDirection::EQ && isTrue(compare.getRhs())))
    return false;
  replaceWithValues(rewriter, op, compare.getLhs());
  return true;
}

//===- Complex numbers --------------------------------------------------------------------------------------------===//

// complex(real(z), imag(z))
bool complexOfParts(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto complex = llvm::cast<ir::ComplexOp>(op);
  auto real = complex.getLhs().getDefiningOp<ir::RealOp>();
  auto imag = complex.getRhs().getDefiningOp<ir::ImagOp>();
  if (!real || !imag || real.getOperand() != imag.getOperand() ||
      real.getOperand().getType() != op->getResult(0).getType())
    return false;
  replaceWithValues(rewriter, op, real.getOperand());
  return true;
}

template <typename PartOp, unsigned index> bool partOfComplex(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto complex = llvm::cast<PartOp>(op).getOperand().template getDefiningOp<ir::ComplexOp>();
  if (!complex || complex->getOperand(index).getType() != op->getResult(0).getType())
    return false;
  replaceWithValues(rewriter, op, complex->getOperand(index));
  return true;
}

//===- Selection --------------------------------------------------------------------------------------------------===//

bool selectOfEquals(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto select = llvm::cast<ir::SelectOp>(op);
  if (select.getOnTrue() != select.getOnFalse() || select.getOnTrue().getType() != op->getResult(0).getType())
    return false;
  replaceWithValues(rewriter, op, select.getOnTrue());
  return true;
}

bool selectByConstant(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto select = llvm::cast<ir::SelectOp>(op);
  const bool takesFirst = isTrue(select.getPred());
  if (!takesFirst && !isFalse(select.getPred()))
    return false;
  const Value chosen = takesFirst ? select.getOnTrue() : select.getOnFalse();
  if (chosen.getType() != op->getResult(0).getType())
    return false;
  replaceWithValues(rewriter, op, chosen);
  return true;
}

// select(!p, a, b) = select(p, b, a)
bool selectByInverse(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto select = llvm::cast<ir::SelectOp>(op);
  const Value first = select.getOnTrue(), second = select.getOnFalse();
  Value condition;
  if (auto inverse = select.getPred().getDefiningOp<ir::NotOp>()) {
    condition = inverse.getOperand();
  } else if (auto broadcast = select.getPred().getDefiningOp<ir::BroadcastInDimOp>()) {
    auto narrow = broadcast.getOperand().getDefiningOp<ir::NotOp>();
    if (!narrow)
      return false;
    condition = ir::BroadcastInDimOp::create(rewriter, broadcast.getLoc(), select.getPred().getType(),
                                             narrow.getOperand(), broadcast.getBroadcastDimensions());
  } else {
    return false;
  }
  rewriter.setOperand(op, 0, condition);
  op->setOperands({condition, second, first});
  return true;
}

constexpr Pattern patterns[] = {
    {"compare-constant-right", "stablehlo.compare", compareConstantRight},
    {"compare-equal-operands", "stablehlo.compare", compareEqualOperands},
    {"compare-truth", "stablehlo.compare", compareTruth},
    {"complex-of-parts", "stablehlo.complex", complexOfParts},
    {"real-of-complex", "stablehlo.real", partOfComplex<ir::RealOp, 0>},
    {"imag-of-complex", "stablehlo.imag", partOfComplex<ir::ImagOp, 1>},
    {"select-of-equals", "stablehlo.select", selectOfEquals},
    {"select-by-constant", "stablehlo.select", selectByConstant},
    {"select-by-inverse", "stablehlo.select", selectByInverse},
};

} // namespace

std::span<const Pattern> elementwisePatterns() { return patterns; }

} // namespace shlo::passes
