// Measures both parsers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "programs.h"

namespace shlo::test {

// Prints the milliseconds that each parser takes for a text. False if one rejects it.
bool printTimes(const std::string &text);

} // namespace shlo::test
