// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_fourier.h"

#include "exec/elementwise_simd.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/linear_fourier.cpp"
#include "hwy/foreach_target.h"

#include "exec/part-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// A vector of complex numbers.
template <typename V> struct Pair {
  V re, im;
};
template <typename V> HWY_INLINE Pair<V> operator+(Pair<V> a, Pair<V> b) {
  return {hn::Add(a.re, b.re), hn::Add(a.im, b.im)};
}
template <typename V> HWY_INLINE Pair<V> operator-(Pair<V> a, Pair<V> b) {
  return {hn::Sub(a.re, b.re), hn::Sub(a.im, b.im)};
}
template <typename V> HWY_INLINE Pair<V> operator*(Pair<V> a, Pair<V> b) {
  return {hn::NegMulAdd(a.im, b.im, hn::Mul(a.re, b.re)), hn::MulAdd(a.im, b.re, hn::Mul(a.re, b.im))};
}
// Times -i.
template <typename V> HWY_INLINE Pair<V> turned(Pair<V> a) { return {a.im, hn::Neg(a.re)}; }

template <typename D> HWY_INLINE Pair<hn::Vec<D>> load(D d, const hn::TFromD<D> *tile, int64_t at) {
  const int64_t lanes = int64_t(hn::Lanes(d));
  return {hn::Load(d, tile + 2 * at * lanes), hn::Load(d, tile + (2 * at + 1) * lanes)};
}
template <typename D> HWY_INLINE void store(Pair<hn::Vec<D>> value, D d, hn::TFromD<D> *tile, int64_t at) {
  const int64_t lanes = int64_t(hn::Lanes(d));
  hn::Store(value.re, d, tile + 2 * at * lanes);
  hn::Store(value.im, d, tile + (2 * at + 1) * lanes);
}
template <typename D> HWY_INLINE Pair<hn::Vec<D>> number(D d, const hn::TFromD<D> *at) {
  return {hn::Set(d, at[0]), hn::Set(d, at[1])};
}

// The transform of the numbers in x, of an odd length: sums and differences of the numbers j and radix - j. Radix 0: a
// length of which only the upper limit is known.
template <int64_t Radix, typename D>
HWY_INLINE void oddButterfly(D d, Pair<hn::Vec<D>> *x, int64_t radix, const hn::TFromD<D> *roots) {
  using V = hn::Vec<D>;
  constexpr int64_t mostHalf = Radix ? Radix / 2 : largestRadix / 2;
  const int64_t length = Radix ? Radix : radix, half = length / 2;
  Pair<V> sums[mostHalf], differences[mostHalf];
  const Pair<V> first = x[0];
  Pair<V> all = first;
  for (int64_t j = 0; j < half; ++j) {
    sums[j] = x[j + 1] + x[length - 1 - j];
    differences[j] = x[j + 1] - x[length - 1 - j];
    all = all + sums[j];
  }
  x[0] = all;
  for (int64_t k = 1; k <= half; ++k) {
    Pair<V> even = first, odd = {hn::Zero(d), hn::Zero(d)};
    for (int64_t j = 0, at = k; j < half; ++j, at = at + k >= length ? at + k - length : at + k) {
      const V cosine = hn::Set(d, roots[2 * at]), sine = hn::Set(d, roots[2 * at + 1]);
      even = {hn::MulAdd(sums[j].re, cosine, even.re), hn::MulAdd(sums[j].im, cosine, even.im)};
      odd = {hn::MulAdd(differences[j].re, sine, odd.re), hn::MulAdd(differences[j].im, sine, odd.im)};
    }
    // The imaginary parts of the roots are negative sines.
    x[k] = even - turned(odd);
    x[length - k] = even + turned(odd);
  }
}

template <int64_t Radix, typename D>
HWY_INLINE void butterfly(D d, Pair<hn::Vec<D>> *x, int64_t radix, const hn::TFromD<D> *roots) {
  if constexpr (Radix == 2) {
    const auto sum = x[0] + x[1];
    x[1] = x[0] - x[1];
    x[0] = sum;
  } else if constexpr (Radix == 4) {
    const auto even = x[0] + x[2], odd = x[1] + x[3], evenRest = x[0] - x[2], oddRest = turned(x[1] - x[3]);
    x[0] = even + odd;
    x[1] = evenRest + oddRest;
    x[2] = even - odd;
    x[3] = evenRest - oddRest;
  } else {
    oddButterfly<Radix>(d, x, radix, roots);
  }
}

template <int64_t Radix, bool First, typename T>
HWY_INLINE void passAt(const FourierPass<T> &pass, int64_t p, const T *from, T *to) {
  const hn::ScalableTag<T> d;
  using V = hn::Vec<decltype(d)>;
  const int64_t radix = Radix ? Radix : pass.radix;
  const T *twiddles = pass.twiddles + 2 * p * (radix - 1);
  for (int64_t q = 0; q < pass.s; ++q) {
    Pair<V> x[Radix ? Radix : largestRadix];
    for (int64_t j = 0; j < radix; ++j)
      x[j] = load(d, from, q + pass.s * (p + pass.m * j));
    butterfly<Radix>(d, x, radix, pass.roots);
    T *place = to + 2 * (q + pass.s * radix * p) * int64_t(hn::Lanes(d));
    store(x[0], d, place, 0);
    for (int64_t k = 1; k < radix; ++k)
      store(First ? x[k] : x[k] * number(d, twiddles + 2 * (k - 1)), d, place, pass.s * k);
  }
}
template <int64_t Radix, typename T> HWY_NOINLINE void runPass(const FourierPass<T> &pass, const T *from, T *to) {
  passAt<Radix, true>(pass, 0, from, to);
  for (int64_t p = 1; p < pass.m; ++p)
    passAt<Radix, false>(pass, p, from, to);
}
template <typename T> void transform(const FourierPass<T> *passes, size_t count, T *tile, T *other) {
  for (size_t i = 0; i < count; ++i) {
    switch (passes[i].radix) {
    case 2: runPass<2>(passes[i], tile, other); break;
    case 3: runPass<3>(passes[i], tile, other); break;
    case 4: runPass<4>(passes[i], tile, other); break;
    case 5: runPass<5>(passes[i], tile, other); break;
    default: runPass<0>(passes[i], tile, other);
    }
    T *const done = other;
    other = tile;
    tile = done;
  }
}

// --- Tiles -----------------------------------------------------------------------------------------------------------

// Blocks of 16 bytes: the numbers of a few lines become the lanes of a few numbers, and back.
template <typename T> struct Block;
template <> struct Block<float> {
  static constexpr int64_t lines = 4, numbers = 2;
  // rows[i]: two numbers of line i; columns: re, im, re, im of four lines.
  template <typename V> static HWY_INLINE void turn(V *v) {
    const hn::Full128<float> d;
    const hn::Full128<double> wide;
    const V a = hn::InterleaveLower(d, v[0], v[1]), b = hn::InterleaveLower(d, v[2], v[3]);
    const V e = hn::InterleaveUpper(d, v[0], v[1]), f = hn::InterleaveUpper(d, v[2], v[3]);
    const auto w = [&](V x) { return hn::BitCast(wide, x); };
    v[0] = hn::BitCast(d, hn::InterleaveLower(wide, w(a), w(b)));
    v[1] = hn::BitCast(d, hn::InterleaveUpper(wide, w(a), w(b)));
    v[2] = hn::BitCast(d, hn::InterleaveLower(wide, w(e), w(f)));
    v[3] = hn::BitCast(d, hn::InterleaveUpper(wide, w(e), w(f)));
  }
};
template <> struct Block<double> {
  static constexpr int64_t lines = 2, numbers = 1;
  template <typename V> static HWY_INLINE void turn(V *v) {
    const hn::Full128<double> d;
    const V low = hn::InterleaveLower(d, v[0], v[1]), high = hn::InterleaveUpper(d, v[0], v[1]);
    v[0] = low;
    v[1] = high;
  }
};

template <typename T> void loadLines(const T *const *lines, int64_t count, bool swapped, T *tile) {
  const hn::Full128<T> d;
  const int64_t lanes = int64_t(hn::Lanes(hn::ScalableTag<T>())), re = swapped ? lanes : 0, im = lanes - re;
  constexpr int64_t together = Block<T>::lines, numbers = Block<T>::numbers;
  for (int64_t l = 0; l < lanes; l += together) {
    int64_t k = 0;
    for (; k + numbers <= count; k += numbers) {
      hn::Vec<decltype(d)> v[together];
      SHLO_UNROLL
      for (int64_t i = 0; i < together; ++i)
        v[i] = hn::LoadU(d, lines[l + i] + 2 * k);
      Block<T>::turn(v);
      SHLO_UNROLL
      for (int64_t i = 0; i < numbers; ++i) {
        hn::Store(v[2 * i], d, tile + 2 * (k + i) * lanes + re + l);
        hn::Store(v[2 * i + 1], d, tile + 2 * (k + i) * lanes + im + l);
      }
    }
    for (; k < count; ++k)
      for (int64_t i = l; i < l + together; ++i) {
        tile[2 * k * lanes + re + i] = lines[i][2 * k];
        tile[2 * k * lanes + im + i] = lines[i][2 * k + 1];
      }
  }
}

template <typename T>
void storeLines(T *const *lines, int64_t lineCount, int64_t count, bool swapped, T scale, const T *tile) {
  const hn::Full128<T> d;
  const auto factor = hn::Set(d, scale);
  const int64_t lanes = int64_t(hn::Lanes(hn::ScalableTag<T>())), re = swapped ? lanes : 0, im = lanes - re;
  constexpr int64_t together = Block<T>::lines, numbers = Block<T>::numbers;
  for (int64_t l = 0; l < lineCount; l += together) {
    int64_t k = 0;
    for (; k + numbers <= count && l + together <= lineCount; k += numbers) {
      hn::Vec<decltype(d)> v[together];
      SHLO_UNROLL
      for (int64_t i = 0; i < numbers; ++i) {
        v[2 * i] = hn::Mul(factor, hn::Load(d, tile + 2 * (k + i) * lanes + re + l));
        v[2 * i + 1] = hn::Mul(factor, hn::Load(d, tile + 2 * (k + i) * lanes + im + l));
      }
      Block<T>::turn(v);
      SHLO_UNROLL
      for (int64_t i = 0; i < together; ++i)
        hn::StoreU(v[i], d, lines[l + i] + 2 * k);
    }
    for (; k < count; ++k)
      for (int64_t i = l; i < l + together && i < lineCount; ++i) {
        lines[i][2 * k] = scale * tile[2 * k * lanes + re + i];
        lines[i][2 * k + 1] = scale * tile[2 * k * lanes + im + i];
      }
  }
}

template <typename T>
void loadColumns(const T *data, int64_t stride, int64_t lineCount, int64_t count, bool swapped, T *tile) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d)), re = swapped ? lanes : 0, im = lanes - re;
  for (int64_t k = 0; k < count; ++k, data += 2 * stride, tile += 2 * lanes) {
    if (lineCount == lanes) {
      hn::Vec<decltype(d)> real, imaginary;
      hn::LoadInterleaved2(d, data, real, imaginary);
      hn::Store(real, d, tile + re);
      hn::Store(imaginary, d, tile + im);
      continue;
    }
    // The other lanes repeat the first line.
    for (int64_t i = 0; i < lanes; ++i) {
      const T *from = data + (i < lineCount ? 2 * i : 0);
      tile[re + i] = from[0];
      tile[im + i] = from[1];
    }
  }
}

template <typename T>
void storeColumns(T *data, int64_t stride, int64_t lineCount, int64_t count, bool swapped, T scale, const T *tile) {
  const hn::ScalableTag<T> d;
  const auto factor = hn::Set(d, scale);
  const int64_t lanes = int64_t(hn::Lanes(d)), re = swapped ? lanes : 0, im = lanes - re;
  for (int64_t k = 0; k < count; ++k, data += 2 * stride, tile += 2 * lanes) {
    if (lineCount == lanes) {
      hn::StoreInterleaved2(hn::Mul(factor, hn::Load(d, tile + re)), hn::Mul(factor, hn::Load(d, tile + im)), d, data);
      continue;
    }
    for (int64_t i = 0; i < lineCount; ++i) {
      data[2 * i] = scale * tile[re + i];
      data[2 * i + 1] = scale * tile[im + i];
    }
  }
}

// --- Real numbers ----------------------------------------------------------------------------------------------------

template <typename V> HWY_INLINE Pair<V> conjugate(Pair<V> a) { return {a.re, hn::Neg(a.im)}; }

template <typename T> void multiply(const T *factors, int64_t count, bool conjugated, T *tile) {
  const hn::ScalableTag<T> d;
  for (int64_t k = 0; k < count; ++k) {
    const auto product = load(d, tile, k) * number(d, factors + 2 * k);
    store(conjugated ? conjugate(product) : product, d, tile, k);
  }
}

template <typename T> void multiplyEach(const T *factors, int64_t count, T *tile) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  for (int64_t k = 0; k < count; ++k, factors += 2 * lanes) {
    const auto number = load(d, tile, k);
    const decltype(number) factor = {hn::LoadU(d, factors), hn::LoadU(d, factors + lanes)};
    store(number * factor, d, tile, k);
  }
}

template <typename T> void separate(const T *roots, int64_t half, const T *from, T *to) {
  const hn::ScalableTag<T> d;
  const auto one = hn::Set(d, T(0.5));
  for (int64_t k = 0; k <= half / 2; ++k) {
    const auto a = load(d, from, k), b = conjugate(load(d, from, k == 0 ? 0 : half - k));
    const auto sum = a + b, difference = a - b;
    const decltype(a) even = {hn::Mul(one, sum.re), hn::Mul(one, sum.im)};
    const decltype(a) rest = {hn::Mul(one, difference.re), hn::Mul(one, difference.im)};
    const auto odd = turned(rest * number(d, roots + 2 * k));
    store(even + odd, d, to, k);
    store(conjugate(even - odd), d, to, half - k);
  }
  // The first and the last number are real.
  const int64_t lanes = int64_t(hn::Lanes(d));
  hn::Store(hn::Zero(d), d, to + lanes);
  hn::Store(hn::Zero(d), d, to + (2 * half + 1) * lanes);
}

template <typename T> void join(const T *roots, int64_t half, const T *from, T *to) {
  const hn::ScalableTag<T> d;
  for (int64_t k = 0; k <= half / 2; ++k) {
    auto a = load(d, from, k), b = conjugate(load(d, from, half - k));
    if (k == 0)
      a.im = b.im = hn::Zero(d);
    const auto sum = a + b;
    // i times the conjugate of the root.
    const auto root = number(d, roots + 2 * k);
    const auto odd = (a - b) * decltype(a){root.im, root.re};
    const auto low = sum + odd, high = conjugate(sum - odd);
    store(decltype(a){low.im, low.re}, d, to, k);
    if (k > 0)
      store(decltype(a){high.im, high.re}, d, to, half - k);
  }
}

template <typename T> constexpr FourierKernels<T> kernels() {
  return {int64_t(hn::MaxLanes(hn::ScalableTag<T>())),
          transform<T>,
          loadLines<T>,
          storeLines<T>,
          loadColumns<T>,
          storeColumns<T>,
          multiply<T>,
          multiplyEach<T>,
          separate<T>,
          join<T>};
}

extern const FourierTable fourier;
constexpr FourierTable fourier = {kernels<float>(), kernels<double>()};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shlo::exec {

const FourierTable &fourierTable(Simd simd) {
  static constexpr const FourierTable *tables[simdCount] = SHLO_PER_SIMD(fourier);
  return *tables[size_t(simd)];
}

} // namespace shlo::exec
#endif
