// Finds the custom calls that mean ops of CHLO: exporters that write StableHLO alone give these ops a target.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/chlo.h"

namespace shlo {

// The op that custom calls of a target mean: "chlo.erf" for "mhlo.erf"; "" if there is none.
llvm::StringRef clientOpOf(llvm::StringRef target);

// Whether an op is such a call; whether the module has some.
bool isClientCall(mlir::Operation *op, IsKept isKept);
bool hasClientCalls(mlir::ModuleOp module, IsKept isKept);

// On a copy, replaces each with the op of CHLO. Fails with SHLO_INVALID_PROGRAM if one has other operands or results
// than the op; their types remain to be verified.
Result<std::shared_ptr<Module>> withoutClientCalls(const Module &module, IsKept isKept);

} // namespace shlo
