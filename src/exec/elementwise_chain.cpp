// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_chain.h"

namespace shlo::exec {

#if defined(__x86_64__)
static LinkFunction findNone(const LinkKind &, size_t, bool) { return nullptr; }
static constexpr ChainFunctions::Set noLinks = {16, findNone, nullptr};
static constexpr ChainFunctions noChains = {{noLinks, noLinks, noLinks}};

const ChainFunctions &chainFunctions(Simd simd) {
  return simd == Simd::Baseline ? noChains : simd == Simd::Widest ? avx512Chains : avx2Chains;
}
#else
const ChainFunctions &chainFunctions(Simd) { return baselineChains; }
#endif

} // namespace shlo::exec
