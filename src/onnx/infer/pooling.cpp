// Ops that summarize windows, or whole channels.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"
#include "onnx/infer/windows.h"

namespace shlo::onnx::rules {

LogicalResult pool(Node &node) {
  if (failed(node.rankAtLeast("r1", 0, 2)))
    return failure();
  const Shape *shape = node.shape(0);
  const auto kernel = node.integers(AttributeName::kernel_shape);
  if (!kernel) {
    for (size_t i = 0; shape && i < node.results(); ++i)
      node.set(i, Shape(shape->size()));
    return success();
  }
  Windows windows;
  windows.sizes.assign(kernel->begin(), kernel->end());
  if (shape && kernel->size() + 2 != shape->size())
    return node.fail("r2", "kernel_shape") << "has " << int64_t(kernel->size()) << " entries, expected "
                                           << int64_t(shape->size()) - 2;
  if (failed(windows.read(node, kernel->size())) || failed(windows.checkAutomatic(node)))
    return failure();
  if (!shape) {
    for (size_t i = 0; i < node.results(); ++i)
      node.set(i, Shape(kernel->size() + 2));
    return success();
  }
  const bool roundsUp = node.integer(AttributeName::ceil_mode, 0) != 0;
  Shape result(shape->begin(), shape->begin() + 2);
  for (size_t i = 0; i < kernel->size(); ++i)
    result.push_back(windows.extent(i, (*shape)[i + 2], roundsUp));
  if (node.results() > 1)
    node.set(1, result);
  node.set(0, std::move(result));
  return success();
}

LogicalResult globalPool(Node &node) {
  if (failed(node.rankAtLeast("r1", 0, 2)))
    return failure();
  if (const Shape *shape = node.shape(0)) {
    Shape result(shape->size(), Number(1));
    result[0] = (*shape)[0];
    result[1] = (*shape)[1];
    node.set(0, std::move(result));
  }
  return success();
}

LogicalResult unpool(Node &node) {
  if (failed(node.rankAtLeast("r1", 0, 2)))
    return failure();
  const Shape *shape = node.shape(0);
  const auto kernel = node.integers(AttributeName::kernel_shape);
  if (shape) {
    if (failed(node.rank("r2", 1, shape->size())))
      return failure();
    for (size_t i = 0; i < shape->size(); ++i)
      if (failed(node.sameExtent("r2", 1, i, (*shape)[i])))
        return failure();
  }
  if (!shape || !kernel)
    return success();
  if (kernel->size() + 2 != shape->size())
    return node.fail("r3", "kernel_shape") << "has " << int64_t(kernel->size()) << " entries, expected "
                                           << int64_t(shape->size()) - 2;
  Windows windows;
  windows.sizes.assign(kernel->begin(), kernel->end());
  if (failed(windows.read(node, kernel->size())))
    return failure();
  Shape result(shape->begin(), shape->begin() + 2);
  for (size_t i = 0; i < kernel->size(); ++i)
    result.push_back((*shape)[i + 2].isKnown()
                         ? ((*shape)[i + 2] - 1) * windows.strides[i] + (*kernel)[i] - windows.before[i] - windows.after[i]
                         : Number());
  for (Number &extent : result)
    if (extent.isKnown() && extent.get() < 0)
      extent = {};
  if (node.has(2)) {
    if (failed(node.rank("r4", 2, 1)) || failed(node.sameExtent("r4", 2, 0, int64_t(shape->size()))))
      return failure();
    const Numbers *stated = node.elements(2);
    result = stated && stated->size() == shape->size() ? *stated : Shape(shape->size());
  }
  node.set(0, std::move(result));
  return success();
}

LogicalResult regionPool(Node &node) {
  if (failed(node.rank("r1", 0, 4)) || failed(node.rank("r2", 1, 2)) || failed(node.sameExtent("r2", 1, 1, 5)))
    return failure();
  const auto pooled = node.integers(AttributeName::pooled_shape);
  if (pooled && pooled->size() != 2)
    return node.fail("r3", "pooled_shape") << "has " << int64_t(pooled->size()) << " entries, expected 2";
  const Shape *input = node.shape(0), *regions = node.shape(1);
  Shape result{regions ? (*regions)[0] : Number(), input ? (*input)[1] : Number(), Number(), Number()};
  for (size_t i = 0; pooled && i < 2; ++i) {
    if ((*pooled)[i] < 1)
      return node.fail("r3", "pooled_shape") << "has " << (*pooled)[i] << ", expected at least 1";
    result[i + 2] = (*pooled)[i];
  }
  node.set(0, std::move(result));
  return success();
}

LogicalResult regionAlign(Node &node) {
  if (failed(node.rank("r1", 0, 4)) || failed(node.rank("r2", 1, 2)) || failed(node.sameExtent("r2", 1, 1, 4)) ||
      failed(node.rank("r3", 2, 1)))
    return failure();
  const Shape *input = node.shape(0), *regions = node.shape(1), *indices = node.shape(2);
  if (regions && failed(node.sameExtent("r3", 2, 0, (*regions)[0])))
    return failure();
  const Number count = known(regions ? (*regions)[0] : Number(), indices ? (*indices)[0] : Number());
  const int64_t height = node.integer(AttributeName::output_height, 1), width = node.integer(AttributeName::output_width, 1);
  for (const auto &[name, value] : {std::pair("output_height", height), std::pair("output_width", width)})
    if (value < 1)
      return node.fail("r4", name) << "is " << value << ", expected at least 1";
  node.set(0, Shape{count, input ? (*input)[1] : Number(), height, width});
  return success();
}

} // namespace shlo::onnx::rules
