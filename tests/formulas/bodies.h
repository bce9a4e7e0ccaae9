// Computations of two elements, or of two groups of elements, for the regions of reduce, reduce_window, scatter and
// select_and_scatter.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHLO_FORMULAS_BODIES_H
#define SHLO_FORMULAS_BODIES_H

#include "random.h"

#include <functional>

namespace formulas {

struct Body {
  std::vector<Type> types;        // of the elements of a group
  std::vector<Type> operandTypes; // of the operands: these types, or types that are promoted to them
  std::string text;               // the region
  std::function<Elements(const Elements &, const Elements &)> apply;
  // Groups to begin with and to combine: their results do not depend on the order that the op leaves open.
  std::function<Elements(Random &)> init, group;
  bool zeroSigns = true;
};

// The text of a region with two arguments of each type, %l0, ..., %r0, ...: `ops` computes the results.
std::string regionText(const std::vector<Type> &types, const std::string &ops, const std::vector<std::string> &results,
                       const std::vector<Type> &resultTypes);

// Associative and commutative: add, multiply, minimum, maximum, and, or, xor, on one or two operands.
Body commutativeBody(Random &random);
// The same for one operand.
Body singleBody(Random &random);
// Associative with an identity, but not commutative.
Body orderedBody(Random &random);
// A body of either kind for reductions. init is the identity if the body is not commutative.
Body reductionBody(Random &random);

} // namespace formulas

#endif
