// Compares the text parser with MLIR's, on programs and on mutants of them.
//   text-oracle [COUNT [FIRST]]  all programs, the forms of this folder without each of their tokens, and mutants from
//   number FIRST on; a COUNT of
//                                1 shows one mutant alone
//   text-oracle --file FILE      one file
//   text-oracle --time FILE      how long both take
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "changes.h"
#include "classes.h"
#include "comparison.h"
#include "timing.h"
#include "twins.h"

#include "../support/counts.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace shlo::test;

namespace {

constexpr uint64_t defaultCount = 20000;
constexpr size_t longestSeed = 20000; // bytes; longer programs take long and find no more

// What is tested.
const Parse parse = shlo::parseSyntax;
const Print print = [](const shlo::Module &module, const shlo::PrintOptions &options) {
  return shlo::printText(module, options);
};

// Prefers short programs.
const Program &pick(const std::vector<Program> &seeds, Random &random) {
  const Program &one = random.of(seeds), &other = random.of(seeds);
  return one.text.size() < other.text.size() ? one : other;
}

Comparison::Case mutant(const std::vector<Program> &seeds, uint64_t number) {
  Random random(number * 0x2545f4914f6cdd1d + 1);
  const Program &seed = pick(seeds, random);
  return {"mutant " + std::to_string(number) + ", of " + seed.name,
          changeText(seed.text, pick(seeds, random).text, random)};
}

// What the grammar needs, token by token.
std::vector<Comparison::Case> formsWithoutTokens() {
  std::vector<Comparison::Case> cases;
  for (const Program &form : programsIn(SHLO_SOURCE "/tests/text"))
    for (std::string &text : withoutTokens(form.text)) {
      std::string name = form.name + ", cut " + std::to_string(cases.size());
      cases.push_back({std::move(name), std::move(text)});
    }
  return cases;
}

int compareOne(Comparison::Case one) {
  Comparison comparison(parse, print);
  comparison.showAll = true;
  comparison.run(0, 1, [&](uint64_t) { return one; });
  comparison.show();
  return comparison.failures() ? EXIT_FAILURE : EXIT_SUCCESS;
}

} // namespace

int main(int argc, char **argv) {
  if (argc == 3 && !std::strcmp(argv[1], "--time"))
    return printTimes(readFile(argv[2])) ? EXIT_SUCCESS : EXIT_FAILURE;
  if (argc == 3 && !std::strcmp(argv[1], "--file"))
    return compareOne({argv[2], readFile(argv[2])});

  uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : defaultCount;
  uint64_t first = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
  // Mutants are those of the tree's programs, so that a number means the same on every machine.
  std::vector<Program> seeds = findPrograms(SHLO_SOURCE, ""), programs = findPrograms(SHLO_SOURCE, SHLO_SHARED);
  std::erase_if(seeds, [](const Program &seed) { return seed.text.size() > longestSeed || seed.text.empty(); });
  if (count == 1)
    return compareOne(mutant(seeds, first));

  Comparison whole(parse, print), cut(parse, print), changed(parse, print);
  whole.run(0, programs.size(),
            [&](uint64_t number) { return Comparison::Case{programs[number].name, programs[number].text}; });
  std::printf("%zu programs\n", programs.size());
  whole.show();
  std::vector<Comparison::Case> cuts = formsWithoutTokens();
  cut.run(0, cuts.size(), [&](uint64_t number) { return cuts[number]; });
  std::printf("\n%zu texts that lack tokens\n", cuts.size());
  cut.show();
  changed.run(first, first + count, [&](uint64_t number) { return mutant(seeds, number); });
  std::printf("\n%llu mutants from %llu on\n", (unsigned long long)count, (unsigned long long)first);
  changed.show();
  std::puts("");

  bool isGood = whole.failures() == 0 && cut.failures() == 0 && changed.failures() == 0;
  isGood &= cut.accepted() > 100 && cut.rejected() > 1000 && cut.expected() <= cuts.size() / 100;
  isGood &= whole.expected() == 0 && changed.expected() <= count / 500;
  isGood &= whole.accepted() > 1000 && changed.accepted() >= count / 20 && changed.rejected() >= count / 20;
  isGood &= findsTwins(seeds);
  report_counts({size_t(whole.accepted() + cut.accepted() + changed.accepted()), 0,
                 size_t(whole.rejected() + cut.rejected() + changed.rejected()), 0, 0});
  std::puts(isGood ? "they agree" : "they do not agree, or too little was compared");
  return isGood ? EXIT_SUCCESS : EXIT_FAILURE;
}
