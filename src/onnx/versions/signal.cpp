// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

namespace shlo::onnx {

using N = AttributeName;

// In opset 20, the axis became an operand, and the last one but one if it is not given, instead of the second one.
void steps::fourierAxis(Draft &draft) {
  constexpr int64_t otherwise = -2;
  if (draft.isUp()) {
    const auto axis = draft.integer(N::axis);
    if (!axis)
      return draft.block("its attribute 'axis' is one of the function");
    draft.drop("axis");
    return draft.setOperand(2, draft.scalarOf(*axis));
  }
  const auto axis = draft.has(2) ? draft.integers(draft.operand(2)) : Integers{otherwise};
  if (!axis || axis->size() != 1)
    return draft.block("its operand 'axis' is not known before the model runs, and older versions have an attribute");
  draft.set("axis", draft.parsed(AttributeKind::Int, std::to_string(axis->front())));
  draft.setOperand(2, nullptr);
}

} // namespace shlo::onnx
