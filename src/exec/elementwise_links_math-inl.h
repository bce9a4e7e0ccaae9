// Links of functions whose kernels are of Highway: the same formulas, on registers. Included by
// elementwise_chain-inl.h, whose flags make the instruction set the one that Highway chooses.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_links-inl.h"
#include "exec/elementwise_math-inl.h"

namespace shlo::exec {
namespace {

namespace vectors = HWY_NAMESPACE;
namespace hn = hwy::HWY_NAMESPACE;
template <typename T> using Tag = hn::ScalableTag<T>;
static_assert(HWY_MAX_BYTES == vectorBytes, "Highway chose another instruction set");

// A formula holds for some arguments only, or for all of them.
struct NormalExp {
  template <typename D, typename V> [[gnu::always_inline]] static inline auto holds(D d, V x) {
    return vectors::hasNormalExp(d, x);
  }
  template <typename D, typename V> [[gnu::always_inline]] static inline V of(D d, V x) {
    return vectors::normalExp(d, x);
  }
};
struct NormalLogistic {
  template <typename D, typename V> [[gnu::always_inline]] static inline auto holds(D d, V x) {
    return vectors::hasNormalExp(d, x);
  }
  template <typename D, typename V> [[gnu::always_inline]] static inline V of(D d, V x) {
    return vectors::logisticByExp(d, x, vectors::normalExp(d, hn::Neg(hn::Abs(x))));
  }
};
struct AnyErf {
  template <typename D, typename V> [[gnu::always_inline]] static inline V of(D d, V x) {
    return vectors::erfVector(d, x);
  }
};
struct AnyTanh {
  template <typename D, typename V> [[gnu::always_inline]] static inline V of(D d, V x) {
    return vectors::tanhVector(d, x);
  }
};

template <typename T> [[gnu::always_inline]] inline hn::Vec<Tag<T>> vectorOf(Bytes from) {
  return cast<hn::Vec<Tag<T>>>(from);
}

// A block that has other arguments, too, goes through the kernel.
template <size_t count> [[gnu::noinline]] void callKernel(ElementKernel kernel, Bytes *values, int64_t elements) {
  const char *const operand = reinterpret_cast<const char *>(values);
  kernel(&operand, reinterpret_cast<char *>(values), elements, 0);
}

template <size_t scale, typename F, typename T> SHLO_LINK mathLink(const Link *link, int64_t at, SHLO_REGISTERS) {
  constexpr Tag<T> tag;
  constexpr size_t count = vectorsOf<T, scale>;
  Bytes registers[] = {SHLO_PARAMETERS};
  if constexpr (requires { F::holds(tag, hn::Zero(tag)); }) {
    auto hold = F::holds(tag, vectorOf<T>(registers[0]));
    forEach<count - 1>([&](auto i) __attribute__((always_inline)) {
      hold = hn::And(hold, F::holds(tag, vectorOf<T>(registers[i + 1])));
    });
    if (__builtin_expect(!hn::AllTrue(tag, hold), 0)) {
      Bytes values[count];
      forEach<count>([&](auto i) __attribute__((always_inline)) { values[i] = registers[i]; });
      callKernel<count>(link->kernel, values, int64_t(blockElements<scale>));
      forEach<count>([&](auto i) __attribute__((always_inline)) { registers[i] = values[i]; });
      [[clang::musttail]] return reinterpret_cast<Handler>(link[1].run)(link + 1, at, SHLO_ARGUMENTS(registers));
    }
  }
  forEach<count>([&](auto i) __attribute__((always_inline)) {
    registers[i] = cast<Bytes>(F::of(tag, vectorOf<T>(registers[i])));
  });
  [[clang::musttail]] return reinterpret_cast<Handler>(link[1].run)(link + 1, at, SHLO_ARGUMENTS(registers));
}

} // namespace
} // namespace shlo::exec
