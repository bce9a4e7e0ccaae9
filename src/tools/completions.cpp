// Completions of words in bash, zsh and fish.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "manual.h"

namespace tool {

namespace {

constexpr const char *shells = "bash zsh fish";

// Text between single quotes, where a shell reads every other character as it is.
std::string quoted(std::string_view text) {
  std::string made = "'";
  for (char c : text)
    made += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return made + "'";
}

// The first sentence or clause of a help text, which fits a line beside an option.
std::string shortHelp(const Option &option) {
  std::string line = lineOf(option);
  if (size_t end = std::min(line.find(';'), line.find(": ")); end != std::string::npos)
    line.resize(end);
  return line;
}

std::string commandNames(const std::vector<Command> &commands) {
  std::string names;
  for (const Command &command : commands)
    names += (names.empty() ? "" : " ") + std::string(command.name);
  return names;
}

// --- bash -----------------------------------------------------------------------------------------------------------

std::string forBash(const std::vector<Command> &commands) {
  std::string text = "# Completions of shlo for bash, made from the options of the tool.\n"
                     "_shlo() {\n"
                     "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words=\n"
                     "  COMPREPLY=()\n"
                     "  if ((COMP_CWORD == 1)); then\n"
                     "    COMPREPLY=($(compgen -W '" +
                     commandNames(commands) +
                     " --help --version --completions' -- \"$current\"))\n"
                     "    return\n"
                     "  fi\n"
                     "  # bash takes '=' as a word of its own\n"
                     "  if [[ $current == = ]]; then\n"
                     "    current=\n"
                     "  elif [[ $previous == = ]]; then\n"
                     "    previous=${COMP_WORDS[COMP_CWORD-2]}\n"
                     "  fi\n"
                     "  case ${COMP_WORDS[1]}:$previous in\n"
                     "  --completions:*) words='" +
                     std::string(shells) + "' ;;\n";
  for (const Command &command : commands) {
    std::string all = "--help";
    for (const Option &option : command.options) {
      all += std::string(" ") + option.name;
      const std::string pattern = std::string("  ") + command.name + ":" + option.name + ") ";
      if (*option.choices)
        text += pattern + "words='" + option.choices + "' ;;\n";
      else if (option.value && kindOf(option.value) == ValueKind::Folder)
        text += pattern + "compopt -o dirnames +o default; return ;;\n";
      else if (option.value && kindOf(option.value) == ValueKind::Word)
        text += pattern + "compopt +o default; return ;;\n";
      else if (option.value)
        text += pattern + "return ;;\n"; // files are what bash completes if nothing else is said
    }
    text += std::string("  ") + command.name + ":*) [[ $current == -* ]] && words='" + all + "' ;;\n";
  }
  return text + "  esac\n"
                "  if [[ $words ]]; then\n"
                "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
                "  fi\n"
                "}\n"
                "complete -o default -F _shlo shlo\n";
}

// --- zsh ------------------------------------------------------------------------------------------------------------

// Text within a specification of _arguments, where ':' and brackets mean something.
std::string zshText(std::string_view text) {
  std::string made;
  for (char c : text)
    made += (c == ':' || c == '[' || c == ']' || c == '\\' ? "\\" : "") + std::string(1, c);
  return made;
}

std::string zshAction(ValueKind kind, const char *choices = "") {
  if (*choices)
    return "(" + std::string(choices) + ")";
  return kind == ValueKind::File ? "_files" : kind == ValueKind::Folder ? "_files -/" : " ";
}

std::string forZsh(const std::vector<Command> &commands) {
  std::string text = "#compdef shlo\n"
                     "# Completions of shlo for zsh, made from the options of the tool.\n"
                     "_shlo() {\n"
                     "  local -a commands=(\n";
  for (const Command &command : commands)
    text += "    " + quoted(std::string(command.name) + ":" + zshText(command.summary)) + "\n";
  text += "    '--help:print all commands'\n"
          "    '--version:print versions'\n"
          "    '--completions:print the completions of a shell'\n"
          "  )\n"
          "  if (( CURRENT == 2 )); then\n"
          "    _describe command commands\n"
          "    return\n"
          "  fi\n"
          "  local command=$words[2]\n"
          "  shift words\n"
          "  (( CURRENT-- ))\n"
          "  case $command in\n"
          "  --completions) _values shell " +
          std::string(shells) + " ;;\n";
  for (const Command &command : commands) {
    text += std::string("  ") + command.name + ")\n    _arguments -S \\\n";
    for (const Option &option : command.options) {
      const bool isLong = option.name[1] == '-';
      std::string specification =
          std::string("*") + option.name + (option.value && isLong ? "=" : "") + "[" + zshText(shortHelp(option)) + "]";
      if (option.value)
        specification += ":" + zshText(option.value) + ":" + zshAction(kindOf(option.value), option.choices);
      text += "      " + quoted(specification) + " \\\n";
    }
    text += "      '--help[print options and examples]' \\\n      " +
            quoted("*:" + zshText(command.operands) + ":" + zshAction(kindOf(command.operands))) + "\n    ;;\n";
  }
  return text + "  esac\n}\n_shlo \"$@\"\n";
}

// --- fish -----------------------------------------------------------------------------------------------------------

std::string forFish(const std::vector<Command> &commands) {
  std::string text = "# Completions of shlo for fish, made from the options of the tool.\n"
                     "complete -c shlo -n __fish_use_subcommand -f\n"
                     "complete -c shlo -n __fish_use_subcommand -l help -d 'print all commands'\n"
                     "complete -c shlo -n __fish_use_subcommand -l version -d 'print versions'\n"
                     "complete -c shlo -n __fish_use_subcommand -l completions -x -a '" +
                     std::string(shells) + "' -d 'print the completions of a shell'\n";
  for (const Command &command : commands)
    text += "complete -c shlo -n __fish_use_subcommand -a " + std::string(command.name) + " -d " +
            quoted(command.summary) + "\n";
  for (const Command &command : commands) {
    const std::string start =
        "complete -c shlo -n " + quoted(std::string("__fish_seen_subcommand_from ") + command.name);
    if (kindOf(command.operands) == ValueKind::Word)
      text += start + " -f\n";
    for (const Option &option : command.options) {
      text += start + (option.name[1] == '-' ? std::string(" -l ") + (option.name + 2)
                                             : std::string(" -s ") + (option.name + 1));
      if (*option.choices)
        text += " -x -a " + quoted(option.choices);
      else if (option.value)
        switch (kindOf(option.value)) {
        case ValueKind::File: text += " -r -F"; break;
        case ValueKind::Folder: text += " -x -a '(__fish_complete_directories)'"; break;
        case ValueKind::Word: text += " -x"; break;
        }
      text += " -d " + quoted(shortHelp(option)) + "\n";
    }
    text += start + " -l help -d 'print options and examples'\n";
  }
  return text;
}

} // namespace

std::string completionsFor(const std::string &shell, const std::vector<Command> &commands) {
  if (shell == "bash")
    return forBash(commands);
  if (shell == "zsh")
    return forZsh(commands);
  if (shell == "fish")
    return forFish(commands);
  throw UsageError{"--completions is for bash, zsh or fish, not '" + shell + "'"};
}

} // namespace tool
