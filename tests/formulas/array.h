// Arrays of the reference: element types, elements, shapes and indices. Plain and slow on purpose.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHLO_FORMULAS_ARRAY_H
#define SHLO_FORMULAS_ARRAY_H

#include <stablehlo-c/stablehlo.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace formulas {

using Type = shlo_element_type;
using Shape = std::vector<int64_t>;
using Index = std::vector<int64_t>;
__extension__ typedef __int128 Integer; // holds every integer of 64 bits, signed or not, and sums of them

bool isBool(Type type);
bool isInteger(Type type); // without i1
bool isUnsigned(Type type);
bool isFloat(Type type); // with the formats of IEEE 754, down to 8 bits
bool isComplex(Type type);
int bitWidth(Type type); // of a part, if complex
Integer smallest(Type type);
Integer largest(Type type);
// The type of the parts of a complex type; the type itself otherwise.
Type partType(Type type);
std::string typeText(Type type);
std::string tensorText(Type type, const Shape &shape);

// Booleans and integers use `integer`, floats `real`.
struct Element {
  Integer integer = 0;
  double real = 0, imaginary = 0;
};
using Elements = std::vector<Element>;

// The element of the type with these bits, and the bits of an element of at most 64 bits.
Element fromBits(Type type, uint64_t bits);
uint64_t toBits(Type type, const Element &element);
// The nearest float of the type, and the integer of the type with the same low bits.
double rounded(Type type, double value);
Integer wrapped(Type type, Integer value);
// The integer as an element of the type: rounded, wrapped, or (for i1) whether it is odd.
Element number(Type type, int64_t value);

// Equal values; all NaNs are equal, and zeros of different signs are not, if zeroSigns.
bool equal(Type type, const Element &a, const Element &b, bool zeroSigns);
std::string elementText(Type type, const Element &element);

struct Array {
  Type type = SHLO_TYPE_NONE;
  Shape shape;
  Elements elements; // in lexicographic order of indices

  Array() = default;
  Array(Type type, Shape shape, Element fill = {});
  const Element &at(const Index &index) const;
  Element &at(const Index &index);
  int64_t rank() const { return int64_t(shape.size()); }
};

int64_t elementCount(const Shape &shape);
bool inBounds(const Index &index, const Shape &shape);
// All indices of a shape, in lexicographic order.
std::vector<Index> indices(const Shape &shape);
// The elements of a list at these positions.
std::vector<int64_t> pick(const std::vector<int64_t> &list, const std::vector<int64_t> &positions);
bool contains(const std::vector<int64_t> &list, int64_t value);

// As the C API stores tensors.
std::vector<unsigned char> toBytes(const Array &array);
// An array of the bits that `next` gives, one part of a complex number after the other.
Array fromParts(Type type, const Shape &shape, const std::function<uint64_t()> &next);
Array fromBytes(Type type, const Shape &shape, const void *bytes);

} // namespace formulas

#endif
