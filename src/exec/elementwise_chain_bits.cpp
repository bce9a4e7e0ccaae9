// Links that count bits with AVX-512 VPOPCNTDQ and BITALG, which are not part of x86-64-v4.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_chain.h"

#if defined(__x86_64__)
#define SHLO_VECTOR_BYTES 64
#include "exec/elementwise_links-inl.h"
#endif

namespace shlo::exec {

#if defined(__x86_64__)

namespace {

struct PopcntOf {
  SHLO_OF(Vector<T> a) { return __builtin_elementwise_popcount(a); }
};

template <size_t scale> LinkFunction countLink(size_t bytes) {
  Handler handler = nullptr;
  switch (bytes) {
  case 1: handler = linkOf<Unary<scale, PopcntOf, uint8_t>>; break;
  case 2:
    if constexpr (scale <= 4)
      handler = linkOf<Unary<scale, PopcntOf, uint16_t>>;
    break;
  case 4:
    if constexpr (scale <= 2)
      handler = linkOf<Unary<scale, PopcntOf, uint32_t>>;
    break;
  case 8:
    if constexpr (scale == 1)
      handler = linkOf<Unary<scale, PopcntOf, uint64_t>>;
    break;
  }
  return reinterpret_cast<LinkFunction>(handler);
}

} // namespace

LinkFunction bitCountLink(size_t bytes, int64_t block) {
  if (!processorHas(Extra::BitCounts))
    return nullptr;
  switch (size_t(block) / vectorBytes) {
  case 1: return countLink<1>(bytes);
  case 2: return countLink<2>(bytes);
  case 4: return countLink<4>(bytes);
  default: return nullptr;
  }
}

#else

LinkFunction bitCountLink(size_t, int64_t) { return nullptr; }

#endif

} // namespace shlo::exec
