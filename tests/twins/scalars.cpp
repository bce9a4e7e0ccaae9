// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include "exec/elementwise.h"

namespace shlo::test {

namespace {

// Any bits, or small numbers.
Bytes anyBytes(Random &random, const TensorType &type) {
  Bytes bytes = random.randomBytes(type);
  const bool anyBits = isComplex(type.element) || isFloat(type.element) ||
                       (type.element != ElementType::I1 && info(type.element).bits % 8 == 0);
  if (anyBits && random.chance(60))
    for (char &byte : bytes)
      byte = char(random.chance(15) ? random.oneOf({0, 0x7F, 0x80, 0xFF}) : random.bits());
  return bytes;
}

// A chain of element functions of few elements, in a loop that counts to a small number.
class Scalars {
public:
  Scalars(Random &random, Twins &twins) : random(random), twins(twins) {}

  void make() {
    const Shape shape = random.oneOf<Shape>({{}, {}, {1}, {1}, {2}, {3}, {2, 2}, {2, 4}, {17}});
    isArithmetic = random.chance(50);
    const TensorType counter = typeOf(random.oneOf(
        {ElementType::I32, ElementType::I64, ElementType::UI8, ElementType::UI32, ElementType::F32, ElementType::F64}));
    std::vector<TensorType> types = {counter};
    std::vector<ValueId> states = {twins.input(counter, Bytes(byteSize(counter.element), 0))};
    for (int64_t i = random.between(1, 3); i > 0; --i) {
      types.push_back(typeOf(element(), shape));
      states.push_back(twins.input(types.back(), anyBytes(random, types.back())));
    }
    const ValueId one = number(counter.element, 1), end = number(counter.element, random.between(0, 6));
    plan::Body condition = twins.inner([&] {
      std::vector<ValueId> now = parameters(types);
      plan::Elementwise compare{ElementFunction::Compare};
      const bool isLess = random.chance(60);
      compare.direction = isLess ? random.oneOf({plan::CompareDirection::LT, plan::CompareDirection::NE})
                                 : random.oneOf({plan::CompareDirection::GT, plan::CompareDirection::NE});
      compare.order = isFloat(counter.element)                              ? plan::CompareOrder::Float
                      : info(counter.element).kind == ElementKind::Unsigned ? plan::CompareOrder::Unsigned
                                                                            : plan::CompareOrder::Signed;
      const std::vector<ValueId> compared = isLess ? std::vector{now[0], end} : std::vector{end, now[0]};
      return std::vector{twins.op(compare, compared, typeOf(ElementType::I1))};
    });
    plan::Body step = twins.inner([&] {
      visible = parameters(types);
      std::vector<ValueId> next = {twins.element(ElementFunction::Add, {visible[0], one})};
      const bool isIndex = isInteger(counter.element);
      const ValueId index = visible[0];
      visible.erase(visible.begin()); // the counter has another shape
      if (random.chance(40))
        visible.push_back(constant(twins.type(visible[0])));
      for (int64_t i = random.between(1, 8); i > 0; --i)
        add();
      for (size_t i = 1; i < types.size(); ++i) {
        ValueId value = converted(any(), types[i].element);
        if (isIndex && types[i].shape.size() == 1 && random.chance(30))
          value = moved(value, converted(any(), types[i].element), index);
        next.push_back(value);
      }
      return next;
    });
    for (ValueId result : twins.ops(plan::While{}, states, types, {std::move(condition), std::move(step)}))
      twins.result(result);
  }

private:
  ElementType element() {
    if (isArithmetic)
      return random.oneOf({ElementType::F32, ElementType::F64, ElementType::I32, ElementType::I64});
    return random.oneOf({ElementType::F32, ElementType::F32, ElementType::F64, ElementType::I32, ElementType::I64,
                         ElementType::I8, ElementType::I16, ElementType::UI8, ElementType::UI16, ElementType::UI32,
                         ElementType::UI64, ElementType::I1, ElementType::BF16, ElementType::F16, ElementType::I4,
                         ElementType::UI2, ElementType::ComplexF32, ElementType::F8E4M3FN});
  }
  ValueId any() { return visible[size_t(random.between(0, int64_t(visible.size()) - 1))]; }
  std::vector<ValueId> parameters(const std::vector<TensorType> &types) {
    std::vector<ValueId> ids;
    for (const TensorType &type : types)
      ids.push_back(twins.parameter(type));
    return ids;
  }
  ValueId number(ElementType element, int64_t value) {
    if (element == ElementType::F32)
      return twins.constant(typeOf(element), std::vector{float(value)});
    if (element == ElementType::F64)
      return twins.constant(typeOf(element), std::vector{double(value)});
    Bytes bytes(byteSize(element));
    std::memcpy(bytes.data(), &value, bytes.size());
    return twins.constant(typeOf(element), bytes);
  }
  ValueId converted(ValueId value, ElementType to) {
    if (twins.type(value).element == to)
      return value;
    return twins.op(plan::Elementwise{ElementFunction::Convert}, {value}, typeOf(to, twins.type(value).shape));
  }

  ValueId constant(const TensorType &type) { return twins.constant(type, anyBytes(random, type)); }
  // A box of one value, at the place that the counter says, in another one.
  ValueId moved(ValueId from, ValueId into, ValueId index) {
    const TensorType type = twins.type(into);
    const int64_t n = random.between(0, type.shape[0]);
    const ValueId box = twins.op(plan::DynamicSlice{{n}}, {from, index}, typeOf(type.element, {n}));
    return twins.op(plan::DynamicUpdateSlice{}, {into, box, index}, type);
  }
  // Reads what was made last: what is held in registers.
  void addToLast() {
    const ValueId last = visible.back();
    const TensorType type = twins.type(last);
    const ValueId other = random.chance(15) ? last : converted(any(), type.element);
    const ElementFunction function = random.oneOf({ElementFunction::Add, ElementFunction::Subtract,
                                                   ElementFunction::Mul, ElementFunction::Max, ElementFunction::Div});
    visible.push_back(random.chance(50) ? twins.element(function, {last, other})
                                        : twins.element(function, {other, last}));
  }

  // Any function that is defined for the type of a value. Others are left out.
  void add() {
    if (isArithmetic && twins.type(visible.back()).element != ElementType::I1 && random.chance(70))
      return addToLast();
    const ValueId a = any();
    const TensorType type = twins.type(a);
    const ValueId b = converted(any(), type.element), c = converted(any(), type.element);
    if (random.chance(15)) {
      plan::Elementwise compare{ElementFunction::Compare};
      compare.direction = plan::CompareDirection(random.between(0, 5));
      compare.order =
          isComplex(type.element) || isFloat(type.element)
              ? (isComplex(type.element) ? plan::CompareOrder::Float : plan::CompareOrder(random.between(0, 1)))
          : info(type.element).kind == ElementKind::Signed ? plan::CompareOrder::Signed
                                                           : plan::CompareOrder::Unsigned;
      const ValueId test = twins.op(compare, {a, b}, typeOf(ElementType::I1, type.shape));
      visible.push_back(twins.op(plan::Elementwise{ElementFunction::Select}, {test, b, c}, type));
      visible.push_back(test);
    } else if (random.chance(15)) {
      visible.push_back(converted(a, element()));
    } else {
      std::vector<ElementFunction> functions;
      for (size_t i = 0; i < std::size(plan::elementFunctions); ++i)
        if (isDefined(ElementFunction(i), type.element))
          functions.push_back(ElementFunction(i));
      const ElementFunction function = functions[size_t(random.between(0, int64_t(functions.size()) - 1))];
      const std::vector<ValueId> all = {a, b, c};
      visible.push_back(
          twins.op(plan::Elementwise{function}, {all.begin(), all.begin() + plan::info(function).arity}, type));
    }
  }
  static bool isDefined(ElementFunction function, ElementType element) {
    switch (function) {
    case ElementFunction::Compare: // they have other types of operands or results
    case ElementFunction::Select:
    case ElementFunction::Convert:
    case ElementFunction::ReducePrecision:
    case ElementFunction::Real:
    case ElementFunction::Imag:
    case ElementFunction::Complex:
    case ElementFunction::IsFinite: return false;
    default: break;
    }
    if (isComplex(element) && function == ElementFunction::Abs)
      return false;
    const bool isWide = element == ElementType::F64 || element == ElementType::F32;
    const ElementType computed = isFloat(element) && !isWide ? ElementType::F32 : element;
    return exec::elementKernel(exec::Simd::Baseline, function, computed) != nullptr;
  }

  Random &random;
  Twins &twins;
  std::vector<ValueId> visible;
  bool isArithmetic = false; // of the types and functions that hold values in registers
};

} // namespace

void makeScalars(Random &random, Twins &twins) { Scalars(random, twins).make(); }

} // namespace shlo::test
