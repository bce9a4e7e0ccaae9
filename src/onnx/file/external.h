// External data: elements of tensors in files beside the model's.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/file.h"
#include "onnx/file/tensor_data.h"

#include <map>
#include <string>

namespace shlo::onnx {

// Where the files of external data come from.
struct ExternalSource {
  // The folder beneath which files are opened. Empty: none is.
  std::string folder;
  // Bytes by location, instead of files.
  std::map<std::string, std::string_view, std::less<>> given;
  bool followLinks = false; // symbolic links beneath the folder
  // SHA-1 in hexadecimal, for files for which tensors state a checksum. Null: these are not looked at.
  std::string (*sha1)(std::string_view) = nullptr;
};

// Opens each file once, when a tensor needs it.
class ExternalFiles {
public:
  explicit ExternalFiles(ExternalSource source) : source(std::move(source)) {}

  // The elements of a tensor with external storage, in place: rawBytes() long. Given bytes have no owner.
  // SHLO_MALFORMED for a location that is no path beneath the folder, for elements beyond the end of the file, and for
  // another checksum; SHLO_IO for what cannot be opened.
  Result<FileBytes> elementsOf(const TensorData &tensor);
  // Those that were opened, not those that were given.
  std::vector<FileBytes> mapped() const;

private:
  struct File {
    FileBytes content;
    std::string checksum; // SHA-1 as hexadecimal; empty: not yet computed
  };
  Result<File *> open(std::string_view location);

  ExternalSource source;
  std::map<std::string, File, std::less<>> files; // by location
};

} // namespace shlo::onnx
