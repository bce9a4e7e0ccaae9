// The floating-point state of the calling thread, which belongs to the host.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace shlo {

// For its lifetime, the thread rounds to nearest, keeps subnormal numbers, and traps nothing. Then it has the state
// that it had before: modes, masks, and the flags of exceptions. Costs some nanoseconds.
class FloatState {
public:
  FloatState(const FloatState &) = delete;
  FloatState &operator=(const FloatState &) = delete;

#if defined(__x86_64__)
  // MXCSR. The x87 unit has a state of its own, but no code of this library uses it.
  FloatState() : before(__builtin_ia32_stmxcsr()) {
    if ((before & ~flags) != standard)
      __builtin_ia32_ldmxcsr(standard);
  }
  // Writing costs less than reading it again.
  ~FloatState() { __builtin_ia32_ldmxcsr(before); }

private:
  static constexpr uint32_t flags = 0x3F, standard = 0x1F80;
  uint32_t before;

#elif defined(__aarch64__)
  FloatState() {
    __asm__ volatile("mrs %0, fpcr\n\tmrs %1, fpsr" : "=r"(modes), "=r"(flags)::"memory");
    if (modes != 0)
      __asm__ volatile("msr fpcr, %0" ::"r"(uint64_t(0)) : "memory");
  }
  // Reading costs less than writing, which waits for all instructions before. What the host's functions, which a run
  // calls, have changed is undone, too.
  ~FloatState() {
    uint64_t now;
    __asm__ volatile("mrs %0, fpcr\n\tmsr fpsr, %1" : "=&r"(now) : "r"(flags) : "memory");
    if (now != modes)
      __asm__ volatile("msr fpcr, %0" ::"r"(modes) : "memory");
  }

private:
  uint64_t modes, flags;

#else
#error "the floating-point state of this processor is not known"
#endif
};

} // namespace shlo
