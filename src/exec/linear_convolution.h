// The shape of a convolution, which all implementations share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/linear_inputs.h"
#include "exec/window.h"

namespace shlo::exec {

// Feature groups and batch groups are handled alike: group g reads inputs from g * groupStride on and computes the
// output features from g * features on.
struct ConvolutionShape {
  std::vector<WindowAxis> spatial;
  WindowAxis batch; // one tap
  int64_t groups = 1, groupStride = 0;
  int64_t depth = 0;    // input features per output element
  int64_t features = 0; // output features per group
  int64_t inputFeatureStride = 0, kernelInputStride = 0, kernelOutputStride = 0;
  // The axes of the output except features, in the output's order: -1 is the batch, the others are spatial.
  std::vector<int> rows;
  size_t outputFeatureAxis = 0;
  PreparedInput input, kernel;
  // Set by tabulate(): the offsets of the taps in the kernel; for each spatial axis of rows, the offset into the input
  // for position o and tap k at [o * taps + k], or nothing for a long axis; and the axis of the last spatial dimension.
  Extents kernelOffsets;
  std::vector<Extents> tables;
  size_t lastSpatialRow = noAxis;
  static constexpr size_t noAxis = size_t(-1);

  int64_t taps() const {
    int64_t count = 1;
    for (const WindowAxis &axis : spatial)
      count *= axis.taps;
    return count;
  }
  const WindowAxis &row(size_t i) const { return rows[i] < 0 ? batch : spatial[size_t(rows[i])]; }
  int64_t rowCount() const {
    int64_t count = 1;
    for (size_t i = 0; i < rows.size(); ++i)
      count *= row(i).extent;
    return count;
  }

  // The offset into the input along a spatial axis of rows.
  int64_t stepOf(size_t axis, int64_t position, int64_t tap) const {
    const WindowAxis &along = row(axis);
    return tables[axis].empty() ? along.offset(position, tap) : tables[axis][size_t(position * along.taps + tap)];
  }

  // The offset into the input for the output row at `coordinates` and the tap at `taps`, without one axis of the rows.
  int64_t inputOffset(const int64_t *coordinates, const int64_t *taps, size_t except = noAxis) const {
    int64_t sum = 0;
    for (size_t d = 0; d < rows.size(); ++d) {
      if (d == except)
        continue;
      const int which = rows[d];
      const int64_t step = which < 0 ? coordinates[d] * batch.inputStride : stepOf(d, coordinates[d], taps[which]);
      if (step == outside)
        return outside;
      sum += step;
    }
    return sum;
  }

  // False if the shapes do not match. Arrays are converted to type `computed`. For a product, the features of the input
  // are made contiguous, and so are those of one kind in the kernel.
  bool make(const KernelRequest &request, ElementType computed, bool forProduct, ByteCount &scratch);
  // False if the tables would take more bytes than this.
  bool tabulate(uint64_t maxMemory);
  // Only the offsets of the taps.
  bool tabulateTaps(uint64_t maxMemory);
  // Adds what decides where the elements of the kernel are.
  void addWeights(KernelKey &key) const {
    for (int64_t number : {groups, depth, features, kernelInputStride, kernelOutputStride})
      key.add(uint64_t(number));
    key.add(kernelOffsets);
  }
};

// For f32, f64 and types that are computed in them. The shape must be made and tabulated.
MadeKernel makeProductConvolution(const KernelRequest &request, ElementType computed, ConvolutionShape shape,
                                  ByteCount scratch);
// For shapes that need no packing of the input; null if others suit the shape better. The shape must be made, not for a
// product, and its taps tabulated.
MadeKernel makeDirectConvolution(const KernelRequest &request, ElementType computed, const ConvolutionShape &shape,
                                 ByteCount scratch);
// For windows of one element, which do not slide; null if the layout does not suit. Likewise.
MadeKernel makePointwiseConvolution(const KernelRequest &request, ElementType computed, const ConvolutionShape &shape,
                                    ByteCount scratch);
// The same for those among them that no direct convolution computes as quickly.
MadeKernel makeLongPointwiseConvolution(const KernelRequest &request, ElementType computed,
                                        const ConvolutionShape &shape, ByteCount scratch);

} // namespace shlo::exec
