// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_product.h"

#include <algorithm>
#include <functional>

namespace shlo::exec {
namespace {

struct Dimensions {
  Extents batch, free, contracted;
};

// Whether the axes can be joined to one axis with one stride.
bool single(const Layout &layout, const Extents &axes, int64_t &extent, int64_t &stride) {
  Walk<1> walk;
  for (int64_t axis : axes)
    walk.add(layout.shape[size_t(axis)], {layout.strides[size_t(axis)]});
  walk.coalesce();
  extent = walk.positions();
  stride = walk.axes.empty() ? 0 : walk.axes.back().strides[0];
  return walk.axes.size() <= 1;
}

void appendAll(Extents &to, const Extents &from) { to.insert(to.end(), from.begin(), from.end()); }

// Fills the operand and returns the strides of the batch axes.
Extents prepare(Operand &operand, const Layout &layout, const Dimensions &dimensions, ElementType computed,
                const KernelRequest &request, ByteCount &scratch) {
  int64_t rows = 1, columns = 1;
  // A conversion reads contiguous elements. An input in another layout is copied, in the order of the product.
  const bool inStoredOrder = layout.element == computed || layout.isRowMajor();
  bool matrix = inStoredOrder && single(layout, dimensions.free, rows, operand.rowStride) &&
                single(layout, dimensions.contracted, columns, operand.columnStride);
  // The stride of an axis of one element is unused, so the other axis decides how the matrix is read. A vector with
  // gaps is copied: the products of one row read it without packing.
  if (columns == 1)
    operand.columnStride = 1;
  else if (rows == 1)
    operand.rowStride = columns;
  matrix &= operand.rowStride == 1 || operand.columnStride == 1;
  Extents order = dimensions.batch;
  appendAll(order, dimensions.free);
  appendAll(order, dimensions.contracted);
  operand.make(request.choice.simd(), layout, computed, matrix ? nullptr : &order, scratch);
  if (operand.copied) {
    operand.columnStride = 1;
    operand.rowStride = 1;
    for (int64_t d : dimensions.contracted)
      operand.rowStride *= layout.shape[size_t(d)];
  }
  Extents batchStrides;
  for (int64_t d : dimensions.batch)
    batchStrides.push_back(operand.strides[size_t(d)]);
  return batchStrides;
}

} // namespace

Walk<2>::Offsets Product::offsetsOf(int64_t batch) const {
  Walk<2>::Offsets offsets = {};
  for (size_t d = batches.axes.size(); d-- > 0; batch /= batches.axes[d].extent)
    for (size_t n = 0; n < 2; ++n)
      offsets[n] += batch % batches.axes[d].extent * batches.axes[d].strides[n];
  return offsets;
}

bool Product::share(const KernelChoice &choice, ByteCount own, const ByteCount &shared, Kernel &kernel,
                    size_t &sharedAt) {
  left.share(choice);
  right.share(choice);
  // Copies are made before the workers use their memory for anything else.
  for (size_t bytes : {left.sharedScratch, right.sharedScratch})
    if (bytes > own.bytes())
      own.reserve(int64_t(bytes - own.bytes()), 1);
  kernel.isParallel = left.isShared || right.isShared;
  return placeScratch(own, shared, kernel, sharedAt);
}

bool analyze(const KernelRequest &request, ElementType leftType, ElementType rightType, Product &product,
             ByteCount &scratch) {
  const auto &dot = std::get<plan::DotGeneral>(request.op.data);
  const Layout &left = request.inputs[0], &right = request.inputs[1];
  if (dot.lhsBatchingDimensions.size() != dot.rhsBatchingDimensions.size() ||
      dot.lhsContractingDimensions.size() != dot.rhsContractingDimensions.size())
    return false;
  auto sides = [](const Layout &layout, const Extents &batch, const Extents &contracted, Dimensions &result) {
    std::vector<bool> used(layout.shape.size());
    for (const Extents *list : {&batch, &contracted})
      for (int64_t d : *list) {
        if (d < 0 || size_t(d) >= used.size() || used[size_t(d)])
          return false;
        used[size_t(d)] = true;
      }
    result = {batch, {}, contracted};
    for (size_t d = 0; d < used.size(); ++d)
      if (!used[d])
        result.free.push_back(int64_t(d));
    return true;
  };
  Dimensions l, r;
  if (!sides(left, dot.lhsBatchingDimensions, dot.lhsContractingDimensions, l) ||
      !sides(right, dot.rhsBatchingDimensions, dot.rhsContractingDimensions, r))
    return false;
  auto isNext = [next = int64_t(0)](int64_t d) mutable { return d == next++; };
  product.areRowsInOrder = std::all_of(l.batch.begin(), l.batch.end(), std::ref(isNext)) &&
                           std::all_of(l.free.begin(), l.free.end(), std::ref(isNext)) &&
                           std::all_of(l.contracted.begin(), l.contracted.end(), std::ref(isNext));
  Extents expected;
  for (size_t i = 0; i < l.batch.size(); ++i) {
    if (left.shape[size_t(l.batch[i])] != right.shape[size_t(r.batch[i])])
      return false;
    expected.push_back(left.shape[size_t(l.batch[i])]);
    product.batchCount *= expected.back();
  }
  for (size_t i = 0; i < l.contracted.size(); ++i) {
    if (left.shape[size_t(l.contracted[i])] != right.shape[size_t(r.contracted[i])])
      return false;
    product.k *= left.shape[size_t(l.contracted[i])];
  }
  for (int64_t d : l.free) {
    expected.push_back(left.shape[size_t(d)]);
    product.m *= expected.back();
  }
  for (int64_t d : r.free) {
    expected.push_back(right.shape[size_t(d)]);
    product.n *= expected.back();
  }
  if (expected != request.outputs[0].shape)
    return false;

  // The contracted axes can have any order: that of the left operand's memory, or that of the right operand's.
  auto reorder = [&](const Layout &layout, const Extents &axes) {
    std::vector<size_t> order(axes.size());
    for (size_t i = 0; i < order.size(); ++i)
      order[i] = i;
    std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
      const int64_t left = layout.strides[size_t(axes[a])], right = layout.strides[size_t(axes[b])];
      return left != right ? left > right : a < b;
    });
    return order;
  };
  auto apply = [](const Extents &axes, const std::vector<size_t> &order) {
    Extents result;
    for (size_t i : order)
      result.push_back(axes[i]);
    return result;
  };
  int64_t extent, stride;
  auto order = reorder(left, l.contracted);
  if (!single(left, apply(l.contracted, order), extent, stride) ||
      !single(right, apply(r.contracted, order), extent, stride))
    order = reorder(right, r.contracted);
  l.contracted = apply(l.contracted, order);
  r.contracted = apply(r.contracted, order);

  Extents batchShape(expected.begin(), expected.begin() + ptrdiff_t(l.batch.size()));
  Extents leftStrides = prepare(product.left, left, l, leftType, request, scratch);
  Extents rightStrides = prepare(product.right, right, r, rightType, request, scratch);
  for (size_t d = 0; d < batchShape.size(); ++d)
    product.batches.add(batchShape[d], {leftStrides[d], rightStrides[d]});
  product.batches.coalesce();
  return true;
}

} // namespace shlo::exec
