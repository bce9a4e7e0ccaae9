// The inputs and outputs of a model.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/infer/graph.h"
#include "onnx/lower/lower.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/BitVector.h"

namespace shlo::onnx {

std::string inputName(mlir::func::FuncOp graph, unsigned input);
// Whether the input has a default that a constant can have.
bool isDefaulted(mlir::func::FuncOp graph, unsigned input);
// What the model calls a result; null if it does not.
mlir::StringAttr outputName(mlir::func::FuncOp graph, unsigned output);

// By argument of the graph, of which this is known: whether its value may decide a shape.
llvm::BitVector decidingArguments(mlir::func::FuncOp graph, const ValueFacts &known);

// The type of an input, with the extents that the options give. All of them must be known then.
Result<mlir::RankedTensorType> inputType(mlir::func::FuncOp graph, unsigned input, const InferOptions &options);

// The type of a tensor whose extents are all known and which a constant of StableHLO can have; null if it is none.
mlir::RankedTensorType staticType(const Facts &facts, mlir::MLIRContext *context);

} // namespace shlo::onnx
