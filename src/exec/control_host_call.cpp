// Calls of the host's functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/kernel.h"

namespace shlo::exec {
namespace {

class HostCallKernel final : public Kernel {
public:
  explicit HostCallKernel(const plan::HostCall &call) : call(call) {}

  Status run(const KernelArguments &arguments) const override {
    const RunContext &context = arguments.context;
    if (context.mustStop())
      return context.stopReason();
    Status status = call.function->call(
        {arguments.inputs, arguments.outputs,
         [](const void *run) { return static_cast<const RunContext *>(run)->mustStop(); }, &context,
         context.process});
    // What only keeps the order of calls.
    if (call.function->isOrdered)
      *arguments.outputs[call.results] = 0;
    return status;
  }

private:
  const plan::HostCall call;
};

} // namespace

MadeKernel makeHostCall(const KernelRequest &request) {
  return std::unique_ptr<Kernel>(std::make_unique<HostCallKernel>(std::get<plan::HostCall>(request.op.data)));
}

} // namespace shlo::exec
