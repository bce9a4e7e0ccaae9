// Attention. Queries, keys and values are computed on as (batch, heads, positions, size).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

#include <cmath>

namespace shlo::onnx::lowering {

using ir::ComparisonDirection;

namespace {

// From (batch, positions, features), if that is how it is given.
Value headsApart(LoweredNode &node, Value x, int64_t heads) {
  if (rankOf(x) == 4)
    return x;
  const ArrayRef<int64_t> shape = shapeOf(x);
  return node.transpose(node.reshape(x, {shape[0], shape[1], heads, shape[2] / heads}), {0, 2, 1, 3});
}

// The products of `a` with the head of `b` that a group of its heads has in common: they are rows of one matrix.
Value productByGroups(LoweredNode &node, Value a, Value b, int64_t contracted) {
  const ArrayRef<int64_t> shape = shapeOf(a);
  const int64_t heads = shapeOf(b)[1], group = heads ? shape[1] / heads : 0;
  const Value rows = node.reshape(a, {shape[0], heads, group * shape[2], shape[3]});
  const Value product = node.dot(rows, b, {{0, 1}, {0, 1}, {3}, {contracted}}, elementOf(a));
  return node.reshape(product, {shape[0], shape[1], shape[2], shapeOf(product)[3]});
}

Value scores(LoweredNode &node, Value queries, Value keys, Type element) {
  const double scale = node.rules.isGiven(AttributeName::scale) ? node.floating(AttributeName::scale)
                                                                : 1 / std::sqrt(double(shapeOf(queries)[3]));
  const Value scaled = node.binary<ir::MulOp>(node.convert(queries, element), node.scalar(element, scale));
  return productByGroups(node, scaled, node.convert(keys, element), 3);
}

// The type that the attribute names, or the other one.
Type softmaxType(LoweredNode &node, Type otherwise) {
  mlir::Builder &builder = node.builder;
  switch (node.rules.dataType(AttributeName::softmax_precision).value_or(DataType::UNDEFINED)) {
  case DataType::FLOAT: return builder.getF32Type();
  case DataType::FLOAT16: return builder.getF16Type();
  case DataType::BFLOAT16: return builder.getBF16Type();
  case DataType::DOUBLE: return builder.getF64Type();
  default: return otherwise;
  }
}

// Along the last axis.
Value softmaxOf(LoweredNode &node, Value x) {
  const Emitter::Exponentials of = node.exponentials(x, rankOf(x) - 1);
  return node.binary<ir::DivOp>(of.exponentials, of.sums);
}

Value both(LoweredNode &node, Value a, Value b) { return a && b ? node.binary<ir::AndOp>(a, b) : a ? a : b; }

// What decides which keys a query sees.
struct Mask {
  Value isSeen;            // null: all of them
  Value bias;              // null: none
  bool mayBeEmpty = false; // for a query
};

// By position. A query's is that in its block behind the keys of earlier calls.
Value seenByPosition(LoweredNode &node, ArrayRef<int64_t> scores, int64_t past) {
  const int64_t left = node.integer(AttributeName::left_window_size, -1);
  const int64_t right = node.integer(AttributeName::right_window_size, -1);
  const bool isCausal = node.integer(AttributeName::is_causal), hasLengths = node.has(6);
  const Type i64 = node.builder.getI64Type();
  const Extents shape = hasLengths ? Extents{scores[0], 1, scores[2], scores[3]} : Extents{scores[2], scores[3]};
  const auto rank = int64_t(shape.size());
  const Value keys = node.iota(shape, i64, rank - 1);
  Value lengths, isSeen;
  if (hasLengths)
    lengths = node.broadcastAlong(node.operand(6), shape, {0});
  if (isCausal || left >= 0 || right >= 0) {
    const Value offset = hasLengths ? node.binary<ir::SubtractOp>(lengths, node.integer({}, i64, scores[2]))
                                    : node.integer({}, i64, past);
    const Value queries = node.binary<ir::AddOp>(node.iota(shape, i64, rank - 2), offset);
    const Value distance = node.binary<ir::SubtractOp>(queries, keys);
    if (isCausal || right >= 0)
      isSeen = node.compare(ComparisonDirection::GE, distance, node.integer({}, i64, isCausal ? 0 : -right));
    if (left >= 0)
      isSeen = both(node, isSeen, node.compare(ComparisonDirection::LE, distance, node.integer({}, i64, left)));
  }
  return hasLengths ? both(node, isSeen, node.compare(ComparisonDirection::LT, keys, lengths)) : isSeen;
}

// Whether the mask has an element for each score, or is broadcast. It may end before the keys do.
bool fits(ArrayRef<int64_t> mask, ArrayRef<int64_t> scores) {
  if (mask.empty() || mask.size() > scores.size() || mask.back() > scores.back())
    return false;
  return llvm::all_of(llvm::zip(mask.drop_back(), scores.take_back(mask.size()).drop_back()), [](auto extents) {
    return std::get<0>(extents) == 1 || std::get<0>(extents) == std::get<1>(extents);
  });
}

FailureOr<Mask> maskOf(LoweredNode &node, ArrayRef<int64_t> scores, int64_t past, Type element) {
  Mask mask;
  mask.isSeen = seenByPosition(node, scores, past);
  mask.mayBeEmpty = node.has(6) || node.integer(AttributeName::left_window_size, -1) >= 0 ||
                    node.integer(AttributeName::right_window_size, -1) >= 0;
  if (!node.has(3))
    return mask;
  if (!fits(node.shape(3), scores))
    return node.refuse("its mask cannot be broadcast to the scores");
  mask.mayBeEmpty = true;
  // Keys beyond its end are not seen.
  const bool isBias = !node.element(3).isInteger(1);
  const Value given = isBias ? node.convert(node.operand(3), element) : node.operand(3);
  Extents low(size_t(rankOf(given)), 0), high = low;
  high.back() = scores[3] - shapeOf(given).back();
  const Value whole = node.pad(given, node.least({}, elementOf(given)), low, high);
  if (isBias)
    mask.bias = whole;
  else
    mask.isSeen = both(node, mask.isSeen, whole);
  return mask;
}

// Where a query sees no key; of the shape of the scores.
Value isBlind(LoweredNode &node, const Mask &mask, ArrayRef<int64_t> scores) {
  Value sees = mask.isSeen;
  if (mask.bias)
    sees = both(node, sees, node.compare(ComparisonDirection::NE, mask.bias, node.least({}, elementOf(mask.bias))));
  sees = node.broadcast(sees, scores);
  const Value any = node.reduce<ir::OrOp>(sees, node.integer({}, node.builder.getI1Type(), 0), {3});
  return node.broadcast(node.unary<ir::NotOp>(node.keepAxes(any, scores, {3})), scores);
}

} // namespace

// Operands: queries, keys, values, a mask, keys and values of earlier calls, the numbers of keys that are there.
// Results: the values, all keys and values, and what an attribute says of the way from scores to probabilities.
LogicalResult attention(LoweredNode &node) {
  const Value queries = headsApart(node, node.operand(0), node.integer(AttributeName::q_num_heads));
  Value keys = headsApart(node, node.operand(1), node.integer(AttributeName::kv_num_heads));
  Value values = headsApart(node, node.operand(2), node.integer(AttributeName::kv_num_heads));
  int64_t past = 0;
  if (node.has(4)) {
    past = node.shape(4)[2];
    keys = node.concatenate({node.operand(4), keys}, 2);
    values = node.concatenate({node.operand(5), values}, 2);
  }
  const Type element = elementOf(node.widened(queries));
  Value x = scores(node, queries, keys, element);
  const Extents shape(shapeOf(x));
  const int64_t mode = node.integer(AttributeName::qk_matmul_output_mode);
  if (mode < 0 || mode > 3)
    return node.refuse("qk_matmul_output_mode is " + llvm::Twine(mode) + ", expected 0 to 3");
  auto show = [&](int64_t stage, Value value) {
    if (node.isThere(3) && stage == mode)
      node.set(3, node.convert(value, node.resultElement(3)));
  };
  show(0, x);
  if (const double cap = node.floating(AttributeName::softcap); cap > 0) {
    const Value bound = node.scalar(element, cap);
    x = node.binary<ir::MulOp>(node.unary<ir::TanhOp>(node.binary<ir::DivOp>(x, bound)), bound);
  }
  show(1, x);
  const auto mask = maskOf(node, shape, past, element);
  if (failed(mask))
    return failure();
  if (mask->bias)
    x = node.binary<ir::AddOp>(x, mask->bias);
  if (mask->isSeen)
    x = node.select(mask->isSeen, x, node.least({}, element));
  show(2, x);
  const Type precision = softmaxType(node, element);
  Value weights = node.convert(softmaxOf(node, node.widened(node.convert(x, precision))), precision);
  if (mask->mayBeEmpty)
    weights = node.select(isBlind(node, *mask, shape), node.scalar(precision, 0), weights);
  show(3, weights);
  Value y = productByGroups(node, node.convert(weights, element), node.convert(values, element), 2);
  if (node.rank(0) == 3)
    y = node.reshape(node.transpose(y, {0, 2, 1, 3}), node.resultShape());
  if (node.isThere(1))
    node.set(1, keys);
  if (node.isThere(2))
    node.set(2, values);
  return node.set(node.convert(y, node.resultElement()));
}

// Attention whose scores and probabilities subgraphs change.
LogicalResult flexAttention(LoweredNode &node) {
  constexpr unsigned ofProbabilities = 0, ofScores = 1;
  const Type element = elementOf(node.widened(node.operand(0)));
  const Type precision = softmaxType(node, element);
  auto changed = [&](unsigned region, Value x) -> FailureOr<Value> {
    if (node.rules.operation()->getRegion(region).empty())
      return x;
    const auto made = node.lowerBody(region, {x});
    if (failed(made))
      return failure();
    if (made->size() != 1 || made->front().getType() != x.getType())
      return node.refuse("a subgraph gives scores or probabilities of another type");
    return made->front();
  };
  const Value given = scores(node, node.operand(0), node.operand(1), element);
  const auto found = changed(ofScores, node.convert(given, precision));
  if (failed(found))
    return failure();
  const auto weights = changed(ofProbabilities, node.convert(softmaxOf(node, node.widened(*found)), precision));
  if (failed(weights))
    return failure();
  const Value y = productByGroups(node, node.convert(*weights, element), node.convert(node.operand(2), element), 2);
  return node.set(node.convert(y, node.resultElement()));
}

// Turns pairs of elements by the angle that their position has.
LogicalResult rotaryEmbedding(LoweredNode &node) {
  const Value given = node.widened(node.operand(0));
  const Extents whole(shapeOf(given));
  Value x = given;
  Extents places{0, 2, 3};
  if (rankOf(given) == 3) {
    const int64_t heads = node.integer(AttributeName::num_heads, 1);
    x = node.reshape(given, {whole[0], whole[1], heads, whole[2] / heads});
    places = {0, 1, 3};
  }
  const int64_t size = shapeOf(x)[3], stated = node.integer(AttributeName::rotary_embedding_dim);
  const int64_t half = (stated > 0 ? std::min(stated, size) : size) / 2, turned = 2 * half;
  const bool isInterleaved = node.integer(AttributeName::interleaved);
  Extents shape(shapeOf(x));
  shape[3] = half;
  auto table = [&](size_t i) -> FailureOr<Value> {
    Value values = node.widened(node.operand(i));
    if (shapeOf(values).back() < half)
      return node.refuse("its tables do not have an angle for each pair of elements");
    values = node.sliceAlong(values, rankOf(values) - 1, 0, half);
    if (node.has(3))
      values = node.take(values, node.operand(3), 0);
    for (auto [axis, place] : llvm::enumerate(places))
      if (const int64_t extent = shapeOf(values)[axis]; extent != 1 && extent != shape[size_t(place)])
        return node.refuse("its angles cannot be broadcast to the positions");
    return node.broadcastAlong(values, shape, places);
  };
  const auto cosines = table(1), sines = table(2);
  if (failed(cosines) || failed(sines))
    return failure();
  const Value first = isInterleaved ? node.sliceAlong(x, 3, 0, turned, 2) : node.sliceAlong(x, 3, 0, half);
  const Value second = isInterleaved ? node.sliceAlong(x, 3, 1, turned, 2) : node.sliceAlong(x, 3, half, turned);
  auto product = [&](Value a, Value b) { return node.binary<ir::MulOp>(a, b); };
  Value real = node.binary<ir::SubtractOp>(product(first, *cosines), product(second, *sines));
  Value imaginary = node.binary<ir::AddOp>(product(first, *sines), product(second, *cosines));
  Value y;
  if (isInterleaved) {
    Extents one(shape), pairs(shape);
    one.push_back(1);
    pairs[3] = turned;
    y = node.reshape(node.concatenate({node.reshape(real, one), node.reshape(imaginary, one)}, 4), pairs);
  } else {
    y = node.concatenate({real, imaginary}, 3);
  }
  if (turned < size)
    y = node.concatenate({y, node.sliceAlong(x, 3, turned, size)}, 3);
  return node.set(node.convert(node.reshape(y, whole), node.resultElement()));
}

} // namespace shlo::onnx::lowering
