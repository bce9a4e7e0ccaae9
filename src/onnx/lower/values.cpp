// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/values.h"

#include "dialect/dialect.h"
#include "onnx/infer/node.h"

namespace shlo::onnx {

Lowered loweredConstant(ElementsAttr value) {
  Lowered lowered;
  lowered.constant = value;
  lowered.facts = factsOf(value.getType());
  llvm::SmallVector<int64_t> integers;
  if (value.getShapedType().getRank() <= 1 && integersIn(value, int64_t(mostElements), integers))
    lowered.facts.elements.emplace(integers.begin(), integers.end());
  return lowered;
}

Lowered loweredValue(Value value) {
  if (auto constant = value.getDefiningOp<ir::ConstantOp>()) {
    Lowered lowered = loweredConstant(constant.getValue());
    lowered.value = value;
    return lowered;
  }
  Lowered lowered;
  lowered.value = value;
  lowered.facts = factsOf(value.getType());
  return lowered;
}

} // namespace shlo::onnx
