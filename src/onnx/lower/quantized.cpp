// Numbers of few bits that stand for others.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/types.h"
#include "onnx/lower/functions.h"
#include "onnx/lower/products.h"
#include "onnx/lower/quantization.h"
#include "onnx/lower/windows.h"

namespace shlo::onnx {

Value alongAxis(LoweredNode &node, Value list, ArrayRef<int64_t> shape, int64_t axis, int64_t block) {
  if (rankOf(list) == 0 || (rankOf(list) == 1 && shapeOf(list)[0] == 1))
    return node.broadcast(node.reshape(list, {}), shape);
  if (rankOf(list) == 1)
    return node.broadcastAlong(list, shape, {axis});
  if (block == 0)
    return node.broadcast(list, shape);
  // Each element counts for a block along the axis, of which the last one may be cut.
  Extents parts(shapeOf(list)), axes = axesBelow(rankOf(list)), joined(shapeOf(list));
  parts.insert(parts.begin() + axis + 1, block);
  for (int64_t &one : axes)
    one += one > axis;
  joined[size_t(axis)] *= block;
  const Value repeated = node.reshape(node.broadcastAlong(list, parts, axes), joined);
  return node.sliceAlong(repeated, axis, 0, shape[size_t(axis)]);
}

Value quantized(LoweredNode &node, Value x, Value scale, Value zero, Type to) {
  Value scaled = node.binary<ir::DivOp>(x, scale);
  if (elementOf(scaled).getIntOrFloatBitWidth() < 32) // what the type has beyond f16's integers
    scaled = node.convert(scaled, node.builder.getF32Type());
  const Type wide = elementOf(scaled);
  if (llvm::isa<mlir::FloatType>(to))
    return toNarrowFloat(node, zero ? node.binary<ir::AddOp>(scaled, node.convert(zero, wide)) : scaled, to, true);
  scaled = node.unary<ir::RoundNearestEvenOp>(scaled);
  if (zero)
    scaled = node.binary<ir::AddOp>(scaled, node.convert(zero, wide));
  const Value low = node.convert(node.least({}, to), wide), high = node.convert(node.largest({}, to), wide);
  return node.convert(node.binary<ir::MinOp>(node.binary<ir::MaxOp>(scaled, low), high), to);
}

Value withoutZero(LoweredNode &node, Value x, Value zero) {
  const Type i32 = node.builder.getI32Type();
  const Value wide = node.convert(x, i32);
  return zero ? node.binary<ir::SubtractOp>(wide, node.convert(zero, i32)) : wide;
}

namespace lowering {

LogicalResult quantizeLinear(LoweredNode &node) {
  Value x = node.operand(0);
  const auto precision = DataType(node.integer(AttributeName::precision));
  Type element =
      precision == DataType::UNDEFINED ? elementOf(node.operand(1)) : elementOf(precision, node.builder.getContext());
  if (!llvm::isa_and_nonnull<mlir::FloatType>(element) || element.getIntOrFloatBitWidth() < 16)
    element = node.builder.getF32Type();
  x = node.convert(x, element);
  const int64_t axis = node.axis(AttributeName::axis, rankOf(x), 1), block = node.integer(AttributeName::block_size);
  const Value scale = alongAxis(node, node.convert(node.operand(1), element), shapeOf(x), axis, block);
  const Value zero = node.has(2) ? alongAxis(node, node.operand(2), shapeOf(x), axis, block) : nullptr;
  return node.set(quantized(node, x, scale, zero, node.resultElement()));
}

LogicalResult dequantizeLinear(LoweredNode &node) {
  const Value x = node.operand(0);
  const Type result = node.resultElement();
  const Type wide = result.getIntOrFloatBitWidth() < 32 ? node.builder.getF32Type() : result;
  const int64_t axis = node.axis(AttributeName::axis, rankOf(x), 1), block = node.integer(AttributeName::block_size);
  const Value scale = alongAxis(node, node.convert(node.operand(1), wide), shapeOf(x), axis, block);
  Value numbers = x;
  if (node.has(2)) {
    const Value zero = alongAxis(node, node.operand(2), shapeOf(x), axis, block);
    numbers = llvm::isa<mlir::FloatType>(elementOf(x))
                  ? node.binary<ir::SubtractOp>(node.convert(x, wide), node.convert(zero, wide))
                  : withoutZero(node, x, zero);
  }
  return node.set(node.convert(node.binary<ir::MulOp>(node.convert(numbers, wide), scale), result));
}

// To u8, for a range that the elements say and that has 0 in it. Results: the numbers, the scale, the zero point.
LogicalResult dynamicQuantizeLinear(LoweredNode &node) {
  const Value x = node.operand(0);
  const Type element = elementOf(x), to = node.resultElement();
  const Extents axes = axesBelow(rankOf(x));
  const Value none = node.scalar(element, 0), most = node.scalar(element, 255);
  const Value low = node.binary<ir::MinOp>(node.reduce<ir::MinOp>(x, node.largest({}, element), axes), none);
  const Value high = node.binary<ir::MaxOp>(node.reduce<ir::MaxOp>(x, node.least({}, element), axes), none);
  const Value scale = node.binary<ir::DivOp>(node.binary<ir::SubtractOp>(high, low), most);
  const Value place = node.unary<ir::RoundNearestEvenOp>(node.binary<ir::DivOp>(node.unary<ir::NegOp>(low), scale));
  const Value zero = node.convert(node.binary<ir::MinOp>(node.binary<ir::MaxOp>(place, none), most), to);
  node.set(0, quantized(node, x, node.broadcast(scale, shapeOf(x)), node.broadcast(zero, shapeOf(x)), to));
  node.set(1, scale);
  node.set(2, zero);
  return success();
}

//===- Products -------------------------------------------------------------------------------------------------------===//

// A zero point for each row of the left operand, or each column of the right one, if there is not one for all.
static Value alongRows(LoweredNode &node, Value zero, bool isRow) {
  if (!zero || rankOf(zero) != 1 || shapeOf(zero)[0] == 1)
    return zero ? rankOf(zero) == 1 ? node.reshape(zero, {}) : zero : nullptr;
  return isRow ? node.reshape(zero, {shapeOf(zero)[0], 1}) : zero;
}

// A matrix of bytes with a sign, and its zero point as i32; null for none, or one that is known to be 0.
struct SignedMatrix {
  Value numbers, zero;
};
static SignedMatrix signedMatrix(LoweredNode &node, size_t matrix, size_t zeroPoint, bool isLeft) {
  constexpr int64_t middle = 128;
  mlir::Builder &builder = node.builder;
  Value numbers = node.operand(matrix);
  if (rankOf(numbers) == 1)
    numbers = node.reshape(numbers, isLeft ? Extents{1, shapeOf(numbers)[0]} : Extents{shapeOf(numbers)[0], 1});
  Value zero = node.has(zeroPoint) ? alongRows(node, node.operand(zeroPoint), isLeft) : nullptr;
  if (zero)
    zero = node.convert(zero, builder.getI32Type());
  const Type element = elementOf(numbers);
  int64_t neutral = 0; // the zero point that leaves nothing to subtract
  if (element.isUnsignedInteger()) {
    const Value flipped = node.binary<ir::XorOp>(numbers, node.integer({}, element, middle));
    numbers = node.create<ir::BitcastConvertOp>(typeOf(numbers).clone(builder.getI8Type()), flipped);
    const Value shift = node.integer({}, builder.getI32Type(), -middle);
    zero = zero ? node.binary<ir::AddOp>(zero, shift) : shift;
    neutral = middle;
  }
  if (auto known = node.has(zeroPoint) ? node.rules.constant(zeroPoint) : nullptr)
    if (auto values = llvm::dyn_cast<mlir::DenseIntElementsAttr>(known))
      if (values.isSplat() && values.getSplatValue<llvm::APInt>() == uint64_t(neutral))
        zero = nullptr;
  return {numbers, zero};
}

// The product of bytes without their zero points, as i32: of the bytes as they are, for which processors have
// instructions, less what the zero points add. Sums wrap around, so the result has the same bits.
static Value integerProduct(LoweredNode &node, size_t left, size_t leftZero, size_t right, size_t rightZero,
                            ArrayRef<int64_t> shape) {
  const Type i32 = node.builder.getI32Type();
  const SignedMatrix a = signedMatrix(node, left, leftZero, true), b = signedMatrix(node, right, rightZero, false);
  auto sums = [&](Value matrix, int64_t axis) {
    return node.keepAxes(node.sum(node.convert(matrix, i32), {axis}), shapeOf(matrix), {axis});
  };
  Value product = matrixProduct(node, a.numbers, b.numbers, i32);
  if (a.zero) {
    // Of the columns without their zero point.
    Value columns = sums(b.numbers, rankOf(b.numbers) - 2);
    if (b.zero)
      columns = node.binary<ir::SubtractOp>(
          columns, node.binary<ir::MulOp>(b.zero, node.integer({}, i32, shapeOf(a.numbers).back())));
    product = node.binary<ir::SubtractOp>(product, node.binary<ir::MulOp>(a.zero, columns));
  }
  if (b.zero)
    product =
        node.binary<ir::SubtractOp>(product, node.binary<ir::MulOp>(b.zero, sums(a.numbers, rankOf(a.numbers) - 1)));
  return node.reshape(product, shape);
}

LogicalResult matMulInteger(LoweredNode &node) {
  return node.set(integerProduct(node, 0, 2, 1, 3, node.resultShape()));
}

static Convolution convolutionOf(LoweredNode &node, const LoweredWindows &windows) {
  return {windows.strides, windows.dilations, Extents(windows.rank(), 1),
          windows.low,     windows.high,      node.integer(AttributeName::group, 1)};
}

LogicalResult convInteger(LoweredNode &node) {
  const LoweredWindows windows = windowsOf(node, node.shape(1).drop_front(2));
  const Value a = withoutZero(node, node.operand(0), node.has(2) ? node.reshape(node.operand(2), {}) : nullptr);
  Value zero = node.has(3) ? node.operand(3) : nullptr;
  if (zero && typeOf(zero).getNumElements() > 1)
    zero = node.broadcastAlong(zero, node.shape(1), {0});
  else if (zero)
    zero = node.reshape(zero, {});
  const Value b = withoutZero(node, node.operand(1), zero);
  return node.set(convolution(node, a, b, convolutionOf(node, windows), node.resultShape(), node.resultElement()));
}

// The product of quantized operands: a, its scale and zero point, b with its own, the scale and zero point of the
// result.
LogicalResult qLinearMatMul(LoweredNode &node) {
  const Type f32 = node.builder.getF32Type();
  auto numbers = [&](size_t i, size_t zero, bool isLeft) {
    return node.binary<ir::SubtractOp>(node.convert(node.operand(i), f32),
                                       node.convert(alongRows(node, node.operand(zero), isLeft), f32));
  };
  const bool areIntegers = node.element(0).isInteger() && node.element(3).isInteger();
  const Value product = areIntegers ? integerProduct(node, 0, 2, 3, 5, node.resultShape())
                                    : matrixProduct(node, numbers(0, 2, true), numbers(3, 5, false), f32);
  auto scale = [&](size_t i, bool isRow) { return alongRows(node, node.convert(node.operand(i), f32), isRow); };
  const Value both = node.binary<ir::MulOp>(scale(1, true), scale(4, false));
  const Value x = node.binary<ir::MulOp>(node.convert(product, f32), both);
  return node.set(quantized(node, x, scale(6, true), node.broadcast(alongRows(node, node.operand(7), true), shapeOf(x)),
                            node.resultElement()));
}

LogicalResult qLinearConv(LoweredNode &node) {
  const LoweredWindows windows = windowsOf(node, node.shape(3).drop_front(2));
  const Type i32 = node.builder.getI32Type(), f32 = node.builder.getF32Type();
  auto perOutput = [&](Value list, ArrayRef<int64_t> shape, int64_t axis) {
    return alongAxis(node, list, shape, axis, 0);
  };
  const Value a = withoutZero(node, node.operand(0), node.reshape(node.operand(2), {}));
  const Value b = withoutZero(node, node.operand(3), perOutput(node.operand(5), node.shape(3), 0));
  Value sums = convolution(node, a, b, convolutionOf(node, windows), node.resultShape(), i32);
  if (node.has(8))
    sums = addBias(node, sums, node.operand(8));
  const Value scale =
      node.binary<ir::MulOp>(node.reshape(node.operand(1), {}), perOutput(node.operand(4), shapeOf(sums), 1));
  const Value x = node.binary<ir::MulOp>(node.convert(sums, f32), scale);
  return node.set(quantized(node, x, node.reshape(node.operand(6), {}),
                            node.broadcast(node.reshape(node.operand(7), {}), shapeOf(x)), node.resultElement()));
}

} // namespace lowering
} // namespace shlo::onnx
