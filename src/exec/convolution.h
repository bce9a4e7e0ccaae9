// What all ways of computing a convolution share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/convert.h"
#include "exec/window.h"

namespace shlo::exec {

// Feature groups and batch groups are one thing here: group g takes inputs from g * groupStride on and makes the
// output features from g * features on.
struct ConvolutionShape {
  std::vector<WindowAxis> spatial;
  WindowAxis batch; // one tap
  int64_t groups = 1, groupStride = 0;
  int64_t depth = 0;    // input features that one output element sees
  int64_t features = 0; // output features of a group
  int64_t inputFeatureStride = 0, kernelInputStride = 0, kernelOutputStride = 0;
  // Axes of the output but for features, in the output's order: -1 is the batch, others spatial.
  std::vector<int> rows;
  size_t outputFeatureAxis = 0;
  PreparedInput input, kernel;

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

  // False where the shapes do not fit together. Arrays are brought into type `computed`, the input into an order with
  // neighbouring features where `featuresLast`.
  bool make(const KernelRequest &request, ElementType computed, bool featuresLast, ByteCount &scratch);
};

// f32 and f64, and what is computed in them.
MadeKernel makeBlockConvolution(const KernelRequest &request, bool isDouble);

} // namespace shlo::exec
