// Puts a value together from strided parts, in a piece for each part or for some positions of a large one.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/parallel.h"
#include "exec/pieces.h"
#include "exec/shaping.h"
#include "exec/strided.h"

#include <algorithm>

namespace shlo::exec {
namespace {

class AssemblyKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    return forChunks(arguments, chunks, [&](int64_t chunk, char *, Watch &watch) {
      const auto count = int64_t(copies.size());
      for (int64_t i = chunkBegin(count, chunks, chunk); i < chunkBegin(count, chunks, chunk + 1); ++i) {
        const Copy &one = copies[size_t(i)];
        if (!one.copy.run(arguments.outputs[0] + one.to, arguments.inputs[one.input] + one.from, watch))
          return false;
      }
      return true;
    });
  }

  struct Copy {
    StridedCopy copy;
    size_t input;
    int64_t to, from; // in bytes
  };
  std::vector<Copy> copies;
  int64_t chunks = 1;
};

} // namespace

std::unique_ptr<Kernel> makeAssembly(const TensorType &type, const std::vector<Piece> &pieces, KernelChoice choice) {
  auto kernel = std::make_unique<AssemblyKernel>();
  const auto bytes = int64_t(byteSize(type.element));
  const Extents strides = rowMajorStrides(type.shape);
  for (size_t i = 0; i < pieces.size(); ++i) {
    const Layout &layout = pieces[i].layout;
    int64_t to = 0, from = 0;
    for (size_t d = 0; d < strides.size(); ++d)
      to += pieces[i].start[d] * strides[d] * bytes;
    // Large parts are cut along their outermost axis.
    size_t axis = 0;
    while (axis + 1 < layout.shape.size() && layout.shape[axis] == 1)
      ++axis;
    Extents shape = layout.shape;
    const int64_t extent = shape.empty() ? 1 : shape[axis];
    const double time = copyTime(layout.elements(), size_t(bytes)) / double(extent);
    const int64_t count = std::min<int64_t>(64, chunksOf(choice, extent, time));
    for (int64_t k = 0; k < count; ++k) {
      const int64_t begin = chunkBegin(extent, count, k);
      if (!shape.empty())
        shape[axis] = chunkBegin(extent, count, k + 1) - begin;
      kernel->copies.push_back({StridedCopy(shape, strides, layout.strides, size_t(bytes), choice), i, to, from});
      if (!shape.empty()) {
        to += shape[axis] * strides[axis] * bytes;
        from += shape[axis] * layout.strides[axis] * bytes;
      }
    }
  }
  const auto count = int64_t(kernel->copies.size());
  kernel->chunks = chunksOf(choice, count, copyTime(elementCount(type.shape), size_t(bytes)) / double(count));
  kernel->isParallel = kernel->chunks > 1;
  return kernel;
}

} // namespace shlo::exec
