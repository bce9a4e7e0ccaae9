// Evaluates what passes fold: small programs of constants alone, with the kernels that run all others.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/module.h"
#include "exec/run_context.h"
#include "tensor/tensor.h"

#include <vector>

namespace shlo::runtime {

// The results of @main, which has no arguments.
Result<std::vector<Tensor>> evaluate(std::shared_ptr<const Module> module, const exec::RunContext &context);

} // namespace shlo::runtime
