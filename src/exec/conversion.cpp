// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/conversion.h"

namespace shlo::exec {

Conversion::Conversion(Simd simd, ElementType from, ElementType to) : fromBytes(byteSize(from)), toBytes(byteSize(to)) {
  if (from == to)
    return;
  direct = convertKernel(simd, from, to);
  if (!direct) {
    first = toOddF32Kernel(simd, from);
    if (!first)
      first = convertKernel(simd, from, ElementType::F32);
    direct = convertKernel(simd, ElementType::F32, to);
  }
}

void Conversion::convert(const char *from, char *to, int64_t n) const {
  if (!first)
    return direct(&from, to, n, 0);
  constexpr int64_t tile = 512;
  float between[tile];
  for (int64_t done = 0; done < n; done += tile) {
    const int64_t count = std::min(tile, n - done);
    const char *source = from + done * int64_t(fromBytes);
    const char *middle = reinterpret_cast<const char *>(between);
    first(&source, reinterpret_cast<char *>(between), count, 0);
    direct(&middle, to + done * int64_t(toBytes), count, 0);
  }
}

} // namespace shlo::exec
