// bitcast_convert. Elements are in memory in ascending order, little endian: the first of the narrow elements has the
// lowest bits of the wide one.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"

#include <algorithm>

namespace formulas {

namespace {

int totalWidth(Type type) { return bitWidth(type) * (isComplex(type) ? 2 : 1); }

std::vector<bool> bitsOf(const Array &array) {
  std::vector<bool> bits;
  const auto append = [&](uint64_t part) {
    for (int i = 0; i < bitWidth(array.type); ++i)
      bits.push_back(part >> i & 1);
  };
  for (const Element &element : array.elements) {
    append(toBits(partType(array.type), element));
    if (isComplex(array.type))
      append(toBits(partType(array.type), {0, element.imaginary}));
  }
  return bits;
}

Array fromBitList(Type type, const Shape &shape, const std::vector<bool> &bits) {
  size_t at = 0;
  return fromParts(type, shape, [&] {
    uint64_t part = 0;
    for (int i = 0; i < bitWidth(type); ++i)
      part |= uint64_t(bits[at++]) << i;
    return part;
  });
}

} // namespace

void writeBitcastConvert(Program &program) {
  Random &random = program.random;
  Type from = random.numberType(), to = random.numberType();
  while (isComplex(from) != isComplex(to))
    to = random.numberType();
  Shape shape = random.shape(0, 4);
  const int wide = totalWidth(from), narrow = totalWidth(to);
  Shape made = shape;
  if (narrow < wide)
    made.push_back(wide / narrow);
  if (narrow > wide)
    shape.push_back(narrow / wide);
  Array array(from, shape);
  for (Element &element : array.elements)
    element =
        isInteger(from) && random.chance(50) ? fromBits(from, random.bits()) : random.element(from, Values::Special);
  program.use(
      program.op1("stablehlo.bitcast_convert", {program.operand(array)}, "", fromBitList(to, made, bitsOf(array))));
}

} // namespace formulas
