// Tokens. They only define an order, which programs keep anyway.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

using namespace mlir;

namespace shlo::plan {

Status lowerToken(Lowering &lowering, Operation *op) {
  TensorType type = *tensorTypeOf(op->getResult(0).getType());
  return lowering.alias(op, lowering.integers({}, type.element, type.shape));
}

} // namespace shlo::plan
