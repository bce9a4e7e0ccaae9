// Result types of ops between quantized and expressed values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/site.h"

namespace shlo::infer {

LogicalResult infer(ir::UniformDequantizeOp, Site &site) {
  auto quant = quantized(site.element(0));
  Type element = quant ? quant.getExpressedType() : site.element(0);
  return site.result(site.tensor(0).getShape(), element, "c1", "c2");
}

LogicalResult infer(ir::UniformQuantizeOp, Site &site) {
  if (failed(site.needsResults()))
    return failure();
  auto from = quantized(site.element(0)), to = quantized(site.declaredTensor(0));
  Type expressed = from ? from.getExpressedType() : site.element(0);
  if (!to || to.getExpressedType() != expressed)
    return site.fail("c2", result(0)) << "is " << site.declaredTensor(0) << ", expected elements that express "
                                      << expressed;
  return site.result(site.tensor(0).getShape(), site.declaredTensor(0).getElementType(), "c1", "c2");
}

} // namespace shlo::infer
