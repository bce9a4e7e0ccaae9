// Ops that callers describe: their records are checked, their result types are inferred, and they are made before they
// are added to a program. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/limits.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"

#include "llvm/ADT/ArrayRef.h"

#include <optional>

namespace shlo {

// The parts of an op to be made. All belong to one context. Each region has one block, and is lent.
struct OpState {
  mlir::Location location;
  llvm::StringRef name;
  llvm::ArrayRef<mlir::Value> operands;
  mlir::DictionaryAttr attributes; // nullable
  llvm::ArrayRef<mlir::Region *> regions;
  std::optional<llvm::ArrayRef<mlir::Type>> results; // none: to be inferred
  mlir::Operation *around = nullptr;                 // where the op's symbols are looked up; they may be defined later
  ExpandedSizes &sizes;
  std::optional<size_t> resultCount; // the number of results that fit; another number is SHLO_INVALID_ARGUMENT
};

// Infers the result types; `state.results` is ignored. Fails with SHLO_UNSUPPORTED for ops that this library does not
// have, SHLO_INVALID_PROGRAM, SHLO_LIMIT.
Result<llvm::SmallVector<mlir::Type>> inferResults(const OpState &state);

// Makes the op, in no block, with the blocks of the regions. If it violates a rule, the regions are unchanged. Fails
// like inferResults.
Result<mlir::Operation *> makeOp(const OpState &state);

// The error of a type from a caller; none if it is valid.
std::optional<Error> checkType(mlir::Type type, ExpandedSizes &sizes);

} // namespace shlo
