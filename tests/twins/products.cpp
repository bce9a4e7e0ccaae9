// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include <algorithm>

namespace shlo::test {

using plan::Extents;

namespace {

struct Types {
  ElementType left, right, result;
};

Types randomTypes(Random &random) {
  using enum ElementType;
  if (random.chance(45)) {
    const ElementType type = random.oneOf({F32, F32, F32, F64, F64, BF16, F16, ComplexF32, ComplexF64});
    return {type, type, type};
  }
  if (random.chance(20))
    return random.oneOf<Types>({{BF16, BF16, F32},
                                {F16, F16, F32},
                                {BF16, BF16, BF16},
                                {F16, F16, F16},
                                {F32, F32, BF16},
                                {F8E4M3FN, F8E4M3FN, F16},
                                {F16, F32, F32},
                                {F32, F16, F64}});
  return random.oneOf<Types>(
      {{I8, I8, I32},  {I8, I8, I32},   {UI8, I8, I32},     {I8, UI8, I32},  {UI8, UI8, I32},    {UI8, UI8, UI32},
       {I8, I8, I8},   {UI8, UI8, UI8}, {I16, I16, I32},    {I16, I16, I16}, {UI16, UI16, UI32}, {UI16, UI16, UI16},
       {I8, I16, I32}, {I32, I32, I32}, {UI32, UI32, UI32}, {I64, I64, I64}, {UI64, UI64, UI64}, {I8, I8, I64},
       {I4, I4, I32},  {I4, I4, I4},    {UI4, UI4, UI4},    {I1, I1, I1},    {I8, I8, I16}});
}

// An input or a constant: integers of all bits, because results wrap around; floats whose sums are exact.
ValueId randomOperand(Random &random, Twins &twins, const TensorType &type) {
  Bytes bytes = random.randomBytes(type);
  if (isInteger(type.element) && info(type.element).bits >= 8)
    for (char &byte : bytes)
      byte = char(random.bits());
  else if (isInteger(type.element))
    for (char &byte : bytes)
      byte = char(info(type.element).kind == ElementKind::Signed ? random.between(-8, 7) : random.between(0, 15));
  return random.chance(25) ? twins.constant(type, std::move(bytes)) : twins.input(type, std::move(bytes));
}

// An operand whose axes have the given extents and stand in a random order in memory; `place` gets their axes.
ValueId operand(Random &random, Twins &twins, ElementType element, const Shape &extents, Extents &place) {
  Extents order;
  for (size_t i = 0; i < extents.size(); ++i)
    order.insert(order.begin() + (random.chance(40) ? random.between(0, int64_t(i)) : int64_t(i)), int64_t(i));
  Shape shape;
  place.assign(extents.size(), 0);
  for (size_t i = 0; i < order.size(); ++i) {
    shape.push_back(extents[size_t(order[i])]);
    place[size_t(order[i])] = int64_t(i);
  }
  if (shape.size() < 2 || random.chance(60))
    return randomOperand(random, twins, typeOf(element, shape));
  // The same as the transpose of an input, which the product may read as it is.
  Extents permutation;
  for (size_t i = 0; i < shape.size(); ++i)
    permutation.insert(permutation.begin() + random.between(0, int64_t(i)), int64_t(i));
  Shape stored(shape.size());
  for (size_t i = 0; i < shape.size(); ++i)
    stored[size_t(permutation[i])] = shape[i];
  const ValueId input = randomOperand(random, twins, typeOf(element, stored));
  return twins.op(plan::Transpose{permutation}, {input}, typeOf(element, shape));
}

} // namespace

void makeProducts(Random &random, Twins &twins) {
  const Types types = randomTypes(random);
  auto extent = [&](int64_t most) {
    return random.chance(2) ? 0 : random.chance(60) ? random.between(1, 16) : random.between(1, most);
  };
  Shape batch, leftFree, rightFree, contracted;
  for (int64_t i = random.oneOf({0, 0, 1, 1, 2}); i > 0; --i)
    batch.push_back(random.chance(80) ? random.between(1, 5) : random.between(1, 40));
  for (int64_t i = random.oneOf({0, 1, 1, 1, 2}); i > 0; --i)
    leftFree.push_back(extent(150));
  for (int64_t i = random.oneOf({0, 1, 1, 1, 2}); i > 0; --i)
    rightFree.push_back(extent(150));
  for (int64_t i = random.oneOf({0, 1, 1, 1, 2}); i > 0; --i)
    contracted.push_back(extent(700));
  const bool isLong = random.chance(2);
  if (isLong) {
    // A batch that the watch divides.
    batch = {random.between(6000, 15000)};
    for (Shape *shape : {&leftFree, &rightFree, &contracted})
      *shape = {random.between(1, 4)};
  }
  Shape everything = batch;
  for (Shape *shape : {&leftFree, &rightFree, &contracted}) {
    while (elementCount(*shape) > 1200)
      *std::max_element(shape->begin(), shape->end()) = random.between(1, 9);
    everything.insert(everything.end(), shape->begin(), shape->end());
  }
  // Few enough for the general kernels.
  for (Shape *shape : {&batch, &leftFree, &rightFree}) {
    if (isLong || elementCount(everything) <= 600'000)
      break;
    for (int64_t &value : *shape)
      value = std::min<int64_t>(value, 5);
    everything = batch;
    for (Shape *part : {&leftFree, &rightFree, &contracted})
      everything.insert(everything.end(), part->begin(), part->end());
  }
  plan::DotGeneral dot;
  auto make = [&](ElementType element, const Shape &free, plan::NumberList &batching, plan::NumberList &contracting) {
    Shape extents = batch;
    extents.insert(extents.end(), free.begin(), free.end());
    extents.insert(extents.end(), contracted.begin(), contracted.end());
    Extents place;
    const ValueId value = operand(random, twins, element, extents, place);
    batching.assign(place.begin(), place.begin() + ptrdiff_t(batch.size()));
    contracting.assign(place.end() - ptrdiff_t(contracted.size()), place.end());
    return value;
  };
  const ValueId left = make(types.left, leftFree, dot.lhsBatchingDimensions, dot.lhsContractingDimensions);
  const ValueId right = make(types.right, rightFree, dot.rhsBatchingDimensions, dot.rhsContractingDimensions);
  Shape shape = batch;
  for (const auto &[value, batching, contracting] :
       {std::tuple(left, &dot.lhsBatchingDimensions, &dot.lhsContractingDimensions),
        std::tuple(right, &dot.rhsBatchingDimensions, &dot.rhsContractingDimensions)}) {
    const Shape &extents = twins.type(value).shape;
    for (size_t d = 0; d < extents.size(); ++d)
      if (std::count(batching->begin(), batching->end(), int64_t(d)) == 0 &&
          std::count(contracting->begin(), contracting->end(), int64_t(d)) == 0)
        shape.push_back(extents[d]);
  }
  const ValueId product = twins.op(std::move(dot), {left, right}, typeOf(types.result, std::move(shape)));
  twins.result(withEpilogue(random, twins, product));
}

} // namespace shlo::test
