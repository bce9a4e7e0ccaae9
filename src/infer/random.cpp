// Result types of random number generators.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/site.h"

namespace shlo::infer {

LogicalResult infer(ir::RngOp op, Site &site) {
  Type element = site.declaredElement(0, site.element(0));
  for (unsigned i : {0u, 1u})
    if (failed(site.scalar(site.tensor(i), "", operand(i))) ||
        failed(site.sameElement(element, site.element(i), "c1", operand(i))))
      return failure();
  if (op.getRngDistribution() == ir::RngDistribution::NORMAL && !llvm::isa<mlir::FloatType>(site.element(0)))
    return site.fail("c2", operand(0)) << "has element type " << site.element(0)
                                       << ", expected a floating-point type for NORMAL";
  Extents shape;
  int64_t rank;
  if (failed(site.listedRank(2, "c3", rank)))
    return failure();
  if (!site.value(2, shape) || int64_t(shape.size()) != rank)
    shape.assign(size_t(rank), unknownExtent);
  else if (failed(site.atLeast(shape, 0, "c3", "shape")))
    return failure();
  return site.result(shape, element, "c3", "c1");
}

LogicalResult infer(ir::RngBitGeneratorOp op, Site &site) {
  RankedTensorType state = site.tensor(0);
  // The state is counted in words of 64 bits, whatever its elements. States that are no vectors are in use, too; what
  // they mean is up to whoever generates.
  if (state.getRank() == 1 && isKnown(state.getDimSize(0))) {
    Wide words = Wide(state.getDimSize(0)) * elementBits(state.getElementType());
    ir::RngAlgorithm algorithm = op.getRngAlgorithm();
    bool isPhilox = algorithm == ir::RngAlgorithm::PHILOX;
    if (algorithm != ir::RngAlgorithm::DEFAULT && words != 128 && !(isPhilox && words == 192))
      return site.fail("c2", operand(0)) << "is " << state << ", expected 2" << (isPhilox ? " or 3" : "")
                                         << " elements of 64 bits";
  }
  if (failed(site.result(state.getShape(), state.getElementType(), "c1", "c1")))
    return failure();
  return site.declaredResult();
}

} // namespace shlo::infer
