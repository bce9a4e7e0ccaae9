// Command lines: a table of options, which also generates the help text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "handles.h"

#include <optional>
#include <vector>

namespace tool {

struct Option {
  const char *name;  // "--input" or "-o"
  const char *value; // the name of its value in the help text; null if it has none
  const char *help;
  const char *choices = ""; // the words that the value can be, for completions: "text artifact"
};

// What the value of an option, or an operand, is called says what it is: "[NAME=]F" is a file.
enum class ValueKind { Word, File, Folder };
ValueKind kindOf(std::string_view value);

struct Command {
  const char *name;
  const char *operands; // "MODEL"
  const char *summary;
  std::vector<Option> options;
  const char *examples;
  int (*run)(const class Arguments &arguments);
};

class Arguments {
public:
  // Parses with getopt_long, which moves the operands behind the options. words[0] is skipped. Throws UsageError for an
  // unknown option or a missing value.
  Arguments(const Command &command, int count, char **words);

  const std::vector<std::string> &operands() const { return rest; }
  bool has(std::string_view option) const { return get(option).has_value(); }
  // The last value of the option.
  std::optional<std::string> get(std::string_view option) const;
  std::vector<std::string> all(std::string_view option) const;
  // Throw UsageError if the value is not such a number.
  uint64_t number(std::string_view option, uint64_t absent) const;
  double real(std::string_view option, double absent) const;
  // The only operand. Throws UsageError if there is none or more than one.
  const std::string &onlyOperand() const;

private:
  const Command &command;
  std::vector<std::string> rest;
  std::vector<std::pair<std::string, std::string>> given;
};

std::string helpOf(const Command &command);
// The help of an option as one line.
std::string lineOf(const Option &option);

} // namespace tool
