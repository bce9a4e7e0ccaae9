// The functions that lower nodes, which the records of ops name (src/onnx/opset). A family's are in the file of its
// name.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/lower/node.h"

namespace shlo::onnx::lowering {

#define ONNX_LOWER_FUNCTION(function) LogicalResult function(LoweredNode &node);
#include "onnx/opset/lists.inc"

} // namespace shlo::onnx::lowering
