// Wrong parsers, which the comparison must notice.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "programs.h"

namespace shlo::test {

// Whether every twin is noticed; prints what each found.
bool findsTwins(const std::vector<Program> &programs);

} // namespace shlo::test
