// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/observer.h"

namespace shlo::exec {

// A loop whose number of iterations is not known is expected to have about as many.
static constexpr double expectedIterations = 10;
// For each nanosecond that measuring takes, so many pass without.
static constexpr double restPerLook = 40;
// The clock is looked at so many times when a loop is left to itself and when it is no longer, and to measure one
// iteration of it.
static constexpr int64_t looksOfTurn = 4;
// The most time that a loop is left to itself at once, because the watch then counts some of its work only.
static constexpr double longestTurn = 2e5;
// An iteration in which the clock is looked at more often is not measured as a whole.
static constexpr size_t mostLooks = 512;
// An iteration that takes so many times as long as the others counts as so many of them: the system may have taken the
// processor away.
static constexpr double longestIteration = 16;

//--- A run ----------------------------------------------------------------------------------------------------------//

RunObserver::~RunObserver() = default;

const Step *RunObserver::begin(const StepList &steps, const plan::Program &running, size_t processCount) {
  list = &steps;
  program = &running;
  observed = list->steps;
  marks.assign(observed.size(), {});
  for (uint32_t i = 0; i < list->blocks.size(); ++i)
    if (const StepList::Block &block = list->blocks[i]; block.kind != StepList::Block::Condition)
      marks[block.first].block = i + 1;
  for (uint32_t i = 0; i < list->loops.size(); ++i)
    marks[list->loops[i].jump].loop = i + 1;
  if (hasTimes && !hasValues && !maxEvents)
    findLoopsToLeave();
  for (size_t i = 0; i < count(); ++i)
    if (hasTimes || marks[i].block || marks[i].loop || observed[i].run == kernelStep || observed[i].run == meetingStep)
      observed[i].run = ProcessObserver::observedStep;
  for (uint32_t i = 0; i < processCount; ++i)
    processes.emplace_back(*this, i);
  if (maxEvents)
    for (uint32_t i = 0; i < list->blocks.size(); ++i) {
      const StepList::Block &block = list->blocks[i];
      const bool isOfLoop = block.loop < list->loops.size();
      blockWithLoop.push_back(i == 0 || isOfLoop ? i : blockWithLoop[list->pieces[block.owner].block]);
    }
  makeCosts();
  return observed.data();
}

size_t RunObserver::indexOf(const Step *step) const {
  const auto index = size_t(step - observed.data());
  return index < count() ? index : index - count();
}

// Those in which the watch counts nothing but iterations, once some steps count no work.
void RunObserver::findLoopsToLeave() {
  const std::vector<StepList::Loop> &loops = list->loops;
  std::vector<uint32_t> others(count() + 1); // the steps before each that must not be in such a loop
  for (size_t i = 0; i < count(); ++i)
    others[i + 1] = list->steps[i].run == meetingStep || list->steps[i].run == returnStep;
  auto counts = [&](const StepList::Loop &loop) {
    return loop.begin != loop.condition && list->steps[loop.end].parameter > 0;
  };
  for (const StepList::Loop &loop : loops)
    others[loop.jump + 1] |= !counts(loop);
  for (size_t i = 0; i < count(); ++i)
    others[i + 1] += others[i];
  for (uint32_t number = 0; number < loops.size(); ++number) { // inner loops have higher numbers
    const StepList::Loop &loop = loops[number];
    if (!counts(loop) || others[loop.end + 1] != others[loop.begin])
      continue;
    works.resize(loops.size());
    const int64_t work = list->steps[loop.end].parameter;
    works[number] = {work, std::max<int64_t>(1, Watch::interval / work) * work};
    for (uint32_t i = loop.begin; i <= loop.end; ++i)
      marks[i].inside = number + 1;
    marks[loop.end + 1].after = number + 1;
  }
  if (!works.empty())
    makeLeftSteps();
}

void RunObserver::makeLeftSteps() {
  const size_t n = count();
  observed.resize(2 * n);
  for (size_t i = 0; i < n; ++i) {
    Step &step = observed[n + i] = list->steps[i];
    const Mark &mark = marks[i];
    if (step.run == workStep)
      step.parameter = 0;
    const bool isBranch = mark.block && list->blocks[mark.block - 1].kind == StepList::Block::Branch;
    if (mark.after || mark.loop || isBranch)
      step.run = ProcessObserver::leftStep;
  }
}

void RunObserver::end() {
  if (!hasTimes)
    return;
  std::vector<PieceTimes> all(list->pieces.size());
  for (const ProcessObserver &process : processes)
    process.addTimes(all);
  if (maxEvents) {
    std::vector<PieceEvent> kept;
    uint64_t lost = 0;
    for (ProcessObserver &process : processes) {
      kept.insert(kept.end(), process.events.begin(), process.events.end());
      lost += process.lost;
    }
    events(*list, *program, std::move(kept), lost);
  }
  times(*list, *program, all);
}

// Pieces inside of a piece follow it in the list.
void RunObserver::makeCosts() {
  const auto &pieces = list->pieces;
  ofPiece.resize(pieces.size());
  before.resize(pieces.size());
  ofBlock.assign(list->blocks.size(), 0);
  for (size_t i = 0; i < pieces.size(); ++i)
    ofPiece[i] = double(pieces[i].nanoseconds);
  for (size_t b = list->blocks.size(); b-- > 0;) { // inner blocks have higher numbers
    for (uint32_t i : list->blocks[b].pieces) {
      before[i] = ofBlock[b];
      ofBlock[b] += ofPiece[i];
    }
    const StepList::Block &block = list->blocks[b];
    if (b == 0)
      continue;
    const int64_t trips = block.loop < list->loops.size() ? list->loops[block.loop].trips : 1;
    ofPiece[block.owner] += ofBlock[b] * (trips < 0 ? expectedIterations : double(trips));
  }
}

double RunObserver::fraction() const {
  double sum = 0;
  for (const ProcessObserver &process : processes)
    sum += process.fraction();
  return processes.empty() ? 0 : sum / double(processes.size());
}

static int64_t sinceEpoch(Clock::time_point time) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
}

//--- A process ------------------------------------------------------------------------------------------------------//

ProcessObserver::ProcessObserver(RunObserver &run, uint32_t number)
    : run(run), number(number), iterations(run.list->loops.size()), begun(run.list->blocks.size(), 0),
      entered(run.list->loops.size(), 0), nanoseconds(run.hasTimes ? run.list->pieces.size() : 0, 0),
      samples(run.observed.size() > run.count() ? run.list->loops.size() : 0),
      measured(samples.empty() ? 0 : run.list->pieces.size()) {}

SHLO_STEP(ProcessObserver::observedStep) {
  ProcessObserver &observer = *machine.observer;
  const RunObserver &run = observer.run;
  const size_t at = run.indexOf(step);
  step = run.observed.data() + (observer.arrive(at, machine) ? run.count() + at : at);
  [[clang::musttail]] return run.list->steps[at].run(step, pointers, machine, heldFloat, heldInteger);
}

// A step in a loop that is left to itself, or after one, where loops or branches begin or end.
SHLO_STEP(ProcessObserver::leftStep) {
  ProcessObserver &observer = *machine.observer;
  const RunObserver &run = observer.run;
  const size_t at = run.indexOf(step);
  const RunObserver::Mark mark = run.marks[at];
  if (mark.after) {
    if (observer.left.size() == 1) {
      observer.takeOver(machine, false);
      [[clang::musttail]] return observedStep(run.observed.data() + at, pointers, machine, heldFloat, heldInteger);
    }
    observer.endInner(machine);
  }
  if (mark.block && run.list->blocks[mark.block - 1].kind == StepList::Block::Branch)
    ++observer.begun[mark.block - 1];
  if (mark.loop) {
    ++observer.entered[mark.loop - 1];
    observer.beginLeft(mark.loop - 1, run.works[mark.loop - 1].most, machine);
  }
  [[clang::musttail]] return run.list->steps[at].run(step, pointers, machine, heldFloat, heldInteger);
}

SHLO_STEP(stoppedLoopStep) {
  ProcessObserver *observer = machine.observer;
  if (!observer || observer->left.empty() || machine.watch.isStopped())
    return stopRun(machine, step);
  observer->takeOver(machine, true);
  step = observer->run.observed.data() + observer->run.indexOf(step - step->n);
  SHLO_CONTINUE_HOLDING(step, pointers, machine, heldFloat, heldInteger);
}

bool ProcessObserver::arrive(size_t step, Machine &machine) {
  position.store(uint32_t(step), std::memory_order_relaxed);
  const RunObserver::Mark mark = run.marks[step];
  if (mark.block) {
    ++begun[mark.block - 1];
    if (const uint32_t loop = run.list->blocks[mark.block - 1].loop; loop < iterations.size())
      iterations[loop].store(iterations[loop].load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
  }
  if (mark.loop) {
    const StepList::Loop &loop = run.list->loops[mark.loop - 1];
    // Without steps in its body, a loop is entered where its iterations begin.
    const bool isEmpty = loop.begin == loop.condition;
    iterations[mark.loop - 1].store(isEmpty ? -1 : 0, std::memory_order_relaxed);
    begun[loop.body] -= isEmpty;
    ++entered[mark.loop - 1];
  }
  if (!run.hasTimes)
    return false;
  // Steps of one piece need no look at the clock.
  const uint32_t next = run.list->pieceOf[step];
  const bool isIteration = mark.inside && step == run.list->loops[mark.inside - 1].begin;
  if (next == current && mark.inside == inside && !isIteration && !(run.maxEvents && mark.block))
    return false;
  const Clock::time_point now = Clock::now();
  const int64_t taken = (now - last).count();
  nanoseconds[current] += taken;
  if (measuring)
    looked.push_back({current, std::max<int64_t>(0, taken - look)});
  last = now;
  if (run.maxEvents)
    leave(now, next);
  current = next;
  inside = mark.inside;
  if (measuring && mark.after == measuring)
    measuring = 0;
  return isIteration && beginIteration(inside - 1, now, machine);
}

bool ProcessObserver::beginIteration(uint32_t loop, Clock::time_point now, Machine &machine) {
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
  const RunObserver::Work &work = run.works[loop];
  const int64_t turn = std::min({sample.due, int64_t(most), work.most / work.ofIteration});
  if (turn < 2) {
    if (sample.isLong)
      return false;
    measuring = loop + 1;
    iterationBegin = now;
    looked.clear();
    return false;
  }
  beginLeft(loop, turn * work.ofIteration, machine);
  if (const uint32_t inner = run.marks[run.list->loops[loop].begin].loop)
    beginLeft(inner - 1, run.works[inner - 1].most, machine);
  return true;
}

void ProcessObserver::endMeasurement(uint32_t loop, Clock::time_point now) {
  measuring = 0;
  Sample &sample = samples[loop];
  const auto looks = int64_t(looked.size());
  const double time = std::max(1.0, double((now - iterationBegin).count() - looks * look));
  sample.time = sample.iterations ? double(sample.nanoseconds) / double(sample.iterations) : time;
  const double part = std::min(1.0, sample.time * longestIteration / time);
  for (auto [piece, taken] : looked)
    measured[piece] += int64_t(double(taken) * part);
  random = random * 1664525 + 1013904223; // so that what repeats in a loop is not always or never measured
  const double due = double((looks + looksOfTurn) * look) * restPerLook / sample.time;
  sample.due = int64_t(due * (0.75 + double(random >> 16) / 131072));
}

void ProcessObserver::beginLeft(uint32_t loop, int64_t budget, Machine &machine) {
  if (!left.empty())
    left.back().rest = machine.watch.endInterruption();
  left.push_back({loop, budget, budget});
  machine.watch.interruptAfter(budget);
}

void ProcessObserver::endInner(Machine &machine) {
  const Left inner = left.back();
  left.pop_back();
  samples[inner.loop].work += inner.budget - machine.watch.endInterruption();
  machine.watch.interruptAfter(left.back().rest);
}

void ProcessObserver::takeOver(Machine &machine, bool isInterrupted) {
  left.back().rest = machine.watch.endInterruption();
  for (size_t i = 0; i < left.size(); ++i) {
    const Left &one = left[i];
    const StepList::Loop &loop = run.list->loops[one.loop];
    const int64_t more =
        (one.budget - one.rest) / run.works[one.loop].ofIteration - (isInterrupted && i + 1 == left.size());
    begun[loop.body] += more;
    const int64_t before = i ? 0 : iterations[one.loop].load(std::memory_order_relaxed);
    iterations[one.loop].store(before + more, std::memory_order_relaxed);
  }
  Sample &sample = samples[left[0].loop];
  const int64_t ended = 1 + (left[0].budget - left[0].rest) / run.works[left[0].loop].ofIteration - isInterrupted;
  sample.due -= ended;
  sample.iterations += ended;
  const Clock::time_point now = Clock::now();
  sample.nanoseconds += (now - last).count();
  last = now;
  current = run.list->blocks[run.list->loops[left.back().loop].body].owner;
  inside = left.back().loop + 1;
  left.clear();
}

void ProcessObserver::leave(Clock::time_point now, uint32_t next) {
  const int64_t end = sinceEpoch(now);
  if (events.size() < run.maxEvents)
    events.push_back({current, number, entry, end, iteration});
  else
    ++lost;
  entry = end;
  const StepList::Block &block = run.list->blocks[run.blockWithLoop[run.list->pieces[next].block]];
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

void ProcessObserver::resume(Machine &machine) {
  machine.observer = this;
  if (!samples.empty() && look == 0)
    look = timeOfLook();
  if (run.hasTimes)
    last = Clock::now();
  entry = sinceEpoch(last);
}

void ProcessObserver::pause(Machine &machine) {
  if (machine.failed)
    machine.failed = run.observed.data() + run.indexOf(machine.failed);
  if (!left.empty())
    takeOver(machine, machine.watch.isStopped());
  if (run.hasTimes)
    nanoseconds[current] += (Clock::now() - last).count();
  if (run.hasTimes && run.maxEvents)
    leave(Clock::now(), current);
  if (machine.status && !machine.waiting)
    isDone.store(true, std::memory_order_relaxed);
}

double ProcessObserver::fraction() const {
  if (isDone.load(std::memory_order_relaxed))
    return 1;
  const StepList &list = *run.list;
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
    const double cost = run.ofBlock[number];
    const double ofBlock = cost > 0 ? (run.before[piece] + done * run.ofPiece[piece]) / cost : 0;
    if (number == 0)
      return ofBlock;
    const bool isBody = block.kind == StepList::Block::Body;
    done = block.loop < list.loops.size() ? ofLoop(block.loop, begun(block.loop) - isBody + (isBody ? ofBlock : 0))
                                          : ofBlock;
    piece = block.owner;
  }
}

// Divides the time that the loop was left to itself among its pieces, which follow it in the list.
void ProcessObserver::divide(uint32_t number, std::vector<int64_t> &times) const {
  const StepList &list = *run.list;
  const StepList::Loop &loop = list.loops[number];
  const uint32_t own = list.blocks[loop.body].owner;
  const auto pieces = list.pieceOf.begin();
  const uint32_t last = *std::max_element(pieces + loop.begin, pieces + loop.end + 1);
  int64_t whole = 0, rest = samples[number].nanoseconds;
  for (uint32_t i = own; i <= last; ++i)
    whole += measured[i];
  for (uint32_t i = own + 1; i <= last; ++i) {
    const auto part = whole ? int64_t(double(samples[number].nanoseconds) * double(measured[i]) / double(whole)) : 0;
    times[i] += part;
    rest -= part;
  }
  times[own] += rest;
}

void ProcessObserver::addTimes(std::vector<PieceTimes> &times) const {
  const StepList &list = *run.list;
  std::vector<int64_t> all = nanoseconds, runs = begun;
  for (uint32_t i = 0; i < samples.size(); ++i)
    if (samples[i].iterations)
      divide(i, all);
  for (uint32_t i = 0; i < samples.size(); ++i)
    if (samples[i].work)
      runs[list.loops[i].body] += samples[i].work / run.works[i].ofIteration;
  for (uint32_t i = 0; i < times.size(); ++i) {
    const StepList::Piece &piece = list.pieces[i];
    const StepList::Block &block = list.blocks[piece.block];
    times[i].nanoseconds += all[i];
    if (piece.block == 0)
      times[i].calls += 1;
    else if (block.kind == StepList::Block::Condition)
      times[i].calls += entered[block.loop] + runs[list.loops[block.loop].body];
    else
      times[i].calls += runs[piece.block];
    if (piece.loop < list.loops.size())
      times[i].steps += runs[list.loops[piece.loop].body];
  }
}

std::vector<RecordedValue::Loop> ProcessObserver::loopsAround(uint32_t piece) const {
  const StepList &list = *run.list;
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
