// Places in an order, and those where something holds.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/lower/node.h"

namespace shlo::onnx {

// Where the flags of a list hold, in order. How many there are decides a shape. Fails if the node is to be lowered
// again, or cannot be.
FailureOr<Value> placesWhere(LoweredNode &node, Value flags);

// Integers with the order of the elements, equal where those are. Zeros are equal, and so are NaNs, which come last.
Value orderedIntegers(Emitter &emit, Value x);

// The places along the last axis in the order of integers; equal ones stay in theirs.
Value orderOf(Emitter &emit, Value integers, bool isDescending = false);

// A list with the updates at their places, each of which is given once; those beyond the end are dropped.
Value placed(Emitter &emit, Value list, Value places, Value updates);

} // namespace shlo::onnx
