// Custom calls that handlers of XLA's FFI answer.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plugin/objects.h"

// What a client gives to the handlers of one execution, by type.
struct PJRT_ExecuteContext {
  struct Data {
    int64_t type;
    void *data;
  };
  std::vector<Data> list;
};

namespace shlo::plugin {

// The handlers that are registered now answer the custom calls of plans with these options.
void addHandlers(shlo_plan_options *options);
// The target of one of them that the program, as text, calls; "" if it calls none.
std::string calledHandler(std::string_view text);

// The context of the execution on this thread, in a scope.
class ContextScope {
public:
  explicit ContextScope(const PJRT_ExecuteContext *context);
  ContextScope(const ContextScope &) = delete;
  ~ContextScope();

private:
  const PJRT_ExecuteContext *before;
};

} // namespace shlo::plugin
