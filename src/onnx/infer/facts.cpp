// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/facts.h"

namespace shlo::onnx {

Number operator+(Number a, Number b) {
  if (a.is(0))
    return b;
  if (b.is(0))
    return a;
  int64_t sum;
  return a.isKnown() && b.isKnown() && !__builtin_add_overflow(a.get(), b.get(), &sum) ? Number(sum) : Number();
}

Number operator-(Number a, Number b) {
  if (b.is(0))
    return a;
  if (areSame(a, b))
    return 0;
  int64_t difference;
  return a.isKnown() && b.isKnown() && !__builtin_sub_overflow(a.get(), b.get(), &difference) ? Number(difference)
                                                                                              : Number();
}

Number operator*(Number a, Number b) {
  if (a.is(0) || b.is(1))
    return a;
  if (b.is(0) || a.is(1))
    return b;
  int64_t product;
  return a.isKnown() && b.isKnown() && !__builtin_mul_overflow(a.get(), b.get(), &product) ? Number(product) : Number();
}

Number operator/(Number a, Number b) {
  if (b.is(1))
    return a;
  const bool isPossible = a.isKnown() && b.isKnown() && !b.is(0) && !(a.is(INT64_MIN) && b.is(-1));
  return isPossible ? Number(a.get() / b.get()) : Number();
}

} // namespace shlo::onnx
