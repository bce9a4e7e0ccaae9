// The functions that adapt ops to padded operands. The records name them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/padding.h"

namespace shlo::passes {

#define SHLO_PADDING(name, function) void function(PaddedOp &at);
#include "opset/padding.inc"
#undef SHLO_PADDING

// The identity element of a commutative body that is one function; Identity::No if it is none.
Identity identityOf(mlir::Region &body);

} // namespace shlo::passes
