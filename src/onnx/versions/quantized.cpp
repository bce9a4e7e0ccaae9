// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/types.h"
#include "onnx/versions/draft.h"

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

// Since opset 13, there may be a scale for each slice along an axis.
void steps::quantizationAxis(Draft &draft) {
  if (draft.isUp())
    return;
  const auto rank = draft.rank(draft.operand(1));
  const bool isGiven = draft.isGiven("axis");
  draft.drop("axis");
  if ((rank && *rank > 0) || (!rank && isGiven))
    draft.block("its scales are a list, and older versions have one number");
}

// Since opset 21, the type of the result can be an attribute; before, it is that of the zero point.
void steps::quantizedType(Draft &draft) {
  if (draft.isUp())
    return;
  const auto given = draft.integer(N::output_dtype);
  const auto type = given ? DataType(*given) : DataType::UNDEFINED;
  if (!given)
    return draft.block("its attribute 'output_dtype' is one of the function");
  draft.drop("output_dtype");
  if (type == DataType::UNDEFINED || type == DataType::UINT8 || draft.has(2))
    return;
  const auto shape = draft.extents(draft.operand(1));
  const Type element = elementOf(type, draft.context());
  if (!shape || !element || !element.isIntOrFloat())
    return draft.block("its attribute 'output_dtype' is given, and the number of scales is not known");
  draft.setOperand(2, draft.constantOf(DenseElementsAttr::get(RankedTensorType::get(*shape, element),
                                                              Builder(draft.context()).getZeroAttr(element))));
}

// Since opset 23, the type of the result can be another one than that of the scale.
void steps::dequantizedType(Draft &draft) {
  if (draft.isUp())
    return;
  const auto given = draft.integer(N::output_dtype);
  if (!given || (*given != 0 && DataType(*given) != draft.element(draft.operand(1))))
    return draft.block("its attribute 'output_dtype' is another type than that of the scale");
  draft.drop("output_dtype");
}

} // namespace shlo::onnx
