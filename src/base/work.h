// Ends long work on modules when its caller wants that: copying, verifying, reading, writing, printing, passes.
//
// A caller whose work can be stopped has a StopScope. Loops over ops ask checkWork, as they would ask checkMemory.
// Where functions of MLIR would be on the way of an exception, they ask isWorkOver and end; who called them asks
// checkWork.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "base/memory.h"

#include <functional>
#include <optional>

namespace shlo {

// Thrown by checkWork.
struct Stopped {
  Error error;
};

// The work of this thread can be stopped. Scopes are nested; the innermost one counts.
class StopScope {
public:
  // `ask` is called once for many questions of the work, without a scope. If it fails, the work ends. Nullable.
  explicit StopScope(const std::function<Status()> &ask);
  ~StopScope();
  StopScope(const StopScope &) = delete;
  StopScope &operator=(const StopScope &) = delete;

private:
  friend bool isWorkOver();
  friend void checkWork();
  bool mustEnd();

  const std::function<Status()> &ask;
  StopScope *const outer;
  unsigned questions = 0;
  std::optional<Error> reason; // why the work must end
};

// Whether memory is short or the work must end. From then on it is so.
bool isWorkOver();
// Throws std::bad_alloc or Stopped if so. Only where no function of MLIR's or LLVM's archives is on the stack.
void checkWork();

} // namespace shlo
