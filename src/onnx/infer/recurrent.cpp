// Ops that carry a state along a sequence.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

namespace shlo::onnx::rules {

// `gates`: how many rows of weights there are for each hidden unit.
static LogicalResult recurrent(Node &node, int64_t gates) {
  const StringRef direction = node.text(AttributeName::direction);
  const Number directions = node.isOpen(AttributeName::direction) ? Number() : Number(direction == "bidirectional" ? 2 : 1);
  const bool isBatchFirst = node.integer(AttributeName::layout, 0) != 0;
  if (failed(node.rank("r1", 0, 3)))
    return failure();
  for (size_t i : {1, 2})
    if (failed(node.rank("r2", i, 3)) || failed(node.sameExtent("r2", i, 0, directions)))
      return failure();
  const Shape *x = node.shape(0), *w = node.shape(1), *r = node.shape(2);
  Number hidden;
  if (const auto size = node.integer(AttributeName::hidden_size)) {
    if (*size < 1)
      return node.fail("r3", "hidden_size") << "is " << *size << ", expected at least 1";
    hidden = *size;
  }
  if (r) {
    if (failed(node.sameExtent("r3", 2, 2, hidden)))
      return failure();
    hidden = known(hidden, (*r)[2]);
  }
  for (size_t i : {1, 2})
    if (failed(node.sameExtent("r3", i, 1, hidden * gates)))
      return failure();
  if (x && w && failed(node.sameExtent("r4", 1, 2, (*x)[2])))
    return failure();
  const Number length = x ? (*x)[isBatchFirst] : Number(), batch = x ? (*x)[!isBatchFirst] : Number();
  if (node.has(3) && (failed(node.rank("r5", 3, 2)) || failed(node.sameExtent("r5", 3, 0, directions)) ||
                      failed(node.sameExtent("r5", 3, 1, hidden * (2 * gates)))))
    return failure();
  if (node.has(4) && (failed(node.rank("r6", 4, 1)) || failed(node.sameExtent("r6", 4, 0, batch))))
    return failure();
  const Shape state = isBatchFirst ? Shape{batch, directions, hidden} : Shape{directions, batch, hidden};
  for (size_t i : {5, 6}) {
    if (!node.has(i))
      continue;
    if (failed(node.rank("r7", i, 3)))
      return failure();
    for (size_t k = 0; k < 3; ++k)
      if (failed(node.sameExtent("r7", i, k, state[k])))
        return failure();
  }
  node.set(0, isBatchFirst ? Shape{batch, length, directions, hidden} : Shape{length, directions, batch, hidden});
  node.set(1, state);
  node.set(2, state);
  return success();
}

LogicalResult simpleRecurrent(Node &node) { return recurrent(node, 1); }
LogicalResult gatedRecurrent(Node &node) { return recurrent(node, 3); }
LogicalResult longShortTermMemory(Node &node) { return recurrent(node, 4); }

LogicalResult linearAttention(Node &node) {
  for (size_t i : {0, 1, 2})
    if (failed(node.rank("r1", i, 3)))
      return failure();
  const Shape *query = node.shape(0), *key = node.shape(1), *value = node.shape(2);
  const int64_t queryHeads = node.integer(AttributeName::q_num_heads, 1), heads = node.integer(AttributeName::kv_num_heads, 1);
  for (const auto &[name, count] : {std::pair("q_num_heads", queryHeads), std::pair("kv_num_heads", heads)})
    if (count < 1)
      return node.fail("r2", name) << "is " << count << ", expected at least 1";
  if (query && key && failed(node.sameExtent("r3", 1, 0, (*query)[0])))
    return failure();
  if (query && value && failed(node.sameExtent("r3", 2, 0, (*query)[0])))
    return failure();
  for (const auto &[i, shape, count] : {std::tuple(0, query, queryHeads), std::tuple(1, key, heads), std::tuple(2, value, heads)})
    if (shape && (*shape)[2].isKnown() && (*shape)[2].get() % count)
      return node.fail("r4", operand(i)) << "has the extent " << (*shape)[2].get() << " along axis 2, expected a multiple of " << count;
  const Number each = value ? (*value)[2] / heads : Number();
  node.set(0, Shape{query ? (*query)[0] : Number(), query ? (*query)[1] : Number(), each * std::max(queryHeads, heads)});
  node.set(1, Shape{query ? (*query)[0] : Number(), heads, key ? (*key)[2] / heads : Number(), each});
  return success();
}

} // namespace shlo::onnx::rules
