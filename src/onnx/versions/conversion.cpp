// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

// The names of element types became numbers.
void steps::castTarget(Draft &draft) {
  Builder builder(draft.context());
  if (draft.isReference("to"))
    return draft.block("its attribute 'to' is one of the function");
  if (draft.isUp()) {
    const StringRef name = draft.text(N::to);
    int64_t number = 0;
#define DATA_TYPE(type, value, element, typed, bits)                                                                   \
  if (name == #type)                                                                                                   \
    number = value;
#include "onnx/file/data_types.def"
    return draft.set("to", builder.getIntegerAttr(builder.getIntegerType(64, true), number));
  }
  const auto number = draft.integer(N::to);
#define DATA_TYPE(type, value, element, typed, bits)                                                                   \
  if (number == value)                                                                                                 \
    draft.set("to", builder.getStringAttr(#type));
#include "onnx/file/data_types.def"
}

void expansions::castLike(Draft &draft) {
  const DataType element = draft.element(draft.operand(1));
  if (element == DataType::UNDEFINED)
    return draft.block("the element type of its second operand is not known");
  // The newest Cast has the attributes of CastLike, too.
  llvm::SmallVector<Setting> all = {{N::to, int64_t(element)}};
  for (N name : {N::saturate, N::round_mode})
    if (Attribute value = draft.attribute(textOf(name)))
      all.push_back({name, value});
  draft.replace({draft.make(OpName::Cast, {draft.operand(0)}, all)});
}

} // namespace shlo::onnx
