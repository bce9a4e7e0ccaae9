// Links of chains for every supported processor.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define SHLO_CHAINS baselineChains
#define SHLO_VECTOR_BYTES 16
#include "exec/elementwise_chain-inl.h"
