// Which ops of the source a program is made to record.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

#include <set>

namespace shlo::plan {

struct Recording {
  bool isAll = false;                           // but for constants
  std::set<std::string, std::less<>> ops;       // "stablehlo.add"
  std::set<std::string, std::less<>> locations; // "model.py:12:3", "model.py:12", or a name
  bool isObserved = false;                      // the run is observed, so that all of it happens in one program

  bool operator==(const Recording &) const = default;
  bool isEmpty() const { return !isAll && ops.empty() && locations.empty(); }
  bool wants(const Origins &origins, uint32_t origin) const;
};

} // namespace shlo::plan
