// Conditions that a program states about its shapes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/kernel.h"

namespace shlo::exec {
namespace {

class AssertKernel final : public Kernel {
public:
  AssertKernel(std::string message, std::string location)
      : message(std::move(message)), location(std::move(location)) {}

  Status run(const KernelArguments &arguments) const override {
    if (*arguments.inputs[0] != 0)
      return {};
    Error error = makeError(SHLO_FAILED, message.empty() ? "an assertion of the program is false" : message);
    if (!location.empty())
      error.message += " (" + location + ")";
    return error;
  }

private:
  const std::string message, location;
};

} // namespace

MadeKernel makeAssert(const KernelRequest &request) {
  if (request.inputs.size() != 1 || request.inputs[0].element != ElementType::I1 || request.inputs[0].elements() != 1)
    return makeError(SHLO_INVALID_PROGRAM, "the operand of an assertion is not a predicate");
  return std::unique_ptr<Kernel>(std::make_unique<AssertKernel>(
      std::get<plan::Assert>(request.op.data).message, request.location()));
}

} // namespace shlo::exec
