// Ops that carry a state from step to step.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/activations.h"
#include "onnx/lower/functions.h"
#include "onnx/lower/loops.h"

#include <cmath>

namespace shlo::onnx::lowering {

using llvm::SmallVector;
using passes::Exp;

namespace {

//===- Activations ---===//

struct Activation {
  const char *name;
  std::optional<double> alpha, beta; // what they are if they are not given; none: it has no such number
  Exp (*formula)(Exp x, double alpha, double beta);
};
const Activation activations[] = {
    {"affine", 1, 0, [](Exp x, double alpha, double beta) { return x * alpha + beta; }},
    {"elu", 1, {}, [](Exp x, double alpha, double) { return onnx::elu(x, alpha); }},
    {"hardsigmoid", 0.2, 0.5, [](Exp x, double alpha, double beta) { return onnx::hardSigmoid(x, alpha, beta); }},
    {"leakyrelu", 0.01, {}, [](Exp x, double alpha, double) { return onnx::leakyRelu(x, alpha); }},
    {"relu", {}, {}, [](Exp x, double, double) { return maximum(x, x.like(0)); }},
    {"scaledtanh", 1, 1, [](Exp x, double alpha, double beta) { return apply<ir::TanhOp>(x * beta) * alpha; }},
    {"sigmoid", {}, {}, [](Exp x, double, double) { return apply<ir::LogisticOp>(x); }},
    {"softplus", {}, {}, [](Exp x, double, double) { return onnx::softplus(x); }},
    {"softsign", {}, {}, [](Exp x, double, double) { return onnx::softsign(x); }},
    {"tanh", {}, {}, [](Exp x, double, double) { return apply<ir::TanhOp>(x); }},
    {"thresholdedrelu", 1, {}, [](Exp x, double alpha, double) { return select(x >= alpha, x, 0.0); }},
};

// An activation with its numbers. What it is applied to is clipped first.
struct Function {
  const Activation *activation = nullptr;
  double alpha = 0, beta = 0;
  std::optional<double> clip;

  Value operator()(LoweredNode &node, Value x) const {
    return compute(node, x, [this](Exp e) {
      if (clip)
        e = minimum(maximum(e, e.like(-*clip)), e.like(*clip));
      return activation->formula(e, alpha, beta);
    });
  }
};

// Of all directions. Numbers are listed for those functions alone that have them.
FailureOr<SmallVector<Function>> functionsOf(LoweredNode &node, ArrayRef<StringRef> usual, size_t directions) {
  SmallVector<StringRef> names = node.texts(AttributeName::activations);
  while (names.size() < usual.size() * directions)
    names.push_back(usual[names.size() % usual.size()]);
  const auto alphas = node.floats(AttributeName::activation_alpha), betas = node.floats(AttributeName::activation_beta);
  size_t alpha = 0, beta = 0;
  auto next = [](const auto &list, size_t &i, std::optional<double> otherwise) {
    return otherwise && list && i < list->size() ? (*list)[i++] : otherwise.value_or(0);
  };
  SmallVector<Function> functions;
  for (StringRef name : names) {
    auto isMeant = [&](const Activation &one) { return name.equals_insensitive(one.name); };
    const auto *found = llvm::find_if(activations, isMeant);
    if (found == std::end(activations))
      return node.refuse("the activation '" + name + "' is unknown");
    functions.push_back({found, next(alphas, alpha, found->alpha), next(betas, beta, found->beta), {}});
    if (node.rules.isGiven(AttributeName::clip))
      functions.back().clip = node.floating(AttributeName::clip);
  }
  return functions;
}

//===- Layers ---===//

// What there is for each direction. The weights of gates are rows below each other.
struct Direction {
  LoweredNode &node;
  int64_t hidden;
  ArrayRef<Function> functions;
  Value recurrent;
  // Of the last gate, if it has its own product with the state.
  Value lastRecurrent, lastBias;
  Value peepholes;

  Value gate(Value all, int64_t i) const { return node.sliceAlong(all, rankOf(all) - 1, i * hidden, (i + 1) * hidden); }
  Value function(size_t i, Value x) const { return functions[i](node, x); }
};

Value times(LoweredNode &node, Value a, Value b) { return node.binary<ir::MulOp>(a, b); }
Value plus(LoweredNode &node, Value a, Value b) { return node.binary<ir::AddOp>(a, b); }
Value byRows(LoweredNode &node, Value a, Value rows) {
  return node.dot(a, rows, {{}, {}, {rankOf(a) - 1}, {1}}, elementOf(a));
}

struct Layer {
  int64_t gates;
  bool isLastApart;             // whether the last gate has its own product with the state
  unsigned states;              // the first one is also the result of the step
  SmallVector<StringRef> usual; // activations of a direction
};
// The states after a step, from its row (batch, gates' sums of the input) and those before.
using States = SmallVector<Value>;
using MakeStates = llvm::function_ref<States(const Direction &direction, Value row, ArrayRef<Value> states)>;

// Operands: the sequence, weights of inputs and of the state, biases, lengths, initial states. Results: the first state
// of each step, the last states.
LogicalResult lowerLayer(LoweredNode &node, const Layer &layer, MakeStates makeStates) {
  const bool isBatchFirst = node.integer(AttributeName::layout) != 0;
  const StringRef stated = node.text(AttributeName::direction);
  const int64_t directions = stated == "bidirectional" ? 2 : 1;
  const auto functions = functionsOf(node, layer.usual, size_t(directions));
  if (failed(functions))
    return failure();
  Value x = node.widened(node.operand(0));
  if (isBatchFirst)
    x = node.transpose(x, {1, 0, 2});
  const Type element = elementOf(x);
  const int64_t steps = shapeOf(x)[0], batch = shapeOf(x)[1], hidden = node.shape(2)[2];
  const Value lengths = node.has(4) ? node.convert(node.operand(4), node.builder.getI64Type()) : nullptr;
  // Of operands with a part for each direction.
  auto part = [&](size_t i, int64_t direction, int64_t axis = 0) {
    const Value value = node.sliceAlong(node.widened(node.operand(i)), axis, direction, direction + 1);
    Extents shape(shapeOf(value));
    shape.erase(shape.begin() + axis);
    return node.reshape(value, shape);
  };
  SmallVector<Value> rows;
  SmallVector<SmallVector<Value>> last(layer.states);
  for (int64_t d = 0; d < directions; ++d) {
    const RowPlace place{0, stated == "reverse" || d == 1};
    const size_t count = layer.usual.size();
    Direction direction{node, hidden, ArrayRef(*functions).slice(size_t(d) * count, count), part(2, d), {}, {}, {}};
    // Gates of all steps at once, as far as they follow from the input.
    Value inputs = byRows(node, x, part(1, d));
    const int64_t together = (layer.gates - layer.isLastApart) * hidden, all = layer.gates * hidden;
    Value recurrentBias = node.has(3) ? node.sliceAlong(part(3, d), 0, all, 2 * all) : nullptr;
    if (layer.isLastApart) {
      direction.lastRecurrent = node.sliceAlong(direction.recurrent, 0, together, all);
      direction.recurrent = node.sliceAlong(direction.recurrent, 0, 0, together);
      if (recurrentBias) {
        direction.lastBias = node.sliceAlong(recurrentBias, 0, together, all);
        recurrentBias = node.sliceAlong(recurrentBias, 0, 0, together);
        recurrentBias = node.pad(recurrentBias, node.scalar(element, 0), {0}, {hidden});
      }
    }
    if (recurrentBias)
      inputs = plus(node, inputs, plus(node, node.sliceAlong(part(3, d), 0, 0, all), recurrentBias));
    if (node.has(7))
      direction.peepholes = part(7, d);
    SmallVector<Value> states;
    for (unsigned i = 0; i < layer.states; ++i)
      states.push_back(node.has(5 + i) ? part(5 + i, d, isBatchFirst) : node.splat({batch, hidden}, element, 0));
    const auto results =
        lowerLoop(node, states, steps, SmallVector<RowPlace>(node.isThere(0), place),
                  [&](Value number, ArrayRef<Value> before) -> FailureOr<LoopStep> {
                    SmallVector<Value> after = makeStates(direction, rowAt(node, inputs, place, number), before);
                    Value row = after.front();
                    // Beyond the end of a sequence, states stay, and results are zero.
                    if (lengths) {
                      Value isInside =
                          node.compare(ir::ComparisonDirection::LT, placeOf(node, place, steps, number), lengths);
                      isInside = node.broadcastAlong(isInside, {batch, hidden}, {0});
                      row = node.select(isInside, row, node.scalar(element, 0));
                      for (auto [state, old] : llvm::zip(after, before))
                        state = node.select(isInside, state, old);
                    }
                    return LoopStep{nullptr, after, SmallVector<Value>(node.isThere(0), row)};
                  });
    if (failed(results))
      return failure();
    for (unsigned i = 0; i < layer.states; ++i)
      last[i].push_back(node.reshape((*results)[i], {1, batch, hidden}));
    if (node.isThere(0))
      rows.push_back(node.reshape(results->back(), {steps, 1, batch, hidden}));
  }
  auto set = [&](size_t result, ArrayRef<Value> parts, int64_t axis, ArrayRef<int64_t> batchFirst) {
    Value whole = node.concatenate(parts, axis);
    if (isBatchFirst)
      whole = node.transpose(whole, batchFirst);
    node.set(result, node.convert(whole, node.resultElement(result)));
  };
  if (node.isThere(0))
    set(0, rows, 1, {2, 0, 1, 3});
  for (unsigned i = 0; i < layer.states; ++i)
    if (node.isThere(1 + i))
      set(1 + i, last[i], 0, {1, 0, 2});
  return success();
}

} // namespace

LogicalResult simpleRecurrent(LoweredNode &node) {
  const Layer layer{1, false, 1, {"tanh"}};
  return lowerLayer(node, layer, [&](const Direction &direction, Value row, ArrayRef<Value> states) -> States {
    return {direction.function(0, plus(node, row, byRows(node, states[0], direction.recurrent)))};
  });
}

// Gates: update, reset, hidden.
LogicalResult gatedRecurrent(LoweredNode &node) {
  const bool isLinearFirst = node.integer(AttributeName::linear_before_reset) != 0;
  const Layer layer{3, true, 1, {"sigmoid", "tanh"}};
  return lowerLayer(node, layer, [&](const Direction &direction, Value row, ArrayRef<Value> states) -> States {
    const Value before = states[0], sums = byRows(node, before, direction.recurrent);
    auto gate = [&](int64_t i) {
      return direction.function(0, plus(node, direction.gate(row, i), direction.gate(sums, i)));
    };
    const Value update = gate(0), reset = gate(1);
    Value hidden = byRows(node, isLinearFirst ? before : times(node, reset, before), direction.lastRecurrent);
    if (direction.lastBias)
      hidden = plus(node, hidden, direction.lastBias);
    if (isLinearFirst)
      hidden = times(node, reset, hidden);
    hidden = direction.function(1, plus(node, direction.gate(row, 2), hidden));
    // (1 - update) hidden + update before
    return {plus(node, hidden, times(node, update, node.binary<ir::SubtractOp>(before, hidden)))};
  });
}

// Gates: input, output, forget, cell. Peepholes: input, output, forget.
LogicalResult longShortTermMemory(LoweredNode &node) {
  const bool isCoupled = node.integer(AttributeName::input_forget) != 0;
  const Layer layer{4, false, 2, {"sigmoid", "tanh", "tanh"}};
  return lowerLayer(node, layer, [&](const Direction &direction, Value row, ArrayRef<Value> states) -> States {
    const Value sums = plus(node, row, byRows(node, states[0], direction.recurrent));
    auto gate = [&](int64_t i, Value cell) {
      Value x = direction.gate(sums, i);
      if (direction.peepholes)
        x = plus(node, x, times(node, direction.gate(direction.peepholes, i), cell));
      return direction.function(0, x);
    };
    const Value input = gate(0, states[1]);
    const Value forget =
        isCoupled ? node.binary<ir::SubtractOp>(node.scalar(elementOf(input), 1), input) : gate(2, states[1]);
    const Value added = times(node, input, direction.function(1, direction.gate(sums, 3)));
    const Value cell = plus(node, times(node, forget, states[1]), added);
    return {times(node, gate(1, cell), direction.function(2, cell)), cell};
  });
}

// A matrix as state, to which each step adds the product of its key and its value. Operands: queries, keys, values, the
// state, the logarithms of what the state keeps, and how much of a difference is added.
LogicalResult linearAttention(LoweredNode &node) {
  const int64_t heads = node.integer(AttributeName::kv_num_heads);
  const int64_t queryHeads = node.integer(AttributeName::q_num_heads);
  const StringRef rule = node.text(AttributeName::update_rule);
  const bool decays = rule == "gated" || rule == "gated_delta", corrects = rule == "delta" || rule == "gated_delta";
  const Type element = elementOf(node.widened(node.operand(0)));
  const int64_t batch = node.shape(0)[0], steps = node.shape(0)[1];
  const int64_t keySize = node.shape(1)[2] / heads, valueSize = node.shape(2)[2] / heads;
  const double stated = node.floating(AttributeName::scale);
  const double scale = stated != 0 ? stated : 1 / std::sqrt(double(keySize));
  auto rowOf = [&](size_t i, Value number, ArrayRef<int64_t> shape) {
    return node.reshape(node.convert(rowAt(node, node.operand(i), {1, false}, number), element), shape);
  };
  const Extents shape{batch, heads, keySize, valueSize};
  const Value state = node.has(3) ? node.convert(node.operand(3), element) : node.splat(shape, element, 0);
  auto makeStep = [&](Value number, ArrayRef<Value> states) -> FailureOr<LoopStep> {
    const Value key = rowOf(1, number, {batch, heads, keySize});
    Value value = rowOf(2, number, {batch, heads, valueSize}), kept = states[0];
    if (decays) {
      const Value decay = rowOf(4, number, {batch, heads, node.shape(4)[2] / heads, 1});
      kept = times(node, kept, node.broadcast(node.unary<ir::ExpOp>(decay), shape));
    }
    if (corrects) {
      const Value known = node.dot(key, kept, {{0, 1}, {0, 1}, {2}, {2}}, element);
      const Value rate = node.broadcast(rowOf(5, number, {batch, node.shape(5)[2], 1}), shapeOf(value));
      value = times(node, rate, node.binary<ir::SubtractOp>(value, known));
    }
    auto spread = [&](Value x, int64_t axis) { return node.broadcastAlong(x, shape, {0, 1, axis}); };
    const Value next = plus(node, kept, times(node, spread(key, 2), spread(value, 3)));
    Value query = rowOf(0, number, {batch, heads, queryHeads / heads, keySize});
    query = times(node, query, node.scalar(element, scale));
    const Value y = node.dot(query, next, {{0, 1}, {0, 1}, {3}, {2}}, element);
    const Value row = node.reshape(y, {batch, queryHeads * valueSize});
    return LoopStep{nullptr, {next}, {node.convert(row, node.resultElement())}};
  };
  const auto results = lowerLoop(node, state, steps, RowPlace{1, false}, makeStep);
  if (failed(results))
    return failure();
  node.set(1, node.convert((*results)[0], node.resultElement(1)));
  return node.set((*results)[1]);
}

} // namespace shlo::onnx::lowering
