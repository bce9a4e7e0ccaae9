// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/layout.h"

#include "exec/extents.h"

namespace shlo::exec {

Layout Layout::rowMajor(const TensorType &type) {
  return {type.element, type.shape, rowMajorStrides(type.shape)};
}

bool Layout::isRowMajor() const {
  int64_t stride = 1;
  bool inOrder = true;
  for (size_t i = shape.size(); i-- > 0;) {
    if (shape[i] == 0)
      return true;
    if (shape[i] != 1 && strides[i] != stride)
      inOrder = false;
    stride *= shape[i];
  }
  return inOrder;
}

int64_t Layout::elements() const {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

bool View::isWhole(int64_t rootElements) const {
  return offset == 0 && layout.elements() == rootElements && layout.isRowMajor();
}

std::optional<Layout> reshaped(const Layout &layout, const plan::Extents &shape) {
  Layout result{layout.element, shape, plan::Extents(shape.size(), 0)};
  if (layout.elements() == 0 || layout.isRowMajor())
    return Layout::rowMajor({layout.element, shape});
  // Goes from the innermost axis outwards and divides each old axis among new axes. `run` elements of the old axis are
  // left, with stride `step`.
  Walk<1> old(layout.shape, {layout.strides});
  int64_t run = 1, step = 0;
  for (size_t i = shape.size(); i-- > 0;) {
    if (shape[i] == 1)
      continue;
    if (run == 1) {
      if (old.axes.empty())
        return std::nullopt;
      run = old.axes.back().extent;
      step = old.axes.back().strides[0];
      old.axes.pop_back();
    }
    if (run % shape[i] != 0)
      return std::nullopt;
    result.strides[i] = step;
    run /= shape[i];
    step *= shape[i];
  }
  return result;
}

std::vector<std::vector<size_t>> groupAxes(const plan::Extents &fine, const plan::Extents &shape) {
  std::vector<std::vector<size_t>> groups(shape.size());
  size_t axis = 0;
  for (size_t d = 0; d < shape.size(); ++d) {
    int64_t extent = 1;
    while (extent < shape[d] && axis < fine.size()) {
      if (fine[axis] != 1)
        groups[d].push_back(axis);
      extent *= fine[axis++];
    }
    if (extent != shape[d])
      return {};
  }
  while (axis < fine.size() && fine[axis] == 1)
    ++axis;
  return axis == fine.size() ? groups : std::vector<std::vector<size_t>>();
}

namespace {

// One overload per view.
struct ViewMaker {
  const View &operand;
  const TensorType &result;

  template <typename Data> std::optional<View> operator()(const Data &) const {
    static_assert(plan::opInfo<Data>.kind != plan::OpInfo::View);
    return std::nullopt;
  }

  std::optional<View> operator()(const plan::Reshape &) const {
    std::optional<Layout> layout = reshaped(operand.layout, result.shape);
    if (!layout)
      return std::nullopt;
    return View{operand.buffer, operand.offset, std::move(*layout)};
  }

  std::optional<View> operator()(const plan::BroadcastInDim &broadcast) const {
    View view{operand.buffer, operand.offset, {result.element, result.shape, plan::Extents(result.shape.size(), 0)}};
    for (size_t i = 0; i < broadcast.broadcastDimensions.size(); ++i)
      if (operand.layout.shape[i] != 1)
        view.layout.strides[size_t(broadcast.broadcastDimensions[i])] = operand.layout.strides[i];
    return view;
  }

  std::optional<View> operator()(const plan::Transpose &transpose) const {
    View view = operand;
    for (size_t i = 0; i < transpose.permutation.size(); ++i) {
      view.layout.shape[i] = operand.layout.shape[size_t(transpose.permutation[i])];
      view.layout.strides[i] = operand.layout.strides[size_t(transpose.permutation[i])];
    }
    return view;
  }

  std::optional<View> operator()(const plan::Slice &slice) const {
    View view = operand;
    view.layout.shape = result.shape;
    for (size_t i = 0; i < slice.startIndices.size(); ++i) {
      view.offset += slice.startIndices[i] * operand.layout.strides[i];
      view.layout.strides[i] = slice.strides[i] * operand.layout.strides[i];
    }
    if (view.layout.elements() == 0)
      view.offset = 0;
    return view;
  }

  std::optional<View> operator()(const plan::Reverse &reverse) const {
    View view = operand;
    for (int64_t dimension : reverse.dimensions) {
      const size_t i = size_t(dimension);
      if (operand.layout.shape[i] == 0)
        continue;
      view.offset += (operand.layout.shape[i] - 1) * operand.layout.strides[i];
      view.layout.strides[i] = -operand.layout.strides[i];
    }
    return view;
  }
};

} // namespace

std::optional<View> viewOf(const plan::Op &op, const View &operand, const TensorType &result) {
  return std::visit(ViewMaker{operand, result}, op.data);
}

} // namespace shlo::exec
