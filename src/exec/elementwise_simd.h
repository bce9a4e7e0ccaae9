// Highway, limited to the instruction sets of elementwise.h. Include before hwy/foreach_target.h. Code between
// HWY_BEFORE_NAMESPACE and HWY_AFTER_NAMESPACE is then compiled for each set in a separate namespace, so that the
// linker cannot use a function of a wide set in the baseline.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

// Loops that call the C library stay scalar, which the compiler need not report.
#pragma clang diagnostic ignored "-Wpass-failed"

// Whether the code is for processors of x86-64 without AVX2. They are rare, so kernels that general ones can do without
// are left out of their code, which keeps the library small.
#define SHLO_IS_RARE (HWY_TARGET == HWY_SSE4)

#if defined(__x86_64__)
#define HWY_BASELINE_TARGETS HWY_SSE4
#define HWY_DISABLED_TARGETS (~(HWY_SSE4 | HWY_AVX2 | HWY_AVX3))
// Not part of x86-64-v2.
#define HWY_DISABLE_PCLMUL_AES
// An array over `Simd` of the object `name` in each namespace.
#define SHLO_PER_SIMD(name) {&N_SSE4::name, &N_AVX2::name, &N_AVX3::name}
#else
#define SHLO_PER_SIMD(name)                                                                                            \
  {&HWY_STATIC_DISPATCH(name), &HWY_STATIC_DISPATCH(name), &HWY_STATIC_DISPATCH(name)}
#endif
