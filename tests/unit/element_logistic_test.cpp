// The logistic function of f32, whose errors are compared before the exact result is rounded.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

using namespace shlo;
using namespace shlo::exec;

namespace {

// The greatest error in units in the last place, of results that are normal numbers.
double greatestError(Simd simd, const std::vector<float> &inputs, double factor) {
  std::vector<float> outputs(inputs.size());
  const char *from = reinterpret_cast<const char *>(inputs.data());
  elementKernel(simd, plan::ElementFunction::Logistic,
                ElementType::F32)(&from, reinterpret_cast<char *>(outputs.data()), int64_t(inputs.size()), 0);
  double greatest = 0;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const double e = std::exp(double(inputs[i])), exact = e / (1 + e) * factor;
    int exponent;
    std::frexp(exact, &exponent);
    greatest = std::max(greatest, std::abs(double(outputs[i]) - exact) / std::ldexp(1.0, exponent - 24));
  }
  return greatest;
}

} // namespace

TEST_CASE("the logistic function of f32 is within 2 units in the last place", "[accuracy]") {
  std::vector<float> inputs;
  std::mt19937 random(1);
  for (int i = 0; i < 1000000; ++i)
    inputs.push_back(float(random() >> 8) / (1 << 24) * (i % 2 ? 87.0f : 16.0f) * (i % 8 == 0 ? 0.1f : -1.0f));
  // More than two units wrong, if the rounding error of 1 + e^x is left.
  inputs.push_back(-0x1.bb492ap+1f);
  inputs.push_back(-0x1.f156f2p+3f);
  for (size_t simd = 0; simd <= size_t(processorSimd()); ++simd) {
    INFO("instruction set " << simd);
    CHECK(greatestError(Simd(simd), inputs, 1) < 2);
    CHECK(greatestError(Simd(simd), inputs, 1 + 0x1p-22) > 2); // the comparison can fail
  }
}
