// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

// In opset 1, the exponent was a float, and a kernel could be left out.
void steps::poolPower(Draft &draft) {
  Builder builder(draft.context());
  if (draft.isReference("p"))
    return draft.block("its attribute 'p' is one of the function");
  if (!draft.isUp()) {
    if (const auto power = draft.integer(N::p); power && draft.isGiven("p"))
      draft.set("p", draft.floatAttribute(double(*power)));
    return;
  }
  if (draft.schema().op == OpName::LpPool && !draft.isGiven("kernel_shape"))
    return draft.block("its attribute 'kernel_shape' is missing");
  const auto power = draft.real(N::p);
  if (!power || !draft.isGiven("p"))
    return;
  constexpr double most = INT32_MAX;
  if (!(*power >= -most && *power <= most) || *power != double(int64_t(*power)))
    return draft.block("its attribute 'p' is no integer");
  draft.set("p", builder.getIntegerAttr(builder.getIntegerType(64, true), int64_t(*power)));
}

} // namespace shlo::onnx
