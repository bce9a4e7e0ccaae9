// The values of constants of a model as attributes of StableHLO.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/infer/facts.h"
#include "tensor/tensor.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace shlo::onnx {

// Whether a constant of StableHLO can have the value.
bool isTensorOfNumbers(mlir::ElementsAttr value);

// The value of an onnx.Constant, in whichever attribute it is; null if it is no tensor of numbers. `referenced` gives
// an attribute of the function around, or null.
mlir::ElementsAttr elementsOfConstant(mlir::Operation *constant,
                                      llvm::function_ref<mlir::Attribute(llvm::StringRef)> referenced);

// The elements of a tensor.
mlir::ElementsAttr constantOf(const Tensor &tensor, mlir::MLIRContext *context);

// What the rules know all elements of; null otherwise.
mlir::ElementsAttr constantOf(const Facts &facts, mlir::MLIRContext *context);

} // namespace shlo::onnx
