// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include <algorithm>
#include <cmath>

namespace shlo::test {

namespace {

using plan::CompareDirection;

// Zeros of both signs, and sometimes infinities and a NaN.
template <typename T> void addSpecial(Random &random, Bytes &bytes) {
  const bool hasNaN = random.chance(20);
  for (size_t at = 0; at + sizeof(T) <= bytes.size(); at += sizeof(T)) {
    T value;
    std::memcpy(&value, &bytes[at], sizeof value);
    if (random.chance(50))
      value = -value;
    if (random.chance(3))
      value = hasNaN && random.chance(20) ? T(NAN) : random.oneOf({T(INFINITY), -T(INFINITY)});
    std::memcpy(&bytes[at], &value, sizeof value);
  }
}

Bytes numbersOf(Random &random, const TensorType &type) {
  Bytes bytes = random.randomBytes(type);
  if (type.element == ElementType::F32)
    addSpecial<float>(random, bytes);
  else if (type.element == ElementType::F64)
    addSpecial<double>(random, bytes);
  else if (isFloat(type.element) && byteSize(type.element) == 2)
    for (size_t at = 1; at < bytes.size(); at += 2)
      bytes[at] = char(bytes[at] ^ (random.chance(50) ? 0x80 : 0));
  else if (isInteger(type.element) && info(type.element).bits >= 8)
    for (size_t at = byteSize(type.element) - 1; at < bytes.size(); at += byteSize(type.element))
      bytes[at] = char(random.chance(30) ? 0xff : bytes[at]);
  return bytes;
}

// Chooses a pair by its number, in one of the ways in which programs do: which of equal numbers, by which comparison,
// and with or without a condition for NaN.
std::vector<ValueId> chooseOne(Random &random, Twins &twins, ValueId a, ValueId i, ValueId b, ValueId j) {
  const ElementType element = twins.type(a).element, position = twins.type(i).element;
  const auto order = isFloat(element)                                ? plan::CompareOrder::Float
                     : info(element).kind == ElementKind::Signed ? plan::CompareOrder::Signed
                                                                     : plan::CompareOrder::Unsigned;
  const auto ofPlaces =
      info(position).kind == ElementKind::Signed ? plan::CompareOrder::Signed : plan::CompareOrder::Unsigned;
  const bool isTurned = random.chance(30); // the later pair is asked
  if (isTurned) {
    std::swap(a, b);
    std::swap(i, j);
  }
  const CompareDirection direction =
      random.oneOf({CompareDirection::GE, CompareDirection::GT, CompareDirection::LE, CompareDirection::LT});
  ValueId keeps = twins.compare(direction, a, b, order);
  if (random.chance(50))
    keeps = twins.element(ElementFunction::Or, {keeps, twins.compare(CompareDirection::NE, a, a, order)});
  ValueId place;
  if (random.chance(40)) {
    const ValueId isEqual = twins.compare(CompareDirection::EQ, a, b, order);
    const ValueId isFirst =
        twins.compare(random.chance(70) ? CompareDirection::LT : CompareDirection::GT, i, j, ofPlaces);
    const ValueId keepsPlace =
        twins.element(ElementFunction::Or, {keeps, twins.element(ElementFunction::And, {isEqual, isFirst})});
    place = twins.element(ElementFunction::Select, {keepsPlace, i, j});
  } else {
    place = twins.element(ElementFunction::Select, {keeps, i, j});
    if (random.chance(30))
      place = twins.element(
          ElementFunction::Select,
          {twins.compare(CompareDirection::EQ, a, b, order),
           twins.element(random.chance(70) ? ElementFunction::Min : ElementFunction::Max, {i, j}), place});
  }
  const bool isOpposite = random.chance(20);
  return {isOpposite ? twins.element(ElementFunction::Select, {twins.element(ElementFunction::Not, {keeps}), b, a})
                     : twins.element(ElementFunction::Select, {keeps, a, b}),
          place};
}

} // namespace

// The greatest or least number and its position.
void makeBodies(Random &random, Twins &twins) {
  const ElementType element = random.oneOf(
      {ElementType::F32, ElementType::F32, ElementType::F64, ElementType::BF16, ElementType::F16, ElementType::I32,
       ElementType::I8, ElementType::I64, ElementType::UI8, ElementType::UI16, ElementType::UI32, ElementType::UI64,
       ElementType::I1});
  Shape shape, kept;
  const bool isLong = random.chance(20);
  for (int64_t i = random.between(1, isLong ? 2 : 4); i > 0; --i)
    shape.push_back(random.chance(5) ? 0 : random.between(1, isLong ? 150 : 14));
  if (random.chance(5))
    shape[size_t(random.between(0, int64_t(shape.size()) - 1))] = random.between(500, 5000);
  while (elementCount(shape) > 40000)
    *std::max_element(shape.begin(), shape.end()) = random.between(1, 14);
  const ElementType position =
      random.oneOf({ElementType::I32, ElementType::I32, ElementType::I64, ElementType::UI32, ElementType::UI64});
  const TensorType type = typeOf(element, shape);
  ValueId numbers = twins.input(type, numbersOf(random, type));
  plan::Extents order;
  for (size_t i = 0; i < shape.size(); ++i)
    order.insert(order.begin() + random.between(0, int64_t(i)), int64_t(i));
  if (random.chance(30)) {
    Shape turned;
    for (int64_t axis : order)
      turned.push_back(shape[size_t(axis)]);
    shape = turned;
    numbers = twins.op(plan::Transpose{order}, {numbers}, typeOf(element, shape));
  }
  plan::Reduce reduce;
  const size_t only = size_t(random.between(0, int64_t(shape.size()) - 1));
  const bool isOne = random.chance(60);
  for (size_t axis = 0; axis < shape.size(); ++axis)
    if (isOne ? axis == only : random.chance(40))
      reduce.dimensions.push_back(int64_t(axis));
    else
      kept.push_back(shape[axis]);
  const ValueId places =
      random.chance(60)
          ? twins.op(plan::Iota{reduce.dimensions.empty() ? 0 : reduce.dimensions[0]}, {}, typeOf(position, shape))
          : twins.input(random, typeOf(position, shape));
  const ValueId least = twins.input(typeOf(element), numbersOf(random, typeOf(element)));
  const TensorType scalar = typeOf(position);
  const ValueId none = twins.input(scalar, random.chance(70) ? Bytes(byteSize(position)) : random.randomBytes(scalar));
  const bool isNumberFirst = random.chance(70);
  const ElementType first = isNumberFirst ? element : position, second = isNumberFirst ? position : element;
  plan::Body body = twins.inner([&] {
    const ValueId a = twins.parameter(typeOf(first)), i = twins.parameter(typeOf(second));
    const ValueId b = twins.parameter(typeOf(first)), j = twins.parameter(typeOf(second));
    std::vector<ValueId> chosen =
        isNumberFirst ? chooseOne(random, twins, a, i, b, j) : chooseOne(random, twins, i, a, j, b);
    if (!isNumberFirst)
      std::swap(chosen[0], chosen[1]);
    return chosen;
  });
  const std::vector<ValueId> operands =
      isNumberFirst ? std::vector{numbers, places, least, none} : std::vector{places, numbers, none, least};
  for (ValueId result :
       twins.ops(std::move(reduce), operands, {typeOf(first, kept), typeOf(second, kept)}, {std::move(body)}))
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
