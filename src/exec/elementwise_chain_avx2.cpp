// Links of chains for x86-64-v3 (AVX2, F16C).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(__x86_64__)
#define SHLO_CHAINS avx2Chains
#define SHLO_VECTOR_BYTES 32
#include "exec/elementwise_chain-inl.h"
#endif
