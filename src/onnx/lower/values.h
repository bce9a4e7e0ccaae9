// The values of a model while it is lowered.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/infer/facts.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <deque>
#include <memory>

namespace shlo::onnx {

using mlir::ElementsAttr;
using mlir::Value;

struct Lowered {
  Value value;           // null: a constant that nothing has needed so far, one that is left out, or a broken one
  ElementsAttr constant; // null: not known
  std::shared_ptr<const Facts> facts; // null: nothing is known
  bool isBroken = false;              // it follows from something that cannot be lowered
};

// The values of a graph. Those of the graphs around it are in `outer`.
struct Frame {
  Frame *outer = nullptr;
  std::deque<Lowered> store{};
  llvm::DenseMap<Value, Lowered *> values{};
  // Of a function: the call, and the graph that it is in.
  mlir::Operation *call = nullptr;
  Frame *caller = nullptr;
  mlir::func::FuncOp function = nullptr;
  unsigned depth = 0;
  llvm::DenseSet<mlir::Operation *> done{}; // nodes that are lowered

  // The one that goes on when this one ends; null for that of the model.
  Frame *next() const { return outer ? outer : caller; }

  void set(Value value, Lowered lowered) {
    Lowered *&place = values[value];
    place = &store.emplace_back(std::move(lowered));
  }
  Lowered *find(Value value) {
    for (Frame *frame = this; frame; frame = frame->outer)
      if (auto found = frame->values.find(value); found != frame->values.end())
        return found->second;
    return nullptr;
  }
  Frame &ofFunction() {
    Frame *frame = this;
    while (frame->outer)
      frame = frame->outer;
    return *frame;
  }
};

Lowered loweredConstant(ElementsAttr value);
// What is known of values by their types. Facts are large, and a model has few different types.
using FactsOfTypes = llvm::DenseMap<mlir::Type, std::shared_ptr<const Facts>>;
// A value of the program, which may be a constant.
Lowered loweredValue(Value value, FactsOfTypes &known);

} // namespace shlo::onnx
