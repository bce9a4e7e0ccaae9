// shlo: StableHLO programs on the command line, using only the C API.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "manual.h"
#include "reference/reference.h"
#include "support.h"

#include <cstring>

using namespace tool;

namespace {

std::string overview(const std::vector<Command> &commands) {
  std::string text = "shlo: StableHLO programs on the command line\n\nusage: shlo COMMAND [OPTION]... FILE...\n\n";
  for (const Command &command : commands) {
    std::string name = std::string("  ") + command.name;
    name.resize(12, ' ');
    text += name + command.summary + "\n";
  }
  return text +
         "\n"
         "  shlo COMMAND --help       options and examples\n"
         "  shlo --version            versions\n"
         "  shlo --completions SHELL  completions for bash, zsh or fish\n\n"
         "Exit status: " +
         exitStatus + "\n";
}

int usageError(const std::string &message, const std::string &where) {
  Style style(stderr);
  std::fprintf(stderr, "%sshlo:%s %s\nTry '%s --help'.\n", style.red, style.reset, message.c_str(), where.c_str());
  return ExitUsage;
}

// The reference's tools that the program stands for if it is called by their names.
struct ReferenceTool {
  std::string_view name;
  int (*run)(int argc, char **argv);
};
constexpr ReferenceTool referenceTools[] = {{"stablehlo-opt", reference::runOpt},
                                            {"stablehlo-translate", reference::runTranslate}};

int runReferenceTool(const ReferenceTool &tool, int argc, char **argv) {
  try {
    return tool.run(argc, argv);
  } catch (const UsageError &error) {
    std::fprintf(stderr, "%s: %s\n", std::string(tool.name).c_str(), error.message.c_str());
    return 1;
  } catch (const Failure &failure) {
    std::fprintf(stderr, "%s\n", failure.message.c_str());
    return 1;
  }
}

int runCommandLine(int argc, char **argv) {
  std::string_view called = argc ? argv[0] : "";
  called.remove_prefix(std::min(called.rfind('/') + 1, called.size()));
  for (const ReferenceTool &tool : referenceTools)
    if (called == tool.name)
      return runReferenceTool(tool, argc, argv);
  const std::vector<Command> commands = {runCommand(), showCommand(),   convertCommand(), checkCommand(),
                                         optCommand(), passesCommand(), diffCommand(),    pluginsCommand()};
  if (argc < 2)
    return usageError("a command is missing", "shlo");
  std::string name = argv[1];
  if (name == "--help" || name == "-h" || name == "help") {
    std::fputs(overview(commands).c_str(), stdout);
    return ExitGood;
  }
  if (name == "--version") {
    int32_t major, minor;
    shlo_abi_version(&major, &minor);
    std::printf("shlo %s, ABI %d.%d, StableHLO %s to %s\n", shlo_library_version(), major, minor,
                shlo_stablehlo_minimum_version(), shlo_stablehlo_version());
    return ExitGood;
  }
  try {
    if (name == "--completions") {
      std::fputs(completionsFor(argc > 2 ? argv[2] : "", commands).c_str(), stdout);
      return ExitGood;
    }
  } catch (const UsageError &error) {
    return usageError(error.message, "shlo");
  }
  if (name == "--write-manual" && argc == 3) { // when the tool is built
    writeManual(argv[2], commands);
    return ExitGood;
  }
  for (const Command &command : commands) {
    if (name != command.name)
      continue;
    for (int i = 2; i < argc && std::strcmp(argv[i], "--") != 0; ++i)
      if (!std::strcmp(argv[i], "--help") || !std::strcmp(argv[i], "-h")) {
        std::fputs(helpOf(command).c_str(), stdout);
        return ExitGood;
      }
    try {
      return command.run(Arguments(command, argc - 1, argv + 1));
    } catch (const UsageError &error) {
      return usageError(error.message, "shlo " + name);
    }
  }
  return usageError("unknown command '" + name + "'", "shlo");
}

} // namespace

int main(int argc, char **argv) {
  return exitOf([&] { return runCommandLine(argc, argv); });
}
