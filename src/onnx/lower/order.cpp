// Ops that order elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

#include "dialect/chlo.h"

namespace shlo::onnx::lowering {

// Results: the elements, and their places.
LogicalResult topK(LoweredNode &node) {
  Value x = node.operand(0);
  const int64_t rank = rankOf(x), axis = node.axis(AttributeName::axis, rank, -1), last = rank - 1;
  const bool isLargest = node.integer(AttributeName::largest, 1) != 0;
  const bool isFloat = llvm::isa<mlir::FloatType>(elementOf(x));
  // The smallest ones are the largest of what has the other order.
  auto turned = [&](Value value) {
    return isLargest ? value : isFloat ? node.unary<ir::NegOp>(value) : node.unary<ir::NotOp>(value);
  };
  Extents swapped = axesBelow(rank);
  std::swap(swapped[size_t(axis)], swapped[size_t(last)]);
  x = node.transpose(turned(x), swapped);
  const int64_t k = node.resultShape(node.isThere(0) ? 0 : 1)[size_t(axis)];
  Extents shape(shapeOf(x));
  shape[size_t(last)] = k;
  const Type values = RankedTensorType::get(shape, elementOf(x)),
             places = RankedTensorType::get(shape, node.builder.getI32Type());
  auto top = ir::chlo::TopKOp::create(node.builder, node.location, values, places, x, uint64_t(k));
  if (node.isThere(0))
    node.set(0, turned(node.transpose(top->getResult(0), swapped)));
  if (node.isThere(1))
    node.set(1, node.convert(node.transpose(top->getResult(1), swapped), node.resultElement(1)));
  return success();
}

} // namespace shlo::onnx::lowering
