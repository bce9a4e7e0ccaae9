// Version steps of ops that cannot be declared. The records name these objects (src/opset, class CodedStep).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/encode.h"

#include "mlir/IR/Operation.h"

namespace shlo::vhlo {

struct CodedStep {
  // The downgrade calls it for the wire attribute `name` that only the older version has; none if the op cannot be
  // expressed. The upgrade drops the attribute.
  WireAttr (*before)(Encoder &encoder, mlir::Operation *op, llvm::StringRef name);
};

// dynamic_conv: the padding was an attribute in addition to the operand, but its value had no effect.
extern const CodedStep dynamicConvPadding;

} // namespace shlo::vhlo
