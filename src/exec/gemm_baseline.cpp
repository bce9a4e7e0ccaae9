// Matrix products for every processor the library runs on.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define SHLO_GEMM_TABLE baseline
#define SHLO_GEMM_BYTES 16
#if defined(__x86_64__)
#define SHLO_GEMM_ROWS 6
#define SHLO_GEMM_VECTORS 2
#else
#define SHLO_GEMM_ROWS 6
#define SHLO_GEMM_VECTORS 4
#endif
#include "exec/gemm.inc"
