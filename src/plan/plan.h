// From an MLIR function to a program with static shapes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/module.h"
#include "plan/program.h"

#include <functional>
#include <string_view>

namespace shlo::plan {

// What a function takes and gives; extents are SHLO_DYNAMIC where each run decides.
struct Signature {
  std::string function;
  std::vector<TensorType> inputs, outputs;
  bool isStatic() const;
};

// Runs a small program without inputs: the executor, handed in from above, so that values that decide shapes are
// computed by the same kernels as everything else.
using Evaluate = std::function<Result<std::vector<Tensor>>(Program program)>;

// Finds the function ("" is the main function) and checks what can be checked without shapes: one partition and
// replica, argument and result types that are tensors, no recursion, every op lowerable, every custom call known.
Result<Signature> findSignature(const Module &module, std::string_view function);

// Lowers the function for inputs of these (static) types.
Result<Program> lower(const Module &module, const Signature &signature, const std::vector<TensorType> &inputs,
                      const Evaluate &evaluate);

} // namespace shlo::plan
