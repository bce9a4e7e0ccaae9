// Counts of bits with AVX-512 VPOPCNTDQ and BITALG, which are not part of x86-64-v4. Functions get the instruction set
// by an attribute, and call nothing that the linker could take for other processors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace shlo::exec {

#if defined(__x86_64__)

#define SHLO_BIT_COUNTS "avx512f,avx512bw,avx512vl,avx512vpopcntdq,avx512bitalg"
#define SHLO_COUNT_BITS(bits, Mask)                                                                                    \
  __attribute__((target(SHLO_BIT_COUNTS))) static void countBits##bits(const char *const *inputs, char *output,        \
                                                                       int64_t n, int64_t) {                           \
    constexpr int64_t bytes = bits / 8, lanes = 64 / bytes;                                                            \
    int64_t i = 0;                                                                                                     \
    for (; i + lanes <= n; i += lanes)                                                                                 \
      _mm512_storeu_si512(output + i * bytes, _mm512_popcnt_epi##bits(_mm512_loadu_si512(inputs[0] + i * bytes)));     \
    const auto rest = Mask((uint64_t(1) << (n - i)) - 1);                                                              \
    const __m512i last = _mm512_maskz_loadu_epi##bits(rest, inputs[0] + i * bytes);                                    \
    _mm512_mask_storeu_epi##bits(output + i * bytes, rest, _mm512_popcnt_epi##bits(last));                             \
  }
SHLO_COUNT_BITS(8, __mmask64)
SHLO_COUNT_BITS(16, __mmask32)
SHLO_COUNT_BITS(32, __mmask16)
SHLO_COUNT_BITS(64, __mmask8)

ElementKernel bitCountKernel(size_t bytes) {
  if (!processorHas(Extra::BitCounts))
    return nullptr;
  return bytes == 1 ? countBits8 : bytes == 2 ? countBits16 : bytes == 4 ? countBits32 : countBits64;
}

#else

ElementKernel bitCountKernel(size_t) { return nullptr; }

#endif

} // namespace shlo::exec
