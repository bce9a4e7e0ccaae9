// Finds seeds in the source tree.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "seeds.h"

#include "support/random.h"
#include "text/programs.h"

#include <stablehlo-c/stablehlo.h>

#include <algorithm>
#include <filesystem>

namespace shlo::test {
namespace {

// The programs of the shared folder are not used: a seed's number must mean the same everywhere.
constexpr const char *nowhere = "";

void addWritten(const std::string &text, size_t longest, std::vector<std::string> &artifacts) {
  shlo_module *module = nullptr;
  if (shlo_module_parse(text.data(), text.size(), nullptr, &module, nullptr))
    return;
  for (std::string_view target : {"0.9.0", "1.8.0", ""}) {
    shlo_write_options *options = nullptr;
    shlo_buffer *bytes = nullptr;
    shlo_write_options_create(&options, nullptr);
    if (!target.empty())
      shlo_write_options_set_target(options, target.data(), target.size(), nullptr);
    if (!shlo_artifact_write(module, options, &bytes, nullptr) && shlo_buffer_size(bytes) <= longest)
      artifacts.emplace_back(shlo_buffer_data(bytes), shlo_buffer_size(bytes));
    shlo_buffer_destroy(bytes);
    shlo_write_options_destroy(options);
  }
  shlo_module_destroy(module);
}

// The end of the attribute or type that begins at `at`: that of its brackets, and of a type after a colon.
size_t endOf(std::string_view text, size_t at) {
  int open = 0;
  bool isQuoted = false;
  for (; at < text.size(); ++at) {
    char c = text[at];
    if (c == '"' && text[at - 1] != '\\')
      isQuoted = !isQuoted;
    if (isQuoted)
      continue;
    if (c == '<' || c == '[' || c == '(' || c == '{') {
      ++open;
    } else if ((c == '>' && text[at - 1] != '-') || c == ']' || c == ')' || c == '}') {
      if (--open < 0)
        return at;
      if (open == 0) {
        constexpr std::string_view colon = " : ";
        return text.substr(at + 1, colon.size()) == colon ? endOf(text, at + 1 + colon.size()) : at + 1;
      }
    } else if (!open && (c == ',' || c == '\n' || c == ' '))
      return at;
  }
  return at;
}

} // namespace

std::vector<std::string> textSeeds(size_t longest) {
  std::vector<std::string> seeds;
  for (Program &program : findPrograms(SHLO_SOURCE, nowhere))
    if (!program.text.empty() && program.text.size() <= longest)
      seeds.push_back(std::move(program.text));
  return seeds;
}

std::vector<std::string> modelSeeds(size_t longest) {
  std::vector<std::filesystem::path> paths;
  for (const auto &entry : std::filesystem::recursive_directory_iterator(SHLO_ONNX_MODELS))
    if (entry.path().extension() == ".onnx" && entry.file_size() <= longest)
      paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> models;
  for (const std::filesystem::path &path : paths)
    models.push_back(readFile(path));
  return models;
}

std::vector<std::string> artifactSeeds(size_t longest) {
  std::vector<std::filesystem::path> paths;
  for (const char *folder : {"/examples", "/tests/conformance/models", "/tests/compatibility"})
    for (const auto &entry : std::filesystem::recursive_directory_iterator(SHLO_SOURCE + std::string(folder)))
      if (entry.path().extension() == ".bc" && entry.file_size() <= longest)
        paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> artifacts;
  for (const std::filesystem::path &path : paths)
    artifacts.push_back(readFile(path));
  for (const std::string &text : textSeeds(longest / 3))
    addWritten(text, longest, artifacts);
  return artifacts;
}

std::string realArtifact() { return readFile(SHLO_SOURCE "/tests/conformance/models/data/control_flow/model.mlir.bc"); }

std::vector<std::string> attributeSeeds(const std::vector<std::string> &programs) {
  constexpr std::string_view begins[] = {"#stablehlo", "#chlo", "dense<",      "array<",  "tensor<", "!quant",
                                         "!stablehlo", "#mhlo", "loc(",        "#sdy",    "{",       "tuple<",
                                         "complex<",   "= [",   "affine_map<", "memref<", "sparse<"};
  constexpr size_t longest = 400;
  std::vector<std::string> seeds;
  for (const std::string &program : programs)
    for (std::string_view begin : begins)
      for (size_t at = program.find(begin); at != program.npos; at = program.find(begin, at + 1)) {
        size_t from = begin.starts_with("= ") ? at + 2 : at, end = endOf(program, from);
        if (end > from && end - from <= longest)
          seeds.push_back(program.substr(from, end - from));
      }
  std::sort(seeds.begin(), seeds.end());
  seeds.erase(std::unique(seeds.begin(), seeds.end()), seeds.end());
  return seeds;
}

const std::string &pick(const std::vector<std::string> &seeds, Random &random) {
  const std::string &one = random.of(seeds), &other = random.of(seeds);
  return one.size() < other.size() ? one : other;
}

} // namespace shlo::test
