// Infers the result types of conversions between quantized and expressed values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/inference_context.h"

namespace shlo::infer {

LogicalResult infer(ir::UniformDequantizeOp, InferenceContext &context) {
  auto quant = quantized(context.element(0));
  Type element = quant ? quant.getExpressedType() : context.element(0);
  return context.result(context.tensor(0).getShape(), element, "c1", "c2");
}

LogicalResult infer(ir::UniformQuantizeOp, InferenceContext &context) {
  if (failed(context.needsResults()))
    return failure();
  auto from = quantized(context.element(0)), to = quantized(context.declaredTensor(0));
  Type expressed = from ? from.getExpressedType() : context.element(0);
  if (!to || to.getExpressedType() != expressed)
    return context.fail("c2", result(0)) << "is " << context.declaredTensor(0) << ", expected elements that express "
                                         << expressed;
  return context.result(context.tensor(0).getShape(), context.declaredTensor(0).getElementType(), "c1", "c2");
}

} // namespace shlo::infer
