// What kernels ask of the memory they are given.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/kernel.h"

namespace shlo::exec {
namespace {

struct RowMajorInputs {
  size_t input;

  template <typename OpData> bool operator()(const OpData &) const { return true; }
  // These read strided inputs as they lie.
  bool operator()(const plan::Pad &) const { return false; }
  bool operator()(const plan::Concatenate &) const { return false; }
  bool operator()(const plan::DynamicSlice &) const { return false; }
  bool operator()(const plan::DynamicUpdateSlice &) const { return input == 0; }
  bool operator()(const plan::DotGeneral &) const { return false; }
  bool operator()(const plan::Convolution &) const { return false; }
  bool operator()(const plan::Gather &) const { return false; }
  bool operator()(const plan::Sort &) const { return false; }
};

} // namespace

bool needsRowMajor(const plan::Op &op, size_t input) { return std::visit(RowMajorInputs{input}, op.data); }

bool mayOverwrite(const plan::Op &op, size_t input, size_t output) {
  if (std::holds_alternative<plan::DynamicUpdateSlice>(op.data))
    return input == 0 && output == 0;
  if (std::holds_alternative<plan::Scatter>(op.data))
    return input == output && input < op.results.size();
  return false;
}

} // namespace shlo::exec
