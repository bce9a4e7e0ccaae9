// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/observer.h"

namespace shlo::exec {

// A loop whose number of iterations is not known is expected to have about as many.
static constexpr double expectedIterations = 10;

//--- A run ----------------------------------------------------------------------------------------------------------//

RunObserver::~RunObserver() = default;

const Step *RunObserver::begin(const StepList &steps, const plan::Program &running, size_t count) {
  list = &steps;
  program = &running;
  observed = list->steps;
  marks.assign(observed.size(), {});
  for (uint32_t i = 0; i < list->blocks.size(); ++i)
    if (const StepList::Block &block = list->blocks[i]; block.kind != StepList::Block::Condition)
      marks[block.first].block = i + 1;
  for (uint32_t i = 0; i < list->loops.size(); ++i)
    marks[list->loops[i].jump].loop = i + 1;
  for (size_t i = 0; i < observed.size(); ++i)
    if (hasTimes || marks[i].block || marks[i].loop || observed[i].run == kernelStep || observed[i].run == meetingStep)
      observed[i].run = ProcessObserver::observedStep;
  for (uint32_t i = 0; i < count; ++i)
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
      entered(run.list->loops.size(), 0), nanoseconds(run.hasTimes ? run.list->pieces.size() : 0, 0) {}

SHLO_STEP(ProcessObserver::observedStep) {
  ProcessObserver &observer = *machine.observer;
  const size_t at = size_t(step - observer.run.observed.data());
  observer.arrive(at);
  [[clang::musttail]] return observer.run.list->steps[at].run(step, pointers, machine, heldFloat, heldInteger);
}

void ProcessObserver::arrive(size_t step) {
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
    return;
  // A look at the clock takes longer than many a step: steps of one piece need none.
  const uint32_t next = run.list->pieceOf[step];
  if (next == current && !(run.maxEvents && mark.block))
    return;
  const Clock::time_point now = Clock::now();
  nanoseconds[current] += (now - last).count();
  last = now;
  if (run.maxEvents)
    leave(now, next);
  current = next;
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

void ProcessObserver::resume(Machine &machine) {
  machine.observer = this;
  if (run.hasTimes)
    last = Clock::now();
  entry = sinceEpoch(last);
}

void ProcessObserver::pause(const Machine &machine) {
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

void ProcessObserver::addTimes(std::vector<PieceTimes> &times) const {
  const StepList &list = *run.list;
  for (uint32_t i = 0; i < times.size(); ++i) {
    const StepList::Piece &piece = list.pieces[i];
    const StepList::Block &block = list.blocks[piece.block];
    times[i].nanoseconds += nanoseconds[i];
    if (piece.block == 0)
      times[i].calls += 1;
    else if (block.kind == StepList::Block::Condition)
      times[i].calls += entered[block.loop] + begun[list.loops[block.loop].body];
    else
      times[i].calls += begun[piece.block];
    if (piece.loop < list.loops.size())
      times[i].steps += begun[list.loops[piece.loop].body];
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
