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
  constexpr int64_t peepholes = 3;
  if (node.has(7) && (failed(node.rank("r8", 7, 2)) || failed(node.sameExtent("r8", 7, 0, directions)) ||
                      failed(node.sameExtent("r8", 7, 1, hidden * peepholes))))
    return failure();
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
  for (size_t i : {1, 2})
    if (query && (failed(node.sameExtent("r3", i, 0, (*query)[0])) || failed(node.sameExtent("r3", i, 1, (*query)[1]))))
      return failure();
  for (const auto &[i, shape, count] : {std::tuple(0, query, queryHeads), std::tuple(1, key, heads), std::tuple(2, value, heads)})
    if (shape && (*shape)[2].isKnown() && (*shape)[2].get() % count)
      return node.fail("r4", operand(i)) << "has the extent " << (*shape)[2].get() << " along axis 2, expected a multiple of " << count;
  if (queryHeads % heads)
    return node.fail("r2", "q_num_heads") << "is " << queryHeads << ", expected a multiple of " << heads;
  // What the rule of the update needs.
  const StringRef update = node.text(AttributeName::update_rule);
  const bool usesDecay = update == "gated" || update == "gated_delta", usesBeta = update == "delta" || update == "gated_delta";
  for (const auto &[i, uses] : {std::pair(4, usesDecay), std::pair(5, usesBeta)})
    if (!update.empty() && node.has(size_t(i)) != uses)
      return node.fail("r5", operand(i)) << (uses ? "is omitted, but update_rule is " : "is there and not used, since update_rule is ") << update;
  const Shape *past = node.shape(3), *decay = node.shape(4), *beta = node.shape(5);
  if (failed(node.rank("r6", 3, 4)) || failed(node.rank("r7", 4, 3)) || failed(node.rank("r7", 5, 3)))
    return failure();
  for (size_t i : {4, 5})
    if (query && (failed(node.sameExtent("r3", i, 0, (*query)[0])) || failed(node.sameExtent("r3", i, 1, (*query)[1]))))
      return failure();
  if (query && key && areDifferent((*query)[2] / queryHeads, (*key)[2] / heads))
    return node.fail("r4", operand(1)) << "has heads of size " << ((*key)[2] / heads).get() << ", expected "
                                       << ((*query)[2] / queryHeads).get();
  const Number keySize = known(key ? (*key)[2] / heads : Number(), past ? (*past)[2] : Number());
  // A decay for each head, or for each element of a key; a rate for each head, or one.
  if (decay && areDifferent((*decay)[2], heads) && areDifferent((*decay)[2], keySize * heads) && keySize.isKnown())
    return node.fail("r7", operand(4)) << "has the extent " << (*decay)[2].get() << " along axis 2, expected " << heads << " or "
                                       << (keySize * heads).get();
  if (beta && areDifferent((*beta)[2], heads) && areDifferent((*beta)[2], 1))
    return node.fail("r7", operand(5)) << "has the extent " << (*beta)[2].get() << " along axis 2, expected 1 or " << heads;
  // Without a state, there is one of the type of the query.
  if (!node.has(3))
    node.set(1, node.element(0));
  const Number each = known(value ? (*value)[2] / heads : Number(), past ? (*past)[3] : Number());
  const Number batch = known(query ? (*query)[0] : Number(), past ? (*past)[0] : Number());
  node.set(0, Shape{batch, query ? (*query)[1] : Number(), each * queryHeads});
  const Shape state{batch, heads, keySize, each};
  for (size_t i = 0; i < 4; ++i)
    if (failed(node.sameExtent("r6", 3, i, state[i])))
      return failure();
  node.set(1, state);
  return success();
}

} // namespace shlo::onnx::rules
