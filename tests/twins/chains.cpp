// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include "exec/elementwise.h"

#include <cstring>
#include <limits>

namespace shlo::test {
namespace {

using enum ElementType;

class Chain {
public:
  Chain(Random &random, Twins &twins, Shape shape) : random(random), twins(twins), shape(std::move(shape)) {}

  void addInput() {
    // One element, a row or a column for all.
    plan::Extents dimensions;
    if (random.chance(75))
      for (size_t d = 0; d < shape.size(); ++d)
        if (shape.size() == 1 || random.chance(75))
          dimensions.push_back(int64_t(d));
    Shape own;
    for (int64_t d : dimensions)
      own.push_back(shape[size_t(d)]);
    const TensorType type = typeOf(anyType(), std::move(own));
    Bytes bytes = random.randomBytes(type);
    if (type.element != I1 && info(type.element).bits >= 8)
      for (char &byte : bytes)
        if (random.chance(20))
          byte = char(random.chance(50) ? random.oneOf({0, 1, 0x7F, 0x80, 0xFF}) : random.bits());
    // Links of functions leave blocks with special numbers to kernels.
    if (const bool isSpecial = random.chance(60); isSpecial && type.element == F32)
      addSpecial<float>(bytes);
    else if (isSpecial && type.element == F64)
      addSpecial<double>(bytes);
    ValueId value = twins.input(type, std::move(bytes));
    if (type.shape != shape)
      value = twins.broadcast(value, shape, dimensions);
    values.push_back(value);
  }

  void addOp() {
    const ValueId a = any(), b = anyOf(typeOfValue(a));
    const ElementType type = typeOfValue(a);
    const int64_t kind = random.between(0, 99);
    if (kind < 10)
      return add(convert(a, anyType()));
    if (kind < 13)
      return add(bitcast(a));
    if (kind < 16)
      return add(addWidened());
    if (kind < 20)
      return add(integers());
    if (kind >= 94)
      return add(lookUp());
    if (kind < 25)
      return add(twins.compare(
          random.oneOf({plan::CompareDirection::EQ, plan::CompareDirection::NE, plan::CompareDirection::GE,
                        plan::CompareDirection::GT, plan::CompareDirection::LE, plan::CompareDirection::LT}),
          a, random.chance(20) ? a : b, isFloat(type) ? plan::CompareOrder::Float : plan::CompareOrder::Signed));
    if (kind < 35)
      return add(twins.element(ElementFunction::Select, {anyOf(I1), a, b}));
    if (type == I1)
      return add(kind < 40 ? twins.element(ElementFunction::Not, {a}) : bits(a, b));
    if (kind < 40)
      return add(twins.element(ElementFunction::Clamp, {anyOf(type), a, b}));
    if (kind < 43)
      return add(twins.element(ElementFunction::Neg, {a}));
    if (kind < 45)
      return add(twins.element(isFloat(type) ? ElementFunction::Neg
                                             : random.oneOf({ElementFunction::PopulationCount, ElementFunction::Clz}),
                               {a}));
    if (kind < 65 && !isFloat(type))
      return kind < 50   ? add(bits(a, b))
             : kind < 54 ? add(twins.element(random.oneOf({ElementFunction::Div, ElementFunction::Rem}),
                                             {a, random.chance(80) ? amount(type) : b}))
                         : addShift(a);
    if (kind < 55 && isFloat(type))
      return add(twins.element(ElementFunction::Div, {a, b}));
    if (kind < 58 && isFloat(type)) // chains call kernels for some of them
      return add(random.chance(80)
                     ? twins.element(random.oneOf({ElementFunction::Tanh, ElementFunction::Exp, ElementFunction::Exp,
                                                   ElementFunction::Log, ElementFunction::Logistic,
                                                   ElementFunction::Erf, ElementFunction::Sine}),
                                     {a})
                     : twins.element(random.oneOf({ElementFunction::Pow, ElementFunction::Atan2}), {a, b}));
    if (kind < 59 && isFloat(type))
      return add(twins.op(plan::Elementwise{ElementFunction::IsFinite}, {a}, typeOf(I1, shape)));
    if (kind < 62 && isFloat(type))
      return add(twins.element(random.oneOf({ElementFunction::Floor, ElementFunction::Ceil, ElementFunction::Abs,
                                             ElementFunction::Sqrt, ElementFunction::Rsqrt}),
                               {a}));
    if (kind < 70 && (type == F32 || type == F64))
      return add(extreme(a, type));
    add(twins.element(random.oneOf({ElementFunction::Add, ElementFunction::Subtract, ElementFunction::Mul,
                                    ElementFunction::Max, ElementFunction::Min}),
                      {a, random.chance(20) ? a : b}));
  }

  ValueId any() const {
    // Often the last one, so that chains are long.
    const int64_t last = int64_t(values.size()) - 1;
    return values[size_t(random.chance(60) ? last : random.between(0, last))];
  }

private:
  // A zero of either sign, often, or another special number.
  template <typename T> T special() {
    using limits = std::numeric_limits<T>;
    return random.oneOf(
        {T(0), -T(0), T(0), -T(0), T(6), limits::quiet_NaN(), limits::infinity(), limits::denorm_min()});
  }
  template <typename T> void addSpecial(Bytes &bytes) {
    for (size_t at = 0; at + sizeof(T) <= bytes.size(); at += sizeof(T))
      if (const T element = special<T>(); random.chance(15))
        std::memcpy(bytes.data() + at, &element, sizeof(T));
  }
  ValueId specialNumber(ElementType type) {
    const ValueId one = type == F32 ? twins.constant(typeOf(type), std::vector<float>{special<float>()})
                                    : twins.constant(typeOf(type), std::vector<double>{special<double>()});
    return twins.broadcast(one, shape, {});
  }
  // The value within bounds that are the same for all elements.
  ValueId extreme(ValueId a, ElementType type) {
    if (random.chance(30))
      return twins.element(ElementFunction::Clamp, {specialNumber(type), a, specialNumber(type)});
    return twins.element(random.oneOf({ElementFunction::Max, ElementFunction::Min}), {a, specialNumber(type)});
  }
  ElementType typeOfValue(ValueId value) const { return twins.type(value).element; }
  ElementType anyType() const {
    return random.oneOf({I1, I8, I16, I32, I64, UI8, UI16, UI32, UI64, F32, F32, F64, F16, BF16, I4});
  }
  void add(ValueId value) { values.push_back(value); }
  ValueId convert(ValueId value, ElementType to) {
    return twins.op(plan::Elementwise{ElementFunction::Convert}, {value}, typeOf(to, shape));
  }
  // The bits of the value as another type of this size. Those of a NaN that is computed are unspecified.
  ValueId bitcast(ValueId value) {
    if (isFloat(typeOfValue(value)))
      value = values[0];
    const ElementType type = typeOfValue(value);
    if (info(type).bits != 8 * byteSize(type))
      return value;
    ElementType other = anyType();
    while (info(other).bits != info(type).bits)
      other = anyType();
    auto reinterpret = [&](ValueId v) { return twins.op(plan::BitcastConvert{}, {v}, typeOf(other, shape)); };
    const ValueId made = reinterpret(value);
    if (!isFloat(other) || isFloat(type))
      return made;
    // Whether a conversion makes a signalling NaN quiet depends on the instruction set.
    const ValueId isNumber = twins.compare(plan::CompareDirection::EQ, made, made, plan::CompareOrder::Float);
    return twins.element(ElementFunction::Select,
                         {isNumber, made, reinterpret(twins.element(ElementFunction::Xor, {value, value}))});
  }
  // Two values that are converted to one type.
  ValueId addWidened() {
    const ElementType type = random.oneOf({I16, UI16, I32, UI32, F32, F32});
    const ValueId a = convert(values[size_t(random.between(0, int64_t(values.size()) - 1))], type);
    const ValueId b = convert(values[size_t(random.between(0, int64_t(values.size()) - 1))], type);
    return twins.element(random.oneOf({ElementFunction::Add, ElementFunction::Subtract, ElementFunction::Mul}), {a, b});
  }
  ValueId number(ElementType type, int64_t value) {
    const ValueId one = type == I32 || type == UI32 ? twins.constant(typeOf(type), std::vector<int32_t>{int32_t(value)})
                                                    : twins.constant(typeOf(type), std::vector<int64_t>{value});
    return twins.broadcast(one, shape, {});
  }
  // Arithmetic of narrow integers in more bits, which often fits 16, with constants, and a narrow result.
  ValueId integers() {
    const ElementType wide = random.oneOf({I32, I32, UI32, I64}), narrow = random.oneOf({I8, UI8, UI8, I16, UI16});
    std::vector<ValueId> made;
    for (int64_t i = random.between(1, 3); i > 0; --i)
      made.push_back(convert(anyOf(random.chance(80) ? narrow : random.oneOf({I8, UI8})), wide));
    auto operand = [&] {
      if (random.chance(50))
        return made[size_t(random.between(0, int64_t(made.size()) - 1))];
      return number(wide, random.oneOf<int64_t>({0, 1, 2, 7, 8, 77, 127, 128, 255, 256, -1, -128, -7, 32767, 65535}));
    };
    for (int64_t i = random.between(1, 6); i > 0; --i) {
      const auto function =
          random.oneOf({ElementFunction::Add, ElementFunction::Subtract, ElementFunction::Mul, ElementFunction::Max,
                        ElementFunction::Min, ElementFunction::Clamp, ElementFunction::Neg, ElementFunction::Abs,
                        ElementFunction::Div, ElementFunction::Rem, ElementFunction::ShiftRightLogical,
                        ElementFunction::ShiftRightArithmetic, ElementFunction::Select, ElementFunction::And});
      if (function == ElementFunction::Abs && wide == UI32)
        continue;
      if (function == ElementFunction::Select) {
        const ValueId isLess = twins.compare(random.oneOf({plan::CompareDirection::LT, plan::CompareDirection::EQ}),
                                             operand(), operand(), plan::CompareOrder::Signed);
        made.push_back(twins.element(function, {isLess, operand(), operand()}));
        continue;
      }
      const std::vector<ValueId> operands = {random.chance(50) ? made.back() : operand(), operand(), operand()};
      made.push_back(twins.element(function, {operands.begin(), operands.begin() + plan::info(function).arity}));
    }
    if (random.chance(20))
      add(made.back());
    return convert(made.back(), random.oneOf({I8, UI8, I16, UI16, F32}));
  }
  ValueId anyOf(ElementType type) {
    for (size_t i = values.size(); i-- > 0;)
      if (typeOfValue(values[i]) == type && random.chance(60))
        return values[i];
    return convert(any(), type);
  }
  // Elements of a table of up to 3 axes, at positions of which some are out of range.
  ValueId lookUp() {
    const ElementType element = anyType(), index = random.oneOf({I32, I32, I32, I64, UI32, I8, UI8, UI16, UI64});
    const auto rank = int64_t(shape.size());
    Shape extents;
    plan::Extents map, taken, batching, ofIndices, offsets;
    if (random.chance(30)) { // a table for each position of an axis
      batching = {0};
      ofIndices = {random.between(0, rank - 1)};
      extents.push_back(shape[size_t(ofIndices[0])]);
    }
    const int64_t components = random.oneOf({1, 1, 1, 2, 2, 3});
    std::vector<ValueId> indices;
    Shape withVector = shape;
    withVector.push_back(1);
    for (int64_t k = 0; k < components; ++k) {
      ValueId value = anyOf(index);
      if (byteSize(index) >= 4 && random.chance(70))
        value = twins.element(ElementFunction::Rem, {value, number(index, random.oneOf<int64_t>({3, 40, 1000}))});
      indices.push_back(twins.op(plan::Reshape{}, {value}, typeOf(index, withVector)));
      map.push_back(int64_t(extents.size()));
      extents.push_back(components == 1 ? random.oneOf<int64_t>({1, 2, 8, 16, 17, 32, 33, 700}) : random.between(1, 9));
    }
    if (components > 1 && random.chance(30))
      std::swap(map[0], map[1]);
    const bool isKept = random.chance(10); // an axis of one element in the result
    for (int64_t d : map)
      if (!isKept || d != int64_t(extents.size()) - 1)
        taken.push_back(d);
    std::sort(taken.begin(), taken.end());
    if (isKept)
      offsets = {rank};
    int64_t vectorDimension = rank;
    ValueId all = indices[0];
    if (components > 1) {
      withVector.back() = components;
      all = twins.op(plan::Concatenate{rank}, indices, typeOf(index, withVector));
    } else if (random.chance(50)) {
      all = twins.op(plan::Reshape{}, {all}, typeOf(index, shape));
    }
    const plan::Gather gather{
        offsets, taken, batching, ofIndices, map, vectorDimension, plan::Extents(extents.size(), 1), false};
    const ValueId found = twins.op(gather, {table(element, extents), all}, typeOf(element, isKept ? [&] {
                                     Shape longer = shape;
                                     longer.push_back(1);
                                     return longer;
                                   }()
                                                                                                  : shape));
    return isKept ? twins.op(plan::Reshape{}, {found}, typeOf(element, shape)) : found;
  }
  // An input, or a view of one.
  ValueId table(ElementType element, const Shape &extents) {
    if (extents.size() == 2 && random.chance(20)) {
      const ValueId from = twins.input(random, typeOf(element, {extents[1], extents[0]}));
      return twins.op(plan::Transpose{{1, 0}}, {from}, typeOf(element, extents));
    }
    const ValueId from = twins.input(random, typeOf(element, extents));
    return random.chance(10) ? twins.op(plan::Reverse{{0}}, {from}, typeOf(element, extents)) : from;
  }
  ValueId bits(ValueId a, ValueId b) {
    return twins.element(random.oneOf({ElementFunction::And, ElementFunction::Or, ElementFunction::Xor}), {a, b});
  }
  ValueId amount(ElementType type) {
    const TensorType scalar = typeOf(type);
    Bytes bytes = random.randomBytes(scalar);
    for (char &byte : bytes)
      if (random.chance(20))
        byte = char(random.bits());
    return twins.broadcast(twins.input(scalar, std::move(bytes)), shape, {});
  }
  void addShift(ValueId a) {
    const ElementType type = typeOfValue(a);
    const auto function = random.oneOf(
        {ElementFunction::ShiftLeft, ElementFunction::ShiftRightLogical, ElementFunction::ShiftRightArithmetic});
    if (random.chance(40))
      return add(twins.element(function, {a, random.chance(70) ? amount(type) : anyOf(type)}));
    const ValueId left = twins.element(ElementFunction::ShiftLeft, {a, amount(type)});
    const ValueId right = twins.element(ElementFunction::ShiftRightLogical, {a, amount(type)});
    const bool isSwapped = random.chance(50);
    add(twins.element(ElementFunction::Or, {isSwapped ? right : left, isSwapped ? left : right}));
    if (random.chance(10))
      add(left);
  }

  Random &random;
  Twins &twins;
  Shape shape;
  std::vector<ValueId> values;
};

} // namespace

// More elements than become single steps, so that they run in tiles.
void makeChains(Random &random, Twins &twins) {
  Shape shape = {random.between(2049, 5000)};
  if (random.chance(40))
    shape = {random.between(1, 300), random.between(30, 500)};
  Chain chain(random, twins, shape);
  for (int64_t i = random.between(1, 4); i > 0; --i)
    chain.addInput();
  for (int64_t i = random.between(2, 25); i > 0; --i)
    chain.addOp();
  for (int64_t i = random.between(1, 3); i > 0; --i)
    twins.result(chain.any());
}

} // namespace shlo::test
