// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/observed_steps.h"

#include "exec/observer.h"

#include <algorithm>

namespace shlo::exec {

std::shared_ptr<const ObservedSteps> ObservedSteps::of(const StepList &list, Purpose purpose) {
  return list.observed.with([&](StepList::ObservedForms &forms) {
    std::weak_ptr<const ObservedSteps> &form = forms[purpose.times + 2 * purpose.values + 4 * purpose.events];
    std::shared_ptr<const ObservedSteps> made = form.lock();
    if (!made)
      form = made = std::make_shared<const ObservedSteps>(list, purpose);
    return made;
  });
}

ObservedSteps::ObservedSteps(const StepList &list, Purpose purpose)
    : steps(list.steps), marks(list.steps.size()), pieces(list.pieces), blocks(list.blocks) {
  for (uint32_t i = 0; i < blocks.size(); ++i) {
    const StepList::Block &block = blocks[i];
    if (block.kind == StepList::Block::Condition)
      continue;
    marks[block.first].beginsBlock = true;
    if (block.kind != StepList::Block::Branch)
      marks[block.first].block = i + 1;
    else if (block.rest != StepList::none) // the last one is done whenever the others are not
      marks[block.last].branch = i + 1;
  }
  for (uint32_t i = 0; i < list.loops.size(); ++i) {
    const StepList::Loop &loop = list.loops[i];
    marks[loop.jump].loop = i + 1;
    Loop made{loop.body, blocks[loop.body].owner, loop.trips, {}};
    made.lastPiece = *std::max_element(list.pieceOf.begin() + loop.begin, list.pieceOf.begin() + loop.end + 1);
    loops.push_back(made);
  }
  if (purpose.times && !purpose.values && !purpose.events)
    leaveSome(list);
  for (size_t i = 0; i < steps.size(); ++i)
    if (purpose.times || marks[i].beginsBlock || marks[i].loop || steps[i].run == kernelStep ||
        steps[i].run == meetingStep)
      steps[i].run = ProcessObserver::observedStep;
  if (purpose.events)
    for (uint32_t i = 0; i < blocks.size(); ++i)
      blockWithLoop.push_back(i == 0 || blocks[i].loop < loops.size() ? i
                                                                      : blockWithLoop[pieces[blocks[i].owner].block]);
  makeCosts();
}

// A process that meets others must say so to its observer.
void ObservedSteps::leaveSome(const StepList &list) {
  std::vector<uint32_t> meetings(list.steps.size() + 1); // before each step
  for (size_t i = 0; i < list.steps.size(); ++i)
    meetings[i + 1] = meetings[i] + (list.steps[i].run == meetingStep);
  canLeaveRun = meetings.back() == 0;
  bool canLeaveLoops = false;
  for (uint32_t number = 0; number < loops.size(); ++number) { // inner loops have higher numbers
    const StepList::Loop &its = list.loops[number];
    Loop &loop = loops[number];
    for (loop.next = number + 1; loop.next < loops.size() && list.loops[loop.next].jump < its.end;)
      ++loop.next;
    loop.mostAtOnce = std::max<int64_t>(1, Watch::interval / std::max<int64_t>(1, list.steps[its.end].parameter));
    // An observer does not see where the iterations of a loop without steps in its body begin.
    if (its.begin == its.condition || meetings[its.end] != meetings[its.begin])
      continue;
    canLeaveLoops = true;
    for (uint32_t i = its.begin; i <= its.end; ++i)
      marks[i].inside = number + 1;
    marks[its.end + 1].after = number + 1;
  }
  if (canLeaveLoops || canLeaveRun)
    makeLeftSteps(list);
}

void ObservedSteps::makeLeftSteps(const StepList &list) {
  leftSteps = list.steps;
  for (uint32_t number = 0; number < loops.size(); ++number) {
    const StepList::Loop &loop = list.loops[number];
    leaveEnd(loop.end, number);
    // Perhaps the step before does what the last one does, which then is only done when the loop is entered.
    if (int64_t(loop.end) - 1 - list.steps[loop.end - 1].n == int64_t(loop.begin))
      leaveEnd(loop.end - 1, number);
  }
  for (const StepList::Block &block : blocks)
    if (block.kind == StepList::Block::Branch && block.rest != StepList::none) {
      leftSteps[block.last].run = ProcessObserver::countedJumpStep;
      leftSteps[block.last].parameter = 0;
    }
}

void ObservedSteps::leaveEnd(uint32_t step, uint32_t loop) {
  if (const StepHandler unwatched = unwatchedLoopStep(leftSteps[step].run)) {
    leftSteps[step].run = unwatched;
    loops[loop].ends.push_back(step);
    marks[step].end = loop + 1;
  }
}

// Pieces inside of a piece follow it in the list.
void ObservedSteps::makeCosts() {
  ofPiece.resize(pieces.size());
  before.resize(pieces.size());
  ofBlock.assign(blocks.size(), 0);
  for (size_t i = 0; i < pieces.size(); ++i)
    ofPiece[i] = double(pieces[i].nanoseconds);
  for (size_t b = blocks.size(); b-- > 0;) { // inner blocks have higher numbers
    for (uint32_t i : blocks[b].pieces) {
      before[i] = ofBlock[b];
      ofBlock[b] += ofPiece[i];
    }
    const StepList::Block &block = blocks[b];
    if (b == 0)
      continue;
    const int64_t trips = block.loop < loops.size() ? loops[block.loop].trips : 1;
    ofPiece[block.owner] += ofBlock[b] * (trips < 0 ? expectedIterations : double(trips));
  }
}

} // namespace shlo::exec
