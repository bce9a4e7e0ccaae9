// What happened inside a run, for `shlo run`: files of recorded values, and tables of times.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

#include <exception>

namespace tool {

// Writes recorded values to files, and a list of these.
class ValueFiles {
public:
  ValueFiles(const std::string &folder, shlo_recorder *recorder);

  // After the run: throws what has stopped it.
  void finish();
  bool hasFailed() const { return failure != nullptr; }

private:
  static int32_t write(const shlo_recorded *value, void *user);
  void add(const shlo_recorded *value);

  std::string folder;
  std::string index = "file\top\tlocation\tresult\tprocess\titerations\ttype\n";
  size_t count = 0;
  std::exception_ptr failure;
};

// Prints what took longest, by op and by kernel.
void printTimes(const shlo_recorder *recorder);

} // namespace tool
