// What happens inside a run: recorded values, times, and how far it is. An observed run does the same steps of the same
// list as any other. Only the functions that do them are others: each tells the observer, then does the step.
//
// To look at the clock takes longer than many a step. So the steps of a loop of short iterations are measured in some
// of them only. In the others, which are left to the loop, the steps are those of a run without an observer: as much of
// the loop as the watch of the machine counts. What that takes is measured as a whole, and is divided among the steps
// as it was when they were measured.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/step_list.h"

#include <deque>

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

// What runs have done in a piece of an executable (StepList::Piece).
struct PieceTimes {
  int64_t nanoseconds = 0; // without pieces inside of it
  int64_t calls = 0;
  int64_t steps = 0; // of a loop
};

// One time that a piece was run: what followed on each other of its steps. Nanoseconds of the clock.
struct PieceEvent {
  uint32_t piece, process;
  int64_t begin, end;
  int64_t iteration; // of the innermost loop around it; -1: none
};

// Counts what one process of a run does. Another thread may ask how far it is.
class ProcessObserver;

// Observes one run. The functions that get something are called on the threads of the run, one after another.
class RunObserver {
public:
  // At most so many single events are kept, of runs with times.
  RunObserver(bool hasTimes, bool hasValues, size_t maxEvents = 0)
      : hasTimes(hasTimes), hasValues(hasValues), maxEvents(maxEvents) {}
  virtual ~RunObserver();

  // Called with each recorded value. A failure ends the run.
  virtual Status value(const RecordedValue &value) = 0;
  // Called once at the end, also of a run that failed.
  virtual void times(const StepList &list, const plan::Program &program, const std::vector<PieceTimes> &times) = 0;
  // Called before that, if events were kept. `lost`: how many were not.
  virtual void events(const StepList &, const plan::Program &, std::vector<PieceEvent>, uint64_t lost) { (void)lost; }

  // Before and after the run of so many processes.
  const Step *begin(const StepList &list, const plan::Program &program, size_t processes); // the first step
  void end();
  const Step *steps() const { return observed.data(); }
  ProcessObserver &process(size_t number) { return processes[number]; }
  // The part of the run that is done, from 0 to 1: an estimate.
  double fraction() const;

  const bool hasTimes, hasValues;
  const size_t maxEvents;

private:
  friend class ProcessObserver;
  friend SHLO_STEP(recordStep);
  friend SHLO_STEP(stoppedLoopStep);

  // Indices + 1; 0: none.
  struct Mark {
    uint32_t block = 0, loop = 0; // that the step begins
    uint32_t inside = 0;          // the innermost loop around it that can be left to itself
    uint32_t after = 0;           // the loop of that kind that ends before it
  };
  void makeCosts();
  void findLoopsToLeave();
  void makeLeftSteps();
  size_t count() const { return list->steps.size(); }
  size_t indexOf(const Step *step) const;

  const StepList *list = nullptr;
  const plan::Program *program = nullptr;
  std::vector<Step> observed; // behind them, the steps of loops that are left to themselves, at the same distances
  std::vector<Mark> marks;
  // By loop that can be left to itself: the work of an iteration as the watch counts it, and the most work until it is
  // interrupted, which is that of whole iterations.
  struct Work {
    int64_t ofIteration = 0, most = 0;
  };
  std::vector<Work> works;
  std::deque<ProcessObserver> processes;
  std::vector<uint32_t> blockWithLoop; // by block: itself or the first one around it that is of a loop
  // Estimates in nanoseconds: of pieces with what is inside of them, of what comes before them in their blocks, and of
  // blocks.
  std::vector<double> ofPiece, before, ofBlock;
};

class ProcessObserver {
public:
  ProcessObserver(RunObserver &run, uint32_t number);

  static SHLO_STEP(observedStep);
  static SHLO_STEP(leftStep);
  // Around the steps that the process does without waiting.
  void resume(Machine &machine);
  void pause(Machine &machine);
  double fraction() const;
  void addTimes(std::vector<PieceTimes> &times) const;
  std::vector<RecordedValue::Loop> loopsAround(uint32_t piece) const;
  RunObserver &ofRun() const { return run; }

private:
  friend class RunObserver;
  friend SHLO_STEP(stoppedLoopStep);

  // What is known of the iterations of a loop that can be left to itself.
  struct Sample {
    double time = 0; // of an iteration, in nanoseconds
    int64_t due = 0; // iterations that are still to be left to the loop before the next one is measured
    int64_t iterations = 0, nanoseconds = 0; // that were left to it
    int64_t work = 0;                        // of those within a loop that was left to itself
    bool isLong = false; // to measure one takes so many looks at the clock that it is not left to itself
  };

  // A loop that is left to itself, or one in it that has begun.
  struct Left {
    uint32_t loop;
    int64_t budget; // work, as the watch counts it
    int64_t rest;   // of that, when a loop in it began
  };

  // Whether the loop that begins an iteration with the step is left to itself.
  bool arrive(size_t step, Machine &machine);
  bool beginIteration(uint32_t loop, Clock::time_point now, Machine &machine);
  void endMeasurement(uint32_t loop, Clock::time_point now);
  void beginLeft(uint32_t loop, int64_t budget, Machine &machine);
  // Of a loop in one that is left to itself.
  void endInner(Machine &machine);
  // Takes over from a loop that is left to itself. If it `isInterrupted`, the innermost loop has begun another
  // iteration, which is the first one that is not left to it. Otherwise the loop has ended, or the run has.
  void takeOver(Machine &machine, bool isInterrupted);
  void divide(uint32_t loop, std::vector<int64_t> &times) const;
  void leave(Clock::time_point now, uint32_t next); // ends the event of the current piece

  RunObserver &run;
  const uint32_t number; // of the process
  std::atomic<uint32_t> position{0};
  std::atomic<bool> isDone{false};
  std::vector<std::atomic<int64_t>> iterations; // by loop: those that have begun since the loop was entered
  std::vector<int64_t> begun;                   // by block, without conditions
  std::vector<int64_t> entered;                 // by loop
  std::vector<int64_t> nanoseconds;             // by piece
  uint32_t current = 0;                         // piece
  int64_t entry = 0, iteration = -1;            // of its event
  std::vector<PieceEvent> events;
  uint64_t lost = 0; // events
  Clock::time_point last;
  // Of loops that can be left to themselves. An iteration is measured from its beginning to that of the next one.
  std::vector<Sample> samples;   // by loop
  std::vector<int64_t> measured; // by piece: nanoseconds in iterations, without those of the clock
  uint32_t inside = 0;           // the loop of the current step (Mark::inside)
  uint32_t measuring = 0;        // index + 1 of the loop of which an iteration is measured; 0: none
  Clock::time_point iterationBegin;
  std::vector<std::pair<uint32_t, int64_t>> looked; // since then: a piece and nanoseconds for each look at the clock
  int64_t look = 0;                                 // nanoseconds of one
  std::vector<Left> left; // the loop that is left to itself, if there is one, and those around the current step in it
  uint32_t random = 1;
};

} // namespace shlo::exec
