// Mutates programs so that many mutants are programs: types, extents, numbers, ops and operands keep their form.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support/random.h"

#include <string>

namespace shlo::test {

// Makes one to three changes.
std::string changeProgram(std::string text, Random &random);

// A program that is hostile by its kind: loops that do not end, much memory, much work, extents and indices of any
// size, comparisons that order nothing. Not each is valid.
std::string hostileProgram(Random &random);

// A program that transfers values to and from the host, in a loop or once, messages between two processes, and has
// calls
// @host, a result of which has a shape that the host gives.
std::string transferringProgram(Random &random);

// Without the lines that check results with custom calls, which have no implementation here.
std::string withoutChecks(const std::string &text);

} // namespace shlo::test
