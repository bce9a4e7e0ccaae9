// Ops that convert elements to another type.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

namespace shlo::onnx::lowering {

LogicalResult identity(LoweredNode &node) { return node.set(node.operand(0)); }

// Numbers beyond the largest finite one of a float of 8 bits become that one, if the attribute says so.
static Value saturated(LoweredNode &node, Value x, mlir::FloatType to) {
  const Type from = elementOf(x);
  const llvm::APFloat limit = llvm::APFloat::getLargest(to.getFloatSemantics());
  if (!llvm::isa<mlir::FloatType>(from) || llvm::cast<mlir::FloatType>(from).getWidth() <= 8)
    return x;
  const double most = limit.convertToDouble();
  const Value high = node.splat(shapeOf(x), from, most), low = node.splat(shapeOf(x), from, -most);
  return node.binary<ir::MaxOp>(node.binary<ir::MinOp>(x, high), low);
}

// Cast and CastLike: inference knows the type.
LogicalResult cast(LoweredNode &node) {
  Value x = node.operand(0);
  const Type to = node.resultElement();
  auto floating = llvm::dyn_cast<mlir::FloatType>(to);
  if (floating && floating.getWidth() <= 8 && node.integer(AttributeName::saturate, 1)) {
    if (llvm::isa<mlir::Float8E8M0FNUType>(floating))
      return node.refuse("conversion to float8e8m0");
    x = saturated(node, x, floating);
  }
  return node.set(node.convert(x, to));
}

LogicalResult bitCast(LoweredNode &node) {
  return node.set(node.create<ir::BitcastConvertOp>(node.resultType(), node.operand(0)));
}

} // namespace shlo::onnx::lowering
