// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/arguments.h"

#include "handles.h"

#include <algorithm>

namespace tool::reference {

CommandLine::CommandLine(const std::vector<Option> &options, const std::vector<Missing> &missing,
                         bool (*isPass)(std::string_view), int count, char **words) {
  bool hasInput = false, isRest = false;
  for (int i = 1; i < count; ++i) {
    std::string_view word = words[i];
    if (isRest || word == "-" || word.empty() || word[0] != '-') {
      if (hasInput)
        throw UsageError{"only one file can be read, not '" + input + "' and '" + std::string(word) + "'"};
      input = word;
      hasInput = true;
      continue;
    }
    if (word == "--") {
      isRest = true;
      continue;
    }
    word.remove_prefix(word.starts_with("--") ? 2 : 1);
    const size_t equals = word.find('=');
    Given one{std::string(word.substr(0, equals)), std::nullopt};
    if (equals != std::string_view::npos)
      one.value = word.substr(equals + 1);
    auto known = std::find_if(options.begin(), options.end(), [&](const Option &o) { return o.name == one.name; });
    if (known == options.end()) {
      if (isPass && isPass(one.name)) {
        passes.push_back(std::move(one));
        continue;
      }
      auto gone = std::find_if(missing.begin(), missing.end(), [&](const Missing &m) { return m.name == one.name; });
      throw UsageError{"unknown option '" + std::string(words[i]) + "'" +
                       (gone == missing.end() ? "" : ": " + std::string(gone->reason))};
    }
    if (known->takes == Takes::Value && !one.value) {
      if (++i == count)
        throw UsageError{"option '--" + one.name + "' needs a value"};
      one.value = words[i];
    }
    if (known->takes == Takes::Nothing && one.value)
      throw UsageError{"option '--" + one.name + "' takes no value"};
    given.push_back(std::move(one));
  }
}

std::optional<std::string> CommandLine::get(std::string_view option) const {
  for (auto one = given.rbegin(); one != given.rend(); ++one)
    if (one->name == option)
      return one->value.value_or("");
  return std::nullopt;
}

bool CommandLine::flag(std::string_view option, bool absent) const {
  std::optional<std::string> value = get(option);
  if (!value)
    return absent;
  if (*value == "" || *value == "true" || *value == "1" || *value == "TRUE" || *value == "True")
    return true;
  if (*value == "false" || *value == "0" || *value == "FALSE" || *value == "False")
    return false;
  throw UsageError{"option '--" + std::string(option) + "' takes true or false, not '" + *value + "'"};
}

} // namespace tool::reference
