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
  // Joins neighbouring axes, or divides one.
  void reshape() {
    Shape shape = type().shape;
    for (int64_t i = random.between(1, 2); i > 0 && !shape.empty(); --i) {
      const auto at = size_t(random.between(0, int64_t(shape.size()) - 1));
      if (at + 1 < shape.size() && random.chance(60)) {
        shape[at] *= shape[at + 1];
        shape.erase(shape.begin() + ptrdiff_t(at) + 1);
        continue;
      }
      const int64_t part = random.between(1, 4);
      if (shape.size() < 6 && shape[at] % part == 0) {
        shape[at] /= part;
        shape.insert(shape.begin() + ptrdiff_t(at) + random.between(0, 1), part);
      }
    }
    become(plan::Reshape{}, {value}, std::move(shape));
  }
  // The value beside slices and reverses of it, as when an image is padded with its own pixels.
  void reflect() {
    const auto dimension = size_t(random.between(0, int64_t(type().shape.size()) - 1));
    const Shape whole = type().shape;
    const int64_t extent = whole[dimension], count = random.between(1, 3);
    const ValueId all = value;
    std::vector<ValueId> parts;
    Shape shape = whole;
    shape[dimension] = 0;
    for (int64_t i = 0; i < count; ++i) {
      value = all;
      if (extent > 0 && random.chance(70)) {
        plan::Slice data{Extents(whole.size(), 0), whole, Extents(whole.size(), 1)};
        data.startIndices[dimension] = random.between(0, extent - 1);
        data.limitIndices[dimension] = random.between(data.startIndices[dimension], extent);
        Shape taken = whole;
        taken[dimension] = data.limitIndices[dimension] - data.startIndices[dimension];
        become(std::move(data), {value}, std::move(taken));
        if (random.chance(50))
          become(plan::Reverse{{int64_t(dimension)}}, {value}, type().shape);
      }
      shape[dimension] += type().shape[dimension];
      parts.push_back(value);
    }
    value = all;
    if (elementCount(shape) <= mostElements)
      become(plan::Concatenate{int64_t(dimension)}, std::move(parts), std::move(shape));
    if (random.chance(10))
      twins.result(all);
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
  Shape shape = randomShape(random, random.between(1, 6));
  if (random.chance(10)) // an image, whose columns are copied in blocks
    shape = {random.between(64, 90), random.between(64, 90), random.between(1, 4)};
  Move move{random, twins, twins.input(random, typeOf(element, std::move(shape)))};
  static constexpr void (Move::*moves[])() = {&Move::transpose, &Move::slice,       &Move::reverse, &Move::broadcast,
                                              &Move::pad,       &Move::concatenate, &Move::reshape, &Move::reflect};
  for (int64_t i = random.between(1, 5); i > 0; --i)
    (move.*moves[random.between(0, std::size(moves) - 1)])();
  twins.result(move.value);
  if (element != ElementType::I1 && random.chance(50))
    twins.result(twins.element(ElementFunction::Add, {move.value, twins.input(random, move.type())}));
}

// Elementwise ops and moves of iota and constants, and at the end of an input.
void makeConstants(Random &random, Twins &twins) {
  const ElementType element =
      random.oneOf({ElementType::I32, ElementType::I32, ElementType::F32, ElementType::I64, ElementType::UI8});
  Shape shape = randomShape(random, random.between(1, 3));
  auto make = [&](Shape shape) {
    const TensorType type = typeOf(element, shape);
    if (random.chance(50) && elementCount(shape) > 0)
      return twins.op(plan::Iota{random.between(0, int64_t(shape.size()) - 1)}, {}, type);
    const Bytes bytes = random.randomBytes(random.chance(50) ? typeOf(element) : type);
    const ValueId constant = twins.constant(type, std::vector<char>(bytes.begin(), bytes.end()));
    auto &data = std::get<plan::Constant>(twins.body().ops.back().data);
    data.splat = bytes.size() == byteSize(element) && elementCount(shape) != 1;
    return constant;
  };
  Move move{random, twins, make(shape)};
  static constexpr void (Move::*moves[])() = {&Move::transpose, &Move::slice,   &Move::reverse, &Move::broadcast,
                                              &Move::reshape,   &Move::reflect, &Move::concatenate};
  for (int64_t i = random.between(1, 5); i > 0; --i) {
    if (random.chance(35)) {
      (move.*moves[random.between(0, std::size(moves) - 1)])();
      continue;
    }
    const ValueId other = make(move.type().shape);
    if (random.chance(30)) {
      const plan::CompareOrder order = element == ElementType::F32   ? plan::CompareOrder::Float
                                       : element == ElementType::UI8 ? plan::CompareOrder::Unsigned
                                                                     : plan::CompareOrder::Signed;
      const auto direction = random.oneOf({plan::CompareDirection::GE, plan::CompareDirection::LT});
      const ValueId mask = twins.compare(direction, move.value, other, order);
      if (random.chance(30))
        twins.result(mask);
      move.value = twins.element(ElementFunction::Select, {mask, move.value, make(move.type().shape)});
    } else {
      move.value = twins.element(random.oneOf({ElementFunction::Add, ElementFunction::Mul, ElementFunction::Max}),
                                 {move.value, other});
    }
    if (random.chance(20)) {
      const TensorType type = move.type();
      const size_t axis = size_t(random.between(0, int64_t(type.shape.size()) - 1));
      Shape rest = type.shape;
      rest.erase(rest.begin() + ptrdiff_t(axis));
      const ValueId init = twins.constant(typeOf(element), std::vector<char>(byteSize(element), 0));
      const ValueId sum = twins.op(plan::Reduce{{int64_t(axis)}}, {move.value, init}, typeOf(element, rest),
                                   {twins.binaryBody(ElementFunction::Max, element)});
      twins.result(sum);
    }
  }
  if (random.chance(50))
    twins.result(move.value);
  twins.result(twins.element(ElementFunction::Max, {move.value, twins.input(random, move.type())}));
}

} // namespace shlo::test
