// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

namespace shlo::plan {

// Moves receptions, and what depends on them, behind all that does not. A program may state a reception before the
// sending that another process waits for; values and tokens alone define the order (specification, section
// "Execution"). Calls of the host, and transfers of the same channel and direction, stay in order.
void postponeReceptions(Program &program);

} // namespace shlo::plan
