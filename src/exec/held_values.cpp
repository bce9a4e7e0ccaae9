// Held values: a step for one element leaves its result in a register, too, and steps that read it soon take it from
// there. What a loop computes last and reads first is held from one iteration to the next.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/step_list.h"

#include <algorithm>
#include <cstdlib>

namespace shlo::exec {
namespace {

// What the registers hold: values that are in memory, too. 0 bytes: not known.
struct Registers {
  struct Value {
    uint32_t pointer = 0, bytes = 0;
  };
  Value values[2]; // a float, an integer
};

class Holder {
public:
  Holder(StepList &list, const std::vector<size_t> &labels)
      : list(list), isLabel(list.steps.size() + 1), isDone(list.steps.size()) {
    for (size_t label : labels)
      isLabel[label] = true;
  }

  // A loop without other jumps. Its condition is reached from outside, too.
  void holdInLoop(const StepLoop &loop) {
    const size_t condition = loop.jump + size_t(list.steps[loop.jump].n);
    for (size_t i = loop.begin + 1; i <= loop.end; ++i)
      if (isLabel[i] && i != condition)
        return;
    Registers held;
    for (size_t i = loop.begin; i < loop.end; ++i)
      advance(i, held, false);
    const Registers::Value &real = held.values[0], &integer = held.values[1];
    if (real.bytes || integer.bytes) { // one without bytes has no memory, but even an empty copy needs some
      Step &jump = list.steps[loop.jump];
      jump.run = holdStep;
      jump.operands[0] = (real.bytes ? real : integer).pointer;
      jump.operands[1] = (integer.bytes ? integer : real).pointer;
      jump.parameter = real.bytes;
      jump.operands[2] = integer.bytes;
    }
    for (size_t i = loop.begin; i < loop.end; ++i) {
      if (i == condition)
        held = {};
      advance(i, held, true);
      isDone[i] = true;
    }
    joinCounter(loop);
  }
  void holdInRest() {
    Registers held;
    for (size_t i = 0; i < list.steps.size(); ++i) {
      if (isLabel[i] || isDone[i])
        held = {};
      if (!isDone[i])
        advance(i, held, true);
    }
  }

  // Two steps that follow each other become one. Nothing else reaches the second.
  void joinPairs() {
    for (size_t i = 0; i + 1 < list.steps.size(); ++i) {
      Step &first = list.steps[i];
      const Step &second = list.steps[i + 1];
      size_t place;
      const StepHandler paired = isLabel[i + 1] ? nullptr : pairedStep(first.run, second.run, place);
      // The pair reads all operands before it stores a result.
      if (!paired || isSame(second.operands[1 - place], first.result))
        continue;
      first.run = paired;
      first.n = first.result;
      first.operands[2] = second.operands[1 - place];
      first.result = second.result;
      ++i;
    }
  }

private:
  // The step before the one that ends a loop adds to the number that the loop compares.
  void joinCounter(const StepLoop &loop) {
    if (loop.end == loop.begin)
      return;
    Step &add = list.steps[loop.end - 1];
    const Step &end = list.steps[loop.end];
    const StepHandler counted = countedLoopStep(add.run, end.run);
    if (!counted || loop.jump + size_t(list.steps[loop.jump].n) != loop.end ||
        !isSame(add.result, end.operands[0]) || isSame(add.result, end.operands[1]))
      return;
    add.run = counted;
    add.operands[2] = end.operands[1];
    add.parameter = end.parameter;
    add.n = end.n - 1;
  }

  // Continues behind the step. If it `takes`, it may read what is held.
  void advance(size_t i, Registers &held, bool takes) {
    Step &step = list.steps[i];
    const HeldForms *forms = heldForms(step.run);
    if (!forms) {
      held = {};
      return;
    }
    const Registers::Value value = held.values[forms->isFloatOperand ? 0 : 1];
    for (size_t k = 0; k < 2 && takes; ++k)
      if (forms->held[k] && value.bytes == forms->operandBytes && isSame(step.operands[k], value.pointer)) {
        step.run = forms->held[k];
        break;
      }
    for (Registers::Value &other : held.values)
      if (mayOverlap(step.result, other.pointer))
        other = {};
    held.values[forms->isFloatResult ? 0 : 1] = {step.result, forms->resultBytes};
  }
  bool isSame(uint32_t a, uint32_t b) const { return list.pointers[a] == list.pointers[b]; }
  // Of elements.
  bool mayOverlap(uint32_t a, uint32_t b) const {
    const Location &first = list.pointers[a], &second = list.pointers[b];
    return first.kind == second.kind && first.argument == second.argument &&
           std::abs(first.offset - second.offset) < 16;
  }

  StepList &list;
  std::vector<bool> isLabel, isDone;
};

} // namespace

void holdValues(StepList &list, const std::vector<size_t> &labels, const std::vector<StepLoop> &loops) {
  Holder holder(list, labels);
  for (const StepLoop &loop : loops)
    holder.holdInLoop(loop);
  holder.holdInRest();
  holder.joinPairs();
}

} // namespace shlo::exec
