// Composites and their decompositions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/dialect.h"

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <string>

namespace shlo::passes {

// Replaces a composite with a call of its decomposition.
void replaceWithCall(ir::CompositeOp composite);

// The names of the functions of a module, for new ones.
class SymbolNames {
public:
  explicit SymbolNames(mlir::ModuleOp module);
  // `base`, or `base` with the first number that makes it a name that nothing has. It is taken from now on.
  std::string unused(llvm::StringRef base);

private:
  llvm::StringSet<> taken;
  llvm::StringMap<uint64_t> counters;
};

// Whether the regions of the op use values from outside of it.
bool usesOuterValues(mlir::Operation *op);

} // namespace shlo::passes
