// Programs without sharding, for one device.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/module.h"

namespace shlo {

// Whether the module has ops of sdy.
bool hasSharding(mlir::ModuleOp module);

// Removes sdy from a module that keeps the rules: meshes, groups and attributes go, constraints become their operand,
// manual and named computations their body, and collectives over mesh axes their operands. Casts between a type
// and itself, and pairs of casts there and back, go as well. SHLO_UNSUPPORTED where a mesh has more than one
// device or an op is not known; the module is half done then, and only good to be dropped.
Status removeSharding(mlir::ModuleOp module);

// The same on a copy.
Result<std::shared_ptr<Module>> withoutSharding(const Module &module);

} // namespace shlo
