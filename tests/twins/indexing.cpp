// Gather and scatter with random dimension numbers, and indices of which some are outside of the operand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include "property/difference.h"

#include <algorithm>
#include <limits>

namespace shlo::test {

using plan::Extents;

namespace {

constexpr int64_t mostElements = 60000;

// Any bits of integers, fractions, zeros of both signs, infinities and NaN: kernels must add in the same order.
Bytes anyBytes(Random &random, const TensorType &type) {
  Bytes bytes = random.randomBytes(type);
  auto write = [&](size_t at, auto value) { std::memcpy(&bytes[at], &value, sizeof value); };
  auto number = [&]() -> double {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (random.chance(95))
      return double(random.between(-1000000, 1000000)) / 1024;
    return random.oneOf<double>({0.0, -0.0, infinity, -infinity, std::numeric_limits<double>::quiet_NaN()});
  };
  const ElementType part = comparedAs(type.element);
  const size_t width = byteSize(part);
  for (size_t at = 0; at < bytes.size(); at += width)
    if (part == ElementType::F32)
      write(at, float(number()));
    else if (part == ElementType::F64)
      write(at, number());
    else if (isInteger(part) && info(part).bits >= 8) {
      const uint64_t bits = random.bits();
      std::memcpy(&bytes[at], &bits, width);
    }
  return bytes;
}

struct Indexing {
  Indexing(Random &random, Twins &twins) : random(random), twins(twins) {}

  Random &random;
  Twins &twins;

  Shape operand, batch, indices, slices; // slices: a gather's result, a scatter's updates
  Extents window, taken;                 // by axis of the operand; dimensions that slices do not have
  Extents batching, indicesBatching, map, offsets;
  int64_t vectorDimension = 0;

  bool contains(const Extents &list, int64_t value) const {
    return std::find(list.begin(), list.end(), value) != list.end();
  }

  void make() {
    do
      draw();
    while (elementCount(slices) > mostElements || elementCount(operand) > mostElements);
  }

  void draw() {
    for (auto *list : {&operand, &batch, &indices, &slices})
      list->clear();
    for (auto *list : {&window, &taken, &batching, &indicesBatching, &map, &offsets})
      list->clear();
    const int64_t rank = random.between(1, 4);
    for (int64_t d = 0; d < rank; ++d)
      operand.push_back(random.chance(2) ? 0 : random.chance(20) ? random.between(20, 200) : random.between(1, 9));
    for (int64_t i = random.between(0, 2); i > 0; --i)
      batch.push_back(random.chance(1) ? 0 : random.chance(40) ? random.between(200, 900) : random.between(1, 7));
    for (int64_t d = 0; d < rank; ++d) {
      const int64_t extent = operand[size_t(d)];
      if (random.chance(15) && extent > 0) {
        batching.push_back(d);
        const int64_t at = random.between(0, int64_t(batch.size()));
        for (int64_t &other : indicesBatching)
          other += other >= at;
        batch.insert(batch.begin() + at, extent);
        indicesBatching.push_back(at);
        window.push_back(1);
        continue;
      }
      const bool isIndexed = random.chance(60);
      if (isIndexed)
        map.insert(map.begin() + random.between(0, int64_t(map.size())), d);
      const int64_t all = random.chance(70) ? extent : random.between(0, extent);
      window.push_back(random.chance(isIndexed ? 70 : 10) ? std::min<int64_t>(1, extent) : all);
      if (window.back() == 1 && random.chance(80))
        taken.push_back(d);
    }
    const auto components = int64_t(map.size());
    indices = batch;
    vectorDimension = int64_t(batch.size());
    if (components != 1 || random.chance(60)) {
      vectorDimension = random.chance(70) ? vectorDimension : random.between(0, int64_t(batch.size()));
      indices.insert(indices.begin() + vectorDimension, components);
      for (int64_t &dimension : indicesBatching)
        dimension += dimension >= vectorDimension;
    }
    std::vector<bool> isOffset(batch.size(), false);
    Extents sizes;
    for (int64_t d = 0; d < rank; ++d)
      if (!contains(taken, d) && !contains(batching, d)) {
        isOffset.insert(isOffset.begin() + random.between(0, int64_t(isOffset.size())), true);
        sizes.push_back(window[size_t(d)]);
      }
    size_t nextSize = 0, nextBatch = 0;
    for (size_t d = 0; d < isOffset.size(); ++d) {
      if (isOffset[d])
        offsets.push_back(int64_t(d));
      slices.push_back(isOffset[d] ? sizes[nextSize++] : batch[nextBatch++]);
    }
  }

  ValueId indexInput() {
    const ElementType element = random.oneOf({ElementType::I32, ElementType::I32, ElementType::I32, ElementType::I64,
                                              ElementType::I64, ElementType::UI32, ElementType::UI64, ElementType::I8,
                                              ElementType::UI8, ElementType::I16, ElementType::UI16});
    const TensorType type = typeOf(element, indices);
    const size_t width = byteSize(element);
    Bytes bytes(size_t(elementCount(indices)) * width);
    int64_t inner = 1;
    for (size_t d = size_t(vectorDimension) + 1; d < indices.size(); ++d)
      inner *= indices[d];
    const bool isNear = random.chance(50);
    for (size_t i = 0; i * width < bytes.size(); ++i) {
      const size_t component = map.size() < 2 ? 0 : size_t(int64_t(i) / inner) % map.size();
      const size_t axis = map.empty() ? 0 : size_t(map[component]);
      int64_t index = random.between(0, std::max<int64_t>(operand[axis] - window[axis], 0));
      if (isNear && random.chance(10))
        index = random.between(-3, operand[axis] + 3);
      uint64_t bits = uint64_t(index);
      if (isNear && random.chance(2))
        bits = random.oneOf<uint64_t>({uint64_t(1) << 63, UINT64_MAX >> 1, uint64_t(1) << (8 * width - 1),
                                       (uint64_t(1) << (8 * width - 1)) - 1, uint64_t(1) << 31, uint64_t(1) << 32});
      std::memcpy(&bytes[i * width], &bits, width);
    }
    if (random.chance(15))
      return evenSteps(type);
    if (map.size() < 2 || random.chance(60))
      return viewed(type, std::move(bytes));
    // The elements of index vectors come from an array each.
    std::vector<ValueId> arrays;
    Shape shape = indices;
    shape[size_t(vectorDimension)] = 1;
    const TensorType part = typeOf(element, shape);
    const bool isViewed = random.chance(30);
    for (size_t k = 0; k < map.size(); ++k) {
      Bytes own;
      for (size_t i = 0; i * width < bytes.size(); ++i)
        if (size_t(int64_t(i) / inner) % map.size() == k)
          own.insert(own.end(), bytes.begin() + ptrdiff_t(i * width), bytes.begin() + ptrdiff_t((i + 1) * width));
      arrays.push_back(isViewed ? viewed(part, std::move(own)) : twins.input(part, std::move(own)));
    }
    return twins.op(plan::Concatenate{vectorDimension}, std::move(arrays), type);
  }

  // A constant, of indices in even steps along each axis or in groups of equal or even ones, and perhaps another one.
  ValueId evenSteps(const TensorType &type) {
    const size_t width = byteSize(type.element);
    Extents groups, outer, inner;
    for (size_t d = 0; d < indices.size(); ++d) {
      groups.push_back(random.oneOf({1, 1, 2, 3}));
      outer.push_back(random.oneOf({0, 1, 1, 2, -1}));
      inner.push_back(random.oneOf({0, 1}));
    }
    const int64_t start = random.between(0, 3);
    std::vector<char> bytes(size_t(elementCount(indices)) * width);
    for (size_t i = 0; i * width < bytes.size(); ++i) {
      int64_t index = start;
      for (size_t d = indices.size(), left = i; d-- > 0; left /= size_t(indices[d])) {
        const auto at = int64_t(left % size_t(indices[d]));
        index += at / groups[d] * outer[d] + at % groups[d] * inner[d];
      }
      const auto bits = uint64_t(random.chance(1) ? start : std::max<int64_t>(index, 0));
      std::memcpy(&bytes[i * width], &bits, width);
    }
    const ValueId constant = twins.constant(type, bytes);
    std::get<plan::Constant>(twins.body().ops.back().data).splat = false;
    return constant;
  }

  // An input with these bytes, read through a transpose that kernels may leave to their strides.
  ValueId viewed(const TensorType &type, Bytes bytes) {
    const size_t rank = type.shape.size();
    if (rank < 2 || random.chance(60))
      return twins.input(type, std::move(bytes));
    Extents permutation;
    for (size_t i = 0; i < rank; ++i)
      permutation.insert(permutation.begin() + random.between(0, int64_t(i)), int64_t(i));
    Shape stored(rank);
    for (size_t i = 0; i < rank; ++i)
      stored[size_t(permutation[i])] = type.shape[i];
    Extents strides(rank, 1);
    for (size_t i = rank - 1; i-- > 0;)
      strides[i] = strides[i + 1] * stored[i + 1];
    const size_t width = byteSize(type.element);
    Bytes moved(bytes.size());
    for (size_t i = 0; i * width < bytes.size(); ++i) {
      int64_t left = int64_t(i), at = 0;
      for (size_t d = rank; d-- > 0;) {
        at += left % type.shape[d] * strides[size_t(permutation[d])];
        left /= type.shape[d];
      }
      std::memcpy(&moved[size_t(at) * width], &bytes[i * width], width);
    }
    const ValueId input = twins.input(typeOf(type.element, stored), std::move(moved));
    return twins.op(plan::Transpose{permutation}, {input}, type);
  }
  ValueId data(ElementType element, const Shape &shape) {
    const TensorType type = typeOf(element, shape);
    if (random.chance(10) && !shape.empty()) {
      const ValueId scalar = twins.input(typeOf(element), anyBytes(random, typeOf(element)));
      return twins.broadcast(scalar, shape, {});
    }
    const ValueId made = viewed(type, anyBytes(random, type));
    if (!random.chance(10))
      return made;
    plan::Reverse reverse;
    for (size_t d = 0; d < shape.size(); ++d)
      if (random.chance(50))
        reverse.dimensions.push_back(int64_t(d));
    return twins.op(reverse, {made}, type);
  }
};

ElementType anyElement(Random &random) {
  return random.oneOf({ElementType::F32, ElementType::F32, ElementType::F32, ElementType::F64, ElementType::I32,
                       ElementType::I64, ElementType::UI32, ElementType::I8, ElementType::UI8, ElementType::I16,
                       ElementType::UI64, ElementType::UI16, ElementType::I1, ElementType::BF16, ElementType::F16,
                       ElementType::ComplexF32, ElementType::ComplexF64});
}

// The body of a scatter: one function of both, a chain, the update, or the element itself.
plan::Body combiningBody(Random &random, Twins &twins, ElementType element) {
  using enum ElementFunction;
  return twins.inner([&] {
    const ValueId old = twins.parameter(typeOf(element)), update = twins.parameter(typeOf(element));
    const bool isNumber = element != ElementType::I1;
    if (random.chance(12))
      return std::vector<ValueId>{random.chance(80) ? update : old};
    ElementFunction function = random.oneOf({Add, Add, Add, Mul});
    if (!isComplex(element) && random.chance(50))
      function = random.oneOf({Min, Max});
    if (isNumber && random.chance(10))
      function = Subtract;
    if (!isFloat(element) && !isComplex(element) && random.chance(30))
      function = random.oneOf({And, Or, Xor});
    const bool isSwapped = random.chance(15);
    ValueId result = twins.element(function, {isSwapped ? update : old, isSwapped ? old : update});
    if (random.chance(15))
      result = twins.element(isNumber ? Subtract : Xor, {result, update});
    return std::vector<ValueId>{result};
  });
}

} // namespace

void makeGathers(Random &random, Twins &twins) {
  Indexing at(random, twins);
  at.make();
  const ElementType element = anyElement(random);
  const ValueId operand = at.data(element, at.operand), indices = at.indexInput();
  const plan::Gather gather{at.offsets, at.taken,           at.batching, at.indicesBatching,
                            at.map,     at.vectorDimension, at.window,   false};
  twins.result(twins.op(gather, {operand, indices}, typeOf(element, at.slices)));
}

void makeScatters(Random &random, Twins &twins) {
  Indexing at(random, twins);
  at.make();
  std::vector<ElementType> elements;
  for (int64_t i = random.chance(15) ? random.between(2, 3) : 1; i > 0; --i)
    elements.push_back(anyElement(random));
  std::vector<ValueId> operands;
  std::vector<TensorType> results;
  for (ElementType element : elements) {
    operands.push_back(at.data(element, at.operand));
    results.push_back(typeOf(element, at.operand));
  }
  operands.push_back(at.indexInput());
  for (ElementType element : elements)
    operands.push_back(at.data(element, at.slices));
  plan::Body body;
  if (elements.size() == 1)
    body = combiningBody(random, twins, elements[0]);
  else
    body = twins.inner([&] {
      std::vector<ValueId> old, update, combined;
      for (auto *list : {&old, &update})
        for (ElementType element : elements)
          list->push_back(twins.parameter(typeOf(element)));
      for (size_t i = 0; i < elements.size(); ++i)
        combined.push_back(twins.element(random.oneOf({ElementFunction::Add, ElementFunction::Mul}),
                                         {old[i], random.chance(20) ? old[i] : update[i]}));
      return combined;
    });
  const plan::Scatter scatter{at.offsets, at.taken,           at.batching, at.indicesBatching,
                              at.map,     at.vectorDimension, false,       false};
  for (ValueId result : twins.ops(scatter, operands, results, {std::move(body)}))
    twins.result(result);
}

} // namespace shlo::test
