// Matrix products for x86-64-v3 (AVX2, FMA).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(__x86_64__)
#define SHLO_GEMM_TABLE avx2
#define SHLO_GEMM_BYTES 32
#define SHLO_GEMM_ROWS 6
#define SHLO_GEMM_VECTORS 2
#include "exec/gemm.inc"
#endif
