// Ops that draw numbers, where they draw none.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

namespace shlo::onnx::lowering {

LogicalResult dropout(LoweredNode &node) {
  const Value x = node.operand(0);
  if (node.has(2)) {
    const auto training = node.integers(2);
    if (!training)
      return failure();
    const auto ratio = node.has(1) && training->front() ? node.number(1) : std::optional(0.0);
    if (!ratio)
      return failure();
    if (training->front() && (*ratio != 0 || !node.has(1)))
      return node.refuse("training with a ratio that is not 0, which draws random numbers");
  }
  if (node.isThere(1))
    node.set(1, node.splat(shapeOf(x), node.resultElement(1), 1));
  return node.set(x);
}

} // namespace shlo::onnx::lowering
