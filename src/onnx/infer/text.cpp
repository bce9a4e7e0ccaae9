// Ops on strings.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

#include <algorithm>

namespace shlo::onnx::rules {

LogicalResult stringSplit(Node &node) {
  const Shape *shape = node.shape(0);
  if (!shape)
    return success();
  Shape parts = *shape;
  parts.push_back({});
  node.set(0, std::move(parts));
  node.set(1, *shape);
  return success();
}

// A list, or a matrix of one row. Stop words can be removed.
LogicalResult normalizeStrings(Node &node) {
  const Shape *shape = node.shape(0);
  if (!shape)
    return success();
  if (shape->size() == 2 && areDifferent((*shape)[0], 1))
    return node.fail("r1", operand(0)) << "has " << (*shape)[0].get() << " rows, expected 1";
  if (shape->empty() || shape->size() > 2)
    return node.fail("r1", operand(0)) << "has rank " << int64_t(shape->size()) << ", expected 1 or 2";
  Shape result = *shape;
  if (node.isGiven(AttributeName::stopwords))
    result.back() = {};
  node.set(0, std::move(result));
  return success();
}

LogicalResult termFrequencies(Node &node) {
  const Shape *shape = node.shape(0);
  if (shape && (shape->empty() || shape->size() > 2))
    return node.fail("r1", operand(0)) << "has rank " << int64_t(shape->size()) << ", expected 1 or 2";
  const auto indexes = node.integers(AttributeName::ngram_indexes);
  if (indexes && indexes->empty())
    return node.fail("r2", "ngram_indexes") << "is empty";
  Number columns;
  if (indexes) {
    const auto [least, last] = std::minmax_element(indexes->begin(), indexes->end());
    const int64_t most = *last;
    if (*least < 0 || most >= infer::maxExtent)
      return node.fail("r2", "ngram_indexes") << "has " << (*least < 0 ? *least : most) << ", which is no place";
    columns = most + 1;
  }
  if (!shape)
    return success();
  Shape result(shape->begin(), shape->end());
  result.back() = columns;
  node.set(0, std::move(result));
  return success();
}

} // namespace shlo::onnx::rules
