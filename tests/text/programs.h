// The programs that the parsers are compared on.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <vector>

namespace shlo::test {

struct Program {
  std::string name; // of its file, and its number in it
  std::string text;
};

// All programs of the source tree, except versioned ones, and those of the shared folder, if it exists. Files with
// several programs are split.
std::vector<Program> findPrograms(const std::string &source, const std::string &shared);

// All programs of a folder of the tree.
std::vector<Program> programsIn(const std::string &folder);

std::string readFile(const std::string &path);

} // namespace shlo::test
