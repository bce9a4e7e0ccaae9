// CHLO expressed in StableHLO.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/module.h"

namespace shlo {

// Whether any op of the module is one of CHLO.
bool hasChlo(mlir::ModuleOp module);

// Replaces every op of CHLO in a module that keeps the rules. Functions are approximated as the reference approximates
// them; float elements narrower than f32 go through f32. SHLO_UNSUPPORTED where an op has no decomposition for its
// types, with a diagnostic for each such op; SHLO_LIMIT where there would be more ops than a plan takes. The module is
// half done then, and only good to be dropped.
Status decomposeChlo(mlir::ModuleOp module);

// The same on a copy.
Result<std::shared_ptr<Module>> withoutChlo(const Module &module);

} // namespace shlo
