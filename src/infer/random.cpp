// Infers the result types of random number generators.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/inference_context.h"

namespace shlo::infer {

LogicalResult infer(ir::RngOp op, InferenceContext &context) {
  Type element = context.declaredElement(0, context.element(0));
  for (unsigned i : {0u, 1u})
    if (failed(context.scalar(context.tensor(i), "", operand(i))) ||
        failed(context.sameElement(element, context.element(i), "c1", operand(i))))
      return failure();
  if (op.getRngDistribution() == ir::RngDistribution::NORMAL && !llvm::isa<mlir::FloatType>(context.element(0)))
    return context.fail("c2", operand(0))
           << "has element type " << context.element(0) << ", expected a floating-point type for NORMAL";
  Extents shape;
  int64_t rank;
  if (failed(context.listedRank(2, "c3", rank)))
    return failure();
  if (!context.value(2, shape) || int64_t(shape.size()) != rank)
    shape.assign(size_t(rank), unknownExtent);
  else if (failed(context.atLeast(shape, 0, "c3", "shape")))
    return failure();
  return context.result(shape, element, "c3", "c1");
}

LogicalResult infer(ir::RngBitGeneratorOp op, InferenceContext &context) {
  RankedTensorType state = context.tensor(0);
  // The size of the state is counted in 64-bit words, for any element type. States that are not vectors are in use as
  // well; the generator defines them.
  if (!context.isLenient() && state.getRank() == 1 && isKnown(state.getDimSize(0))) {
    Wide words = Wide(state.getDimSize(0)) * elementBits(state.getElementType());
    ir::RngAlgorithm algorithm = op.getRngAlgorithm();
    bool isPhilox = algorithm == ir::RngAlgorithm::PHILOX;
    if (algorithm != ir::RngAlgorithm::DEFAULT && words != 128 && !(isPhilox && words == 192))
      return context.fail("c2", operand(0))
             << "is " << state << ", expected 2" << (isPhilox ? " or 3" : "") << " elements of 64 bits";
  }
  Type element = context.isLenient() ? context.declaredElement(0, {}) : state.getElementType();
  if (failed(context.result(state.getShape(), element, "c1", "c1")))
    return failure();
  return context.declaredResult();
}

} // namespace shlo::infer
