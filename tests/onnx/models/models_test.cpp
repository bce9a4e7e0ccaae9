// Reads every .onnx file below a folder: verified, printed, parsed again, equal; what was read and what was parsed is
// written, and is the file again.
//   onnx-models FOLDER FILES VERSIONS [twin]
// Fails if there are fewer files than FILES, or fewer versions of ops in them than VERSIONS. The twin cuts off the end of each file, and every file must be refused; and
// it says that each file was made by another producer, and then what is written must be another file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/stablehlo.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

std::string takeText(shlo_buffer *buffer) {
  std::string text(static_cast<const char *>(shlo_buffer_data(buffer)), shlo_buffer_size(buffer));
  shlo_buffer_destroy(buffer);
  return text;
}

std::string takeMessage(shlo_error *error) {
  std::string message = shlo_error_message(error, nullptr);
  shlo_error_destroy(error);
  return message;
}

std::string bytesOf(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream content;
  content << file.rdbuf();
  return content.str();
}

// The model's bytes, or an error.
std::string written(const shlo_module *module) {
  shlo_buffer *buffer = nullptr;
  shlo_error *error = nullptr;
  return shlo_onnx_write(module, nullptr, &buffer, nullptr, &error) ? takeMessage(error) : takeText(buffer);
}

// What is wrong; empty if nothing is.
std::string read(const std::string &path) {
  shlo_module *module = nullptr, *again = nullptr;
  shlo_error *error = nullptr;
  shlo_buffer *buffer = nullptr;
  if (shlo_module_load_file(path.data(), path.size(), nullptr, &module, &error))
    return takeMessage(error);
  std::string wrong;
  if (shlo_module_print(module, nullptr, &buffer, &error)) {
    wrong = "printing: " + takeMessage(error);
  } else {
    const std::string text = takeText(buffer);
    shlo_parse_options *options = nullptr;
    shlo_parse_options_create(&options, nullptr);
    shlo_parse_options_set_max_bytes(options, INT32_MAX, nullptr);
    if (shlo_module_parse(text.data(), text.size(), options, &again, &error))
      wrong = "parsing what was printed: " + takeMessage(error);
    else if (shlo_module_print(again, nullptr, &buffer, &error))
      wrong = "printing what was parsed: " + takeMessage(error);
    else if (takeText(buffer) != text)
      wrong = "the text is another one after parsing";
    else if (written(module) != bytesOf(path))
      wrong = "what is written is another file";
    else if (written(again) != bytesOf(path))
      wrong = "what is written after printing and parsing is another file";
    shlo_parse_options_destroy(options);
  }
  shlo_module_destroy(again);
  shlo_module_destroy(module);
  return wrong;
}

// Whether the file without its last byte is refused, and whether another producer is another file.
bool seesChanges(const std::string &path) {
  const std::string bytes = bytesOf(path), changed = bytes + "\x12\x05other";
  shlo_module *module = nullptr;
  const shlo_status status = shlo_module_load(bytes.data(), bytes.size() - 1, nullptr, &module, nullptr);
  if (status == SHLO_OK || shlo_module_load(changed.data(), changed.size(), nullptr, &module, nullptr))
    return false;
  const std::string file = written(module);
  shlo_module_destroy(module);
  return file != bytes && file.find("\x12\x05other") != std::string::npos;
}

// The ops with a schema that the model has: "Relu-13".
void addVersions(const std::string &path, std::set<std::string> &versions) {
  shlo_onnx_inspection *model = nullptr;
  if (shlo_onnx_inspect_file(path.data(), path.size(), &model, nullptr))
    return;
  for (size_t i = 0; i < shlo_onnx_inspection_op_count(model); ++i)
    if (const int64_t since = shlo_onnx_inspection_op_since(model, i))
      versions.insert(shlo_onnx_inspection_op_name(model, i, nullptr) + ("-" + std::to_string(since)));
  shlo_onnx_inspection_destroy(model);
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 4) {
    std::fprintf(stderr, "usage: %s FOLDER FILES VERSIONS [twin]\n", argv[0]);
    return 2;
  }
  const bool twin = argc > 4;
  std::set<std::string> versions;
  size_t files = 0, wrong = 0;
  for (const auto &entry : std::filesystem::recursive_directory_iterator(argv[1])) {
    if (entry.path().extension() != ".onnx" || !entry.is_regular_file())
      continue;
    ++files;
    const std::string path = entry.path().string();
    addVersions(path, versions);
    if (twin) {
      if (!seesChanges(path)) {
        ++wrong;
        std::printf("%s: accepted without its end, or written without a change\n", path.c_str());
      }
    } else if (const std::string found = read(path); !found.empty()) {
      ++wrong;
      std::printf("%s: %s\n", path.c_str(), found.c_str());
    }
  }
  std::printf("%zu files with %zu versions of ops, %zu wrong\n", files, versions.size(), wrong);
  return wrong || files < size_t(std::atoll(argv[2])) || versions.size() < size_t(std::atoll(argv[3]));
}
