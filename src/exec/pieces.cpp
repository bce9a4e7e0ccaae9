// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/pieces.h"

#include "exec/extents.h"
#include "exec/parallel.h"

namespace shlo::exec {

Division Division::alike(double nanoseconds, size_t inputs, size_t axes) {
  plan::Extents same(axes);
  for (size_t axis = 0; axis < axes; ++axis)
    same[axis] = int64_t(axis);
  return {nanoseconds, axes, std::vector<plan::Extents>(inputs, same)};
}

double copyTime(int64_t elements, size_t elementBytes) {
  return double(elements) * std::max(0.1, 0.08 * double(elementBytes));
}

namespace {

// The shapes of the pieces: one position of the axes before `axis`, and `extent` positions of this one.
struct Pieces {
  int64_t count = 1, ofAxis = 1, extent = 0, rest = 0;
  size_t axis = 0;

  Pieces(const KernelChoice &choice, const plan::Extents &shape, const Division &division) {
    int64_t positions = 1;
    for (size_t d = 0; d < division.axes; ++d)
      positions *= shape[d];
    if (positions <= 1)
      return;
    const int64_t wanted = chunksOf(choice, positions, division.nanoseconds / double(positions));
    int64_t before = 1;
    while (axis + 1 < division.axes && before * shape[axis] <= wanted)
      before *= shape[axis++];
    const int64_t parts = std::clamp<int64_t>((wanted + before - 1) / before, 1, shape[axis]);
    extent = (shape[axis] + parts - 1) / parts;
    ofAxis = (shape[axis] + extent - 1) / extent;
    rest = shape[axis] - (ofAxis - 1) * extent;
    count = before * ofAxis;
  }

  // Whether the layout has the extents of the outputs' axes up to the divided one.
  bool fits(const Layout &layout, const plan::Extents &axes, const plan::Extents &shape) const {
    for (size_t d = 0; d <= axis; ++d)
      if (axes[d] != Division::whole &&
          (axes[d] >= int64_t(layout.shape.size()) || layout.shape[size_t(axes[d])] != shape[d]))
        return false;
    return true;
  }

  // The layout of a piece whose axes belong to those of the outputs.
  Layout cut(Layout layout, const plan::Extents &axes, int64_t positions) const {
    for (size_t d = 0; d <= axis; ++d)
      if (axes[d] != Division::whole)
        layout.shape[size_t(axes[d])] = d == axis ? positions : 1;
    return layout;
  }
};

class KernelInPieces final : public Kernel {
public:
  KernelInPieces(const Pieces &pieces, const std::vector<Layout> &inputs, const std::vector<Layout> &outputs,
                 const Division &division, std::unique_ptr<Kernel> made, std::unique_ptr<Kernel> last)
      : pieces(pieces), piece(std::move(made)), rest(std::move(last)), inputCount(inputs.size()) {
    const plan::Extents &shape = outputs[0].shape;
    extents.assign(shape.begin(), shape.begin() + ptrdiff_t(pieces.axis));
    extents.push_back(pieces.ofAxis);
    const Division ofOutputs = Division::alike(0, 1, pieces.axis + 1);
    for (size_t i = 0; i < inputs.size(); ++i)
      addSteps(inputs[i], division.inputAxes[i]);
    for (const Layout &output : outputs)
      addSteps(output, ofOutputs.inputAxes[0]);
    pointerBytes = (steps.size() * sizeof(char *) + 63) & ~size_t(63);
    scratchBytes = pointerBytes + std::max(piece->scratchBytes, rest ? rest->scratchBytes : 0);
    isParallel = true;
  }

  Status run(const KernelArguments &arguments) const override {
    return forChunks(arguments, pieces.count, [&](int64_t number, char *scratch, Watch &watch) {
      auto **pointers = reinterpret_cast<const char **>(scratch);
      for (size_t i = 0; i < steps.size(); ++i)
        pointers[i] = i < inputCount ? arguments.inputs[i] : arguments.outputs[i - inputCount];
      int64_t left = number;
      for (size_t d = extents.size(); d-- > 0; left /= extents[d])
        for (size_t i = 0; i < steps.size(); ++i)
          pointers[i] += left % extents[d] * steps[i][d];
      const bool isLast = rest && number % pieces.ofAxis == pieces.ofAxis - 1;
      Status status =
          (isLast ? *rest : *piece)
              .run({pointers, const_cast<char *const *>(pointers + inputCount), scratch + pointerBytes, watch.context});
      return status ? watch.proceed() : watch.stop(std::move(status));
    });
  }

private:
  void addSteps(const Layout &layout, const plan::Extents &axes) {
    plan::Extents &added = steps.emplace_back();
    for (size_t d = 0; d <= pieces.axis; ++d) {
      const int64_t stride = axes[d] == Division::whole ? 0 : layout.strides[size_t(axes[d])];
      added.push_back(stride * int64_t(byteSize(layout.element)) * (d == pieces.axis ? pieces.extent : 1));
    }
  }

  const Pieces pieces;
  const std::unique_ptr<Kernel> piece, rest; // `rest` is the last along the divided axis; null if it is like the others
  const size_t inputCount;
  plan::Extents extents;            // of the positions of the pieces
  std::vector<plan::Extents> steps; // of inputs and outputs, in bytes, along these
  size_t pointerBytes = 0;
};

} // namespace

MadeKernel makeInPieces(const KernelChoice &choice, const std::vector<Layout> &inputs,
                        const std::vector<Layout> &outputs, const Division &division, const PieceMaker &make) {
  const Pieces pieces(choice, outputs[0].shape, division);
  if (pieces.count <= 1)
    return make(inputs, outputs);
  const Division ofOutputs = Division::alike(0, 1, pieces.axis + 1);
  // What is wrong with the shapes, `make` tells.
  bool fits = true;
  for (size_t i = 0; i < inputs.size(); ++i)
    fits = fits && pieces.fits(inputs[i], division.inputAxes[i], outputs[0].shape);
  for (const Layout &output : outputs)
    fits = fits && pieces.fits(output, ofOutputs.inputAxes[0], outputs[0].shape);
  if (!fits)
    return make(inputs, outputs);
  auto makePiece = [&](int64_t positions) {
    std::vector<Layout> from, to;
    for (size_t i = 0; i < inputs.size(); ++i)
      from.push_back(pieces.cut(inputs[i], division.inputAxes[i], positions));
    for (const Layout &output : outputs)
      to.push_back(pieces.cut(output, ofOutputs.inputAxes[0], positions));
    return make(from, to);
  };
  MadeKernel piece = makePiece(pieces.extent);
  MadeKernel rest = std::unique_ptr<Kernel>();
  if (piece && pieces.rest != pieces.extent)
    rest = makePiece(pieces.rest);
  if (!piece || !rest)
    return std::move((piece ? rest : piece).error());
  return MadeKernel(
      std::make_unique<KernelInPieces>(pieces, inputs, outputs, division, std::move(*piece), std::move(*rest)));
}

MadeKernel makeInPieces(const KernelRequest &request, const Division &division,
                        MadeKernel (*make)(const KernelRequest &)) {
  return makeInPieces(request.choice, request.inputs, request.outputs, division,
                      [&](const std::vector<Layout> &inputs, const std::vector<Layout> &outputs) {
                        KernelRequest piece = request;
                        piece.inputs = inputs;
                        piece.outputs = outputs;
                        for (size_t i = 0; i < inputs.size(); ++i)
                          if (inputs[i].shape != request.inputs[i].shape)
                            piece.constants[i] = nullptr;
                        return make(piece);
                      });
}

} // namespace shlo::exec
