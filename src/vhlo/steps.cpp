// Version steps that cannot be declared.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/steps.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace shlo::vhlo;

const CodedStep shlo::vhlo::dynamicConvPadding = {
    [](Encoder &encoder, mlir::Operation *op, llvm::StringRef) -> WireAttr {
      auto lhs = op->getNumOperands() ? mlir::dyn_cast<mlir::RankedTensorType>(op->getOperand(0).getType())
                                      : mlir::RankedTensorType();
      if (!lhs || lhs.getRank() < 2)
        return {};
      return encoder.splatTensor({lhs.getRank() - 2, 2}, TypeCode::SI64, 0);
    }};
