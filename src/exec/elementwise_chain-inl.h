// Links of chains. Compiled once per instruction set, by flags of the file: arguments of functions are in wide registers
// only then. The types of vectors are the compiler's; all functions round as those of elementwise_functions-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_chain.h"
#include "exec/elementwise_tables.h"

#include <bit>
#include <utility>

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
template <typename T, size_t... i> [[gnu::always_inline]] inline Vector<T> splat(T element, std::index_sequence<i...>) {
  const Vector<T> first = {element};
  return __builtin_shufflevector(first, first, (int(i) & 0)...);
}
// Vector `i` of the block that begins with element `at`; or the one element that is there in all lanes.
template <typename T, bool isUniform> [[gnu::always_inline]] inline Vector<T> operand(const char *from, int64_t at, size_t i) {
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
                std::make_index_sequence<count * (vectorBytes / sizeof(T))>());
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

using Handler = void (*)(const Link *, int64_t, Bytes, Bytes, Bytes, Bytes, Bytes, Bytes, Bytes, Bytes);

// Applies F to the registers and continues.
template <typename F>
void link(const Link *link, int64_t at, Bytes a, Bytes b, Bytes c, Bytes d, Bytes e, Bytes f, Bytes g, Bytes h) {
  Bytes registers[8] = {a, b, c, d, e, f, g, h};
  F::apply(link->operands, at, registers);
  [[clang::musttail]] return reinterpret_cast<Handler>(link[1].run)(
      link + 1, at, registers[0], registers[1], registers[2], registers[3], registers[4], registers[5], registers[6],
      registers[7]);
}
template <typename F> constexpr Handler linkOf = &link<F>;

void endOfLinks(const Link *, int64_t, Bytes, Bytes, Bytes, Bytes, Bytes, Bytes, Bytes, Bytes) {}

template <size_t scale> void runLinks(const Link *links, int64_t begin, int64_t last) {
  const Bytes none = {};
  for (int64_t at = begin; at < last; at += int64_t(blockElements<scale>))
    reinterpret_cast<Handler>(links->run)(links, at, none, none, none, none, none, none, none, none);
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
    forEach<vectorsOf<U, scale>>([&](auto i) __attribute__((always_inline)) {
      r[i] = cast<Bytes>(operand<U, true>(operands[0], at, i));
    });
  }
};
template <size_t scale, size_t bytes> struct Store {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    char *to = const_cast<char *>(operands[0]) + at * int64_t(bytes);
    forEach<bytes * scale>([&](auto i) __attribute__((always_inline)) {
      __builtin_memcpy(to + i * vectorBytes, &r[i], vectorBytes);
    });
  }
};

template <size_t scale, typename F, typename T> struct Unary {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      r[i] = cast<Bytes>(F::template of<T>(cast<Vector<T>>(r[i])));
    });
  }
};
template <size_t scale, typename F, typename T, int place, bool isUniform> struct Binary {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      const Vector<T> here = cast<Vector<T>>(r[i]), other = operand<T, isUniform>(operands[0], at, i);
      r[i] = cast<Bytes>(place == 0 ? F::template of<T>(here, other) : F::template of<T>(other, here));
    });
  }
};
// Of the middle operand.
template <size_t scale, typename F, typename T, bool isUniform> struct Ternary {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      const Vector<T> first = operand<T, isUniform>(operands[0], at, i), last = operand<T, isUniform>(operands[1], at, i);
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
};
struct ClampOf {
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

//--- Shifts ---------------------------------------------------------------------------------------------------------//

enum class Shift { Left, Right, RightWithSign };

// An amount of at least the number of bits shifts everything out.
template <typename T> inline constexpr Unsigned<sizeof(T)> mostBits = 8 * sizeof(T);
template <Shift shift, typename T> [[gnu::always_inline]] inline Vector<T> shifted(Vector<T> v, Unsigned<sizeof(T)> by) {
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
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      const Vector<T> v = cast<Vector<T>>(r[i]);
      r[i] = cast<Bytes>(shifted<Shift::Left, T>(v, left) | shifted<Shift::Right, T>(v, right));
    });
  }
};

//--- Integer division by one number ---------------------------------------------------------------------------------//

// Multiplies by the inverse, rounded up: the quotient is too large by less than 2^-16 or 2^-32 of the distance between
// quotients, so the next integer towards zero is right. Zero and overflow as in elementwise_division-inl.h.
template <size_t scale, typename T, bool isRemainder> struct DivideAll {
  SHLO_APPLY(const char *const *operands, int64_t, Bytes *r) {
    using F = std::conditional_t<sizeof(T) < 4, float, double>;
    constexpr size_t lanes = vectorBytes / sizeof(T);
    T b;
    __builtin_memcpy(&b, operands[0], sizeof(T));
    const F inverse = F(1) / F(b == 0 ? T(1) : b) * (F(1) + (sizeof(T) < 4 ? F(0x1p-22) : F(0x1p-51)));
    forEach<vectorsOf<T, scale>>([&](auto i) __attribute__((always_inline)) {
      const Vector<T> a = cast<Vector<T>>(r[i]);
      const Vector<F, lanes> estimate = __builtin_convertvector(a, Vector<F, lanes>) * inverse;
      Vector<T> q;
      if constexpr (sizeof(T) < 4) {
        q = __builtin_convertvector(__builtin_convertvector(estimate, Vector<int32_t, lanes>), Vector<T>);
      } else { // the low bits of the sum are the integer
        const Vector<F, lanes> whole = __builtin_elementwise_trunc(estimate) + 0x1.8p52;
        q = __builtin_convertvector(cast<Vector<uint64_t, lanes>>(whole), Vector<T>);
      }
      if (b == 0)
        q = cast<Vector<T>>(~Bytes{});
      r[i] = cast<Bytes>(isRemainder ? SubtractOf::of<T>(a, MulOf::of<T>(q, Vector<T>{} + b)) : q);
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

// `U` is the unsigned integer of the element's size.
template <size_t scale, typename U, int place, bool isUniform> struct SelectLink {
  SHLO_APPLY(const char *const *operands, int64_t at, Bytes *r) {
    using S = std::make_signed_t<U>;
    Bytes areTrue[scale];
    forEach<scale>([&](auto i) __attribute__((always_inline)) {
      const Bytes predicates = place == 0 || place == firstUniform ? r[i] : load<Bytes>(operands[0] + at + i * vectorBytes);
      areTrue[i] = cast<Bytes>(predicates != 0);
    });
    Vector<S> masks[vectorsOf<U, scale>];
    widen<int8_t, S, scale>(areTrue, masks);
    forEach<vectorsOf<U, scale>>([&](auto i) __attribute__((always_inline)) {
      constexpr bool isHere = place == 1 || place == 2, isFirstUniform = place == firstUniform;
      const Vector<U> here = cast<Vector<U>>(r[i]), other = operand<U, isUniform>(operands[1], at, i);
      const Vector<U> yes = !isHere ? operand<U, isFirstUniform>(operands[0], at, i) : place == 1 ? here : other;
      const Vector<U> no = place == 2 ? here : other;
      r[i] = cast<Bytes>(choose<U>(masks[i], yes, no));
    });
  }
};

//--- Conversions ----------------------------------------------------------------------------------------------------//

template <size_t scale, typename From, typename To> struct ConvertLink {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    if constexpr (sizeof(From) < sizeof(To)) {
      Vector<To> wide[vectorsOf<To, scale>];
      widen<From, To, scale>(r, wide);
      forEach<vectorsOf<To, scale>>([&](auto i) __attribute__((always_inline)) { r[i] = cast<Bytes>(wide[i]); });
    } else {
      Vector<From> wide[vectorsOf<From, scale>];
      forEach<vectorsOf<From, scale>>([&](auto i) __attribute__((always_inline)) { wide[i] = cast<Vector<From>>(r[i]); });
      narrow<From, To, scale>(wide, r);
    }
  }
};

template <size_t scale> struct WidenBF16 {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    Vector<uint32_t> wide[4 * scale];
    widen<uint16_t, uint32_t, scale>(r, wide);
    forEach<4 * scale>([&](auto i) __attribute__((always_inline)) { r[i] = cast<Bytes>(wide[i] << 16); });
  }
};
template <size_t scale> struct NarrowBF16 {
  SHLO_APPLY(const char *const *, int64_t, Bytes *r) {
    Vector<uint32_t> codes[4 * scale];
    forEach<4 * scale>([&](auto i) __attribute__((always_inline)) {
      const auto bits = cast<Vector<uint32_t>>(r[i]);
      const auto isNaN = cast<Vector<float>>(bits) != cast<Vector<float>>(bits);
      const Vector<uint32_t> rounded = (bits + 0x7fff + (bits >> 16 & 1)) >> 16, quiet = bits >> 16 | 0x40;
      codes[i] = isNaN ? quiet : rounded;
    });
    narrow<uint32_t, uint16_t, scale>(codes, r);
  }
};

//--- The table ------------------------------------------------------------------------------------------------------//

template <ElementType type> constexpr bool isChained = [] {
  if constexpr (!isNative(type) || isComplex(type))
    return false;
  else
    return info(type).bits == 8 * byteSize(type);
}();

// By the operand in the registers, and whether the other is one element.
struct Places {
  Handler at[4][2];
};
template <size_t scale> struct Table {
  Handler loads[4][2], stores[4]; // by the logarithm of the element's bytes
  std::array<Places, nativeTypes> functions[elementFunctionCount], comparisons[6];
  Places selects[4]; // by the logarithm of the element's bytes
  std::array<std::array<Handler, nativeTypes>, nativeTypes> conversions; // [from][to]
  std::array<Handler, nativeTypes> shifts[3], rotations;
  Handler fromBF16, toBF16, fromF16, toF16; // from or to f32

  template <typename F, typename T> constexpr void binary(plan::ElementFunction function, size_t column) {
    functions[size_t(function)][column] = {{{linkOf<Binary<scale, F, T, 0, false>>, linkOf<Binary<scale, F, T, 0, true>>},
                                            {linkOf<Binary<scale, F, T, 1, false>>, linkOf<Binary<scale, F, T, 1, true>>}}};
  }
  template <typename F, typename T> constexpr void unary(plan::ElementFunction function, size_t column) {
    functions[size_t(function)][column] = {{{linkOf<Unary<scale, F, T>>}}};
  }
  template <typename Test, typename T> constexpr void compare(plan::CompareDirection direction, size_t column) {
    comparisons[size_t(direction)][column] = {
        {{linkOf<CompareLink<scale, Test, T, 0, false>>, linkOf<CompareLink<scale, Test, T, 0, true>>},
         {linkOf<CompareLink<scale, Test, T, 1, false>>, linkOf<CompareLink<scale, Test, T, 1, true>>}}};
  }
  template <typename T> constexpr void addComparisons(size_t column) {
    using enum plan::CompareDirection;
    compare<EqualOf, T>(EQ, column);
    compare<NotEqualOf, T>(NE, column);
    compare<GreaterEqualOf, T>(GE, column);
    compare<GreaterOf, T>(GT, column);
    compare<LessEqualOf, T>(LE, column);
    compare<LessOf, T>(LT, column);
  }
  template <typename T> constexpr void addType(size_t column) {
    using enum plan::ElementFunction;
    binary<AddOf, T>(Add, column);
    binary<SubtractOf, T>(Subtract, column);
    binary<MulOf, T>(Mul, column);
    binary<ExtremeOf<true>, T>(Max, column);
    binary<ExtremeOf<false>, T>(Min, column);
    functions[size_t(Clamp)][column] = {
        {{}, {linkOf<Ternary<scale, ClampOf, T, false>>, linkOf<Ternary<scale, ClampOf, T, true>>}}};
    unary<NegOf, T>(Neg, column);
    addComparisons<T>(column);
    if constexpr (std::is_signed_v<T>)
      unary<AbsOf, T>(Abs, column);
    if constexpr (isFloating<T>) {
      binary<DivOf, T>(Div, column);
      unary<SqrtOf, T>(Sqrt, column);
      unary<RsqrtOf, T>(Rsqrt, column);
      unary<FloorOf, T>(Floor, column);
      unary<CeilOf, T>(Ceil, column);
    } else {
      addBits<T, NotOf>(column);
      shifts[size_t(Shift::Left)][column] = linkOf<ShiftAll<scale, Shift::Left, T>>;
      shifts[size_t(Shift::Right)][column] = linkOf<ShiftAll<scale, Shift::Right, T>>;
      shifts[size_t(Shift::RightWithSign)][column] = linkOf<ShiftAll<scale, Shift::RightWithSign, T>>;
      rotations[column] = linkOf<Rotate<scale, T>>;
      if constexpr (sizeof(T) <= 4) { // by one number only
        functions[size_t(Div)][column] = {{{nullptr, linkOf<DivideAll<scale, T, false>>}}};
        functions[size_t(Rem)][column] = {{{nullptr, linkOf<DivideAll<scale, T, true>>}}};
      }
    }
  }
  template <typename T, typename Complement> constexpr void addBits(size_t column) {
    using enum plan::ElementFunction;
    binary<AndOf, T>(And, column);
    binary<OrOf, T>(Or, column);
    binary<XorOf, T>(Xor, column);
    unary<Complement, T>(Not, column);
  }
  template <typename U> constexpr void addSelection(size_t width) {
    selects[width] = {{{linkOf<SelectLink<scale, U, 0, false>>, linkOf<SelectLink<scale, U, 0, true>>},
                       {linkOf<SelectLink<scale, U, 1, false>>, linkOf<SelectLink<scale, U, 1, true>>},
                       {linkOf<SelectLink<scale, U, 2, false>>, linkOf<SelectLink<scale, U, 2, true>>},
                       {linkOf<SelectLink<scale, U, firstUniform, false>>}}};
  }
  template <ElementType from, ElementType to> constexpr void addConversion(size_t row, size_t column) {
    // Of the C++ types, i1 is a number of 8 bits.
    using From = std::conditional_t<from == ElementType::I1, Native<ElementType::UI8>, Native<from>>;
    using To = Native<to>;
    // Not to integers that saturate, nor from those that the compiler converts one by one.
    constexpr bool isWhole = !isFloat(from) && !isFloat(to) && byteSize(from) != byteSize(to);
    constexpr bool isExact = !isFloat(from) && isFloat(to) && (sizeof(From) < 4 || std::is_same_v<From, int32_t>);
    constexpr bool isRounded = isFloat(from) && isFloat(to) && from != to;
    if constexpr (isWhole || isExact || isRounded)
      conversions[row][column] = linkOf<ConvertLink<scale, From, To>>;
  }
};

template <size_t scale> constexpr Table<scale> makeTable() {
  Table<scale> table{};
  constexpr size_t widest = 8 / scale; // bytes of an element
  constexpr std::make_index_sequence<nativeTypes> columns;
  auto addSizes = [&]<size_t... i>(std::index_sequence<i...>) {
    ((table.loads[i][0] = linkOf<Load<scale, size_t(1) << i>>,
      table.loads[i][1] = linkOf<LoadUniform<scale, Unsigned<size_t(1) << i>>>, table.stores[i] = linkOf<Store<scale, size_t(1) << i>>), ...);
    (table.template addSelection<Unsigned<size_t(1) << i>>(i), ...);
  };
  addSizes(std::make_index_sequence<size_t(std::bit_width(widest))>());
  auto addType = [&]<size_t i> {
    constexpr ElementType type = nativeList[i];
    if constexpr (isChained<type> && byteSize(type) <= widest) {
      table.template addType<Native<type>>(i);
    } else if constexpr (type == ElementType::I1) {
      table.template addBits<uint8_t, NotPredicate>(i);
      table.template addComparisons<uint8_t>(i);
    }
  };
  auto addRow = [&]<size_t i, size_t... j>(std::index_sequence<j...>) {
    auto add = [&]<size_t k> {
      constexpr ElementType from = nativeList[i], to = nativeList[k];
      if constexpr ((isChained<from> || from == ElementType::I1) && isChained<to> && byteSize(from) <= widest &&
                    byteSize(to) <= widest)
        table.template addConversion<from, to>(i, k);
    };
    (add.template operator()<j>(), ...);
  };
  auto addAll = [&]<size_t... i>(std::index_sequence<i...>) {
    (addType.template operator()<i>(), ...);
    (addRow.template operator()<i>(columns), ...);
  };
  addAll(columns);
  if constexpr (widest >= 4) {
  table.fromBF16 = linkOf<WidenBF16<scale>>;
  table.toBF16 = linkOf<NarrowBF16<scale>>;
#if defined(__F16C__) || defined(__aarch64__)
  table.fromF16 = linkOf<ConvertLink<scale, _Float16, float>>;
  table.toF16 = linkOf<ConvertLink<scale, float, _Float16>>;
#endif
  }
  return table;
}
template <size_t scale> constexpr Table<scale> table = makeTable<scale>();

template <size_t scale> Handler conversion(ElementType from, ElementType to) {
  const int row = nativeIndex(from), column = nativeIndex(to);
  if (row >= 0 && column >= 0)
    return table<scale>.conversions[size_t(row)][size_t(column)];
  if (to == ElementType::F32)
    return from == ElementType::BF16 ? table<scale>.fromBF16 : from == ElementType::F16 ? table<scale>.fromF16 : nullptr;
  if (from == ElementType::F32)
    return to == ElementType::BF16 ? table<scale>.toBF16 : to == ElementType::F16 ? table<scale>.toF16 : nullptr;
  return nullptr;
}

template <size_t scale> Handler handler(const LinkKind &kind, size_t place, bool isUniform) {
  const size_t bytes = byteSize(kind.kind == LinkKind::Select ? kind.result : kind.operand);
  if (bytes == 0 || bytes > 8 / scale)
    return kind.kind == LinkKind::End ? endOfLinks : nullptr;
  const size_t width = size_t(std::bit_width(bytes) - 1); // its logarithm
  switch (kind.kind) {
  case LinkKind::Load: return table<scale>.loads[width][isUniform];
  case LinkKind::Store: return table<scale>.stores[width];
  case LinkKind::End: return endOfLinks;
  case LinkKind::Select: return table<scale>.selects[width].at[place][isUniform];
  case LinkKind::Convert: return conversion<scale>(kind.operand, kind.result);
  default: break;
  }
  const int column = nativeIndex(kind.operand);
  if (column < 0)
    return nullptr;
  switch (kind.kind) {
  case LinkKind::Function: return table<scale>.functions[kind.which][size_t(column)].at[place][isUniform];
  case LinkKind::Compare: return table<scale>.comparisons[kind.which][size_t(column)].at[place][isUniform];
  case LinkKind::Rotate: return table<scale>.rotations[size_t(column)];
  case LinkKind::Shift: {
    const auto function = plan::ElementFunction(kind.which);
    const Shift shift = function == plan::ElementFunction::ShiftLeft           ? Shift::Left
                        : function == plan::ElementFunction::ShiftRightLogical ? Shift::Right
                                                                               : Shift::RightWithSign;
    return place == 0 ? table<scale>.shifts[size_t(shift)][size_t(column)] : nullptr;
  }
  default: return nullptr;
  }
}

template <size_t scale> LinkFunction findLink(const LinkKind &kind, size_t place, bool isUniform) {
  return reinterpret_cast<LinkFunction>(handler<scale>(kind, place, isUniform));
}

template <size_t scale>
constexpr ChainFunctions::Set chainSet = {int64_t(blockElements<scale>), findLink<scale>, runLinks<scale>};

} // namespace

const ChainFunctions SHLO_CHAINS = {{chainSet<1>, chainSet<2>, chainSet<4>}};

} // namespace shlo::exec
