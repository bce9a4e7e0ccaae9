// A quarter of the generated op definitions, so that they compile in parallel.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/assembly.h"

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#define GET_OP_DEFS_1
#include "opset/ops.cpp.inc"
#pragma clang attribute pop
