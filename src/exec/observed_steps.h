// The steps of a list as observed runs do them. They are made once, and shared by runs.
//
// A step that an observer must know of tells it, then does what it does. Where loops can be left to themselves, all
// steps are there a second time, without the observer: only branches and the ends of loops count how often they are
// done.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/step_list.h"

namespace shlo::exec {

class ObservedSteps {
public:
  // What for.
  struct Purpose {
    bool times = false, values = false, events = false;
  };
  // Those of the list, which other runs may use, too.
  static std::shared_ptr<const ObservedSteps> of(const StepList &list, Purpose purpose);
  ObservedSteps(const StepList &list, Purpose purpose);

  // Indices + 1; 0: none.
  struct Mark {
    uint32_t block = 0, loop = 0; // that the step begins; not a branch
    uint32_t branch = 0;          // that ends with the step
    uint32_t inside = 0;          // the innermost loop around it that can be left to itself
    uint32_t after = 0;           // the loop of that kind that ends before it
    uint32_t end = 0;             // the loop that ends with it
    bool beginsBlock = false;     // of any kind
  };
  struct Loop {
    uint32_t body, owner;       // block, piece
    int64_t trips;              // iterations; -1: not known
    std::vector<uint32_t> ends; // the steps that begin another iteration: the last one, and perhaps the one before
    uint32_t next = 0, lastPiece = 0; // the loops inside of it are those before `next`; the last piece in it
    int64_t mostAtOnce = 0;           // iterations until it is interrupted
  };

  std::vector<Step> steps;
  std::vector<Step> leftSteps; // of loops that are left to themselves; each process needs its own. Empty: none is
  std::vector<Mark> marks;
  bool canLeaveRun = false; // of one process, with all of its loops
  // Of the list, which they outlive.
  std::vector<StepList::Piece> pieces;
  std::vector<StepList::Block> blocks;
  std::vector<Loop> loops;
  std::vector<uint32_t> blockWithLoop; // for events: by block, itself or the first one around it that is of a loop
  // Estimates in nanoseconds: of pieces with what is inside of them, of what comes before them in their blocks, and of
  // blocks.
  std::vector<double> ofPiece, before, ofBlock;

private:
  void leaveSome(const StepList &list);
  void makeLeftSteps(const StepList &list);
  void leaveEnd(uint32_t step, uint32_t loop);
  void makeCosts();
};

// A loop whose number of iterations is not known is expected to have about as many.
inline constexpr double expectedIterations = 10;

} // namespace shlo::exec
