// What the runs of a list have done and how long it took, for whoever observes several of them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/observer.h"

namespace shlo::exec {

// What runs have done in a piece of an executable (StepList::Piece).
struct PieceTimes {
  int64_t nanoseconds = 0; // without pieces inside of it
  int64_t calls = 0;
  int64_t steps = 0; // of a loop
};

class ObservedTimes {
public:
  explicit ObservedTimes(const ObservedSteps &steps);

  // Adds what the process has done in a run, and takes it from there.
  void add(const ObservedSteps &steps, ProcessObserver &process);
  // What was added since the last call, by piece; null if nothing was. Allocates nothing.
  const std::vector<PieceTimes> *take(const ObservedSteps &steps);

private:
  void addMeasured(const ObservedSteps &steps, ProcessObserver &process);
  void divide(const ObservedSteps &steps, ProcessObserver &process, uint32_t loop);
  void divideLeftRuns();

  std::vector<int64_t> begun;       // by block
  std::vector<int64_t> nanoseconds; // by piece
  int64_t ofLeftRuns = 0;           // nanoseconds of runs that were left to themselves
  // By piece: of runs that were measured, without what the clock took.
  std::vector<int64_t> shares;
  int64_t fastest = INT64_MAX; // of these runs
  bool isNew = false;
  std::vector<int64_t> all; // of a run
  std::vector<PieceTimes> taken;
};

} // namespace shlo::exec
