// The rules of CHLO's ops. They have no labels, because the specification does not cover CHLO.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/chlo.h"
#include "infer/inference_context.h"

namespace shlo::infer {

#define SHLO_CLIENT_OP(CLASS, NAME, FUNCTION) LogicalResult infer(ir::chlo::CLASS op, InferenceContext &context);
#define SHLO_BROADCAST_OP(CLASS, NAME, OP)
#include "opset/client_ops.inc"
#undef SHLO_CLIENT_OP
#undef SHLO_BROADCAST_OP

// The rule of all ops that broadcast their operands to one shape.
LogicalResult inferBroadcast(mlir::Operation *op, InferenceContext &context);

} // namespace shlo::infer
