// A quarter of the generated op definitions, so that they compile in parallel.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/assembly.h"

#define GET_OP_DEFS_2
#include "opset/ops.cpp.inc"
