// scatter.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"
#include "gather.h"
#include "reductions.h"
#include "references.h"

#include <set>

namespace formulas {

namespace {

// An element less its updates; or, for places that differ, an update less the element.
Body subtraction(Random &random, bool turned) {
  Body body;
  const Type type = random.numberType();
  body.types = body.operandTypes = {type};
  body.text = regionText({type},
                         std::string("    %d = stablehlo.subtract ") + (turned ? "%r0, %l0" : "%l0, %r0") + " : " +
                             tensorText(type, {}) + "\n",
                         {"%d"}, {type});
  body.apply = [type, turned](const Elements &l, const Elements &r) {
    return Elements{turned ? subtract(type, r[0], l[0]) : subtract(type, l[0], r[0])};
  };
  body.init = body.group = [type](Random &from) { return Elements{from.element(type, Values::Small)}; };
  body.zeroSigns = false;
  return body;
}

// The updates take the place of the elements.
Body overwriting(Random &random) {
  Body body;
  std::vector<std::string> results;
  for (int64_t i = 0, count = random.between(1, 2); i < count; ++i) {
    body.types.push_back(random.anyType());
    results.push_back("%r" + std::to_string(i));
  }
  body.operandTypes = body.types;
  body.text = regionText(body.types, "", results, body.types);
  body.apply = [](const Elements &, const Elements &r) { return r; };
  body.init = body.group = [types = body.types](Random &from) {
    Elements made;
    for (Type type : types)
      made.push_back(from.element(type, Values::Special));
    return made;
  };
  return body;
}

} // namespace

void writeScatter(Program &program) {
  Random &random = program.random;
  const Places places = randomPlaces(random, true, false);
  std::set<Index> seen;
  bool unique = true;
  for (const Index &index : indices(places.small)) {
    const Index place = placeOf(places, index, false);
    unique &= seen.insert(place).second || !inBounds(place, places.large);
  }
  const Body body = unique && random.chance(60) ? random.chance(70) ? overwriting(random) : subtraction(random, true)
                    : random.chance(15)         ? subtraction(random, false)
                                                : commutativeBody(random);
  program.zeroSigns = body.zeroSigns;
  const std::vector<Value> inputs = groupOperands(program, body, places.large);
  const Value starts = program.operand(places.indices);
  const std::vector<Value> updates = groupOperands(program, body, places.small);

  std::vector<Array> results;
  for (size_t k = 0; k < inputs.size(); ++k) {
    results.push_back(inputs[k].array);
    results.back().type = body.types[k];
  }
  for (const Index &index : indices(places.small)) {
    const Index place = placeOf(places, index, false);
    if (!inBounds(place, places.large))
      continue;
    Elements element;
    for (const Array &result : results)
      element.push_back(result.at(place));
    setGroup(results, place, body.apply(element, groupAt(updates, index)));
  }

  std::string attributes =
      "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = " + brackets(places.windowDims) +
      ", inserted_window_dims = " + brackets(places.collapsedDims);
  if (!places.batchingDims.empty())
    attributes += ", input_batching_dims = " + brackets(places.batchingDims) +
                  ", scatter_indices_batching_dims = " + brackets(places.indexBatchingDims);
  attributes += ", scatter_dims_to_operand_dims = " + brackets(places.indexMap) +
                ", index_vector_dim = " + std::to_string(places.indexVectorDim) +
                ">, indices_are_sorted = " + (places.sorted ? "true" : "false") +
                ", unique_indices = " + (unique && random.chance(50) ? "true" : "false");
  std::vector<Value> operands = inputs;
  operands.push_back(starts);
  operands.insert(operands.end(), updates.begin(), updates.end());
  program.use(program.op("stablehlo.scatter", operands, attributes, results, body.text));
  if (random.chance(20)) // an input is still needed
    program.use(inputs[0]);
}

} // namespace formulas
