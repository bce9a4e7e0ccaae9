// Functions of a module: who refers to them, and which of them nothing needs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/pass.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

namespace shlo::passes {

// Calls visit(symbol) for each symbol that the op, or an op in it, refers to.
void forEachReference(PassRun &run, mlir::Operation *root, llvm::function_ref<void(llvm::StringRef symbol)> visit);

// Erases the private symbols of the module, or only its functions, that nothing which stays refers to. Returns their
// number.
uint64_t eraseUnused(PassRun &run, bool onlyFunctions);
bool hasPrivateSymbols(mlir::ModuleOp module);

// Erases ops without effects whose results have no use, and unifies constants at the head of the function.
Status cleanUp(PassRun &run, mlir::func::FuncOp function);

} // namespace shlo::passes
