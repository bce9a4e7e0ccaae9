// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/messages.h"

#include "support.h"

namespace tool::reference {

namespace {

void add(const shlo_diagnostic *diagnostic, uint32_t above, std::vector<Message> &messages) {
  Message message;
  message.severity = shlo_diagnostic_severity(diagnostic);
  message.text = shlo_diagnostic_message(diagnostic, nullptr);
  message.file = shlo_diagnostic_file(diagnostic, nullptr);
  message.sourceLine = shlo_diagnostic_source_line(diagnostic, nullptr);
  message.line = shlo_diagnostic_line(diagnostic);
  message.column = shlo_diagnostic_column(diagnostic);
  if (message.line)
    message.line += above;
  // The drop-in names show which rule a program breaks.
  if (std::string rule = shlo_diagnostic_constraint(diagnostic, nullptr); !rule.empty())
    message.text += " [" + rule + "]";
  messages.push_back(std::move(message));
  for (size_t i = 0; i < shlo_diagnostic_note_count(diagnostic); ++i)
    add(shlo_diagnostic_note(diagnostic, i), above, messages);
}

} // namespace

std::vector<Message> messagesOf(const shlo_error *error, uint32_t above) {
  std::vector<Message> messages;
  for (size_t i = 0; i < shlo_error_diagnostic_count(error); ++i)
    add(shlo_error_diagnostic(error, i), above, messages);
  if (messages.empty())
    messages.emplace_back().text = shlo_error_message(error, nullptr);
  return messages;
}

std::vector<Message> messagesOf(const shlo_diagnostics *diagnostics, uint32_t above) {
  std::vector<Message> messages;
  for (size_t i = 0; i < shlo_diagnostics_count(diagnostics); ++i)
    add(shlo_diagnostics_at(diagnostics, i), above, messages);
  return messages;
}

void print(const std::vector<Message> &messages) {
  for (const Message &message : messages) {
    std::string place = message.file.empty() ? "" : message.file;
    if (message.line)
      place += ":" + std::to_string(message.line) + ":" + std::to_string(message.column);
    const char *what = message.severity == SHLO_SEVERITY_ERROR     ? "error"
                       : message.severity == SHLO_SEVERITY_WARNING ? "warning"
                                                                   : "note";
    std::fprintf(stderr, "%s%s%s: ", place.c_str(), place.empty() ? "" : ": ", what);
    for (size_t at = 0; at <= message.text.size();) {
      const size_t end = std::min(message.text.find('\n', at), message.text.size());
      std::fprintf(stderr, "%s\n", visible(message.text.substr(at, end - at)).c_str());
      at = end + 1;
    }
    if (message.sourceLine.empty() || !message.column)
      continue;
    std::string blanks;
    for (uint32_t i = 1; i < message.column && i <= message.sourceLine.size(); ++i)
      blanks += message.sourceLine[i - 1] == '\t' ? '\t' : ' ';
    std::fprintf(stderr, "%s\n%s^\n", visible(message.sourceLine).c_str(), blanks.c_str());
  }
}

} // namespace tool::reference
