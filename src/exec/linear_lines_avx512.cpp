// Loops over lines for x86-64-v4 (AVX-512).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(__x86_64__)
#define SHLO_LINE_TABLE avx512
#include "exec/linear_lines-inl.h"
#endif
