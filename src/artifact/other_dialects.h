// Ops of other dialects in artifacts. They keep their builtin types. Values between them and versioned ops pass through
// casts, which exist only in the file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace shlo::artifact {

// An inherent attribute. They are in this order in the file.
struct InherentAttribute {
  llvm::StringLiteral name;
  bool optional;
};
// None if the properties of the op have an unknown encoding.
std::optional<llvm::ArrayRef<InherentAttribute>> inherentAttributes(llvm::StringRef op);

// A cast between types that are equal in a program.
bool isCast(mlir::Operation *op);

// Values that have casts.
using CastValues = llvm::SmallVector<mlir::Value>;
// A copy of the module with a cast after each value that is used on the other side. Null if there are no ops of other
// dialects.
mlir::OwningOpRef<mlir::ModuleOp> withCasts(mlir::ModuleOp module, CastValues &values);

} // namespace shlo::artifact
