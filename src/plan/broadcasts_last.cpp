// What element functions compute of elements that are repeated is computed once, and then repeated.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/replace.h"
#include "plan/simplify.h"

#include <unordered_map>

namespace shlo::plan {

namespace {

// Fewer elements of the result are not worth an array of their own, nor is one that is nearly as long.
constexpr int64_t leastElements = 1 << 12, leastRepeated = 4;

class Postponer {
public:
  explicit Postponer(Program &program) : program(program) {}

  void postpone(Body &body) {
    auto change = [&](Op &op, std::vector<Op> &ops) {
      if (const auto *elementwise = std::get_if<Elementwise>(&op.data); elementwise && mayPostpone(op)) {
        computeFirst(op, ops);
        return true;
      }
      if (const auto *broadcast = std::get_if<BroadcastInDim>(&op.data))
        broadcasts[op.results[0]] = {op.operands[0], *broadcast};
      else if (const auto *constant = std::get_if<Constant>(&op.data); constant && constant->splat)
        splats[op.results[0]] = *constant;
      return false;
    };
    replaceInBodies(body, change);
  }

private:
  struct Repeated {
    ValueId from;
    BroadcastInDim how;
  };

  const TensorType &type(ValueId id) const { return program.values[id]; }
  const Repeated *repeated(ValueId id) const {
    const auto found = broadcasts.find(id);
    return found == broadcasts.end() ? nullptr : &found->second;
  }

  // Whether all operands that differ from element to element are repeated alike.
  bool mayPostpone(const Op &op) const {
    const Extents &shape = type(op.results[0]).shape;
    const int64_t elements = elementCount(shape);
    const Repeated *first = nullptr;
    if (elements < leastElements)
      return false;
    for (ValueId id : op.operands) {
      if (type(id).shape != shape)
        return false;
      const Repeated *one = repeated(id);
      if (!one && !splats.contains(id))
        return false;
      if (one && first &&
          (one->how.broadcastDimensions != first->how.broadcastDimensions ||
           type(one->from).shape != type(first->from).shape))
        return false;
      first = first ? first : one;
    }
    return first && elementCount(type(first->from).shape) <= elements / leastRepeated;
  }

  void computeFirst(Op &op, std::vector<Op> &ops) {
    Repeated result{};
    for (ValueId id : op.operands)
      if (const Repeated *one = repeated(id))
        result = *one;
    const Extents shape = type(result.from).shape;
    Op computed{op.data, {}, {add({type(op.results[0]).element, shape})}, {}, op.origin};
    for (ValueId id : op.operands) {
      if (const Repeated *one = repeated(id)) {
        computed.operands.push_back(one->from);
      } else {
        computed.operands.push_back(add({type(id).element, shape}));
        ops.push_back({splats.at(id), {}, {computed.operands.back()}, {}, op.origin});
      }
    }
    result.from = computed.results[0];
    ops.push_back(std::move(computed));
    ops.push_back({result.how, {result.from}, op.results, {}, op.origin});
    broadcasts[op.results[0]] = std::move(result);
  }
  ValueId add(TensorType type) {
    program.values.push_back(std::move(type));
    return ValueId(program.values.size() - 1);
  }

  Program &program;
  std::unordered_map<ValueId, Repeated> broadcasts; // by result
  std::unordered_map<ValueId, Constant> splats;
};

} // namespace

void postponeBroadcasts(Program &program) { Postponer(program).postpone(program.body); }

} // namespace shlo::plan
