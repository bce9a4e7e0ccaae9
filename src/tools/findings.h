// What is wrong with programs, for editors and review bots: a line of JSON for each finding.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

namespace tool {

// Print to standard output the findings about the program of that path: those of a failure, and those of a collector.
void printFindings(const std::string &path, const Failure &failure);
void printFindings(const std::string &path, const shlo_diagnostics *findings);

} // namespace tool
