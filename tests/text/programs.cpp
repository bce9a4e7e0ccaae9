// Finds programs in the source tree.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "programs.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace shlo::test {
namespace {

void addProgramsOf(const std::filesystem::path &folder, std::vector<Program> &programs) {
  constexpr std::string_view line = "\n// -----";
  if (!std::filesystem::is_directory(folder))
    return;
  std::vector<std::filesystem::path> paths;
  for (const auto &entry : std::filesystem::recursive_directory_iterator(folder))
    // MLIR's parser does not survive what is in `found`, which has tests of its own.
    if (entry.is_regular_file() && entry.path().extension() == ".mlir" &&
        entry.path().string().find(".vhlo.") == std::string::npos && entry.path().parent_path().filename() != "found")
      paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  for (const std::filesystem::path &path : paths) {
    std::string text = readFile(path);
    std::string name = path.lexically_relative(folder).string();
    for (size_t begin = 0, number = 0; begin < text.size(); ++number) {
      size_t end = std::min(text.find(line, begin), text.size());
      programs.push_back({name + ":" + std::to_string(number), text.substr(begin, end - begin)});
      begin = std::min(text.size(), end + line.size());
    }
  }
}

} // namespace

std::string readFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

std::vector<Program> programsIn(const std::string &folder) {
  std::vector<Program> programs;
  addProgramsOf(folder, programs);
  return programs;
}

std::vector<Program> findPrograms(const std::string &source, const std::string &shared) {
  std::vector<Program> programs;
  addProgramsOf(source + "/examples", programs);
  addProgramsOf(source + "/tests", programs);
  addProgramsOf(shared + "/corpus/testdata", programs);
  return programs;
}

} // namespace shlo::test
