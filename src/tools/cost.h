// The work of ops, counted from their shapes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "handles.h"

#include <cstdint>
#include <unordered_map>

namespace tool {

struct Cost {
  double operations = -1; // on single elements; -1: not counted
  double bytes = -1;      // of operands and results; -1: a shape is dynamic
};

// Counts each op once: a loop as one iteration, a branch as if it were taken, a called function where it stands. A
// product counts an addition and a multiplication for each pair of elements. An op whose region computes elements (a
// reduction, a sort) has the work of the region; the ops in it have none.
class Costs {
public:
  Cost of(const shlo_operation *op);
  // Whether the op has a region that computes elements.
  static bool hasElementRegion(const shlo_operation *op);

private:
  double operationsOf(const shlo_operation *op);
  double bodyOf(const shlo_operation *op); // of its first region
  // Of a type; -1 if it is not known.
  double elements(const shlo_type *type);
  double bytes(const shlo_type *type);

  std::unordered_map<const shlo_operation *, double> bodies;
};

} // namespace tool
