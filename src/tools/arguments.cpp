// Command lines: options from a table, help made from the same table.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "arguments.h"

#include <cerrno>
#include <cstdlib>

namespace tool {

Arguments::Arguments(const Command &command, int count, const char *const *words) : command(command) {
  bool onlyOperands = false;
  for (int i = 0; i < count; ++i) {
    std::string word = words[i];
    if (onlyOperands || word.size() < 2 || word[0] != '-') {
      rest.push_back(word);
      continue;
    }
    if (word == "--") {
      onlyOperands = true;
      continue;
    }
    size_t equals = word.rfind("--", 0) == 0 ? word.find('=') : std::string::npos;
    std::string name = word.substr(0, equals);
    const Option *found = nullptr;
    for (const Option &option : command.options)
      if (name == option.name)
        found = &option;
    if (!found)
      throw UsageError{"unknown option " + name};
    if (!found->value) {
      if (equals != std::string::npos)
        throw UsageError{name + " takes no value"};
      given.emplace_back(name, "");
    } else if (equals != std::string::npos) {
      given.emplace_back(name, word.substr(equals + 1));
    } else if (i + 1 < count) {
      given.emplace_back(name, words[++i]);
    } else {
      throw UsageError{name + " needs a value: " + found->value};
    }
  }
}

std::optional<std::string> Arguments::get(std::string_view option) const {
  std::optional<std::string> last;
  for (const auto &[name, value] : given)
    if (name == option)
      last = value;
  return last;
}

std::vector<std::string> Arguments::all(std::string_view option) const {
  std::vector<std::string> values;
  for (const auto &[name, value] : given)
    if (name == option)
      values.push_back(value);
  return values;
}

uint64_t Arguments::number(std::string_view option, uint64_t absent) const {
  std::optional<std::string> text = get(option);
  if (!text)
    return absent;
  errno = 0;
  char *end = nullptr;
  unsigned long long value = std::strtoull(text->c_str(), &end, 10);
  if (text->empty() || (*text)[0] < '0' || (*text)[0] > '9' || *end || errno)
    throw UsageError{std::string(option) + " needs a number, not '" + *text + "'"};
  return value;
}

double Arguments::real(std::string_view option, double absent) const {
  std::optional<std::string> text = get(option);
  if (!text)
    return absent;
  char *end = nullptr;
  double value = std::strtod(text->c_str(), &end);
  if (text->empty() || *end || !(value >= 0))
    throw UsageError{std::string(option) + " needs a number from 0 on, not '" + *text + "'"};
  return value;
}

const std::string &Arguments::onlyOperand() const {
  if (rest.empty())
    throw UsageError{std::string(command.operands) + " is missing"};
  if (rest.size() > 1)
    throw UsageError{"'" + rest[1] + "' is one operand too many"};
  return rest[0];
}

std::string helpOf(const Command &command) {
  std::string text = std::string("shlo ") + command.name + ": " + command.summary + "\n\nusage: shlo " + command.name +
                     " [OPTION]... " + command.operands + "\n\n";
  for (const Option &option : command.options) {
    std::string left = std::string("  ") + option.name + (option.value ? std::string(" ") + option.value : "");
    if (left.size() < 24)
      left.resize(24, ' ');
    else
      left += "\n" + std::string(24, ' ');
    text += left;
    for (const char *c = option.help; *c; ++c) {
      text += *c;
      if (*c == '\n')
        text += std::string(24, ' ');
    }
    text += '\n';
  }
  return text + "  --help                this text\n\nexamples:\n" + command.examples;
}

} // namespace tool
