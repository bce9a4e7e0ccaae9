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
    element = random.oneOf({F32, F32, F32, F64, I32, BF16, F16});
    for (int64_t i = random.between(1, 3); i > 0; --i)
      outer.push_back(random.chance(20) ? random.between(10, 60) : random.between(1, 9));
    if (outer.size() == 2 && random.chance(50))
      outer[1] = outer[0];
    const bool isSquare = outer.size() == 1 && random.chance(30);
    if (isSquare && random.chance(50)) // enough rows for a group with products
      outer[0] = random.between(128, 230);
    shape = outer;
    for (int64_t i = isSquare ? 1 : random.between(1, 2); i > 0; --i)
      shape.push_back(isSquare ? outer[0] : random.chance(20) ? random.between(50, 600) : random.between(1, 20));
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
    const int64_t kind = random.between(0, 129);
    if (kind >= 120)
      arrays.push_back(column());
    else if (kind >= 118)
      addOfAllRows();
    else if (kind >= 100)
      addProduct();
    else if (kind < 35)
      addReduction();
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
  // Of few elements a row: or sums of sums would not stay exact.
  void addReduction() {
    const ValueId number = twins.op(plan::Reduce{inner()}, {any(arrays), init()}, typeOf(element, outer),
                                    {twins.binaryBody(function(), element)});
    numbers.push_back(elementCount(shape) / elementCount(outer) > 100 ? bounded(number) : number);
  }
  // Of each row with a matrix, or with one of several. Sometimes the result is computed transposed. What others make of
  // it has small numbers, so that sums stay exact.
  void addProduct() {
    const int64_t length = elementCount(shape) / elementCount(outer);
    const int64_t batches = random.between(0, int64_t(outer.size()) - 1);
    plan::DotGeneral dot;
    Shape matrix(outer.begin(), outer.begin() + batches), wanted = outer;
    for (int64_t d = 0; d < batches; ++d) {
      dot.lhsBatchingDimensions.push_back(d);
      dot.rhsBatchingDimensions.push_back(d);
    }
    const bool isTurned = random.chance(30), isExchanged = random.chance(30);
    const Extents summed = inner();
    Shape results(shape.end() - ptrdiff_t(summed.size()), shape.end());
    const bool isOther = random.chance(30); // rows of another length
    if (isOther)
      results = {random.chance(50) ? random.between(1, 40) : random.between(1, 150)};
    if (elementCount(shape) * elementCount(results) > 4'000'000 || length * elementCount(results) > 200'000)
      return;
    if (isTurned)
      matrix.insert(matrix.end(), results.begin(), results.end());
    for (int64_t axis : summed) {
      dot.lhsContractingDimensions.push_back(axis);
      dot.rhsContractingDimensions.push_back(int64_t(matrix.size()));
      matrix.push_back(shape[size_t(axis)]);
    }
    if (!isTurned)
      matrix.insert(matrix.end(), results.begin(), results.end());
    wanted.insert(wanted.end(), results.begin(), results.end());
    const ValueId rows = any(arrays), factor = twins.input(random, typeOf(element, matrix));
    ValueId product = 0;
    if (isExchanged) {
      std::swap(dot.lhsBatchingDimensions, dot.rhsBatchingDimensions);
      std::swap(dot.lhsContractingDimensions, dot.rhsContractingDimensions);
      Shape turned(outer.begin(), outer.begin() + batches);
      turned.insert(turned.end(), results.begin(), results.end());
      turned.insert(turned.end(), outer.begin() + batches, outer.end());
      Extents permutation;
      for (int64_t d = 0; d < int64_t(wanted.size()); ++d)
        permutation.push_back(d < batches                 ? d
                              : d < int64_t(outer.size()) ? d + int64_t(results.size())
                                                          : d - int64_t(outer.size()) + batches);
      product = twins.op(plan::Transpose{permutation},
                         {twins.op(std::move(dot), {factor, rows}, typeOf(element, turned))}, typeOf(element, wanted));
    } else {
      product = twins.op(std::move(dot), {rows, factor}, typeOf(element, wanted));
    }
    if (random.chance(30))
      twins.result(product);
    if (isOther) {
      Extents axes;
      for (size_t d = outer.size(); d < wanted.size(); ++d)
        axes.push_back(int64_t(d));
      numbers.push_back(bounded(twins.op(plan::Reduce{axes}, {product, init()}, typeOf(element, outer),
                                         {twins.binaryBody(ElementFunction::Max, element)})));
    } else {
      arrays.push_back(bounded(product));
    }
  }
  // The greatest product of each row with all rows of another array.
  void addOfAllRows() {
    if (elementCount(shape) * elementCount(outer) > 4'000'000)
      return;
    plan::DotGeneral dot;
    dot.lhsContractingDimensions = dot.rhsContractingDimensions = plan::NumberList(inner());
    Shape all = outer;
    all.insert(all.end(), outer.begin(), outer.end());
    Extents axes;
    for (size_t d = outer.size(); d < all.size(); ++d)
      axes.push_back(int64_t(d));
    // Or of each column, where there are as many.
    if (outer.size() == 1 && shape == Shape{outer[0], outer[0]} && random.chance(50))
      dot.lhsContractingDimensions = {0};
    const ValueId left = any(arrays),
                  right = random.chance(50) ? any(arrays) : twins.input(random, typeOf(element, shape));
    const ValueId products = twins.op(std::move(dot), {left, right}, typeOf(element, all));
    numbers.push_back(bounded(twins.op(plan::Reduce{axes}, {products, init()}, typeOf(element, outer),
                                       {twins.binaryBody(ElementFunction::Max, element)})));
  }
  ValueId bounded(ValueId value) {
    const Shape wanted = twins.type(value).shape;
    const ValueId low = twins.input(random, typeOf(element)), high = twins.input(random, typeOf(element));
    return twins.element(ElementFunction::Min,
                         {twins.element(ElementFunction::Max, {value, twins.broadcast(low, wanted, {})}),
                          twins.broadcast(high, wanted, {})});
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
  // An element of each row of an array.
  ValueId column() {
    Shape one = shape;
    Extents starts(shape.size(), 0), limits(shape.begin(), shape.end()), axes;
    for (size_t d = 0; d < shape.size(); ++d) {
      axes.push_back(int64_t(d));
      if (d < outer.size())
        continue;
      starts[d] = random.between(0, shape[d] - 1);
      limits[d] = starts[d] + 1;
      one[d] = 1;
    }
    const ValueId part =
        twins.op(plan::Slice{starts, limits, Extents(shape.size(), 1)}, {any(arrays)}, typeOf(element, one));
    return bounded(twins.broadcast(part, shape, axes));
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
