// Functions of the host that custom calls and transfers with the host call. The C API makes them (src/capi/custom_call.cpp).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

namespace shlo::plan {

// What a call gets from a run.
struct HostArguments {
  const char *const *operands; // row-major
  char *const *results;        // row-major, to be written
  bool (*mustStop)(const void *run);
  const void *run;
  uint32_t process; // of the program's grid
};

// Several threads at once may call it.
class HostFunction {
public:
  // A pure function may be called any number of times, also never, whenever its operands are known. Calls of an ordered
  // one stay in the order of the program.
  HostFunction(bool isPure, bool isOrdered) : isPure(isPure), isOrdered(isOrdered && !isPure) {}
  virtual ~HostFunction() = default;

  // After a failure the results are undefined.
  virtual Status call(const HostArguments &arguments) const = 0;
  // Whether both give the same results for the same operands, if they are pure.
  virtual bool isLike(const HostFunction &other) const = 0;

  const bool isPure, isOrdered;
};

} // namespace shlo::plan
