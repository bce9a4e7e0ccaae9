// Replaces the locations of a program.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/pass.h"

#include "mlir/IR/Location.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <functional>

namespace shlo::passes {

// The position without its end.
mlir::Location beginOf(mlir::FileLineColRange position);

// Returns the location with other file positions, which `replaced` gives. Parts occur in many locations, so each is
// done once. Locations are nested no deeper than the reader of programs allows.
class PositionReplacer {
public:
  using Replace = std::function<mlir::Location(mlir::FileLineColRange position)>;
  explicit PositionReplacer(Replace replaced) : replaced(std::move(replaced)) {}
  mlir::Location operator()(mlir::Location whole);

private:
  const Replace replaced;
  llvm::DenseMap<mlir::Attribute, mlir::Attribute> done;
};

// Replaces the location of each op and each argument of a block.
void replaceLocations(PassRun &run, llvm::function_ref<mlir::Location(mlir::Location)> replaced);

} // namespace shlo::passes
