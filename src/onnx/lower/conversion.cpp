// Ops that convert elements to another type.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"
#include "onnx/lower/quantization.h"

namespace shlo::onnx {

Value toNarrowFloat(LoweredNode &node, Value x, Type to, bool saturates) {
  const llvm::fltSemantics &semantics = llvm::cast<mlir::FloatType>(to).getFloatSemantics();
  auto from = llvm::dyn_cast<mlir::FloatType>(elementOf(x));
  if (!from || from.getWidth() <= 8 || (!saturates && llvm::APFloat::semanticsHasNaN(semantics)))
    return node.convert(x, to);
  const double most = llvm::APFloat::getLargest(semantics).convertToDouble();
  return node.convert(
      node.binary<ir::MaxOp>(node.binary<ir::MinOp>(x, node.scalar(from, most)), node.scalar(from, -most)), to);
}

// Powers of two without a sign: the exponent of x as f32, rounded up, down or to the nearest one.
static Value toPowerOfTwo(LoweredNode &node, Value x, Type to, bool saturates, StringRef mode) {
  const Type u32 = node.builder.getIntegerType(32, false), u8 = node.builder.getIntegerType(8, false);
  x = node.convert(x, node.builder.getF32Type());
  auto number = [&](int64_t value) { return node.integer({}, u32, value); };
  const Value bits = node.create<ir::BitcastConvertOp>(RankedTensorType::get(shapeOf(x), u32), x);
  const Value exponent = node.binary<ir::AndOp>(node.binary<ir::ShiftRightLogicalOp>(bits, number(23)), number(0xff));
  const Value rest = node.binary<ir::AndOp>(bits, number(0x7fffff));
  const int64_t least = mode == "down" ? 0x800000 : mode == "nearest" ? 0x400000 : 1; // what is rounded up
  const Value up = node.convert(node.compare(ir::ComparisonDirection::GE, rest, number(least)), u32);
  Value rounded = node.binary<ir::AddOp>(exponent, up);
  const Value isNaN = node.compare(ir::ComparisonDirection::NE, x, x);
  if (saturates)
    rounded = node.binary<ir::MinOp>(rounded, number(254));
  else
    rounded = node.select(node.compare(ir::ComparisonDirection::EQ, x, node.scalar(elementOf(x), 0)), number(255),
                          node.binary<ir::MinOp>(rounded, number(255)));
  rounded = node.select(isNaN, number(255), rounded);
  return node.create<ir::BitcastConvertOp>(RankedTensorType::get(shapeOf(x), to), node.convert(rounded, u8));
}

namespace lowering {

LogicalResult identity(LoweredNode &node) { return node.set(node.operand(0)); }

// Cast and CastLike: inference knows the type.
LogicalResult cast(LoweredNode &node) {
  const Value x = node.operand(0);
  const Type to = node.resultElement();
  const bool isFromFloat = llvm::isa<mlir::FloatType>(elementOf(x)),
             saturates = node.integer(AttributeName::saturate, 1) != 0;
  if (llvm::isa<mlir::Float8E8M0FNUType>(to))
    return node.set(toPowerOfTwo(node, x, to, saturates, node.text(AttributeName::round_mode)));
  if (auto narrow = llvm::dyn_cast<mlir::FloatType>(to); narrow && narrow.getWidth() <= 8)
    return node.set(toNarrowFloat(node, x, to, saturates));
  // Integers of few bits keep the low ones.
  if (isFromFloat && to.isIntOrIndex() && !to.isInteger(1) && to.getIntOrFloatBitWidth() < 32)
    return node.set(node.convert(node.convert(x, node.builder.getI32Type()), to));
  return node.set(node.convert(x, to));
}

LogicalResult bitCast(LoweredNode &node) {
  Value x = node.operand(0);
  const Type u8 = node.builder.getIntegerType(8, false);
  if (elementOf(x).isInteger(1)) // a byte in ONNX
    x = node.convert(x, u8);
  if (node.resultElement().isInteger(1)) {
    const Value byte = node.create<ir::BitcastConvertOp>(RankedTensorType::get(node.resultShape(), u8), x);
    return node.set(node.convert(byte, node.resultElement()));
  }
  return node.set(node.create<ir::BitcastConvertOp>(node.resultType(), x));
}

} // namespace lowering
} // namespace shlo::onnx
