// Matter of other dialects in a module: what is kept, and what becomes of the rest.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/StringMap.h"

namespace shlo {

// What becomes of attributes and ops of other dialects; the numbers are the ABI's.
enum class OtherDialects : int32_t { Keep, Strip, Reject };

// Whether a dialect is neither of the opset nor among those that programs of the opset are made with.
bool isForeignDialect(llvm::StringRef dialect);

// Takes the unwanted ones off the discardable attributes of an op and, where it is a function, of its arguments and
// results.
void dropAttributes(mlir::Operation *op, llvm::function_ref<bool(mlir::NamedAttribute)> isUnwanted);

// Refuses what no policy keeps: unknown ops of the opset's own dialects, and foreign ops that branch.
Status checkOps(mlir::ModuleOp module);

// Keeps, strips or refuses foreign attributes and ops; stripping refuses ops. What was stripped is counted by name.
Status applyPolicy(mlir::ModuleOp module, OtherDialects policy, llvm::StringMap<uint64_t> &dropped);

// One warning for each name, in the order of names.
void reportDropped(const llvm::StringMap<uint64_t> &dropped, std::vector<Diagnostic> *findings);

} // namespace shlo
