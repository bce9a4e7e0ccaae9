// Builds programs for the executor by hand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/executable.h"
#include "support/program_maker.h"

#include <catch2/catch.hpp>
#include <cstring>

namespace shlo::test {

template <typename T> std::vector<char> bytesOf(const std::vector<T> &values) {
  std::vector<char> bytes(values.size() * sizeof(T));
  if (!bytes.empty())
    std::memcpy(bytes.data(), values.data(), bytes.size());
  return bytes;
}
template <typename T> std::vector<T> valuesOf(const std::vector<char> &bytes) {
  std::vector<T> values(bytes.size() / sizeof(T));
  if (!bytes.empty())
    std::memcpy(values.data(), bytes.data(), bytes.size());
  return values;
}

struct ProgramBuilder : ProgramMaker {
  // Outputs as bytes; inputs by their bytes.
  std::vector<std::vector<char>> run(std::vector<ValueId> results, const std::vector<std::vector<char>> &inputs,
                                     bool baselineSimd, int times = 2) {
    program.body.results.assign(results.begin(), results.end());
    exec::BuildOptions options;
    options.choice.baselineSimd = baselineSimd;
    Result<std::shared_ptr<const exec::Executable>> made = exec::Executable::build(program, options);
    if (!made)
      FAIL(made.error().message);
    const exec::Executable &executable = **made;
    REQUIRE(executable.inputs().size() == inputs.size());
    std::vector<std::vector<char>> outputs;
    std::vector<const void *> from;
    std::vector<void *> to;
    for (const TensorType &type : executable.outputs())
      outputs.emplace_back(size_t(elementCount(type.shape)) * byteSize(type.element));
    for (size_t i = 0; i < inputs.size(); ++i) {
      REQUIRE(inputs[i].size() ==
              size_t(elementCount(executable.inputs()[i].shape)) * byteSize(executable.inputs()[i].element));
      from.push_back(inputs[i].data());
    }
    for (auto &output : outputs)
      to.push_back(output.data());
    // Runs twice: the second run reuses the memory of the first.
    for (int i = 0; i < times; ++i) {
      Status status = executable.run(from.data(), to.data(), exec::RunContext());
      if (!status)
        FAIL(status.error().message);
    }
    return outputs;
  }
};

// Deterministic pseudo-random numbers.
struct Numbers {
  uint64_t state = 88172645463325252ull;
  uint64_t bits() {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
  }
  double uniform(double low, double high) { return low + (high - low) * double(bits() >> 11) * 0x1p-53; }
  template <typename T> std::vector<T> floats(size_t n, double low = -2, double high = 2) {
    std::vector<T> values(n);
    for (T &value : values)
      value = T(uniform(low, high));
    return values;
  }
};

} // namespace shlo::test
