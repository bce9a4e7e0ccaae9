// Replays every file that ever broke the library: loads it with and without verification, prints it and reads that
// again, writes it for three targets and reads that again, plans it; each call within the gates' limits.
//   found-test FOLDER
// FOLDER/outcomes.txt has a line for each file: its name, the status of loading it, and that of loading it without
// verification. A file without a line, or a line without a file, fails. A case that ends its process is named.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/gates/round_trip.h"

#include "support/counts.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <vector>

using namespace shlo::test;

namespace {

struct Outcome {
  std::string verified, unverified;
};

std::string bytesOfFile(const std::filesystem::path &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

std::map<std::string, Outcome> readOutcomes(const std::filesystem::path &path) {
  std::map<std::string, Outcome> outcomes;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string name;
    if (Outcome outcome; words >> name && name[0] != '#' && words >> outcome.verified >> outcome.unverified)
      outcomes[name] = outcome;
  }
  return outcomes;
}

shlo_status loadFile(Gate &gate, const std::string &bytes, bool verify, Owned<shlo_module> &module) {
  shlo_read_options *options = nullptr;
  shlo_module *made = nullptr;
  shlo_read_options_create(&options, nullptr);
  shlo_read_options_set_verify(options, verify, nullptr);
  shlo_status status = gate.status(verify ? "load" : "load unverified", [&](shlo_error **error) {
    return shlo_module_load(bytes.data(), bytes.size(), options, &made, error);
  });
  shlo_read_options_destroy(options);
  module.reset(made);
  return status;
}

void replay(Gate &gate, const std::filesystem::path &path, const Outcome &expected) {
  std::string bytes = bytesOfFile(path);
  gate.begin(path.filename().string(), bytes.size());
  for (bool verify : {false, true}) {
    Owned<shlo_module> module;
    const std::string &wanted = verify ? expected.verified : expected.unverified;
    std::string status = shlo_status_name(loadFile(gate, bytes, verify, module));
    if (status != wanted)
      gate.find(Kind::Refused, std::string(verify ? "load" : "load unverified") + ": " + status + " instead of " +
                                   wanted + ": " + gate.message());
    if (!module) {
      gate.refuse();
      continue;
    }
    gate.accept();
    useUnverified(gate, module.get());
    if (verify) {
      checkRoundTrips(gate, module.get(), false);
      checkRoundTrips(gate, module.get(), true);
      checkTargets(gate, module.get());
    }
  }
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
    return 2;
  }
  std::map<std::string, Outcome> outcomes = readOutcomes(std::filesystem::path(argv[1]) / "outcomes.txt");
  std::vector<std::filesystem::path> paths;
  bool isGood = true;
  for (const auto &entry : std::filesystem::directory_iterator(argv[1]))
    if (entry.path().extension() == ".mlir" || entry.path().extension() == ".bc")
      paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  for (const std::filesystem::path &path : paths)
    if (!outcomes.contains(path.filename().string())) {
      std::printf("FAILED: outcomes.txt does not mention %s\n", path.filename().c_str());
      isGood = false;
    }
  if (paths.empty() || paths.size() != outcomes.size()) {
    std::printf("FAILED: %zu files, %zu outcomes\n", paths.size(), outcomes.size());
    isGood = false;
  }
  Gate gate;
  gate.run(0, paths.size(),
           [&](uint64_t number) { replay(gate, paths[number], outcomes[paths[number].filename().string()]); });
  gate.print("found");
  isGood &= gate.failures() == 0 && gate.cases() == paths.size() && gate.refusals() > 0 && gate.acceptances() > 0;

  // The twin expects the contrary of each file.
  Gate twin;
  twin.run(0, paths.size(), [&](uint64_t number) {
    Outcome contrary = outcomes[paths[number].filename().string()];
    for (std::string *status : {&contrary.verified, &contrary.unverified})
      *status = *status == "SHLO_OK" ? "SHLO_MALFORMED" : "SHLO_OK";
    replay(twin, paths[number], contrary);
  });
  std::printf("the twin found %llu wrong outcomes\n", (unsigned long long)twin.found(Kind::Refused));
  isGood &= twin.found(Kind::Refused) >= 2 * paths.size();
  report_counts({0, 0, 0, 0, paths.size()});
  std::puts(isGood ? "every file has its outcome" : "some files have not");
  return isGood ? 0 : 1;
}
