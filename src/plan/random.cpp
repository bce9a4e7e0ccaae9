// Random bits.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

Status lowerRngBitGenerator(Lowering &lowering, Operation *op) {
  RngAlgorithm algorithm = RngAlgorithm::Default;
  switch (cast<ir::RngBitGeneratorOp>(op).getRngAlgorithm()) {
  case ir::RngAlgorithm::DEFAULT: algorithm = RngAlgorithm::Default; break;
  case ir::RngAlgorithm::THREE_FRY: algorithm = RngAlgorithm::ThreeFry; break;
  case ir::RngAlgorithm::PHILOX: algorithm = RngAlgorithm::Philox; break;
  }
  return lowering.emitFor(op, RngBitGenerator{algorithm});
}

} // namespace shlo::plan
