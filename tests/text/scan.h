// Checks text that MLIR's parser would not survive.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/MLIRContext.h"

#include <string_view>

namespace shlo::test {

// Rejects bytes that are not text, brackets nested deeper than `maxNesting`, aliases that expand too much, and bodies
// of dialects whose brackets do not match.
Status checkText(mlir::MLIRContext &context, std::string_view text, std::string_view fileName, uint32_t maxNesting);

} // namespace shlo::test
