// Wrong parsers and printers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include "changes.h"
#include "comparison.h"
#include "mlir_parser.h"

#include "mlir/IR/BuiltinAttributes.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace shlo::test {
namespace {

constexpr uint64_t tried = 200; // programs

Result<std::string> printRight(const Module &module, const PrintOptions &options) { return printText(module, options); }

Result<std::string> printWithoutLocations(const Module &module, PrintOptions options) {
  options.locations = false;
  return printText(module, options);
}

Result<std::string> printAnotherNumber(const Module &module, const PrintOptions &options) {
  Result<std::string> text = printText(module, options);
  if (text)
    std::replace(text->begin(), text->end(), '7', '8');
  return text;
}

// MLIR's parser does not see what the twin changes, so that the twin is wrong wherever the change is one.
struct Twin {
  const char *name;
  uint64_t atLeast; // of the programs fail
  Parse parse;
  Print print = printRight;
};

Status parseChangedDigit(Module &module, std::string_view text, const ParseOptions &options) {
  Random random(text.size());
  return parseWithMlir(module, changeDigit(std::string(text), random), options);
}

// Locations of the next line.
Status parseShifted(Module &module, std::string_view text, const ParseOptions &options) {
  return parseWithMlir(module, "\n" + std::string(text), options);
}

Status acceptNothing(Module &, std::string_view, const ParseOptions &) {
  return makeError(SHLO_MALFORMED, "a twin accepts nothing");
}

Status acceptAll(Module &, std::string_view, const ParseOptions &) { return {}; }

// A module with an attribute that the text does not have.
Status parseWithAttribute(Module &module, std::string_view text, const ParseOptions &options) {
  Status status = parseWithMlir(module, text, options);
  if (status)
    module.op()->setAttr("twin", mlir::UnitAttr::get(&module.context()));
  return status;
}

Status crash(Module &, std::string_view, const ParseOptions &) {
  std::signal(SIGABRT, SIG_DFL);
  std::abort();
}

} // namespace

bool findsTwins(const std::vector<Program> &programs) {
  // Of the digits, some stand in names of values or in texts that both reject.
  const Twin twins[] = {{"changed digit", tried / 2, parseChangedDigit},
                        {"shifted lines", tried - tried / 5, parseShifted},
                        {"accepts nothing", tried - tried / 5, acceptNothing},
                        {"accepts all", tried - tried / 5, acceptAll},
                        {"further attribute", tried - tried / 5, parseWithAttribute},
                        {"crashes", tried, crash},
                        {"prints no locations", tried - tried / 5, parseWithMlir, printWithoutLocations},
                        {"prints 8 for 7", tried / 10, parseWithMlir, printAnotherNumber}};
  auto caseOf = [&](uint64_t number) {
    const Program &program = programs[number * 7919 % programs.size()];
    return Comparison::Case{program.name, program.text};
  };
  bool isGood = true;
  for (const Twin &twin : twins) {
    Comparison comparison(twin.parse, twin.print);
    comparison.run(0, tried, caseOf);
    bool isNoticed = comparison.failures() >= twin.atLeast;
    std::printf("twin %-20s fails %3llu of %llu programs%s\n", twin.name, (unsigned long long)comparison.failures(),
                (unsigned long long)tried, isNoticed ? "" : ", too few");
    isGood &= isNoticed;
  }
  Comparison right(parseWithMlir, printRight);
  right.run(0, tried, caseOf);
  std::printf("MLIR against itself fails %llu\n", (unsigned long long)right.failures());
  return isGood && right.failures() == 0 && right.accepted() > tried / 2;
}

} // namespace shlo::test
