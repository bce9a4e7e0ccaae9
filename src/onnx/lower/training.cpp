// Steps of optimizers. Operands: the learning rate, the number of steps so far, the tensors, their gradients, their
// states.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

#include "passes/expression.h"

namespace shlo::onnx::lowering {

namespace {

using passes::Exp;

// One tensor of several, all of whose values have its shape.
class Optimized {
public:
  Optimized(LoweredNode &node, size_t index, size_t states)
      : node(node), index(index), count((node.rules.operands() - 2) / (states + 2)),
        formula(node.builder, node.location, node.operand(2 + index)) {}

  static size_t countOf(LoweredNode &node, size_t states) { return (node.rules.operands() - 2) / (states + 2); }
  Exp x() { return value(0); }
  Exp gradient() { return value(1) + value(0) * node.floating(AttributeName::norm_coefficient); }
  Exp state(size_t i) { return value(2 + i); }
  Exp rate() { return spread(node.operand(0)); }
  Exp steps() { return spread(node.convert(node.operand(1), elementOf(node.operand(2 + index)))); }
  // Results: the tensors, their states.
  void set(size_t group, Exp value) { node.set(group * count + index, value.value); }

private:
  Exp value(size_t group) { return {formula, node.operand(2 + group * count + index)}; }
  Exp spread(Value scalar) {
    const Value x = node.operand(2 + index);
    return {formula, node.broadcast(node.reshape(node.convert(scalar, elementOf(x)), {}), shapeOf(x))};
  }

  LoweredNode &node;
  const size_t index, count;
  passes::Formula formula;
};

} // namespace

LogicalResult adagrad(LoweredNode &node) {
  for (size_t i = 0; i < Optimized::countOf(node, 1); ++i) {
    Optimized of(node, i, 1);
    const Exp rate = of.rate() / (of.steps() * node.floating(AttributeName::decay_factor) + 1.0);
    const Exp gradient = of.gradient(), squares = of.state(0) + gradient * gradient;
    of.set(0, of.x() - rate * gradient / (sqrt(squares) + node.floating(AttributeName::epsilon)));
    of.set(1, squares);
  }
  return success();
}

LogicalResult adam(LoweredNode &node) {
  const double alpha = node.floating(AttributeName::alpha), beta = node.floating(AttributeName::beta);
  for (size_t i = 0; i < Optimized::countOf(node, 2); ++i) {
    Optimized of(node, i, 2);
    const Exp gradient = of.gradient(), steps = of.steps();
    const Exp mean = of.state(0) * alpha + gradient * (1 - alpha);
    const Exp squares = of.state(1) * beta + gradient * gradient * (1 - beta);
    const Exp corrected =
        of.rate() * sqrt(1.0 - power(steps.like(beta), steps)) / (1.0 - power(steps.like(alpha), steps));
    const Exp rate = select(steps > 0.0, corrected, of.rate());
    const Exp moved = of.x() - rate * mean / (sqrt(squares) + node.floating(AttributeName::epsilon));
    of.set(0, moved * (1 - node.floating(AttributeName::norm_coefficient_post)));
    of.set(1, mean);
    of.set(2, squares);
  }
  return success();
}

LogicalResult momentum(LoweredNode &node) {
  const double alpha = node.floating(AttributeName::alpha), beta = node.floating(AttributeName::beta);
  const bool isNesterov = node.text(AttributeName::mode) == "nesterov";
  for (size_t i = 0; i < Optimized::countOf(node, 1); ++i) {
    Optimized of(node, i, 1);
    const Exp gradient = of.gradient(), steps = of.steps();
    const Exp velocity = of.state(0) * alpha + gradient * select(steps > 0.0, beta, steps.like(1));
    of.set(0, of.x() - of.rate() * (isNesterov ? gradient + velocity * alpha : velocity));
    of.set(1, velocity);
  }
  return success();
}

} // namespace shlo::onnx::lowering
