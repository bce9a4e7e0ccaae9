// A quarter of the generated op definitions: apart, so that they compile side by side.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/assembly.h"

#define GET_OP_DEFS_0
#include "opset/ops.cpp.inc"
