// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/steps.h"

#include <cstring>

namespace shlo::exec {

void endStep(const Step *, char *const *, Machine &) {}

//--- Kernels --------------------------------------------------------------------------------------------------------//

void kernelStep(const Step *step, char *const *pointers, Machine &machine) {
  if (machine.context.mustStop()) {
    machine.status = machine.context.stopReason();
    return;
  }
  const KernelArguments arguments{pointers + step->operands[0], pointers + step->result, machine.scratch,
                                  machine.context, machine.workers};
  machine.status = step->kernel->run(arguments);
  if (!machine.status)
    return;
  SHLO_CONTINUE(step + 1, pointers, machine);
}

//--- Control --------------------------------------------------------------------------------------------------------//

void jumpStep(const Step *step, char *const *pointers, Machine &machine) {
  SHLO_CONTINUE(step + step->n, pointers, machine);
}

void stopRun(Machine &machine) { machine.status = machine.watch.status(); }

void loopStep(const Step *step, char *const *pointers, Machine &machine) {
  if (*pointers[step->operands[0]] == 0)
    SHLO_CONTINUE(step + 1, pointers, machine);
  if (!machine.watch.proceed(step->parameter))
    return stopRun(machine);
  SHLO_CONTINUE(step - step->n, pointers, machine);
}

void keepStep(const Step *step, char *const *pointers, Machine &machine) {
  const Exchange &exchange = *step->exchange;
  machine.pointers[exchange.kept] = pointers[exchange.state[0]];
  SHLO_CONTINUE(step + 1, pointers, machine);
}

// The first pointers are those to the first bytes.
static void exchangeMemory(const Exchange &exchange, char **pointers) {
  const ptrdiff_t distance = pointers[exchange.next[0]] - pointers[exchange.state[0]];
  for (uint32_t pointer : exchange.state)
    pointers[pointer] += distance;
  for (uint32_t pointer : exchange.next)
    pointers[pointer] -= distance;
}

void exchangeStep(const Step *step, char *const *pointers, Machine &machine) {
  exchangeMemory(*step->exchange, machine.pointers);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

void returnStep(const Step *step, char *const *pointers, Machine &machine) {
  const Exchange &exchange = *step->exchange;
  const char *from = pointers[exchange.state[0]];
  char *to = pointers[exchange.kept];
  if (from != to) {
    exchangeMemory(exchange, machine.pointers);
    const bool proceeds = machine.watch.pieces(exchange.bytes / 64 + 1, 4, [&](int64_t begin, int64_t end) {
      std::memcpy(to + begin * 64, from + begin * 64, size_t(std::min(end * 64, exchange.bytes) - begin * 64));
    });
    if (!proceeds)
      return stopRun(machine);
  }
  SHLO_CONTINUE(step + 1, pointers, machine);
}

void unlessStep(const Step *step, char *const *pointers, Machine &machine) {
  const int64_t distance = *pointers[step->operands[0]] == 0 ? step->n : 1;
  SHLO_CONTINUE(step + distance, pointers, machine);
}

void caseStep(const Step *step, char *const *pointers, Machine &machine) {
  int32_t index;
  std::memcpy(&index, pointers[step->operands[0]], sizeof(index));
  const int64_t branch = index < 0 || index >= step->n ? step->n - 1 : index;
  SHLO_CONTINUE(step + 1 + branch, pointers, machine);
}

void workStep(const Step *step, char *const *pointers, Machine &machine) {
  if (!machine.watch.proceed(step->parameter))
    return stopRun(machine);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

//--- Few elements ---------------------------------------------------------------------------------------------------//

void elementStep(const Step *step, char *const *pointers, Machine &machine) {
  const char *operands[3] = {pointers[step->operands[0]], pointers[step->operands[1]], pointers[step->operands[2]]};
  step->element(operands, pointers[step->result], step->n, step->parameter);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

void rowStep(const Step *step, char *const *pointers, Machine &machine) {
  step->row(pointers[step->operands[0]], step->n, pointers[step->result]);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

void copyStep(const Step *step, char *const *pointers, Machine &machine) {
  step->copy->run(pointers[step->result], pointers[step->operands[0]]);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

void fillStep(const Step *step, char *const *pointers, Machine &machine) {
  fill(pointers[step->result], pointers[step->operands[0]], step->n, size_t(step->parameter));
  SHLO_CONTINUE(step + 1, pointers, machine);
}

template <size_t bytes> static void moveFixed(const Step *step, char *const *pointers, Machine &machine) {
  char element[bytes];
  std::memcpy(element, pointers[step->operands[0]], bytes);
  std::memcpy(pointers[step->result], element, bytes);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

static void moveAny(const Step *step, char *const *pointers, Machine &machine) {
  std::memmove(pointers[step->result], pointers[step->operands[0]], size_t(step->n));
  SHLO_CONTINUE(step + 1, pointers, machine);
}

StepHandler moveStep(size_t bytes) {
  switch (bytes) {
  case 1: return moveFixed<1>;
  case 2: return moveFixed<2>;
  case 4: return moveFixed<4>;
  case 8: return moveFixed<8>;
  case 12: return moveFixed<12>;
  case 16: return moveFixed<16>;
  default: return moveAny;
  }
}

void StepMaker::copy(uint32_t to, uint32_t from, const StridedCopy &copy) {
  Step step;
  step.operands[0] = from;
  step.result = to;
  if (copy.isContiguous()) {
    step.n = copy.elements() * int64_t(copy.elementBytes());
    step.run = moveStep(size_t(step.n));
    if (step.n == 0)
      return;
  } else {
    step.run = copyStep;
    step.copy = &copy;
  }
  add(step);
}

} // namespace shlo::exec
