// Fourier transforms of several lines at once: each lane of a vector has a line. A bundle of lines lies in a tile,
// which has a vector of real parts and a vector of imaginary parts for each number of a line.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

namespace shlo::exec {

// A pass over a tile, by a factor of the length. With the product s of the factors before it and m of those behind it,
// it transforms the numbers q + s * (p + m * j) for j < radix, multiplies result k by the root of unity
// exp(-2 pi i p k / (radix * m)), and writes it to q + s * (radix * p + k).
template <typename T> struct FourierPass {
  int64_t radix, m, s;
  const T *twiddles; // for each p and each k > 0: real and imaginary part
  const T *roots;    // exp(2 pi i j / radix) for j < radix
};

template <typename T> struct FourierKernels {
  int64_t lanes = 0;
  // The other tile if the number of passes is odd.
  void (*transform)(const FourierPass<T> *passes, size_t count, T *tile, T *other) = nullptr;
  // `count` numbers of each line; with `swapped`, real and imaginary parts change places. Lines are given by pointers.
  void (*loadLines)(const T *const *lines, int64_t count, bool swapped, T *tile) = nullptr;
  void (*storeLines)(T *const *lines, int64_t lineCount, int64_t count, bool swapped, T scale, const T *tile) = nullptr;
  // Lines side by side: number k of line i is at data + 2 * (k * stride + i).
  void (*loadColumns)(const T *data, int64_t stride, int64_t lineCount, int64_t count, bool swapped, T *tile) = nullptr;
  void (*storeColumns)(T *data, int64_t stride, int64_t lineCount, int64_t count, bool swapped, T scale,
                       const T *tile) = nullptr;
  // Each of the first `count` numbers times a factor, given by its parts; with `conjugated`, the conjugate of that.
  void (*multiply)(const T *factors, int64_t count, bool conjugated, T *tile) = nullptr;
  // Each of the first `count` numbers of each line times a factor of its own, which lie as the tile's.
  void (*multiplyEach)(const T *factors, int64_t count, T *tile) = nullptr;
  // The spectrum of 2 * half real numbers, which are the parts of `half` complex ones, from their transform; and back,
  // swapped and times 2. `roots` has exp(-2 pi i k / (2 * half)) for k <= half / 2. `to` has half + 1 numbers.
  void (*separate)(const T *roots, int64_t half, const T *from, T *to) = nullptr;
  void (*join)(const T *roots, int64_t half, const T *from, T *to) = nullptr;
};

struct FourierTable {
  FourierKernels<float> f32;
  FourierKernels<double> f64;
};
const FourierTable &fourierTable(Simd simd);
template <typename T> const FourierKernels<T> &fourierKernels(Simd simd) {
  if constexpr (sizeof(T) == 4)
    return fourierTable(simd).f32;
  else
    return fourierTable(simd).f64;
}
// The largest factor of a length that passes take.
inline constexpr int64_t largestRadix = 61;

} // namespace shlo::exec
