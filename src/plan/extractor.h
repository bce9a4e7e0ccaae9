// Parts of a program as programs of their own.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

#include <unordered_map>

namespace shlo::plan {

// Copies ops into a separate program, whose values are numbered from zero.
class Extractor {
public:
  explicit Extractor(const Program &from) : from(from) { program.origins = from.origins; }

  ValueId number(ValueId id) {
    auto [entry, isNew] = numbers.try_emplace(id, ValueId(program.values.size()));
    if (isNew)
      program.values.push_back(from.values[id]);
    return entry->second;
  }
  Op copy(const Op &op) {
    Op result{op.data, renumber(op.operands), renumber(op.results), {}, op.origin};
    for (const Body &body : op.bodies) {
      Body inner{renumber(body.parameters), {}, {}};
      for (const Op &child : body.ops)
        inner.ops.push_back(copy(child));
      inner.results = renumber(body.results);
      result.bodies.push_back(std::move(inner));
    }
    return result;
  }

  Program program;

private:
  ValueList renumber(const ValueList &ids) {
    ValueList result;
    for (ValueId id : ids)
      result.push_back(number(id));
    return result;
  }

  const Program &from;
  std::unordered_map<ValueId, ValueId> numbers;
};

} // namespace shlo::plan
