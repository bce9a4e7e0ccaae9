// Ops of other dialects in artifacts. They keep their builtin types, so values between them and versioned ops pass
// through casts, which exist in the file only.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace shlo::artifact {

// An inherent attribute; in the file they stand in this order.
struct ForeignProperty {
  llvm::StringLiteral name;
  bool optional;
};
// Nothing where the way in which the op keeps its properties is not known.
std::optional<llvm::ArrayRef<ForeignProperty>> foreignProperties(llvm::StringRef op);

bool isForeign(mlir::Operation *op);
// One that stands between types that are the same in a program.
bool isCast(mlir::Operation *op);

// Values that casts were put behind.
using CastValues = llvm::SmallVector<mlir::Value>;
// A copy of the module with a cast behind each value that is used on the other side, or nothing where there is no
// foreign op.
mlir::OwningOpRef<mlir::ModuleOp> withCasts(mlir::ModuleOp module, CastValues &values);

} // namespace shlo::artifact
