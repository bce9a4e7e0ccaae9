// Ops from outside: held to their record, their result types inferred, and made, before a program has them.
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

// What an op is to be made of. All of it is of one context; regions have one block each and are lent.
struct OpState {
  mlir::Location location;
  llvm::StringRef name;
  llvm::ArrayRef<mlir::Value> operands;
  mlir::DictionaryAttr attributes; // null: none
  llvm::ArrayRef<mlir::Region *> regions;
  std::optional<llvm::ArrayRef<mlir::Type>> results; // none: inferred
  mlir::Operation *around = nullptr;                 // sees the symbols that the op names, which may come later
  ExpandedSizes &sizes;
  std::optional<size_t> resultCount; // results that there is room for; SHLO_INVALID_ARGUMENT where there are others
};

// The types of the results, from what the op takes; `state.results` is not looked at. SHLO_UNSUPPORTED for ops that are
// none of this library, SHLO_INVALID_PROGRAM, SHLO_LIMIT.
Result<llvm::SmallVector<mlir::Type>> inferResults(const OpState &state);

// The op, in no block yet, with the regions' blocks; where it breaks a rule there is none, and the regions are as they
// were. Fails like inferResults.
Result<mlir::Operation *> makeOp(const OpState &state);

// Refuses a type from outside that is too large or not well-formed.
Status checkType(mlir::Type type, ExpandedSizes &sizes);

} // namespace shlo
