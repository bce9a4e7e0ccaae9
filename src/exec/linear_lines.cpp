// Chooses the table of loops over lines for the processor.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_lines.h"

#include "exec/elementwise.h"

namespace shlo::exec {

const LineTable &lineTable(bool baseline) {
#if defined(__x86_64__)
  static const Simd simd = processorSimd();
  if (!baseline && simd != Simd::Baseline)
    return simd == Simd::Widest ? lines::avx512 : lines::avx2;
#endif
  (void)baseline;
  return lines::baseline;
}

} // namespace shlo::exec
