// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

namespace shlo::test {

// The greatest number and its position, as argmax: the leftmost of equal ones.
void makeBodies(Random &random, Twins &twins) {
  const ElementType element = random.oneOf({ElementType::F32, ElementType::I32, ElementType::I8, ElementType::F64});
  Shape shape, kept;
  const bool isLong = random.chance(20);
  for (int64_t i = random.between(1, isLong ? 2 : 4); i > 0; --i)
    shape.push_back(random.chance(5) ? 0 : random.between(1, isLong ? 150 : 14));
  plan::Reduce reduce;
  for (size_t axis = 0; axis < shape.size(); ++axis)
    if (random.chance(40))
      reduce.dimensions.push_back(int64_t(axis));
    else
      kept.push_back(shape[axis]);
  const auto position = ElementType::I32;
  ValueId numbers = twins.input(random, typeOf(element, shape)), places = twins.input(random, typeOf(position, shape));
  const ValueId least = twins.input(random, typeOf(element)), none = twins.input(random, typeOf(position));
  plan::Body body = twins.inner([&] {
    const ValueId a = twins.parameter(typeOf(element)), i = twins.parameter(typeOf(position));
    const ValueId b = twins.parameter(typeOf(element)), j = twins.parameter(typeOf(position));
    const ValueId keeps = twins.compare(plan::CompareDirection::GE, a, b,
                                        isFloat(element) ? plan::CompareOrder::Float : plan::CompareOrder::Signed);
    return std::vector<ValueId>{twins.element(ElementFunction::Select, {keeps, a, b}),
                                twins.element(ElementFunction::Select, {keeps, i, j})};
  });
  for (ValueId result : twins.ops(std::move(reduce), {numbers, places, least, none},
                                  {typeOf(element, kept), typeOf(position, kept)}, {std::move(body)}))
    twins.result(result);
}

void makeRandomBits(Random &random, Twins &twins) {
  plan::RngBitGenerator generator;
  generator.rngAlgorithm = random.oneOf({plan::RngAlgorithm::PHILOX, plan::RngAlgorithm::THREE_FRY});
  const bool isLong = generator.rngAlgorithm == plan::RngAlgorithm::PHILOX && random.chance(50);
  const TensorType state = typeOf(ElementType::UI64, {isLong ? 3 : 2});
  Bytes words(size_t(isLong ? 24 : 16), char(0xff)); // counters that overflow
  for (char &byte : words)
    if (random.chance(60))
      byte = char(random.bits());
  Shape shape;
  for (int64_t i = random.between(0, 4); i > 0; --i)
    shape.push_back(random.chance(5) ? 0 : random.between(1, 12));
  const ElementType element = random.oneOf(
      {ElementType::UI32, ElementType::UI64, ElementType::I8, ElementType::UI4, ElementType::UI16, ElementType::I32});
  for (ValueId result : twins.ops(generator, {twins.input(state, words)}, {state, typeOf(element, shape)}))
    twins.result(result);
}

} // namespace shlo::test
