// Ops with subgraphs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/types.h"
#include "onnx/infer/rules.h"

#include "mlir/IR/Region.h"

namespace shlo::onnx::rules {

namespace {

// What holds for a value that is one of both.
Facts common(const Facts &a, const Facts &b) {
  Facts result;
  if (a.type == b.type)
    result.type = a.type;
  if (a.shape && b.shape && a.shape->size() == b.shape->size()) {
    result.shape.emplace();
    for (size_t i = 0; i < a.shape->size(); ++i)
      result.shape->push_back(areSame((*a.shape)[i], (*b.shape)[i]) ? (*a.shape)[i] : Number());
  }
  return result;
}

bool isSame(const std::optional<Shape> &a, const std::optional<Shape> &b) {
  if (!a || !b || a->size() != b->size())
    return !a && !b;
  for (size_t i = 0; i < a->size(); ++i)
    if (!areSame((*a)[i], (*b)[i]) && ((*a)[i].isKnown() || (*a)[i].isNamed() || (*b)[i].isKnown() || (*b)[i].isNamed()))
      return false;
  return true;
}

Facts scalarOf(DataType type) { return {ValueType{Container::Tensor, type}, Shape(), {}}; }
Facts withoutElements(Facts facts) {
  facts.elements.reset();
  return facts;
}

LogicalResult argumentCount(Node &node, StringRef rule, unsigned region, size_t expected) {
  mlir::Region &body = node.operation()->getRegion(region);
  if (body.empty() || body.getNumArguments() == expected)
    return success();
  return node.fail(rule, infer::region(region)) << "takes " << int64_t(body.getNumArguments()) << " values, expected "
                                                << int64_t(expected);
}

LogicalResult yieldCount(Node &node, StringRef rule, unsigned region, size_t found, size_t expected) {
  if (found == expected)
    return success();
  return node.fail(rule, infer::region(region)) << "yields " << int64_t(found) << " values, expected " << int64_t(expected);
}

} // namespace

LogicalResult branch(Node &node) {
  if (failed(node.single("r1", 0)))
    return failure();
  for (unsigned i : {0, 1})
    if (failed(argumentCount(node, "r2", i, 0)))
      return failure();
  const auto first = node.yields(0, {}), second = node.yields(1, {});
  for (const auto &[i, list] : {std::pair(0u, &first), std::pair(1u, &second)}) {
    if (!*list)
      continue;
    node.setResultCount((*list)->size());
    if (failed(yieldCount(node, "r3", i, (*list)->size(), node.results())))
      return failure();
  }
  for (size_t i = 0; first && second && i < node.results(); ++i)
    if (const auto &a = (*first)[i].type, &b = (*second)[i].type; a && b && *a != *b)
      return node.fail("r4", infer::region(1)) << "yields " << nameOf(b) << " as value " << int64_t(i)
                                               << ", but the other branch " << nameOf(a);
  // Only one branch can run if the condition is known.
  const auto condition = node.scalar(0);
  for (size_t i = 0; i < node.results(); ++i)
    if (first && second)
      node.set(i, condition ? (*condition ? (*first)[i] : (*second)[i]) : common((*first)[i], (*second)[i]));
  return success();
}

LogicalResult loop(Node &node) {
  for (size_t i : {0, 1})
    if (node.has(i) && failed(node.single("r1", i)))
      return failure();
  const size_t carried = node.operands() > 2 ? node.operands() - 2 : 0;
  if (failed(argumentCount(node, "r2", 0, carried + 2)))
    return failure();
  FactsList states;
  for (size_t i = 0; i < carried; ++i)
    states.push_back(withoutElements(node.facts(i + 2)));
  // What the body changes is not known; each round knows less.
  constexpr int mostRounds = 8;
  std::optional<FactsList> yielded;
  for (int round = 0; round < mostRounds; ++round) {
    FactsList arguments = states;
    arguments.insert(arguments.begin(), {scalarOf(DataType::INT64), scalarOf(DataType::BOOL)});
    yielded = node.yields(0, arguments);
    if (!yielded)
      return success();
    node.setResultCount(yielded->empty() ? 0 : yielded->size() - 1);
    if (failed(yieldCount(node, "r3", 0, yielded->size(), node.results() + 1)))
      return failure();
    if (yielded->size() < carried + 1)
      return node.fail("r3", infer::region(0)) << "yields " << int64_t(yielded->size()) << " values, but the condition and "
                                               << int64_t(carried) << " states are needed";
    bool isStable = true;
    for (size_t i = 0; i < carried; ++i) {
      Facts next = common(states[i], (*yielded)[i + 1]);
      // An optional that a body fills is its element afterwards.
      if (!next.type)
        next.type = (*yielded)[i + 1].type ? (*yielded)[i + 1].type : states[i].type;
      if (round + 1 == mostRounds)
        next.shape.reset();
      isStable &= isSame(next.shape, states[i].shape);
      states[i] = std::move(next);
    }
    if (isStable)
      break;
  }
  for (size_t i = 0; i < node.results(); ++i) {
    if (i < carried) {
      node.set(i, states[i]);
      continue;
    }
    Facts collected = withoutElements((*yielded)[i + 1]);
    if (collected.shape)
      collected.shape->insert(collected.shape->begin(), Number());
    node.set(i, collected);
  }
  return success();
}

LogicalResult scan(Node &node) {
  constexpr int64_t hasNoBatch = 9; // version 8 has a batch, and its first operand says how long the sequences are
  const bool hasBatch = node.since() < hasNoBatch;
  const size_t skipped = hasBatch;
  const auto count = node.integer(AttributeName::num_scan_inputs);
  if (!count)
    return success();
  const size_t all = node.operands() - skipped;
  if (*count < 1 || size_t(*count) > all)
    return node.fail("r1", "num_scan_inputs") << "is " << *count << ", expected one from 1 to " << int64_t(all);
  const size_t states = all - size_t(*count);
  if (failed(argumentCount(node, "r2", 0, all)))
    return failure();
  const auto inputAxes = node.integers(AttributeName::scan_input_axes), outputAxes = node.integers(AttributeName::scan_output_axes);
  if (inputAxes && node.isGiven(AttributeName::scan_input_axes) && inputAxes->size() != size_t(*count))
    return node.fail("r3", "scan_input_axes") << "has " << int64_t(inputAxes->size()) << " entries, expected " << *count;
  if (const auto directions = node.integers(AttributeName::scan_input_directions);
      directions && node.isGiven(AttributeName::scan_input_directions) && directions->size() != size_t(*count))
    return node.fail("r3", "scan_input_directions") << "has " << int64_t(directions->size()) << " entries, expected " << *count;
  FactsList arguments;
  Number length, batch;
  for (size_t i = 0; i < all; ++i) {
    Facts facts = withoutElements(node.facts(i + skipped));
    if (facts.shape && hasBatch) {
      if (failed(node.rankAtLeast("r4", i + skipped, i < states ? 1 : 2)))
        return failure();
      batch = known(batch, facts.shape->front());
      facts.shape->erase(facts.shape->begin());
    }
    if (i >= states && facts.shape) {
      size_t axis = 0;
      const int64_t given = inputAxes && i - states < inputAxes->size() ? (*inputAxes)[i - states] : 0;
      if (failed(node.axis("r4", operand(int64_t(i + skipped)), given, facts.shape->size(), axis)))
        return failure();
      if (areDifferent(length, (*facts.shape)[axis]))
        return node.fail("r5", operand(int64_t(i + skipped))) << "has a sequence of " << (*facts.shape)[axis].get()
                                                              << " elements, expected " << length.get();
      length = known(length, (*facts.shape)[axis]);
      facts.shape->erase(facts.shape->begin() + axis);
    }
    arguments.push_back(std::move(facts));
  }
  auto yielded = node.yields(0, arguments);
  if (!yielded)
    return success();
  // A state may change its shape in the first step.
  for (size_t i = 0; i < states && i < yielded->size(); ++i) {
    Facts next = common(arguments[i], (*yielded)[i]);
    if (!isSame(next.shape, arguments[i].shape)) {
      arguments[i] = next;
      yielded = node.yields(0, arguments);
      if (!yielded)
        return success();
    }
  }
  node.setResultCount(yielded->size());
  if (failed(yieldCount(node, "r6", 0, yielded->size(), node.results())))
    return failure();
  if (yielded->size() < states)
    return node.fail("r6", infer::region(0)) << "yields " << int64_t(yielded->size()) << " values, but there are "
                                             << int64_t(states) << " states";
  if (outputAxes && node.isGiven(AttributeName::scan_output_axes) && outputAxes->size() + states != node.results())
    return node.fail("r3", "scan_output_axes") << "has " << int64_t(outputAxes->size()) << " entries, expected "
                                               << int64_t(node.results()) - int64_t(states);
  for (size_t i = 0; i < node.results(); ++i) {
    Facts facts = i < states ? common(arguments[i], (*yielded)[i]) : withoutElements((*yielded)[i]);
    if (facts.shape && i >= states) {
      size_t axis = 0;
      const int64_t given = outputAxes && i - states < outputAxes->size() ? (*outputAxes)[i - states] : 0;
      if (failed(node.axis("r4", "scan_output_axes", given, facts.shape->size() + 1, axis)))
        return failure();
      facts.shape->insert(facts.shape->begin() + axis, length);
    }
    if (facts.shape && hasBatch)
      facts.shape->insert(facts.shape->begin(), batch);
    node.set(i, facts);
  }
  return success();
}

LogicalResult mapSequence(Node &node) {
  if (failed(argumentCount(node, "r1", 0, node.operands())))
    return failure();
  FactsList arguments;
  for (size_t i = 0; i < node.operands(); ++i) {
    Facts facts = withoutElements(node.facts(i));
    if (facts.type && facts.type->container == Container::Sequence)
      facts.type->container = Container::Tensor;
    arguments.push_back(std::move(facts));
  }
  const auto yielded = node.yields(0, arguments);
  if (!yielded)
    return success();
  node.setResultCount(yielded->size());
  if (failed(yieldCount(node, "r2", 0, yielded->size(), node.results())))
    return failure();
  for (size_t i = 0; i < node.results(); ++i) {
    Facts facts = withoutElements((*yielded)[i]);
    if (facts.type)
      facts.type->container = Container::Sequence;
    node.set(i, facts);
  }
  return success();
}

} // namespace shlo::onnx::rules
