// Loads the dialects arith, shape and tensor.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/shapes.h"

namespace shlo::shapes {

void load(mlir::MLIRContext &context) {
  context.getOrLoadDialect<ArithDialect>();
  context.getOrLoadDialect<ShapeDialect>();
  context.getOrLoadDialect<TensorDialect>();
}

bool areLoaded(mlir::MLIRContext &context) { return context.getLoadedDialect<ShapeDialect>() != nullptr; }

} // namespace shlo::shapes
