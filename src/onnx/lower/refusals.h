// What of a model cannot be lowered, each kind of node once.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "onnx/infer/graph.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"


#include <map>
#include <string>

namespace shlo::onnx {

class Refusals {
public:
  void add(mlir::Operation *op, const llvm::Twine &reason);
  // "the input 'x'" of the model.
  void addValue(const llvm::Twine &value, const llvm::Twine &reason);
  bool isEmpty() const { return kinds.empty(); }
  // A diagnostic for each kind. There is one.
  Error error() const;

private:
  struct Kind {
    mlir::Operation *first = nullptr; // null for a value
    uint64_t count = 0;
  };
  std::map<std::pair<std::string, std::string>, Kind> kinds; // by op or value, and reason
};

// Why StableHLO has no value of which this is known; "" if it may have it.
std::string whyNoTensor(const Facts &facts, mlir::MLIRContext *context);

// Why a call of no function of the model cannot be lowered.
std::string whyNotCalled(mlir::Operation *call);
// Whether nodes of the op never need a lowering: constants, and what follows from shapes.
bool isAlwaysKnown(OpName op);
inline constexpr const char *noLowering = "no lowering", *notNumbers = "a constant that is no tensor of numbers";

// What cannot be lowered, whatever the shapes and values of inputs are. `known`: of the values of the graph.
void findRefused(mlir::func::FuncOp graph, const ValueFacts &known, Refusals &refusals);

} // namespace shlo::onnx
