// Counts and reports what the parsers do.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "comparison.h"

#include "classes.h"
#include "mlir_parser.h"

#include <cstdio>
#include <cstring>

namespace shlo::test {

void Comparison::run(uint64_t first, uint64_t last, const std::function<Case(uint64_t)> &caseOf) {
  board.run(
      first, last, [&](uint64_t number) { compare(caseOf(number)); },
      [&](uint64_t number, Stage stage, int signal) {
        if (stage == Stage::Mlir)
          ++board.count(MlirEnded);
        else
          fail(Crashed, caseOf(number),
               signal ? std::string("ours ended with: ") + strsignal(signal) : "ours ended the process");
      });
}

void Comparison::compare(const Case &one) {
  std::string_view text = one.text;
  if (showAll)
    std::printf("%s\n----- %s\n", one.text.c_str(), one.name.c_str());
  board.enter(Stage::Ours);
  // A text of its own size, so that a sanitizer sees what is read behind its end.
  std::vector<char> exact(text.begin(), text.end());
  Reading mine = read(ours, {exact.data(), exact.size()});
  board.enter(Stage::Mlir);
  Reading theirs = read(parseWithMlir, text);
  if (showAll)
    std::printf("ours: %d %s\nMLIR: %d %s\n", int(mine.code), mine.message.c_str(), int(theirs.code),
                theirs.message.c_str());
  if (!mine.module && !theirs.module) {
    ++board.count(Rejected);
    board.count(OtherCode) += mine.code != theirs.code;
    return;
  }
  if (!theirs.module && theirs.code == SHLO_LIMIT) {
    ++board.count(Limited);
    return;
  }
  if (!mine.module || !theirs.module) {
    if (const Class *known = classOf(text, mine, theirs))
      ++board.count(FirstClass + size_t(known - &classAt(0)));
    else
      fail(Unexpected, one,
           mine.module ? "only ours accepts it, MLIR: " + theirs.message
                       : "only MLIR accepts it, ours: " + mine.message);
    return;
  }
  Look theirLook = lookAt(*theirs.module);
  board.enter(Stage::Ours);
  Look look = lookAt(*mine.module);
  if (auto difference = differenceOf(look, theirLook))
    fail(Different, one, *difference);
  else if (auto misprint = printedOtherwise(*mine.module, print); misprint && !losesInMlir(*theirs.module))
    fail(Misprinted, one, *misprint);
  else if (auto changed = readOtherwise(*mine.module, print, ours))
    fail(Changed, one, *changed);
  else
    ++board.count(misprint ? Lost : Accepted);
}

void Comparison::fail(Counter counter, const Case &one, const std::string &what) {
  ++board.count(counter);
  board.note("  " + one.name + ": " + what + "\n");
}

uint64_t Comparison::expected() {
  uint64_t sum = 0;
  for (size_t i = 0; i < classCount(); ++i)
    sum += board.count(FirstClass + i);
  return sum;
}

void Comparison::show() {
  auto count = [&](Counter counter) { return (unsigned long long)board.count(counter); };
  std::printf("%llu accepted by both and equal, %llu rejected by both (%llu with other codes), %llu not given to MLIR, "
              "%llu that end MLIR, %llu that MLIR prints as another module\n",
              count(Accepted), count(Rejected), count(OtherCode), count(Limited), count(MlirEnded), count(Lost));
  std::printf(
      "%llu different modules, %llu printed otherwise, %llu not read again, %llu accepted by one, %llu crashes of "
      "ours\n",
      count(Different), count(Misprinted), count(Changed), count(Unexpected), count(Crashed));
  for (size_t i = 0; i < classCount(); ++i)
    std::printf("class %-24s %6llu, only %s accepts: %s\n", classAt(i).name,
                (unsigned long long)board.count(FirstClass + i), classAt(i).oursAccepts ? "ours" : "MLIR",
                classAt(i).reason);
  std::printf("%.*s", int(board.notes().size()), board.notes().data());
}

} // namespace shlo::test
