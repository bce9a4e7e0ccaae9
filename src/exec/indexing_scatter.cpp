// scatter: combines updates with elements at positions that are data. Updates out of bounds are skipped.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/indexing_scatter.h"

#include "exec/parallel.h"
#include "exec/strided.h"

#include <algorithm>
#include <cstring>

namespace shlo::exec {

static bool contains(const Extents &list, int64_t value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

int64_t ScatterKernel::chunksOfCopy(size_t input) const { return chunksOf(choice, int64_t(sizes[input]), 0.1); }

bool ScatterKernel::copyInputs(const KernelArguments &arguments, Watch &watch) const {
  for (size_t n = 0; n < inputs; ++n) {
    if (arguments.outputs[n] == arguments.inputs[n])
      continue;
    const int64_t chunks = chunksOfCopy(n);
    const bool going = forChunks(arguments, chunks, watch, [&](int64_t chunk, char *, Watch &own) {
      const int64_t begin = chunkBegin(int64_t(sizes[n]), chunks, chunk);
      const int64_t count = chunkBegin(int64_t(sizes[n]), chunks, chunk + 1) - begin;
      return copyBytes(arguments.outputs[n] + begin, arguments.inputs[n] + begin, size_t(count), own);
    });
    if (!going)
      return false;
  }
  return true;
}

Status ScatterKernel::run(const KernelArguments &arguments) const {
  Watch watch(arguments.context);
  if (!copyInputs(arguments, watch))
    return watch.status();
  const char *indices = arguments.inputs[inputs];
  places.each({0, 0, 0}, [&](const Walk<3>::Offsets &at) {
    return watch.proceed(8) && scatterWindow(arguments, indices + at[0] * indexBytes, at[1], at[2], watch);
  });
  return watch.status();
}

bool ScatterKernel::scatterPlace(const KernelArguments &arguments, int64_t place, Watch &watch) const {
  Walk<3>::Offsets at = {};
  for (size_t d = places.axes.size(); d-- > 0;) {
    const Walk<3>::Axis &axis = places.axes[d];
    for (size_t n = 0; n < at.size(); ++n)
      at[n] += place % axis.extent * axis.strides[n];
    place /= axis.extent;
  }
  return watch.proceed(8) &&
         scatterWindow(arguments, arguments.inputs[inputs] + at[0] * indexBytes, at[1], at[2], watch);
}

bool ScatterKernel::scatterWindow(const KernelArguments &arguments, const char *index, int64_t updateAt,
                                  int64_t operandAt, Watch &watch) const {
  // The part of the window that is in bounds. `box` has the axes of more than one element; the last one is a row.
  struct Range {
    int64_t extent, operandStride, updateStride;
  } box[62];
  size_t rank = 0;
  for (const Axis &axis : axes) {
    int64_t start = axis.component < 0 ? 0 : readIndex(indexType, index + components[size_t(axis.component)]);
    if (start >= axis.extent || start <= -axis.window)
      return true;
    const int64_t low = start < 0 ? -start : 0;
    const int64_t high = std::min(axis.window, axis.extent - start);
    operandAt += (start + low) * axis.operandStride;
    updateAt += low * axis.updateStride;
    if (high - low > 1)
      box[rank++] = {high - low, axis.operandStride, axis.updateStride};
    else if (high <= low)
      return true;
  }
  Range row = {1, 1, 1};
  if (rank)
    row = box[--rank];
  // Rows that are contiguous in both arrays are joined.
  while (rank && box[rank - 1].operandStride == row.extent * row.operandStride &&
         box[rank - 1].updateStride == row.extent * row.updateStride)
    row.extent *= box[--rank].extent;

  int64_t at[62] = {};
  for (;;) {
    if (!combineRow(arguments, row.extent, operandAt, row.operandStride, updateAt, row.updateStride, watch))
      return false;
    size_t d = rank;
    for (;;) {
      if (d == 0)
        return true;
      --d;
      operandAt += box[d].operandStride;
      updateAt += box[d].updateStride;
      if (++at[d] < box[d].extent)
        break;
      operandAt -= box[d].operandStride * box[d].extent;
      updateAt -= box[d].updateStride * box[d].extent;
      at[d] = 0;
    }
  }
}

bool ScatterKernel::combineRow(const KernelArguments &arguments, int64_t n, int64_t operandAt, int64_t operandStride,
                               int64_t updateAt, int64_t updateStride, Watch &watch) const {
  if (overwrite) {
    const int64_t size = int64_t(elementBytes[0]);
    return copyRow(arguments.outputs[0] + operandAt * size, operandStride,
                   arguments.inputs[inputs + 1] + updateAt * size, updateStride, n, elementBytes[0], watch);
  }
  const bool unit = n == 1 || (operandStride == 1 && updateStride == 1);
  if (combine && unit) {
    const int64_t size = int64_t(elementBytes[0]);
    char *target = arguments.outputs[0] + operandAt * size;
    const char *update = arguments.inputs[inputs + 1] + updateAt * size;
    return watch.pieces(n, 1, [&](int64_t begin, int64_t end) {
      char *to = target + begin * size;
      const char *from = update + begin * size;
      const char *operands[2] = {updateFirst ? from : to, updateFirst ? to : from};
      combine(operands, to, end - begin, 0);
    });
  }
  // The arrays in scratch: values, then updates, then results.
  const char *parameters[32];
  char *results[16];
  for (int64_t done = 0; done < n; done += tile) {
    const int64_t count = std::min(tile, n - done);
    for (size_t i = 0; i < inputs; ++i) {
      const int64_t size = int64_t(elementBytes[i]);
      char *values = arguments.scratch + parameterAt[i], *updates = arguments.scratch + parameterAt[inputs + i];
      copyRow(values, 1, arguments.outputs[i] + (operandAt + done * operandStride) * size, operandStride, count,
              elementBytes[i]);
      copyRow(updates, 1, arguments.inputs[inputs + 1 + i] + (updateAt + done * updateStride) * size, updateStride,
              count, elementBytes[i]);
      parameters[i] = values;
      parameters[inputs + i] = updates;
      results[i] = arguments.scratch + resultAt[i];
    }
    if (combine) {
      const char *operands[2] = {parameters[updateFirst ? 1 : 0], parameters[updateFirst ? 0 : 1]};
      combine(operands, results[0], count, 0);
    } else if (!body->run(count, parameters, results, arguments.scratch + bodyAt, watch)) {
      return false;
    }
    if (!watch.proceed(4 * count))
      return false;
    for (size_t i = 0; i < inputs; ++i)
      copyRow(arguments.outputs[i] + (operandAt + done * operandStride) * int64_t(elementBytes[i]), operandStride,
              results[i], 1, count, elementBytes[i]);
  }
  return true;
}

MadeKernel makeScatter(const KernelRequest &request) {
  const auto &scatter = std::get<plan::Scatter>(request.op.data);
  const Error bad = badProgram("scatter");
  const size_t inputs = request.outputs.size();
  if (inputs == 0 || request.inputs.size() != 2 * inputs + 1 || request.op.bodies.empty())
    return bad;
  if (inputs > 16)
    return makeError(SHLO_UNSUPPORTED, "scatter of more than 16 inputs");
  const Layout &operand = request.outputs[0], &indices = request.inputs[inputs], &updates = request.inputs[inputs + 1];
  const size_t rank = operand.shape.size();
  if (scatter.indexVectorDim < 0 || size_t(scatter.indexVectorDim) > indices.shape.size() ||
      scatter.inputBatchingDims.size() != scatter.scatterIndicesBatchingDims.size())
    return bad;
  for (size_t n = 0; n < inputs; ++n)
    if (request.outputs[n].shape != operand.shape || request.inputs[n].shape != operand.shape ||
        request.inputs[n].element != request.outputs[n].element ||
        request.inputs[inputs + 1 + n].shape != updates.shape)
      return bad;

  auto kernel = std::make_unique<ScatterKernel>();
  kernel->choice = request.choice;
  kernel->inputs = inputs;
  kernel->indexType = indices.element;
  // Index vectors without elements may have no memory.
  kernel->indexBytes = indices.elements() ? int64_t(byteSize(indices.element)) : 0;
  for (size_t n = 0; n < inputs; ++n) {
    kernel->elementBytes.push_back(byteSize(request.outputs[n].element));
    kernel->sizes.push_back(size_t(operand.elements()) * kernel->elementBytes.back());
    kernel->isParallel |= kernel->chunksOfCopy(n) > 1;
  }
  const Extents strides = rowMajorStrides(operand.shape), updateStrides = rowMajorStrides(updates.shape);

  size_t axis = 0;
  for (size_t d = 0; d < indices.shape.size(); ++d) {
    if (int64_t(d) == scatter.indexVectorDim)
      continue;
    while (axis < updates.shape.size() && contains(scatter.updateWindowDims, int64_t(axis)))
      ++axis;
    if (axis == updates.shape.size() || updates.shape[axis] != indices.shape[d])
      return bad;
    int64_t operandStride = 0;
    for (size_t k = 0; k < scatter.scatterIndicesBatchingDims.size(); ++k)
      if (scatter.scatterIndicesBatchingDims[k] == int64_t(d)) {
        const int64_t batching = scatter.inputBatchingDims[k];
        if (batching < 0 || size_t(batching) >= rank || operand.shape[size_t(batching)] != indices.shape[d])
          return bad;
        operandStride = strides[size_t(batching)];
      }
    kernel->places.add(indices.shape[d], {indices.strides[d], updateStrides[axis], operandStride});
    ++axis;
  }

  const bool vector = size_t(scatter.indexVectorDim) < indices.shape.size();
  if (int64_t(scatter.scatterDimsToOperandDims.size()) != (vector ? indices.shape[size_t(scatter.indexVectorDim)] : 1))
    return bad;
  for (size_t k = 0; k < scatter.scatterDimsToOperandDims.size(); ++k)
    kernel->components.push_back(
        vector ? int64_t(k) * indices.strides[size_t(scatter.indexVectorDim)] * kernel->indexBytes : 0);

  size_t window = 0;
  int64_t windowElements = 1;
  for (size_t d = 0; d < rank; ++d) {
    ScatterKernel::Axis one{operand.shape[d], 1, strides[d], 0, -1};
    for (size_t k = 0; k < scatter.scatterDimsToOperandDims.size(); ++k)
      if (scatter.scatterDimsToOperandDims[k] == int64_t(d))
        one.component = int64_t(k);
    if (contains(scatter.inputBatchingDims, int64_t(d))) {
      if (one.component >= 0)
        return bad;
      continue;
    }
    if (!contains(scatter.insertedWindowDims, int64_t(d))) {
      if (window == scatter.updateWindowDims.size())
        return bad;
      const int64_t from = scatter.updateWindowDims[window++];
      if (from < 0 || size_t(from) >= updates.shape.size())
        return bad;
      one.window = updates.shape[size_t(from)];
      one.updateStride = updateStrides[size_t(from)];
    }
    windowElements *= one.window;
    kernel->axes.push_back(one);
  }
  if (windowElements == 0 || updates.elements() == 0) {
    kernel->places = {};
    kernel->places.add(0, {});
  }

  const plan::Body &body = request.op.bodies[0];
  const Simd simd = request.choice.simd();
  if (inputs == 1 && body.parameters.size() == 2 && body.results.size() == 1) {
    kernel->overwrite = body.results[0] == body.parameters[1] && request.inputs[2].element == operand.element;
    if (const std::optional<BinaryBody> binary = recognize(body)) {
      kernel->combine = elementKernel(simd, binary->op.function, operand.element);
      kernel->updateFirst = binary->isSwapped;
    }
  }
  ByteCount scratch;
  if (!kernel->overwrite) {
    for (size_t n = 0; n < 2 * inputs; ++n)
      kernel->parameterAt.push_back(scratch.reserve(ScatterKernel::tile, 16));
    for (size_t n = 0; n < inputs; ++n)
      kernel->resultAt.push_back(scratch.reserve(ScatterKernel::tile, 16));
    if (!kernel->combine) {
      auto made = BodyFunction::make(body, request.program, request.choice);
      if (!made)
        return std::move(made.error());
      kernel->body = *made;
      kernel->bodyAt = scratch.reserve(int64_t(kernel->body->scratchBytes), 1);
    }
  }
  kernel->scratchBytes = scratch.bytes();
  if (!request.choice.general)
    if (std::unique_ptr<Kernel> tiled = makeTiledScatter(request, kernel))
      return MadeKernel(std::move(tiled));
  return MadeKernel(std::move(kernel));
}

} // namespace shlo::exec
