// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

// Before opset 7, an attribute said whether the third operand may be broadcast.
void steps::gemmBroadcast(Draft &draft) {
  if (draft.isUp())
    draft.drop("broadcast");
  else
    draft.set("broadcast", draft.parsed(AttributeKind::Int, "1"));
}

//===- Ops said with others -------------------------------------------------------------------------------------------===//

// A convolution behind what was before.
void expansions::causalConvolution(Draft &draft) {
  Value x = draft.operand(0), weight = draft.operand(1);
  const auto kernel = draft.extents(weight);
  if (!kernel || kernel->size() != 3 || kernel->back() < 1)
    return draft.block("the shape of its weights is not known");
  const int64_t channels = kernel->front(), before = kernel->back() - 1;
  Value all = draft.has(3) ? draft.make(OpName::Concat, {draft.operand(3), x}, {{N::axis, 2}})
                           : draft.make(OpName::Pad, {x, draft.constantOf({0, 0, before, 0, 0, 0})});
  Value y = draft.make(OpName::Conv, {all, weight, draft.operand(2)}, {{N::group, channels}});
  if (draft.text(N::activation) != "none") {
    Value wide = draft.cast(y, DataType::FLOAT);
    y = draft.cast(draft.make(OpName::Mul, {wide, draft.make(OpName::Sigmoid, {wide})}), draft.element(x));
  }
  constexpr int64_t end = 1 << 30;
  draft.replace({y, draft.isUsed(1) ? draft.slice(all, 2, before ? -before : end, end) : mlir::Value()});
}

} // namespace shlo::onnx
