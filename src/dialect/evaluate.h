// How rooms above the executor have programs of constants evaluated.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/module.h"
#include "tensor/tensor.h"

#include <functional>
#include <memory>
#include <vector>

namespace shlo {

// Runs the function @main of a verified module, which has no arguments, and returns its results. The caller passes the
// executor, so that what is folded has the bits that a run would give.
using Evaluate = std::function<Result<std::vector<Tensor>>(std::shared_ptr<const Module> module)>;

} // namespace shlo
