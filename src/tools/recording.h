// What happened inside a run, for `shlo run`: files of recorded values, and tables of times.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

#include <exception>
#include <optional>

namespace tool {

// Shows recorded values: writes them to the files of a folder, with a list of these, or prints a line for each.
class Probes {
public:
  // `folder`: none if they are printed.
  Probes(const std::optional<std::string> &folder, shlo_recorder *recorder);

  // After the run: throws what has stopped it.
  void finish();
  bool hasFailed() const { return failure != nullptr; }

private:
  static int32_t show(const shlo_recorded *value, void *user);
  void write(const shlo_recorded *value);
  void print(const shlo_recorded *value);

  const std::optional<std::string> folder;
  std::string index = "file\top\tlocation\tresult\tprocess\titerations\ttype\tmin\tmax\tmean\tnan\tinfinite\n";
  size_t count = 0;
  std::exception_ptr failure;
};

// Prints what took longest, by op and by kernel.
void printTimes(const shlo_recorder *recorder);

} // namespace tool
