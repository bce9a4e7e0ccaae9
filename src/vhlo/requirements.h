// What a program requires of its target version: ops, types, attributes and uses that not all versions have.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "vhlo/tables.h"

#include "mlir/IR/BuiltinOps.h"

#include <vector>

namespace shlo::vhlo {

struct Requirements {
  // The oldest version that has everything; meaningless if something is inexpressible.
  Version minimum = minimumVersion;
  // What the target lacks, in program order, each with the first version that has it; and what no version has. The
  // lists are bounded; the counts include everything.
  std::vector<Diagnostic> lacking, inexpressible;
  uint64_t lackingCount = 0, inexpressibleCount = 0;
};

// Ops of other dialects, and modules, have the same form in all versions.
Requirements requirementsOf(mlir::ModuleOp module, Version target);

// The maximum number of diagnostics.
inline constexpr size_t mostFindings = 1000;

} // namespace shlo::vhlo
