// Errors of passes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/Operation.h"

#include "llvm/ADT/Twine.h"

namespace shlo {

// An error about an op, with a diagnostic at its location.
Error failure(Code code, mlir::Operation *op, const llvm::Twine &message);

} // namespace shlo
