// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/observed_times.h"

#include <numeric>

namespace shlo::exec {

// What a measured run costs beside looks at the clock: a part of a look for each piece.
static constexpr double looksPerPiece = 1.0 / 16;

ObservedTimes::ObservedTimes(const ObservedSteps &steps)
    : begun(steps.blocks.size()), nanoseconds(steps.pieces.size()), shares(nanoseconds.size()), all(nanoseconds.size()),
      taken(nanoseconds.size()) {}

void ObservedTimes::add(const ObservedSteps &steps, ProcessObserver &process) {
  isNew = true;
  process.begun[0] = 1;
  for (size_t i = 0; i < begun.size() && !process.leftSteps.empty(); ++i)
    if (const StepList::Block &block = steps.blocks[i];
        block.kind == StepList::Block::Branch && block.rest != StepList::none)
      begun[i] += std::exchange(process.leftSteps[block.last].parameter, 0);
  for (size_t i = 0; i < begun.size(); ++i)
    begun[i] += std::exchange(process.begun[i], 0);
  if (process.isRunLeft) {
    --process.ofRuns.due;
    ++process.ofRuns.iterations;
    process.ofRuns.nanoseconds += process.taken;
    ofLeftRuns += process.taken;
  } else {
    addMeasured(steps, process);
  }
  process.lookCount = 0;
}

void ObservedTimes::addMeasured(const ObservedSteps &steps, ProcessObserver &process) {
  all.swap(process.nanoseconds);
  std::fill(process.nanoseconds.begin(), process.nanoseconds.end(), 0);
  for (uint32_t i = 0; i < process.samples.size(); ++i)
    if (process.samples[i].iterations)
      divide(steps, process, i);
  int64_t sum = 0;
  for (size_t i = 0; i < all.size(); ++i) {
    nanoseconds[i] += all[i];
    all[i] = std::max<int64_t>(0, all[i] - std::exchange(process.looks[i], 0) * process.look);
    sum += all[i];
  }
  // The first runs may take much longer than the others, and a run from which the system takes the processor does.
  if (sum < fastest / 2)
    std::fill(shares.begin(), shares.end(), 0);
  fastest = std::min(fastest, sum);
  if (sum <= fastest * 2)
    for (size_t i = 0; i < all.size(); ++i)
      shares[i] += all[i];
  const double ofLooks = (double(process.lookCount) + looksPerPiece * double(all.size())) * double(process.look);
  ProcessObserver::Sample &runs = process.ofRuns;
  const double time = runs.iterations ? double(runs.nanoseconds) / double(runs.iterations) : double(sum);
  runs.due = process.untilMeasured(double(sum) + ofLooks, ofLooks, std::max(1.0, time)) - 1;
  runs.iterations = runs.nanoseconds = 0;
}

// Divides the time that the loop was left to itself among its pieces, which follow it in the list.
void ObservedTimes::divide(const ObservedSteps &steps, ProcessObserver &process, uint32_t number) {
  ProcessObserver::Sample &sample = process.samples[number];
  const ObservedSteps::Loop &loop = steps.loops[number];
  int64_t whole = 0, rest = sample.nanoseconds;
  for (uint32_t i = loop.owner; i <= loop.lastPiece; ++i)
    whole += process.measured[i];
  for (uint32_t i = loop.owner + 1; i <= loop.lastPiece; ++i) {
    const double part = whole ? double(process.measured[i]) / double(whole) : 0;
    const auto its = int64_t(double(sample.nanoseconds) * part);
    all[i] += its;
    rest -= its;
  }
  all[loop.owner] += rest;
  sample.iterations = sample.nanoseconds = 0;
}

void ObservedTimes::divideLeftRuns() {
  const auto whole = double(std::accumulate(shares.begin(), shares.end(), int64_t(0)));
  int64_t rest = ofLeftRuns;
  for (size_t i = 0; i < shares.size() && whole > 0; ++i) {
    const auto its = int64_t(double(ofLeftRuns) * double(shares[i]) / whole);
    nanoseconds[i] += its;
    rest -= its;
  }
  nanoseconds[size_t(std::max_element(shares.begin(), shares.end()) - shares.begin())] += rest;
  ofLeftRuns = 0;
}

const std::vector<PieceTimes> *ObservedTimes::take(const ObservedSteps &steps) {
  if (!std::exchange(isNew, false))
    return nullptr;
  divideLeftRuns();
  using Block = StepList::Block;
  for (size_t i = 1; i < begun.size(); ++i) { // blocks come after those around them
    const Block &block = steps.blocks[i];
    const int64_t ofOwner = begun[steps.pieces[block.owner].block];
    if (block.kind == Block::Condition)
      begun[i] = ofOwner + begun[steps.loops[block.loop].body];
    else if (block.kind == Block::Branch && block.rest == StepList::none)
      begun[i] += ofOwner; // less the other branches
    else if (block.kind == Block::Branch)
      begun[block.rest] -= begun[i];
  }
  for (size_t i = 0; i < taken.size(); ++i) {
    const StepList::Piece &piece = steps.pieces[i];
    const int64_t iterations = piece.loop < steps.loops.size() ? begun[steps.loops[piece.loop].body] : 0;
    taken[i] = {std::exchange(nanoseconds[i], 0), begun[piece.block], iterations};
  }
  std::fill(begun.begin(), begun.end(), 0);
  return &taken;
}

} // namespace shlo::exec
