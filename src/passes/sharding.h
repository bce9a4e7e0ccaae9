// Removes sharding, for a run on one device.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/module.h"

namespace shlo {

// Whether the module has ops of sdy, cuts values for devices, or is for several partitions and says how values are
// cut.
bool hasSharding(mlir::ModuleOp module);

// Removes from a valid module what says how values are cut. Manual computations of several devices stay, with the mesh
// in their shardings; older forms of them become such. Casts from a type to itself, and pairs of inverse casts, are
// removed as well. After a failure the module must be discarded.
Status removeSharding(mlir::ModuleOp module);

// Likewise, on a copy.
Result<std::shared_ptr<Module>> withoutSharding(const Module &module);

} // namespace shlo
