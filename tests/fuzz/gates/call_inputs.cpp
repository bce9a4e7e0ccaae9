// Arguments from the programs of the tree, and extreme numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "call_inputs.h"

#include "models.h"
#include "seeds.h"

#include <stablehlo-c/stablehlo.h>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <vector>

namespace shlo::test {
namespace {

#include "words.inc"

using Texts = std::vector<std::string>;

// Every so many, so that there are at most `most`.
Texts thinned(Texts all, size_t most) {
  Texts kept;
  size_t step = all.size() / most + 1;
  for (size_t i = 0; i < all.size(); i += step)
    kept.push_back(std::move(all[i]));
  return kept;
}

Texts programs() {
  constexpr size_t longest = 500, most = 250;
  Texts kept;
  for (std::string &text : textSeeds(longest))
    if (text.find("while") == text.npos && text.find("@check.") == text.npos) // ends, and runs
      kept.push_back(std::move(text));
  kept = thinned(std::move(kept), most);
  // One that says how its values are cut, where there are many others.
  const std::string cut = "tensor<4xf32> {sdy.sharding = #sdy.sharding<mesh<[\"a\"=2]>, [{\"a\"}]>}";
  for (int i = 0; i < 24; ++i)
    kept.push_back("func.func @main(%a: " + cut + ") -> (" + cut + ") {\n  return %a : tensor<4xf32>\n}\n");
  // Models, too.
  constexpr size_t longestModel = 600, mostModels = 20;
  for (const std::string &file : thinned(modelSeeds(longestModel), mostModels)) {
    shlo_module *module = nullptr;
    shlo_buffer *printed = nullptr;
    if (!shlo_module_load(file.data(), file.size(), nullptr, &module, nullptr) &&
        !shlo_module_print(module, nullptr, &printed, nullptr))
      kept.emplace_back(shlo_buffer_data(printed), shlo_buffer_size(printed));
    shlo_buffer_destroy(printed);
    shlo_module_destroy(module);
  }
  return kept;
}

Texts namesOfOps() {
  Texts names(std::begin(opNames), std::end(opNames));
  for (const char *other : {"func.call", "func.return", "builtin.module", "onnx.Conv", "onnx.AddV7", "onnx.NoValue",
                            "vhlo.add_v1", "unknown.op", "add", ".", ""})
    names.emplace_back(other);
  return names;
}

// The name of a file of these bytes, for functions that read one. It lies in the working folder: others may write it.
std::string fileOf(const char *name, const std::string &bytes) {
  if (FILE *file = std::fopen(name, "wb")) {
    std::fwrite(bytes.data(), 1, bytes.size(), file);
    std::fclose(file);
  }
  return name;
}

// The project's plugin as a file that no call can write.
std::string pluginFile() {
  const int file = memfd_create("plugin", MFD_ALLOW_SEALING);
  if (FILE *from = std::fopen(SHLO_PLUGIN, "rb")) {
    std::array<char, 65536> part;
    while (const size_t count = std::fread(part.data(), 1, part.size(), from))
      if (write(file, part.data(), count) != ssize_t(count))
        std::abort();
    std::fclose(from);
  }
  fcntl(file, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW);
  return "/proc/self/fd/" + std::to_string(file);
}

Texts shortTexts() {
  constexpr size_t longestModel = 1000;
  return {"main",
          fileOf("call_input.onnx", modelSeeds(longestModel).front()),
          fileOf("call_input.mlir.bc", realArtifact()),
          "call_output.onnx", // what calls write
          "f",
          "a.b",
          "mhlo.num_partitions",
          "value",
          "",
          "/",
          "/dev/null",
          "/nonexistent/file", // which no call can make
          ".",
          SHLO_SOURCE,
          std::string("a\0b", 3),
          "\xff\xfe",
          "\xc3",
          std::string(5000, 'x'),
          std::string(300, '['),
          std::string(64, '\0'),
          "chlo-legalize-to-stablehlo", // pipelines
          "builtin.module(remove-sharding)",
          "stablehlo.dot",
          "stablehlo.fft_type",
          "stablehlo.dot",
          "stablehlo.gather"};
}

Texts versions() {
  return {"0.9.0",   "0.14.0", "0.17.1", "0.20.2",  "1.0.0",  "1.2.3",
          "1.4.0",   "1.6.0",  "1.8.0",  "1.10.0",  "1.12.0", "1.15.0",
          "1.18.0",  "1.19.0", "1.20.0", "1.21.0",  "1.22.0", shlo_stablehlo_version(),
          "999.0.0", "0.0.0",  "-1.0.0", "1.0.0.0", "1.0",    "18446744073709551616.0.0",
          "1.-1.0"};
}

Texts attributes() {
  constexpr size_t longestProgram = 2000, most = 250;
  return thinned(attributeSeeds(textSeeds(longestProgram)), most);
}

const Texts &artifacts() {
  constexpr size_t longest = 2000, most = 150;
  static const Texts some = thinned(artifactSeeds(longest), most);
  return some;
}

Texts versionedPrograms() {
  constexpr size_t most = 20;
  Texts made;
  for (const std::string &artifact : thinned(artifacts(), most)) {
    shlo_buffer *text = nullptr;
    if (!shlo_artifact_print(artifact.data(), artifact.size(), nullptr, &text, nullptr))
      made.emplace_back(shlo_buffer_data(text), shlo_buffer_size(text));
    shlo_buffer_destroy(text);
  }
  return made;
}

const std::array<Texts, 6> &texts() {
  static const std::array<Texts, 6> all = {programs(), attributes(), namesOfOps(),
                                           versions(), shortTexts(), versionedPrograms()};
  return all;
}

// A tensor as the bytes of both kinds of files.
void addFiles(std::vector<Block> &blocks, shlo_element_type type) {
  constexpr std::array<int64_t, 2> shape = {2, 3};
  shlo_tensor *tensor = nullptr;
  shlo_buffer *npy = nullptr, *onnx = nullptr;
  shlo_tensor_create(type, int32_t(shape.size()), shape.data(), &tensor, nullptr);
  if (!shlo_tensor_to_npy(tensor, &npy, nullptr))
    blocks.emplace_back(std::string_view(shlo_buffer_data(npy), shlo_buffer_size(npy)));
  if (!shlo_tensor_to_onnx(tensor, "x", 1, &onnx, nullptr))
    blocks.emplace_back(std::string_view(shlo_buffer_data(onnx), shlo_buffer_size(onnx)));
  shlo_buffer_destroy(npy);
  shlo_buffer_destroy(onnx);
  shlo_tensor_destroy(tensor);
}

const std::array<std::vector<Block>, 4> &blocks() {
  static const std::array<std::vector<Block>, 4> all = [] {
    std::array<std::vector<Block>, 4> made;
    for (const std::string &artifact : artifacts()) {
      made[0].emplace_back(artifact);
      made[0].emplace_back(std::string_view(artifact).substr(0, artifact.size() / 2));
    }
    for (shlo_element_type type = SHLO_TYPE_I1; type <= SHLO_TYPE_COMPLEX_F64; ++type)
      addFiles(made[1], type);
    constexpr size_t longestModel = 1000, mostModels = 40;
    for (const std::string &model : thinned(modelSeeds(longestModel), mostModels))
      made[1].emplace_back(model);
    for (const std::string &program : texts()[0])
      made[2].emplace_back(program);
    for (size_t size : {0, 1, 2, 3, 4, 6, 8, 9, 12, 16, 24, 32, 48, 64, 96, 128, 65536}) {
      made[3].emplace_back(size, '\0');
      made[3].emplace_back(size, '\x01');
      made[3].emplace_back(size, '\xff');
    }
    return made;
  }();
  return all;
}

} // namespace

Block::Block(std::string_view bytes) : data(new char[bytes.size()]), size(bytes.size()) {
  std::memcpy(data.get(), bytes.data(), bytes.size());
}
Block::Block(size_t bytes, char fill) : data(new char[bytes]), size(bytes) { std::memset(data.get(), fill, bytes); }

void prepareCallInputs() {
  texts();
  blocks();
  zeros();
  modelsOf("");
}

std::string_view someText(Choices &choices) { return choices.of(choices.of(texts())); }
std::string_view someTextFor(std::string_view parameter, Choices &choices) {
  static const Texts domains = {"", "ai.onnx", "ai.onnx.ml", "com.microsoft"};
  static const std::string plugin = pluginFile();
  static const Texts paths = {plugin, plugin, "call_input.onnx", "call_input.mlir.bc", "call_output.onnx"};
  if (parameter == "path" && choices.below(4))
    return choices.of(paths);
  return parameter == "domain" && choices.below(4) ? std::string_view(choices.of(domains)) : someText(choices);
}
std::string_view someTextLike(std::string_view other, Choices &choices) {
  for (const Texts &sort : texts())
    for (const std::string &text : sort)
      if (text.data() == other.data())
        return choices.of(sort);
  return someText(choices);
}
const Block &someBytes(Choices &choices) { return choices.of(choices.of(blocks())); }

int64_t someInteger(Choices &choices) {
  static constexpr int64_t extremes[] = {-1,
                                         -2,
                                         5,
                                         8,
                                         63,
                                         64,
                                         65,
                                         255,
                                         256,
                                         65536,
                                         1 << 20,
                                         INT32_MAX,
                                         INT32_MIN,
                                         UINT32_MAX,
                                         int64_t(1) << 32,
                                         int64_t(1) << 47,
                                         int64_t(1) << 62,
                                         INT64_MAX,
                                         INT64_MIN,
                                         INT64_MAX - 1};
  return choices.below(6) < 5 ? int64_t(choices.below(5)) : choices.of(extremes);
}

int64_t someExtent(Choices &choices) {
  // Either small, or more than an allocation may have.
  static constexpr int64_t extremes[] = {SHLO_DYNAMIC,     SHLO_DYNAMIC,     -1,       4096,
                                         int64_t(1) << 31, int64_t(1) << 47, INT64_MAX};
  return choices.below(8) < 7 ? int64_t(choices.below(4)) : choices.of(extremes);
}

double someReal(Choices &choices) {
  static constexpr double reals[] = {0,
                                     1,
                                     -1,
                                     0.5,
                                     1e-3,
                                     -0.0,
                                     1e308,
                                     5e-324,
                                     std::numeric_limits<double>::infinity(),
                                     -std::numeric_limits<double>::infinity(),
                                     std::numeric_limits<double>::quiet_NaN()};
  return choices.of(reals);
}

uint64_t someCount(Choices &choices) {
  // Above PTRDIFF_MAX bytes for entries of any size.
  static constexpr uint64_t huge[] = {SIZE_MAX, SIZE_MAX - 1, uint64_t(1) << 63, SIZE_MAX - 7};
  static constexpr uint64_t rare[] = {4, 5, 8, 64, 65, 300};
  switch (choices.below(24)) {
  case 23: return choices.of(huge);
  case 22: return choices.of(rare);
  default: return choices.below(4);
  }
}

bool isHuge(uint64_t count) { return count > uint64_t(PTRDIFF_MAX); }

const char *zeros() {
  static const char *const region = [] {
    void *made = mmap(nullptr, zeroBytes, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (made == MAP_FAILED) {
      std::perror("mmap");
      std::exit(EXIT_FAILURE);
    }
    return static_cast<const char *>(made);
  }();
  return region;
}

} // namespace shlo::test
