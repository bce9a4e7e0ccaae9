// What a program needs of the release it is written for: ops, types, attributes and uses that not all releases have.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "vhlo/tables.h"

#include "mlir/IR/BuiltinOps.h"

#include <vector>

namespace shlo::vhlo {

struct Requirements {
  // The oldest release that has everything; it means nothing where something is inexpressible.
  Version minimum = minimumVersion;
  // What the target lacks, in the order of the program, each with the version that first has it; then what no release
  // has. Bounded: the counts are of all.
  std::vector<Diagnostic> lacking, inexpressible;
  uint64_t lackingCount = 0, inexpressibleCount = 0;
};

// Ops of other dialects need nothing, wherever they stand.
Requirements requirementsOf(mlir::ModuleOp module, Version target);

// Most findings that are listed one by one.
inline constexpr size_t mostFindings = 1000;

} // namespace shlo::vhlo
