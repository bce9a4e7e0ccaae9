// The functions that check nodes and infer their results, which the records of ops name (src/onnx/opset). A family's
// are in the file of its name.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/infer/node.h"

namespace shlo::onnx::rules {

#define ONNX_INFER_FUNCTION(function) LogicalResult function(Node &node);
#include "onnx/opset/lists.inc"

} // namespace shlo::onnx::rules
