// Steps of optimizers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

namespace shlo::onnx::rules {

// Behind the rate and the step count come values, gradients and `states` states of each optimized tensor; results are the
// new values and states.
static LogicalResult step(Node &node, size_t states) {
  for (size_t i : {0, 1})
    if (failed(node.rank("r1", i, 0)))
      return failure();
  const size_t lists = 2 + states, values = node.operands() - 2;
  if (values % lists)
    return node.fail("r2", "operands") << "are " << int64_t(values) << " values behind the first two, expected a multiple of "
                                       << int64_t(lists);
  const size_t count = values / lists;
  node.setResultCount(count * (1 + states));
  if (node.results() != count * (1 + states))
    return node.fail("r2", "results") << "are " << int64_t(node.results()) << ", expected " << int64_t(count * (1 + states));
  for (size_t i = 0; i < count; ++i)
    for (size_t list = 0; list <= states; ++list) {
      const size_t from = 2 + i + (list == 0 ? 0 : (list + 1) * count);
      node.set(list * count + i, node.facts(from));
    }
  return success();
}

LogicalResult stepWithOneState(Node &node) { return step(node, 1); }
LogicalResult stepWithTwoStates(Node &node) { return step(node, 2); }

LogicalResult gradient(Node &node) {
  // A gradient has the shape of what it is for: the first operands.
  for (size_t i = 0; i < node.results() && i < node.operands(); ++i)
    node.set(i, node.facts(i));
  return success();
}

} // namespace shlo::onnx::rules
