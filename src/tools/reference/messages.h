// Diagnostics as MLIR's tools print them: "file:line:column: error: text", the line, and a caret.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "handles.h"

#include <string>
#include <vector>

namespace tool::reference {

struct Message {
  shlo_severity severity = SHLO_SEVERITY_ERROR;
  std::string text, file, sourceLine;
  uint32_t line = 0, column = 0; // from 1; 0 if unknown
  bool isReference = true;       // false: a rule that the reference does not check
};

// The diagnostics of an error with their notes, or the error alone. Lines move down by `above`.
std::vector<Message> messagesOf(const shlo_error *error, uint32_t above);
// What a collector has.
std::vector<Message> messagesOf(const shlo_diagnostics *diagnostics, uint32_t above);

void print(const std::vector<Message> &messages);

} // namespace tool::reference
