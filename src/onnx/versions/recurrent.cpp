// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

namespace shlo::onnx {

// Before opset 7, an attribute said whether there are the states of all steps. Then the first result does.
void steps::outputSequence(Draft &draft) {
  if (draft.isUp())
    draft.drop("output_sequence");
  else if (draft.isUsed(0))
    draft.set("output_sequence", draft.parsed(AttributeKind::Int, "1"));
}

} // namespace shlo::onnx
