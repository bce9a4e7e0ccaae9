// The command line of the reference's tools: one or two dashes, "=" or a blank before a value, one file or "-".
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tool::reference {

enum class Takes {
  Nothing,
  Flag,
  Value,
  OptionalValue
}; // Flag: "--name", "--name=false"; OptionalValue: only behind "="

struct Option {
  std::string_view name; // "split-input-file"
  Takes takes;
  std::string_view help;
};

// An option of MLIR's tools that is not here, and why.
struct Missing {
  std::string_view name, reason;
};

struct Given {
  std::string name;
  std::optional<std::string> value;
};

class CommandLine {
public:
  // What no table knows is asked for with `isPass`: a pass or pipeline, which may have options behind "=". Throws
  // UsageError.
  CommandLine(const std::vector<Option> &options, const std::vector<Missing> &missing, bool (*isPass)(std::string_view),
              int count, char **words);

  // The last value; "" if it was given without one.
  std::optional<std::string> get(std::string_view option) const;
  bool has(std::string_view option) const { return get(option).has_value(); }
  bool flag(std::string_view option, bool absent = false) const;

  std::string input = "-";
  std::vector<Given> passes; // in their order

private:
  std::vector<Given> given;
};

} // namespace tool::reference
