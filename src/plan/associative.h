// Whether elements may be grouped in any way.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

namespace shlo::plan {

// Whether the body of a reduction is associative, as the specification asks for, by trying it on some numbers. Users
// write other bodies, too, and expect them to be applied to one element after another. `op` has a body of numbers
// (array_bodies.h); false if it has functions or types that are not tried.
bool isAssociative(const Program &program, const Op &op);

} // namespace shlo::plan
