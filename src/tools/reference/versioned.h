// Modules of versioned ops in stablehlo-opt.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "reference/session.h"

namespace tool::reference {

// Reads a program as it is: artifacts and versioned text keep their versioned ops. Null after a failure.
Module loadAsItIs(const Program &program, Outcome &outcome);

// Reports that passes failed, and takes the error. Of what blocks a version the first op is an error, and the module,
// as in the reference.
void failVersioning(shlo_error *error, const Program &program, Outcome &outcome);

} // namespace tool::reference
