// Expressions in ops of older versions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/rewriter.h"
#include "vhlo/tables.h"

namespace shlo::passes::compatibility {

// Expresses the op for the target, or returns false and leaves it as it is: because the target has the op, or because
// no older ops do the same.
using Expand = bool (*)(mlir::Operation *op, Rewriter &rewriter, vhlo::Version target);

// Gathers and scatters with batching dimensions: their positions become a part of the indices.
bool expandGather(mlir::Operation *op, Rewriter &rewriter, vhlo::Version target);
bool expandDynamicGather(mlir::Operation *op, Rewriter &rewriter, vhlo::Version target);
bool expandScatter(mlir::Operation *op, Rewriter &rewriter, vhlo::Version target);
bool expandTan(mlir::Operation *op, Rewriter &rewriter, vhlo::Version target);
bool expandWeakOrder(mlir::Operation *op, Rewriter &rewriter, vhlo::Version target);
// A composite becomes a call of its decomposition.
bool expandComposite(mlir::Operation *op, Rewriter &rewriter, vhlo::Version target);
// What is started and waited for is done at once.
bool expandAsync(mlir::Operation *op, Rewriter &rewriter, vhlo::Version target);
// A collective of several operands becomes one of each.
bool splitCollective(mlir::Operation *op, Rewriter &rewriter, vhlo::Version target);
// The operands of a reduction into another element type are converted to it.
bool convertReduced(mlir::Operation *op, Rewriter &rewriter, vhlo::Version target);

// Replica groups that name axes of a mesh become lists of devices. Fails if a mesh makes no sense.
Status listDevices(PassRun &run);

// Whether the op was made after the target, or the wire attribute of that name was added to it after the target.
bool isNewer(llvm::StringRef op, vhlo::Version target, llvm::StringRef attribute = "");

} // namespace shlo::passes::compatibility
