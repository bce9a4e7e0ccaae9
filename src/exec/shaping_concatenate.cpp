// concatenate: copies each input into its slab of the output. Short rows are put together in registers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/pieces.h"
#include "exec/steps.h"

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
  bool expand(StepMaker &maker) const override {
    int64_t elements = 0;
    for (const StridedCopy &copy : copies)
      elements += copy.elements();
    if (elements > mostStepElements)
      return false;
    for (size_t i = 0; i < copies.size(); ++i)
      maker.copy(maker.output(0, starts[i]), maker.input(i), copies[i]);
    return true;
  }

  std::vector<StridedCopy> copies;
  std::vector<int64_t> starts; // in bytes
};

// Puts rows together from short rows of all inputs.
class InterleaveKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    const int64_t groups = shuffle.groups(), work = shuffle.groupBytes() / bytes;
    Walk<1 + Shuffle::mostSources>::Offsets start{};
    lines.each(start, [&](const auto &offsets) {
      const char *from[Shuffle::mostSources];
      for (size_t i = 0; i < shuffle.sources; ++i)
        from[i] = arguments.inputs[i] + offsets[1 + i];
      return watch.pieces(groups, work, [&](int64_t begin, int64_t end) {
        shuffle.run(arguments.outputs[0] + offsets[0], from, begin, end);
      });
    });
    return watch.status();
  }

  Shuffle shuffle;
  Walk<1 + Shuffle::mostSources> lines; // offsets of the output and the inputs, in bytes
  int64_t bytes = 0;
};

// Null if the rows are too long.
std::unique_ptr<Kernel> makeInterleave(const KernelRequest &request, size_t dimension) {
  constexpr int64_t mostBytes = 256; // of a row of the output
  const Layout &output = request.outputs[0];
  const int64_t bytes = int64_t(byteSize(output.element)), positions = output.elements();
  int64_t length = bytes;
  for (size_t d = dimension; d < output.shape.size(); ++d)
    length *= std::min(output.shape[d], mostBytes + 1);
  if (request.inputs.size() > Shuffle::mostSources || positions == 0 || length > mostBytes)
    return nullptr;
  using Lines = Walk<1 + Shuffle::mostSources>;
  std::vector<Shuffle::Element> row;
  for (size_t i = 0; i < request.inputs.size(); ++i) {
    const Layout &input = request.inputs[i];
    const Extents shape(input.shape.begin() + ptrdiff_t(dimension), input.shape.end());
    const Extents inputStrides(input.strides.begin() + ptrdiff_t(dimension), input.strides.end());
    const Walk<1> part(shape, {inputStrides});
    part.each({0}, [&](const auto &offset) {
      row.push_back({uint32_t(i), offset[0] * bytes});
      return true;
    });
  }
  if (int64_t(row.size()) * bytes != length)
    return nullptr;
  Lines outer;
  const Extents strides = rowMajorStrides(output.shape);
  for (size_t d = 0; d < dimension; ++d) {
    Lines::Offsets steps{strides[d] * bytes};
    for (size_t i = 0; i < request.inputs.size(); ++i)
      steps[1 + i] = request.inputs[i].shape[dimension] ? request.inputs[i].strides[d] * bytes : 0;
    outer.add(output.shape[d], steps);
  }
  outer.coalesce();
  if (outer.axes.empty()) // one row is a few copies
    return nullptr;
  std::vector<Shuffle::Axis> axes;
  for (size_t d = outer.axes.size(); d-- > 0;) {
    axes.push_back({outer.axes[d].extent, outer.axes[d].strides[0], {}});
    std::copy(outer.axes[d].strides.begin() + 1, outer.axes[d].strides.end(), axes.back().fromSteps.begin());
  }
  std::optional<Shuffle> shuffle =
      Shuffle::make(request.choice.simd(), size_t(bytes), request.inputs.size(), std::move(row), axes);
  if (!shuffle)
    return nullptr;
  auto kernel = std::make_unique<InterleaveKernel>();
  kernel->shuffle = std::move(*shuffle);
  outer.axes.resize(axes.size());
  kernel->lines = std::move(outer);
  kernel->bytes = bytes;
  return kernel;
}

MadeKernel makePiece(const KernelRequest &request) {
  const int64_t dimension = std::get<plan::Concatenate>(request.op.data).dimension;
  const Layout &output = request.outputs[0];
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
    kernel->copies.emplace_back(input.shape, strides, input.strides, bytes, request.choice);
    kernel->starts.push_back(kernel->copies.back().elements() ? at * strides[size_t(dimension)] * int64_t(bytes) : 0);
    at += input.shape[size_t(dimension)];
  }
  if (!request.choice.general && at == output.shape[size_t(dimension)])
    if (std::unique_ptr<Kernel> interleave = makeInterleave(request, size_t(dimension)))
      return MadeKernel(std::move(interleave));
  return MadeKernel(std::move(kernel));
}

} // namespace

MadeKernel makeConcatenate(const KernelRequest &request) {
  const int64_t dimension = std::get<plan::Concatenate>(request.op.data).dimension;
  const Layout &output = request.outputs[0];
  if (dimension < 0 || size_t(dimension) >= output.shape.size())
    return badProgram("concatenate");
  const double time = copyTime(output.elements(), byteSize(output.element));
  return makeInPieces(request, Division::alike(time, request.inputs.size(), size_t(dimension)), makePiece);
}

} // namespace shlo::exec
