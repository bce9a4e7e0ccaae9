// Unrolls loops of a few iterations, and takes what runs once or never out of its loop.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/replace.h"
#include "plan/simplify.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <numeric>
#include <optional>
#include <unordered_map>

namespace shlo::plan {

namespace {

constexpr int64_t mostIterations = 16;
// Of one loop, and of all loops of a program: what is unrolled takes longer to plan.
constexpr size_t mostOps = 512, mostOpsOfAll = 4096;
// Fewer elements stay in a near cache from one iteration to the next, and are not worth the time to plan more ops.
constexpr int64_t leastElements = 1 << 14;

class Unroller {
public:
  explicit Unroller(Program &program) : program(program), replacements(program.values.size()) {
    std::iota(replacements.begin(), replacements.end(), ValueId(0));
  }

  void unroll(Body &body) {
    replaceOps(body, [&](Op &op, std::vector<Op> &ops) {
      replaceAll(op.operands);
      note(op);
      for (Body &inner : op.bodies)
        unroll(inner);
      const std::optional<int64_t> iterations = std::get_if<While>(&op.data) ? iterationsOf(op) : std::nullopt;
      if (!iterations || (*iterations > 1 && !isBetterUnrolled(op, *iterations)))
        return false;
      if (*iterations <= 1)
        takeOut(op, *iterations, ops);
      else
        repeat(op, *iterations, ops);
      return true;
    });
    replaceAll(body.results);
  }

private:
  void replaceAll(ValueList &ids) const {
    for (ValueId &id : ids)
      id = replacements[id];
  }

  [[gnu::noinline]] void note(const Op &op) {
    const auto *constant = std::get_if<Constant>(&op.data);
    if (!constant || !program.values[op.results[0]].shape.empty())
      return;
    const ElementType type = program.values[op.results[0]].element;
    int64_t value = 0;
    if (type != ElementType::I32 && type != ElementType::I64)
      return;
    std::memcpy(&value, constant->bytes->data(), byteSize(type));
    numbers[op.results[0]] = type == ElementType::I32 ? int32_t(value) : value;
  }
  std::optional<int64_t> number(ValueId id) const {
    const auto found = numbers.find(id);
    return found == numbers.end() ? std::nullopt : std::optional(found->second);
  }

  // Of a loop that counts from a constant to a constant.
  [[gnu::noinline]] std::optional<int64_t> iterationsOf(const Op &loop) const {
    const Body &condition = loop.bodies[0], &step = loop.bodies[1];
    // The condition is left out, and what is recorded belongs to an iteration.
    if (records(loop) || std::any_of(condition.ops.begin(), condition.ops.end(), hasEffect))
      return std::nullopt;
    const Op *compare = makerOf(condition, condition.results[0]);
    const auto *less = compare ? std::get_if<Elementwise>(&compare->data) : nullptr;
    if (!less || less->function != ElementFunction::Compare || less->direction != CompareDirection::LT)
      return std::nullopt;
    const auto parameter = std::find(condition.parameters.begin(), condition.parameters.end(), compare->operands[0]);
    if (parameter == condition.parameters.end())
      return std::nullopt;
    const size_t counter = size_t(parameter - condition.parameters.begin());
    const Op *next = makerOf(step, step.results[counter]);
    const auto *sum = next ? std::get_if<Elementwise>(&next->data) : nullptr;
    if (!sum || sum->function != ElementFunction::Add || next->operands[0] != step.parameters[counter])
      return std::nullopt;
    const std::optional<int64_t> first = number(loop.operands[counter]), end = number(compare->operands[1]),
                                 by = number(next->operands[1]);
    // The counter does not overflow between them.
    if (!first || !end || !by || *by <= 0 || *by > INT32_MAX || *first < INT32_MIN || *end > INT32_MAX)
      return std::nullopt;
    const int64_t iterations = *first < *end ? (*end - *first + *by - 1) / *by : 0;
    if (*first + iterations * *by > INT32_MAX) // a counter of 32 bits would begin again
      return std::nullopt;
    return iterations;
  }
  bool isBetterUnrolled(const Op &loop, int64_t iterations) {
    const Body &step = loop.bodies[1];
    const size_t made = size_t(std::min(iterations, mostIterations)) * step.ops.size();
    if (iterations > mostIterations || made > mostOps || ops + made > mostOpsOfAll || !isFused(step))
      return false;
    ops += made;
    return true;
  }

  static const Op *makerOf(const Body &body, ValueId id) {
    for (const Op &op : body.ops)
      for (ValueId result : op.results)
        if (result == id)
          return &op;
    return nullptr;
  }

  // Whether all that the step does to many elements can be done while they are in registers, with what is done to them
  // in other iterations.
  bool isFused(const Body &step) const {
    int64_t most = 0;
    for (const Op &op : step.ops) {
      if (!std::holds_alternative<Elementwise>(op.data) && !std::holds_alternative<Constant>(op.data) &&
          !std::holds_alternative<Iota>(op.data) && info(op.data).kind != OpInfo::View)
        return false;
      for (ValueId id : op.results)
        most = std::max(most, elementCount(program.values[id].shape));
    }
    return most >= leastElements;
  }

  // A loop that runs once, or not at all.
  [[gnu::noinline]] void takeOut(Op &loop, int64_t iterations, std::vector<Op> &to) {
    Body &step = loop.bodies[1];
    for (size_t k = 0; k < loop.operands.size(); ++k)
      replacements[step.parameters[k]] = loop.operands[k];
    if (iterations == 1) {
      rename(step);
      to.insert(to.end(), std::make_move_iterator(step.ops.begin()), std::make_move_iterator(step.ops.end()));
    }
    for (size_t k = 0; k < loop.operands.size(); ++k)
      replacements[loop.results[k]] = iterations == 1 ? step.results[k] : loop.operands[k];
  }
  void rename(Body &body) const {
    for (Op &op : body.ops) {
      replaceAll(op.operands);
      for (Body &inner : op.bodies)
        rename(inner);
    }
    replaceAll(body.results);
  }

  [[gnu::noinline]] void repeat(Op &loop, int64_t iterations, std::vector<Op> &to) {
    Body &step = loop.bodies[1];
    ValueList state = loop.operands;
    for (int64_t i = 0; i < iterations; ++i) {
      std::unordered_map<ValueId, ValueId> made;
      auto inIteration = [&](ValueList ids) {
        for (ValueId &id : ids)
          if (const auto found = made.find(id); found != made.end())
            id = found->second;
        return ids;
      };
      for (size_t k = 0; k < state.size(); ++k)
        made[step.parameters[k]] = state[k];
      for (const Op &op : step.ops) {
        Op copy{op.data, inIteration(op.operands), {}, {}, op.origin};
        for (ValueId id : op.results) {
          program.values.push_back(TensorType(program.values[id]));
          replacements.push_back(ValueId(replacements.size()));
          copy.results.push_back(made[id] = replacements.back());
        }
        note(copy);
        to.push_back(std::move(copy));
      }
      state = inIteration(step.results);
    }
    for (size_t k = 0; k < state.size(); ++k)
      replacements[loop.results[k]] = state[k];
  }

  Program &program;
  std::vector<ValueId> replacements;
  std::unordered_map<ValueId, int64_t> numbers; // integers of rank 0
  size_t ops = 0;                               // that were made
};

} // namespace

void unrollLoops(Program &program) { Unroller(program).unroll(program.body); }

} // namespace shlo::plan
