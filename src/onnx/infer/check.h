// The rules that the schemas state for every op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "infer/inference_context.h"
#include "onnx/dialect/names.h"

namespace shlo::onnx {

// Checks what the table of schemas says: the opset of the module has the op; the numbers of inputs, outputs and
// subgraphs; which inputs may be omitted; their types, where they are known; attributes that are there, known, of their
// kind and with a value that is allowed. Null, with a finding, if one does not hold.
const Schema *checkSchema(mlir::Operation *op, infer::InferenceContext &context);
// The same for a schema that the caller chooses.
llvm::LogicalResult checkSchema(mlir::Operation *op, infer::InferenceContext &context, const Schema &schema);

// The rules of an op that is no node; null if it has none.
infer::Rules rulesOf(Structure structure);

// Checks that, and the rules of the op; gives the types of results that are open.
llvm::LogicalResult checkNode(mlir::Operation *op, infer::InferenceContext &context);

} // namespace shlo::onnx
