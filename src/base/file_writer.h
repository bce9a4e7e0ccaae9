// A file that is written whole or not at all.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include <string>
#include <string_view>

namespace shlo {

// Writes a file beside the one that it replaces when it is complete, so that a file which is mapped into memory keeps
// its bytes, and nobody sees half of one. What is no regular file, such as a pipe, is written in place.
class FileWriter {
public:
  explicit FileWriter(std::string path) : path(std::move(path)) {}
  // Removes what is not complete.
  ~FileWriter();
  FileWriter(const FileWriter &) = delete;
  FileWriter &operator=(const FileWriter &) = delete;

  Status open();
  Status write(std::string_view bytes);
  // The file is complete.
  Status commit();

private:
  Status failure(int number) const;
  Status put(std::string_view bytes);
  Status flush();

  std::string path, temporary; // `temporary` is empty if the file is written in place
  std::string buffer;
  int descriptor = -1;
};

} // namespace shlo
