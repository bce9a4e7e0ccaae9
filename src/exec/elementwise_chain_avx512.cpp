// Links of chains for x86-64-v4 (AVX-512).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(__x86_64__)
#define SHLO_CHAINS avx512Chains
#define SHLO_VECTOR_BYTES 64
#include "exec/elementwise_chain-inl.h"
#endif
