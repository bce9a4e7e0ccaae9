// select_and_scatter with windows that overlap, leave gaps, or lie on padding.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

namespace shlo::test {

void makeSelections(Random &random, Twins &twins) {
  const ElementType element = random.oneOf({ElementType::F32, ElementType::F32, ElementType::F64, ElementType::I32,
                                            ElementType::I8, ElementType::UI16, ElementType::BF16, ElementType::I64});
  plan::SelectAndScatter data;
  Shape shape, windows;
  int64_t elements = 1;
  for (int64_t i = random.between(1, 4); i > 0; --i) {
    const int64_t extent = elements > 3000     ? random.between(1, 3)
                           : random.chance(10) ? random.between(100, 3000)
                                               : random.between(1, 15);
    const int64_t window = random.between(1, std::min<int64_t>(extent, 4));
    const int64_t low = random.between(0, window - 1), high = random.between(0, window - 1);
    const int64_t stride = random.between(1, 4);
    shape.push_back(extent);
    windows.push_back((extent + low + high - window) / stride + 1);
    data.windowDimensions.push_back(window);
    data.windowStrides.push_back(stride);
    data.paddingLow.push_back(low);
    data.paddingHigh.push_back(high);
    elements *= extent;
  }
  const ValueId operand = twins.input(random, typeOf(element, shape)),
                source = twins.input(random, typeOf(element, windows)), init = twins.input(random, typeOf(element));
  auto select = twins.inner([&] {
    const ValueId a = twins.parameter(typeOf(element)), b = twins.parameter(typeOf(element));
    return std::vector<ValueId>{
        twins.compare(random.oneOf({plan::CompareDirection::GE, plan::CompareDirection::LT}), a, b)};
  });
  using enum ElementFunction;
  auto scatter = twins.inner([&] {
    const ValueId a = twins.parameter(typeOf(element)), b = twins.parameter(typeOf(element));
    const ElementFunction function = random.oneOf({Add, Add, Add, Mul, Max, Subtract});
    const bool isSwapped = random.chance(20);
    ValueId result = twins.element(function, {isSwapped ? b : a, isSwapped ? a : b});
    if (random.chance(20))
      result = twins.element(Max, {result, b});
    return std::vector<ValueId>{result};
  });
  twins.result(
      twins.op(data, {operand, source, init}, typeOf(element, shape), {std::move(select), std::move(scatter)}));
}

} // namespace shlo::test
