// stablehlo-translate --interpret: runs a program, with what it expects of its values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "reference/session.h"

namespace tool::reference {

void interpret(const CommandLine &line, const Program &program, Outcome &outcome);

} // namespace tool::reference
