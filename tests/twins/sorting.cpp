// Sorts by keys with many ties, of which often only the first elements are read.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include "property/difference.h"

#include <algorithm>
#include <limits>

namespace shlo::test {

using plan::CompareDirection;
using plan::CompareOrder;

namespace {

// Few different numbers, or any bits.
Bytes keys(Random &random, const TensorType &type) {
  if (random.chance(40) || type.element == ElementType::I1)
    return random.randomBytes(type);
  Bytes bytes(size_t(elementCount(type.shape)) * byteSize(type.element));
  const size_t width = byteSize(type.element);
  const bool hasSpecials = random.chance(50);
  for (size_t at = 0; at < bytes.size(); at += width) {
    uint64_t bits = random.bits();
    if (hasSpecials && random.chance(20))
      bits = random.oneOf<uint64_t>({0, UINT64_MAX, uint64_t(1) << (8 * width - 1)});
    // Whether conversions make signalling NaNs quiet depends on the instruction set.
    if (type.element == ElementType::F16)
      bits |= 0x200;
    std::memcpy(&bytes[at], &bits, width);
  }
  return bytes;
}

// What a comparator asks of one operand.
ValueId precedes(Random &random, Twins &twins, ValueId left, ValueId right) {
  const ElementType element = twins.type(left).element;
  if (random.chance(10) && (isInteger(element) || element == ElementType::F32)) {
    left = twins.element(ElementFunction::Abs, {left});
    right = twins.element(ElementFunction::Abs, {right});
  }
  if (random.chance(20))
    std::swap(left, right);
  const CompareOrder order =
      isFloat(element) ? random.oneOf({CompareOrder::Float, CompareOrder::Total}) : CompareOrder::Signed;
  return twins.compare(random.oneOf({CompareDirection::LT, CompareDirection::GT}), left, right, order);
}

} // namespace

void makeSorts(Random &random, Twins &twins) {
  Shape shape;
  for (int64_t i = random.between(1, 3); i > 0; --i)
    shape.push_back(random.chance(2) ? 0 : random.between(1, 9));
  const auto dimension = random.between(0, int64_t(shape.size()) - 1);
  const int64_t extent = random.chance(2)    ? random.between(20000, 140000)
                         : random.chance(50) ? random.between(1, 130)
                                             : random.between(100, 3000);
  shape[size_t(dimension)] = extent;
  while (elementCount(shape) > 150000)
    for (size_t d = 0; d < shape.size(); ++d)
      if (int64_t(d) != dimension)
        shape[d] = 1;

  std::vector<ValueId> operands;
  std::vector<TensorType> types;
  for (int64_t i = random.between(1, 3); i > 0; --i) {
    const TensorType type =
        typeOf(random.oneOf({ElementType::F32, ElementType::F32, ElementType::F64, ElementType::I32, ElementType::I64,
                             ElementType::UI32, ElementType::I8, ElementType::UI8, ElementType::I16, ElementType::BF16,
                             ElementType::F16, ElementType::UI64, ElementType::I1}),
               shape);
    operands.push_back(twins.input(type, keys(random, type)));
    types.push_back(type);
  }
  if (random.chance(60)) { // as top_k
    const TensorType type = typeOf(ElementType::I32, shape);
    operands.push_back(twins.op(plan::Iota{dimension}, {}, type));
    types.push_back(type);
  }
  plan::Body comparator = twins.inner([&] {
    std::vector<ValueId> sides;
    for (const TensorType &type : types)
      for (int side = 0; side < 2; ++side)
        sides.push_back(twins.parameter(typeOf(type.element)));
    const ValueId first = precedes(random, twins, sides[0], sides[1]);
    if (types.size() < 2 || random.chance(70))
      return std::vector<ValueId>{first};
    const ValueId tie = twins.compare(CompareDirection::EQ, sides[0], sides[1], CompareOrder::Total);
    const ValueId second = precedes(random, twins, sides[2], sides[3]);
    return std::vector<ValueId>{twins.element(ElementFunction::Select, {tie, second, first})};
  });
  const std::vector<ValueId> sorted = twins.ops(plan::Sort{dimension, true}, operands, types, {std::move(comparator)});

  const bool isWhole = random.chance(25);
  const int64_t most = random.chance(60) ? random.between(1, std::max<int64_t>(1, extent / 8)) : extent;
  for (ValueId result : sorted) {
    if (isWhole) {
      twins.result(result);
      continue;
    }
    plan::Slice slice{plan::Extents(shape.size(), 0), shape, plan::Extents(shape.size(), 1)};
    const auto d = size_t(dimension);
    slice.limitIndices[d] = random.chance(80) ? most : random.between(0, most);
    if (random.chance(20))
      slice.startIndices[d] = random.between(0, slice.limitIndices[d]);
    if (random.chance(10))
      slice.strides[d] = 2;
    Shape taken = shape;
    taken[d] = (slice.limitIndices[d] - slice.startIndices[d] + slice.strides[d] - 1) / slice.strides[d];
    twins.result(twins.op(slice, {result}, typeOf(twins.type(result).element, taken)));
  }
}

} // namespace shlo::test
