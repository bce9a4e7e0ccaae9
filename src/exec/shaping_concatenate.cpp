// concatenate: copies each input into its slab of the output.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/strided.h"

namespace shlo::exec {
namespace {

class ConcatenateKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    for (size_t i = 0; i < copies.size(); ++i)
      if (!copies[i].run(arguments.outputs[0] + starts[i], arguments.inputs[i], watch))
        break;
    return watch.status();
  }

  std::vector<StridedCopy> copies;
  std::vector<int64_t> starts; // in bytes
};

} // namespace

MadeKernel makeConcatenate(const KernelRequest &request) {
  const int64_t dimension = std::get<plan::Concatenate>(request.op.data).dimension;
  const Layout &output = request.outputs[0];
  if (dimension < 0 || size_t(dimension) >= output.shape.size())
    return badProgram("concatenate");
  const Extents strides = rowMajorStrides(output.shape);
  const size_t bytes = byteSize(output.element);
  auto kernel = std::make_unique<ConcatenateKernel>();
  int64_t at = 0;
  for (const Layout &input : request.inputs) {
    if (input.shape.size() != output.shape.size() || input.element != output.element)
      return badProgram("concatenate");
    for (size_t d = 0; d < input.shape.size(); ++d)
      if (input.shape[d] > (d == size_t(dimension) ? output.shape[d] - at : output.shape[d]))
        return badProgram("concatenate");
    kernel->copies.emplace_back(input.shape, strides, input.strides, bytes);
    kernel->starts.push_back(kernel->copies.back().elements() ? at * strides[size_t(dimension)] * int64_t(bytes) : 0);
    at += input.shape[size_t(dimension)];
  }
  return MadeKernel(std::move(kernel));
}

} // namespace shlo::exec
