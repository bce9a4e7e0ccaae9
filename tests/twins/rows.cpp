// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include <algorithm>

namespace shlo::test {

using plan::Extents;

namespace {

using enum ElementType;

// Arrays, and an element for each of their rows, made of each other.
class Rows {
public:
  Rows(Random &random, Twins &twins) : random(random), twins(twins) {
    element = random.oneOf({F32, F32, F32, F64, I32, BF16});
    for (int64_t i = random.between(1, 3); i > 0; --i)
      outer.push_back(random.chance(20) ? random.between(10, 60) : random.between(1, 9));
    if (outer.size() == 2 && random.chance(50))
      outer[1] = outer[0];
    shape = outer;
    for (int64_t i = random.between(1, 2); i > 0; --i)
      shape.push_back(random.chance(20) ? random.between(50, 600) : random.between(1, 20));
    if (elementCount(shape) > 60000)
      shape.back() = 1;
    for (int64_t i = random.between(1, 2); i > 0; --i)
      arrays.push_back(twins.input(random, typeOf(element, shape)));
    if (random.chance(30))
      arrays.push_back(
          twins.broadcast(twins.input(random, typeOf(element, {shape.back()})), shape, {int64_t(shape.size()) - 1}));
    for (int64_t i = random.between(1, 3); i > 0; --i)
      addNumber();
  }

  void add() {
    const int64_t kind = random.between(0, 99);
    if (kind < 35)
      numbers.push_back(twins.op(plan::Reduce{inner()}, {any(arrays), init()}, typeOf(element, outer),
                                 {twins.binaryBody(function(), element)}));
    else if (kind < 65)
      arrays.push_back(twins.element(function(), {any(arrays), twins.broadcast(any(numbers), shape, axesOfRows())}));
    else if (kind < 75)
      arrays.push_back(twins.element(function(), {any(arrays), any(arrays)}));
    else if (kind < 85)
      numbers.push_back(twins.element(function(), {any(numbers), any(numbers)}));
    else if (kind < 90) // other rows
      numbers.push_back(outer.size() == 2 && outer[0] == outer[1]
                            ? twins.op(plan::Transpose{{1, 0}}, {any(numbers)}, typeOf(element, outer))
                            : twins.op(plan::Reverse{{0}}, {any(numbers)}, typeOf(element, outer)));
    else if (kind < 93)
      arrays.push_back(firstRow());
    else if (kind < 96)
      arrays.push_back(twins.op(plan::Reverse{{random.between(0, int64_t(shape.size()) - 1)}}, {any(arrays)},
                                typeOf(element, shape)));
    else
      addNumber();
  }

  void finish() {
    for (const auto *values : {&arrays, &numbers})
      for (size_t i = 0; i + 1 < values->size(); ++i)
        if (random.chance(15))
          twins.result((*values)[i]);
    twins.result(arrays.back());
    twins.result(numbers.back());
  }

private:
  ElementFunction function() {
    return random.oneOf({ElementFunction::Add, ElementFunction::Max, ElementFunction::Min, ElementFunction::Add});
  }
  // Often the newest one.
  ValueId any(const std::vector<ValueId> &values) {
    const int64_t last = int64_t(values.size()) - 1;
    return values[size_t(random.chance(60) ? last : random.between(0, last))];
  }
  // Sometimes a value that the rows give.
  ValueId init() {
    if (outer.size() > 1 || random.chance(90))
      return twins.constant(typeOf(element), Bytes(byteSize(element)));
    return twins.op(plan::Reshape{}, {twins.op(plan::Slice{{0}, {1}, {1}}, {any(numbers)}, typeOf(element, {1}))},
                    typeOf(element));
  }
  ValueId firstRow() {
    Shape row = shape;
    std::fill_n(row.begin(), outer.size(), 1);
    Extents starts(shape.size(), 0), steps(shape.size(), 1), axes;
    for (size_t d = 0; d < shape.size(); ++d)
      axes.push_back(int64_t(d));
    const Extents limits(row.begin(), row.end());
    const ValueId one = twins.op(plan::Slice{starts, limits, steps}, {any(arrays)}, typeOf(element, row));
    return twins.broadcast(one, shape, axes);
  }
  Extents inner() const {
    Extents axes;
    for (size_t d = outer.size(); d < shape.size(); ++d)
      axes.push_back(int64_t(d));
    return axes;
  }
  Extents axesOfRows() const {
    Extents axes;
    for (size_t d = 0; d < outer.size(); ++d)
      axes.push_back(int64_t(d));
    return axes;
  }
  void addNumber() {
    numbers.push_back(random.chance(50) ? twins.input(random, typeOf(element, outer))
                                        : twins.broadcast(twins.input(random, typeOf(element)), outer, {}));
    if (random.chance(50)) // in memory that the fusions may use
      numbers.back() = twins.element(ElementFunction::Add, {numbers.back(), numbers.back()});
  }

  Random &random;
  Twins &twins;
  ElementType element;
  Shape outer, shape;
  std::vector<ValueId> arrays, numbers; // a number for each row
};

} // namespace

void makeRows(Random &random, Twins &twins) {
  Rows rows(random, twins);
  for (int64_t i = random.between(3, 12); i > 0; --i)
    rows.add();
  rows.finish();
}

} // namespace shlo::test
