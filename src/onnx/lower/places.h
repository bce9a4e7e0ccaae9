// Places in an order, and those where something holds.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/lower/node.h"

namespace shlo::onnx {

// Of places among that many: as narrow as they can be.
Type placeType(Emitter &emit, int64_t count);

// Where the flags of a list hold, in order. How many there are decides a shape. Fails if the node is to be lowered
// again, or cannot be. `kept`: other values that are needed afterwards.
FailureOr<Value> placesWhere(LoweredNode &node, Value flags, ArrayRef<Value *> kept = {});

// Integers with the order of the elements, equal where those are. Zeros are equal, and so are NaNs, which come last.
Value orderedIntegers(Emitter &emit, Value x);

// Integers sorted along the last axis, and where they were. Equal ones stay in their order.
struct Sorted {
  Value integers, places;
};
Sorted sorted(Emitter &emit, Value integers, bool isDescending = false);

// A list with the updates at their places, each of which is given once; those beyond the end are dropped.
Value placed(Emitter &emit, Value list, Value places, Value updates);

} // namespace shlo::onnx
