// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include <algorithm>

namespace shlo::test {

using plan::Extents;

namespace {

constexpr int64_t mostElements = 30000;

Shape randomShape(Random &random, int64_t rank) {
  Shape shape;
  for (int64_t i = 0; i < rank; ++i)
    shape.push_back(random.chance(4) ? 0 : random.chance(20) ? random.between(15, 70) : random.between(1, 9));
  if (random.chance(10))
    shape[size_t(random.between(0, rank - 1))] = random.between(100, 3000);
  while (elementCount(shape) > mostElements)
    *std::max_element(shape.begin(), shape.end()) = random.between(1, 4);
  return shape;
}

struct Move {
  Random &random;
  Twins &twins;
  ValueId value;

  const TensorType &type() const { return twins.type(value); }
  void become(plan::OpData data, std::vector<ValueId> operands, Shape shape) {
    const ElementType element = type().element;
    value = twins.op(std::move(data), std::move(operands), typeOf(element, std::move(shape)));
  }

  void transpose() {
    Extents permutation;
    for (size_t i = 0; i < type().shape.size(); ++i)
      permutation.insert(permutation.begin() + random.between(0, int64_t(i)), int64_t(i));
    Shape shape;
    for (int64_t axis : permutation)
      shape.push_back(type().shape[size_t(axis)]);
    become(plan::Transpose{std::move(permutation)}, {value}, std::move(shape));
  }
  void slice() {
    plan::Slice data;
    Shape shape;
    for (int64_t extent : type().shape) {
      const int64_t start = random.chance(50) ? 0 : random.between(0, extent);
      const int64_t limit = random.chance(50) ? extent : random.between(start, extent);
      const int64_t stride = random.oneOf({1, 1, 1, 2, 3, 5});
      data.startIndices.push_back(start);
      data.limitIndices.push_back(limit);
      data.strides.push_back(stride);
      shape.push_back((limit - start + stride - 1) / stride);
    }
    become(std::move(data), {value}, std::move(shape));
  }
  void reverse() {
    plan::Reverse data;
    for (size_t i = 0; i < type().shape.size(); ++i)
      if (random.chance(50))
        data.dimensions.push_back(int64_t(i));
    become(std::move(data), {value}, type().shape);
  }
  void broadcast() {
    Shape shape = type().shape;
    Extents dimensions;
    for (size_t i = 0; i < shape.size(); ++i)
      dimensions.push_back(int64_t(i));
    for (int64_t &extent : shape)
      if (extent == 1 && random.chance(60))
        extent = random.between(2, 20);
    if (shape.size() < 5) {
      const int64_t at = random.between(0, int64_t(shape.size()));
      shape.insert(shape.begin() + at, random.between(1, 17));
      for (int64_t &dimension : dimensions)
        dimension += dimension >= at;
    }
    if (elementCount(shape) <= mostElements)
      become(plan::BroadcastInDim{std::move(dimensions)}, {value}, std::move(shape));
  }
  void pad() {
    plan::Pad data;
    Shape shape;
    for (int64_t extent : type().shape) {
      const int64_t low = random.between(-1, 3), high = random.between(-1, 3), inside = random.oneOf({0, 0, 0, 1, 2});
      const int64_t dilated = extent == 0 ? 0 : (extent - 1) * (inside + 1) + 1;
      if (dilated + low + high < 0)
        return;
      data.edgePaddingLow.push_back(low);
      data.edgePaddingHigh.push_back(high);
      data.interiorPadding.push_back(inside);
      shape.push_back(dilated + low + high);
    }
    if (elementCount(shape) <= mostElements)
      become(std::move(data), {value, twins.input(random, typeOf(type().element))}, std::move(shape));
  }
  void concatenate() {
    const size_t dimension = size_t(random.between(0, int64_t(type().shape.size()) - 1));
    std::vector<Shape> shapes;
    Shape shape = type().shape;
    for (int64_t i = random.between(1, 9); i > 0; i -= 2) {
      shapes.push_back(type().shape);
      shapes.back()[dimension] = random.between(0, 5);
      shape[dimension] += shapes.back()[dimension];
    }
    // The other extents of an empty value may be any.
    if (elementCount(shape) > mostElements)
      return;
    std::vector<ValueId> parts = {value};
    for (Shape &part : shapes)
      parts.push_back(twins.input(random, typeOf(type().element, std::move(part))));
    std::rotate(parts.begin(), parts.begin() + random.between(0, int64_t(parts.size()) - 1), parts.end());
    become(plan::Concatenate{int64_t(dimension)}, std::move(parts), std::move(shape));
  }
};

} // namespace

void makeMoves(Random &random, Twins &twins) {
  const ElementType element =
      random.oneOf({ElementType::F32, ElementType::F32, ElementType::I8, ElementType::UI8, ElementType::I1,
                    ElementType::I32, ElementType::I16, ElementType::F16, ElementType::F64, ElementType::I64,
                    ElementType::ComplexF32, ElementType::ComplexF64});
  Move move{random, twins, twins.input(random, typeOf(element, randomShape(random, random.between(1, 6))))};
  static constexpr void (Move::*moves[])() = {&Move::transpose, &Move::slice, &Move::reverse,
                                              &Move::broadcast, &Move::pad,   &Move::concatenate};
  for (int64_t i = random.between(1, 3); i > 0; --i)
    (move.*moves[random.between(0, std::size(moves) - 1)])();
  twins.result(move.value);
  if (element != ElementType::I1 && random.chance(50))
    twins.result(twins.element(ElementFunction::Add, {move.value, twins.input(random, move.type())}));
}

} // namespace shlo::test
