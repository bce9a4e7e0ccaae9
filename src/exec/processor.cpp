// Detects the instruction sets of the processor.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

#include <atomic>

namespace shlo::exec {

// Queries the processor directly, because the compiler's built-in check would add a static constructor.
static Simd readProcessor() {
#if defined(__x86_64__)
  auto has = [](unsigned bits, unsigned wanted) { return (bits & wanted) == wanted; };
  unsigned a, b, c, d;
  constexpr unsigned fma = 1u << 12, osxsave = 1u << 27, avx = 1u << 28, f16c = 1u << 29;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !has(c, fma | osxsave | avx | f16c))
    return Simd::Baseline;
  // The register state that the operating system saves: 0x6 for registers of up to 32 bytes, 0xe6 of up to 64.
  unsigned saved, unused;
  __asm__("xgetbv" : "=a"(saved), "=d"(unused) : "c"(0));
  constexpr unsigned bmi1 = 1u << 3, avx2 = 1u << 5, bmi2 = 1u << 8;
  if (!has(saved, 0x6) || !__get_cpuid_count(7, 0, &a, &b, &c, &d) || !has(b, bmi1 | avx2 | bmi2))
    return Simd::Baseline;
  constexpr unsigned foundation = 1u << 16, wordsAndQuads = 1u << 17, conflicts = 1u << 28, bytes = 1u << 30,
                     shorter = 1u << 31;
  return has(saved, 0xe6) && has(b, foundation | wordsAndQuads | conflicts | bytes | shorter) ? Simd::Widest : Simd::Wide;
#else
  return Simd::Baseline;
#endif
}

// The answer is cached, because every kernel needs it and a query can take tens of microseconds in a virtual machine.
Simd processorSimd() {
  static constinit std::atomic<uint8_t> known = 0; // 1 + the answer; 0: unknown
  uint8_t answer = known.load(std::memory_order_relaxed);
  if (answer == 0) {
    answer = uint8_t(1 + uint8_t(readProcessor()));
    known.store(answer, std::memory_order_relaxed);
  }
  return Simd(answer - 1);
}

} // namespace shlo::exec
