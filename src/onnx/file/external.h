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
  std::map<std::string, FileBytes, std::less<>> given;
  bool followLinks = false; // symbolic links beneath the folder
};

// Opens each file once, when a tensor needs it.
class ExternalFiles {
public:
  explicit ExternalFiles(ExternalSource source) : source(std::move(source)) {}

  // The elements of a tensor with external storage, in place: rawBytes() long. SHLO_MALFORMED for a location that is
  // no path beneath the folder, and for elements beyond the end of the file; SHLO_IO for what cannot be opened.
  Result<FileBytes> elementsOf(const TensorData &tensor);

private:
  Result<FileBytes> open(std::string_view location);

  ExternalSource source;
  std::map<std::string, FileBytes, std::less<>> files;
};

} // namespace shlo::onnx
