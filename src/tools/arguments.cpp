// Command lines: a table of options, which also generates the help text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "arguments.h"

#include <cerrno>
#include <cstdlib>
#include <getopt.h>

namespace tool {

// getopt_long returns a letter, or for a long name this plus the option's index.
constexpr int firstLong = 256;

Arguments::Arguments(const Command &command, int count, char **words) : command(command) {
  std::string letters = ":"; // distinguishes a missing value from an unknown option
  std::vector<option> names;
  for (size_t i = 0; i < command.options.size(); ++i) {
    const Option &known = command.options[i];
    if (known.name[1] == '-')
      names.push_back({known.name + 2, known.value ? required_argument : no_argument, nullptr, firstLong + int(i)});
    else
      letters += std::string(1, known.name[1]) + (known.value ? ":" : "");
  }
  names.push_back({});
  auto optionOf = [&](int found) -> const Option & {
    for (size_t i = 0; i < command.options.size(); ++i)
      if (found == (found < firstLong ? command.options[i].name[1] : firstLong + int(i)))
        return command.options[i];
    throw UsageError{std::string("unknown option ") + (found ? std::string("-") + char(found) : words[optind - 1])};
  };

  opterr = 0;
  for (int found; (found = getopt_long(count, words, letters.c_str(), names.data(), nullptr)) != -1;) {
    if (found == ':')
      throw UsageError{std::string(optionOf(optopt).name) + " needs a value: " + optionOf(optopt).value};
    if (found == '?')
      throw UsageError{std::string(optionOf(optopt).name) + " takes no value"};
    given.emplace_back(optionOf(found).name, optarg ? optarg : "");
  }
  rest.assign(words + optind, words + count);
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
    throw UsageError{std::string(option) + " needs a non-negative number, not '" + *text + "'"};
  return value;
}

const std::string &Arguments::onlyOperand() const {
  if (rest.empty())
    throw UsageError{std::string(command.operands) + " is missing"};
  if (rest.size() > 1)
    throw UsageError{"'" + rest[1] + "' is one operand too many"};
  return rest[0];
}

ValueKind kindOf(std::string_view value) {
  while (value.ends_with('.')) // "FILE..."
    value.remove_suffix(1);
  if (value == "DIR")
    return ValueKind::Folder;
  for (std::string_view file : {"F", "FILE", "IN", "MODEL", "OUT", "A [B]"})
    if (value == file || value.ends_with("]" + std::string(file)))
      return ValueKind::File;
  return ValueKind::Word;
}

std::string lineOf(const Option &option) {
  std::string line = option.help;
  for (char &c : line)
    if (c == '\n')
      c = ' ';
  return line;
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
  return text + "  --help                print this text\n\nexamples:\n" + command.examples;
}

} // namespace tool
