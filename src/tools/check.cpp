// shlo check: is this a good program?
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "support.h"

namespace tool {

namespace {

// Throws what is wrong with the program.
void checkFile(const std::string &path) {
  std::string bytes = readFile(path);
  Module module;
  auto findings = make<Diagnostics>(path, shlo_diagnostics_create);
  {
    Progress progress("checking " + displayName(path));
    module = loadProgram(path, bytes, findings.get());
  }
  reportFindings(path, findings);
  uint64_t ops = 0;
  for (size_t i = 0; i < shlo_module_op_count(module.get()); ++i)
    ops += shlo_module_op_occurrences(module.get(), i);
  Style style(stdout);
  std::printf("%s: %sgood%s %s(%s, %s, %s)%s\n", displayName(path).c_str(), style.green, style.reset, style.dim,
              contentName(shlo_content_detect(bytes.data(), bytes.size())),
              plural(shlo_module_function_count(module.get()), "function").c_str(), plural(ops, "op").c_str(),
              style.reset);
}

int run(const Arguments &arguments) {
  if (arguments.operands().empty())
    throw UsageError{"FILE is missing"};
  int exit = ExitGood;
  for (const std::string &path : arguments.operands()) {
    try {
      checkFile(path);
    } catch (const Failure &failure) {
      std::fflush(stdout);
      std::fprintf(stderr, "%s\n", failure.message.c_str());
      exit = std::max(exit, failure.exit);
    }
  }
  return exit;
}

} // namespace

Command checkCommand() {
  return {"check",
          "FILE...",
          "parse or read programs, verify them, show what is wrong",
          {},
          "  shlo check model.mlir             errors with source line and caret\n"
          "  shlo check exported/*.mlir.bc     many at once; exit status 1 if one is at fault\n"
          "  generate | shlo check -           from standard input\n",
          run};
}

} // namespace tool
