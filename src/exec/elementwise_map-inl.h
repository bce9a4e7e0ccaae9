// Makes a kernel of a function of one element. Included once for each instruction set, between HWY_BEFORE_NAMESPACE and
// HWY_AFTER_NAMESPACE of the file that uses it.
//
// A function is a struct with overloads of `apply<Bits>(T...)` for the types that it is defined for. `Bits` is the
// width of the element type, which can be less than that of T. The compiler vectorizes the loops. A function of floats
// that the compiler cannot vectorize has `vector(tag, V...)` instead.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_MAP_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_MAP_INL
#undef SHLO_EXEC_MAP_INL
#else
#define SHLO_EXEC_MAP_INL
#endif

#include "exec/numbers.h"
#include "exec/part-inl.h"
#include "hwy/highway.h"

#include <type_traits>

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Truncates an integer to `Bits` bits.
template <int Bits, typename T> HWY_INLINE T wrap(T value) {
  if constexpr (std::is_integral_v<T> && Bits < int(8 * sizeof(T))) {
    if constexpr (std::is_signed_v<T>)
      return T(T(uint8_t(value) << (8 - Bits)) >> (8 - Bits));
    else
      return T(value & ((1 << Bits) - 1));
  } else {
    return value;
  }
}

template <typename F, int Bits, typename T>
concept IsUnary = requires(T a) { F::template apply<Bits>(a); };
template <typename F, int Bits, typename T>
concept IsBinary = requires(T a) { F::template apply<Bits>(a, a); };
template <typename F, int Bits, typename T>
concept IsTernary = requires(T a) { F::template apply<Bits>(a, a, a); };
template <typename F, int Bits, typename T>
concept IsParametric = requires(T a, Parameter p) { F::template apply<Bits>(a, p); };
template <typename F, typename T>
concept HasUnaryVector = Floating<T> && requires(hn::ScalableTag<T> d) { F::vector(d, hn::Zero(d)); };
template <typename F, typename T>
concept HasBinaryVector = Floating<T> && requires(hn::ScalableTag<T> d) { F::vector(d, hn::Zero(d), hn::Zero(d)); };
template <typename F, typename T>
concept HasVector = HasUnaryVector<F, T> || HasBinaryVector<F, T>;
// A function whose `quick(tag, V, V)` gives the bits of `apply` by instructions that the compiler does not choose.
template <typename F> struct Quick {
  template <typename D, typename V>
    requires requires(D d, V a) { F::quick(d, a, a); }
  static HWY_INLINE V vector(D d, V a, V b) {
    return F::quick(d, a, b);
  }
};

template <typename F, int Bits, typename T> void mapUnary(const char *const *inputs, char *output, int64_t n, int64_t) {
  using R = decltype(F::template apply<Bits>(T()));
  auto *a = reinterpret_cast<const Loose<T> *>(inputs[0]);
  auto *r = reinterpret_cast<Loose<R> *>(output);
#pragma clang loop vectorize(assume_safety)
  for (int64_t i = 0; i < n; ++i)
    r[i] = wrap<Bits>(F::template apply<Bits>(T(a[i])));
}

template <typename F, typename T> void mapVector(const char *const *inputs, char *output, int64_t n, int64_t) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  auto *a = reinterpret_cast<const T *>(inputs[0]), *b = a;
  if constexpr (HasBinaryVector<F, T>)
    b = reinterpret_cast<const T *>(inputs[1]);
  auto *r = reinterpret_cast<T *>(output);
  auto compute = [&](auto load) HWY_ATTR {
    if constexpr (HasUnaryVector<F, T>)
      return F::vector(d, load(a));
    else
      return F::vector(d, load(a), load(b));
  };
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes)
    hn::StoreU(compute([&](const T *from) HWY_ATTR { return hn::LoadU(d, from + i); }), d, r + i);
  if (i == n)
    return;
  // Where one element has just been written, or will be read next, a vector would wait, or be waited for.
  const bool isOne = n - i == 1;
  const auto rest = compute(
      [&](const T *from) HWY_ATTR { return isOne ? hn::Set(d, from[i]) : loadPart(d, from + i, n - i); });
  if (isOne)
    r[i] = hn::GetLane(rest);
  else
    storePart(rest, d, r + i, n - i);
}

template <typename F, int Bits, typename T>
void mapParametric(const char *const *inputs, char *output, int64_t n, int64_t parameter) {
  auto *a = reinterpret_cast<const Loose<T> *>(inputs[0]);
  auto *r = reinterpret_cast<Loose<T> *>(output);
  const Parameter p{parameter};
#pragma clang loop vectorize(assume_safety)
  for (int64_t i = 0; i < n; ++i)
    r[i] = F::template apply<Bits>(T(a[i]), p);
}

template <typename F, int Bits, typename T>
void mapBinary(const char *const *inputs, char *output, int64_t n, int64_t) {
  using R = decltype(F::template apply<Bits>(T(), T()));
  auto *a = reinterpret_cast<const Loose<T> *>(inputs[0]);
  auto *b = reinterpret_cast<const Loose<T> *>(inputs[1]);
  auto *r = reinterpret_cast<Loose<R> *>(output);
#pragma clang loop vectorize(assume_safety)
  for (int64_t i = 0; i < n; ++i)
    r[i] = wrap<Bits>(F::template apply<Bits>(T(a[i]), T(b[i])));
}

template <typename F, int Bits, typename T>
void mapTernary(const char *const *inputs, char *output, int64_t n, int64_t) {
  auto *a = reinterpret_cast<const Loose<T> *>(inputs[0]);
  auto *b = reinterpret_cast<const Loose<T> *>(inputs[1]);
  auto *c = reinterpret_cast<const Loose<T> *>(inputs[2]);
  auto *r = reinterpret_cast<Loose<T> *>(output);
#pragma clang loop vectorize(assume_safety)
  for (int64_t i = 0; i < n; ++i)
    r[i] = wrap<Bits>(F::template apply<Bits>(T(a[i]), T(b[i]), T(c[i])));
}

// The kernel of function F for T, or null if F is not defined for T.
template <typename F, int Bits, typename T> constexpr ElementKernel kernelOf() {
  if constexpr (HasVector<F, T>)
    return mapVector<F, T>;
  else if constexpr (HasVector<Quick<F>, T>)
    return mapVector<Quick<F>, T>;
  else if constexpr (IsParametric<F, Bits, T>)
    return mapParametric<F, Bits, T>;
  else if constexpr (IsUnary<F, Bits, T>)
    return mapUnary<F, Bits, T>;
  else if constexpr (IsBinary<F, Bits, T>)
    return mapBinary<F, Bits, T>;
  else if constexpr (IsTernary<F, Bits, T>)
    return mapTernary<F, Bits, T>;
  else
    return nullptr;
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
