// Ops whose attributes the program's op has as they are: opset-tblgen writes their functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

namespace shlo::plan {

#include "opset/copied_lowerings.inc"

} // namespace shlo::plan
