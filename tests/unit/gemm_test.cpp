// Matrix products of every instruction set that this processor has, compared with plain sums of small integers, which
// are exact in any order.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"
#include "exec/linear_matrix.h"

#include <catch2/catch.hpp>

#include <memory>
#include <vector>

using namespace shlo;
using namespace shlo::exec;

namespace {

struct Shape {
  int64_t m, n, k;
};

struct alignas(64) Line {
  char bytes[64];
};

// Guards after the memory that a product may write.
template <typename T> struct Guarded {
  static constexpr int64_t guards = int64_t(sizeof(Line) / sizeof(T));
  static constexpr T mark = T(12345);
  explicit Guarded(int64_t elements) : elements(elements), lines(size_t((wholeLines<T>(elements) + guards) / guards)) {
    for (int64_t i = 0; i < guards; ++i)
      data()[elements + i] = mark;
  }
  T *data() { return reinterpret_cast<T *>(lines.data()); }
  bool intact() {
    for (int64_t i = 0; i < guards; ++i)
      if (data()[elements + i] != mark)
        return false;
    return true;
  }
  int64_t elements;
  std::vector<Line> lines;
};

// The number of elements that differ from the sums, plus one if guards were overwritten. `wrong` falsifies one sum.
template <typename T>
int64_t differences(const GemmKernels<T> &kernels, Shape s, bool packed, bool leftTurned, bool rightTurned,
                    bool accumulate, bool wrong) {
  uint32_t state = uint32_t(s.m * 7919 + s.n * 104729 + s.k);
  auto next = [&] {
    state = state * 1664525u + 1013904223u;
    return T(int32_t(state >> 24) % 17 - 8);
  };
  Guarded<T> a(s.m * s.k), b(s.k * s.n), c(s.m * s.n), panels(s.k * s.n);
  Guarded<T> scratch(panelElements(kernels, s.m, s.n, s.k));
  for (int64_t i = 0; i < a.elements; ++i)
    a.data()[i] = next();
  for (int64_t i = 0; i < b.elements; ++i)
    b.data()[i] = next();
  for (int64_t i = 0; i < c.elements; ++i)
    c.data()[i] = T(accumulate ? i % 5 : -1);
  const Matrix<T> left{a.data(), leftTurned ? 1 : s.k, leftTurned ? s.m : 1};
  const Matrix<T> right{b.data(), rightTurned ? 1 : s.n, rightTurned ? s.k : 1};
  if (packed)
    kernels.packRight(right, s.n, 0, s.k, s.k, panels.data());
  const RunContext context;
  Watch watch(context);
  REQUIRE(multiplyMatrices<T>(kernels, s.m, s.n, s.k, left, right, packed ? panels.data() : nullptr,
                              {c.data(), s.n, accumulate}, scratch.data(), watch));
  int64_t count = !(a.intact() && b.intact() && c.intact() && panels.intact() && scratch.intact());
  for (int64_t i = 0; i < s.m; ++i)
    for (int64_t j = 0; j < s.n; ++j) {
      T sum = T(accumulate ? (i * s.n + j) % 5 : 0);
      for (int64_t x = 0; x < s.k; ++x)
        sum += left.data[i * left.rowStride + x * left.columnStride] *
               right.data[x * right.rowStride + j * right.columnStride];
      count += c.data()[i * s.n + j] != (wrong && i == s.m / 2 && j == s.n / 2 ? sum + 1 : sum);
    }
  return count;
}

template <typename T> void check(const GemmKernels<T> &kernels) {
  std::vector<Shape> shapes = {{5, 700, 1200}, {300, 70, 390}, {1, 1, 1}, {0, 4, 4}, {4, 0, 4}, {4, 4, 0}};
  for (int64_t i = 1; i < 60; ++i)
    shapes.push_back({i * 7 % 13 + 1, i, i * 5 % 37 + 1});
  for (int64_t i = 1; i < 60; ++i)
    shapes.push_back({i, i * 11 % 19 + 1, i * 3 % 41 + 1});
  for (Shape s : shapes)
    for (int how = 0; how < 16; ++how) {
      const bool packed = how & 1, leftTurned = how & 2, rightTurned = how & 4, accumulate = how & 8;
      INFO(s.m << " x " << s.n << " x " << s.k << ", " << sizeof(T) << " bytes, way " << how);
      CHECK(differences(kernels, s, packed, leftTurned, rightTurned, accumulate, false) == 0);
      if (s.m * s.n > 0)
        CHECK(differences(kernels, s, packed, leftTurned, rightTurned, accumulate, true) == 1);
    }
}

// Products of so few rows that the right operand is not packed, but so large that it is read in several parts. One of
// two has a wrong sum.
template <typename T> void checkUnpacked(const GemmKernels<T> &kernels) {
  for (bool rightTurned : {false, true}) {
    INFO(sizeof(T) << " bytes" << (rightTurned ? ", turned" : ""));
    CHECK(differences(kernels, {2, 72, 60000}, false, false, rightTurned, true, rightTurned) == int64_t(rightTurned));
  }
}

// Whether panels of one line or of one step have their elements, which are `stride` apart along the other axis. The
// axis of one element has a stride that is not used.
template <typename T> bool packsThinPanels(const GemmKernels<T> &kernels, int64_t count, int64_t stride) {
  const auto from = std::make_unique<T[]>(size_t(count * stride));
  for (int64_t i = 0; i < count * stride; ++i)
    from[size_t(i)] = T(i);
  const auto *data = reinterpret_cast<const Loose<T> *>(from.get());
  Guarded<T> lines(count), steps(count), rows(count);
  kernels.packRight({data, 5, stride}, count, 0, 1, 1, lines.data());
  kernels.packRight({data, stride, 5}, 1, 0, count, count, steps.data());
  kernels.packLeft({data, stride, 5}, count, 0, 1, 1, rows.data());
  bool same = lines.intact() && steps.intact() && rows.intact();
  for (int64_t i = 0; i < count; ++i)
    same &= lines.data()[i] == T(i * stride) && steps.data()[i] == T(i * stride) && rows.data()[i] == T(i * stride);
  return same;
}

// Whether panels that are packed and multiplied in parts of their depth give the sums. `wrong`: parts are left out.
template <typename T> bool multipliesParts(const GemmKernels<T> &kernels, Shape s, bool wrong) {
  Guarded<T> a(s.m * s.k), b(s.k * s.n), left(s.m * s.k), right(s.k * s.n), c(s.m * s.n);
  for (int64_t i = 0; i < a.elements; ++i)
    a.data()[i] = T(i % 7 + 1); // no sum of some is 0
  for (int64_t i = 0; i < b.elements; ++i)
    b.data()[i] = T(i % 5 + 1);
  std::fill_n(c.data(), c.elements, T(9)); // is overwritten
  std::vector<const Loose<T> *> lines;
  for (int64_t at = 0; at < s.k; at += 3) {
    const int64_t depth = std::min<int64_t>(3, s.k - at);
    lines.clear();
    for (int64_t i = 0; i < s.m; ++i)
      lines.push_back(a.data() + i * s.k + at);
    kernels.packRows(lines.data(), s.m, at, depth, s.k, left.data());
    kernels.packRight({b.data() + at * s.n, s.n, 1}, s.n, at, depth, s.k, right.data());
  }
  for (int64_t at = 0; at < s.k; at += 4)
    if (!wrong || at == 0)
      kernels.multiply({left.data(), right.data(), s.k, at, s.k, at, s.m, s.n, std::min<int64_t>(4, s.k - at), c.data(),
                        s.n, at == 0});
  bool same = left.intact() && right.intact() && c.intact();
  for (int64_t i = 0; i < s.m; ++i)
    for (int64_t j = 0; j < s.n; ++j) {
      T sum = 0;
      for (int64_t x = 0; x < s.k; ++x)
        sum += a.data()[i * s.k + x] * b.data()[x * s.n + j];
      same &= c.data()[i * s.n + j] == sum;
    }
  return same;
}

template <typename T> void checkPanels(const GemmKernels<T> &kernels) {
  for (int64_t count : {1, 2, 5, 8, 27, 70})
    for (int64_t stride : {1, 2, 7})
      CHECK(packsThinPanels(kernels, count, stride));
  for (int64_t m = 1; m < 40; m += 3)
    for (int64_t n = 1; n < 60; n += 4) {
      INFO(m << " x " << n << ", " << sizeof(T) << " bytes");
      CHECK(multipliesParts(kernels, {m, n, 11}, false));
      CHECK_FALSE(multipliesParts(kernels, {m, n, 11}, true));
    }
}

void check(const GemmTable &table) {
  checkPanels(table.f32);
  checkPanels(table.f64);
  check(table.f32);
  check(table.f64);
  checkUnpacked(table.f32);
  checkUnpacked(table.f64);
}

} // namespace

TEST_CASE("products add up, whatever the shape, the strides and the instruction set", "[gemm]") {
  check(gemm::baseline);
#if defined(__x86_64__)
  if (processorSimd() != Simd::Baseline)
    check(gemm::avx2);
  if (processorSimd() == Simd::Widest)
    check(gemm::avx512);
#endif
}
