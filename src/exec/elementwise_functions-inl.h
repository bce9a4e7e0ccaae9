// The element functions of integers, predicates and floats, by the class names of their ops. Included like map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_FUNCTIONS_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_FUNCTIONS_INL
#undef SHLO_EXEC_FUNCTIONS_INL
#else
#define SHLO_EXEC_FUNCTIONS_INL
#endif

#include "exec/elementwise_division-inl.h"
#include "exec/elementwise_error-inl.h"
#include "exec/elementwise_extremes-inl.h"
#include "exec/elementwise_gamma-inl.h"
#include "exec/elementwise_gamma_double-inl.h"
#include "exec/elementwise_hyperbolic-inl.h"
#include "exec/elementwise_inverse-inl.h"
#include "exec/elementwise_map-inl.h"
#include "exec/elementwise_math-inl.h"
#include "exec/elementwise_power-inl.h"
#include "exec/elementwise_special.h"
#include "exec/elementwise_trigonometry-inl.h"

#include <bit>
#include <cmath>
#include <concepts>
#include <limits>

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

template <Floating T> using FloatBits = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;

template <Floating T> HWY_INLINE FloatBits<T> bitsOf(T a) { return std::bit_cast<FloatBits<T>>(a); }
template <Floating T> HWY_INLINE T fromBits(FloatBits<T> a) { return std::bit_cast<T>(a); }
// A mask of all bits except the sign.
template <Floating T> inline constexpr FloatBits<T> magnitudeBits = std::numeric_limits<FloatBits<T>>::max();
template <Floating T> HWY_INLINE T withSignOf(T magnitude, T sign) {
  return fromBits<T>((bitsOf(magnitude) & magnitudeBits<T>) | (bitsOf(sign) & ~magnitudeBits<T>));
}

namespace fn {

// All other functions are only declared: they have separate kernels.
#define SHLO_ELEMENT_FUNCTION(enumerator, ...) struct enumerator;
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION

//--- Arithmetic -----------------------------------------------------------------------------------------------------//

struct Add {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T b) { return T(Unsigned<T>(a) + Unsigned<T>(b)); }
  template <int Bits, Floating T> static HWY_INLINE T apply(T a, T b) { return a + b; }
  template <int Bits> static HWY_INLINE Bool apply(Bool a, Bool b) { return Bool(uint8_t(a) | uint8_t(b)); }
};

struct Subtract {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T b) { return T(Unsigned<T>(a) - Unsigned<T>(b)); }
  template <int Bits, Floating T> static HWY_INLINE T apply(T a, T b) { return a - b; }
};

struct Mul {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T b) { return T(Unsigned<T>(a) * Unsigned<T>(b)); }
  template <int Bits, Floating T> static HWY_INLINE T apply(T a, T b) { return a * b; }
  template <int Bits> static HWY_INLINE Bool apply(Bool a, Bool b) { return Bool(uint8_t(a) & uint8_t(b)); }
};

struct Div {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T b) { return quotient(a, b); }
  template <int Bits, Floating T> static HWY_INLINE T apply(T a, T b) { return a / b; }
};

struct Rem {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T b) {
    // 0 = a mod -1 even if the quotient wraps around. The quotient by zero is multiplied by zero.
    return T(Unsigned<T>(a) - Unsigned<T>(quotient(a, b)) * Unsigned<T>(b));
  }
  template <typename D, typename V> static HWY_INLINE V vector(D d, V a, V b) { return remainderVector(d, a, b); }
};

struct Neg {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a) { return T(Unsigned<T>(0) - Unsigned<T>(a)); }
  template <int Bits, Floating T> static HWY_INLINE T apply(T a) { return -a; }
};

struct Abs {
  template <int Bits, SignedInteger T> static HWY_INLINE T apply(T a) {
    return a < 0 ? T(Unsigned<T>(0) - Unsigned<T>(a)) : a;
  }
  template <int Bits, Integer T>
    requires std::is_unsigned_v<T>
  static HWY_INLINE T apply(T a) {
    return a;
  }
  template <int Bits, Floating T> static HWY_INLINE T apply(T a) { return fromBits<T>(bitsOf(a) & magnitudeBits<T>); }
};

struct Sign {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a) { return T((a > 0) - (a < 0)); }
  template <int Bits, Floating T> static HWY_INLINE T apply(T a) {
    return a > 0 || a < 0 ? withSignOf(T(1), a) : a; // zeros and NaNs are unchanged
  }
};

// NaN if either operand is NaN. +0 is greater than -0.
struct Max {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T b) { return a > b ? a : b; }
  template <int Bits, Floating T> static HWY_INLINE T apply(T a, T b) {
    T greater = a > b || a != a ? a : b;
    return a == b ? fromBits<T>(bitsOf(a) & bitsOf(b)) : greater;
  }
  template <typename D, typename V>
    requires hasExtremes
  static HWY_INLINE V quick(D d, V a, V b) {
    return extremeOrNaN<true>(d, a, b);
  }
  template <int Bits> static HWY_INLINE Bool apply(Bool a, Bool b) { return Bool(uint8_t(a) | uint8_t(b)); }
};

struct Min {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T b) { return a < b ? a : b; }
  template <int Bits, Floating T> static HWY_INLINE T apply(T a, T b) {
    T smaller = a < b || a != a ? a : b;
    return a == b ? fromBits<T>(bitsOf(a) | bitsOf(b)) : smaller;
  }
  template <typename D, typename V>
    requires hasExtremes
  static HWY_INLINE V quick(D d, V a, V b) {
    return extremeOrNaN<false>(d, a, b);
  }
  template <int Bits> static HWY_INLINE Bool apply(Bool a, Bool b) { return Bool(uint8_t(a) & uint8_t(b)); }
};

struct Clamp {
  template <int Bits, Ordered T> static HWY_INLINE T apply(T low, T a, T high) {
    return Min::apply<Bits>(Max::apply<Bits>(a, low), high);
  }
};

struct Pow {
  template <int Bits, Integer T> static HWY_INLINE T apply(T base, T exponent) {
    if constexpr (std::is_signed_v<T>)
      if (exponent < 0)
        return base == 1 ? T(1) : base == -1 ? (exponent & 1 ? T(-1) : T(1)) : T(0);
    Unsigned<T> result = 1, square = Unsigned<T>(base);
    for (auto left = std::make_unsigned_t<T>(exponent); left != 0; left = decltype(left)(left >> 1)) {
      if (left & 1)
        result *= square;
      square *= square;
    }
    return T(result);
  }
  template <typename D, typename V> static HWY_INLINE V vector(D d, V a, V b) { return powVector(d, a, b); }
};

//--- Bits -----------------------------------------------------------------------------------------------------------//

struct And {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T b) { return a & b; }
  template <int Bits> static HWY_INLINE Bool apply(Bool a, Bool b) { return Bool(uint8_t(a) & uint8_t(b)); }
};

struct Or {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T b) { return a | b; }
  template <int Bits> static HWY_INLINE Bool apply(Bool a, Bool b) { return Bool(uint8_t(a) | uint8_t(b)); }
};

struct Xor {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T b) { return a ^ b; }
  template <int Bits> static HWY_INLINE Bool apply(Bool a, Bool b) { return Bool(uint8_t(a) ^ uint8_t(b)); }
};

struct Not {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a) { return T(~a); }
  template <int Bits> static HWY_INLINE Bool apply(Bool a) { return Bool(uint8_t(a) ^ 1); }
};

// The meaningful bits of an element, as an unsigned number.
template <int Bits, Integer T> HWY_INLINE std::make_unsigned_t<T> meaningful(T a) {
  auto bits = std::make_unsigned_t<T>(a);
  if constexpr (Bits < int(8 * sizeof(T)))
    return bits & ((1 << Bits) - 1);
  return bits;
}

// Vectors count by the exponent of a float. Without the bit below the leading one, no float rounds up to a power of
// two.
struct Clz {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a) {
    if constexpr (sizeof(T) < 4) {
      return T(std::countl_zero(meaningful<Bits>(a)) - (int(8 * sizeof(T)) - Bits));
    } else {
      using F = std::conditional_t<sizeof(T) == 4, float, double>;
      using U = std::make_unsigned_t<T>;
      constexpr int mantissa = std::numeric_limits<F>::digits - 1;
      const F leading = F(U(a) & ~(U(a) >> 1));
      const T zeros = T(std::numeric_limits<F>::max_exponent + Bits - 2) - T(bitsOf(leading) >> mantissa);
      return a == 0 ? T(Bits) : zeros;
    }
  }
};

struct PopulationCount {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a) { return T(std::popcount(meaningful<Bits>(a))); }
};

// A shift by at least the number of bits, or by a negative number, shifts everything out.
struct ShiftLeft {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T by) {
    auto count = std::make_unsigned_t<T>(by);
    return count < Bits ? T(Unsigned<T>(a) << (count % Bits)) : T(0);
  }
};

struct ShiftRightArithmetic {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T by) {
    using S = std::make_signed_t<T>;
    auto count = std::make_unsigned_t<T>(by);
    // The sign bit of a narrow type is not that of its storage.
    S value = std::is_signed_v<T> ? S(a) : wrap<Bits>(S(a));
    return T(value >> (count < Bits ? count : decltype(count)(Bits - 1)));
  }
};

struct ShiftRightLogical {
  template <int Bits, Integer T> static HWY_INLINE T apply(T a, T by) {
    auto count = std::make_unsigned_t<T>(by);
    return count < Bits ? T(meaningful<Bits>(a) >> (count % Bits)) : T(0);
  }
};

//--- Rounding and classes of floats ---------------------------------------------------------------------------------//

struct Ceil {
  template <int Bits, Floating T> static HWY_INLINE T apply(T a) { return std::ceil(a); }
};

struct Floor {
  template <int Bits, Floating T> static HWY_INLINE T apply(T a) { return std::floor(a); }
};

struct Round {
  template <int Bits, Floating T> static HWY_INLINE T apply(T a) {
    T whole = std::trunc(a), fraction = a - whole;
    T step = fraction >= T(0.5) || fraction <= T(-0.5) ? T(1) : T(0);
    // Keeps the sign of zero. An infinity is not rounded further.
    return withSignOf(whole + withSignOf(step, a), a);
  }
};

struct RoundNearestEven {
  template <int Bits, Floating T> static HWY_INLINE T apply(T a) { return std::nearbyint(a); }
};

struct IsFinite {
  template <int Bits, Floating T> static HWY_INLINE Bool apply(T a) {
    return Bool((bitsOf(a) & magnitudeBits<T>) < bitsOf(std::numeric_limits<T>::infinity()));
  }
};

// Rounds to fewer bits of exponent and mantissa. Overflow becomes infinity, underflow becomes zero.
struct ReducePrecision {
  template <int Bits, Floating T> static HWY_INLINE T apply(T a, Parameter precision) {
    constexpr int mantissa = std::numeric_limits<T>::digits - 1;
    constexpr int exponent = int(8 * sizeof(T)) - 1 - mantissa;
    using U = std::make_unsigned_t<FloatBits<T>>;
    const int newExponent = int(precision.value >> 32), newMantissa = int(precision.value & 0xffffffff);
    if (a != a)
      return a;
    U bits = U(bitsOf(a)) & U(magnitudeBits<T>);
    if (newMantissa < mantissa) {
      const int drop = mantissa - newMantissa;
      const U odd = (bits >> drop) & 1;
      bits = (bits + ((U(1) << (drop - 1)) - 1) + odd) & ~((U(1) << drop) - 1);
    }
    if (newExponent < exponent) {
      const U bias = (U(1) << (exponent - 1)) - 1, newBias = (U(1) << (newExponent - 1)) - 1;
      const U biased = bits >> mantissa;
      if (biased > bias + newBias)
        bits = U(bitsOf(std::numeric_limits<T>::infinity()));
      else if (biased <= bias - newBias)
        bits = 0;
    }
    return withSignOf(fromBits<T>(FloatBits<T>(bits)), a);
  }
};

struct Real {
  template <int Bits, Floating T> static HWY_INLINE T apply(T a) { return a; }
};

struct Imag {
  template <int Bits, Floating T> static HWY_INLINE T apply(T) { return T(0); }
};

struct Complex {
  template <int Bits, Floating T> static HWY_INLINE ComplexNumber<T> apply(T re, T im) { return {re, im}; }
};

//--- Functions of analysis ------------------------------------------------------------------------------------------//

struct Sqrt {
  template <int Bits, Floating T> static HWY_INLINE T apply(T a) { return std::sqrt(a); }
};

struct Rsqrt {
  template <int Bits, Floating T> static HWY_INLINE T apply(T a) { return 1 / std::sqrt(a); }
};

#define SHLO_VECTOR_FUNCTION(name, vectorized)                                                                         \
  struct name {                                                                                                        \
    template <typename D, typename... V>                                                                               \
    static HWY_INLINE auto vector(D d, V... a)                                                                         \
      requires requires { vectorized(d, a...); }                                                                       \
    {                                                                                                                  \
      return vectorized(d, a...);                                                                                      \
    }                                                                                                                  \
  };
SHLO_VECTOR_FUNCTION(Atan2, atan2Vector)
SHLO_VECTOR_FUNCTION(Cbrt, cbrtVector)
SHLO_VECTOR_FUNCTION(Cosine, cosineVector)
SHLO_VECTOR_FUNCTION(Exp, expVector)
SHLO_VECTOR_FUNCTION(Expm1, expm1Vector)
SHLO_VECTOR_FUNCTION(Log, logVector)
SHLO_VECTOR_FUNCTION(Log1p, log1pVector)
SHLO_VECTOR_FUNCTION(Logistic, logisticVector)
SHLO_VECTOR_FUNCTION(Sine, sineVector)
SHLO_VECTOR_FUNCTION(Tan, tangentVector)
SHLO_VECTOR_FUNCTION(Tanh, tanhVector)
#undef SHLO_VECTOR_FUNCTION

// Vectors of f32 by functions of f64; f64 an element at a time.
#define SHLO_FLOAT_VECTOR_FUNCTION(name, single)                                                                       \
  struct name {                                                                                                        \
    template <typename D, typename V>                                                                                  \
    static HWY_INLINE V vector(D d, V x)                                                                               \
      requires std::is_same_v<hn::TFromD<D>, float>                                                                    \
    {                                                                                                                  \
      return byDouble(d, [](auto wide, auto a) HWY_ATTR { return name##OfFloat::of(wide, a); }, x);                    \
    }                                                                                                                  \
    template <int Bits, std::same_as<double> T> static HWY_INLINE T apply(T a) { return single(a); }                   \
  };
SHLO_FLOAT_VECTOR_FUNCTION(Acos, std::acos)
SHLO_FLOAT_VECTOR_FUNCTION(Asin, std::asin)
SHLO_FLOAT_VECTOR_FUNCTION(Atan, std::atan)
SHLO_FLOAT_VECTOR_FUNCTION(BesselI1e, special::besselI1e)
#undef SHLO_FLOAT_VECTOR_FUNCTION

// Vectors of both types; f32 by functions of f64 that need not be as exact.
#define SHLO_BOTH_VECTOR_FUNCTION(name)                                                                                \
  struct name {                                                                                                        \
    template <typename D, typename V> static HWY_INLINE V vector(D d, V x) {                                           \
      if constexpr (DoubleTag<D>)                                                                                      \
        return name##OfDouble::of(d, x);                                                                               \
      else                                                                                                             \
        return byDouble(d, [](auto wide, auto a) HWY_ATTR { return name##OfFloat::of(wide, a); }, x);                  \
    }                                                                                                                  \
  };
SHLO_BOTH_VECTOR_FUNCTION(Acosh)
SHLO_BOTH_VECTOR_FUNCTION(Asinh)
SHLO_BOTH_VECTOR_FUNCTION(Atanh)
SHLO_BOTH_VECTOR_FUNCTION(Cosh)
SHLO_BOTH_VECTOR_FUNCTION(Digamma)
SHLO_BOTH_VECTOR_FUNCTION(Erfc)
SHLO_BOTH_VECTOR_FUNCTION(ErfInv)
SHLO_BOTH_VECTOR_FUNCTION(Lgamma)
SHLO_BOTH_VECTOR_FUNCTION(Sinh)
#undef SHLO_BOTH_VECTOR_FUNCTION

struct Erf {
  template <typename D, typename V> static HWY_INLINE V vector(D d, V x) {
    if constexpr (DoubleTag<D>)
      return ErfOfDouble::of(d, x);
    else
      return erfVector(d, x);
  }
};

// An element at a time in both types.
struct Polygamma {
  template <int Bits, Floating T> static HWY_INLINE T apply(T n, T x) { return T(special::polygamma(n, x)); }
};
struct Zeta {
  template <int Bits, Floating T> static HWY_INLINE T apply(T s, T q) { return T(special::zeta(s, q)); }
};

} // namespace fn
} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
