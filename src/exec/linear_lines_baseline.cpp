// Loops over lines for every supported processor.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define SHLO_LINE_TABLE baseline
#include "exec/linear_lines-inl.h"
