// The ops of a reduction's body on arrays instead of numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

namespace shlo::plan {

class ArrayBodies {
public:
  explicit ArrayBodies(Program &program) : program(program) {}

  const Program &whole() const { return program; }
  const Extents &shapeOf(ValueId value) const { return program.values[value].shape; }
  ElementType elementOf(ValueId value) const { return program.values[value].element; }
  ValueId newValue(ElementType element, Extents shape);
  // Appends an op like `like` with one result of the first operand's element type.
  ValueId add(std::vector<Op> &ops, OpData data, ValueList operands, Extents shape, const Op &like);

  // Whether the body has several ops, all of numbers, and what the op reduces has the types of the body's parameters.
  bool isOfNumbers(const Op &op) const;
  // Appends the body's ops for arrays of a shape, and returns the body's results.
  ValueList addBody(const Op &op, const ValueList &arguments, const Extents &shape, std::vector<Op> &ops);

private:
  bool isOfScalars(const Op &op) const;
  Program &program;
};

} // namespace shlo::plan
