// Transforms of one length of the lines in a tile (linear_fourier.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/linear_fourier.h"
#include "exec/linear_roots.h"
#include "tensor/tensor.h"

#include <memory>
#include <vector>

namespace shlo::exec {

// Passes by the factors of the length. If one of them is large, jk = (j^2 + k^2 - (j - k)^2) / 2 makes the transform a
// convolution with a chirp, which transforms of a longer line compute.
template <typename T> class LineTransform {
public:
  // False if there is no memory, or no line that is long enough.
  bool make(int64_t length, Simd simd) { return makePasses(length, largestRadix) || makeConvolution(length, simd); }
  // The numbers of a tile.
  int64_t room() const { return convolution ? convolution->size : numbers; }

  // The tile that has the result.
  T *run(const FourierKernels<T> &kernels, T *tile, T *other) const {
    if (!convolution) {
      kernels.transform(passes.data(), passes.size(), tile, other);
      return passes.size() % 2 ? other : tile;
    }
    const Convolution &by = *convolution;
    kernels.multiply(by.chirp.data(), numbers, false, tile);
    std::fill(tile + 2 * numbers * kernels.lanes, tile + 2 * by.size * kernels.lanes, T(0));
    T *const spectrum = by.longer.run(kernels, tile, other);
    // The inverse transform is the forward transform, conjugated before and after.
    kernels.multiply(by.filter.data(), by.size, true, spectrum);
    T *const result = by.longer.run(kernels, spectrum, spectrum == tile ? other : tile);
    kernels.multiply(by.last.data(), numbers, true, result);
    return result;
  }

private:
  template <typename> friend class LineTransform;

  struct Convolution {
    int64_t size = 0;
    LineTransform longer;
    // The chirp; the transform of its conjugate; the conjugate, divided by the size.
    std::vector<T> chirp, filter, last;
  };

  bool makePasses(int64_t length, int64_t largest) {
    std::vector<int64_t> factors;
    int64_t rest = length;
    for (int64_t radix : {4, 2})
      for (; rest % radix == 0; rest /= radix)
        factors.push_back(radix);
    for (int64_t radix = 3; radix <= largest; radix += 2)
      for (; rest % radix == 0; rest /= radix)
        factors.push_back(radix);
    if (rest != 1)
      return false;
    numbers = length;
    struct Place {
      size_t twiddles, roots;
    };
    std::vector<Place> places;
    int64_t s = 1, m = length;
    for (int64_t radix : factors) {
      m /= radix;
      places.push_back({table.size(), 0});
      for (int64_t p = 0; p < m; ++p)
        for (int64_t k = 1; k < radix; ++k)
          add(table, rootOfUnity(p * k, radix * m));
      places.back().roots = table.size();
      for (int64_t j = 0; j < radix; ++j)
        add(table, rootOfUnity(j, radix));
      passes.push_back({radix, m, s, nullptr, nullptr});
      s *= radix;
    }
    for (size_t i = 0; i < passes.size(); ++i) {
      passes[i].twiddles = table.data() + places[i].twiddles;
      passes[i].roots = table.data() + places[i].roots;
    }
    return true;
  }

  bool makeConvolution(int64_t length, Simd simd) {
    numbers = length;
    convolution = std::make_unique<Convolution>();
    Convolution &by = *convolution;
    LineTransform<double> exact;
    for (by.size = 2 * length - 1; !exact.makePasses(by.size, 5);)
      ++by.size;
    by.longer.makePasses(by.size, 5);
    const FourierKernels<double> &kernels = fourierKernels<double>(simd);
    const int64_t lanes = kernels.lanes, tileNumbers = 2 * by.size * lanes;
    const auto memory = Storage::allocate(size_t(2 * tileNumbers) * sizeof(double), true);
    if (!memory)
      return false;
    auto *const tile = reinterpret_cast<double *>(memory->data());
    auto set = [&](int64_t k, std::complex<double> value) {
      tile[2 * k * lanes] = value.real();
      tile[(2 * k + 1) * lanes] = value.imag();
    };
    int64_t square = 0; // k^2 modulo twice the length
    for (int64_t k = 0; k < length; ++k) {
      const std::complex<double> factor = rootOfUnity(square, 2 * length), conjugate = std::conj(factor);
      add(by.chirp, factor);
      add(by.last, conjugate / double(by.size));
      set(k, conjugate);
      set((by.size - k) % by.size, conjugate);
      square = (square + 2 * k + 1) % (2 * length);
    }
    const double *const filter = exact.run(kernels, tile, tile + tileNumbers);
    for (int64_t k = 0; k < by.size; ++k)
      add(by.filter, {filter[2 * k * lanes], filter[(2 * k + 1) * lanes]});
    return true;
  }

  static void add(std::vector<T> &list, std::complex<double> number) {
    list.push_back(T(number.real()));
    list.push_back(T(number.imag()));
  }

  int64_t numbers = 1; // of a line
  std::vector<FourierPass<T>> passes;
  std::vector<T> table;
  std::unique_ptr<Convolution> convolution;
};

} // namespace shlo::exec
