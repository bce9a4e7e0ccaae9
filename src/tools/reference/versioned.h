// Programs that are versioned at a time: the passes between StableHLO and its versioned ops, which a module of the C
// API does not have. A versioned program is an artifact here.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "reference/session.h"

namespace tool::reference {

// A program in one form or the other.
struct Subject {
  Module module;                       // null if it is versioned
  std::optional<std::string> artifact; // a versioned program
};

// Reads a program as it is: artifacts and versioned text stay versioned.
bool load(const Program &program, Subject &subject, Outcome &outcome);

// Whether a pass is one of those below.
bool isVersioning(std::string_view pass);
std::vector<std::pair<std::string_view, std::string_view>> versioningPasses(); // names and what they do

// Runs stablehlo-legalize-to-vhlo, vhlo-to-version, vhlo-legalize-to-stablehlo or stablehlo-deserialize, with the text
// of its options. False after a failure.
bool runVersioning(const std::string &pass, const std::string &options, const Program &program, Subject &subject,
                   Outcome &outcome);

// The text of a program in either form.
std::string printed(const CommandLine &line, const Subject &subject);

} // namespace tool::reference
