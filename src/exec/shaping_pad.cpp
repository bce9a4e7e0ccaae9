// pad: edge padding, which may be negative, and interior padding.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/pieces.h"
#include "exec/strided.h"

namespace shlo::exec {
namespace {

class PadKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    char *output = arguments.outputs[0];
    Watch watch(arguments.context);
    if (copy.elements() == count || fill(output, arguments.inputs[1], count, bytes, watch))
      copy.run(output + toStart * int64_t(bytes), arguments.inputs[0] + fromStart * int64_t(bytes), watch);
    return watch.status();
  }

  StridedCopy copy;
  int64_t count = 0, toStart = 0, fromStart = 0;
  size_t bytes = 0;
};

MadeKernel makePiece(const KernelRequest &request) {
  const auto &pad = std::get<plan::Pad>(request.op.data);
  const Layout &input = request.inputs[0], &output = request.outputs[0];
  const size_t rank = input.shape.size();
  if (output.shape.size() != rank || pad.edgePaddingLow.size() != rank || pad.interiorPadding.size() != rank)
    return badProgram("pad");
  auto kernel = std::make_unique<PadKernel>();
  kernel->bytes = byteSize(output.element);
  kernel->count = output.elements();

  const Extents outputStrides = rowMajorStrides(output.shape);
  Extents shape(rank), toStrides(rank, 0), fromStrides(rank, 0);
  for (size_t d = 0; d < rank; ++d) {
    // Element i moves to low + i * step. Computes which elements stay inside, in 128 bits because attributes can have
    // any value.
    const __int128 step = __int128(pad.interiorPadding[d]) + 1, low = pad.edgePaddingLow[d], extent = output.shape[d];
    if (step < 1)
      return badProgram("pad");
    __int128 first = low < 0 ? (-low + step - 1) / step : 0;
    __int128 last = low >= extent ? -1 : (extent - 1 - low) / step;
    if (last >= input.shape[d])
      last = __int128(input.shape[d]) - 1;
    if (extent == 0 || first > last) {
      shape[d] = 0;
      continue;
    }
    shape[d] = int64_t(last - first + 1);
    kernel->fromStart += int64_t(first) * input.strides[d];
    kernel->toStart += int64_t(low + first * step) * outputStrides[d];
    if (shape[d] > 1) {
      toStrides[d] = int64_t(step) * outputStrides[d];
      fromStrides[d] = input.strides[d];
    }
  }
  kernel->copy = StridedCopy(shape, toStrides, fromStrides, kernel->bytes, request.choice);
  if (kernel->copy.elements() == 0)
    kernel->toStart = kernel->fromStart = 0;
  return MadeKernel(std::move(kernel));
}

} // namespace

MadeKernel makePad(const KernelRequest &request) {
  const auto &pad = std::get<plan::Pad>(request.op.data);
  const Extents &from = request.inputs[0].shape, &to = request.outputs[0].shape;
  const size_t rank = std::min({from.size(), to.size(), pad.edgePaddingLow.size(), pad.interiorPadding.size()});
  size_t axes = 0;
  while (axes < rank && from[axes] == to[axes] && pad.edgePaddingLow[axes] == 0 && pad.interiorPadding[axes] == 0)
    ++axes;
  const double time = copyTime(request.outputs[0].elements(), byteSize(request.outputs[0].element));
  Division division = Division::alike(time, 2, axes);
  division.inputAxes[1].assign(axes, Division::whole);
  return makeInPieces(request, division, makePiece);
}

} // namespace shlo::exec
