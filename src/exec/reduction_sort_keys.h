// Finds the keys of comparators, and converts keys to integers with the same order.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/numbers.h"
#include "plan/program.h"

#include <algorithm>

namespace shlo::exec {

// One key of a comparator: a function of the left elements, which the comparator also applies to the right elements.
struct SortKey {
  ElementType type = ElementType::None;
  bool isFloat = false;   // ordered by sign and magnitude
  bool canonical = false; // -0 equals +0, NaNs are equal and last
  bool descending = false;
  // The key is `function` of these operands of the sort. If the function has no ops, it is operand `operand`.
  plan::Body function;
  std::vector<size_t> operands;
  size_t operand = 0;

  bool reads(size_t i) const {
    return function.ops.empty() ? i == operand : std::find(operands.begin(), operands.end(), i) != operands.end();
  }
  size_t bits() const { return 8 * byteSize(type); }

  // Calls visitor(code, number) with a value of the key's type and a function from such values to unsigned integers.
  template <typename Visitor> void visit(Visitor &&visitor) const {
    switch (byteSize(type)) {
    case 1: return visitBits<uint8_t>(visitor);
    case 2: return visitBits<uint16_t>(visitor);
    case 4: return visitBits<uint32_t>(visitor);
    default: return visitBits<uint64_t>(visitor);
    }
  }

private:
  template <typename Bits, typename Visitor> void visitBits(Visitor &visitor) const {
    constexpr Bits sign = Bits(Bits(1) << (8 * sizeof(Bits) - 1));
    const Bits flip = descending ? Bits(~Bits(0)) : Bits(0);
    const Bits offset = info(type).kind == ElementKind::Signed ? sign : Bits(0);
    if (!isFloat)
      return visitor([=](Bits value) { return Bits(Bits(value ^ offset) ^ flip); }, Bits());
    // The bits of infinity. Greater bits, without the sign, are NaN.
    const Bits infinity = type == ElementType::BF16  ? Bits(0x7f80)
                          : type == ElementType::F16 ? Bits(0x7c00)
                          : type == ElementType::F32 ? Bits(0x7f800000)
                                                     : Bits(0x7ff0000000000000);
    if (canonical)
      return visitor(
          [=](Bits value) {
            const Bits magnitude = Bits(value & Bits(~sign));
            if (magnitude == 0 || magnitude > infinity)
              value = magnitude ? Bits(~sign) : Bits(0);
            return Bits(Bits(value & sign ? Bits(~value) : Bits(value | sign)) ^ flip);
          },
          Bits());
    visitor([=](Bits value) { return Bits(Bits(value & sign ? Bits(~value) : Bits(value | sign)) ^ flip); }, Bits());
  }
};

// As many of the first elements of sorted lines as anything in the program reads.
int64_t neededElements(const plan::Op &sort, const plan::Program &program, size_t dimension);

// The keys of a sort's comparator, the most significant first; empty if the comparator has another form.
std::vector<SortKey> findSortKeys(const plan::Body &comparator, const plan::Program &program);

} // namespace shlo::exec
