// Version steps of ops that cannot be declared. The records name these objects (src/opset, class CodedStep).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/encode.h"

#include "mlir/IR/Operation.h"

namespace shlo::vhlo {

struct CodedStep {
  // Downgrading: the wire attribute `name` that only the older version has; none where the op cannot be expressed.
  // Upgrading drops it.
  WireAttr (*before)(Encoder &encoder, mlir::Operation *op, llvm::StringRef name);
};

// dynamic_conv: padding was an attribute besides the operand, and its value meant nothing.
extern const CodedStep dynamicConvPadding;

} // namespace shlo::vhlo
