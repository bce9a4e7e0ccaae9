// dynamic_slice and dynamic_update_slice.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"
#include "references.h"

#include <algorithm>

namespace formulas {

namespace {

// Inside, at the ends, outside, or far outside, as far as the type has such a number.
Element startIndex(Random &random, Type type, int64_t most) {
  if (random.chance(15))
    return {random.oneOf<Integer>({smallest(type), largest(type)})};
  const Integer start =
      random.chance(60) ? random.between(0, std::max<int64_t>(most, 0)) : random.between(-3, most + 4);
  return {std::clamp(start, smallest(type), largest(type))};
}

std::vector<int64_t> adjusted(const std::vector<Value> &starts, const Shape &shape, const Shape &sizes) {
  std::vector<int64_t> result;
  for (size_t d = 0; d < shape.size(); ++d)
    result.push_back(int64_t(std::clamp<Integer>(starts[d].array.elements[0].integer, 0, shape[d] - sizes[d])));
  return result;
}

std::vector<Value> startOperands(Program &program, const Shape &shape, const Shape &sizes) {
  const Type type = program.random.indexType();
  std::vector<Value> starts;
  for (size_t d = 0; d < shape.size(); ++d)
    starts.push_back(program.operand(Array(type, {}, startIndex(program.random, type, shape[d] - sizes[d]))));
  return starts;
}

Shape slicesOf(Random &random, const Shape &shape) {
  Shape sizes;
  for (int64_t extent : shape)
    sizes.push_back(random.chance(30) ? extent : random.between(extent ? 1 : 0, extent));
  if (!sizes.empty() && random.chance(5))
    sizes[0] = 0;
  return sizes;
}

} // namespace

void writeDynamicSlice(Program &program) {
  Random &random = program.random;
  const Value operand = program.operand(random.movedType(), random.shape(0, 5), Values::Special);
  const Shape sizes = slicesOf(random, operand.array.shape);
  std::vector<Value> operands = startOperands(program, operand.array.shape, sizes);
  const std::vector<int64_t> start = adjusted(operands, operand.array.shape, sizes);
  operands.insert(operands.begin(), operand);
  Array result(operand.array.type, sizes);
  for (const Index &index : indices(sizes)) {
    Index at = index;
    for (size_t d = 0; d < at.size(); ++d)
      at[d] += start[d];
    result.at(index) = operand.array.at(at);
  }
  program.use(program.op1("stablehlo.dynamic_slice", operands, "slice_sizes = " + list(sizes), result));
}

void writeDynamicUpdateSlice(Program &program) {
  Random &random = program.random;
  const Value operand = program.operand(random.movedType(), random.shape(0, 5), Values::Special);
  const Value update = program.operand(operand.array.type, slicesOf(random, operand.array.shape), Values::Special);
  const Shape &shape = operand.array.shape, &sizes = update.array.shape;
  std::vector<Value> operands = startOperands(program, shape, sizes);
  const std::vector<int64_t> start = adjusted(operands, shape, sizes);
  operands.insert(operands.begin(), {operand, update});
  Array result(operand.array.type, shape);
  for (const Index &index : indices(shape)) {
    Index at = index;
    for (size_t d = 0; d < at.size(); ++d)
      at[d] -= start[d];
    result.at(index) = inBounds(at, sizes) ? update.array.at(at) : operand.array.at(index);
  }
  program.use(program.op1("stablehlo.dynamic_update_slice", operands, "", result));
  if (random.chance(20)) // the operand is still needed
    program.use(operand);
}

} // namespace formulas
