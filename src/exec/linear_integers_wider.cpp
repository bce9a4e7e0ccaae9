// Products of bytes with AVX-512 VNNI and of bf16 with AVX-512 BF16, which are not part of x86-64-v4. Functions get the
// instruction set by an attribute, and call nothing that the linker could take for other processors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_integers.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace shlo::exec {

#if defined(__x86_64__)

// The register block of the panels for the widest instruction set.
static constexpr int64_t rows = 8, columns = 48;

// The sums lie in registers only if all their indices are constants.
#define SHLO_UNROLL_GROUPS _Pragma("clang loop unroll(full)")
// Defines `name` for an instruction set: sums in lanes of 32 bits, started by `zero`, with one step and with the end
// `finish(sum, address of c, mask, address of the terms or null)`. Of the last panel, only the vectors that have
// columns are multiplied.
#define SHLO_MULTIPLY_GROUPS(name, set, Vector, zero, step, finish)                                                    \
  template <int64_t Used> __attribute__((target(set))) static void name##Panel(const IntegerBlock &block, int64_t j) { \
    const auto *right = reinterpret_cast<const uint32_t *>(block.right) + j * block.groups;                            \
    __mmask16 masks[Used];                                                                                             \
    SHLO_UNROLL_GROUPS                                                                                                 \
    for (int64_t v = 0; v < Used; ++v) {                                                                               \
      const int64_t left = block.n - j - 16 * v;                                                                       \
      masks[v] = __mmask16(left >= 16 ? 0xFFFF : (1u << left) - 1);                                                    \
    }                                                                                                                  \
    for (int64_t i = 0; i < block.m; i += rows) {                                                                      \
      const auto *left = reinterpret_cast<const uint32_t *>(block.left) + i * block.groups;                            \
      Vector sums[rows][Used];                                                                                         \
      SHLO_UNROLL_GROUPS                                                                                               \
      for (int64_t r = 0; r < rows; ++r)                                                                               \
        SHLO_UNROLL_GROUPS                                                                                             \
      for (int64_t v = 0; v < Used; ++v)                                                                               \
        sums[r][v] = zero();                                                                                           \
      for (int64_t x = 0; x < block.groups; ++x) {                                                                     \
        __m512i b[Used];                                                                                               \
        SHLO_UNROLL_GROUPS                                                                                             \
        for (int64_t v = 0; v < Used; ++v)                                                                             \
          b[v] = _mm512_load_si512(right + x * columns + 16 * v);                                                      \
        SHLO_UNROLL_GROUPS                                                                                             \
        for (int64_t r = 0; r < rows; ++r) {                                                                           \
          const __m512i a = _mm512_set1_epi32(int(left[x * rows + r]));                                                \
          SHLO_UNROLL_GROUPS                                                                                           \
          for (int64_t v = 0; v < Used; ++v)                                                                           \
            sums[r][v] = step(sums[r][v], a, b[v]);                                                                    \
        }                                                                                                              \
      }                                                                                                                \
      char *c = block.c + (i * block.cPitch + j) * 4;                                                                  \
      SHLO_UNROLL_GROUPS                                                                                               \
      for (int64_t r = 0; r < rows; ++r, c += block.cPitch * 4)                                                        \
        SHLO_UNROLL_GROUPS                                                                                             \
      for (int64_t v = 0; v < Used; ++v)                                                                               \
        if (i + r < block.m)                                                                                           \
          finish(sums[r][v], c + 64 * v, masks[v], block.term ? block.term + j + 16 * v : nullptr);                    \
    }                                                                                                                  \
  }                                                                                                                    \
  static void name(const IntegerBlock &block) {                                                                        \
    for (int64_t j = 0; j < block.n; j += columns) {                                                                   \
      if (block.n - j > 32)                                                                                            \
        name##Panel<3>(block, j);                                                                                      \
      else if (block.n - j > 16)                                                                                       \
        name##Panel<2>(block, j);                                                                                      \
      else                                                                                                             \
        name##Panel<1>(block, j);                                                                                      \
    }                                                                                                                  \
  }

#define SHLO_VNNI "avx512f,avx512bw,avx512vl,avx512vnni"
__attribute__((target(SHLO_VNNI), always_inline)) static inline void finishBytes(__m512i sum, char *c, __mmask16 mask,
                                                                                 const uint32_t *term) {
  sum = _mm512_add_epi32(_mm512_maskz_loadu_epi32(mask, c), sum);
  if (term)
    sum = _mm512_sub_epi32(sum, _mm512_maskz_loadu_epi32(mask, term));
  _mm512_mask_storeu_epi32(c, mask, sum);
}
SHLO_MULTIPLY_GROUPS(multiplyBytes, SHLO_VNNI, __m512i, _mm512_setzero_si512, _mm512_dpbusd_epi32, finishBytes)

#define SHLO_BF16 "avx512f,avx512bw,avx512vl,avx512bf16"
__attribute__((target(SHLO_BF16), always_inline)) static inline __m512 addPairs(__m512 sum, __m512i a, __m512i b) {
  return _mm512_dpbf16_ps(sum, reinterpret_cast<__m512bh>(a), reinterpret_cast<__m512bh>(b));
}
__attribute__((target(SHLO_BF16), always_inline)) static inline void finishPairs(__m512 sum, char *c, __mmask16 mask,
                                                                                 const uint32_t *) {
  _mm512_mask_storeu_ps(c, mask, _mm512_add_ps(_mm512_maskz_loadu_ps(mask, c), sum));
}
SHLO_MULTIPLY_GROUPS(multiplyPairs, SHLO_BF16, __m512, _mm512_setzero_ps, addPairs, finishPairs)

MultiplyGroups multiplyQuads() { return processorHas(Extra::ByteProducts) ? multiplyBytes : nullptr; }
MultiplyGroups multiplyBf16() { return processorHas(Extra::BFloatProducts) ? multiplyPairs : nullptr; }

#else

MultiplyGroups multiplyQuads() { return nullptr; }
MultiplyGroups multiplyBf16() { return nullptr; }

#endif

} // namespace shlo::exec
