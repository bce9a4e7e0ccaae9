// Steps: what an executable does in a run, one after another. A kernel is one step, or several if it handles few
// elements: starting a kernel takes longer than computing some numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"
#include "exec/kernel.h"
#include "exec/strided.h"

namespace shlo::exec {

struct Step;

class ProcessObserver;

// The state of a run that all steps share.
struct Machine {
  char **pointers; // of the frame, for steps that exchange them
  char *scratch;
  const RunContext &context;
  Watch watch;
  Status status;                // set by the step that ends the run
  const Step *waiting;          // set by the collective or transfer at which the process waits; null: it has ended
  const Workers *workers;       // null: none
  const Step *failed = nullptr; // the step that has set `status`
  ProcessObserver *observer = nullptr; // null: none
};

// The results of the last steps for one element, in registers: a float in the lowest bytes, and an integer. A step that
// reads them need not wait until they can be read from memory, where they are as well (held_values.cpp).
typedef float HeldFloat __attribute__((vector_size(16)));
using HeldInteger = uint64_t;

// Does the step and everything after it. The pointers are those of the frame; steps name them by index.
#define SHLO_STEP(name)                                                                                                \
  void name([[maybe_unused]] const ::shlo::exec::Step *step, [[maybe_unused]] char *const *pointers,                   \
            [[maybe_unused]] ::shlo::exec::Machine &machine, [[maybe_unused]] ::shlo::exec::HeldFloat heldFloat,       \
            [[maybe_unused]] ::shlo::exec::HeldInteger heldInteger)
using StepHandler = SHLO_STEP((*));

// Two arrays of a loop whose memory changes hands: the state, and the next one. The pointers to each, and the pointer
// that keeps where the state was before the loop.
struct Exchange {
  std::vector<uint32_t> state, next;
  uint32_t kept = 0;
  int64_t bytes = 0;
};

// Pointers into arrays of which each step of a loop reads the next slice: where they begin, `offset` bytes behind
// another pointer, and how far they move.
struct CursorMove {
  uint32_t pointer, source;
  int64_t offset, step;
};
struct CursorMoves {
  std::vector<CursorMove> list;
  size_t firstPointer = 0; // of the loop's steps
};

struct Step {
  StepHandler run = nullptr;
  uint32_t operands[3] = {};
  uint32_t result = 0;
  int64_t n = 0; // elements, bytes, or steps to jump over
  union {
    const void *none = nullptr;
    const Kernel *kernel;
    const StridedCopy *copy;
    const Exchange *exchange;
    const CursorMoves *cursors;
    ElementKernel element;
    RowKernel row;
  };
  int64_t parameter = 0;
};

// Continues with another step. The call does not return here, so a long program needs no stack.
#define SHLO_CONTINUE_HOLDING(step, pointers, machine, heldFloat, heldInteger)                                         \
  [[clang::musttail]] return (step)->run((step), (pointers), (machine), (heldFloat), (heldInteger))
// Without held values: of steps that call functions.
#define SHLO_CONTINUE(step, pointers, machine) SHLO_CONTINUE_HOLDING(step, pointers, machine, HeldFloat{}, 0)

//--- One element (elementwise_single.cpp): null where the kernel must be called -------------------------------------//

StepHandler singleStep(plan::ElementFunction function, ElementType operand);
StepHandler singleCompareStep(plan::CompareDirection direction, plan::CompareOrder order, ElementType operand);
StepHandler singleSelectStep(size_t bytes);
StepHandler singleConvertStep(ElementType from, ElementType to);
// The step that ends a loop whose condition ends with this step of singleCompareStep; null if it is none.
StepHandler fusedLoopStep(StepHandler compare);

// A step for one element and the same with one of the first two operands held in a register.
struct HeldForms {
  StepHandler plain, held[2]; // may be null
  uint8_t operandBytes;
  bool isFloatOperand;
  uint8_t resultBytes;
  bool isFloatResult;
};
// Null if the step has no such forms. The results of others may not be held.
const HeldForms *heldForms(StepHandler handler);

// A step that does these two, of which the second takes its operand `place` from the register in which the first leaves
// its result. Null if there is none.
StepHandler pairedStep(StepHandler first, StepHandler second, size_t &place);
// A step that does an addition and the step after it, which ends a loop and compares the sum. Null if there is none.
StepHandler countedLoopStep(StepHandler add, StepHandler loop);

// Ends the run at this step for the reason that the watch has.
void stopRun(Machine &machine, const Step *step);

// How a step that ends a loop counts one more iteration.
struct WatchedLoop { // `parameter` is its work
  static bool proceed(const Step *step, Machine &machine) { return machine.watch.proceed(step->parameter); }
};
struct UnwatchedLoop { // `parameter` is how many it may still begin: the step is a process's own
  static bool proceed(const Step *step, Machine &) { return --const_cast<Step *>(step)->parameter > 0; }
};
// The same step for an unwatched loop; null if it ends no loop.
StepHandler unwatchedLoopStep(StepHandler loop);
// The same of those in elementwise_single.cpp.
StepHandler unwatchedSingleLoopStep(StepHandler loop);

// A step that jumps back by `n` steps must not proceed: the run ends, or its observer goes on (observer.cpp).
SHLO_STEP(stoppedLoopStep);
#define SHLO_STOP_LOOP(step)                                                                                           \
  [[clang::musttail]] return ::shlo::exec::stoppedLoopStep((step), pointers, machine, heldFloat, heldInteger)

//--- Everything else (steps.cpp) ------------------------------------------------------------------------------------//

SHLO_STEP(endStep);
// Kernel: operands[0] and result are the first of consecutive pointers.
SHLO_STEP(kernelStep);
// The same for a collective: the process waits for the others, who continue after this step.
SHLO_STEP(meetingStep);
// Shows the value at operands[0] to the observer of the run (observer.cpp).
SHLO_STEP(recordStep);
// Adds `n` steps to the position.
SHLO_STEP(jumpStep);
// Likewise, after it has loaded a held float of `parameter` bytes from operands[0], and a held integer of operands[2]
// bytes from operands[1]. 0 bytes: none.
SHLO_STEP(holdStep);
// Jumps back by `n` steps if the i1 is true. `parameter` is the work of an iteration.
SHLO_STEP(loopStep);
// Exchange: before a loop, after each iteration, and after the loop, when the state returns to where it was.
SHLO_STEP(keepStep);
SHLO_STEP(exchangeStep);
SHLO_STEP(returnStep);
// CursorMoves: before a loop, and after each iteration.
SHLO_STEP(beginCursorsStep);
SHLO_STEP(moveCursorsStep);
// Jumps by `n` steps if the i1 is false.
SHLO_STEP(unlessStep);
// Operand: an i32. Continues with the step after this one that has its number, of `n`; those are jumps. A number out of
// range selects the last one.
SHLO_STEP(caseStep);
// Counts `parameter` operations.
SHLO_STEP(workStep);

SHLO_STEP(elementStep); // element, n, parameter
SHLO_STEP(rowStep);     // row, n; the result is the accumulator
SHLO_STEP(copyStep);    // copy
SHLO_STEP(fillStep);    // n elements of `parameter` bytes
// Copies n bytes. Both may be the same.
StepHandler moveStep(size_t bytes);

// Adds the steps of one kernel to a list.
class StepMaker {
public:
  virtual ~StepMaker() = default;
  // Pointers to the kernel's inputs, outputs and scratch memory, from a byte on.
  virtual uint32_t input(size_t index, int64_t bytes = 0) = 0;
  virtual uint32_t output(size_t index, int64_t bytes = 0) = 0;
  virtual uint32_t scratch(int64_t bytes) = 0;
  // The first of consecutive pointers to the inputs from this one on.
  virtual uint32_t inputsFrom(size_t index) = 0;
  // Whether the output is in the memory of the input.
  virtual bool isInPlace(size_t input, size_t output) const = 0;
  virtual void add(Step step) = 0;

  // Copies a box of few elements. The copy must live as long as the kernel.
  void copy(uint32_t to, uint32_t from, const StridedCopy &copy);
};
// A kernel that handles at most as many elements can be several steps.
inline constexpr int64_t mostStepElements = 2048;

} // namespace shlo::exec
