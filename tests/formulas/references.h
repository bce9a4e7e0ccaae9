// Ops by the index formulas of the specification, one function per op. Families share those that are declared here.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHLO_FORMULAS_REFERENCES_H
#define SHLO_FORMULAS_REFERENCES_H

#include "array.h"
#include "random.h"

namespace formulas {

// moves.cpp
Array pad(const Array &operand, const Element &value, const std::vector<int64_t> &low, const std::vector<int64_t> &high,
          const std::vector<int64_t> &interior);
struct Padding {
  std::vector<int64_t> low, high, interior;
};
// Of each dimension, also negative; no result has a negative extent.
Padding randomPadding(Random &random, const Shape &shape);
Array slice(const Array &operand, const std::vector<int64_t> &start, const std::vector<int64_t> &limit,
            const std::vector<int64_t> &strides);
Array reverse(const Array &operand, const std::vector<int64_t> &dimensions);
Array transpose(const Array &operand, const std::vector<int64_t> &permutation);
Array broadcastInDim(const Array &operand, const std::vector<int64_t> &dimensions, const Shape &shape);
Array reshape(const Array &operand, const Shape &shape);
Array iota(Type type, const Shape &shape, int64_t dimension);

// scalars.cpp
Element negate(Type type, const Element &a); // the logical not of i1
Array negate(const Array &operand);
Element add(Type type, const Element &a, const Element &b);
Element subtract(Type type, const Element &a, const Element &b);
Element multiply(Type type, const Element &a, const Element &b);
Element minimum(Type type, const Element &a, const Element &b);
Element maximum(Type type, const Element &a, const Element &b);
// Integers and i1.
Element bitAnd(Type type, const Element &a, const Element &b);
Element bitOr(Type type, const Element &a, const Element &b);
Element bitXor(Type type, const Element &a, const Element &b);
// direction: EQ, NE, LT, LE, GT, GE. kind: the compare_type.
bool compare(Type type, const std::string &direction, const std::string &kind, const Element &a, const Element &b);
// SIGNED, UNSIGNED or FLOAT.
std::string compareType(Type type);

} // namespace formulas

#endif
