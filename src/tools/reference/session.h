// What stablehlo-opt and stablehlo-translate share: an input of one or several programs, each of which is processed
// alone; what it reports is printed, or compared with comments.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "reference/arguments.h"
#include "reference/expectations.h"
#include "support.h"

#include <functional>

namespace tool::reference {

// The options of both.
std::vector<Option> sharedOptions();
std::vector<Missing> missingOptions();

// A program of the input.
struct Program {
  std::string_view bytes;
  uint32_t above; // lines before it
  std::string file;
};

// What processing gives: what to print, and what it reports. `failed`: it did not succeed.
struct Outcome {
  std::string output;
  std::vector<Message> messages;
  bool failed = false;
};

// An error of the library as messages; takes the error.
void fail(shlo_error *error, uint32_t above, Outcome &outcome);

// Reads a program: text, versioned text or an artifact. Rules that only the specification has are warnings, which go to
// the outcome. Null after a failure, which does so, too.
Module load(const Program &program, Outcome &outcome);

// Processes the programs of the input, and returns the exit status.
int process(const CommandLine &line, const std::function<void(const Program &, Outcome &)> &one);

// What the options of printing say.
PrintOptions printOptions(const CommandLine &line);
// The text of a module.
std::string printed(const CommandLine &line, const shlo_module *module);

} // namespace tool::reference
