// Reductions of pairs of a number and a place, of which the body chooses one by its number: argmax and argmin.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

#include <optional>

namespace shlo::exec {

// Which pair a body chooses, if no number is a NaN: that with the greatest or least number. If the numbers are equal
// (-0 and +0 may differ in bits), it takes the number of the earlier or later pair, and one of the two places.
struct ExtremeBody {
  enum Tie : uint8_t { Earlier, Later, Smaller, Greater };
  size_t number; // which operand: 0 or 1
  bool isLeast;
  Tie ofNumber; // Earlier or Later
  Tie ofPlace;
};
// Found out by trying the body with each order of its numbers and of its places, however it is written.
std::optional<ExtremeBody> recognizeExtreme(const plan::Body &body, const plan::Program &program);

// A kernel of such a body for one reduced axis. `general` computes any input; it takes over where the result depends on
// the order in which pairs are combined. Null if there is none, and `general` is left as it is.
std::unique_ptr<Kernel> makeExtreme(const KernelRequest &request, std::unique_ptr<Kernel> &general);

} // namespace shlo::exec
