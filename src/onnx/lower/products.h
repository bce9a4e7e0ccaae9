// Products and convolutions that several ops have in them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/lower/node.h"

namespace shlo::onnx {

// As NumPy's matmul: lists are rows and columns, axes before the last two are broadcast.
Value matrixProduct(LoweredNode &node, Value a, Value b, Type element);

// How a kernel moves over an operand whose axes are batch, features and space. The axes of the kernel are outputs,
// inputs and space, unless it says otherwise.
struct Convolution {
  Extents strides, dilations, inputDilations, low, high; // by spatial axis
  int64_t groups = 1;
  bool isReversed = false;
  int64_t kernelInput = 1, kernelOutput = 0;
};
Value convolution(LoweredNode &node, Value x, Value kernel, const Convolution &how, ArrayRef<int64_t> resultShape,
                  Type element);

// A number for each feature, which are along axis 1.
Value addBias(LoweredNode &node, Value x, Value bias);

} // namespace shlo::onnx
