// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include <algorithm>
#include <cstring>

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
    matrix = twins.input(random, typeOf(element, {random.between(1, 6), array.shape[0]}));
    if (random.chance(30))
      matrix = twins.element(ElementFunction::Add, {matrix, matrix});
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

  ValueId number(ElementType type, int64_t value) {
    Bytes bytes(byteSize(type));
    std::memcpy(bytes.data(), &value, bytes.size());
    return twins.constant(typeOf(type), bytes);
  }

  // What counts the iterations of a loop, of which there are few.
  struct Counter {
    ElementType type;
    int64_t first, step, limit;
    plan::CompareDirection direction;

    // As the type has it.
    int64_t wrapped(int64_t value) const {
      const int unused = 64 - info(type).bits;
      return info(type).kind == ElementKind::Unsigned ? int64_t(uint64_t(value) << unused >> unused)
                                                      : int64_t(uint64_t(value) << unused) >> unused;
    }
    bool goesOn(int64_t value) const {
      using enum plan::CompareDirection;
      const bool isLess = info(type).kind == ElementKind::Unsigned ? uint64_t(value) < uint64_t(limit) : value < limit;
      return direction == LT   ? isLess
             : direction == LE ? isLess || value == limit
             : direction == GT ? !isLess && value != limit
             : direction == GE ? !isLess
                               : value != limit;
    }
    bool ends() const {
      int64_t value = wrapped(first);
      for (int i = 0; i < 8; ++i, value = wrapped(int64_t(uint64_t(value) + uint64_t(step))))
        if (!goesOn(value))
          return true;
      return false;
    }
  };
  Counter counter() {
    if (random.chance(40))
      return {ElementType::I32, 0, 1, random.between(0, 5), plan::CompareDirection::LT};
    if (random.chance(20)) // it wraps, and is below its limit again
      return {ElementType::I8, random.between(1, 4), 127, 5, plan::CompareDirection::LT};
    for (;;) {
      Counter made;
      made.type = random.oneOf({ElementType::I8, ElementType::I8, ElementType::UI8, ElementType::I16, ElementType::I64,
                                ElementType::UI32, ElementType::UI64});
      // Some counters wrap before they end.
      const bool isFar = byteSize(made.type) == 1 && random.chance(50);
      made.step = isFar ? random.oneOf<int64_t>({127, 126, 100, -128, -127, -100, 85}) : random.between(-3, 3);
      made.first = made.wrapped(random.between(-1, 5));
      made.limit = made.wrapped(random.between(-2, 7));
      using enum plan::CompareDirection;
      made.direction = random.oneOf({LT, LE, GT, GE, NE});
      if (made.ends())
        return made;
    }
  }

  // The counter is the loop's last state, but not a result.
  std::vector<ValueId> loop(std::vector<ValueId> states, int depth) {
    const Counter count = counter();
    std::vector<TensorType> types(states.size(), array);
    types.push_back(typeOf(count.type));
    states.push_back(number(count.type, count.first));
    const std::vector<ValueId> outside = visible;
    plan::Body condition = twins.inner([&] {
      const std::vector<ValueId> now = parameters(types);
      return std::vector{twins.compare(count.direction, now.back(), number(count.type, count.limit),
                                       info(count.type).kind == ElementKind::Unsigned ? plan::CompareOrder::Unsigned
                                                                                      : plan::CompareOrder::Signed)};
    });
    plan::Body step = twins.inner([&] {
      std::vector<ValueId> now = parameters(types), after;
      const ValueId counter = now.back();
      now.pop_back();
      visible = now;
      counters.push_back(counter);
      if (depth == 0 && random.chance(50))
        visible.push_back(outside[0]);
      for (int64_t i = random.between(0, 5); i > 0; --i)
        visible.push_back(next(depth + 1));
      for (size_t i = 0; i < now.size(); ++i)
        after.push_back(random.chance(20) ? now[i] : any());
      counters.pop_back();
      const ValueId step = number(count.type, count.step);
      after.push_back(random.chance(50) ? twins.element(ElementFunction::Add, {counter, step})
                                        : twins.element(ElementFunction::Add, {step, counter}));
      return after;
    });
    visible = outside;
    std::vector<ValueId> results = twins.ops(plan::While{}, states, types, {std::move(condition), std::move(step)});
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
    if (!counters.empty() && random.chance(30))
      return slice();
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
  // A row of the matrix, at a position that a counter gives.
  ValueId slice() {
    ValueId row = counters[size_t(random.between(0, int64_t(counters.size()) - 1))];
    const ElementType type = twins.type(row).element;
    if (random.chance(30))
      row = twins.element(random.oneOf({ElementFunction::Add, ElementFunction::Subtract}),
                          {number(type, random.between(0, 4)), row});
    const int64_t n = array.shape[0];
    const ValueId one =
        twins.op(plan::DynamicSlice{{1, n}}, {matrix, row, number(type, 0)}, typeOf(array.element, {1, n}));
    return twins.op(plan::Reshape{}, {one}, array);
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
  ValueId matrix = 0;
  std::vector<ValueId> counters; // of the loops around
};

} // namespace

void makeLoops(Random &random, Twins &twins) { Loops(random, twins).make(); }

} // namespace shlo::test
