// A reduction of several arrays by a body that combines each by itself, such as the least and the greatest element, as
// one reduction for each: these have kernels, and are fused.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/array_bodies.h"
#include "plan/replace.h"
#include "plan/simplify.h"

#include <algorithm>
#include <map>

namespace shlo::plan {

namespace {

constexpr size_t mostResults = 16;

class Splitter {
public:
  explicit Splitter(Program &program) : program(program), arrays(program) {}

  void run(Body &body) {
    auto change = [&](Op &op, std::vector<Op> &ops) {
      const bool reduces = std::get_if<Reduce>(&op.data) || std::get_if<ReduceWindow>(&op.data);
      const size_t count = op.results.size();
      if (!reduces || count < 2 || count > mostResults || op.operands.size() != 2 * count || !isApart(op))
        return false;
      for (size_t k = 0; k < count; ++k)
        ops.push_back({op.data, {op.operands[k], op.operands[count + k]}, {op.results[k]}, {bodyOf(op, k)}, op.origin});
      return true;
    };
    replaceInBodies(body, change);
  }

private:
  // Whether each result of the body depends on the elements of one array only.
  static bool isApart(const Op &op) {
    const Body &body = op.bodies[0];
    const size_t count = op.results.size();
    std::map<ValueId, uint32_t> sources; // by value: the arrays, as bits
    for (size_t k = 0; k < count; ++k)
      sources[body.parameters[k]] = sources[body.parameters[count + k]] = uint32_t(1) << k;
    for (const Op &one : body.ops) {
      if (!one.bodies.empty() || hasEffect(one) || records(one))
        return false;
      uint32_t all = 0;
      for (ValueId operand : one.operands)
        if (const auto found = sources.find(operand); found != sources.end())
          all |= found->second;
      for (ValueId result : one.results)
        sources[result] = all;
    }
    for (size_t k = 0; k < count; ++k)
      if (const auto found = sources.find(body.results[k]); found == sources.end() || found->second != uint32_t(1) << k)
        return false;
    return true;
  }

  // The part of the body that computes result `k`, with values of its own.
  Body bodyOf(const Op &op, size_t k) {
    const Body &body = op.bodies[0];
    const size_t count = op.results.size();
    std::vector<bool> isNeeded(body.ops.size());
    std::vector<ValueId> wanted = {body.results[k]};
    for (size_t i = body.ops.size(); i-- > 0;) {
      const Op &one = body.ops[i];
      isNeeded[i] = std::any_of(one.results.begin(), one.results.end(), [&](ValueId result) {
        return std::find(wanted.begin(), wanted.end(), result) != wanted.end();
      });
      if (isNeeded[i])
        wanted.insert(wanted.end(), one.operands.begin(), one.operands.end());
    }
    std::map<ValueId, ValueId> copies;
    auto copyOf = [&](ValueId value) {
      const TensorType type = program.values[value];
      return copies[value] = arrays.newValue(type.element, type.shape);
    };
    auto known = [&](ValueId value) { // one of outside stays
      const auto found = copies.find(value);
      return found == copies.end() ? value : found->second;
    };
    Body part;
    for (size_t parameter : {k, count + k})
      part.parameters.push_back(copyOf(body.parameters[parameter]));
    for (size_t i = 0; i < body.ops.size(); ++i) {
      if (!isNeeded[i])
        continue;
      Op copy = body.ops[i];
      for (ValueId &operand : copy.operands)
        operand = known(operand);
      for (ValueId &result : copy.results)
        result = copyOf(result);
      part.ops.push_back(std::move(copy));
    }
    part.results.push_back(known(body.results[k]));
    return part;
  }

  Program &program;
  ArrayBodies arrays;
};

} // namespace

void splitReductions(Program &program) { Splitter(program).run(program.body); }

} // namespace shlo::plan
