// Ops whose sizes are operands: dynamic_pad, dynamic_reshape, dynamic_iota, dynamic_broadcast_in_dim and
// real_dynamic_slice. The sizes are constants or computed from the extents of arguments.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"
#include "references.h"

#include <algorithm>

namespace formulas {

namespace {

// How the shapes of one program are known.
struct Dynamism {
  bool operand, sizes, result;
  Type type; // of sizes
};

Dynamism randomDynamism(Random &random) {
  const bool some = random.chance(65);
  return {some && random.chance(50), some && random.chance(70), some && random.chance(80),
          random.oneOf({SHLO_TYPE_I32, SHLO_TYPE_I64})};
}

Value operandOf(Program &program, const Dynamism &dynamism, Type type, const Shape &shape) {
  if (dynamism.operand)
    return program.dynamicArgument(program.random.array(type, shape, Values::Special));
  return program.operand(type, shape, Values::Special);
}

} // namespace

void writeDynamicPad(Program &program) {
  Random &random = program.random;
  const Dynamism dynamism = randomDynamism(random);
  const Value operand = operandOf(program, dynamism, random.anyType(), random.shape(0, 4, 100));
  const Value value = program.operand(operand.array.type, {}, Values::Special);
  const auto [low, high, interior] = randomPadding(random, operand.array.shape);
  const Value lows = program.extents(low, dynamism.type, dynamism.sizes);
  const Value highs = program.extents(high, dynamism.type, dynamism.sizes);
  const Value holes = program.extents(interior, dynamism.type, dynamism.sizes);
  program.use(program.op1("stablehlo.dynamic_pad", {operand, value, lows, highs, holes}, "",
                          pad(operand.array, value.array.elements[0], low, high, interior), "", dynamism.result));
}

void writeDynamicReshape(Program &program) {
  Random &random = program.random;
  const Dynamism dynamism = randomDynamism(random);
  const Shape shape = random.shape(0, 4);
  // The same extents in another order, some of them joined.
  Shape made;
  for (int64_t extent : random.shuffled(shape))
    if (!made.empty() && random.chance(40))
      made.back() *= extent;
    else
      made.push_back(extent);
  if (random.chance(30) || (made.empty() && dynamism.result))
    made.push_back(1);
  const Value operand = operandOf(program, dynamism, random.anyType(), shape);
  const Value sizes = program.extents(made, dynamism.type, dynamism.sizes);
  program.use(program.op1("stablehlo.dynamic_reshape", {operand, sizes}, "", reshape(operand.array, made), "",
                          dynamism.result));
}

void writeDynamicIota(Program &program) {
  Random &random = program.random;
  const Dynamism dynamism = randomDynamism(random);
  const Type type = random.numberType();
  Shape shape = random.shape(1, 4);
  const int64_t dimension = random.between(0, int64_t(shape.size()) - 1);
  if (isInteger(type))
    shape[size_t(dimension)] = int64_t(std::min<Integer>(shape[size_t(dimension)], largest(type) + 1));
  const Value sizes = program.extents(shape, dynamism.type, dynamism.sizes);
  program.use(program.op1("stablehlo.dynamic_iota", {sizes}, "iota_dimension = " + std::to_string(dimension) + " : i64",
                          iota(type, shape, dimension), "", dynamism.result));
}

void writeDynamicBroadcastInDim(Program &program) {
  Random &random = program.random;
  const Dynamism dynamism = randomDynamism(random);
  const Shape shape = random.shape(0, 4);
  const int64_t rank = int64_t(shape.size());
  const std::vector<int64_t> dimensions = random.shuffled(random.choose(rank, random.between(0, rank)));
  Shape narrow = pick(shape, dimensions);
  for (int64_t &extent : narrow)
    if (random.chance(30))
      extent = 1;
  const Value operand = operandOf(program, dynamism, random.anyType(), narrow);
  const Value sizes = program.extents(shape, dynamism.type, dynamism.sizes);
  std::vector<int64_t> expanding, fixed;
  for (int64_t d = 0; d < int64_t(narrow.size()); ++d)
    (narrow[size_t(d)] == shape[size_t(dimensions[size_t(d)])] ? fixed : expanding).push_back(d);
  std::string attributes = "broadcast_dimensions = " + list(dimensions);
  if (random.chance(30))
    attributes +=
        ", known_expanding_dimensions = " + list(expanding) + ", known_nonexpanding_dimensions = " + list(fixed);
  program.use(program.op1("stablehlo.dynamic_broadcast_in_dim", {operand, sizes}, attributes,
                          broadcastInDim(operand.array, dimensions, shape), "", dynamism.result));
}

void writeRealDynamicSlice(Program &program) {
  Random &random = program.random;
  const Dynamism dynamism = randomDynamism(random);
  const Value operand = operandOf(program, dynamism, random.anyType(), random.shape(0, 4));
  std::vector<int64_t> start, limit, strides;
  for (int64_t extent : operand.array.shape) {
    start.push_back(random.chance(40) ? 0 : random.between(0, random.chance(90) ? extent / 2 : extent));
    limit.push_back(random.chance(60) ? extent
                                      : random.between(std::min(start.back() + random.chance(90), extent), extent));
    strides.push_back(random.chance(50) ? 1 : random.between(1, 4));
  }
  const Value starts = program.extents(start, dynamism.type, dynamism.sizes);
  const Value limits = program.extents(limit, dynamism.type, dynamism.sizes);
  const Value steps = program.extents(strides, dynamism.type, dynamism.sizes);
  program.use(program.op1("stablehlo.real_dynamic_slice", {operand, starts, limits, steps}, "",
                          slice(operand.array, start, limit, strides), "", dynamism.result));
}

} // namespace formulas
