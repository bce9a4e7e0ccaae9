// The steps of an executable, and the pointers that they use.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.h"
#include "exec/build.h"
#include "exec/steps.h"

namespace shlo::exec {

class ObservedSteps;

// Where a pointer of a frame points to.
struct Location {
  // Cursor: a loop sets it, and advances it.
  enum Kind : uint8_t { Arena, Constant, Input, Output, Cursor } kind = Arena;
  uint32_t argument = 0;          // Input, Output: its index; Cursor: its number
  const char *constant = nullptr; // Constant
  int64_t offset = 0;             // in bytes
  auto operator<=>(const Location &) const = default;
};

// The steps of a loop: the jump to its condition, the first one, and the one that jumps back.
struct StepLoop {
  size_t jump, begin, end;
};

struct StepList {
  // Emits a program whose buffers have their places. Takes its kernels.
  explicit StepList(Builder &builder);

  static constexpr uint32_t none = UINT32_MAX;
  // What an instruction became, for messages and observers. It is in a block.
  struct Piece {
    const char *name; // "fusion", "copy", or that of its op
    uint32_t block;
    uint32_t loop = none;              // index of the loop that it is
    uint32_t firstOrigin, originCount; // of `origins`
    float nanoseconds = 0;             // that it takes without pieces inside, estimated
    int64_t read = 0, written = 0;     // bytes, each time
    uint32_t output = none;            // a value that it gives
  };
  // The whole list, or the steps of a condition, a body or a branch. Blocks come after those around them.
  struct Block {
    enum Kind : uint8_t { All, Condition, Body, Branch } kind = All;
    uint32_t owner = none; // the piece around it
    uint32_t loop = none;  // Condition, Body
    uint32_t first = 0;    // step; not of a condition, whose first step may be one with the step before
    std::vector<uint32_t> pieces;
    uint32_t last = none; // Branch: the step that ends it
    uint32_t rest = none; // Branch: the last one of the op; of that itself, none
  };
  struct Loop {
    uint32_t jump, begin, condition, end; // steps
    uint32_t body;                        // block
    int64_t trips;                        // iterations; -1: not known
  };

  uint32_t originOf(uint32_t piece) const {
    return pieces[piece].originCount ? origins[pieces[piece].firstOrigin + pieces[piece].originCount - 1] : 0;
  }
  // "stablehlo.add (model.py:12:3), in stablehlo.while (model.py:3:1)"; "" if nothing is known of the step.
  std::string describe(size_t step, const plan::Origins &names) const;

  std::vector<Piece> pieces;
  std::vector<uint32_t> pieceOf; // by step
  std::vector<Block> blocks;
  std::vector<Loop> loops;
  std::vector<uint32_t> origins;
  std::vector<float> weights; // of the origins: their parts of the time of a piece, beside each other
  std::vector<const plan::Op *> records; // by the number of a recordStep

  std::vector<Step> steps; // ends with endStep
  std::vector<Location> pointers;
  std::vector<std::unique_ptr<Kernel>> kernels;
  std::vector<std::unique_ptr<Exchange>> exchanges;
  std::vector<std::unique_ptr<CursorMoves>> cursors;

  // The same for observed runs, by purpose, as long as somebody uses them (observed_steps.cpp).
  using ObservedForms = std::array<std::weak_ptr<const ObservedSteps>, 8>;
  mutable Guarded<ObservedForms> observed;
};

// Lets steps for one element take operands from registers that hold results of steps before (held_values.cpp). Labels
// are the steps to which others jump. Changes no step's position.
void holdValues(StepList &list, const std::vector<size_t> &labels, const std::vector<StepLoop> &loops);

} // namespace shlo::exec
