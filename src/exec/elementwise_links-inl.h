// Links of chains: what they compute. The types of vectors are the compiler's; all functions round as those of
// elementwise_functions-inl.h. Included by elementwise_chain-inl.h, once in a file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_chain.h"

#include <bit>
#include <limits>
#include <utility>
#if SHLO_VECTOR_BYTES >= 32
#include <immintrin.h>
#endif

namespace shlo::exec {
namespace {

constexpr size_t vectorBytes = SHLO_VECTOR_BYTES;
// A block has `scale` times as many elements as a vector has bytes. At most 8 vectors are registers.
template <size_t scale> constexpr size_t blockElements = scale * vectorBytes;
template <typename T, size_t scale> constexpr size_t vectorsOf = scale * sizeof(T);
template <typename T, size_t lanes = vectorBytes / sizeof(T)> struct VectorType {
  typedef T type __attribute__((vector_size(lanes * sizeof(T))));
};
template <typename T, size_t lanes = vectorBytes / sizeof(T)> using Vector = typename VectorType<T, lanes>::type;
using Bytes = Vector<uint8_t>;
template <size_t bytes>
using Unsigned =
    std::conditional_t<bytes == 1, uint8_t,
                       std::conditional_t<bytes == 2, uint16_t, std::conditional_t<bytes == 4, uint32_t, uint64_t>>>;
template <typename T> using Bits = Vector<Unsigned<sizeof(T)>>;
template <typename T> using Mask = Vector<std::make_signed_t<Unsigned<sizeof(T)>>>;

template <typename To, typename From> [[gnu::always_inline]] inline To cast(From from) {
  return __builtin_bit_cast(To, from);
}
template <typename V> [[gnu::always_inline]] inline V load(const char *from) {
  V v;
  __builtin_memcpy(&v, from, sizeof(V));
  return v;
}
template <typename T, size_t... i>
[[gnu::always_inline]] inline Vector<T, sizeof...(i)> splat(T element, std::index_sequence<i...>) {
  const Vector<T, sizeof...(i)> first = {element};
  return __builtin_shufflevector(first, first, (int(i) & 0)...);
}
// Vector `i` of the block that begins with element `at`; or the one element that is there in all lanes.
template <typename T, bool isUniform>
[[gnu::always_inline]] inline Vector<T> operand(const char *from, int64_t at, size_t i) {
  if constexpr (isUniform) {
    T element;
    __builtin_memcpy(&element, from, sizeof(T));
    return splat<T>(element, std::make_index_sequence<vectorBytes / sizeof(T)>());
  } else {
    return load<Vector<T>>(from + at * int64_t(sizeof(T)) + i * vectorBytes);
  }
}

template <typename F, size_t... i> [[gnu::always_inline]] inline void forEach(F f, std::index_sequence<i...>) {
  (f(std::integral_constant<size_t, i>()), ...);
}
template <size_t count, typename F> [[gnu::always_inline]] inline void forEach(F f) {
  forEach(f, std::make_index_sequence<count>());
}

//--- Parts of vectors -----------------------------------------------------------------------------------------------//

template <size_t first, typename V, size_t... i>
[[gnu::always_inline]] inline auto lanesOf(V v, std::index_sequence<i...>) {
  return __builtin_shufflevector(v, v, int(first + i)...);
}
template <typename V, size_t... i> [[gnu::always_inline]] inline auto join(V a, V b, std::index_sequence<i...>) {
  return __builtin_shufflevector(a, b, int(i)...);
}
// `count` vectors, a power of two, as one.
template <typename T, size_t count> [[gnu::always_inline]] inline auto joined(const Vector<T> *v) {
  if constexpr (count == 1)
    return *v;
  else
    return join(joined<T, count / 2>(v), joined<T, count / 2>(v + count / 2),
                std::make_index_sequence<count *(vectorBytes / sizeof(T))>());
}

// The block as another type of elements; `Wide` and `Narrow` are converted by the compiler.
template <typename Wide, typename Narrow, size_t scale>
[[gnu::always_inline]] inline void narrow(const Vector<Wide> *from, Bytes *to) {
  constexpr size_t ratio = sizeof(Wide) / sizeof(Narrow);
  forEach<vectorsOf<Narrow, scale>>([&](auto i) __attribute__((always_inline)) {
    to[i] = cast<Bytes>(__builtin_convertvector(joined<Wide, ratio>(from + i * ratio), Vector<Narrow>));
  });
}
template <typename Narrow, typename Wide, size_t scale>
[[gnu::always_inline]] inline void widen(const Bytes *from, Vector<Wide> *to) {
  constexpr size_t ratio = sizeof(Wide) / sizeof(Narrow), lanes = vectorBytes / sizeof(Wide);
  forEach<vectorsOf<Wide, scale>>([&](auto i) __attribute__((always_inline)) {
    constexpr size_t at = i;
    to[i] = __builtin_convertvector(
        lanesOf<at % ratio * lanes>(cast<Vector<Narrow>>(from[at / ratio]), std::make_index_sequence<lanes>()),
        Vector<Wide>);
  });
}

//--- Links ----------------------------------------------------------------------------------------------------------//

// The registers of the block, and where there are twice as many, those of a value that later links read.
#if SHLO_VECTOR_BYTES == 64
#define SHLO_LINK __attribute__((regcall)) void
#define SHLO_REGISTERS                                                                                                 \
  Bytes a, Bytes b, Bytes c, Bytes d, Bytes e, Bytes f, Bytes g, Bytes h, Bytes i, Bytes j, Bytes k, Bytes l, Bytes m, \
      Bytes n, Bytes o, Bytes p
#define SHLO_PARAMETERS a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p
#define SHLO_ARGUMENTS(r)                                                                                              \
  r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7], r[8], r[9], r[10], r[11], r[12], r[13], r[14], r[15]
constexpr size_t mostRegisters = 8, banks = 2;
#else
#define SHLO_LINK void
#define SHLO_REGISTERS Bytes a, Bytes b, Bytes c, Bytes d, Bytes e, Bytes f, Bytes g, Bytes h
#define SHLO_PARAMETERS a, b, c, d, e, f, g, h
#define SHLO_ARGUMENTS(r) r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7]
constexpr size_t mostRegisters = 8, banks = 1;
#endif
using Handler = SHLO_LINK (*)(const Link *, int64_t, SHLO_REGISTERS);

// Applies F to the registers and continues.
template <typename F> SHLO_LINK link(const Link *link, int64_t at, SHLO_REGISTERS) {
  Bytes registers[] = {SHLO_PARAMETERS};
  F::apply(link->operands, at, registers);
  [[clang::musttail]] return reinterpret_cast<Handler>(link[1].run)(link + 1, at, SHLO_ARGUMENTS(registers));
}
template <typename F> constexpr Handler linkOf = &link<F>;

// Calls a kernel for the block. Functions without a link take longer than to store the registers and to load them.
template <size_t scale, size_t operandBytes, size_t resultBytes, int place>
SHLO_LINK callLink(const Link *link, int64_t at, SHLO_REGISTERS) {
  constexpr size_t operandVectors = operandBytes * scale, resultVectors = resultBytes * scale;
  Bytes registers[] = {SHLO_PARAMETERS};
  Bytes operand[operandVectors], result[resultVectors];
  forEach<operandVectors>([&](auto i) __attribute__((always_inline)) { operand[i] = registers[i]; });
  const char *const here = reinterpret_cast<const char *>(operand);
  // Null plus something if the function has one operand.
  const char *const other =
      reinterpret_cast<const char *>(uintptr_t(link->operands[0]) + uintptr_t(at) * uintptr_t(operandBytes));
  const char *const operands[2] = {place == 0 ? here : other, place == 0 ? other : here};
  link->kernel(operands, reinterpret_cast<char *>(result), int64_t(blockElements<scale>), 0);
  // No link reads another register of this one: the kernel may have changed them.
  Bytes made[mostRegisters * banks] = {};
  forEach<resultVectors>([&](auto i) __attribute__((always_inline)) { made[i] = result[i]; });
  [[clang::musttail]] return reinterpret_cast<Handler>(link[1].run)(link + 1, at, SHLO_ARGUMENTS(made));
}

[[maybe_unused]] SHLO_LINK endOfLinks(const Link *, int64_t, SHLO_REGISTERS) {}

template <size_t scale> void runLinks(const Link *links, int64_t begin, int64_t last) {
  const Bytes none[mostRegisters * banks] = {};
  for (int64_t at = begin; at < last; at += int64_t(blockElements<scale>))
    reinterpret_cast<Handler>(links->run)(links, at, SHLO_ARGUMENTS(none));
}

#define SHLO_APPLY [[gnu::always_inline]] static inline void apply

template <size_t scale, size_t bytes> struct Load {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    forEach<bytes * scale>([&](auto i) __attribute__((always_inline)) {
      r[i] = load<Bytes>(operands[0] + at * int64_t(bytes) + i * vectorBytes);
    });
  }
};
template <size_t scale, typename U> struct LoadUniform {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    forEach<vectorsOf<U, scale>>(
        [&](auto i) __attribute__((always_inline)) { r[i] = cast<Bytes>(operand<U, true>(operands[0], at, i)); });
  }
};
template <size_t scale, size_t bytes> struct Store {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    char *to = const_cast<char *>(operands[0]) + at * int64_t(bytes);
    forEach<bytes * scale>(
        [&](auto i) __attribute__((always_inline)) { __builtin_memcpy(to + i * vectorBytes, &r[i], vectorBytes); });
  }
};
// Past the caches, where whole lines are written.
template <size_t scale, size_t bytes> struct Stream {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    char *to = const_cast<char *>(operands[0]) + at * int64_t(bytes);
    const bool areLines = reinterpret_cast<uintptr_t>(to) % 64 == 0;
    if (!__builtin_expect(areLines, 1))
      return Store<scale, bytes>::apply(operands, at, r);
    forEach<bytes * scale>([&](auto i) __attribute__((always_inline)) {
      __builtin_nontemporal_store(r[i], reinterpret_cast<Bytes *>(to + i * vectorBytes));
    });
  }
};

template <size_t scale, typename F, typename T> struct Unary {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    forEach<vectorsOf<T, scale>>(
        [&](auto i) __attribute__((always_inline)) { r[i] = cast<Bytes>(F::template of<T>(cast<Vector<T>>(r[i]))); });
  }
};
// Whether a function is quicker if these operands, each the same for all elements, are no NaN.
template <typename F, typename T>
constexpr bool prefersNumbers = [] {
  if constexpr (requires { F::template prefersNumbers<T>; })
    return F::template prefersNumbers<T>;
  return false;
}();
template <typename T> [[gnu::always_inline]] inline bool isNumber(const char *element) {
  const T number = load<T>(element);
  return number == number;
}
template <size_t scale, typename F, typename T, int place, bool isUniform> struct Binary {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    if constexpr (isUniform && prefersNumbers<F, T>)
      if (__builtin_expect(isNumber<T>(operands[0]), 1))
        return forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
          r[i] = cast<Bytes>(F::template ofNumber<T>(cast<Vector<T>>(r[i]), operand<T, true>(operands[0], at, i)));
        });
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      const Vector<T> here = cast<Vector<T>>(r[i]), other = operand<T, isUniform>(operands[0], at, i);
      r[i] = cast<Bytes>(place == 0 ? F::template of<T>(here, other) : F::template of<T>(other, here));
    });
  }
};
template <size_t scale, typename F, typename T> struct BinaryOfItself {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      r[i] = cast<Bytes>(F::template of<T>(cast<Vector<T>>(r[i]), cast<Vector<T>>(r[i])));
    });
  }
};
// Of the value in the registers and the second one; the result replaces one of them.
template <size_t scale, typename F, typename T, int place, bool isSecond> struct BinaryOfSecond {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      const Vector<T> here = cast<Vector<T>>(r[i]), second = cast<Vector<T>>(r[mostRegisters + i]);
      r[isSecond ? mostRegisters + i : size_t(i)] =
          cast<Bytes>(place == 0 ? F::template of<T>(here, second) : F::template of<T>(second, here));
    });
  }
};
template <size_t scale, size_t bytes, bool isTaken> struct CopySecond {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    forEach<bytes * scale>([&](auto i) __attribute__((always_inline)) {
      r[isTaken ? size_t(i) : mostRegisters + i] = r[isTaken ? mostRegisters + i : size_t(i)];
    });
  }
};
struct ExchangeBoth {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    forEach<mostRegisters>([&](auto i) __attribute__((always_inline)) { std::swap(r[i], r[mostRegisters + i]); });
  }
};
// Of the middle operand.
template <size_t scale, typename F, typename T, bool isUniform> struct Ternary {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    if constexpr (isUniform && prefersNumbers<F, T>)
      if (__builtin_expect(isNumber<T>(operands[0]) && isNumber<T>(operands[1]), 1))
        return forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
          r[i] = cast<Bytes>(F::template ofNumbers<T>(operand<T, true>(operands[0], at, i), cast<Vector<T>>(r[i]),
                                                      operand<T, true>(operands[1], at, i)));
        });
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      const Vector<T> first = operand<T, isUniform>(operands[0], at, i),
                      last = operand<T, isUniform>(operands[1], at, i);
      r[i] = cast<Bytes>(F::template of<T>(first, cast<Vector<T>>(r[i]), last));
    });
  }
};

//--- Functions ------------------------------------------------------------------------------------------------------//

#define SHLO_OF template <typename T> [[gnu::always_inline]] static inline Vector<T> of
template <typename T> constexpr bool isFloating = std::is_floating_point_v<T>;
template <typename T> constexpr bool isSignedNumber = std::is_signed_v<T>;

template <typename T> [[gnu::always_inline]] inline Vector<T> choose(Mask<T> mask, Vector<T> yes, Vector<T> no) {
  return mask ? yes : no;
}

struct AddOf {
  SHLO_OF(Vector<T> a, Vector<T> b) {
    if constexpr (isFloating<T>)
      return a + b;
    else
      return cast<Vector<T>>(cast<Bits<T>>(a) + cast<Bits<T>>(b));
  }
};
struct SubtractOf {
  SHLO_OF(Vector<T> a, Vector<T> b) {
    if constexpr (isFloating<T>)
      return a - b;
    else
      return cast<Vector<T>>(cast<Bits<T>>(a) - cast<Bits<T>>(b));
  }
};
struct MulOf {
  SHLO_OF(Vector<T> a, Vector<T> b) {
    if constexpr (isFloating<T>)
      return a * b;
    else
      return cast<Vector<T>>(cast<Bits<T>>(a) * cast<Bits<T>>(b));
  }
};
struct DivOf {
  SHLO_OF(Vector<T> a, Vector<T> b) { return a / b; }
};
struct AndOf {
  SHLO_OF(Vector<T> a, Vector<T> b) { return a & b; }
};
struct OrOf {
  SHLO_OF(Vector<T> a, Vector<T> b) { return a | b; }
};
struct XorOf {
  SHLO_OF(Vector<T> a, Vector<T> b) { return a ^ b; }
};
struct NotOf {
  SHLO_OF(Vector<T> a) { return ~a; }
};
struct NotPredicate {
  SHLO_OF(Vector<T> a) { return a ^ 1; }
};
struct NegOf {
  SHLO_OF(Vector<T> a) {
    if constexpr (isFloating<T>)
      return -a;
    else
      return cast<Vector<T>>(-cast<Bits<T>>(a));
  }
};
struct AbsOf {
  SHLO_OF(Vector<T> a) {
    if constexpr (isFloating<T>)
      return cast<Vector<T>>(cast<Bits<T>>(a) << 1 >> 1);
    else
      return choose<T>(a < 0, cast<Vector<T>>(-cast<Bits<T>>(a)), a);
  }
};
template <bool isMax> struct ExtremeOf {
  SHLO_OF(Vector<T> a, Vector<T> b) {
    if constexpr (isFloating<T>) {
      const Vector<T> extreme = choose<T>(isMax ? a > b : a < b, a, b); // an instruction of x86-64
      const Bits<T> equal = isMax ? cast<Bits<T>>(a) & cast<Bits<T>>(b) : cast<Bits<T>>(a) | cast<Bits<T>>(b);
      return choose<T>(a != a, a, choose<T>(a == b, cast<Vector<T>>(equal), extreme));
    } else {
      return isMax ? __builtin_elementwise_max(a, b) : __builtin_elementwise_min(a, b);
    }
  }
  template <typename T> static constexpr bool prefersNumbers = SHLO_VECTOR_BYTES == 64 && isFloating<T>;
#if SHLO_VECTOR_BYTES == 64
  // An instruction that knows the order of zeros, where `a` is no NaN.
  template <typename T> [[gnu::always_inline]] static inline Vector<T> ofNumber(Vector<T> a, Vector<T> number) {
    constexpr int how = isMax ? 5 : 4; // with the sign of what is chosen
    if constexpr (sizeof(T) == 4) {
      const auto from = cast<__m512>(a);
      const __mmask16 areNumbers = _mm512_cmp_ps_mask(from, from, _CMP_ORD_Q);
      return cast<Vector<T>>(_mm512_mask_range_ps(from, areNumbers, from, cast<__m512>(number), how));
    } else {
      const auto from = cast<__m512d>(a);
      const __mmask8 areNumbers = _mm512_cmp_pd_mask(from, from, _CMP_ORD_Q);
      return cast<Vector<T>>(_mm512_mask_range_pd(from, areNumbers, from, cast<__m512d>(number), how));
    }
  }
#endif
};
struct ClampOf {
  template <typename T> static constexpr bool prefersNumbers = ExtremeOf<true>::prefersNumbers<T>;
#if SHLO_VECTOR_BYTES == 64
  template <typename T>
  [[gnu::always_inline]] static inline Vector<T> ofNumbers(Vector<T> low, Vector<T> a, Vector<T> high) {
    return ExtremeOf<false>::ofNumber<T>(ExtremeOf<true>::ofNumber<T>(a, low), high);
  }
#endif
  SHLO_OF(Vector<T> low, Vector<T> a, Vector<T> high) {
    return ExtremeOf<false>::of<T>(ExtremeOf<true>::of<T>(a, low), high);
  }
};
struct SqrtOf {
  SHLO_OF(Vector<T> a) { return __builtin_elementwise_sqrt(a); }
};
struct RsqrtOf {
  SHLO_OF(Vector<T> a) { return T(1) / __builtin_elementwise_sqrt(a); }
};
struct FloorOf {
  SHLO_OF(Vector<T> a) { return __builtin_elementwise_floor(a); }
};
struct CeilOf {
  SHLO_OF(Vector<T> a) { return __builtin_elementwise_ceil(a); }
};

struct RoundEvenOf {
  SHLO_OF(Vector<T> a) { return __builtin_elementwise_nearbyint(a); }
};
struct SignOf {
  SHLO_OF(Vector<T> a) {
    if constexpr (isFloating<T>) {
      constexpr auto sign = Unsigned<sizeof(T)>(1) << (8 * sizeof(T) - 1);
      const auto one = cast<Vector<T>>((cast<Bits<T>>(a) & sign) | cast<Bits<T>>(Vector<T>{} + 1));
      return choose<T>((a > 0) | (a < 0), one, a); // zeros and NaNs are unchanged
    } else {
      return cast<Vector<T>>((a < 0) - (a > 0));
    }
  }
};
struct ClzOf {
  SHLO_OF(Vector<T> a) { return __builtin_elementwise_clzg(a, Vector<T>{} + T(8 * sizeof(T))); }
};

//--- Shifts ---------------------------------------------------------------------------------------------------------//

enum class Shift { Left, Right, RightWithSign };

// An amount of at least the number of bits shifts everything out.
template <typename T> inline constexpr Unsigned<sizeof(T)> mostBits = 8 * sizeof(T);
template <Shift shift, typename T>
[[gnu::always_inline]] inline Vector<T> shifted(Vector<T> v, Unsigned<sizeof(T)> by) {
  using S = std::make_signed_t<Unsigned<sizeof(T)>>;
  if constexpr (shift == Shift::RightWithSign)
    return cast<Vector<T>>(cast<Mask<T>>(v) >> S(by < mostBits<T> ? by : mostBits<T> - 1));
  else
    return cast<Vector<T>>(shift == Shift::Left ? cast<Bits<T>>(v) << by : cast<Bits<T>>(v) >> by);
}
template <typename T> [[gnu::always_inline]] inline Unsigned<sizeof(T)> amount(const char *from) {
  Unsigned<sizeof(T)> by;
  __builtin_memcpy(&by, from, sizeof(T));
  return by;
}
template <size_t scale, Shift shift, typename T> struct ShiftAll {
  SHLO_APPLY(const char *const *operands, int64_t, Bytes *r) {
    const auto by = amount<T>(operands[0]);
    const bool isOut = shift != Shift::RightWithSign && by >= mostBits<T>;
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      r[i] = isOut ? Bytes{} : cast<Bytes>(shifted<shift, T>(cast<Vector<T>>(r[i]), by));
    });
  }
};
// By an amount for each element.
template <Shift shift> struct ShiftOf {
  SHLO_OF(Vector<T> a, Vector<T> by) {
    const Bits<T> count = cast<Bits<T>>(by), most = Bits<T>{} + mostBits<T>;
    const Mask<T> isIn = count < most;
    const Bits<T> inside = cast<Bits<T>>(isIn) & count;
    if constexpr (shift == Shift::RightWithSign)
      return cast<Vector<T>>(cast<Mask<T>>(a) >> cast<Mask<T>>(choose<Unsigned<sizeof(T)>>(isIn, count, most - 1)));
    else
      return cast<Vector<T>>(cast<Bits<T>>(isIn) &
                             (shift == Shift::Left ? cast<Bits<T>>(a) << inside : cast<Bits<T>>(a) >> inside));
  }
};
template <size_t scale, typename T> struct Rotate {
  SHLO_APPLY(const char *const *operands, int64_t, Bytes *r) {
    const auto left = amount<T>(operands[0]), right = amount<T>(operands[1]);
    const bool isOut = left >= mostBits<T>, isOutRight = right >= mostBits<T>;
    if (__builtin_expect(isOut || isOutRight, 0)) {
      forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
        const Vector<T> v = cast<Vector<T>>(r[i]);
        r[i] = !isOut        ? cast<Bytes>(shifted<Shift::Left, T>(v, left))
               : !isOutRight ? cast<Bytes>(shifted<Shift::Right, T>(v, right))
                             : Bytes{};
      });
      return;
    }
#ifdef __AVX512F__
    // One instruction, which the compiler finds in this form.
    if constexpr (sizeof(T) >= 4)
      if (left + right == mostBits<T>) {
        const Bits<T> most = Bits<T>{} + (mostBits<T> - 1), by = Bits<T>{} + left;
        forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
          const Bits<T> v = cast<Bits<T>>(r[i]);
          r[i] = cast<Bytes>(v << (by & most) | v >> (-by & most));
        });
        return;
      }
#endif
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      const Vector<T> v = cast<Vector<T>>(r[i]);
      r[i] = cast<Bytes>(shifted<Shift::Left, T>(v, left) | shifted<Shift::Right, T>(v, right));
    });
  }
};

//--- Integer division by one number ---------------------------------------------------------------------------------//

// The division of 16 or 32 bits by one number, which is not zero: the high half of a product, and shifts. The
// multiplier is an inverse of one bit more, of which the highest is set and left out.
template <typename W> struct Divisor {
  static constexpr int bits = 8 * sizeof(W);
  static constexpr bool isSigned = std::is_signed_v<W>;
  using Half = Unsigned<sizeof(W)>;
  using Wider = std::conditional_t<isSigned, std::make_signed_t<Unsigned<2 * sizeof(W)>>, Unsigned<2 * sizeof(W)>>;

  explicit Divisor(W b) {
    const uint64_t divisor = isSigned && b < 0 ? Half(0 - Half(b)) : Half(b);
    const int length = std::bit_width(divisor - 1); // of quotients that shifts make: divisor <= 2^length
    last = Half(length > 1 ? length - 1 : 0);
    if constexpr (isSigned) {
      multiplier = W((uint64_t(1) << (bits + last)) / divisor + 1);
      sign = Half(b < 0 ? -1 : 0);
    } else {
      first = Half(length > 0);
      multiplier = W((((uint64_t(1) << length) - divisor) << bits) / divisor + 1);
    }
  }
  template <size_t lanes> [[gnu::always_inline]] inline Vector<W, lanes> quotient(Vector<W, lanes> a) const {
    using V = Vector<Wider, lanes>;
    using U = Vector<Half, lanes>;
    const Vector<W, lanes> m = splat<W>(multiplier, std::make_index_sequence<lanes>());
    const auto high =
        __builtin_convertvector((__builtin_convertvector(a, V) * __builtin_convertvector(m, V)) >> bits, decltype(a));
    if constexpr (isSigned) {
      const auto sum = cast<Vector<W, lanes>>(cast<U>(a) + cast<U>(high));
      const U towardsZero = cast<U>(sum >> W(last)) - cast<U>(a >> W(bits - 1));
      return cast<Vector<W, lanes>>((towardsZero ^ sign) - sign);
    } else {
      return (high + ((a - high) >> first)) >> last;
    }
  }
  W multiplier;
  Half sign = 0, first = 0, last;
};

// Zero and overflow as in elementwise_division-inl.h.
template <size_t scale, typename T, bool isRemainder> struct DivideAll {
  SHLO_APPLY(const char *const *operands, int64_t, Bytes *r) {
    constexpr size_t lanes = vectorBytes / sizeof(T);
    const T b = load<T>(operands[0]), divisor = b == 0 ? T(1) : b;
    if (b > 0 && (b & (b - 1)) == 0) { // a power of two: towards zero by adding to what is negative
      const int shift = std::countr_zero(Unsigned<sizeof(T)>(b));
      forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
        const Vector<T> a = cast<Vector<T>>(r[i]);
        Vector<T> sum = a;
        if constexpr (std::is_signed_v<T>)
          sum = AddOf::of<T>(a, (a < 0) & T(b - 1));
        r[i] = cast<Bytes>(isRemainder ? SubtractOf::of<T>(a, sum & T(-b)) : sum >> T(shift));
      });
      return;
    }
    using W = std::conditional_t<sizeof(T) == 1, std::conditional_t<std::is_signed_v<T>, int16_t, uint16_t>, T>;
    const Divisor<W> by(divisor);
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      const Vector<T> a = cast<Vector<T>>(r[i]);
      const auto wide = __builtin_convertvector(a, Vector<W, lanes>);
      const Vector<T> q = __builtin_convertvector(by.template quotient<lanes>(wide), Vector<T>);
      if constexpr (isRemainder) // of a zero, the quotient does not matter
        r[i] = cast<Bytes>(SubtractOf::of<T>(a, MulOf::of<T>(q, Vector<T>{} + b)));
      else
        r[i] = cast<Bytes>(q | T(b == 0 ? ~T(0) : T(0)));
    });
  }
};

// Numbers of 64 bits that f64 holds with some room are multiplied by the inverse, and the quotient, which is wrong by
// at most one, is corrected by the remainder. Blocks with others are divided one by one.
template <typename T, bool isRemainder> struct DivideAll64 {
  static constexpr int bits = 51; // of numbers that have room
  using V = Vector<T>;
  using U = Vector<uint64_t>; // wraps around

  // Integers of few bits are the low bits of a number near this one.
  static constexpr double near = 0x1.8p52;
  static constexpr uint64_t bitsOfNear = 0x4338000000000000;

  [[gnu::always_inline]] static inline V one(V a, T b) {
    for (size_t k = 0; k < vectorBytes / sizeof(T); ++k) {
      if (std::is_signed_v<T> && b == T(-1))
        a[k] = isRemainder ? T(0) : T(0 - uint64_t(a[k]));
      else
        a[k] = isRemainder ? T(a[k] % b) : T(a[k] / b);
    }
    return a;
  }

  SHLO_APPLY(const char *const *operands, int64_t, Bytes *r) {
    const T b = load<T>(operands[0]);
    const bool isBelow = std::is_signed_v<T> && b < 0;
    const uint64_t magnitude = isBelow ? 0 - uint64_t(b) : uint64_t(b), sign = isBelow ? ~uint64_t(0) : 0;
    const double inverse = 1 / double(magnitude);
    if (b == 0) {
      if (!isRemainder)
        forEach<8>([&](auto i) __attribute__((always_inline)) { r[i] = ~Bytes{}; });
      return;
    }
    forEach<8>([&](auto i) __attribute__((always_inline)) {
      const V a = cast<V>(r[i]);
      U negative = {};
      if constexpr (std::is_signed_v<T>)
        negative = cast<U>(a < 0);
      const U size = (cast<U>(a) ^ negative) - negative;
      if (__builtin_expect(__builtin_reduce_or(size >> bits) != 0, 0)) {
        r[i] = cast<Bytes>(one(a, b));
        return;
      }
      const auto estimate = __builtin_elementwise_trunc((cast<Vector<double>>(size + bitsOfNear) - near) * inverse);
      U quotient = cast<U>(estimate + near) - bitsOfNear, rest = size - quotient * magnitude;
      const U isLess = cast<U>(cast<Vector<int64_t>>(rest) < 0), isMore = ~isLess & cast<U>(rest >= magnitude);
      rest += (isLess & magnitude) - (isMore & magnitude);
      quotient += isLess - isMore;
      const U turned = isRemainder ? negative : negative ^ sign, result = isRemainder ? rest : quotient;
      r[i] = cast<Bytes>((result ^ turned) - turned);
    });
  }
};

//--- Comparisons and selection --------------------------------------------------------------------------------------//

struct EqualOf {
  template <typename V> [[gnu::always_inline]] static inline auto test(V a, V b) { return a == b; }
};
struct NotEqualOf {
  template <typename V> [[gnu::always_inline]] static inline auto test(V a, V b) { return a != b; }
};
struct GreaterEqualOf {
  template <typename V> [[gnu::always_inline]] static inline auto test(V a, V b) { return a >= b; }
};
struct GreaterOf {
  template <typename V> [[gnu::always_inline]] static inline auto test(V a, V b) { return a > b; }
};
struct LessEqualOf {
  template <typename V> [[gnu::always_inline]] static inline auto test(V a, V b) { return a <= b; }
};
struct LessOf {
  template <typename V> [[gnu::always_inline]] static inline auto test(V a, V b) { return a < b; }
};

// The difference of a number and itself is NaN if the number is infinite.
struct FiniteOf {
  template <typename V> [[gnu::always_inline]] static inline auto test(V a, V b) { return a - b == 0; }
};

template <size_t scale, typename Test, typename T, int place, bool isUniform> struct CompareLink {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    Mask<T> masks[vectorsOf<T, scale>];
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      const Vector<T> here = cast<Vector<T>>(r[i]), other = operand<T, isUniform>(operands[0], at, i);
      masks[i] = place == 0 ? Test::test(here, other) : Test::test(other, here);
    });
    narrow<std::make_signed_t<Unsigned<sizeof(T)>>, int8_t, scale>(masks, r);
    forEach<scale>([&](auto i) __attribute__((always_inline)) { r[i] &= 1; });
  }
};

// Of the value in the registers and itself: whether it is NaN, or not, or finite.
template <size_t scale, typename Test, typename T> struct CompareItself {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    Mask<T> masks[vectorsOf<T, scale>];
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      masks[i] = Test::test(cast<Vector<T>>(r[i]), cast<Vector<T>>(r[i]));
    });
    narrow<std::make_signed_t<Unsigned<sizeof(T)>>, int8_t, scale>(masks, r);
    forEach<scale>([&](auto i) __attribute__((always_inline)) { r[i] &= 1; });
  }
};

// Chooses by predicates, one byte for each element of the block. `U` is the unsigned integer of the element's size.
template <size_t scale, typename U> struct Chooser {
#if SHLO_VECTOR_BYTES == 64
  // A bit for each element: the compiler would extend bytes to elements.
  __mmask64 bits[scale];
  template <typename Get> [[gnu::always_inline]] explicit Chooser(Get predicates) {
    forEach<scale>([&](auto i) __attribute__((always_inline)) {
      const auto bytes = cast<__m512i>(predicates(i));
      bits[i] = _mm512_test_epi8_mask(bytes, bytes);
    });
  }
  [[gnu::always_inline]] Bytes choose(size_t i, Vector<U> yes, Vector<U> no) const {
    constexpr size_t lanes = vectorBytes / sizeof(U);
    const __mmask64 mask = bits[i / sizeof(U)] >> (i % sizeof(U) * lanes);
    const auto a = cast<__m512i>(no), b = cast<__m512i>(yes);
    if constexpr (sizeof(U) == 1)
      return cast<Bytes>(_mm512_mask_blend_epi8(mask, a, b));
    else if constexpr (sizeof(U) == 2)
      return cast<Bytes>(_mm512_mask_blend_epi16(__mmask32(mask), a, b));
    else if constexpr (sizeof(U) == 4)
      return cast<Bytes>(_mm512_mask_blend_epi32(__mmask16(mask), a, b));
    else
      return cast<Bytes>(_mm512_mask_blend_epi64(__mmask8(mask), a, b));
  }
#else
  using S = std::make_signed_t<U>;
  Vector<S> masks[vectorsOf<U, scale>];
  template <typename Get> [[gnu::always_inline]] explicit Chooser(Get predicates) {
    Bytes areTrue[scale];
    forEach<scale>([&](auto i) __attribute__((always_inline)) { areTrue[i] = cast<Bytes>(predicates(i) != 0); });
    widen<int8_t, S, scale>(areTrue, masks);
  }
  [[gnu::always_inline]] Bytes choose(size_t i, Vector<U> yes, Vector<U> no) const {
    return cast<Bytes>(masks[i] ? yes : no);
  }
#endif
};

template <size_t scale, typename U, int place, bool isUniform> struct SelectLink {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    const Chooser<scale, U> chooser([&](auto i) __attribute__((always_inline)) {
      return place == 0 || place == firstUniform ? r[i] : load<Bytes>(operands[0] + at + i * vectorBytes);
    });
    forEach<vectorsOf<U, scale>>([&](auto i) __attribute__((always_inline)) {
      constexpr bool isHere = place == 1 || place == 2, isFirstUniform = place == firstUniform;
      const Vector<U> here = cast<Vector<U>>(r[i]), other = operand<U, isUniform>(operands[1], at, i);
      const Vector<U> yes = !isHere ? operand<U, isFirstUniform>(operands[0], at, i) : place == 1 ? here : other;
      r[i] = chooser.choose(i, yes, place == 2 ? here : other);
    });
  }
};

// With the second value: `place` is that of the value in the registers; the second one is what is selected where the
// predicate in the registers is true (trueSecond) or is not, or the predicate. The other operand is in memory.
template <size_t scale, typename U, int place, bool trueSecond, bool isUniform> struct SelectOfSecond {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    const Chooser<scale, U> chooser(
        [&](auto i) __attribute__((always_inline)) { return r[place == 0 ? size_t(i) : mostRegisters + i]; });
    forEach<vectorsOf<U, scale>>([&](auto i) __attribute__((always_inline)) {
      const Vector<U> one = cast<Vector<U>>(r[place == 0 ? mostRegisters + i : size_t(i)]);
      const Vector<U> other = operand<U, isUniform>(operands[0], at, i);
      constexpr bool isOneTrue = place == 0 ? trueSecond : place == 1;
      r[i] = isOneTrue ? chooser.choose(i, one, other) : chooser.choose(i, other, one);
    });
  }
};

//--- Elements of tables ---------------------------------------------------------------------------------------------//

// The registers hold offsets, which become elements. Operands: the table, and the last offset that is in it. Blocks may
// have offsets that nobody has computed; those are read as the last one.
template <size_t scale, typename F> [[gnu::always_inline]] inline void forOffsets(const char *last, Bytes *r, F f) {
  const auto most = Vector<uint32_t>{} + load<uint32_t>(last);
  forEach<4 * scale>([&](auto i) __attribute__((always_inline)) {
    f(i, __builtin_elementwise_min(cast<Vector<uint32_t>>(r[i]), most));
  });
}
template <size_t scale, typename U> struct LookUpAny {
  SHLO_APPLY(const char *const *operands, int64_t, Bytes *r) {
    constexpr size_t lanes = vectorBytes / sizeof(U);
    alignas(vectorBytes) uint32_t offsets[blockElements<scale>];
    forOffsets<scale>(operands[1], r, [&](auto i, Vector<uint32_t> some) __attribute__((always_inline)) {
      __builtin_memcpy(offsets + i * (vectorBytes / 4), &some, vectorBytes);
    });
    // Put together in registers: a load of bytes that were just stored one by one waits. A hardware gather is hardly
    // quicker, and slow where the processor must not leak what it gathers.
    const char *const table = operands[0];
    auto element = [&](size_t i)
                       __attribute__((always_inline)) { return load<U>(table + size_t(offsets[i]) * sizeof(U)); };
    forEach<vectorsOf<U, scale>>([&](auto i) __attribute__((always_inline)) {
      r[i] = cast<Bytes>([&]<size_t... k>(std::index_sequence<k...>) __attribute__((always_inline)) {
        return Vector<U>{element(i * lanes + k)...};
      }(std::make_index_sequence<lanes>()));
    });
  }
};
#if SHLO_VECTOR_BYTES >= 32
// Tables that fit one or two registers.
template <size_t scale, size_t bytes> struct LookUpFew {
  SHLO_APPLY(const char *const *operands, int64_t, Bytes *r) {
    const auto low = load<Vector<uint32_t>>(operands[0]);
    const auto high = load<Vector<uint32_t>>(operands[0] + (bytes > vectorBytes ? vectorBytes : 0));
    forOffsets<scale>(operands[1], r, [&](auto i, Vector<uint32_t> offsets) __attribute__((always_inline)) {
#if SHLO_VECTOR_BYTES == 64
      const auto at = cast<__m512i>(offsets), a = cast<__m512i>(low), b = cast<__m512i>(high);
      r[i] = cast<Bytes>(bytes > vectorBytes ? _mm512_permutex2var_epi32(a, at, b) : _mm512_permutexvar_epi32(at, a));
#else
      const auto at = cast<__m256i>(offsets);
      const auto a = cast<Vector<uint32_t>>(_mm256_permutevar8x32_epi32(cast<__m256i>(low), at));
      const auto b = cast<Vector<uint32_t>>(_mm256_permutevar8x32_epi32(cast<__m256i>(high), at));
      r[i] = cast<Bytes>(choose<uint32_t>(offsets > 7, b, a));
#endif
    });
  }
};
#endif

//--- Conversions ----------------------------------------------------------------------------------------------------//

template <size_t scale, typename From, typename To> struct ConvertLink {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    if constexpr (sizeof(From) < sizeof(To)) {
      Vector<To> wide[vectorsOf<To, scale>];
      widen<From, To, scale>(r, wide);
      forEach<vectorsOf<To, scale>>([&](auto i) __attribute__((always_inline)) { r[i] = cast<Bytes>(wide[i]); });
    } else {
      Vector<From> wide[vectorsOf<From, scale>];
      forEach<vectorsOf<From, scale>>([&](auto i)
                                          __attribute__((always_inline)) { wide[i] = cast<Vector<From>>(r[i]); });
      narrow<From, To, scale>(wide, r);
    }
  }
};

// To integers. A value out of range becomes the nearest one in range. NaN becomes zero.
template <size_t scale, typename To> struct SaturateFloat {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    using Int = Vector<int32_t>;
    Int whole[4 * scale];
    forEach<4 * scale>([&](auto i) __attribute__((always_inline)) {
      const auto a = cast<Vector<float>>(r[i]);
      const auto number = cast<Vector<float>>(cast<Int>(a) & (a == a));
      if constexpr (sizeof(To) == 4) {
        const Int isAbove = number >= 0x1p31f, isBelow = number < -0x1p31f;
        const auto inside = cast<Vector<float>>(cast<Int>(number) & ~(isAbove | isBelow));
        whole[i] = __builtin_convertvector(inside, Int) | (isAbove & INT32_MAX) | (isBelow & INT32_MIN);
      } else {
        constexpr float least = std::numeric_limits<To>::min(), greatest = std::numeric_limits<To>::max();
        const auto above = choose<float>(number < least, Vector<float>{} + least, number);
        whole[i] = __builtin_convertvector(choose<float>(above > greatest, Vector<float>{} + greatest, above), Int);
      }
    });
    if constexpr (sizeof(To) == 4)
      forEach<4 * scale>([&](auto i) __attribute__((always_inline)) { r[i] = cast<Bytes>(whole[i]); });
    else
      narrow<int32_t, To, scale>(whole, r);
  }
};

// Elements of this type are loaded and converted to T.
struct BF16 {
  uint16_t code;
};
template <typename T, typename From, bool isUniform>
[[gnu::always_inline]] inline Vector<T> widenedOperand(const char *from, int64_t at, size_t i) {
  constexpr size_t lanes = vectorBytes / sizeof(T);
  if constexpr (isUniform) {
    T element;
    if constexpr (std::is_same_v<From, BF16>) {
      element = cast<T>(uint32_t(load<uint16_t>(from)) << 16);
    } else {
      element = T(load<From>(from));
    }
    return splat<T>(element, std::make_index_sequence<lanes>());
  } else {
    from += (at + int64_t(i * lanes)) * int64_t(sizeof(From));
    if constexpr (std::is_same_v<From, BF16>)
      return cast<Vector<T>>(__builtin_convertvector(load<Vector<uint16_t, lanes>>(from), Vector<uint32_t>) << 16);
    else
      return __builtin_convertvector(load<Vector<From, lanes>>(from), Vector<T>);
  }
}
template <size_t scale, typename F, typename T, typename From, int place, bool isUniform> struct WidenedBinary {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      const Vector<T> here = cast<Vector<T>>(r[i]), other = widenedOperand<T, From, isUniform>(operands[0], at, i);
      r[i] = cast<Bytes>(place == 0 ? F::template of<T>(here, other) : F::template of<T>(other, here));
    });
  }
};

template <size_t scale> struct WidenBF16 {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    Vector<uint32_t> wide[4 * scale];
    widen<uint16_t, uint32_t, scale>(r, wide);
    forEach<4 * scale>([&](auto i) __attribute__((always_inline)) { r[i] = cast<Bytes>(wide[i] << 16); });
  }
};
// The upper half of each element is the bf16.
[[gnu::always_inline]] inline Vector<uint32_t> roundedToBF16(Bytes r) {
  const auto bits = cast<Vector<uint32_t>>(r);
  const auto isNaN = cast<Vector<float>>(bits) != cast<Vector<float>>(bits);
  return isNaN ? bits | 0x400000 : bits + 0x7fff + (bits >> 16 & 1);
}
template <size_t scale> struct NarrowBF16 {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    Vector<uint32_t> codes[4 * scale];
    forEach<4 * scale>([&](auto i) __attribute__((always_inline)) { codes[i] = roundedToBF16(r[i]) >> 16; });
    narrow<uint32_t, uint16_t, scale>(codes, r);
  }
};
template <size_t scale> struct RoundToBF16 {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    forEach<4 * scale>([&](auto i)
                           __attribute__((always_inline)) { r[i] = cast<Bytes>(roundedToBF16(r[i]) & 0xffff0000); });
  }
};
template <size_t scale> struct RoundToF16 {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    forEach<4 * scale>([&](auto i) __attribute__((always_inline)) {
      const auto codes = __builtin_convertvector(cast<Vector<float>>(r[i]), Vector<_Float16, vectorBytes / 4>);
      r[i] = cast<Bytes>(__builtin_convertvector(codes, Vector<float>));
    });
  }
};

} // namespace
} // namespace shlo::exec
