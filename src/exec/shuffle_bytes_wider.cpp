// Shuffles of 64 bytes with AVX-512 VBMI, which is not part of x86-64-v4. Functions get the instruction set by an
// attribute, and call nothing that the linker could take for other processors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/shuffle.h"

#include <algorithm>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace shlo::exec {

#if defined(__x86_64__)

#define SHLO_PERMUTED_BYTES "avx512f,avx512bw,avx512vl,avx512vbmi"

namespace {

constexpr int64_t width = 64;

template <size_t perPiece, bool whole>
__attribute__((target(SHLO_PERMUTED_BYTES))) void shuffleBytes(const Shuffle &shuffle, char *to,
                                                               const char *const *from, int64_t begin, int64_t end) {
  const int64_t last = shuffle.bytes - width, final = shuffle.extent - shuffle.together;
  for (int64_t group = begin; group < end; ++group) {
    const int64_t position = std::min(group * shuffle.together, final);
    char *const target = to + position * shuffle.toStep;
    const Shuffle::Window *window = shuffle.windows.data();
    const uint8_t *lanes = shuffle.lanes.data()->bytes;
    for (int64_t at = 0;; at += width) {
      __m512i value = _mm512_setzero_si512();
#pragma clang loop unroll(full)
      for (size_t i = 0; i < perPiece; ++i, ++window, lanes += width) {
        const char *source = from[window->source] + position * shuffle.fromSteps[window->source] + window->offset;
        const __m512i read = whole || window->loaded == uint32_t(width)
                                 ? _mm512_loadu_si512(source)
                                 : _mm512_maskz_loadu_epi8((uint64_t(1) << window->loaded) - 1, source);
        const __m512i index = _mm512_load_si512(lanes);
        value = i == 0 ? _mm512_permutexvar_epi8(index, read)
                       : _mm512_mask_permutexvar_epi8(value, _mm512_movepi8_mask(index), index, read);
      }
      _mm512_storeu_si512(target + std::min(at, last), value);
      if (at >= last)
        break;
    }
  }
}

template <bool whole> Shuffle::Kernel kernelOf(size_t perPiece) {
  switch (perPiece) {
  case 1: return shuffleBytes<1, whole>;
  case 2: return shuffleBytes<2, whole>;
  case 3: return shuffleBytes<3, whole>;
  case 4: return shuffleBytes<4, whole>;
  default: return nullptr;
  }
}

} // namespace

Shuffle::Kernel shuffleBytesKernel(Simd simd, size_t perPiece, bool whole) {
  if (simd != Simd::Widest || !processorHas(Extra::PermutedBytes))
    return nullptr;
  return whole ? kernelOf<true>(perPiece) : kernelOf<false>(perPiece);
}

#else

Shuffle::Kernel shuffleBytesKernel(Simd, size_t, bool) { return nullptr; }

#endif

} // namespace shlo::exec
