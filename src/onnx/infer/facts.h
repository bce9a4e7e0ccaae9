// What is known of a value before it is computed: its type, its extents, and the elements of small integer tensors,
// which make extents elsewhere.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/opset/schemas.h"

#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace shlo::onnx {

// An extent, or an element that may become one: a number, a name for one that is not known, or nothing.
class Number {
public:
  Number() = default; // nothing
  Number(int64_t value) : value(value), isNumber(true) {}
  static Number named(uint32_t name) {
    Number result;
    result.id = name;
    return result;
  }

  bool isKnown() const { return isNumber; }
  bool isNamed() const { return id != 0; }
  bool is(int64_t number) const { return isNumber && value == number; }
  int64_t get() const { return value; } // of a known one
  uint32_t name() const { return id; }
  // A known extent, or -1.
  int64_t extent() const { return isNumber ? value : -1; }
  bool operator==(const Number &) const = default;

private:
  int64_t value = 0;
  uint32_t id = 0;
  bool isNumber = false;
};

// Whether both are certainly the same number.
inline bool areSame(Number a, Number b) {
  return a.isKnown() && b.isKnown() ? a.get() == b.get() : !a.isKnown() && !b.isKnown() && a.isNamed() && a.name() == b.name();
}
// Whether they are certainly different ones.
inline bool areDifferent(Number a, Number b) { return a.isKnown() && b.isKnown() && a.get() != b.get(); }
// What two statements about the same number say together.
inline Number known(Number a, Number b) { return a.isKnown() || (a.isNamed() && !b.isKnown()) ? a : b; }

// Nothing where the result would not fit, or is not known.
Number operator+(Number a, Number b);
Number operator-(Number a, Number b);
Number operator*(Number a, Number b);
// Rounded towards zero; nothing for a divisor of 0.
Number operator/(Number a, Number b);

using Numbers = llvm::SmallVector<Number, 4>;
using Shape = Numbers; // extents

// Elements that are followed have at most that many.
inline constexpr size_t mostElements = 1024;

// One element: a scalar, or a list of one, which exporters write. Also where that is not known.
inline bool mayBeSingle(const Shape &shape) {
  return shape.empty() || (shape.size() == 1 && !areDifferent(shape.front(), 1));
}

struct Facts {
  std::optional<ValueType> type;
  std::optional<Shape> shape;        // of a tensor, or of all tensors of a sequence or in an optional; none: not even the rank
  std::optional<Numbers> elements;   // of a tensor of integers or booleans with rank 0 or 1
  bool operator==(const Facts &) const = default;
};

// Not on the stack, which has lists of subgraphs in subgraphs.
using FactsList = std::vector<Facts>;

} // namespace shlo::onnx
