// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "plan/program.h"

namespace shlo::plan {

// Makes the order of calls of the host's functions and of transfers visible: each gives an i1 that the next one takes as a last operand,
// through loops and branches. So they stay in order, whatever else is reordered. Fails if calls with effects,
// collectives or transfers are where there is no order, as in the body of a reduction.
Status orderCalls(Program &program);

} // namespace shlo::plan
