// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include <limits>

namespace shlo::test {

using plan::ElementFunction;

namespace {

// One number for all elements.
template <typename T> ValueId splat(Random &random, Twins &twins, const TensorType &type) {
  const T huge = std::numeric_limits<T>::infinity(), nan = std::numeric_limits<T>::quiet_NaN();
  return twins.constant(type, std::vector<T>{random.oneOf<T>({0, 0, T(-0.0), 6, 20, 100, 500, -1, -huge, huge, nan})});
}
ValueId limit(Random &random, Twins &twins, const TensorType &type) {
  return type.element == ElementType::F64 ? splat<double>(random, twins, type) : splat<float>(random, twins, type);
}

// Numbers for some neighbouring axes.
ValueId bias(Random &random, Twins &twins, const TensorType &type) {
  const int64_t rank = int64_t(type.shape.size());
  const int64_t first = random.between(0, rank - 1), last = random.chance(70) ? first : random.between(first, rank - 1);
  plan::BroadcastInDim repeat;
  Shape shape;
  for (int64_t d = first; d <= last; ++d) {
    repeat.broadcastDimensions.push_back(d);
    shape.push_back(type.shape[size_t(d)]);
  }
  ValueId numbers = twins.input(random, typeOf(type.element, std::move(shape)));
  if (random.chance(50))
    numbers = twins.op(plan::Elementwise{ElementFunction::Neg}, {numbers}, twins.type(numbers));
  return twins.op(std::move(repeat), {numbers}, type);
}

} // namespace

ValueId withEpilogue(Random &random, Twins &twins, ValueId value) {
  const TensorType type = twins.type(value);
  if ((type.element != ElementType::F32 && type.element != ElementType::F64) || type.shape.empty() || random.chance(40))
    return value;
  if (random.chance(4))
    twins.result(value);
  auto either = [&](ElementFunction function, ValueId other) {
    const bool isSwapped = random.chance(30);
    value = twins.op(plan::Elementwise{function}, {isSwapped ? other : value, isSwapped ? value : other}, type);
  };
  const bool isUsual = random.chance(70), isTurned = random.chance(30);
  for (int64_t step = 0, steps = random.between(1, 4); step < steps; ++step) {
    const int64_t kind = isUsual ? (isTurned && step > 1 ? 5 - step : step) : random.between(0, 5);
    switch (kind) {
    case 0: either(ElementFunction::Add, bias(random, twins, type)); break;
    case 1: {
      ValueId addend = twins.input(random, type);
      // Mostly one that is neither an input nor of the same fusion.
      if (random.chance(80))
        addend = twins.op(plan::DotGeneral{}, {addend, twins.input(random, typeOf(type.element, {}))}, type);
      either(ElementFunction::Add, addend);
      break;
    }
    case 2: either(ElementFunction::Max, limit(random, twins, type)); break;
    case 3: either(ElementFunction::Min, limit(random, twins, type)); break;
    case 4: {
      const ValueId least = limit(random, twins, type), most = limit(random, twins, type);
      value = twins.op(plan::Elementwise{ElementFunction::Clamp}, {least, value, most}, type);
      break;
    }
    default: either(ElementFunction::Mul, bias(random, twins, type));
    }
    if (random.chance(3))
      twins.result(value);
  }
  return value;
}

} // namespace shlo::test
