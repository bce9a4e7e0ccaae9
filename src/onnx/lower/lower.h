// From a model in the dialect onnx to a program in StableHLO and CHLO.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/evaluate.h"
#include "onnx/infer/graph.h"
#include "tensor/tensor.h"

#include "llvm/ADT/ArrayRef.h"

namespace shlo::onnx {

// Whether it is a model: it has a graph of the dialect onnx.
bool isModel(mlir::ModuleOp module);

// The inputs that a run may give, and the outputs. SHLO_DYNAMIC for extents that the model does not say, or that follow
// from them. Inputs with a default are constants before version 4 of the format, which wanted every initializer to be
// an input, and where the model says no rank.
struct ModelSignature {
  std::string function;
  std::vector<TensorType> inputs, outputs;
  std::vector<std::string> inputNames, outputNames;
  std::vector<bool> hasDefault, decidesShape;   // by input
  std::vector<std::optional<size_t>> arguments; // of the graph: the input that each is; none for a constant
};
// The version of the format is that of the model as it was read. One error lists all that cannot be lowered whatever
// the shapes are. The module must be verified.
Result<ModelSignature> signatureOf(const Module &module, int64_t irVersion);
// The version of the format; that of the newest opsets if the model states none.
int64_t irVersionOf(const Module &module);

// The model with all nodes of the newest opsets, and without those that have no lowering, but a body: itself, if it has
// no others, whatever opsets it states. The module must be verified.
Result<std::shared_ptr<const Module>> withNewestOpsets(std::shared_ptr<const Module> module);

struct LoweredModel {
  std::shared_ptr<Module> module;
  // Whether this is not the model, but computes the next value that decides shapes, its first result. The other ones
  // are what later programs need of what it computes.
  bool isDecider = false;
};

// A module with the function @main, whose arguments and results have the names of the model's inputs and outputs, and
// whose ops have the names of nodes as their locations. Inputs with a default are constants. The shapes of all inputs
// must be known, by the model or the options (whose extents and shapes count). One error lists all that cannot be
// lowered. The module must be verified, and its nodes those of the newest opsets.
// `evaluate` (nullable) says small values that decide shapes and follow from constants.
Result<std::shared_ptr<Module>> lowerModel(const Module &module, const InferOptions &options, const Evaluate &evaluate);

// The same with dimensions of any extent (? in types) where neither the model nor the options say one. Ops compute the
// shapes that follow from them. SHLO_UNSUPPORTED if there is no such program.
Result<std::shared_ptr<Module>> lowerForAllExtents(const Module &module, const InferOptions &options,
                                                   const Evaluate &evaluate);

// The same for a run, whose values may decide shapes. `arguments`: the types of the graph's arguments; an argument
// without a type takes its default. `decided`: the values that deciders gave so far for these arguments. Their other
// results follow the arguments of @main; with `isWhole` they have none, so that the last program has all ops of the
// model.
Result<LoweredModel> lowerModel(const Module &module, llvm::ArrayRef<std::optional<TensorType>> arguments,
                                llvm::ArrayRef<Tensor> decided, bool isWhole, const Evaluate &evaluate);

} // namespace shlo::onnx
