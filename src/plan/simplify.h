// What makes a program smaller or quicker without knowing how it is executed.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

namespace shlo::plan {

// - Constants with one value stay so through broadcasts, reshapes, transposes, slices and reversals.
// - A value without elements is a constant, however it is computed.
// - State that a loop hands on unchanged is read from outside of the loop instead.
// - Identities vanish, and so do ops that nobody reads.
// Asserts stay where they are.
void simplify(Program &program);

} // namespace shlo::plan
