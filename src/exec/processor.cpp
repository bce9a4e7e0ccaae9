// Detects the instruction sets of the processor.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

#include <atomic>

namespace shlo::exec {

namespace {

struct Processor {
  Simd simd = Simd::Baseline;
  unsigned extras = 0; // bits, by Extra
};

// Queries the processor directly, because the compiler's built-in check would add a static constructor.
Processor readProcessor() {
#if defined(__x86_64__)
  auto has = [](unsigned bits, unsigned wanted) { return (bits & wanted) == wanted; };
  unsigned a, b, c, d;
  // Each query can leave the virtual machine; __get_cpuid would make two.
  const unsigned most = __get_cpuid_max(0, nullptr);
  auto query = [&](unsigned leaf, unsigned part) {
    if (leaf > most)
      return false;
    __cpuid_count(leaf, part, a, b, c, d);
    return true;
  };
  constexpr unsigned fma = 1u << 12, osxsave = 1u << 27, avx = 1u << 28, f16c = 1u << 29;
  if (!query(1, 0) || !has(c, fma | osxsave | avx | f16c))
    return {};
  // The register state that the operating system saves: 0x6 for registers of up to 32 bytes, 0xe6 of up to 64.
  unsigned saved, unused;
  __asm__("xgetbv" : "=a"(saved), "=d"(unused) : "c"(0));
  constexpr unsigned bmi1 = 1u << 3, avx2 = 1u << 5, bmi2 = 1u << 8;
  if (!has(saved, 0x6) || !query(7, 0) || !has(b, bmi1 | avx2 | bmi2))
    return {};
  constexpr unsigned foundation = 1u << 16, wordsAndQuads = 1u << 17, conflicts = 1u << 28, bytes = 1u << 30,
                     shorter = 1u << 31;
  if (!has(saved, 0xe6) || !has(b, foundation | wordsAndQuads | conflicts | bytes | shorter))
    return {Simd::Wide};
  Processor found = {Simd::Widest};
  auto add = [&](Extra extra, bool isThere) { found.extras |= unsigned(isThere) << unsigned(extra); };
  constexpr unsigned vbmi = 1u << 1, vnni = 1u << 11, bitalg = 1u << 12, vpopcntdq = 1u << 14, bf16 = 1u << 5;
  add(Extra::PermutedBytes, has(c, vbmi));
  add(Extra::ByteProducts, has(c, vnni));
  add(Extra::BitCounts, has(c, bitalg | vpopcntdq));
  add(Extra::BFloatProducts, query(7, 1) && has(a, bf16));
  return found;
#else
  return {};
#endif
}

// The answer is cached, because every kernel needs it and a query can take tens of microseconds in a virtual machine.
Processor processor() {
  static constinit std::atomic<uint32_t> known = 0; // the extras, and 1 + the instruction set; 0: unknown
  uint32_t answer = known.load(std::memory_order_relaxed);
  if (answer == 0) {
    const Processor found = readProcessor();
    answer = found.extras << 8 | (1 + uint32_t(found.simd));
    known.store(answer, std::memory_order_relaxed);
  }
  return {Simd((answer & 0xff) - 1), answer >> 8};
}

} // namespace

Simd processorSimd() { return processor().simd; }
bool processorHas(Extra extra) { return processor().extras >> unsigned(extra) & 1; }

} // namespace shlo::exec
