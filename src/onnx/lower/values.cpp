// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/values.h"

#include "dialect/dialect.h"
#include "onnx/infer/node.h"

namespace shlo::onnx {

Lowered loweredConstant(ElementsAttr value) {
  Lowered lowered;
  lowered.constant = value;
  Facts facts = factsOf(value.getType());
  llvm::SmallVector<int64_t> integers;
  if (value.getShapedType().getRank() <= 1 && integersIn(value, int64_t(mostElements), integers))
    facts.elements.emplace(integers.begin(), integers.end());
  lowered.facts = std::make_shared<const Facts>(std::move(facts));
  return lowered;
}

Lowered loweredValue(Value value, FactsOfTypes &known) {
  if (auto constant = value.getDefiningOp<ir::ConstantOp>()) {
    Lowered lowered = loweredConstant(constant.getValue());
    lowered.value = value;
    return lowered;
  }
  Lowered lowered;
  lowered.value = value;
  std::shared_ptr<const Facts> &facts = known[value.getType()];
  if (!facts)
    facts = std::make_shared<const Facts>(factsOf(value.getType()));
  lowered.facts = facts;
  return lowered;
}

} // namespace shlo::onnx
