// Removes sharding, for one device.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/module.h"

namespace shlo {

// Whether the module has ops of sdy.
bool hasSharding(mlir::ModuleOp module);

// Removes sdy from a valid module: meshes, groups and attributes are dropped. Constraints are replaced with their
// operand, manual and named computations with their body, collectives over mesh axes with their operands. Casts from a
// type to itself, and pairs of inverse casts, are removed as well. Fails with SHLO_UNSUPPORTED if a mesh has several
// devices or an op is unknown. After a failure the module must be discarded.
Status removeSharding(mlir::ModuleOp module);

// Likewise, on a copy.
Result<std::shared_ptr<Module>> withoutSharding(const Module &module);

} // namespace shlo
