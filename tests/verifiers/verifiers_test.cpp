// Compares the quick verifiers with MLIR's. MLIR's verifier never sees a program that the quick walk or the reader
// accepts, so a gap in them would not be visible otherwise. Programs of the tree are mutated thousands of times:
//   (a) MLIR's verifier must accept what a quick verifier accepts;
//   (b) MLIR's verifier must reject what the reader's verifier rejects.
// The unverified mutants are also written, and some are passed to the whole C API.
// usage: verifiers-test [COUNT [FIRST]]: the mutants numbered FIRST, FIRST + 1, ...
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "changes.h"
#include "look.h"

#include "artifact/artifact.h"
#include "text/print.h"
#include "text/text.h"
#include "infer/verify.h"

#include "mlir/IR/Verifier.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace shlo;
using namespace shlo::test;

namespace {

//===- Verdicts ---------------------------------------------------------------------------------------------------===//

bool acceptsInFull(const Module &module) {
  return succeeded(mlir::verify(module.op())) && bool(verifyInFull(module));
}

// Whether the regions use no value from outside, which an artifact states.
bool isIsolated(mlir::Operation *op) {
  return llvm::all_of(op->getRegions(), [](mlir::Region &region) {
    return !region
                .walk([&](mlir::Operation *nested) {
                  bool stays = llvm::all_of(nested->getOperands(), [&](mlir::Value operand) {
                    return region.isAncestor(operand.getParentRegion());
                  });
                  return stays ? mlir::WalkResult::advance() : mlir::WalkResult::interrupt();
                })
                .wasInterrupted();
  });
}

// The reader's verifier on a program that was read: op by op, inner ops first.
bool acceptsEarly(const Module &module) {
  EarlyVerifier early;
  module.op()->walk<mlir::WalkOrder::PostOrder>([&](mlir::Operation *op) { early.add(op, isIsolated(op)); });
  return early.holds();
}

// Counts how often two verifiers agreed and differed.
class Tally {
public:
  explicit Tally(const char *name) : name(name) {}

  // The quick verifier may not accept a program that the full one rejects. It may leave unknown cases to the full one.
  void add(bool quick, bool full, const std::string &which) {
    ++(full ? accepted : refused);
    missed += full && !quick;
    if (quick && !full)
      holes.push_back(which);
    if (full && !quick && strays.size() < 10)
      strays.push_back(which);
  }
  // Whether the verifiers agree, on at least this many valid and invalid programs. `mayMiss`: the quick one may leave
  // one in a hundred valid programs to the full one.
  bool holds(size_t atLeast, bool mayMiss) const {
    bool isMissing = mayMiss ? missed * 100 > accepted : missed > 0;
    return holes.empty() && !isMissing && accepted >= atLeast && refused >= atLeast;
  }
  size_t holeCount() const { return holes.size(); }
  size_t missCount() const { return missed; }
  void print() const {
    std::printf("%-22s %8zu valid (%zu of them not known), %8zu invalid, %zu holes\n", name, accepted, missed, refused,
                holes.size());
    for (size_t i = 0; i < holes.size() && i < 10; ++i)
      std::printf("  accepted, though invalid: %s\n", holes[i].c_str());
    for (size_t i = 0; i < strays.size() && i < 3; ++i)
      std::printf("  valid, though not accepted: %s\n", strays[i].c_str());
  }

private:
  const char *name;
  size_t accepted = 0, refused = 0, missed = 0;
  std::vector<std::string> holes, strays;
};

struct Tallies {
  Tally walk{"quick walk, ops"}, walkOfText{"quick walk, text"}, walkOfRead{"quick walk, artifacts"},
      early{"early verifier"}, reader{"reader"};
  bool show = false; // the programs
  size_t unreadable = 0, unparsed = 0, unwritten = 0, unchanged = 0;

  std::vector<const Tally *> all() const { return {&walk, &walkOfText, &walkOfRead, &early, &reader}; }
};

Result<std::shared_ptr<Module>> readBytes(const std::string &bytes, bool verify) {
  artifact::ReadOptions options;
  options.verify = verify;
  return artifact::read(bytes, options);
}

std::string textOf(const Module &module) {
  PrintOptions options;
  options.generic = true;
  auto text = printText(module, options);
  return text ? std::move(*text) : text.error().message;
}

// The verdicts on an artifact: the reader's, and each verifier's on the program as it was read.
void compareRead(const std::string &bytes, const std::string &which, Tallies &tallies) {
  auto module = readBytes(bytes, /*verify=*/false);
  bool isAccepted = bool(readBytes(bytes, /*verify=*/true));
  if (!module) {
    ++tallies.unreadable;
    // The reader made no module that could be verified.
    if (isAccepted)
      tallies.reader.add(true, false, which);
    return;
  }
  if (tallies.show)
    std::puts(textOf(**module).c_str());
  bool full = acceptsInFull(**module);
  tallies.reader.add(isAccepted, full, which);
  tallies.early.add(acceptsEarly(**module), full, which);
  tallies.walkOfRead.add(isKnownToVerify(**module), full, which);
}

//===- Programs ---------------------------------------------------------------------------------------------------===//

struct Seed {
  std::string name;
  std::shared_ptr<Module> module;
  std::string text;                   // in generic form
  std::vector<std::string> artifacts; // for some versions
};

std::string readFile(const std::filesystem::path &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

std::vector<std::string> splitCases(const std::string &text) {
  constexpr std::string_view line = "\n// -----";
  std::vector<std::string> cases;
  for (size_t begin = 0; begin < text.size();) {
    size_t end = std::min(text.find(line, begin), text.size());
    cases.push_back(text.substr(begin, end - begin));
    begin = std::min(text.size(), end + line.size());
  }
  return cases;
}

// Adds the program if it is valid. `given` is its artifact, or null.
void addSeed(std::vector<Seed> &seeds, const std::string &name, Result<std::shared_ptr<Module>> module,
             const std::string *given, Tallies &tallies) {
  constexpr size_t mostOps = 3000;
  if (!module)
    return;
  size_t ops = 0;
  (*module)->op()->walk([&](mlir::Operation *) { ++ops; });
  if (ops > mostOps)
    return;
  bool full = acceptsInFull(**module);
  tallies.walk.add(isKnownToVerify(**module), full, name);
  if (!full)
    return;
  Seed seed{name, *module, textOf(**module), {}};
  if (given)
    seed.artifacts.push_back(*given);
  for (const char *target : {"", "1.0.0", "0.9.0"}) {
    artifact::WriteOptions options;
    options.target = target;
    if (auto bytes = artifact::write(**module, options); bytes && !given)
      seed.artifacts.push_back(std::move(*bytes));
  }
  seeds.push_back(std::move(seed));
}

std::vector<Seed> findSeeds(Tallies &tallies) {
  std::vector<std::filesystem::path> paths;
  for (const char *folder : {"examples", "tests"})
    for (const auto &entry : std::filesystem::recursive_directory_iterator(std::filesystem::path(SHLO_SOURCE) / folder))
      if (entry.is_regular_file() && (entry.path().extension() == ".mlir" || entry.path().extension() == ".bc"))
        paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::vector<Seed> seeds;
  for (const std::filesystem::path &path : paths) {
    std::string bytes = readFile(path), name = path.filename().string();
    if (path.extension() == ".bc") {
      addSeed(seeds, name, readBytes(bytes, /*verify=*/false), &bytes, tallies);
      continue;
    }
    ParseOptions options;
    options.verify = false;
    std::vector<std::string> cases = splitCases(bytes);
    for (size_t i = 0; i < cases.size(); ++i)
      addSeed(seeds, name + ":" + std::to_string(i), parseText(cases[i], options), nullptr, tallies);
  }
  return seeds;
}

//===- Changes ----------------------------------------------------------------------------------------------------===//

// Compares the verdicts on text, if it parses.
void compareText(const std::string &text, Random &random, const std::string &which, Tallies &tallies) {
  ParseOptions options;
  options.verify = false;
  auto module = parseText(text, options);
  if (tallies.show)
    std::puts(text.c_str());
  if (!module) {
    ++tallies.unparsed;
    return;
  }
  tallies.walkOfText.add(isKnownToVerify(**module), acceptsInFull(**module), which);
  if (random.oneIn(4)) // takes longer than everything else
    lookAtUnverified(text);
  if (auto bytes = artifact::write(**module, {}))
    compareRead(*bytes, which, tallies);
  else
    ++tallies.unwritten;
}

void compareChangedOps(const Seed &seed, Random &random, const std::string &which, Tallies &tallies) {
  std::shared_ptr<Module> changed = seed.module->clone();
  for (size_t n = 1 + random.below(3) / 2; n; --n)
    tallies.unchanged += !changeOps(changed->op(), random);
  tallies.walk.add(isKnownToVerify(*changed), acceptsInFull(*changed), which);
  compareText(textOf(*changed), random, which, tallies);
}

// Prefers small programs: they find as much as large ones, and are fast.
const Seed &pickSeed(const std::vector<Seed> &seeds, Random &random) {
  const Seed *best = &random.of(seeds);
  for (int tries = 0; tries < 2; ++tries)
    if (const Seed &other = random.of(seeds); other.text.size() < best->text.size())
      best = &other;
  return *best;
}

void compareChanged(const std::vector<Seed> &seeds, uint64_t number, Tallies &tallies) {
  Random random(number * 0x2545f4914f6cdd1d + 1);
  const Seed &seed = pickSeed(seeds, random);
  std::string which = "change " + std::to_string(number) + ", of " + seed.name;
  switch (random.below(4)) {
  case 0:
    compareText(changeText(seed.text, random), random, which, tallies);
    break;
  case 1:
    if (!seed.artifacts.empty())
      compareRead(changeBytes(random.of(seed.artifacts), random), which, tallies);
    break;
  default:
    compareChangedOps(seed, random, which, tallies);
  }
}

//===- Wrong verifiers must be noticed ----------------------------------------------------------------------------===//

// One verifier returns its verdict from before an op was broken. The other rejects everything.
bool findsBlindOnes(const std::vector<Seed> &seeds) {
  Tally before("verdict of before"), never("never");
  size_t broken = 0;
  for (const Seed &seed : seeds) {
    std::shared_ptr<Module> module = seed.module->clone();
    bool verdict = isKnownToVerify(*module);
    never.add(false, acceptsInFull(*module), seed.name);
    mlir::Operation *victim = nullptr;
    module->op()->walk([&](mlir::Operation *op) {
      if (op->getName().getStringRef() == "stablehlo.add" || op->getName().getStringRef() == "stablehlo.constant")
        victim = op;
    });
    if (!victim || !verdict)
      continue;
    ++broken;
    victim->getResult(0).setType(mlir::NoneType::get(&module->context()));
    before.add(verdict, acceptsInFull(*module), seed.name);
  }
  std::printf("blind verifiers: %zu of %zu holes found, %zu of %zu misses\n", before.holeCount(), broken,
              never.missCount(), seeds.size());
  return broken > 10 && before.holeCount() == broken && never.missCount() == seeds.size() && !before.holds(0, true) &&
         !never.holds(0, true);
}

} // namespace

int main(int argc, char **argv) {
  uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 5000;
  uint64_t first = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
  Tallies tallies;
  std::vector<Seed> seeds = findSeeds(tallies);
  tallies.show = count == 1;
  for (uint64_t number = first; number < first + count; ++number)
    compareChanged(seeds, number, tallies);

  std::printf("%zu programs, %llu changes from %llu on\n", seeds.size(), (unsigned long long)count,
              (unsigned long long)first);
  for (const Tally *tally : tallies.all())
    tally->print();
  std::printf("%zu that cannot be read, %zu not parsed, %zu not written, %zu changes that found nothing to change\n",
              tallies.unreadable, tallies.unparsed, tallies.unwritten, tallies.unchanged);

  size_t atLeast = count / 50;
  bool isGood = seeds.size() >= 50 && findsBlindOnes(seeds);
  isGood &= tallies.walk.holds(atLeast, /*mayMiss=*/true);
  isGood &= tallies.walkOfText.holds(atLeast, /*mayMiss=*/true);
  isGood &= tallies.walkOfRead.holds(atLeast, /*mayMiss=*/true);
  isGood &= tallies.early.holds(atLeast, /*mayMiss=*/false);
  isGood &= tallies.reader.holds(atLeast, /*mayMiss=*/false);
  std::puts(isGood ? "they agree" : "they do not agree, or too little was compared");
  return isGood ? EXIT_SUCCESS : EXIT_FAILURE;
}
