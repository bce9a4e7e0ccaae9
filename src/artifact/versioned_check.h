// Checks modules of versioned ops against the tables, and finds the versions that have all of their ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "vhlo/tables.h"

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/DenseMap.h"

namespace shlo::artifact {

class VersionedCheck {
public:
  explicit VersionedCheck(mlir::ModuleOp module) : module(module) {}

  // Whether the tables have each op with its attributes. Also separates these from the other attributes, in the module.
  Status check();
  // The target version of the artifact. If `wanted` is "", it is the newest possible one. For a module that was
  // checked.
  Result<std::string> target(const std::string &wanted);

private:
  void checkOp(mlir::Operation *op);
  bool separate(mlir::Operation *op, const vhlo::OpVersion &version);
  void report(Code reason, mlir::Operation *op, const llvm::Twine &message);
  vhlo::Version since(mlir::Attribute attribute);
  vhlo::Version since(mlir::Type type);
  template <typename T> vhlo::Version ofParts(T whole);
  vhlo::Version neededBy(mlir::Operation *op);

  mlir::ModuleOp module;
  Error error;
  llvm::DenseMap<const void *, vhlo::Version> known;
  vhlo::Version oldest = vhlo::minimumVersion, newest = vhlo::currentVersion;
  mlir::Operation *needsOldest = nullptr, *endsNewest = nullptr;
};

} // namespace shlo::artifact
