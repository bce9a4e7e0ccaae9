// The gates: mutants and hostile calls by the thousand, the same on every machine.
//   gates NAME [COUNT [FIRST]]  the cases numbered FIRST, FIRST + 1, ...
//   gates NAME show NUMBER      writes the input of one case to standard output
//   gates NAME seeds COUNT FOLDER  writes the inputs of the first cases to files
//   gates NAME trace NUMBER     the case with its calls, if these are its input
//   gates replay FOLDER         the files in FOLDER/TARGET, each as the input of the fuzzer of that name
//   gates NAME twins            faults that the gate makes itself must be found
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact_changes.h"
#include "custom_calls.h"
#include "grammar.h"
#include "onnx_changes.h"
#include "program_changes.h"
#include "seeds.h"
#include "targets.h"

#include "support/counts.h"
#include "text/changes.h"
#include "text/programs.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <span>

using namespace shlo::test;

namespace {

constexpr size_t longestText = 3000, longestArtifact = 4000, longestAttribute = 400, longestModel = 4000;

struct Input {
  std::string name, bytes;
};

struct Kit {
  const char *name;
  uint64_t count; // by default
  Input (*make)(uint64_t number, Random &random);
  void (*attempt)(Gate &gate, const Input &input, uint64_t number);
  void (*finish)(Gate &gate);             // after the last case; may be null
  unsigned leastAccepted;                 // percent of the cases
  unsigned leastRefused;                  // likewise
  std::span<const Plant> plants;          // the faults that its twins make
  void (*conclude)(Gate &gate) = nullptr; // in the parent, after all cases
};

constexpr Plant modulePlants[] = {Plant::Crash, Plant::Slow,    Plant::Memory,      Plant::Internal,
                                  Plant::Error, Plant::Refused, Plant::TextDiffers, Plant::ArtifactDiffers};
constexpr Plant modelPlants[] = {Plant::Crash, Plant::Slow,    Plant::Memory,      Plant::Internal,
                                 Plant::Error, Plant::Refused, Plant::TextDiffers, Plant::Value};
constexpr Plant programPlants[] = {Plant::Crash, Plant::Slow,  Plant::Memory, Plant::Internal,
                                   Plant::Error, Plant::Value, Plant::Leak};
constexpr Plant callPlants[] = {Plant::Crash,     Plant::Slow,     Plant::Memory, Plant::Internal, Plant::Error,
                                Plant::Untouched, Plant::Accepted, Plant::Leak,   Plant::Uncalled, Plant::Unsuccessful};

const std::vector<std::string> &texts() {
  static const std::vector<std::string> seeds = textSeeds(longestText);
  return seeds;
}

//===- Artifacts --------------------------------------------------------------------------------------------------===//

Input mutantArtifact(uint64_t, Random &random) {
  static const std::vector<std::string> seeds = artifactSeeds(longestArtifact);
  return {"artifact", changeArtifact(pick(seeds, random), random.of(seeds), random)};
}

// One bit of each byte.
Input flippedArtifact(uint64_t number, Random &random) {
  static const std::string artifact = realArtifact();
  std::string bytes = artifact;
  size_t at = number % bytes.size();
  bytes[at] = char(bytes[at] ^ (1u << random.below(8)));
  return {"byte " + std::to_string(at), bytes};
}

void attemptArtifact(Gate &gate, const Input &input, uint64_t) { tryArtifact(gate, input.bytes); }

//===- ONNX models ------------------------------------------------------------------------------------------------===//

Input mutantModel(uint64_t, Random &random) {
  static const std::vector<std::string> seeds = modelSeeds(longestModel);
  return {"model", changeModel(random.of(seeds), random.of(seeds), random)};
}

void attemptModel(Gate &gate, const Input &input, uint64_t) { tryOnnx(gate, input.bytes); }

// A model that can be read.
Input runnableModel(uint64_t number, Random &random) {
  constexpr unsigned mostTries = 200;
  preparePrograms();
  Input input;
  for (unsigned i = 0; i < mostTries; ++i) {
    input = mutantModel(number, random);
    shlo_module *module = nullptr;
    shlo_status status = shlo_module_load(input.bytes.data(), input.bytes.size(), nullptr, &module, nullptr);
    shlo_module_destroy(module);
    if (!status)
      break;
  }
  return input;
}

void attemptRun(Gate &gate, const Input &input, uint64_t) { tryModel(gate, input.bytes); }

//===- Text -------------------------------------------------------------------------------------------------------===//

Input mutantText(uint64_t, Random &random) {
  Grammar grammar(random);
  std::string text = random.oneIn(6) ? grammar.program() : pick(texts(), random);
  switch (random.below(4)) {
  case 0: text = grammar.change(std::move(text)); [[fallthrough]];
  case 1: return {"text", grammar.change(std::move(text))};
  default: return {"text", changeText(std::move(text), pick(texts(), random), random)};
  }
}

void attemptText(Gate &gate, const Input &input, uint64_t) { tryText(gate, input.bytes); }

//===- Attributes and types ---------------------------------------------------------------------------------------===//

Input mutantAttribute(uint64_t, Random &random) {
  static const std::vector<std::string> seeds = attributeSeeds(texts());
  Grammar grammar(random);
  std::string text;
  switch (random.below(3)) {
  case 0: text = grammar.type(); break;
  case 1: text = grammar.attribute(); break;
  default: text = random.of(seeds);
  }
  if (random.oneIn(2) && text.size() <= longestAttribute)
    text = changeText(text, random.of(seeds), random);
  return {shown(text), text};
}

void attemptAttribute(Gate &gate, const Input &input, uint64_t) { tryAttribute(gate, input.bytes); }

//===- Calls ------------------------------------------------------------------------------------------------------===//

Input randomBytes(uint64_t, Random &random) {
  constexpr size_t enough = 8192; // for a session
  prepareCalls();
  std::string bytes;
  for (size_t i = 0; i < enough; i += sizeof(uint64_t)) {
    uint64_t some = random.next();
    for (size_t k = 0; k < sizeof some; ++k)
      bytes += char(some >> (8 * k));
  }
  return {"session", bytes};
}

void attemptCalls(Gate &gate, const Input &input, uint64_t number) {
  if (number % 4)
    tryCalls(gate, input.bytes);
  else
    tryBuilder(gate, input.bytes);
}

//===- Programs ---------------------------------------------------------------------------------------------------===//

// A program that verification accepts.
Input mutantProgram(uint64_t, Random &random) {
  constexpr unsigned mostTries = 200;
  preparePrograms();
  std::string text;
  for (unsigned i = 0; i < mostTries; ++i) {
    if (random.oneIn(16))
      text = random.oneIn(2) ? transferringProgram(random) : changeProgram(transferringProgram(random), random);
    else
      text = random.oneIn(4) ? hostileProgram(random) : changeProgram(withoutChecks(pick(texts(), random)), random);
    shlo_module *module = nullptr;
    shlo_status status = shlo_module_parse(text.data(), text.size(), nullptr, &module, nullptr);
    shlo_module_destroy(module);
    if (!status)
      break;
  }
  return {"program", text};
}

void attemptProgram(Gate &gate, const Input &input, uint64_t) { tryProgram(gate, input.bytes); }

Input changedCall(uint64_t, Random &random) {
  preparePrograms();
  return {"custom call", mutantCall(random)};
}

// A pipeline and a program that verification accepts.
Input mutantPipeline(uint64_t number, Random &random) {
  std::string pipeline = randomPipeline(random);
  return {"pipeline", pipeline + '\0' + mutantProgram(number, random).bytes};
}

void attemptPasses(Gate &gate, const Input &input, uint64_t) { tryPasses(gate, input.bytes); }

constexpr Plant passPlants[] = {Plant::Crash, Plant::Slow,    Plant::Memory,     Plant::Internal,
                                Plant::Error, Plant::Refused, Plant::TextDiffers};

const Kit kits[] = {
    {"artifacts", 20000, mutantArtifact, attemptArtifact, nullptr, 5, 5, modulePlants},
    {"flips", 0, flippedArtifact, attemptArtifact, nullptr, 5, 5, modulePlants}, // as many as there are bytes
    {"models", 20000, mutantModel, attemptModel, nullptr, 5, 5, modelPlants},
    {"runs", 5000, runnableModel, attemptRun, nullptr, 99, 0, programPlants, finishModels},
    {"texts", 100000, mutantText, attemptText, nullptr, 5, 5, modulePlants},
    {"attributes", 100000, mutantAttribute, attemptAttribute, finishAttributes, 10, 10, modulePlants},
    {"programs", 5000, mutantProgram, attemptProgram, nullptr, 99, 0, programPlants, finishPrograms},
    {"targets", 10000, changedCall, attemptProgram, nullptr, 90, 0, programPlants, finishTargets},
    {"passes", 20000, mutantPipeline, attemptPasses, nullptr, 30, 5, passPlants},
    {"calls", 6000, randomBytes, attemptCalls, nullptr, 100, 100, callPlants, finishCalls}, // 100 calls each
};

Input inputOf(const Kit &kit, uint64_t number) {
  Random random(number * 0x2545f4914f6cdd1d + 1);
  return kit.make(number, random);
}

void run(const Kit &kit, Gate &gate, uint64_t first, uint64_t count) {
  inputOf(kit, first); // finds the seeds before a child needs them
  gate.run(first, count, [&](uint64_t number) {
    Input input = inputOf(kit, number);
    gate.begin(input.name, input.bytes.size());
    kit.attempt(gate, input, number);
    if (kit.finish && number + 1 == first + count)
      kit.finish(gate);
  });
}

// What must be found if the gate makes this fault itself.
Kind expectedFor(Plant plant) {
  switch (plant) {
  case Plant::Crash: return Kind::Crash;
  case Plant::Slow: return Kind::Slow;
  case Plant::Memory: return Kind::Memory;
  case Plant::Internal: return Kind::Internal;
  case Plant::Error: return Kind::Error;
  case Plant::Refused: return Kind::Refused;
  case Plant::TextDiffers: return Kind::TextDiffers;
  case Plant::ArtifactDiffers: return Kind::ArtifactDiffers;
  case Plant::Value: return Kind::Value;
  case Plant::Accepted: return Kind::Accepted;
  case Plant::Leak: return Kind::Leak;
  case Plant::Uncalled: return Kind::Uncalled;
  case Plant::Unsuccessful: return Kind::Unsuccessful;
  default: return Kind::Untouched;
  }
}

bool findsTwins(const Kit &kit) {
  constexpr uint64_t cases = 100;
  bool isGood = true;
  for (Plant plant : kit.plants) {
    if ((plant == Plant::Memory || plant == Plant::Leak) && !countsMemory())
      continue;
    Gate gate(plant);
    run(kit, gate, 0, cases);
    if (kit.conclude)
      kit.conclude(gate);
    uint64_t found = gate.found(expectedFor(plant));
    std::printf("%s: the planted fault '%s' was found %llu times\n", kit.name, nameOf(expectedFor(plant)),
                (unsigned long long)found);
    isGood &= found > 0;
  }
  return isGood;
}

//===- Replaying --------------------------------------------------------------------------------------------------===//

struct Target {
  const char *name; // as in ../CMakeLists.txt
  void (*attempt)(Gate &gate, std::string_view bytes);
};
constexpr Target targets[] = {{"artifact", tryArtifact},   {"text", tryText},       {"attributes", tryAttributes},
                              {"versioned", tryVersioned}, {"version", tryVersion}, {"npy", tryNpy},
                              {"onnx", tryOnnx},           {"model", tryModel},     {"onnx_text", tryOnnxText},
                              {"passes", tryPasses},       {"program", tryProgram}, {"builder", tryBuilder},
                              {"calls", tryCalls}};

// A file of FOLDER/TARGET.
struct TargetFile {
  const Target *target;
  std::filesystem::path path;
};
std::vector<TargetFile> filesBelow(const std::filesystem::path &folder) {
  std::vector<TargetFile> files;
  for (const Target &target : targets)
    if (std::filesystem::path inputs = folder / target.name; std::filesystem::exists(inputs))
      for (const auto &entry : std::filesystem::directory_iterator(inputs))
        files.push_back({&target, entry.path()});
  std::sort(files.begin(), files.end(), [](const TargetFile &a, const TargetFile &b) { return a.path < b.path; });
  return files;
}

// Gives each file to its target.
bool replay(const std::vector<TargetFile> &files, Gate &gate) {
  prepareCalls();
  gate.run(0, files.size(), [&](uint64_t number) {
    std::string bytes = readFile(files[number].path);
    std::printf("%s\n", files[number].path.c_str());
    files[number].target->attempt(gate, bytes);
  });
  return !files.empty() && gate.cases() == files.size();
}

} // namespace

// Calls write files under any name. Those without a folder go to one of this run.
class ScratchFolder {
public:
  ScratchFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "shlo-gate-XXXXXX").string();
    if (!::mkdtemp(name.data()))
      return;
    folder = name;
    std::filesystem::current_path(folder);
  }
  ~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::current_path(before, ignored);
    if (!folder.empty())
      std::filesystem::remove_all(folder, ignored);
  }
  ScratchFolder(const ScratchFolder &) = delete;

private:
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::path folder;
};

int main(int argc, char **argv) {
  const Kit *kit = nullptr;
  for (const Kit &one : kits)
    if (argc > 1 && !std::strcmp(argv[1], one.name))
      kit = &one;
  if (argc == 3 && !std::strcmp(argv[1], "replay")) {
    constexpr size_t mostOfTwin = 10; // each ends a process
    Gate gate, twin(Plant::Crash);
    std::vector<TargetFile> files = filesBelow(argv[2]);
    bool isGood = replay(files, gate) && gate.failures() == 0;
    files.resize(std::min(files.size(), mostOfTwin));
    replay(files, twin);
    gate.print("found");
    report_counts({0, 0, 0, 0, size_t(gate.cases())});
    return isGood && twin.failures() > 0 ? 0 : 1;
  }
  if (!kit) {
    std::fprintf(
        stderr,
        "usage: %s NAME [COUNT [FIRST] | show NUMBER | seeds COUNT FOLDER | trace NUMBER | twins]\nnames:", argv[0]);
    for (const Kit &one : kits)
      std::fprintf(stderr, " %s", one.name);
    std::fprintf(stderr, "\n");
    return 2;
  }
  if (argc > 2 && !std::strcmp(argv[2], "twins"))
    return findsTwins(*kit) ? 0 : 1;
  if (argc > 3 && !std::strcmp(argv[2], "show")) {
    std::string bytes = inputOf(*kit, std::strtoull(argv[3], nullptr, 10)).bytes;
    return std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() ? 0 : 1;
  }
  Gate gate;
  gate.isTraced = argc > 3 && !std::strcmp(argv[2], "trace");
  if (gate.isTraced)
    argv[2] = const_cast<char *>("1");
  if (argc > 4 && !std::strcmp(argv[2], "seeds")) {
    for (uint64_t number = 0, count = std::strtoull(argv[3], nullptr, 10); number < count; ++number) {
      std::ofstream file(std::filesystem::path(argv[4]) / ("seed-" + std::to_string(number)), std::ios::binary);
      if (!(file << inputOf(*kit, number).bytes))
        return 1;
    }
    return 0;
  }
  uint64_t count = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : kit->count;
  uint64_t first = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 0;
  if (!count)
    count = realArtifact().size();
  timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  {
    const ScratchFolder scratch;
    run(*kit, gate, first, count);
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  if (kit->conclude)
    kit->conclude(gate);
  gate.print(kit->name);
  std::printf("%.1f s\n", double(end.tv_sec - start.tv_sec) + double(end.tv_nsec - start.tv_nsec) * 1e-9);
  bool isGood = gate.failures() == 0 && gate.cases() == count;
  if (count > 1) {
    isGood &= gate.acceptances() >= count * kit->leastAccepted / 100 &&
              gate.refusals() >= count * kit->leastRefused / 100 && gate.comparisons() >= gate.acceptances();
  }
  report_counts({0, 0, 0, 0, size_t(gate.cases())});
  std::puts(isGood ? "no findings" : "there are findings, or too little was tried");
  return isGood ? 0 : 1;
}
