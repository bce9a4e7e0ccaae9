// What a program computes, counted.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace shlo::plan {

struct Program;

struct Cost {
  double flops = 0;           // arithmetic of elements
  double transcendentals = 0; // functions of elements that are more than arithmetic
  double bytes = 0;           // of operands and results of ops
};

// Of one process. Loops count as one iteration, branches as the one with the most arithmetic.
Cost costOf(const Program &program);

} // namespace shlo::plan
