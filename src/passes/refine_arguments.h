// Gives the arguments of a function more static types, or values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/pass.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace shlo::passes {

// A type for each argument. Where it is another one, a custom call between the argument and its uses keeps the former
// type for them, until shapes are refined.
Status refineArguments(PassRun &run, mlir::func::FuncOp function, llvm::ArrayRef<mlir::Type> types);
// Replaces the arguments that have a value with this constant, and removes them. `values` has one entry per argument,
// null for those that stay.
Status bindArguments(PassRun &run, mlir::func::FuncOp function, llvm::ArrayRef<mlir::ElementsAttr> values);

} // namespace shlo::passes
