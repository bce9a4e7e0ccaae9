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
// columns are multiplied. Groups of a left operand that is not packed are what `turn(group, mask of its bits)` gives.
#define SHLO_MULTIPLY_GROUPS(name, set, Vector, zero, step, finish, turn)                                                    \
  template <int64_t Used, bool isPacked>                                                                               \
  __attribute__((target(set))) static void name##Panel(const IntegerBlock &block, int64_t j) {                         \
    const auto *right = reinterpret_cast<const uint32_t *>(block.right) + j * block.groups;                            \
    __mmask16 masks[Used];                                                                                             \
    SHLO_UNROLL_GROUPS                                                                                                 \
    for (int64_t v = 0; v < Used; ++v) {                                                                               \
      const int64_t left = block.n - j - 16 * v;                                                                       \
      masks[v] = __mmask16(left >= 16 ? 0xFFFF : (1u << left) - 1);                                                    \
    }                                                                                                                  \
    const __m512i flips = _mm512_set1_epi32(block.flip ? int(0x80808080u) : 0);                                        \
    for (int64_t i = 0; i < block.m; i += rows) {                                                                      \
      const char *lines[rows];                                                                                         \
      SHLO_UNROLL_GROUPS                                                                                               \
      for (int64_t r = 0; r < rows && !isPacked; ++r)                                                                  \
        lines[r] = block.rows + (i + r < block.m ? i + r : block.m - 1) * block.rowBytes;                              \
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
          __m512i a;                                                                                                   \
          if constexpr (isPacked) {                                                                                    \
            a = _mm512_set1_epi32(int(left[x * rows + r]));                                                            \
          } else {                                                                                                     \
            int group;                                                                                                 \
            __builtin_memcpy(&group, lines[r] + 4 * x, sizeof(group));                                                 \
            a = turn(_mm512_set1_epi32(group), flips);                                                                 \
          }                                                                                                            \
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
  template <bool isPacked> static void name(const IntegerBlock &block) {                                               \
    for (int64_t j = 0; j < block.n; j += columns) {                                                                   \
      if (block.n - j > 32)                                                                                            \
        name##Panel<3, isPacked>(block, j);                                                                            \
      else if (block.n - j > 16)                                                                                       \
        name##Panel<2, isPacked>(block, j);                                                                            \
      else                                                                                                             \
        name##Panel<1, isPacked>(block, j);                                                                            \
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
SHLO_MULTIPLY_GROUPS(multiplyBytes, SHLO_VNNI, __m512i, _mm512_setzero_si512, _mm512_dpbusd_epi32, finishBytes,
                     _mm512_xor_si512)

#define SHLO_BF16 "avx512f,avx512bw,avx512vl,avx512bf16"
__attribute__((target(SHLO_BF16), always_inline)) static inline __m512 addPairs(__m512 sum, __m512i a, __m512i b) {
  return _mm512_dpbf16_ps(sum, reinterpret_cast<__m512bh>(a), reinterpret_cast<__m512bh>(b));
}
__attribute__((target(SHLO_BF16), always_inline)) static inline void finishPairs(__m512 sum, char *c, __mmask16 mask,
                                                                                 const uint32_t *) {
  _mm512_mask_storeu_ps(c, mask, _mm512_add_ps(_mm512_maskz_loadu_ps(mask, c), sum));
}
__attribute__((target(SHLO_BF16), always_inline)) static inline __m512i asItIs(__m512i group, __m512i) { return group; }
SHLO_MULTIPLY_GROUPS(multiplyPairs, SHLO_BF16, __m512, _mm512_setzero_ps, addPairs, finishPairs, asItIs)

MultiplyGroups multiplyQuads(bool isPacked) {
  const MultiplyGroups made = isPacked ? multiplyBytes<true> : multiplyBytes<false>;
  return processorHas(Extra::ByteProducts) ? made : nullptr;
}
MultiplyGroups multiplyBf16(bool isPacked) {
  const MultiplyGroups made = isPacked ? multiplyPairs<true> : multiplyPairs<false>;
  return processorHas(Extra::BFloatProducts) ? made : nullptr;
}

#else

MultiplyGroups multiplyQuads(bool) { return nullptr; }
MultiplyGroups multiplyBf16(bool) { return nullptr; }

#endif

} // namespace shlo::exec
