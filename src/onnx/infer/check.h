// The rules that the schemas state for every op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "infer/inference_context.h"

namespace shlo::onnx {

// Checks what the table of schemas says: the opset of the module has the op; the numbers of inputs, outputs and
// subgraphs; which inputs may be omitted; their types, where they are known; attributes that are there, known, of their
// kind and with a value that is allowed. The rules of the op's family are not among them.
llvm::LogicalResult checkSchema(mlir::Operation *op, infer::InferenceContext &context);

} // namespace shlo::onnx
