// Steps: what an executable does in a run, one after another. A kernel is one step, or several if it handles few
// elements: starting a kernel takes longer than computing some numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"
#include "exec/kernel.h"
#include "exec/strided.h"

namespace shlo::exec {

struct Step;

// The state of a run that all steps share.
struct Machine {
  char **pointers; // of the frame, for steps that exchange them
  char *scratch;
  const RunContext &context;
  Watch watch;
  Status status;          // set by the step that ends the run
  const Workers *workers; // null: none
};

// Does the step and everything after it. The pointers are those of the frame; steps name them by index.
using StepHandler = void (*)(const Step *step, char *const *pointers, Machine &machine);

// Two arrays of a loop whose memory changes hands: the state, and the next one. The pointers to each, and the pointer
// that keeps where the state was before the loop.
struct Exchange {
  std::vector<uint32_t> state, next;
  uint32_t kept = 0;
  int64_t bytes = 0;
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
    ElementKernel element;
    RowKernel row;
  };
  int64_t parameter = 0;
};

// Continues with another step. The call does not return here, so a long program needs no stack.
#define SHLO_CONTINUE(step, pointers, machine) [[clang::musttail]] return (step)->run((step), (pointers), (machine))

//--- One element (elementwise_single.cpp): null where the kernel must be called -------------------------------------//

StepHandler singleStep(plan::ElementFunction function, ElementType operand);
StepHandler singleCompareStep(plan::CompareDirection direction, plan::CompareOrder order, ElementType operand);
StepHandler singleSelectStep(size_t bytes);
StepHandler singleConvertStep(ElementType from, ElementType to);
// The step that ends a loop whose condition ends with this step of singleCompareStep; null if it is none.
StepHandler fusedLoopStep(StepHandler compare);

// Ends the run for the reason that the watch has.
void stopRun(Machine &machine);

//--- Everything else (steps.cpp) ------------------------------------------------------------------------------------//

void endStep(const Step *step, char *const *pointers, Machine &machine);
// Kernel: operands[0] and result are the first of consecutive pointers.
void kernelStep(const Step *step, char *const *pointers, Machine &machine);
// Adds `n` steps to the position.
void jumpStep(const Step *step, char *const *pointers, Machine &machine);
// Jumps back by `n` steps if the i1 is true. `parameter` is the work of an iteration.
void loopStep(const Step *step, char *const *pointers, Machine &machine);
// Exchange: before a loop, after each iteration, and after the loop, when the state returns to where it was.
void keepStep(const Step *step, char *const *pointers, Machine &machine);
void exchangeStep(const Step *step, char *const *pointers, Machine &machine);
void returnStep(const Step *step, char *const *pointers, Machine &machine);
// Jumps by `n` steps if the i1 is false.
void unlessStep(const Step *step, char *const *pointers, Machine &machine);
// Operand: an i32. Continues with the step after this one that has its number, of `n`; those are jumps. A number out of
// range selects the last one.
void caseStep(const Step *step, char *const *pointers, Machine &machine);
// Counts `parameter` operations.
void workStep(const Step *step, char *const *pointers, Machine &machine);

void elementStep(const Step *step, char *const *pointers, Machine &machine); // element, n, parameter
void rowStep(const Step *step, char *const *pointers, Machine &machine);     // row, n; the result is the accumulator
void copyStep(const Step *step, char *const *pointers, Machine &machine);    // copy
void fillStep(const Step *step, char *const *pointers, Machine &machine);    // n elements of `parameter` bytes
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
