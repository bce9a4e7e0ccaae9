// What reduce, reduce_window and scatter share: operands whose elements are groups of a body.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHLO_FORMULAS_REDUCTIONS_H
#define SHLO_FORMULAS_REDUCTIONS_H

#include "bodies.h"
#include "program.h"

namespace formulas {

// One operand for each type of the body, of this shape.
std::vector<Value> groupOperands(Program &program, const Body &body, const Shape &shape);
// The scalars to begin with.
std::vector<Value> initOperands(Program &program, const Body &body);
// The elements of all arrays at this index.
Elements groupAt(const std::vector<Value> &operands, const Index &index);
void setGroup(std::vector<Array> &arrays, const Index &index, const Elements &group);

} // namespace formulas

#endif
