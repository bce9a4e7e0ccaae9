// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/counted_loops.h"

#include "tensor/value.h"

#include <algorithm>
#include <cmath>

namespace shlo::exec {

using plan::ValueId;

static std::optional<int64_t> constantOf(const Builder &builder, const View &view) {
  const LogicalBuffer &buffer = builder.buffers[view.buffer];
  if (buffer.kind != LogicalBuffer::Constant || view.layout.elements() != 1 || !isInteger(view.layout.element) ||
      info(view.layout.element).bits < 8)
    return std::nullopt;
  const char *bytes = buffer.constant + view.offset * int64_t(byteSize(view.layout.element));
  return int64_t(loadInteger(view.layout.element, bytes));
}

// Whether a counter of the type can have the value.
static bool isOf(ElementType type, int64_t value) {
  const bool isKept = int64_t(loadInteger(type, reinterpret_cast<const char *>(&value))) == value;
  return isKept && (value >= 0 || info(type).kind != ElementKind::Unsigned);
}

std::optional<LoopCount> countOf(const Builder &builder, const Instruction &loop) {
  const plan::Body &condition = loop.op->bodies[0], &body = loop.op->bodies[1];
  auto maker = [](const plan::Body &in, ValueId value) -> const plan::Op * {
    for (size_t i = in.ops.size(); i-- > 0;)
      if (in.ops[i].results.size() == 1 && in.ops[i].results[0] == value)
        return &in.ops[i];
    return nullptr;
  };
  auto elementwise = [](const plan::Op *op, plan::ElementFunction function) -> const plan::Elementwise * {
    const auto *found = op ? std::get_if<plan::Elementwise>(&op->data) : nullptr;
    return found && found->function == function ? found : nullptr;
  };
  const plan::Op *test = maker(condition, condition.results[0]);
  const plan::Elementwise *compare = elementwise(test, plan::ElementFunction::Compare);
  if (!compare)
    return std::nullopt;
  const auto counter = std::find(condition.parameters.begin(), condition.parameters.end(), test->operands[0]);
  const std::optional<int64_t> limit = constantOf(builder, builder.views[test->operands[1]]);
  if (counter == condition.parameters.end() || !limit)
    return std::nullopt;
  const size_t number = size_t(counter - condition.parameters.begin());
  const plan::Op *next = maker(body, body.results[number]);
  if (!elementwise(next, plan::ElementFunction::Add))
    return std::nullopt;
  const bool isFirst = next->operands[0] == body.parameters[number];
  if (!isFirst && next->operands[1] != body.parameters[number])
    return std::nullopt;
  const std::optional<int64_t> step = constantOf(builder, builder.views[next->operands[isFirst]]);
  const auto state = std::find_if(loop.states.begin(), loop.states.end(),
                                  [&](const State &of) { return of.parameter == body.parameters[number]; });
  const std::optional<int64_t> first = state == loop.states.end() ? std::nullopt : constantOf(builder, state->init);
  if (!step || !first || *step == 0)
    return std::nullopt;
  using enum plan::CompareDirection;
  const bool up = *step > 0;
  const bool fits = up ? compare->direction == LT || compare->direction == LE || compare->direction == NE
                       : compare->direction == GT || compare->direction == GE || compare->direction == NE;
  if (!fits)
    return std::nullopt;
  const double distance = (up ? double(*limit) - double(*first) : double(*first) - double(*limit)) +
                          (compare->direction == LE || compare->direction == GE);
  constexpr int64_t most = int64_t(1) << 40; // beyond, doubles may be rounded
  const int64_t trips = int64_t(std::clamp(std::ceil(distance / std::abs(double(*step))), 0.0, 1e18));
  const bool isSmall = std::abs(*first) < most && std::abs(*limit) < most && std::abs(*step) < most;
  // A counter that wraps would be below its limit again.
  const bool isBounded = isSmall && compare->direction != NE &&
                         isOf(builder.buffers[state->parameter].type.element, *first + trips * *step);
  return LoopCount{state->parameter, *first, *step, trips, isBounded};
}

} // namespace shlo::exec
