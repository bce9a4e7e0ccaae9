// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/observer.h"

namespace shlo::exec {

// For each nanosecond that measuring takes, so many pass without.
static constexpr double restPerLook = 50;
// With what else is done for it, a look costs at most so many times as long as the clock takes.
static constexpr double mostPerLook = 4;
// The clock is looked at so many times when a loop is left to itself and when it is no longer, and to measure one
// iteration of it.
static constexpr int64_t looksOfTurn = 4;
// The most time that a loop is left to itself at once, so that one that becomes slower is measured in time.
static constexpr double longestTurn = 2e5;
// An iteration in which the clock is looked at more often is not measured as a whole.
static constexpr size_t mostLooks = 512;
// An iteration that takes so many times as long as the others counts as so many of them: the system may have taken the
// processor away.
static constexpr double longestIteration = 16;

//--- A run ----------------------------------------------------------------------------------------------------------//

RunObserver::~RunObserver() = default;

std::unique_ptr<ProcessObserver> RunObserver::take(const ObservedSteps &) { return nullptr; }

const Step *RunObserver::begin(const StepList &steps, const plan::Program &running, size_t processCount) {
  list = &steps;
  program = &running;
  observed = ObservedSteps::of(*list, {hasTimes, hasValues, maxEvents > 0});
  for (uint32_t i = 0; i < processCount; ++i) {
    std::unique_ptr<ProcessObserver> process = take(*observed);
    if (!process)
      process = std::make_unique<ProcessObserver>(observed, hasTimes);
    process->begin(*this, i, processCount == 1);
    processes.push_back(std::move(process));
  }
  return observed->steps.data();
}

void RunObserver::end() {
  if (!hasTimes)
    return;
  if (maxEvents) {
    std::vector<PieceEvent> kept;
    uint64_t lost = 0;
    for (const auto &process : processes) {
      kept.insert(kept.end(), process->events.begin(), process->events.end());
      lost += process->lost;
    }
    events(*list, *program, std::move(kept), lost);
  }
  times(*list, *program, observed, std::move(processes));
}

double RunObserver::fraction() const {
  double sum = 0;
  for (const auto &process : processes)
    sum += process->fraction();
  return processes.empty() ? 0 : sum / double(processes.size());
}

static int64_t sinceEpoch(Clock::time_point time) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
}

//--- A process ------------------------------------------------------------------------------------------------------//

ProcessObserver::ProcessObserver(std::shared_ptr<const ObservedSteps> its, bool hasTimes)
    : steps(std::move(its)), iterations(steps->loops.size()), begun(steps->blocks.size()),
      nanoseconds(hasTimes ? steps->pieces.size() : 0), looks(nanoseconds.size()), leftSteps(steps->leftSteps),
      samples(leftSteps.empty() ? 0 : steps->loops.size()), measured(samples.empty() ? 0 : steps->pieces.size()),
      allowed(samples.size()) {}

void ProcessObserver::begin(RunObserver &observer, uint32_t process, bool isAlone) {
  run = &observer;
  number = process;
  position.store(0, std::memory_order_relaxed);
  isDone.store(false, std::memory_order_relaxed);
  for (std::atomic<int64_t> &count : iterations)
    count.store(0, std::memory_order_relaxed);
  current = 0;
  iteration = -1;
  inside = measuring = 0;
  left = stopped = none;
  taken = 0;
  isRunLeft = isAlone && steps->canLeaveRun && ofRuns.due > 0;
}

size_t ProcessObserver::indexOf(const Step *step) const {
  const auto index = size_t(step - leftSteps.data());
  return index < leftSteps.size() ? index : size_t(step - steps->steps.data());
}

SHLO_STEP(ProcessObserver::observedStep) {
  ProcessObserver &observer = *machine.observer;
  const size_t at = size_t(step - observer.steps->steps.data());
  if (observer.arrive(at))
    step = observer.leftSteps.data() + at;
  [[clang::musttail]] return observer.run->list->steps[at].run(step, pointers, machine, heldFloat, heldInteger);
}

// Behind the loop that was left to itself.
SHLO_STEP(ProcessObserver::behindLoopStep) {
  ProcessObserver &observer = *machine.observer;
  observer.takeOver(none);
  step = observer.steps->steps.data() + (step - observer.leftSteps.data());
  SHLO_CONTINUE_HOLDING(step, pointers, machine, heldFloat, heldInteger);
}

// `parameter` counts.
SHLO_STEP(ProcessObserver::countedJumpStep) {
  ++const_cast<Step *>(step)->parameter;
  SHLO_CONTINUE_HOLDING(step + step->n, pointers, machine, heldFloat, heldInteger);
}

SHLO_STEP(stoppedLoopStep) {
  ProcessObserver *observer = machine.observer;
  const bool isLeft = observer && (observer->left != ProcessObserver::none || observer->isRunLeft);
  if (!isLeft || machine.watch.isStopped())
    return stopRun(machine, step);
  const size_t at = observer->indexOf(step);
  const uint32_t loop = observer->steps->marks[at].end - 1;
  if (!machine.watch.proceed()) {
    observer->stopped = loop;
    return stopRun(machine, step);
  }
  if (observer->isRunLeft) {
    observer->position.store(uint32_t(at), std::memory_order_relaxed);
    observer->countIterations(loop, loop + 1, ProcessObserver::none);
    observer->leaveLoops(loop, loop + 1);
  } else {
    observer->takeOver(loop);
    step = observer->steps->steps.data() + at;
  }
  SHLO_CONTINUE_HOLDING(step - step->n, pointers, machine, heldFloat, heldInteger);
}

bool ProcessObserver::arrive(size_t step) {
  const ObservedSteps::Mark &mark = steps->marks[step];
  position.store(uint32_t(step), std::memory_order_relaxed);
  if (mark.block) {
    ++begun[mark.block - 1];
    if (const uint32_t loop = steps->blocks[mark.block - 1].loop; loop < iterations.size())
      iterations[loop].store(iterations[loop].load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
  }
  if (mark.branch)
    ++begun[mark.branch - 1];
  if (mark.loop) {
    const StepList::Loop &loop = run->list->loops[mark.loop - 1];
    // Without steps in its body, a loop is entered where its iterations begin.
    const bool isEmpty = loop.begin == loop.condition;
    iterations[mark.loop - 1].store(isEmpty ? -1 : 0, std::memory_order_relaxed);
    begun[loop.body] -= isEmpty;
  }
  if (!run->hasTimes)
    return false;
  // Steps of one piece need no look at the clock.
  const uint32_t next = run->list->pieceOf[step];
  const bool isIteration = mark.inside && step == run->list->loops[mark.inside - 1].begin;
  if (next == current && mark.inside == inside && !isIteration && !(run->maxEvents && mark.beginsBlock))
    return false;
  const Clock::time_point now = Clock::now();
  const int64_t taken = (now - last).count();
  nanoseconds[current] += taken;
  ++looks[current];
  ++lookCount;
  if (measuring)
    looked.push_back({current, std::max<int64_t>(0, taken - look)});
  last = now;
  if (run->maxEvents)
    leave(now, next);
  current = next;
  inside = mark.inside;
  if (measuring && mark.after == measuring)
    measuring = 0;
  return isIteration && beginIteration(inside - 1, now);
}

bool ProcessObserver::beginIteration(uint32_t loop, Clock::time_point now) {
  if (measuring && measuring != loop + 1) { // one around it, with all that is in it
    if (looked.size() < mostLooks)
      return false;
    samples[measuring - 1].isLong = true;
    measuring = 0;
  }
  if (measuring)
    endMeasurement(loop, now);
  const Sample &sample = samples[loop];
  const double most = longestTurn / std::max(1.0, sample.time);
  const int64_t turn = std::min({sample.due, int64_t(most), steps->loops[loop].mostAtOnce});
  if (turn < 2) {
    if (sample.isLong)
      return false;
    measuring = loop + 1;
    iterationBegin = now;
    looked.clear();
    return false;
  }
  left = loop;
  leaveLoops(loop, steps->loops[loop].next);
  leaveLoop(loop, turn);
  leftSteps[run->list->loops[loop].end + 1].run = behindLoopStep;
  return true;
}

void ProcessObserver::endMeasurement(uint32_t loop, Clock::time_point now) {
  measuring = 0;
  Sample &sample = samples[loop];
  const auto whole = double((now - iterationBegin).count()), ofLooks = double(int64_t(looked.size()) * look);
  const double time = std::max(1.0, whole - ofLooks);
  if (sample.iterations)
    sample.time = double(sample.nanoseconds) / double(sample.iterations);
  else if (sample.time == 0)
    sample.time = time;
  const double part = std::min(1.0, sample.time * longestIteration / time);
  for (auto [piece, taken] : looked)
    measured[piece] += int64_t(double(taken) * part);
  sample.due =
      untilMeasured(whole, ofLooks, sample.time) + int64_t(double(looksOfTurn * look) * restPerLook / sample.time);
}

// How many are to be left to themselves after one that took `whole` with its looks at the clock, while the others take
// `time`. What looking costs is the difference, except if the one took longer for another reason.
int64_t ProcessObserver::untilMeasured(double whole, double ofLooks, double time) {
  random = random * 1664525 + 1013904223; // so that what repeats is not always or never measured
  const double cost = std::clamp(whole - time, ofLooks, mostPerLook * ofLooks);
  return int64_t(cost * restPerLook / time * (0.75 + double(random >> 16) / 131072));
}

void ProcessObserver::leaveLoop(uint32_t loop, int64_t most) {
  allowed[loop] = most;
  for (uint32_t end : steps->loops[loop].ends)
    leftSteps[end].parameter = most;
}

void ProcessObserver::leaveLoops(uint32_t first, uint32_t end) {
  for (uint32_t i = first; i < end; ++i)
    leaveLoop(i, steps->loops[i].mostAtOnce);
}

int64_t ProcessObserver::iterationsLeft(uint32_t loop) const {
  int64_t count = 0;
  for (uint32_t end : steps->loops[loop].ends)
    count += allowed[loop] - leftSteps[end].parameter;
  return count;
}

void ProcessObserver::countIterations(uint32_t first, uint32_t end, uint32_t interrupted) {
  for (uint32_t i = first; i < end; ++i) {
    const ObservedSteps::Loop &loop = steps->loops[i];
    const int64_t more = iterationsLeft(i) - (i == interrupted);
    begun[loop.body] += more;
    const int64_t before = iterations[i].load(std::memory_order_relaxed);
    // How often inner loops were entered, nobody knows yet.
    const int64_t since = i == left || loop.trips <= 0 ? before + more : more % loop.trips;
    iterations[i].store(since, std::memory_order_relaxed);
  }
}

void ProcessObserver::takeOver(uint32_t interrupted) {
  const ObservedSteps::Loop &loop = steps->loops[left];
  const int64_t ended = 1 + iterationsLeft(left) - (interrupted != none);
  countIterations(left, loop.next, interrupted);
  const size_t behind = run->list->loops[left].end + 1;
  leftSteps[behind].run = steps->leftSteps[behind].run;
  Sample &sample = samples[left];
  sample.due -= ended;
  sample.iterations += ended;
  const Clock::time_point now = Clock::now();
  ++lookCount;
  sample.nanoseconds += (now - last).count();
  last = now;
  const uint32_t within = interrupted == none ? left : interrupted;
  current = steps->loops[within].owner;
  inside = within + 1;
  left = none;
}

void ProcessObserver::leave(Clock::time_point now, uint32_t next) {
  const int64_t end = sinceEpoch(now);
  if (events.size() < run->maxEvents)
    events.push_back({current, number, entry, end, iteration});
  else
    ++lost;
  entry = end;
  const StepList::Block &block = steps->blocks[steps->blockWithLoop[steps->pieces[next].block]];
  iteration = block.loop < iterations.size()
                  ? iterations[block.loop].load(std::memory_order_relaxed) - (block.kind == StepList::Block::Body)
                  : -1;
}

// The least time between two looks at the clock.
static int64_t timeOfLook() {
  int64_t least = 1000;
  Clock::time_point last = Clock::now();
  for (int i = 0; i < 4; ++i) {
    const Clock::time_point now = Clock::now();
    least = std::min(least, int64_t((now - last).count()));
    last = now;
  }
  return std::max<int64_t>(1, least);
}

const Step *ProcessObserver::resume(Machine &machine, const Step *next) {
  machine.observer = this;
  if (run->hasTimes && look == 0)
    look = timeOfLook();
  if (run->hasTimes)
    last = Clock::now();
  entry = sinceEpoch(last);
  if (!isRunLeft)
    return next;
  leaveLoops(0, uint32_t(samples.size()));
  return leftSteps.data() + (next - steps->steps.data());
}

void ProcessObserver::pause(Machine &machine) {
  if (machine.failed)
    machine.failed = steps->steps.data() + indexOf(machine.failed);
  if (left != none)
    takeOver(stopped);
  if (isRunLeft)
    countIterations(0, uint32_t(samples.size()), stopped);
  if (run->hasTimes) {
    const Clock::time_point now = Clock::now();
    (isRunLeft ? taken : nanoseconds[current]) += (now - last).count();
    ++lookCount;
    if (run->maxEvents)
      leave(now, current);
  }
  if (machine.status && !machine.waiting)
    isDone.store(true, std::memory_order_relaxed);
}

double ProcessObserver::fraction() const {
  if (isDone.load(std::memory_order_relaxed))
    return 1;
  const StepList &list = *run->list;
  const uint32_t step = position.load(std::memory_order_relaxed);
  auto ofLoop = [&](uint32_t loop, double iterations) {
    const int64_t trips = list.loops[loop].trips;
    iterations = std::max(iterations, 0.0);
    return trips < 0 ? iterations / (iterations + expectedIterations)
                     : std::min(1.0, iterations / std::max(1.0, double(trips)));
  };
  auto begun = [&](uint32_t loop) { return double(iterations[loop].load(std::memory_order_relaxed)); };
  uint32_t piece = list.pieceOf[step];
  double done = 0; // of the piece
  if (const uint32_t loop = list.pieces[piece].loop; loop < list.loops.size())
    done = step < list.loops[loop].jump ? 0 : step > list.loops[loop].end ? 1 : ofLoop(loop, begun(loop) - 1);
  for (;;) {
    const uint32_t number = list.pieces[piece].block;
    const StepList::Block &block = list.blocks[number];
    const double cost = steps->ofBlock[number];
    const double ofBlock = cost > 0 ? (steps->before[piece] + done * steps->ofPiece[piece]) / cost : 0;
    if (number == 0)
      return ofBlock;
    const bool isBody = block.kind == StepList::Block::Body;
    done = block.loop < list.loops.size() ? ofLoop(block.loop, begun(block.loop) - isBody + (isBody ? ofBlock : 0))
                                          : ofBlock;
    piece = block.owner;
  }
}

std::vector<RecordedValue::Loop> ProcessObserver::loopsAround(uint32_t piece) const {
  const StepList &list = *run->list;
  std::vector<RecordedValue::Loop> loops;
  for (uint32_t b = list.pieces[piece].block; b != 0; b = list.pieces[list.blocks[b].owner].block)
    if (const StepList::Block &block = list.blocks[b]; block.loop < list.loops.size()) {
      const int64_t begun = iterations[block.loop].load(std::memory_order_relaxed);
      loops.insert(loops.begin(), {list.originOf(block.owner), begun - (block.kind == StepList::Block::Body)});
    }
  return loops;
}

//--- Steps ----------------------------------------------------------------------------------------------------------//

// Not part of the chain of steps, whose frames must be small.
[[gnu::noinline]] static Status showValue(RunObserver &run, ProcessObserver &process, const StepList &list,
                                          const plan::Program &program, size_t at, const char *bytes, uint32_t number) {
  const plan::Op &op = *list.records[size_t(list.steps[at].n)];
  const plan::Record &record = std::get<plan::Record>(op.data);
  return run.value({record.origin, record.result, number, process.loopsAround(list.pieceOf[at]),
                    program.values[op.operands[0]], bytes, *program.origins});
}

SHLO_STEP(recordStep) {
  // Programs that are run while a plan is made have no observer.
  if (RunObserver *run = machine.observer ? &machine.observer->ofRun() : nullptr; run && run->hasValues) {
    if (machine.context.mustStop())
      machine.status = machine.context.stopReason();
    else
      machine.status = showValue(*run, *machine.observer, *run->list, *run->program, size_t(step - run->steps()),
                                 pointers[step->operands[0]], machine.context.process);
    if (!machine.status) {
      machine.failed = step;
      return;
    }
  }
  SHLO_CONTINUE(step + 1, pointers, machine);
}

} // namespace shlo::exec
