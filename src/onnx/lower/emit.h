// Makes ops of StableHLO: each function adds what it takes at the builder's place, and gives the value. Shapes are
// static. Numbers stand for elements of any type that has them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/dialect.h"

#include "mlir/IR/Builders.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace shlo::onnx {

using Extents = llvm::SmallVector<int64_t, 6>;
using llvm::ArrayRef;
using mlir::RankedTensorType;
using mlir::Type;
using mlir::Value;

inline RankedTensorType typeOf(Value value) { return llvm::cast<RankedTensorType>(value.getType()); }
inline ArrayRef<int64_t> shapeOf(Value value) { return typeOf(value).getShape(); }
inline Type elementOf(Value value) { return typeOf(value).getElementType(); }
inline int64_t rankOf(Value value) { return typeOf(value).getRank(); }
// 0, 1, ... of that many axes.
Extents axesBelow(int64_t rank);

class Emitter {
public:
  Emitter(mlir::OpBuilder &builder, mlir::Location location) : builder(builder), location(location) {}

  mlir::OpBuilder &builder;
  mlir::Location location;

  template <typename OpT, typename... Args> Value create(Type type, Args &&...args) {
    return OpT::create(builder, location, type, std::forward<Args>(args)...)->getResult(0);
  }

  //===- Constants ---===//
  Value constant(mlir::ElementsAttr value);
  // The number everywhere. For complex elements, its real part.
  Value splat(ArrayRef<int64_t> shape, Type element, double number);
  Value integer(ArrayRef<int64_t> shape, Type element, int64_t number);
  Value scalar(Type element, double number) { return splat({}, element, number); }
  // One axis.
  Value integers(ArrayRef<int64_t> list, Type element);
  Value floats(ArrayRef<double> list, Type element);
  // The least and the largest element of the type; infinities where there are some.
  Value least(ArrayRef<int64_t> shape, Type element);
  Value largest(ArrayRef<int64_t> shape, Type element);

  //===- Shapes ---===//
  Value reshape(Value value, ArrayRef<int64_t> shape);
  // As NumPy does it: axes are matched from the last one on.
  Value broadcast(Value value, ArrayRef<int64_t> shape);
  Value broadcastAlong(Value value, ArrayRef<int64_t> shape, ArrayRef<int64_t> axes);
  // Both to the shape that they have together.
  void broadcastTogether(Value &a, Value &b);
  Value transpose(Value value, ArrayRef<int64_t> permutation);
  Value slice(Value value, ArrayRef<int64_t> starts, ArrayRef<int64_t> limits, ArrayRef<int64_t> strides = {});
  Value sliceAlong(Value value, int64_t axis, int64_t start, int64_t limit, int64_t stride = 1);
  Value pad(Value value, Value with, ArrayRef<int64_t> low, ArrayRef<int64_t> high, ArrayRef<int64_t> interior = {});
  Value concatenate(ArrayRef<Value> values, int64_t axis);
  Value reverse(Value value, ArrayRef<int64_t> axes);
  // Positions along an axis.
  Value iota(ArrayRef<int64_t> shape, Type element, int64_t axis);

  //===- Elements ---===//
  // Operands are broadcast.
  template <typename OpT> Value binary(Value a, Value b) {
    broadcastTogether(a, b);
    return create<OpT>(a.getType(), a, b);
  }
  template <typename OpT> Value unary(Value value) { return create<OpT>(value.getType(), value); }
  Value compare(ir::ComparisonDirection direction, Value a, Value b);
  Value select(Value predicate, Value a, Value b);
  Value convert(Value value, Type element);
  // Narrow floats as f32, in which they are computed; others as they are.
  Value widened(Value value);

  //===- Reductions and products ---===//
  // With an op of two operands, from `init` (a scalar) on. The axes are dropped.
  template <typename OpT> Value reduce(Value value, Value init, ArrayRef<int64_t> axes) {
    return reduceWith(value, init, axes, [&](Value a, Value b) { return create<OpT>(a.getType(), a, b); });
  }
  Value reduceWith(Value value, Value init, ArrayRef<int64_t> axes, llvm::function_ref<Value(Value, Value)> combine);
  Value sum(Value value, ArrayRef<int64_t> axes);
  // The sums of the elements up to each place along an axis; from the last one on, if it is reversed.
  Value countUp(Value value, int64_t axis = 0) { return accumulate<ir::AddOp>(value, 0, axis, false); }
  template <typename OpT> Value accumulate(Value value, double neutral, int64_t axis, bool isReversed) {
    return accumulateWith(value, scalar(elementOf(value), neutral), axis, isReversed,
                          [&](Value a, Value b) { return create<OpT>(a.getType(), a, b); });
  }
  Value accumulateWith(Value value, Value init, int64_t axis, bool isReversed,
                       llvm::function_ref<Value(Value, Value)> combine);
  // The same with axes of extent 1 left.
  Value keepAxes(Value reduced, ArrayRef<int64_t> shape, ArrayRef<int64_t> axes);
  // Of differences to the largest element along an axis, which do not overflow. Sums have the extent 1 there.
  struct Exponentials {
    Value differences, exponentials, sums;
  };
  Exponentials exponentials(Value value, int64_t axis);
  struct Contraction {
    Extents leftBatch, rightBatch, left, right;
  };
  // Batch axes come first in the result, then the other ones of `a`, then those of `b`.
  Value dot(Value a, Value b, const Contraction &axes, Type element);

  //===- Indices ---===//
  // The slices along the axis at the indices, which are in range. The indices' axes take the axis's place.
  Value take(Value value, Value indices, int64_t axis);
  // `value` with updates at the indices, whose axes are those of a scatter; `combine` makes the new element.
  Value put(Value value, Value indices, Value updates, ir::ScatterDimensionNumbersAttr axes,
            llvm::function_ref<Value(Value old, Value update)> combine);
};

} // namespace shlo::onnx
