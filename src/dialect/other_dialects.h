// Attributes and ops of other dialects in a module: the policy that keeps, strips or rejects them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include "llvm/ADT/StringMap.h"

namespace shlo {

// The policies for attributes and ops of other dialects. The numbers are those of the ABI.
enum class OtherDialects : int32_t { Keep, Strip, Reject };

// Whether a dialect is neither part of the opset nor one that its programs always use.
bool isOtherDialect(llvm::StringRef dialect);
bool isOfOtherDialect(mlir::Operation *op);
// Whether it is a result of such an op or an argument in its regions.
bool isOfOtherDialect(mlir::Value value);

// A copy of the module. Throws if the work must end (checkWork). MLIR's own moves an attribute of an unknown op into the
// properties if these have its name.
mlir::OwningOpRef<mlir::ModuleOp> copyOf(mlir::ModuleOp module);

// Drops the selected discardable attributes of an op and, if it is a function, of its arguments and results.
void dropAttributes(mlir::Operation *op, llvm::function_ref<bool(mlir::NamedAttribute)> isUnwanted);

// Rejects what no policy keeps: unknown ops of the opset's own dialects.
Status checkOps(mlir::ModuleOp module);

// Keeps, strips or rejects attributes and ops of other dialects. Stripping rejects ops. Counts what was stripped by
// name.
Status applyPolicy(mlir::ModuleOp module, OtherDialects policy, llvm::StringMap<uint64_t> &dropped);

// One warning per name, sorted by name.
void reportDropped(const llvm::StringMap<uint64_t> &dropped, std::vector<Diagnostic> *findings);

} // namespace shlo
