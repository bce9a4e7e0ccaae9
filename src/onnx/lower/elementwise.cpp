// Ops that compute each element from the elements at the same position.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/activations.h"
#include "onnx/lower/functions.h"

#include "dialect/chlo.h"

namespace shlo::onnx::lowering {

using ir::ComparisonDirection;
using passes::Exp;

// A formula of the first operand.
static LogicalResult formula(LoweredNode &node, llvm::function_ref<Exp(Exp)> of) {
  return node.set(compute(node, node.operand(0), of));
}

//===- Functions of StableHLO and CHLO --------------------------------------------------------------------------------===//

template <typename OpT> static LogicalResult unary(LoweredNode &node) {
  return node.set(node.unary<OpT>(node.operand(0)));
}

LogicalResult acos(LoweredNode &node) { return unary<ir::chlo::AcosOp>(node); }
LogicalResult acosh(LoweredNode &node) { return unary<ir::chlo::AcoshOp>(node); }
LogicalResult asin(LoweredNode &node) { return unary<ir::chlo::AsinOp>(node); }
LogicalResult asinh(LoweredNode &node) { return unary<ir::chlo::AsinhOp>(node); }
LogicalResult atan(LoweredNode &node) { return unary<ir::chlo::AtanOp>(node); }
LogicalResult atanh(LoweredNode &node) { return unary<ir::chlo::AtanhOp>(node); }
LogicalResult ceil(LoweredNode &node) { return unary<ir::CeilOp>(node); }
LogicalResult cos(LoweredNode &node) { return unary<ir::CosineOp>(node); }
LogicalResult cosh(LoweredNode &node) { return unary<ir::chlo::CoshOp>(node); }
LogicalResult exp(LoweredNode &node) { return unary<ir::ExpOp>(node); }
LogicalResult floor(LoweredNode &node) { return unary<ir::FloorOp>(node); }
LogicalResult log(LoweredNode &node) { return unary<ir::LogOp>(node); }
LogicalResult negate(LoweredNode &node) { return unary<ir::NegOp>(node); }
LogicalResult round(LoweredNode &node) { return unary<ir::RoundNearestEvenOp>(node); }
LogicalResult sigmoid(LoweredNode &node) { return unary<ir::LogisticOp>(node); }
LogicalResult sin(LoweredNode &node) { return unary<ir::SineOp>(node); }
LogicalResult sinh(LoweredNode &node) { return unary<ir::chlo::SinhOp>(node); }
LogicalResult sqrt(LoweredNode &node) { return unary<ir::SqrtOp>(node); }
LogicalResult tan(LoweredNode &node) { return unary<ir::TanOp>(node); }
LogicalResult tanh(LoweredNode &node) { return unary<ir::TanhOp>(node); }
LogicalResult complement(LoweredNode &node) { return unary<ir::NotOp>(node); }

// CHLO has it for floats.
LogicalResult erf(LoweredNode &node) {
  const Type element = node.element(0);
  if (llvm::isa<mlir::FloatType>(element))
    return unary<ir::chlo::ErfOp>(node);
  const Value wide = node.convert(node.operand(0), node.builder.getF32Type());
  return node.set(node.convert(node.unary<ir::chlo::ErfOp>(wide), element));
}

LogicalResult absolute(LoweredNode &node) {
  return node.element(0).isUnsignedInteger() ? node.set(node.operand(0)) : unary<ir::AbsOp>(node);
}
LogicalResult sign(LoweredNode &node) {
  const Value x = node.operand(0);
  return node.element(0).isUnsignedInteger() ? node.set(node.binary<ir::MinOp>(x, node.scalar(elementOf(x), 1)))
                                             : unary<ir::SignOp>(node);
}

//===- Activations ----------------------------------------------------------------------------------------------------===//

LogicalResult relu(LoweredNode &node) {
  return node.set(node.binary<ir::MaxOp>(node.operand(0), node.scalar(node.element(0), 0)));
}
LogicalResult leakyRelu(LoweredNode &node) {
  const double alpha = node.floating(AttributeName::alpha);
  return formula(node, [&](Exp x) { return onnx::leakyRelu(x, alpha); });
}
LogicalResult parametricRelu(LoweredNode &node) {
  const Value x = node.operand(0), zero = node.scalar(elementOf(x), 0);
  const Value slope = node.broadcast(node.operand(1), shapeOf(x));
  return node.set(node.select(node.compare(ComparisonDirection::LT, x, zero), node.binary<ir::MulOp>(x, slope), x));
}
LogicalResult thresholdedRelu(LoweredNode &node) {
  const double alpha = node.floating(AttributeName::alpha);
  return formula(node, [&](Exp x) { return select(x > alpha, x, 0.0); });
}
LogicalResult elu(LoweredNode &node) {
  const double alpha = node.floating(AttributeName::alpha);
  return formula(node, [&](Exp x) { return onnx::elu(x, alpha); });
}
LogicalResult celu(LoweredNode &node) {
  const double alpha = node.floating(AttributeName::alpha);
  return formula(node, [&](Exp x) { return maximum(x, x.like(0)) + minimum(expm1(x / alpha) * alpha, x.like(0)); });
}
LogicalResult selu(LoweredNode &node) {
  const double alpha = node.floating(AttributeName::alpha), gamma = node.floating(AttributeName::gamma);
  return formula(node, [&](Exp x) { return select(x > 0.0, x, expm1(x) * alpha) * gamma; });
}
LogicalResult softplus(LoweredNode &node) { return formula(node, onnx::softplus); }
LogicalResult softsign(LoweredNode &node) { return formula(node, onnx::softsign); }
LogicalResult mish(LoweredNode &node) {
  return formula(node, [](Exp x) { return x * apply<ir::TanhOp>(onnx::softplus(x)); });
}
LogicalResult swish(LoweredNode &node) {
  const double alpha = node.floating(AttributeName::alpha, 1);
  return formula(node, [&](Exp x) { return onnx::swish(x, alpha); });
}
LogicalResult hardSigmoid(LoweredNode &node) {
  const double alpha = node.floating(AttributeName::alpha), beta = node.floating(AttributeName::beta);
  return formula(node, [&](Exp x) { return onnx::hardSigmoid(x, alpha, beta); });
}
LogicalResult swiGLU(LoweredNode &node) {
  const double alpha = node.floating(AttributeName::alpha, 1);
  const Value gate = compute(node, node.widened(node.operand(0)), [&](Exp x) { return onnx::swish(x, alpha); });
  return node.set(node.convert(node.binary<ir::MulOp>(gate, node.widened(node.operand(1))), node.resultElement()));
}
LogicalResult hardSwish(LoweredNode &node) {
  return formula(node, [](Exp x) { return x * maximum(minimum(x / 6.0 + 0.5, x.like(1)), x.like(0)); });
}
LogicalResult gelu(LoweredNode &node) {
  constexpr double rootOfHalf = 0.70710678118654752440, rootOfTwoByPi = 0.79788456080286535588;
  if (node.text(AttributeName::approximate) == "tanh")
    return formula(
        node, [](Exp x) { return x * 0.5 * (apply<ir::TanhOp>((x + x * x * x * 0.044715) * rootOfTwoByPi) + 1.0); });
  return formula(node, [](Exp x) { return x * 0.5 * (apply<ir::chlo::ErfOp>(x * rootOfHalf) + 1.0); });
}
LogicalResult shrink(LoweredNode &node) {
  const double lambda = node.floating(AttributeName::lambd), bias = node.floating(AttributeName::bias);
  const Value given = node.operand(0);
  const Type element = elementOf(given);
  const Value x = llvm::isa<mlir::FloatType>(element) ? given : node.convert(given, node.builder.getF32Type());
  passes::Formula shape(node.builder, node.location, x);
  const Exp e(shape, x);
  return node.set(node.convert(select(e < -lambda, e + bias, select(e > lambda, e - bias, 0.0)).value, element));
}

//===- Numbers of a kind ----------------------------------------------------------------------------------------------===//

LogicalResult reciprocal(LoweredNode &node) {
  return formula(node, [](Exp x) { return 1.0 / x; });
}
LogicalResult isNaN(LoweredNode &node) {
  return node.set(node.compare(ComparisonDirection::NE, node.operand(0), node.operand(0)));
}
LogicalResult isInf(LoweredNode &node) {
  const Value x = node.operand(0);
  const bool isPositive = node.integer(AttributeName::detect_positive),
             isNegative = node.integer(AttributeName::detect_negative);
  const auto type = llvm::cast<mlir::FloatType>(elementOf(x));
  if ((!isPositive && !isNegative) || !llvm::APFloat::semanticsHasInf(type.getFloatSemantics()))
    return node.set(node.integer(shapeOf(x), node.builder.getI1Type(), 0));
  const double infinity = isPositive ? passes::infinity : -passes::infinity;
  const Value seen = isPositive && isNegative ? node.unary<ir::AbsOp>(x) : x;
  return node.set(node.compare(ComparisonDirection::EQ, seen, node.splat(shapeOf(x), type, infinity)));
}

//===- Two operands ---------------------------------------------------------------------------------------------------===//

template <typename OpT> static LogicalResult binary(LoweredNode &node) {
  return node.set(node.binary<OpT>(node.operand(0), node.operand(1)));
}

LogicalResult add(LoweredNode &node) { return binary<ir::AddOp>(node); }
LogicalResult subtract(LoweredNode &node) { return binary<ir::SubtractOp>(node); }
LogicalResult multiply(LoweredNode &node) { return binary<ir::MulOp>(node); }
LogicalResult divide(LoweredNode &node) { return binary<ir::DivOp>(node); }
LogicalResult conjunction(LoweredNode &node) { return binary<ir::AndOp>(node); }
LogicalResult disjunction(LoweredNode &node) { return binary<ir::OrOp>(node); }
LogicalResult exclusiveOr(LoweredNode &node) { return binary<ir::XorOp>(node); }

static LogicalResult compare(LoweredNode &node, ComparisonDirection direction) {
  return node.set(node.compare(direction, node.operand(0), node.operand(1)));
}
LogicalResult equal(LoweredNode &node) { return compare(node, ComparisonDirection::EQ); }
LogicalResult greater(LoweredNode &node) { return compare(node, ComparisonDirection::GT); }
LogicalResult greaterOrEqual(LoweredNode &node) { return compare(node, ComparisonDirection::GE); }
LogicalResult less(LoweredNode &node) { return compare(node, ComparisonDirection::LT); }
LogicalResult lessOrEqual(LoweredNode &node) { return compare(node, ComparisonDirection::LE); }

LogicalResult bitShift(LoweredNode &node) {
  if (node.text(AttributeName::direction) == "LEFT")
    return binary<ir::ShiftLeftOp>(node);
  return node.element(0).isUnsignedInteger() ? binary<ir::ShiftRightLogicalOp>(node)
                                             : binary<ir::ShiftRightArithmeticOp>(node);
}

// The result has the sign of the divisor, as Python has it, or with fmod that of the dividend, as C has it.
LogicalResult modulo(LoweredNode &node) {
  Value a = node.operand(0), b = node.operand(1);
  node.broadcastTogether(a, b);
  const Value rest = node.binary<ir::RemOp>(a, b);
  if (node.integer(AttributeName::fmod) || elementOf(a).isUnsignedInteger())
    return node.set(rest);
  const Value zero = node.scalar(elementOf(a), 0);
  const Value differs = node.binary<ir::XorOp>(node.compare(ComparisonDirection::LT, rest, zero),
                                               node.compare(ComparisonDirection::LT, b, zero));
  const Value corrects = node.binary<ir::AndOp>(differs, node.compare(ComparisonDirection::NE, rest, zero));
  return node.set(node.select(corrects, node.binary<ir::AddOp>(rest, b), rest));
}

// The result has the type of the base.
LogicalResult power(LoweredNode &node) {
  Value base = node.operand(0), exponent = node.operand(1);
  const Type element = elementOf(base);
  const bool isWide = !llvm::isa<mlir::FloatType>(element) && llvm::isa<mlir::FloatType>(elementOf(exponent));
  const Type computed = isWide ? elementOf(exponent) : element;
  return node.set(
      node.convert(node.binary<ir::PowOp>(node.convert(base, computed), node.convert(exponent, computed)), element));
}

//===- Several operands -----------------------------------------------------------------------------------------------===//

template <typename OpT> static Value folded(LoweredNode &node) {
  Value result = node.operand(0);
  for (size_t i = 1; i < node.rules.operands(); ++i)
    result = node.binary<OpT>(result, node.operand(i));
  return result;
}

LogicalResult maximum(LoweredNode &node) { return node.set(folded<ir::MaxOp>(node)); }
LogicalResult minimum(LoweredNode &node) { return node.set(folded<ir::MinOp>(node)); }
LogicalResult sum(LoweredNode &node) { return node.set(folded<ir::AddOp>(node)); }
LogicalResult mean(LoweredNode &node) {
  const Value count = node.scalar(node.element(0), double(node.rules.operands()));
  return node.set(node.binary<ir::DivOp>(folded<ir::AddOp>(node), count));
}

LogicalResult clip(LoweredNode &node) {
  Value x = node.operand(0);
  if (node.has(1))
    x = node.binary<ir::MaxOp>(x, node.reshape(node.operand(1), {}));
  if (node.has(2))
    x = node.binary<ir::MinOp>(x, node.reshape(node.operand(2), {}));
  return node.set(x);
}

LogicalResult where(LoweredNode &node) {
  return node.set(node.select(node.operand(0), node.operand(1), node.operand(2)));
}

} // namespace shlo::onnx::lowering
