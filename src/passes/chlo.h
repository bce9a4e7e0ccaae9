// Decomposes CHLO into StableHLO.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/module.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace shlo {

// Tells of an op that a pass would replace whether it stays.
using IsKept = llvm::function_ref<bool(mlir::Operation *op)>;

// Whether an op is one of CHLO and not kept; whether the module has some.
bool isChlo(mlir::Operation *op, IsKept isKept = nullptr);
bool hasChlo(mlir::ModuleOp module, IsKept isKept = nullptr);

// Replaces every op of CHLO in a valid module, or in a function of one, that is not kept. Functions are approximated like the reference's; float
// elements narrower than f32 are computed in f32. Fails with SHLO_UNSUPPORTED, and one diagnostic per op, if ops have no
// decomposition for their types, and with SHLO_LIMIT if there would be more ops than a plan accepts. After a failure the
// module must be discarded.
Status decomposeChlo(mlir::Operation *root, IsKept isKept = nullptr);

// Likewise, on a copy.
Result<std::shared_ptr<Module>> withoutChlo(const Module &module, IsKept isKept = nullptr);

} // namespace shlo
