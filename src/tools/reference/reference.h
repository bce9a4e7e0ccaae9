// The command lines of the reference's tools, over the C API.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace tool::reference {

// stablehlo-opt: reads a program, runs passes, prints it.
int runOpt(int argc, char **argv);
// stablehlo-translate: writes, reads and runs artifacts.
int runTranslate(int argc, char **argv);

} // namespace tool::reference
