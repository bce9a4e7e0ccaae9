// dot_general.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"
#include "references.h"

#include <algorithm>

namespace formulas {

namespace {

// Small integers are exact in every precision.
std::string precisionText(Random &random) {
  if (random.chance(70))
    return "";
  const std::string one = "#stablehlo<precision " + std::string(random.oneOf({"DEFAULT", "HIGH", "HIGHEST"})) + ">";
  return ", precision_config = [" + one + ", " + one + "]";
}

} // namespace

void writeDotGeneral(Program &program) {
  Random &random = program.random;
  struct Side {
    std::vector<int64_t> batching, contracting, result;
    Shape shape;
  } lhs, rhs;
  const auto draw = [&] {
    lhs = rhs = {};
    const Shape batching = random.shape(0, 2, 12), contracting = random.chance(5)
                                                                     ? Shape{random.between(100, 400)}
                                                                     : random.shape(0, random.chance(70) ? 1 : 3, 60);
    for (Side *side : {&lhs, &rhs}) {
      Shape extents = batching;
      const Shape own = random.shape(0, random.chance(70) ? 1 : 2, 60);
      extents.insert(extents.end(), contracting.begin(), contracting.end());
      extents.insert(extents.end(), own.begin(), own.end());
      // The axis of the i-th extent is order[i].
      const std::vector<int64_t> order = random.permutation(int64_t(extents.size()));
      side->shape.resize(extents.size());
      for (size_t i = 0; i < extents.size(); ++i) {
        side->shape[size_t(order[i])] = extents[i];
        (i < batching.size()                        ? side->batching
         : i < batching.size() + contracting.size() ? side->contracting
                                                    : side->result)
            .push_back(order[i]);
      }
      std::sort(side->result.begin(), side->result.end());
    }
  };
  const auto resultShape = [&] {
    Shape shape = pick(lhs.shape, lhs.batching);
    for (const Side *side : {&lhs, &rhs})
      for (int64_t d : side->result)
        shape.push_back(side->shape[size_t(d)]);
    return shape;
  };
  do
    draw();
  while (elementCount(resultShape()) > 2000 || elementCount(lhs.shape) > 2000 || elementCount(rhs.shape) > 2000);

  const Type type = random.anyType(), resultType = random.sumType(type);
  program.zeroSigns = false;
  const Value a = program.operand(type, lhs.shape, Values::Small), b = program.operand(type, rhs.shape, Values::Small);
  const std::vector<Index> terms = indices(pick(lhs.shape, lhs.contracting));
  Array result(resultType, resultShape());
  for (const Index &index : indices(result.shape)) {
    Element sum = number(resultType, 0);
    for (const Index &term : terms) {
      Index left(lhs.shape.size()), right(rhs.shape.size());
      size_t at = 0;
      for (size_t i = 0; i < lhs.batching.size(); ++i, ++at) {
        left[size_t(lhs.batching[i])] = index[at];
        right[size_t(rhs.batching[i])] = index[at];
      }
      for (int64_t d : lhs.result)
        left[size_t(d)] = index[at++];
      for (int64_t d : rhs.result)
        right[size_t(d)] = index[at++];
      for (size_t i = 0; i < term.size(); ++i) {
        left[size_t(lhs.contracting[i])] = term[i];
        right[size_t(rhs.contracting[i])] = term[i];
      }
      sum = add(resultType, sum, multiply(resultType, a.array.at(left), b.array.at(right)));
    }
    result.at(index) = sum;
  }
  program.use(program.op1("stablehlo.dot_general", {a, b},
                          "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = " + brackets(lhs.batching) +
                              ", rhs_batching_dimensions = " + brackets(rhs.batching) +
                              ", lhs_contracting_dimensions = " + brackets(lhs.contracting) +
                              ", rhs_contracting_dimensions = " + brackets(rhs.contracting) + ">" +
                              precisionText(random),
                          result));
}

} // namespace formulas
