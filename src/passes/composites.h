// Composites and their decompositions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/dialect.h"

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <string>

namespace shlo::passes {

// Replaces a composite with a call of its decomposition.
void replaceWithCall(ir::CompositeOp composite);

// The names of the functions of modules, for new ones.
class SymbolNames {
public:
  // `base`, or `base` with the first number that makes it a name that nothing in the module has. It is taken from now
  // on.
  std::string unused(mlir::ModuleOp module, llvm::StringRef base);

private:
  struct Names {
    llvm::StringSet<> taken;
    llvm::StringMap<uint64_t> counters;
  };
  llvm::DenseMap<mlir::Operation *, Names> modules; // which may be nested
};

// Whether the regions of the op use values from outside of it.
bool usesOuterValues(mlir::Operation *op);

} // namespace shlo::passes
