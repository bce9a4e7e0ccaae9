// Links of chains for processors of which all have the same vectors. Those of x86-64 that have no AVX2 run the kernels of
// single functions instead: they are few, and a third set of links would be a tenth of the code of all kernels.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if !defined(__x86_64__)
#define SHLO_CHAINS baselineChains
#define SHLO_VECTOR_BYTES 16
#include "exec/elementwise_chain-inl.h"
#endif
