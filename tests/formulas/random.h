// Random parameters of programs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHLO_FORMULAS_RANDOM_H
#define SHLO_FORMULAS_RANDOM_H

#include "array.h"

namespace formulas {

enum class Values {
  Small,   // integers from -3 to 3: sums and products of some are exact in every type
  Special, // also NaN, infinities, zeros of both signs, and the ends of integer types
  Finite,  // the same without NaN
};

class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}

  uint64_t bits();
  int64_t between(int64_t least, int64_t most);
  bool chance(int percent) { return between(0, 99) < percent; }
  template <typename T> T oneOf(std::initializer_list<T> list) {
    return list.begin()[between(0, int64_t(list.size()) - 1)];
  }
  template <typename T> const T &oneOf(const std::vector<T> &list) {
    return list[size_t(between(0, int64_t(list.size()) - 1))];
  }

  std::vector<int64_t> permutation(int64_t size);
  // Of the numbers below size: each with this chance, or exactly count of them; both sorted.
  std::vector<int64_t> subset(int64_t size, int percent);
  std::vector<int64_t> choose(int64_t size, int64_t count);
  std::vector<int64_t> shuffled(std::vector<int64_t> list);

  int64_t extent(); // mostly small; sometimes 0, 1 or longer than a vector
  // At most mostElements elements, except that there are rare long shapes and more axes for the default.
  Shape shape(int64_t leastRank, int64_t mostRank, int64_t mostElements = 600);
  Shape longShape(); // one extent of several blocks

  Type anyType();
  Type movedType();   // also floats of 8 bits, for ops that make no sums
  Type realType();    // integers and floats
  Type orderedType(); // also i1
  Type numberType();  // integers, floats and complex numbers
  Type integerType();
  Type floatType();
  Type indexType();
  // The type, or sometimes a wider one that has all sums of products of small integers.
  Type sumType(Type type);

  Element element(Type type, Values values);
  Array array(Type type, const Shape &shape, Values values);

private:
  uint64_t state;
};

} // namespace formulas

#endif
