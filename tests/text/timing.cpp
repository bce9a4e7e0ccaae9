// Measures both parsers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "timing.h"

#include "mlir_parser.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace shlo::test {
namespace {

constexpr size_t repetitions = 7;

// The parse alone, in a new context each time. Negative if the text is rejected.
double millisecondsOf(Status (*parse)(Module &, std::string_view, const ParseOptions &), const std::string &text) {
  std::shared_ptr<Module> module = Module::create(Module::unknownInput);
  OneThread alone(module->context());
  auto start = std::chrono::steady_clock::now();
  Status status = parse(*module, text, {});
  std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
  if (!status)
    std::printf("rejected: %s\n", status.error().message.c_str());
  return status ? taken.count() : -1;
}

} // namespace

bool printTimes(const std::string &text) {
  std::vector<double> ours, theirs;
  for (size_t i = 0; i < repetitions; ++i) { // in turn, so that both meet the same machine
    ours.push_back(millisecondsOf(parseSyntax, text));
    theirs.push_back(millisecondsOf(parseWithMlir, text));
    if (ours.back() < 0 || theirs.back() < 0)
      return false;
  }
  std::sort(ours.begin(), ours.end());
  std::sort(theirs.begin(), theirs.end());
  double mine = ours[repetitions / 2], other = theirs[repetitions / 2];
  std::printf("%zu bytes: ours %.3f ms, MLIR with its scan %.3f ms, medians of %zu; %.2f times as fast\n", text.size(),
              mine, other, repetitions, other / mine);
  return true;
}

} // namespace shlo::test
