// The commands for other readers than the help: shells, which complete words, and man.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "arguments.h"

namespace tool {

inline constexpr const char *exitStatus =
    "0 success, 1 an error in a file or a failed comparison, 2 usage, 3 internal error.";

// The completions of a shell: bash, zsh or fish. Throws UsageError for another one.
std::string completionsFor(const std::string &shell, const std::vector<Command> &commands);

// The man pages, in man's macros: of all commands, and of one.
std::string manualPage(const std::vector<Command> &commands);
std::string manualPage(const Command &command, const std::vector<Command> &commands);

// Writes completions and pages below a folder, as they are found below share.
void writeManual(const std::string &folder, const std::vector<Command> &commands);

} // namespace tool
