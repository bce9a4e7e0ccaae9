// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include <algorithm>

namespace shlo::test {

namespace {

// Loops over arrays that are long enough to be exchanged: what they compute next may read the arrays in any order, and
// an array may become another one, stay as it is, or be computed by a loop or a branch.
class Loops {
public:
  Loops(Random &random, Twins &twins) : random(random), twins(twins) {}

  void make() {
    twins.runs = 2;
    const ElementType element = random.oneOf({ElementType::I32, ElementType::I16, ElementType::UI64});
    array = typeOf(element, {random.between(20, 200)});
    std::vector<ValueId> states;
    for (int64_t i = random.between(1, 4); i > 0; --i)
      states.push_back(twins.input(random, array));
    if (random.chance(30))
      states.push_back(states[0]); // one initial value of two states
    if (random.chance(40))
      for (ValueId &state : states)
        state = twins.element(ElementFunction::Add, {state, states[0]});
    visible = states;
    std::vector<ValueId> results = loop(states, 0);
    visible = results;
    results.push_back(any());
    if (random.chance(50))
      results.push_back(next(1));
    for (ValueId result : results)
      twins.result(result);
  }

private:
  ValueId any() { return visible[size_t(random.between(0, int64_t(visible.size()) - 1))]; }
  ValueId number(int32_t value) { return twins.constant(typeOf(ElementType::I32), std::vector{value}); }

  // A loop of 0 to 5 iterations. The counter is its last state, but not a result.
  std::vector<ValueId> loop(std::vector<ValueId> states, int depth) {
    std::vector<TensorType> types(states.size(), array);
    types.push_back(typeOf(ElementType::I32));
    states.push_back(number(0));
    const std::vector<ValueId> outside = visible;
    const int32_t count = int32_t(random.between(0, 5));
    plan::Body condition = twins.inner([&] {
      const std::vector<ValueId> now = parameters(types);
      return std::vector{
          twins.compare(plan::CompareDirection::LT, now.back(), number(count), plan::CompareOrder::Signed)};
    });
    plan::Body step = twins.inner([&] {
      std::vector<ValueId> now = parameters(types), after;
      const ValueId counter = now.back();
      now.pop_back();
      visible = now;
      if (depth == 0 && random.chance(50))
        visible.push_back(outside[0]);
      for (int64_t i = random.between(0, 5); i > 0; --i)
        visible.push_back(next(depth + 1));
      for (size_t i = 0; i < now.size(); ++i)
        after.push_back(random.chance(20) ? now[i] : any());
      after.push_back(twins.element(ElementFunction::Add, {counter, number(1)}));
      return after;
    });
    visible = outside;
    std::vector<ValueId> results =
        twins.ops(plan::While{}, states, types, {std::move(condition), std::move(step)});
    results.pop_back();
    return results;
  }
  std::vector<ValueId> parameters(const std::vector<TensorType> &types) {
    std::vector<ValueId> ids;
    for (const TensorType &type : types)
      ids.push_back(twins.parameter(type));
    return ids;
  }

  // An array of those that are visible.
  ValueId next(int depth) {
    const int64_t n = array.shape[0];
    switch (random.between(0, depth < 3 ? 6 : 4)) {
    case 0: return twins.op(plan::Reverse{{0}}, {any()}, array);
    case 1: { // rolled
      const int64_t at = random.between(1, n - 1);
      const ValueId from = any();
      auto part = [&](int64_t begin, int64_t end) {
        return twins.op(plan::Slice{{begin}, {end}, {1}}, {from}, typeOf(array.element, {end - begin}));
      };
      const ValueId tail = part(at, n), head = part(0, at);
      return twins.op(plan::Concatenate{0}, {tail, head}, array);
    }
    case 5: return branch(depth);
    case 6: {
      std::vector<ValueId> states = {any()};
      if (random.chance(50))
        states.push_back(any());
      return loop(std::move(states), depth).back();
    }
    default:
      return twins.element(random.oneOf({ElementFunction::Add, ElementFunction::Mul, ElementFunction::Xor}),
                           {any(), any()});
    }
  }
  ValueId branch(int depth) {
    const ValueId index = number(int32_t(random.between(-1, 2)));
    const std::vector<ValueId> outside = visible;
    std::vector<plan::Body> branches;
    for (int i = 0; i < 2; ++i) {
      branches.push_back(twins.inner([&] { return std::vector{random.chance(20) ? any() : next(depth + 1)}; }));
      visible = outside;
    }
    return twins.op(plan::Case{}, {index}, array, std::move(branches));
  }

  Random &random;
  Twins &twins;
  TensorType array;
  std::vector<ValueId> visible;
};

} // namespace

void makeLoops(Random &random, Twins &twins) { Loops(random, twins).make(); }

} // namespace shlo::test
