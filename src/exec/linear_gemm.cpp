// Chooses the table of matrix products for the processor.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_gemm.h"

#include "exec/elementwise.h"

namespace shlo::exec {

const GemmTable &gemmTable(bool baseline) {
#if defined(__x86_64__)
  static const Simd simd = processorSimd();
  if (!baseline && simd != Simd::Baseline)
    return simd == Simd::Widest ? gemm::avx512 : gemm::avx2;
#endif
  (void)baseline;
  return gemm::baseline;
}

} // namespace shlo::exec
