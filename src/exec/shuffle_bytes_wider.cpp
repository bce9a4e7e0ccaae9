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
      auto load = [&](const Shuffle::Window &one) __attribute__((target(SHLO_PERMUTED_BYTES))) {
        const char *source = from[one.source] + position * shuffle.fromSteps[one.source] + one.offset;
        return whole || one.loaded == uint32_t(width)
                   ? _mm512_loadu_si512(source)
                   : _mm512_maskz_loadu_epi8((uint64_t(1) << one.loaded) - 1, source);
      };
      __m512i value = load(*window++);
      if constexpr (perPiece == 1) {
        value = _mm512_permutexvar_epi8(_mm512_load_si512(lanes), value);
        lanes += width;
      }
#pragma clang loop unroll(full)
      for (size_t i = 1; i < perPiece; ++i, lanes += width)
        value = _mm512_permutex2var_epi8(value, _mm512_load_si512(lanes), load(*window++));
      _mm512_storeu_si512(target + std::min(at, last), value);
      if (at >= last)
        break;
    }
  }
}

// Blocks of few pieces, each from whole windows of one source. The lanes stay in registers.
template <size_t perPiece, size_t pieces>
__attribute__((target(SHLO_PERMUTED_BYTES))) void shuffleFewBytes(const Shuffle &shuffle, char *to,
                                                                  const char *const *from, int64_t begin, int64_t end) {
  constexpr size_t windows = perPiece * pieces;
  const int64_t last = shuffle.bytes - width, final = shuffle.extent - shuffle.together;
  __m512i lanes[pieces];
  int64_t offsets[windows];
  for (size_t i = 0; i < pieces; ++i)
    lanes[i] = _mm512_load_si512(shuffle.lanes.data()->bytes + i * width);
  for (size_t i = 0; i < windows; ++i)
    offsets[i] = shuffle.windows[i].offset;
  const int64_t toStep = shuffle.toStep, fromStep = shuffle.fromSteps[0], together = shuffle.together;
  for (int64_t group = begin; group < end; ++group) {
    const int64_t position = std::min(group * together, final);
    char *const target = to + position * toStep;
    const char *const source = from[0] + position * fromStep;
#pragma clang loop unroll(full)
    for (size_t i = 0; i < pieces; ++i) {
      const __m512i first = _mm512_loadu_si512(source + offsets[i * perPiece]);
      __m512i value;
      if constexpr (perPiece == 1)
        value = _mm512_permutexvar_epi8(lanes[i], first);
      else
        value = _mm512_permutex2var_epi8(first, lanes[i], _mm512_loadu_si512(source + offsets[i * perPiece + 1]));
      _mm512_storeu_si512(target + (i + 1 < pieces ? int64_t(i) * width : last), value);
    }
  }
}
template <size_t perPiece> Shuffle::Kernel fewOf(size_t pieces) {
  switch (pieces) {
  case 1: return shuffleFewBytes<perPiece, 1>;
  case 2: return shuffleFewBytes<perPiece, 2>;
  case 3: return shuffleFewBytes<perPiece, 3>;
  case 4: return shuffleFewBytes<perPiece, 4>;
  default: return nullptr;
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

Shuffle::Kernel shuffleFewBytesKernel(Simd simd, size_t perPiece, size_t pieces) {
  if (!shuffleBytesKernel(simd, perPiece, true))
    return nullptr;
  return perPiece == 1 ? fewOf<1>(pieces) : perPiece == 2 ? fewOf<2>(pieces) : nullptr;
}

#else

Shuffle::Kernel shuffleBytesKernel(Simd, size_t, bool) { return nullptr; }
Shuffle::Kernel shuffleFewBytesKernel(Simd, size_t, size_t) { return nullptr; }

#endif

} // namespace shlo::exec
