// Comparisons and selection.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/elementwise_compare.cpp"
#include "hwy/foreach_target.h"

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

// `U` is the unsigned integer of the element's size.
template <typename U> void mapSelect(const char *const *inputs, char *output, int64_t n, int64_t) {
  auto *p = reinterpret_cast<const Loose<uint8_t> *>(inputs[0]);
  auto *a = reinterpret_cast<const Loose<U> *>(inputs[1]);
  auto *b = reinterpret_cast<const Loose<U> *>(inputs[2]);
  auto *r = reinterpret_cast<Loose<U> *>(output);
#pragma clang loop vectorize(assume_safety)
  for (int64_t i = 0; i < n; ++i) {
    const U yes = a[i], no = b[i];
    r[i] = p[i] != 0 ? yes : no;
  }
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

namespace shlo::exec::HWY_NAMESPACE {

template <typename Test, typename Order> constexpr NativeKernels compareKernels() {
  return forNative<ElementKernel>([]<ElementType type>() -> ElementKernel {
    return kernelOf<Compare<Test, Order>, 8 * byteSize(type), Native<type>>();
  });
}
#define SHLO_DIRECTION(test)                                                                                           \
  {compareKernels<test, PlainOrder>(), compareKernels<test, TotalOrder>(), compareKernels<test, WeakOrder>()}

// In the order of CompareDirection.
extern const Comparisons comparisonTable;
constexpr Comparisons comparisonTable = {
    {SHLO_DIRECTION(Equal), SHLO_DIRECTION(NotEqual), SHLO_DIRECTION(GreaterEqual), SHLO_DIRECTION(Greater),
     SHLO_DIRECTION(LessEqual), SHLO_DIRECTION(Less)},
    {mapSelect<uint8_t>, mapSelect<uint16_t>, mapSelect<uint32_t>, mapSelect<uint64_t>, mapSelect<unsigned __int128>}};

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {
const Comparisons *const comparisons[simdCount] = SHLO_PER_SIMD(comparisonTable);
} // namespace shlo::exec
#endif
