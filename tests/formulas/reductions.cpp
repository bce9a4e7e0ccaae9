// reduce, and what it shares with other ops that have a body.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reductions.h"
#include "families.h"

namespace formulas {

std::vector<Value> groupOperands(Program &program, const Body &body, const Shape &shape) {
  std::vector<Array> arrays;
  for (Type type : body.operandTypes)
    arrays.emplace_back(type, shape);
  for (const Index &index : indices(shape))
    setGroup(arrays, index, body.group(program.random));
  std::vector<Value> operands;
  for (const Array &array : arrays)
    operands.push_back(program.operand(array));
  return operands;
}

std::vector<Value> initOperands(Program &program, const Body &body) {
  const Elements init = body.init(program.random);
  std::vector<Value> operands;
  for (size_t k = 0; k < init.size(); ++k)
    operands.push_back(program.operand(Array(body.operandTypes[k], {}, init[k])));
  return operands;
}

Elements groupAt(const std::vector<Value> &operands, const Index &index) {
  Elements group;
  for (const Value &operand : operands)
    group.push_back(operand.array.at(index));
  return group;
}

void setGroup(std::vector<Array> &arrays, const Index &index, const Elements &group) {
  for (size_t k = 0; k < arrays.size(); ++k)
    arrays[k].at(index) = group[k];
}

void writeReduce(Program &program) {
  Random &random = program.random;
  const Body body = reductionBody(random);
  program.zeroSigns = body.zeroSigns;
  const std::vector<Value> inputs =
      groupOperands(program, body, random.chance(10) ? random.longShape() : random.shape(0, 5));
  const std::vector<Value> init = initOperands(program, body);
  const int64_t rank = inputs[0].array.rank();
  const std::vector<int64_t> dimensions = random.shuffled(random.subset(rank, 50));
  std::vector<int64_t> kept;
  for (int64_t d = 0; d < rank; ++d)
    if (!contains(dimensions, d))
      kept.push_back(d);
  std::vector<Array> results;
  for (size_t k = 0; k < inputs.size(); ++k)
    results.emplace_back(body.types[k], pick(inputs[0].array.shape, kept), init[k].array.elements[0]);
  // For each result, in ascending order of the indices of the inputs.
  for (const Index &index : indices(inputs[0].array.shape)) {
    const Index at = pick(index, kept);
    Elements sum;
    for (const Array &result : results)
      sum.push_back(result.at(at));
    setGroup(results, at, body.apply(sum, groupAt(inputs, index)));
  }
  std::vector<Value> operands = inputs;
  operands.insert(operands.end(), init.begin(), init.end());
  program.use(program.op("stablehlo.reduce", operands, "dimensions = " + list(dimensions), results, body.text));
}

} // namespace formulas
