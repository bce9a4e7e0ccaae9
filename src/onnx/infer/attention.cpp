// Attention.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

namespace shlo::onnx::rules {

namespace {

// Queries, keys and values as (batch, heads, length, size), whatever their form is.
struct Heads {
  Number batch, heads, length, size;
};

// (batch, heads, length, size), or (batch, length, heads * size) with the number of heads as an attribute.
LogicalResult headsOf(Node &node, size_t i, AttributeName count, Heads &heads) {
  const Shape *shape = node.shape(i);
  if (!shape)
    return success();
  if (shape->size() == 4) {
    heads = {(*shape)[0], (*shape)[1], (*shape)[2], (*shape)[3]};
    return success();
  }
  if (shape->size() != 3)
    return node.fail("r1", operand(int64_t(i))) << "has rank " << int64_t(shape->size()) << ", expected 3 or 4";
  const auto given = node.integer(count);
  if (!given && !node.isOpen(count))
    return node.fail("r2", nameOf(count).data()) << "is missing, but operand " << int64_t(i) << " has rank 3";
  if (given && *given < 1)
    return node.fail("r2", nameOf(count).data()) << "is " << *given << ", expected at least 1";
  const Number whole = (*shape)[2];
  if (given && whole.isKnown() && whole.get() % *given)
    return node.fail("r3", operand(int64_t(i))) << "has the extent " << whole.get() << " along axis 2, expected a multiple of "
                                                << *given;
  heads = {(*shape)[0], given ? Number(*given) : Number(), (*shape)[1], given ? whole / *given : Number()};
  return success();
}

LogicalResult sameOf(Node &node, StringRef rule, size_t i, const char *what, Number found, Number expected) {
  if (!areDifferent(found, expected))
    return success();
  return node.fail(rule, operand(int64_t(i))) << "has " << what << ' ' << found.get() << ", expected " << expected.get();
}

} // namespace

LogicalResult attention(Node &node) {
  Heads q, k, v;
  if (failed(headsOf(node, 0, AttributeName::q_num_heads, q)) || failed(headsOf(node, 1, AttributeName::kv_num_heads, k)) ||
      failed(headsOf(node, 2, AttributeName::kv_num_heads, v)))
    return failure();
  if (failed(sameOf(node, "r4", 1, "a batch of", k.batch, q.batch)) || failed(sameOf(node, "r4", 2, "a batch of", v.batch, q.batch)) ||
      failed(sameOf(node, "r5", 2, "a length of", v.length, k.length)) || failed(sameOf(node, "r6", 1, "heads of size", k.size, q.size)))
    return failure();
  if (q.heads.isKnown() && k.heads.isKnown() && k.heads.get() > 0 && q.heads.get() % k.heads.get())
    return node.fail("r7", operand(0)) << "has " << q.heads.get() << " heads, expected a multiple of " << k.heads.get();
  for (const auto &[name, attribute] : {std::pair("left_window_size", AttributeName::left_window_size),
                                        std::pair("right_window_size", AttributeName::right_window_size)})
    if (const int64_t size = node.integer(attribute, -1); size < -1)
      return node.fail("r9", name) << "is " << size << ", expected at least -1";
  if (node.has(4) != node.has(5))
    return node.fail("r10", operand(node.has(4) ? 5 : 4)) << "is omitted, but the other one of past keys and values is there";
  if (node.has(4) && node.has(6))
    return node.fail("r10", operand(6)) << "is there, and so are past keys and values";
  if (node.results() > 1 && node.isThere(1) != node.isThere(2))
    return node.fail("r10", infer::result(node.isThere(1) ? 2 : 1)) << "is omitted, but the other one of present keys and values is there";
  if (node.has(6) && (node.isThere(1) || node.isThere(2)))
    return node.fail("r10", operand(6)) << "is there, and so are present keys and values";
  const Shape *query = node.shape(0);
  constexpr int64_t isStrict = 25;
  if (query && query->size() == 4 && node.since() >= isStrict &&
      (node.isGiven(AttributeName::q_num_heads) || node.isGiven(AttributeName::kv_num_heads)))
    return node.fail("r2", "q_num_heads") << "and kv_num_heads are for operands of rank 3";
  // Keys and values of earlier calls come before.
  const bool hasPast = node.has(4);
  const Shape *pastKey = node.shape(4);
  for (const auto &[i, of] : {std::pair(4, &k), std::pair(5, &v)})
    if (failed(node.rank("r8", size_t(i), 4)) || failed(node.sameExtent("r8", size_t(i), 0, q.batch)) ||
        failed(node.sameExtent("r8", size_t(i), 1, k.heads)) || failed(node.sameExtent("r8", size_t(i), 3, of->size)))
      return failure();
  if (pastKey && failed(node.sameExtent("r8", 5, 2, (*pastKey)[2])))
    return failure();
  if (failed(sameOf(node, "r5", 2, "heads:", v.heads, k.heads)))
    return failure();
  if (failed(node.rank("r11", 6, 1)) || failed(node.sameExtent("r11", 6, 0, q.batch)))
    return failure();
  const Number past = hasPast ? (pastKey ? (*pastKey)[2] : Number()) : Number(0), total = past + k.length;
  if (query && query->size() == 4)
    node.set(0, Shape{q.batch, q.heads, q.length, v.size});
  else if (query)
    node.set(0, Shape{q.batch, q.length, q.heads * v.size});
  node.set(1, Shape{q.batch, k.heads, total, k.size});
  node.set(2, Shape{q.batch, known(v.heads, k.heads), total, v.size});
  node.set(3, Shape{q.batch, q.heads, q.length, total});
  return success();
}

LogicalResult flexAttention(Node &node) {
  for (size_t i : {0, 1, 2})
    if (failed(node.rank("r1", i, 4)))
      return failure();
  const Shape *q = node.shape(0), *k = node.shape(1), *v = node.shape(2);
  if (q && k && (failed(node.sameExtent("r2", 1, 0, (*q)[0])) || failed(node.sameExtent("r2", 1, 3, (*q)[3]))))
    return failure();
  if (k && v && (failed(node.sameExtent("r2", 2, 0, (*k)[0])) || failed(node.sameExtent("r2", 2, 2, (*k)[2]))))
    return failure();
  if (k && v && failed(node.sameExtent("r2", 2, 1, (*k)[1])))
    return failure();
  if (q && k && (*q)[1].isKnown() && (*k)[1].isKnown() && ((*k)[1].get() <= 0 || (*q)[1].get() % (*k)[1].get()))
    return node.fail("r3", operand(0)) << "has " << (*q)[1].get() << " heads, expected a multiple of " << (*k)[1].get();
  Shape result(4);
  for (size_t i = 0; q && i < 3; ++i)
    result[i] = (*q)[i];
  if (v)
    result[3] = (*v)[3];
  node.set(0, std::move(result));
  return success();
}

LogicalResult rotaryEmbedding(Node &node) {
  const Shape *shape = node.shape(0);
  if (shape && shape->size() != 3 && shape->size() != 4)
    return node.fail("r1", operand(0)) << "has rank " << int64_t(shape->size()) << ", expected 3 or 4";
  if (shape && shape->size() == 3 && !node.isGiven(AttributeName::num_heads))
    return node.fail("r2", "num_heads") << "is missing, but the operand has rank 3";
  if (const auto heads = node.integer(AttributeName::num_heads); heads && shape && shape->size() == 3 &&
                                                                 (*heads < 1 || ((*shape)[2].isKnown() && (*shape)[2].get() % *heads)))
    return node.fail("r2", "num_heads") << "is " << *heads << ", which does not divide the features";
  if (const Shape *cosine = node.shape(1)) {
    if (failed(node.rank("r3", 2, cosine->size())))
      return failure();
    for (size_t i = 0; i < cosine->size(); ++i)
      if (failed(node.sameExtent("r3", 2, i, (*cosine)[i])))
        return failure();
    // With positions, they are tables.
    if (failed(node.rank("r4", 1, node.has(3) ? 2 : 3)))
      return failure();
  }
  if (node.has(3) && failed(node.rank("r5", 3, 2)))
    return failure();
  if (shape)
    node.set(0, *shape);
  return success();
}

} // namespace shlo::onnx::rules
