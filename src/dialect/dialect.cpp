// The StableHLO dialect.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"

#include "opset/dialect.cpp.inc"

namespace shlo::ir {

void ShloDialect::initialize() {
  registerTypes();
  registerAttributes();
  registerShloDialectOperations(this);
}

} // namespace shlo::ir
