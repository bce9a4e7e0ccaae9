// Ends long work on modules.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/work.h"

namespace shlo {

namespace {

constexpr unsigned interval = 256; // questions of the work, each of which is about an op

constinit thread_local StopScope *innermost = nullptr;

} // namespace

StopScope::StopScope(const std::function<Status()> &ask) : ask(ask), outer(innermost) {
  innermost = ask ? this : nullptr;
}
StopScope::~StopScope() { innermost = outer; }

bool StopScope::mustEnd() {
  if (reason || ++questions % interval != 0)
    return reason.has_value();
  innermost = nullptr; // it may call the library
  Status status = ask();
  innermost = this;
  if (!status)
    reason = std::move(status.error());
  return reason.has_value();
}

bool isWorkOver() { return isMemoryShort() || (innermost && innermost->mustEnd()); }

void checkWork() {
  checkMemory();
  if (innermost && innermost->mustEnd())
    throw Stopped{*innermost->reason};
}

} // namespace shlo
