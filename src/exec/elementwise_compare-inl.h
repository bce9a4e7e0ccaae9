// Comparisons of one element. Included like map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_COMPARE_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_COMPARE_INL
#undef SHLO_EXEC_COMPARE_INL
#else
#define SHLO_EXEC_COMPARE_INL
#endif

#include "exec/elementwise_functions-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

//--- Keys: numbers whose order is the requested one -----------------------------------------------------------------//

struct PlainOrder {
  template <Integer T> static HWY_INLINE T key(T a) { return a; }
  template <Floating T> static HWY_INLINE T key(T a) { return a; }
  static HWY_INLINE uint8_t key(Bool a) { return uint8_t(a); }
};

// -NaN < -inf < ... < -0 < +0 < ... < inf < NaN: the order of the bits as integers with a sign and a magnitude.
struct TotalOrder {
  template <Floating T> static HWY_INLINE FloatBits<T> key(T a) {
    const FloatBits<T> bits = bitsOf(a);
    return bits < 0 ? bits ^ magnitudeBits<T> : bits;
  }
};

// All zeros are equal. All NaNs are equal and come last.
struct WeakOrder {
  template <Floating T> static HWY_INLINE FloatBits<T> key(T a) {
    const T one = a == 0 ? T(0) : a != a ? std::numeric_limits<T>::quiet_NaN() : a;
    return TotalOrder::key(one);
  }
};

struct Equal {
  template <typename T> static HWY_INLINE bool test(T a, T b) { return a == b; }
};
struct NotEqual {
  template <typename T> static HWY_INLINE bool test(T a, T b) { return a != b; }
};
struct GreaterEqual {
  template <typename T> static HWY_INLINE bool test(T a, T b) { return a >= b; }
};
struct Greater {
  template <typename T> static HWY_INLINE bool test(T a, T b) { return a > b; }
};
struct LessEqual {
  template <typename T> static HWY_INLINE bool test(T a, T b) { return a <= b; }
};
struct Less {
  template <typename T> static HWY_INLINE bool test(T a, T b) { return a < b; }
};

template <typename Test, typename Order> struct Compare {
  template <int Bits, Ordered T>
    requires requires(T a) { Order::key(a); }
  static HWY_INLINE Bool apply(T a, T b) {
    return Bool(Test::test(Order::key(a), Order::key(b)));
  }
  // Complex numbers are ordered by their real parts, then by their imaginary parts.
  template <int Bits, typename T>
    requires std::is_same_v<Order, PlainOrder>
  static HWY_INLINE Bool apply(ComplexNumber<T> a, ComplexNumber<T> b) {
    return Bool(a.re == b.re ? Test::test(a.im, b.im) : Test::test(a.re, b.re));
  }
};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
