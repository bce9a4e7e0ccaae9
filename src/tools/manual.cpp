// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "manual.h"

#include "support.h"

namespace tool {

namespace {

// Text for troff: a backslash starts an escape, a '.' or ''' at the start of a line a macro, and '-' is a hyphen.
std::string escaped(std::string_view text) {
  std::string made;
  for (size_t i = 0; i < text.size(); ++i) {
    if ((text[i] == '.' || text[i] == '\'') && (i == 0 || text[i - 1] == '\n'))
      made += "\\&";
    if (text[i] == '\\')
      made += "\\e";
    else
      made += (text[i] == '-' ? "\\" : "") + std::string(1, text[i]);
  }
  return made;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

// The head of a page. It has no date, so the same sources give the same bytes.
std::string head(const std::string &name, std::string_view summary) {
  std::string title = name;
  for (char &c : title)
    c = char(std::toupper(static_cast<unsigned char>(c)));
  return ".\\\" Made from the options of the tool.\n.TH " + title + " 1 \"\" \"stablehlo\\-c " +
         escaped(shlo_library_version()) + "\" \"User Commands\"\n.SH NAME\n" + escaped(name) + " \\- " +
         escaped(summary) + "\n";
}

std::string tail(const std::string &seeAlso) {
  return ".SH EXIT STATUS\n" + escaped(exitStatus) + "\n.SH SEE ALSO\n" + seeAlso;
}

std::string reference(const std::string &page, bool isLast) {
  return ".BR " + escaped(page) + " (1)" + (isLast ? "" : ",") + "\n";
}

std::string entry(std::string_view option, const char *value, std::string_view help) {
  return ".TP\n" + bold(option) + (value ? " " + italic(value) : "") + "\n" + escaped(help) + "\n";
}

std::string pageName(const Command &command) { return std::string("shlo-") + command.name; }

} // namespace

std::string manualPage(const std::vector<Command> &commands) {
  std::string page = head("shlo", "StableHLO programs on the command line") + ".SH SYNOPSIS\n.B shlo\n" +
                     italic("COMMAND") + " [" + italic("OPTION") + "]... " + italic("FILE") + "...\n.SH COMMANDS\n";
  for (const Command &command : commands)
    page += ".TP\n.BR " + escaped(pageName(command)) + " (1)\n" + escaped(command.summary) + "\n";
  page += ".SH OPTIONS\n" + entry("--help", nullptr, "print all commands") +
          entry("--version", nullptr, "print versions") +
          entry("--completions", "SHELL", "print the completions of bash, zsh or fish");
  std::string seeAlso;
  for (size_t i = 0; i < commands.size(); ++i)
    seeAlso += reference(pageName(commands[i]), i + 1 == commands.size());
  return page + tail(seeAlso);
}

std::string manualPage(const Command &command, const std::vector<Command> &commands) {
  std::string page = head(pageName(command), command.summary) + ".SH SYNOPSIS\n.B shlo " + escaped(command.name) +
                     "\n[" + italic("OPTION") + "]... " + italic(command.operands) + "\n.SH OPTIONS\n";
  for (const Option &option : command.options)
    page += entry(option.name, option.value, lineOf(option));
  page += entry("--help", nullptr, "print the options and examples") + ".SH EXAMPLES\n.nf\n" +
          escaped(command.examples) + ".fi\n";
  std::string seeAlso = reference("shlo", commands.size() == 1);
  std::vector<std::string> others;
  for (const Command &other : commands)
    if (other.name != std::string_view(command.name))
      others.push_back(pageName(other));
  for (size_t i = 0; i < others.size(); ++i)
    seeAlso += reference(others[i], i + 1 == others.size());
  return page + tail(seeAlso);
}

void writeManual(const std::string &folder, const std::vector<Command> &commands) {
  const struct {
    const char *shell, *folder, *file;
  } completions[] = {{"bash", "bash-completion/completions", "shlo"},
                     {"zsh", "zsh/site-functions", "_shlo"},
                     {"fish", "fish/vendor_completions.d", "shlo.fish"}};
  for (const auto &[shell, place, file] : completions) {
    makeFolder(folder + "/" + place);
    writeFile(folder + "/" + place + "/" + file, completionsFor(shell, commands));
  }
  const std::string pages = folder + "/man/man1/";
  makeFolder(pages);
  writeFile(pages + "shlo.1", manualPage(commands));
  for (const Command &command : commands)
    writeFile(pages + pageName(command) + ".1", manualPage(command, commands));
}

} // namespace tool
