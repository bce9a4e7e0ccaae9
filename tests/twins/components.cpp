// Arrays of few elements whose components are taken apart, computed with and put together again.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include <algorithm>

namespace shlo::test {
namespace {

using enum ElementType;

class Components {
public:
  Components(Random &random, Twins &twins)
      : random(random), twins(twins), type(random.oneOf({F32, F32, F32, F64, I32, I64, F16, UI8})),
        pair(random.chance(20) ? 2 : 1),
        rows(random.chance(70) ? Shape{random.between(2049, 6000)}
                               : Shape{random.between(1, 90), random.between(50, 200)}) {}

  // The components of an input: all of them, or some. The array may be a part of longer ones.
  void addInput() {
    const int64_t count = random.between(2, 5), around = random.oneOf<int64_t>({0, 0, 0, 1, 2});
    const int64_t width = pair * count + around, first = random.between(0, around);
    ValueId array = twins.input(random, typeOf(type, with(width)));
    if (random.chance(20))
      array = twins.op(plan::Reverse{{0}}, {array}, typeOf(type, with(width)));
    for (int64_t k = 0; k < count; ++k)
      if (random.chance(80))
        values.push_back(slice(array, first + k * pair, width));
    if (values.empty())
      values.push_back(slice(array, 0, width));
  }
  void addOp() {
    const ValueId a = any(), b = any();
    values.push_back(twins.element(random.oneOf({ElementFunction::Add, ElementFunction::Subtract, ElementFunction::Mul,
                                                 ElementFunction::Max, ElementFunction::Min}),
                                   {a, b}));
  }
  // Some values as one array, along the last axis or transposed to that.
  ValueId stack() {
    const int64_t count = random.between(2, 5);
    const bool isFirst = pair == 1 && random.chance(30);
    Shape whole = with(count * pair), one = with(pair);
    if (isFirst) {
      std::rotate(whole.begin(), whole.end() - 1, whole.end());
      std::rotate(one.begin(), one.end() - 1, one.end());
    }
    std::vector<ValueId> parts;
    for (int64_t k = 0; k < count; ++k)
      parts.push_back(isFirst ? twins.op(plan::Reshape{}, {any()}, typeOf(type, one)) : any());
    const auto last = int64_t(rows.size());
    ValueId made = twins.op(plan::Concatenate{isFirst ? 0 : last}, parts, typeOf(type, whole));
    if (isFirst) {
      plan::Extents order;
      for (int64_t d = 1; d <= last; ++d)
        order.push_back(d);
      order.push_back(0);
      made = twins.op(plan::Transpose{order}, {made}, typeOf(type, with(count)));
    }
    if (random.chance(20)) // what is computed from all of them
      made = twins.element(ElementFunction::Add, {made, made});
    return made;
  }
  // Some values one behind the other, and often something that is computed from all of them.
  ValueId append() {
    const int64_t count = random.between(2, 4);
    std::vector<ValueId> parts;
    for (int64_t k = 0; k < count; ++k)
      parts.push_back(random.chance(90) ? twins.element(ElementFunction::Add, {any(), any()}) : any());
    Shape whole = with(pair);
    whole[0] *= count;
    const ValueId made = twins.op(plan::Concatenate{0}, parts, typeOf(type, whole));
    if (random.chance(30))
      return made;
    const ValueId square = twins.element(ElementFunction::Mul, {made, made});
    if (random.chance(30))
      return square;
    // What is computed may overwrite the parts, of which one is read again.
    const ValueId padded = pad(square);
    twins.result(pad(parts[size_t(random.between(0, count - 1))]));
    return padded;
  }
  ValueId pad(ValueId value) {
    Shape shape = twins.type(value).shape;
    const plan::Extents none(shape.size(), 0);
    plan::Extents low = none;
    low[0] = 1;
    ++shape[0];
    return twins.op(plan::Pad{low, none, none}, {value, twins.input(random, typeOf(type))}, typeOf(type, shape));
  }
  // The greatest component of each row, or of all.
  ValueId reduce() {
    plan::Reduce reduce{{int64_t(rows.size())}};
    if (random.chance(50))
      reduce.dimensions.push_back(int64_t(rows.size()) - 1);
    const Shape kept(rows.begin(), rows.end() - ptrdiff_t(reduce.dimensions.size() - 1));
    std::sort(reduce.dimensions.begin(), reduce.dimensions.end());
    return twins.op(reduce, {any(), twins.input(random, typeOf(type))}, typeOf(type, kept),
                    {twins.binaryBody(ElementFunction::Max, type)});
  }
  ValueId any() const { return values[size_t(random.between(0, int64_t(values.size()) - 1))]; }

private:
  Shape with(int64_t width) const {
    Shape shape = rows;
    shape.push_back(width);
    return shape;
  }
  ValueId slice(ValueId array, int64_t begin, int64_t width) {
    plan::Extents starts(rows.size(), 0), limits(rows.begin(), rows.end());
    starts.push_back(begin);
    limits.push_back(std::min(begin + pair, width));
    return twins.op(plan::Slice{starts, limits, plan::Extents(starts.size(), 1)}, {array}, typeOf(type, with(pair)));
  }

  Random &random;
  Twins &twins;
  ElementType type;
  int64_t pair; // elements of a component
  Shape rows;
  std::vector<ValueId> values;
};

} // namespace

void makeComponents(Random &random, Twins &twins) {
  Components components(random, twins);
  for (int64_t i = random.between(1, 3); i > 0; --i)
    components.addInput();
  for (int64_t i = random.between(1, 12); i > 0; --i)
    components.addOp();
  for (int64_t i = random.between(1, 3); i > 0; --i) {
    const int64_t kind = random.between(0, 9);
    twins.result(kind < 4   ? components.stack()
                 : kind < 7 ? components.append()
                 : kind < 9 ? components.reduce()
                            : components.any());
  }
}

} // namespace shlo::test
