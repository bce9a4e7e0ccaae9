// Loops over steps, which stay loops: a step is lowered once, however many there are.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/lower/node.h"

namespace shlo::onnx {

// What a step of a loop makes.
struct LoopStep {
  Value goesOn; // null: always
  llvm::SmallVector<Value> states, rows;
};
// Where a step reads or writes its row: along which axis, and from which end on.
struct RowPlace {
  int64_t axis;
  bool isReversed;
};

// A loop of at most `limit` steps (a scalar; null: any number), while `goesOn` holds. A step sees its number, `goesOn`
// and the states. Results: the states, and for each row of a step the rows of all `trips` steps.
FailureOr<llvm::SmallVector<Value>>
lowerLoop(LoweredNode &node, Value limit, Value goesOn, ArrayRef<Value> states, int64_t trips,
          ArrayRef<RowPlace> places, llvm::function_ref<FailureOr<LoopStep>(ArrayRef<Value> arguments)> makeStep);
// The same for a number of steps that is known; a step sees its number and the states.
FailureOr<llvm::SmallVector<Value>>
lowerLoop(LoweredNode &node, ArrayRef<Value> states, int64_t trips, ArrayRef<RowPlace> places,
          llvm::function_ref<FailureOr<LoopStep>(Value number, ArrayRef<Value> states)> makeStep);

// The result of a loop that has only the states on which its end and this result depend. The loop had no other uses.
Value withoutOtherStates(mlir::OpBuilder &builder, Value result);

// That of a step's row among those of all.
Value placeOf(LoweredNode &node, RowPlace place, int64_t trips, Value number);
// The row of a step: `x` without the axis, whose extent is the number of steps.
Value rowAt(LoweredNode &node, Value x, RowPlace place, Value number);

} // namespace shlo::onnx
