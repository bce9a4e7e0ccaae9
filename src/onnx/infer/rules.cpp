// The functions of ops by name.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

namespace shlo::onnx {

InferFunction inferFunctionOf(OpName op) {
  switch (op) {
#define ONNX_INFER(op, function)                                                                                       \
  case OpName::op: return rules::function;
#include "onnx/opset/lists.inc"
  default: return nullptr;
  }
}

} // namespace shlo::onnx
