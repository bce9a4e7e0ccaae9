// What happens inside a run: recorded values, times, and how far it is. An observed run does the same steps of the same
// list as any other, in other functions (observed_steps.h).
//
// To look at the clock takes longer than many a step. So the steps of a loop of short iterations, and of short runs,
// are measured in some of them only. The others are left to themselves: what they take is measured as a whole, and is
// divided among the steps as it was when they were measured.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/observed_steps.h"

namespace shlo::exec {

// The value of an op that a run has computed. It is valid during the call that gets it.
struct RecordedValue {
  struct Loop {
    uint32_t origin;
    int64_t iteration; // how many iterations have ended
  };
  uint32_t origin, result;
  uint32_t process;
  std::vector<Loop> loops; // around the op, the outermost one first
  const TensorType &type;
  const char *bytes; // row-major
  const plan::Origins &origins;
};

// One time that a piece was run: what followed on each other of its steps. Nanoseconds of the clock.
struct PieceEvent {
  uint32_t piece, process;
  int64_t begin, end;
  int64_t iteration; // of the innermost loop around it; -1: none
};

// Counts what one process of a run does, and afterwards what others do with the same steps. Another thread may ask how
// far it is.
class ProcessObserver;

// Observes one run. The functions that get something are called on the threads of the run, one after another.
class RunObserver {
public:
  using Processes = std::vector<std::unique_ptr<ProcessObserver>>;

  // At most so many single events are kept, of runs with times.
  RunObserver(bool hasTimes, bool hasValues, size_t maxEvents = 0)
      : hasTimes(hasTimes), hasValues(hasValues), maxEvents(maxEvents) {}
  virtual ~RunObserver();

  // Called with each recorded value. A failure ends the run.
  virtual Status value(const RecordedValue &value) = 0;
  // Gives what has observed a process with these steps before, if there is such a thing.
  virtual std::unique_ptr<ProcessObserver> take(const ObservedSteps &steps);
  // Called once at the end of a run with times, also of one that failed.
  virtual void times(const StepList &, const plan::Program &, const std::shared_ptr<const ObservedSteps> &, Processes) {
  }
  // Called before that, if events were kept. `lost`: how many were not.
  virtual void events(const StepList &, const plan::Program &, std::vector<PieceEvent>, uint64_t lost) { (void)lost; }

  // Before and after the run of so many processes.
  const Step *begin(const StepList &list, const plan::Program &program, size_t processes); // the first step
  void end();
  const Step *steps() const { return observed->steps.data(); }
  ProcessObserver &process(size_t number) { return *processes[number]; }
  // The part of the run that is done, from 0 to 1: an estimate.
  double fraction() const;

  const bool hasTimes, hasValues;
  const size_t maxEvents;

private:
  friend class ProcessObserver;
  friend SHLO_STEP(recordStep);

  const StepList *list = nullptr;
  const plan::Program *program = nullptr;
  std::shared_ptr<const ObservedSteps> observed;
  Processes processes;
};

class ProcessObserver {
public:
  explicit ProcessObserver(std::shared_ptr<const ObservedSteps> steps, bool hasTimes);

  static SHLO_STEP(observedStep);
  static SHLO_STEP(countedJumpStep);
  // Around the steps that the process does without waiting. Gives the step to go on with instead of `next`.
  const Step *resume(Machine &machine, const Step *next);
  void pause(Machine &machine);
  double fraction() const;
  std::vector<RecordedValue::Loop> loopsAround(uint32_t piece) const;
  RunObserver &ofRun() const { return *run; }

private:
  friend class RunObserver;
  friend class ObservedTimes;
  friend SHLO_STEP(stoppedLoopStep);

  static constexpr uint32_t none = UINT32_MAX;

  // What is known of the iterations of a loop that can be left to itself, or of the runs.
  struct Sample {
    double time = 0;                         // of one, in nanoseconds
    int64_t due = 0;                         // that are still to be left to themselves before the next one is measured
    int64_t iterations = 0, nanoseconds = 0; // that were left to themselves
    bool isLong = false; // to measure one takes so many looks at the clock that it is not left to itself
  };

  static SHLO_STEP(behindLoopStep);
  size_t indexOf(const Step *step) const;
  void begin(RunObserver &observer, uint32_t process, bool isAlone);
  // Whether the loop that begins an iteration with the step is left to itself.
  bool arrive(size_t step);
  bool beginIteration(uint32_t loop, Clock::time_point now);
  void endMeasurement(uint32_t loop, Clock::time_point now);
  void leaveLoop(uint32_t loop, int64_t most);
  void leaveLoops(uint32_t first, uint32_t end);
  int64_t iterationsLeft(uint32_t loop) const; // that have begun since, without the first one
  // Adds the iterations that loops have done themselves. One has begun another that is not left to it, or none has.
  void countIterations(uint32_t first, uint32_t end, uint32_t interrupted);
  // Takes over from the loop that is left to itself.
  void takeOver(uint32_t interrupted);
  int64_t untilMeasured(double whole, double ofLooks, double time);
  void leave(Clock::time_point now, uint32_t next); // ends the event of the current piece

  const std::shared_ptr<const ObservedSteps> steps;
  RunObserver *run = nullptr;
  uint32_t number = 0; // of the process
  std::atomic<uint32_t> position{0};
  std::atomic<bool> isDone{false};
  std::vector<std::atomic<int64_t>> iterations; // by loop: those that have begun since the loop was entered
  std::vector<int64_t> begun;                   // by block, without conditions, and branches that are the rest
  std::vector<int64_t> nanoseconds, looks;      // by piece; at the clock
  int64_t lookCount = 0;
  uint32_t current = 0;              // piece
  int64_t entry = 0, iteration = -1; // of its event
  std::vector<PieceEvent> events;
  uint64_t lost = 0; // events
  Clock::time_point last;
  std::vector<Step> leftSteps;
  // Of loops that can be left to themselves. An iteration is measured from its beginning to that of the next one.
  std::vector<Sample> samples;   // by loop
  std::vector<int64_t> measured; // by piece: nanoseconds in iterations, without those of the clock
  uint32_t inside = 0;           // the loop of the current step (Mark::inside)
  uint32_t measuring = 0;        // index + 1 of the loop of which an iteration is measured; 0: none
  Clock::time_point iterationBegin;
  std::vector<std::pair<uint32_t, int64_t>> looked; // since then: a piece and nanoseconds for each look at the clock
  int64_t look = 0;                                 // nanoseconds of one
  uint32_t left = none;                             // the loop that is left to itself
  uint32_t stopped = none;                          // the loop at whose end the run was stopped
  std::vector<int64_t> allowed; // by loop: iterations that were still to be done when it was left to itself
  Sample ofRuns;
  bool isRunLeft = false; // to itself
  int64_t taken = 0;      // nanoseconds of one that is
  uint32_t random = 1;
};

} // namespace shlo::exec
