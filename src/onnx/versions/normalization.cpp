// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

static Attribute integerOf(Draft &draft, int64_t value) {
  Builder builder(draft.context());
  return builder.getIntegerAttr(builder.getIntegerType(64, true), value);
}

//===- Batches --------------------------------------------------------------------------------------------------------===//

// Before opset 7, an attribute said whether statistics are given. Then the number of results does.
void steps::batchTest(Draft &draft) {
  constexpr size_t whenTraining = 5;
  if (draft.isUp()) {
    const auto isTest = draft.integer(N::is_test);
    if (!isTest)
      return draft.block("its attribute 'is_test' is one of the function");
    draft.drop("is_test");
    if (*isTest == 0)
      draft.setResults(whenTraining);
    else if (draft.isUsed(1) || draft.isUsed(2) || draft.isUsed(3) || draft.isUsed(4))
      draft.block("its results 1 to 4 are used, though 'is_test' is 1");
    else
      draft.setResults(1);
    return;
  }
  draft.set("is_test", integerOf(draft, draft.results() == 1));
}

// Before opset 9, each element of a channel could have its own statistics.
void steps::batchSpatial(Draft &draft) {
  if (!draft.isUp())
    return;
  const auto spatial = draft.integer(N::spatial);
  if (!spatial)
    return draft.block("its attribute 'spatial' is one of the function");
  draft.drop("spatial");
  if (*spatial != 0)
    return;
  if (draft.results() > 1)
    return draft.block("its attribute 'spatial' is 0, and it trains");
  Value x = draft.operand(0), epsilon = draft.realOf(draft.real(N::epsilon).value_or(1e-5), x);
  Value deviation = draft.make(OpName::Sqrt, {draft.make(OpName::Add, {draft.operand(4), epsilon})});
  Value normal = draft.make(OpName::Div, {draft.make(OpName::Sub, {x, draft.operand(3)}), deviation});
  draft.replace({draft.make(OpName::Add, {draft.make(OpName::Mul, {normal, draft.operand(1)}), draft.operand(2)})});
}

// Since opset 14, an attribute says whether it trains.
void steps::batchTraining(Draft &draft) {
  constexpr size_t whenTraining = 5;
  if (draft.isUp()) {
    if (draft.isUsed(3) || draft.isUsed(4))
      return draft.block("its results 3 and 4 are used, and newer versions do not have them");
    if (draft.results() > 1) {
      draft.set("training_mode", integerOf(draft, 1));
      draft.setResults(3);
    }
    return;
  }
  const auto trains = draft.integer(N::training_mode);
  if (!trains)
    return draft.block("its attribute 'training_mode' is one of the function");
  if (*trains == 0 && (draft.isUsed(1) || draft.isUsed(2)))
    return draft.block("its results 1 and 2 are used, though it does not train");
  draft.drop("training_mode");
  draft.setResults(*trains ? whenTraining : 1);
}

//===- Groups ---------------------------------------------------------------------------------------------------------===//

// Before opset 21, there was a scale for each group.
void steps::groupScale(Draft &draft) {
  if (!draft.isUp())
    return draft.block("its scales are one for each channel");
  const auto groups = draft.integer(N::num_groups);
  if (!groups || *groups < 1)
    return draft.block("its attribute 'num_groups' is less than 1, or one of the function");
  Value count = draft.constantOf(ArrayRef<int64_t>(*groups));
  Value channels = draft.make(OpName::Shape, {draft.operand(0)}, {{N::start, 1}, {N::end, 2}});
  Value shape = draft.make(OpName::Concat, {count, draft.make(OpName::Div, {channels, count})}, {{N::axis, 0}});
  for (size_t i : {1, 2}) {
    Value columns = draft.reshape(draft.operand(i), {*groups, 1});
    draft.setOperand(i, draft.reshape(draft.make(OpName::Expand, {columns, shape}), -1));
  }
  // Older versions compute in the type of the operand.
  const DataType element = draft.element(draft.operand(0));
  if (element == DataType::FLOAT16 || element == DataType::BFLOAT16 || element == DataType::DOUBLE)
    draft.set("stash_type", integerOf(draft, int64_t(element)));
}

//===- Softmax --------------------------------------------------------------------------------------------------------===//

// Before opset 13, all axes from one on were flattened. Then it is one axis.
void steps::flattenedAxis(Draft &draft) {
  Value x = draft.operand(0);
  const auto rank = draft.rank(x);
  auto axis = draft.integer(N::axis);
  if (!axis)
    return draft.block("its attribute 'axis' is one of the function");
  if (rank && *axis < 0)
    *axis += *rank;
  if (rank && (*axis < 0 || *axis > *rank || (*axis == *rank && !draft.isUp())))
    return draft.block("its attribute 'axis' is no axis of its operand");
  const OpName name = draft.schema().op;
  if (draft.isUp()) {
    // Extents of 1 behind the axis make no difference.
    const std::optional<Shape> shape = draft.shape(x);
    bool isLast = shape && *axis >= 0 && *axis < *rank;
    for (int64_t i = *axis + 1; isLast && i < *rank; ++i)
      isLast = (*shape)[size_t(i)].is(1);
    if (isLast || (!rank && *axis == -1))
      return draft.set("axis", integerOf(draft, *axis));
    Value flat = draft.make(OpName::Flatten, {x}, {{N::axis, *axis}});
    Value normal = draft.make(name, {flat}, {{N::axis, 1}});
    return draft.replace({draft.make(OpName::Reshape, {normal, draft.shapeOf(x)})});
  }
  if ((rank && *axis == *rank - 1) || (!rank && *axis == -1))
    return draft.set("axis", integerOf(draft, *axis));
  if (!rank)
    return draft.block("its attribute 'axis' is " + std::to_string(*axis) + ", and the rank is not known");
  Integers order;
  for (int64_t i = 0; i < *rank; ++i)
    order.push_back(i);
  std::swap(order[size_t(*axis)], order.back());
  Value moved = draft.transpose(x, order);
  draft.replace({draft.transpose(draft.make(name, {moved}, {{N::axis, *rank - 1}}), order)});
}

//===- Ops said with others -------------------------------------------------------------------------------------------===//

// The axes from one on. They count from the last one, if the rank is not known.
static std::optional<Integers> axesFrom(Draft &draft, Value x) {
  const auto axis = draft.integer(N::axis), rank = draft.rank(x);
  constexpr int64_t most = 64;
  if (!axis || (*axis >= 0 && !rank) || *axis < -most || (rank && *rank > most)) {
    draft.block("the rank of its operand is not known");
    return {};
  }
  Integers axes;
  for (int64_t i = *axis; i < (*axis < 0 ? 0 : *rank); ++i)
    axes.push_back(i);
  return axes;
}

// The type that is computed in.
static Value wide(Draft &draft, Value x) {
  const auto type = draft.integer(N::stash_type);
  return draft.cast(x, type ? DataType(*type) : DataType::FLOAT);
}

static Value meanOf(Draft &draft, Value x, ArrayRef<int64_t> axes) {
  return draft.make(OpName::ReduceMean, {x, draft.constantOf(axes)});
}

// (x - mean) / sqrt(variance + epsilon), the mean, and the factor.
static std::array<Value, 3> normalized(Draft &draft, Value x, ArrayRef<int64_t> axes) {
  Value mean = meanOf(draft, x, axes), centered = draft.make(OpName::Sub, {x, mean});
  Value variance = meanOf(draft, draft.make(OpName::Mul, {centered, centered}), axes);
  Value epsilon = draft.realOf(draft.real(N::epsilon).value_or(1e-5), x);
  Value deviation = draft.make(OpName::Sqrt, {draft.make(OpName::Add, {variance, epsilon})});
  Value factor = draft.make(OpName::Reciprocal, {deviation});
  return {draft.make(OpName::Mul, {centered, factor}), mean, factor};
}

static Value back(Draft &draft, Value value, Value like) {
  const DataType element = draft.element(like);
  return element == DataType::UNDEFINED ? draft.make(OpName::CastLike, {value, like}) : draft.cast(value, element);
}

void expansions::layerNormalization(Draft &draft) {
  Value x = draft.operand(0);
  const auto axes = axesFrom(draft, x);
  if (!axes)
    return;
  const auto [normal, mean, factor] = normalized(draft, wide(draft, x), *axes);
  Value y = draft.make(OpName::Mul, {back(draft, normal, x), draft.operand(1)});
  if (draft.has(2))
    y = draft.make(OpName::Add, {y, draft.operand(2)});
  draft.replace({y, mean, factor});
}

void expansions::rootNormalization(Draft &draft) {
  Value x = draft.operand(0);
  const auto axes = axesFrom(draft, x);
  if (!axes)
    return;
  Value all = wide(draft, x), mean = meanOf(draft, draft.make(OpName::Mul, {all, all}), *axes);
  Value epsilon = draft.realOf(draft.real(N::epsilon).value_or(1e-5), all);
  Value root = draft.make(OpName::Sqrt, {draft.make(OpName::Add, {mean, epsilon})});
  Value normal = back(draft, draft.make(OpName::Div, {all, root}), x);
  draft.replace({draft.make(OpName::Mul, {normal, draft.operand(1)})});
}

void expansions::groupNormalization(Draft &draft) {
  Value x = draft.operand(0);
  const auto groups = draft.integer(N::num_groups);
  const auto channels = draft.extents(draft.operand(1));
  if (!groups || !channels || channels->size() != 1)
    return draft.block("the number of its channels is not known");
  Value grouped = draft.reshape(wide(draft, x), {0, *groups, -1});
  Value normal = back(draft, normalized(draft, grouped, {2})[0], x);
  Value columns = draft.reshape(normal, {0, channels->front(), -1});
  auto asColumn = [&](Value list) { return draft.reshape(list, {channels->front(), 1}); };
  Value y = draft.make(OpName::Add,
                       {draft.make(OpName::Mul, {columns, asColumn(draft.operand(1))}), asColumn(draft.operand(2))});
  draft.replace({draft.make(OpName::Reshape, {y, draft.shapeOf(x)})});
}

// The loss for logarithms of probabilities: those of the labels, weighted.
static Value lossOf(Draft &draft, Value scores, Value labels, Value weights) {
  const bool ignores = draft.isGiven("ignore_index");
  const auto ignored = draft.integer(N::ignore_index);
  constexpr int64_t most = INT32_MAX;
  if (ignores && (!ignored || *ignored > most || *ignored < -most)) {
    draft.block("its attribute 'ignore_index' is one of the function, or too large");
    return nullptr;
  }
  auto likeLabels = [&](int64_t number) { return draft.realOf(double(number), labels); };
  Value isIgnored, classes = labels;
  if (ignores) {
    isIgnored = draft.make(OpName::Equal, {labels, likeLabels(*ignored)});
    classes = draft.make(OpName::Where, {isIgnored, likeLabels(0), labels});
  }
  Value one = draft.constantOf(ArrayRef<int64_t>(1));
  Value picked =
      draft.make(OpName::GatherElements, {scores, draft.make(OpName::Unsqueeze, {classes, one})}, {{N::axis, 1}});
  Value loss = draft.make(OpName::Neg, {draft.make(OpName::Squeeze, {picked, one})});
  Value weight;
  if (weights)
    weight = draft.make(OpName::Gather, {weights, classes}, {{N::axis, 0}});
  if (ignores && weight)
    weight = draft.make(OpName::Where, {isIgnored, draft.realOf(0, weight), weight});
  else if (ignores)
    weight = back(draft, draft.make(OpName::Not, {isIgnored}), scores);
  if (weight)
    loss = draft.make(OpName::Mul, {loss, weight});
  const StringRef reduction = draft.text(N::reduction);
  auto sum = [&](Value value) { return draft.make(OpName::ReduceSum, {value}, {{N::keepdims, 0}}); };
  if (reduction == "none")
    return loss;
  if (reduction == "sum")
    return sum(loss);
  return weight ? draft.make(OpName::Div, {sum(loss), sum(weight)})
                : draft.make(OpName::ReduceMean, {loss}, {{N::keepdims, 0}});
}

void expansions::logLikelihood(Draft &draft) {
  if (Value loss = lossOf(draft, draft.operand(0), draft.operand(1), draft.operand(2)))
    draft.replace({loss});
}

void expansions::crossEntropy(Draft &draft) {
  Value scores = draft.make(OpName::LogSoftmax, {draft.operand(0)}, {{N::axis, 1}});
  if (Value loss = lossOf(draft, scores, draft.operand(1), draft.operand(2)))
    draft.replace({loss, scores});
}

} // namespace shlo::onnx
