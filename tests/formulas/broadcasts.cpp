// The ops of CHLO that broadcast their operands as NumPy does: shapes are aligned at their last axes, and extents of 1
// are stretched.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"
#include "references.h"

#include <algorithm>

namespace formulas {

namespace {

// A shape that broadcasts to this one.
Shape narrowed(Random &random, const Shape &shape) {
  Shape made(shape.begin() + (random.chance(40) ? random.between(0, int64_t(shape.size())) : 0), shape.end());
  for (int64_t &extent : made)
    if (random.chance(30))
      extent = 1;
  return made;
}

Shape common(const Shape &a, const Shape &b) {
  if (a.size() < b.size())
    return common(b, a);
  Shape shape = a;
  for (size_t d = 0; d < b.size(); ++d) {
    int64_t &extent = shape[shape.size() - b.size() + d];
    extent = extent == 1 ? b[d] : extent;
  }
  return shape;
}

Array stretched(const Array &operand, const Shape &shape) {
  std::vector<int64_t> dimensions;
  for (int64_t d = 0; d < operand.rank(); ++d)
    dimensions.push_back(int64_t(shape.size()) - operand.rank() + d);
  return broadcastInDim(operand, dimensions, shape);
}

struct Op {
  const char *name;
  Element (*function)(Type, const Element &, const Element &);
};

} // namespace

void writeChloBroadcast(Program &program) {
  Random &random = program.random;
  const Shape shape = random.shape(0, 5);
  if (random.chance(15)) {
    const Type type = random.anyType();
    const Value a = program.operand(type, narrowed(random, shape), Values::Special);
    const Value b = program.operand(type, narrowed(random, shape), Values::Special);
    const Shape both = common(a.array.shape, b.array.shape);
    const Value pred =
        program.operand(SHLO_TYPE_I1, random.chance(30) ? Shape() : narrowed(random, both), Values::Small);
    const Shape made = common(both, pred.array.shape);
    Array result = stretched(a.array, made);
    const Array on = stretched(pred.array, made), other = stretched(b.array, made);
    for (size_t i = 0; i < result.elements.size(); ++i)
      if (!on.elements[i].integer)
        result.elements[i] = other.elements[i];
    return program.use(program.op1("chlo.broadcast_select", {pred, a, b}, "", result));
  }
  const Op op = random.oneOf<Op>({{"add", add},
                                  {"subtract", subtract},
                                  {"multiply", multiply},
                                  {"minimum", minimum},
                                  {"maximum", maximum},
                                  {"and", bitAnd},
                                  {"or", bitOr},
                                  {"xor", bitXor},
                                  {"compare", nullptr}});
  const bool isBitwise = op.function == bitAnd || op.function == bitOr || op.function == bitXor;
  const Type type = isBitwise && random.chance(30) ? Type(SHLO_TYPE_I1)
                    : isBitwise                    ? random.integerType()
                                                   : random.realType();
  const bool sums = op.function == add || op.function == subtract || op.function == multiply;
  const Values values = sums ? Values::Small : Values::Special;
  const Value a = program.operand(type, narrowed(random, shape), values);
  const Value b = program.operand(type, narrowed(random, shape), values);
  const Shape made = common(a.array.shape, b.array.shape);
  const Array l = stretched(a.array, made), r = stretched(b.array, made);
  const std::string direction = random.oneOf({"EQ", "NE", "LT", "LE", "GT", "GE"});
  Array result(op.function ? type : Type(SHLO_TYPE_I1), made);
  for (size_t i = 0; i < result.elements.size(); ++i)
    result.elements[i] = op.function
                             ? op.function(type, l.elements[i], r.elements[i])
                             : Element{compare(type, direction, compareType(type), l.elements[i], r.elements[i])};
  std::string attributes;
  if (a.array.rank() != b.array.rank() &&
      random.chance(30)) { // where the axes of the lower rank are, which is the default
    std::vector<int64_t> dimensions;
    for (int64_t d = 0; d < std::min(a.array.rank(), b.array.rank()); ++d)
      dimensions.push_back(std::abs(a.array.rank() - b.array.rank()) + d);
    attributes = "broadcast_dimensions = " + list(dimensions);
  }
  if (!op.function)
    attributes += (attributes.empty() ? "" : ", ") +
                  ("comparison_direction = #chlo<comparison_direction " + direction) +
                  ">, compare_type = #chlo<comparison_type " + compareType(type) + ">";
  program.use(program.op1(std::string("chlo.broadcast_") + op.name, {a, b}, attributes, result));
}

} // namespace formulas
