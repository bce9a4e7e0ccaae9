// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace formulas {

// The generator splitmix64.
uint64_t Random::bits() {
  uint64_t z = state += 0x9E3779B97F4A7C15ull;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ z >> 27) * 0x94D049BB133111EBull;
  return z ^ z >> 31;
}

int64_t Random::between(int64_t least, int64_t most) { return least + int64_t(bits() % uint64_t(most - least + 1)); }

std::vector<int64_t> Random::permutation(int64_t size) {
  std::vector<int64_t> list(static_cast<size_t>(size));
  std::iota(list.begin(), list.end(), 0);
  return shuffled(list);
}

std::vector<int64_t> Random::subset(int64_t size, int percent) {
  std::vector<int64_t> list;
  for (int64_t i = 0; i < size; ++i)
    if (chance(percent))
      list.push_back(i);
  return list;
}

std::vector<int64_t> Random::choose(int64_t size, int64_t count) {
  std::vector<int64_t> list = permutation(size);
  list.resize(size_t(count));
  std::sort(list.begin(), list.end());
  return list;
}

std::vector<int64_t> Random::shuffled(std::vector<int64_t> list) {
  for (size_t i = list.size(); i > 1; --i)
    std::swap(list[i - 1], list[size_t(between(0, int64_t(i) - 1))]);
  return list;
}

int64_t Random::extent() {
  const int64_t kind = between(0, 99);
  if (kind < 3)
    return 0;
  if (kind < 18)
    return 1;
  if (kind < 80)
    return between(2, 5);
  return kind < 95 ? between(6, 20) : between(21, 80);
}

Shape Random::shape(int64_t leastRank, int64_t mostRank, int64_t mostElements) {
  if (leastRank <= 1 && mostRank >= 3 && mostElements == 600 && chance(3))
    return longShape();
  Shape shape;
  const int64_t rank = mostRank == 5 && chance(3) ? between(6, 8) : between(leastRank, mostRank);
  int64_t count = 1;
  for (int64_t d = 0; d < rank; ++d) {
    int64_t extent = this->extent();
    if (count * extent > mostElements)
      extent = std::max<int64_t>(mostElements / std::max<int64_t>(count, 1), 1);
    count *= std::max<int64_t>(extent, 1);
    shape.push_back(extent);
  }
  return pick(shape, permutation(rank));
}

Type Random::sumType(Type type) {
  if (!chance(15))
    return type;
  if (type == SHLO_TYPE_I8)
    return SHLO_TYPE_I32;
  return type == SHLO_TYPE_BF16 || type == SHLO_TYPE_F16 ? Type(SHLO_TYPE_F32) : type;
}

Shape Random::longShape() {
  const int64_t extent = between(100, 1000);
  switch (between(0, 3)) {
  case 0: return {extent * 3};
  case 1: return {between(1, 4), extent};
  case 2: return {extent, between(1, 4)};
  default: return {between(1, 3), extent, between(1, 3)};
  }
}

Type Random::integerType() {
  return oneOf({SHLO_TYPE_I2, SHLO_TYPE_UI2, SHLO_TYPE_I4, SHLO_TYPE_I4, SHLO_TYPE_I8, SHLO_TYPE_I16, SHLO_TYPE_I32,
                SHLO_TYPE_I32, SHLO_TYPE_I64, SHLO_TYPE_UI4, SHLO_TYPE_UI8, SHLO_TYPE_UI8, SHLO_TYPE_UI16,
                SHLO_TYPE_UI32, SHLO_TYPE_UI64});
}
Type Random::floatType() { return oneOf({SHLO_TYPE_F32, SHLO_TYPE_F32, SHLO_TYPE_F64, SHLO_TYPE_BF16, SHLO_TYPE_F16}); }
Type Random::realType() { return chance(50) ? floatType() : integerType(); }
Type Random::orderedType() { return chance(8) ? Type(SHLO_TYPE_I1) : realType(); }
Type Random::numberType() {
  return chance(10) ? oneOf<Type>({SHLO_TYPE_COMPLEX_F32, SHLO_TYPE_COMPLEX_F64}) : realType();
}
Type Random::anyType() { return chance(8) ? Type(SHLO_TYPE_I1) : numberType(); }
Type Random::indexType() {
  return oneOf({SHLO_TYPE_I8, SHLO_TYPE_I16, SHLO_TYPE_I32, SHLO_TYPE_I32, SHLO_TYPE_I64, SHLO_TYPE_I64, SHLO_TYPE_UI8,
                SHLO_TYPE_UI32, SHLO_TYPE_UI64});
}

Type Random::movedType() {
  return chance(10) ? oneOf<Type>({SHLO_TYPE_F8E3M4, SHLO_TYPE_F8E4M3, SHLO_TYPE_F8E5M2}) : anyType();
}

Element Random::element(Type type, Values values) {
  if (isBool(type))
    return {between(0, 1)};
  if (isComplex(type)) {
    Element element = this->element(partType(type), values);
    element.imaginary = this->element(partType(type), values).real;
    return element;
  }
  if (values != Values::Small && chance(20)) {
    if (isInteger(type))
      return {oneOf<Integer>({smallest(type), smallest(type) + 1, largest(type), largest(type) - 1})};
    return {0, oneOf({0.0, -0.0, HUGE_VAL, -HUGE_VAL, values == Values::Special ? double(NAN) : 0.5})};
  }
  return number(type, isUnsigned(type) ? between(0, 6) : between(-3, 3));
}

Array Random::array(Type type, const Shape &shape, Values values) {
  Array array(type, shape);
  for (Element &element : array.elements)
    element = this->element(type, values);
  return array;
}

} // namespace formulas
