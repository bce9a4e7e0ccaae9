// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/steps.h"

#include <cstring>

namespace shlo::exec {

SHLO_STEP(endStep) {}

//--- Kernels --------------------------------------------------------------------------------------------------------//

SHLO_STEP(kernelStep) {
  if (machine.context.mustStop()) {
    machine.status = machine.context.stopReason();
    machine.failed = step;
    return;
  }
  const KernelArguments arguments{pointers + step->operands[0], pointers + step->result, machine.scratch,
                                  machine.context, machine.workers};
  machine.status = step->kernel->run(arguments);
  if (!machine.status) {
    machine.failed = step;
    return;
  }
  SHLO_CONTINUE(step + 1, pointers, machine);
}

SHLO_STEP(meetingStep) {
  if (machine.context.mustStop()) {
    machine.status = machine.context.stopReason();
    machine.failed = step;
  } else {
    machine.waiting = step;
  }
}

//--- Control --------------------------------------------------------------------------------------------------------//

SHLO_STEP(jumpStep) { SHLO_CONTINUE_HOLDING(step + step->n, pointers, machine, heldFloat, heldInteger); }

SHLO_STEP(holdStep) {
  std::memcpy(&heldFloat, pointers[step->operands[0]], size_t(step->parameter));
  std::memcpy(&heldInteger, pointers[step->operands[1]], size_t(step->operands[2]));
  SHLO_CONTINUE_HOLDING(step + step->n, pointers, machine, heldFloat, heldInteger);
}

void stopRun(Machine &machine, const Step *step) {
  machine.status = machine.watch.status();
  machine.failed = step;
}

template <typename Kind> static SHLO_STEP(loopOf) {
  if (*pointers[step->operands[0]] == 0)
    SHLO_CONTINUE_HOLDING(step + 1, pointers, machine, heldFloat, heldInteger);
  if (!Kind::proceed(step, machine))
    SHLO_STOP_LOOP(step);
  SHLO_CONTINUE_HOLDING(step - step->n, pointers, machine, heldFloat, heldInteger);
}
SHLO_STEP(loopStep) { [[clang::musttail]] return loopOf<WatchedLoop>(step, pointers, machine, heldFloat, heldInteger); }

StepHandler unwatchedLoopStep(StepHandler loop) {
  return loop == StepHandler(loopStep) ? loopOf<UnwatchedLoop> : unwatchedSingleLoopStep(loop);
}

SHLO_STEP(keepStep) {
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

SHLO_STEP(exchangeStep) {
  exchangeMemory(*step->exchange, machine.pointers);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

SHLO_STEP(returnStep) {
  const Exchange &exchange = *step->exchange;
  const char *from = pointers[exchange.state[0]];
  char *to = pointers[exchange.kept];
  if (from != to) {
    exchangeMemory(exchange, machine.pointers);
    const bool proceeds = machine.watch.pieces(exchange.bytes / 64 + 1, 4, [&](int64_t begin, int64_t end) {
      std::memcpy(to + begin * 64, from + begin * 64, size_t(std::min(end * 64, exchange.bytes) - begin * 64));
    });
    if (!proceeds)
      return stopRun(machine, step);
  }
  SHLO_CONTINUE(step + 1, pointers, machine);
}

SHLO_STEP(beginCursorsStep) {
  for (const CursorMove &move : step->cursors->list)
    machine.pointers[move.pointer] = machine.pointers[move.source] + move.offset;
  SHLO_CONTINUE(step + 1, pointers, machine);
}
SHLO_STEP(moveCursorsStep) {
  for (const CursorMove &move : step->cursors->list)
    machine.pointers[move.pointer] += move.step;
  SHLO_CONTINUE(step + 1, pointers, machine);
}

SHLO_STEP(unlessStep) {
  const int64_t distance = *pointers[step->operands[0]] == 0 ? step->n : 1;
  SHLO_CONTINUE(step + distance, pointers, machine);
}

SHLO_STEP(caseStep) {
  int32_t index;
  std::memcpy(&index, pointers[step->operands[0]], sizeof(index));
  const int64_t branch = index < 0 || index >= step->n ? step->n - 1 : index;
  SHLO_CONTINUE(step + 1 + branch, pointers, machine);
}

SHLO_STEP(workStep) {
  if (!machine.watch.proceed(step->parameter))
    return stopRun(machine, step);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

//--- Few elements ---------------------------------------------------------------------------------------------------//

SHLO_STEP(elementStep) {
  const char *operands[3] = {pointers[step->operands[0]], pointers[step->operands[1]], pointers[step->operands[2]]};
  step->element(operands, pointers[step->result], step->n, step->parameter);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

SHLO_STEP(rowStep) {
  step->row(pointers[step->operands[0]], step->n, pointers[step->result]);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

SHLO_STEP(copyStep) {
  step->copy->run(pointers[step->result], pointers[step->operands[0]]);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

SHLO_STEP(fillStep) {
  fill(pointers[step->result], pointers[step->operands[0]], step->n, size_t(step->parameter));
  SHLO_CONTINUE(step + 1, pointers, machine);
}

template <size_t bytes> static SHLO_STEP(moveFixed) {
  char element[bytes];
  std::memcpy(element, pointers[step->operands[0]], bytes);
  std::memcpy(pointers[step->result], element, bytes);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

// 16 to 128 bytes.
static SHLO_STEP(moveFew) {
  const char *from = pointers[step->operands[0]];
  char *to = pointers[step->result];
  auto move = [&](int64_t at) {
    char block[16];
    std::memcpy(block, from + at, sizeof(block));
    std::memcpy(to + at, block, sizeof(block));
  };
  const int64_t last = step->n - 16;
  for (int64_t at = 0; at < last; at += 16)
    move(at);
  move(last);
  SHLO_CONTINUE(step + 1, pointers, machine);
}

static SHLO_STEP(moveAny) {
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
  default: return bytes > 16 && bytes <= 128 ? moveFew : moveAny;
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
