// Makes ops from untrusted parts: checks them against the op's record and the rules, and infers result types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/limits.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"

#include "llvm/ADT/ArrayRef.h"

#include <optional>

namespace shlo {

// The parts of an op. All are in one context. Each region has one block; makeOp takes it, inferResults returns it.
struct OpState {
  mlir::Location location;
  llvm::StringRef name;
  llvm::ArrayRef<mlir::Value> operands;
  mlir::DictionaryAttr attributes; // null: none
  llvm::ArrayRef<mlir::Region *> regions;
  std::optional<llvm::ArrayRef<mlir::Type>> results; // none: inferred
  mlir::Operation *around = nullptr; // the op's symbols are looked up from it; they may be defined later
  ExpandedSizes &sizes;
  std::optional<size_t> resultCount; // required number of results; others fail with SHLO_INVALID_ARGUMENT
};

// Infers the types of the results. Ignores `state.results`. Fails with SHLO_UNSUPPORTED for an op that this library
// does not know, with SHLO_INVALID_PROGRAM, and with SHLO_LIMIT.
Result<llvm::SmallVector<mlir::Type>> inferResults(const OpState &state);

// Makes the op, outside of any block. It takes the blocks of the regions. If it violates a rule, it is not made, and
// the regions are unchanged. Fails like inferResults.
Result<mlir::Operation *> makeOp(const OpState &state);

// Rejects an untrusted type that is too large or not well-formed.
Status checkType(mlir::Type type, ExpandedSizes &sizes);

} // namespace shlo
