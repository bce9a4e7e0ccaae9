// Ops that move elements: pad, slice, reverse, transpose, broadcast_in_dim, concatenate, reshape; and iota.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"
#include "references.h"

#include <algorithm>

namespace formulas {

Array pad(const Array &operand, const Element &value, const std::vector<int64_t> &low, const std::vector<int64_t> &high,
          const std::vector<int64_t> &interior) {
  Shape shape;
  for (size_t d = 0; d < low.size(); ++d)
    shape.push_back(operand.shape[d] + low[d] + std::max<int64_t>(operand.shape[d] - 1, 0) * interior[d] + high[d]);
  Array result(operand.type, shape, value);
  for (const Index &index : indices(operand.shape)) {
    Index at = index;
    for (size_t d = 0; d < at.size(); ++d)
      at[d] = low[d] + index[d] * (interior[d] + 1);
    if (inBounds(at, shape))
      result.at(at) = operand.at(index);
  }
  return result;
}

Array slice(const Array &operand, const std::vector<int64_t> &start, const std::vector<int64_t> &limit,
            const std::vector<int64_t> &strides) {
  Shape shape;
  for (size_t d = 0; d < start.size(); ++d)
    shape.push_back((limit[d] - start[d] + strides[d] - 1) / strides[d]);
  Array result(operand.type, shape);
  for (const Index &index : indices(shape)) {
    Index at = index;
    for (size_t d = 0; d < at.size(); ++d)
      at[d] = start[d] + index[d] * strides[d];
    result.at(index) = operand.at(at);
  }
  return result;
}

Array reverse(const Array &operand, const std::vector<int64_t> &dimensions) {
  Array result(operand.type, operand.shape);
  for (const Index &index : indices(result.shape)) {
    Index at = index;
    for (int64_t d : dimensions)
      at[size_t(d)] = result.shape[size_t(d)] - index[size_t(d)] - 1;
    result.at(index) = operand.at(at);
  }
  return result;
}

Array transpose(const Array &operand, const std::vector<int64_t> &permutation) {
  Array result(operand.type, pick(operand.shape, permutation));
  for (const Index &index : indices(operand.shape))
    result.at(pick(index, permutation)) = operand.at(index);
  return result;
}

Array broadcastInDim(const Array &operand, const std::vector<int64_t> &dimensions, const Shape &shape) {
  Array result(operand.type, shape);
  for (const Index &index : indices(shape)) {
    Index at = pick(index, dimensions);
    for (size_t d = 0; d < at.size(); ++d)
      if (operand.shape[d] == 1)
        at[d] = 0;
    result.at(index) = operand.at(at);
  }
  return result;
}

Array reshape(const Array &operand, const Shape &shape) {
  Array result(operand.type, shape);
  const std::vector<Index> from = indices(operand.shape), to = indices(shape);
  for (size_t i = 0; i < from.size(); ++i)
    result.at(to[i]) = operand.at(from[i]);
  return result;
}

Array iota(Type type, const Shape &shape, int64_t dimension) {
  Array result(type, shape);
  for (const Index &index : indices(shape))
    result.at(index) = number(type, index[size_t(dimension)]);
  return result;
}

namespace {

Array concatenate(const std::vector<Array> &inputs, int64_t dimension) {
  Shape shape = inputs[0].shape;
  shape[size_t(dimension)] = 0;
  for (const Array &input : inputs)
    shape[size_t(dimension)] += input.shape[size_t(dimension)];
  Array result(inputs[0].type, shape);
  int64_t before = 0;
  for (const Array &input : inputs) {
    for (const Index &index : indices(input.shape)) {
      Index at = index;
      at[size_t(dimension)] += before;
      result.at(at) = input.at(index);
    }
    before += input.shape[size_t(dimension)];
  }
  return result;
}

} // namespace

Padding randomPadding(Random &random, const Shape &shape) {
  Padding padding;
  for (int64_t extent : shape) {
    padding.interior.push_back(random.chance(70) ? 0 : random.between(1, 2));
    const int64_t dilated = extent + std::max<int64_t>(extent - 1, 0) * padding.interior.back();
    padding.low.push_back(random.chance(30) ? 0 : random.between(-3, 3));
    padding.high.push_back(random.chance(30) ? 0 : random.between(-3, 3));
    if (dilated + padding.low.back() + padding.high.back() < 0)
      padding.high.back() = -dilated - padding.low.back();
  }
  return padding;
}

void writePad(Program &program) {
  Random &random = program.random;
  const Value operand = program.operand(random.movedType(), random.shape(0, 5, 200), Values::Special);
  const Value value = program.operand(operand.array.type, {}, Values::Special);
  const auto [low, high, interior] = randomPadding(random, operand.array.shape);
  program.use(program.op1("stablehlo.pad", {operand, value},
                          "edge_padding_low = " + list(low) + ", edge_padding_high = " + list(high) +
                              ", interior_padding = " + list(interior),
                          pad(operand.array, value.array.elements[0], low, high, interior)));
}

void writeSlice(Program &program) {
  Random &random = program.random;
  const Value operand = program.operand(random.movedType(), random.shape(0, 5), Values::Special);
  std::vector<int64_t> start, limit, strides;
  for (int64_t extent : operand.array.shape) {
    start.push_back(random.chance(40) ? 0 : random.between(0, random.chance(90) ? extent / 2 : extent));
    limit.push_back(random.chance(40) ? extent
                                      : random.between(std::min(start.back() + random.chance(90), extent), extent));
    strides.push_back(random.chance(50) ? 1 : random.between(1, 4));
  }
  program.use(program.op1("stablehlo.slice", {operand},
                          "start_indices = " + list(start) + ", limit_indices = " + list(limit) +
                              ", strides = " + list(strides),
                          slice(operand.array, start, limit, strides)));
}

void writeReverse(Program &program) {
  Random &random = program.random;
  const Value operand = program.operand(random.movedType(), random.shape(0, 5), Values::Special);
  const std::vector<int64_t> dimensions = random.shuffled(random.subset(operand.array.rank(), 50));
  program.use(program.op1("stablehlo.reverse", {operand}, "dimensions = " + list(dimensions),
                          reverse(operand.array, dimensions)));
}

void writeTranspose(Program &program) {
  Random &random = program.random;
  const Value operand =
      program.operand(random.movedType(), random.chance(10) ? random.longShape() : random.shape(0, 5), Values::Special);
  const std::vector<int64_t> permutation = random.permutation(operand.array.rank());
  program.use(program.op1("stablehlo.transpose", {operand}, "permutation = " + list(permutation),
                          transpose(operand.array, permutation)));
}

void writeBroadcastInDim(Program &program) {
  Random &random = program.random;
  const Shape shape = random.shape(0, 5);
  const int64_t rank = int64_t(shape.size());
  const std::vector<int64_t> dimensions = random.shuffled(random.choose(rank, random.between(0, rank)));
  Shape narrow = pick(shape, dimensions);
  for (int64_t &extent : narrow)
    if (random.chance(30))
      extent = 1;
  const Value operand = program.operand(random.movedType(), narrow, Values::Special);
  program.use(program.op1("stablehlo.broadcast_in_dim", {operand}, "broadcast_dimensions = " + list(dimensions),
                          broadcastInDim(operand.array, dimensions, shape)));
}

void writeConcatenate(Program &program) {
  Random &random = program.random;
  const Type type = random.movedType();
  Shape shape = random.shape(1, 5, 200);
  const int64_t dimension = random.between(0, int64_t(shape.size()) - 1);
  std::vector<Value> inputs;
  std::vector<Array> arrays;
  for (int64_t left = random.between(1, 5); left > 0; --left) {
    if (!inputs.empty())
      shape[size_t(dimension)] = random.chance(15) ? 0 : random.between(1, 5);
    // One value can be several operands.
    inputs.push_back(!inputs.empty() && random.chance(10) ? random.oneOf(inputs)
                                                          : program.operand(type, shape, Values::Special));
    arrays.push_back(inputs.back().array);
  }
  program.use(program.op1("stablehlo.concatenate", inputs, "dimension = " + std::to_string(dimension) + " : i64",
                          concatenate(arrays, dimension)));
}

void writeReshape(Program &program) {
  Random &random = program.random;
  const Value operand = program.operand(random.movedType(), random.shape(0, 5), Values::Special);
  int64_t count = elementCount(operand.array.shape);
  Shape shape;
  if (count == 0) { // any other shape without elements
    shape = random.shape(1, 4);
    shape[size_t(random.between(0, int64_t(shape.size()) - 1))] = 0;
  } else {
    for (int64_t factor = 2; count > 1; ++factor)
      for (; count % factor == 0; count /= factor)
        if (shape.empty() || random.chance(50))
          shape.push_back(factor);
        else
          shape[size_t(random.between(0, int64_t(shape.size()) - 1))] *= factor;
    if (random.chance(40))
      shape.push_back(1);
    shape = random.shuffled(shape);
  }
  program.use(program.op1("stablehlo.reshape", {operand}, "", reshape(operand.array, shape)));
}

void writeIota(Program &program) {
  Random &random = program.random;
  const Type type = random.numberType();
  Shape shape = random.shape(1, 5);
  const int64_t dimension = random.between(0, int64_t(shape.size()) - 1);
  // The specification wants numbers that the type has.
  if (isInteger(type))
    shape[size_t(dimension)] = int64_t(std::min<Integer>(shape[size_t(dimension)], largest(type) + 1));
  program.use(program.op1("stablehlo.iota", {}, "iota_dimension = " + std::to_string(dimension) + " : i64",
                          iota(type, shape, dimension)));
}

} // namespace formulas
