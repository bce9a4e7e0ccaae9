// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

#include <map>

namespace shlo::plan {

// Simplifies comparisons and what is made of them, which remainders and quotients of many frameworks have to correct
// their signs. Sees the ops of a program in order.
class Predicates {
public:
  // `splats`, by value: the bytes of the element that all elements are, or null.
  Predicates(const Program &program, const std::vector<std::shared_ptr<Storage>> &splats)
      : program(program), splats(splats) {}

  // What the only result of an op also is: a value, or an element that all elements are, or neither. It may change the
  // op.
  struct Result {
    std::optional<ValueId> value;
    std::shared_ptr<Storage> splat;
  };
  Result simplify(Op &op);

private:
  struct Comparison {
    CompareDirection direction;
    CompareOrder order;
    ValueId left, right;
  };
  const TensorType &typeOf(ValueId value) const { return program.values[value]; }
  std::optional<bool> splatOf(ValueId predicate) const;
  std::optional<int64_t> integerOf(ValueId value) const;
  bool isSame(ValueId a, ValueId b) const;
  std::optional<bool> evaluate(const Comparison &comparison) const;
  Result compare(const Op &op, const Comparison &comparison);
  Result sign(const Op &op);
  Result both(Op &op);
  std::optional<CompareDirection> directionOf(const Comparison &hasOtherSign, const Comparison &isNotWhole) const;

  const Program &program;
  const std::vector<std::shared_ptr<Storage>> &splats;
  std::map<ValueId, Comparison> comparisons; // by their results
  std::map<ValueId, ValueId> signs;          // of the value
  std::map<ValueId, ValueId> dividends;      // of remainders
};

} // namespace shlo::plan
