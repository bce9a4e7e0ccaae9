// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/windows.h"

namespace shlo::onnx {

LoweredWindows windowsOf(LoweredNode &node, ArrayRef<int64_t> kernel) {
  LoweredWindows windows;
  windows.kernel = node.integers(AttributeName::kernel_shape, kernel);
  const size_t rank = windows.kernel.size();
  const Extents ones(rank, 1), none(2 * rank, 0);
  windows.strides = node.integers(AttributeName::strides, ones);
  windows.dilations = node.integers(AttributeName::dilations, ones);
  const Extents pads = node.integers(AttributeName::pads, none);
  windows.low.assign(pads.begin(), pads.begin() + ptrdiff_t(rank));
  windows.high.assign(pads.begin() + ptrdiff_t(rank), pads.end());
  const StringRef mode = node.text(AttributeName::auto_pad);
  if (mode == "VALID") {
    windows.low.assign(rank, 0);
    windows.high.assign(rank, 0);
  } else if (mode == "SAME_UPPER" || mode == "SAME_LOWER") {
    for (size_t axis = 0; axis < rank; ++axis) {
      const int64_t extent = node.shape(0)[axis + 2], stride = windows.strides[axis];
      const int64_t results = (extent + stride - 1) / stride;
      const int64_t total = std::max<int64_t>((results - 1) * stride + windows.span(axis) - extent, 0);
      const int64_t less = total / 2, more = total - less;
      windows.low[axis] = mode == "SAME_UPPER" ? less : more;
      windows.high[axis] = mode == "SAME_UPPER" ? more : less;
    }
  }
  return windows;
}

Extents withBatch(ArrayRef<int64_t> spatial, int64_t other) {
  Extents all(2, other);
  all.append(spatial.begin(), spatial.end());
  return all;
}

llvm::SmallVector<Value>
reduceWindows(LoweredNode &node, ArrayRef<Value> x, ArrayRef<Value> init, const LoweredWindows &windows,
              ArrayRef<int64_t> resultShape,
              llvm::function_ref<llvm::SmallVector<Value>(ArrayRef<Value>, ArrayRef<Value>)> combine) {
  const size_t rank = size_t(rankOf(x.front()));
  llvm::SmallVector<int64_t> padding(2 * rank, 0);
  for (size_t axis = 0; axis < windows.rank(); ++axis) {
    const int64_t needed = (resultShape[axis + 2] - 1) * windows.strides[axis] + windows.span(axis) -
                           shapeOf(x.front())[axis + 2] - windows.low[axis];
    padding[2 * (axis + 2)] = windows.low[axis];
    padding[2 * (axis + 2) + 1] = std::max(needed, windows.high[axis]);
  }
  llvm::SmallVector<Type> results, elements;
  for (Value value : x)
    results.push_back(RankedTensorType::get(resultShape, elementOf(value)));
  for (int copy = 0; copy < 2; ++copy)
    for (Value value : init)
      elements.push_back(value.getType());
  auto reduction = ir::ReduceWindowOp::create(
      node.builder, node.location, results, x, init, node.builder.getDenseI64ArrayAttr(withBatch(windows.kernel, 1)),
      node.builder.getDenseI64ArrayAttr(withBatch(windows.strides, 1)),
      node.builder.getDenseI64ArrayAttr(Extents(rank, 1)),
      node.builder.getDenseI64ArrayAttr(withBatch(windows.dilations, 1)),
      mlir::DenseIntElementsAttr::get(RankedTensorType::get({int64_t(rank), 2}, node.builder.getI64Type()),
                                      ArrayRef<int64_t>(padding)));
  mlir::OpBuilder::InsertionGuard guard(node.builder);
  mlir::Block *body = node.builder.createBlock(&reduction->getRegion(0), {}, elements,
                                               llvm::SmallVector<mlir::Location>(elements.size(), node.location));
  const llvm::SmallVector<Value> arguments(body->args_begin(), body->args_end());
  const ArrayRef<Value> all = arguments;
  ir::ReturnOp::create(node.builder, node.location, combine(all.take_front(init.size()), all.drop_front(init.size())));
  return llvm::SmallVector<Value>(reduction->getResults());
}

Value reduceWindows(LoweredNode &node, Value x, Value init, const LoweredWindows &windows,
                    ArrayRef<int64_t> resultShape, llvm::function_ref<Value(Value, Value)> combine) {
  return reduceWindows(
             node, ArrayRef<Value>(x), ArrayRef<Value>(init), windows, resultShape,
             [&](ArrayRef<Value> a, ArrayRef<Value> b) -> llvm::SmallVector<Value> { return {combine(a[0], b[0])}; })
      .front();
}

} // namespace shlo::onnx
