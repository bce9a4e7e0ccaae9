// Models through the C API: read, printed, and written again.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <vector>

struct Loaded {
  bool accepted = false;
  std::string text, message;
  std::string written; // the module as a file again, or why there is none
  std::vector<std::string> warnings;
};

Loaded load(const std::string &file);
// The model is accepted, its text has these parts, and it is written again without a loss.
void accepts(const std::string &file, const std::vector<std::string> &parts);
// The message has this part.
void refuses(const std::string &file, const std::string &message);
