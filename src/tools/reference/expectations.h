// --verify-diagnostics: compares what a tool reports with comments in the input.
//
//   // expected-error@+1 {{the text}}      error, warning, remark or note; @above, @below, @-2; -re for patterns
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "reference/messages.h"

#include <string>
#include <string_view>
#include <vector>

namespace tool::reference {

enum class Compare {
  Place,       // line and severity
  Text,        // also the words
  OnlyExpected // places; what no comment expects is no error
};

// Returns what does not agree, as lines to print. `text` is what the messages are about, whose first line has the
// number `firstLine`.
std::vector<std::string> compareWithComments(std::string_view text, const std::string &file, uint32_t firstLine,
                                             const std::vector<Message> &messages, Compare how);

} // namespace tool::reference
