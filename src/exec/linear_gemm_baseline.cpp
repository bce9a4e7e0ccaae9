// Matrix products for every supported processor.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define SHLO_GEMM_TABLE baseline
#define Eigen Eigen_baseline
#include "exec/linear_gemm-inl.h"
