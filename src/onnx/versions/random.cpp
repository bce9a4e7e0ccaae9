// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

// Before opset 7, an attribute said whether elements are dropped. Then they are not, until opset 12.
void steps::dropoutTest(Draft &draft) {
  if (!draft.isUp())
    return draft.set("is_test", draft.parsed(AttributeKind::Int, "1"));
  const auto isTest = draft.integer(N::is_test);
  if (!isTest)
    return draft.block("its attribute 'is_test' is one of the function");
  draft.drop("is_test");
  if (*isTest != 0)
    return;
  Builder builder(draft.context());
  Value trains = draft.constantOf(DenseElementsAttr::get(RankedTensorType::get({}, builder.getI1Type()), true));
  Value ratio = draft.realOf(draft.real(N::ratio).value_or(0.5), draft.operand(0));
  Values made = draft.makeMany(OpName::Dropout, draft.isUsed(1) ? 2 : 1, {draft.operand(0), ratio, trains});
  if (draft.isUsed(1))
    made[1] = draft.make(OpName::CastLike, {made[1], draft.operand(0)});
  draft.replace(made);
}

// Before opset 10, masks had the type of the operand.
void steps::dropoutMask(Draft &draft) {
  if (!draft.isUsed(1))
    return draft.setResults(1);
  if (!draft.isUp())
    return draft.block("its mask is used, and it has another type in older versions");
  Values made = draft.makeMany(OpName::Dropout, 2, {draft.operand(0)});
  draft.replace({made[0], draft.make(OpName::CastLike, {made[1], draft.operand(0)})});
}

} // namespace shlo::onnx
