// Matrix products for x86-64-v4 (AVX-512).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(__x86_64__)
#define SHLO_GEMM_TABLE avx512
#define Eigen Eigen_avx512
#include "exec/linear_gemm-inl.h"
#endif
