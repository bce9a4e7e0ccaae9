// Patterns for all ops, from what their records say.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/op_facts.h"
#include "passes/simplify.h"

#include "dialect/dialect.h"
#include "dialect/elements.h"

namespace shlo::passes {

namespace {

using mlir::ElementsAttr;
using mlir::Operation;
using mlir::Value;

const OpFacts *binaryFacts(Operation *op) {
  return op->getNumOperands() == 2 && op->getNumResults() == 1 ? factsOf(op) : nullptr;
}
bool hasIntegers(Value value) { return llvm::isa<mlir::IntegerType>(mlir::getElementTypeOrSelf(value.getType())); }

// c op x = x op c
bool constantRight(Operation *op, Rewriter &rewriter, const PassOptions &) {
  const OpFacts *facts = binaryFacts(op);
  if (!facts || !facts->isCommutative || !constantOf(op->getOperand(0)) || constantOf(op->getOperand(1)))
    return false;
  op->setOperands({op->getOperand(1), op->getOperand(0)});
  rewriter.touch(op);
  return true;
}

// x op e = x
bool neutralOperand(Operation *op, Rewriter &rewriter, const PassOptions &options) {
  const OpFacts *facts = binaryFacts(op);
  if (!facts || facts->neutral == Identity::No)
    return false;
  const bool anyZero = static_cast<const OptimizeOptions &>(options).optimizeFloat;
  const Value kept = op->getOperand(0);
  if (kept.getType() != op->getResult(0).getType() ||
      !isSplatOf(constantOf(op->getOperand(1)), facts->neutral, anyZero))
    return false;
  replaceWithValues(rewriter, op, kept);
  return true;
}

// x op a = a
bool absorbingOperand(Operation *op, Rewriter &rewriter, const PassOptions &) {
  const OpFacts *facts = binaryFacts(op);
  if (!facts || facts->absorbing == Identity::No || !hasIntegers(op->getResult(0)))
    return false;
  const Value absorbing = op->getOperand(1);
  if (absorbing.getType() != op->getResult(0).getType() || !isSplatOf(constantOf(absorbing), facts->absorbing, false))
    return false;
  replaceWithValues(rewriter, op, absorbing);
  return true;
}

// x op x
bool equalOperands(Operation *op, Rewriter &rewriter, const PassOptions &) {
  const OpFacts *facts = binaryFacts(op);
  if (!facts || op->getOperand(0) != op->getOperand(1))
    return false;
  const Value operand = op->getOperand(0);
  if (facts->isIdempotent && operand.getType() == op->getResult(0).getType()) {
    replaceWithValues(rewriter, op, operand);
    return true;
  }
  const mlir::RankedTensorType type = tensorOf(op->getResult(0));
  if (facts->ofEquals == Identity::No || !type || !hasIntegers(operand))
    return false;
  ElementsAttr value = splatOf(type, facts->ofEquals);
  if (!value)
    return false;
  rewriter.replace(op, rewriter.constant(value));
  return true;
}

// An op that would change the shape or the elements, but does not.
bool sameType(Operation *op, Rewriter &rewriter, const PassOptions &) {
  const OpFacts *facts = factsOf(op);
  if (!facts || !facts->sameTypeIsIdentity || op->getOperand(0).getType() != op->getResult(0).getType())
    return false;
  if (!isStatic(op->getOperand(0)) && !llvm::isa<ir::ConvertOp>(op))
    return false;
  replaceWithValues(rewriter, op, op->getOperand(0));
  return true;
}

mlir::RankedTensorType emptyType(Value value) {
  const mlir::RankedTensorType type = tensorOf(value);
  return type && type.hasStaticShape() && type.getNumElements() == 0 &&
                 ir::elementTypeOf(type.getElementType()) != ElementType::None
             ? type
             : nullptr;
}
Value emptyConstant(Rewriter &rewriter, mlir::RankedTensorType type) {
  return rewriter.constant(mlir::DenseElementsAttr::getFromRawBuffer(type, {}));
}

// Values without elements are constants.
bool zeroExtent(Operation *op, Rewriter &rewriter, const PassOptions &) {
  if (llvm::isa<ir::ConstantOp>(op) || !op->getNumResults() || !op->getDialect() ||
      op->hasTrait<mlir::OpTrait::IsTerminator>())
    return false;
  auto isOpen = [](Value value) { return emptyType(value) && !constantOf(value); };
  const bool hasOperands = llvm::any_of(op->getOperands(), isOpen);
  const bool hasResults =
      llvm::any_of(op->getResults(), [](Value result) { return emptyType(result) && !result.use_empty(); });
  if ((!hasOperands && !hasResults) || !rewriter.effects().areNone(op))
    return false;
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (isOpen(op->getOperand(i)))
      rewriter.setOperand(op, i, emptyConstant(rewriter, emptyType(op->getOperand(i))));
  for (Value result : op->getResults())
    if (mlir::RankedTensorType type = emptyType(result); type && !result.use_empty()) {
      rewriter.touchUsers(result);
      result.replaceAllUsesWith(emptyConstant(rewriter, type));
    }
  rewriter.touch(op);
  return true;
}

constexpr Pattern patterns[] = {
    {"constant-right", "", constantRight},
    {"neutral-operand", "", neutralOperand},
    {"absorbing-operand", "", absorbingOperand},
    {"equal-operands", "", equalOperands},
    {"same-type", "", sameType},
    {"zero-extent", "", zeroExtent},
};

} // namespace

std::span<const Pattern> algebraPatterns() { return patterns; }

} // namespace shlo::passes
