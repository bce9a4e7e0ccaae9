// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_chain.h"

namespace shlo::exec {

const ChainFunctions &chainFunctions(Simd simd) {
#if defined(__x86_64__)
  if (simd != Simd::Baseline)
    return simd == Simd::Widest ? avx512Chains : avx2Chains;
#endif
  (void)simd;
  return baselineChains;
}

} // namespace shlo::exec
