// From a model in the dialect onnx to a program in StableHLO and CHLO.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/infer/graph.h"
#include "tensor/tensor.h"

#include "llvm/ADT/ArrayRef.h"

namespace shlo::onnx {

// Whether it is a model: it has a graph of the dialect onnx.
bool isModel(mlir::ModuleOp module);

// The inputs without a default, and the outputs. SHLO_DYNAMIC for extents that the model does not say, or that follow
// from them.
struct ModelSignature {
  std::string function;
  std::vector<TensorType> inputs, outputs;
  std::vector<std::string> inputNames, outputNames;
};
Result<ModelSignature> signatureOf(const Module &module);

// The model with all nodes of the newest opsets: itself, if it has no others. The module must be verified.
Result<std::shared_ptr<const Module>> withNewestOpsets(std::shared_ptr<const Module> module);

struct LoweredModel {
  std::shared_ptr<Module> module;
  // Whether this is not the model, but computes the next value that decides shapes, its first result. The other ones are
  // what later programs need of what it computes.
  bool isDecider = false;
};

// A module with the function @main, whose arguments and results have the names of the model's inputs and outputs, and
// whose ops have the names of nodes as their locations. Inputs with a default are constants. The shapes of all inputs
// must be known, by the model or the options (whose extents and shapes count). One error lists all that cannot be
// lowered. The module must be verified, and have the newest opsets.
Result<std::shared_ptr<Module>> lowerModel(const Module &module, const InferOptions &options);

// The same for inputs of these types, where values of the inputs may decide shapes. `decided`: those that the deciders
// for the same inputs gave so far, whose other results follow the inputs as arguments of @main. `isWhole`: they have no
// other results, so that all ops of the model are in the last program.
Result<LoweredModel> lowerModel(const Module &module, llvm::ArrayRef<TensorType> inputs,
                                llvm::ArrayRef<Tensor> decided, bool isWhole = false);

} // namespace shlo::onnx
