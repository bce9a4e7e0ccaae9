// Matrix products for x86-64-v3 (AVX2, FMA).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(__x86_64__)
#define SHLO_GEMM_TABLE avx2
#define Eigen Eigen_avx2
#include "exec/linear_gemm-inl.h"
#endif
