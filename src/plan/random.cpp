// Random numbers with a distribution.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

namespace {

// Generates random numbers from a key that is derived from the position of the op in the program. Each op has its own
// numbers, which are the same for every run.
class Numbers {
public:
  Numbers(Lowering &lowering, Shape shape) : lowering(lowering), shape(std::move(shape)) {}

  ValueId bits(ElementType element) {
    ValueId state = lowering.integers({int64_t(lowering.nextStream()), 0}, ElementType::UI64, {2});
    const TensorType types[] = {lowering.type(state), {element, shape}};
    return lowering.emit(RngBitGenerator{RngAlgorithm::THREE_FRY}, {state}, types)[1];
  }
  ValueId spread(ValueId scalar) { return lowering.broadcast(scalar, shape, {}); }
  ValueId number(double value, ElementType element) { return spread(lowering.number(value, element)); }
  ValueId apply(ElementFunction function, ValueId a, ValueId b) { return lowering.element(function, {a, b}); }

  // Uniform in [0, 1), with as many random bits as the type has.
  ValueId fraction(ElementType element) {
    bool isDouble = element == ElementType::F64;
    ElementType word = isDouble ? ElementType::UI64 : ElementType::UI32;
    ValueId high = apply(ElementFunction::ShiftRightLogical, bits(word), number(isDouble ? 11 : 8, word));
    return apply(ElementFunction::Mul, lowering.convert(high, element), number(isDouble ? 0x1p-53 : 0x1p-24, element));
  }

  // Uniform in [a, b), for a type that is at least as wide as the result's.
  ValueId uniform(ValueId a, ValueId b) {
    ElementType element = lowering.type(a).element;
    ValueId low = spread(a), width = spread(lowering.element(ElementFunction::Subtract, {b, a}));
    return apply(ElementFunction::Add, apply(ElementFunction::Mul, fraction(element), width), low);
  }
  // Normally distributed, from two fractions (Box-Muller).
  ValueId normal(ValueId mean, ValueId deviation) {
    ElementType element = lowering.type(mean).element;
    ValueId positive = apply(ElementFunction::Subtract, number(1, element), fraction(element)); // (0, 1]
    ValueId logarithm = lowering.element(ElementFunction::Log, {positive});
    ValueId square = apply(ElementFunction::Mul, logarithm, number(-2, element));
    ValueId angle = apply(ElementFunction::Mul, fraction(element), number(6.283185307179586477, element));
    ValueId standard = apply(ElementFunction::Mul, lowering.element(ElementFunction::Sqrt, {square}),
                             lowering.element(ElementFunction::Cosine, {angle}));
    return apply(ElementFunction::Add, apply(ElementFunction::Mul, standard, spread(deviation)), spread(mean));
  }
  // Uniform in [a, b) of 64-bit words, whose differences wrap around.
  ValueId integers(ValueId a, ValueId b) {
    ValueId width = lowering.element(ElementFunction::Subtract, {b, a});
    return apply(ElementFunction::Add, apply(ElementFunction::Rem, bits(ElementType::UI64), spread(width)), spread(a));
  }

private:
  Lowering &lowering;
  Shape shape;
};

ValueId reinterpret(Lowering &lowering, ValueId operand, ElementType element) {
  return lowering.emit(BitcastConvert{}, operand, TensorType{element, lowering.type(operand).shape});
}

} // namespace

Status lowerRng(Lowering &lowering, Operation *op) {
  auto rng = cast<ir::RngOp>(op);
  NumberList shape;
  if (Status status = lowering.needIntegers(op, 2, shape); !status)
    return status;
  ValueId a = lowering.value(rng.getA()), b = lowering.value(rng.getB());
  const TensorType type{lowering.type(a).element, Shape(shape.begin(), shape.end())};
  int64_t count = elementCount(type.shape);
  if (count < 0 || count > maxElements)
    return errorAt(SHLO_LIMIT, op, "the result " + toString(type) + " is too large");
  if (Status status = lowering.checkDeclared(op, op->getResult(0).getType(), type); !status)
    return status;
  Numbers numbers(lowering, type.shape);
  bool isNormal = rng.getRngDistribution() == ir::RngDistribution::NORMAL;
  if (isFloat(type.element)) {
    // Narrow types are rounded at the end. The rounded result must be less than the end of the range.
    ElementType wide = type.element == ElementType::F64 ? ElementType::F64 : ElementType::F32;
    ValueId from = lowering.convert(a, wide), to = lowering.convert(b, wide);
    ValueId made = lowering.convert(isNormal ? numbers.normal(from, to) : numbers.uniform(from, to), type.element);
    if (!isNormal) {
      ValueId inside = lowering.emit(Elementwise{ElementFunction::Compare, CompareDirection::LT, CompareOrder::Float},
                                     {made, numbers.spread(b)}, TensorType{ElementType::I1, type.shape});
      made = lowering.emit(Elementwise{ElementFunction::Select}, {inside, made, numbers.spread(a)}, TensorType(type));
    }
    return lowering.alias(op, made);
  }
  if (isNormal)
    return errorAt(SHLO_UNSUPPORTED, op, "a normal distribution of integers is not supported");
  ElementType wide = info(type.element).kind == ElementKind::Signed ? ElementType::I64 : ElementType::UI64;
  ValueId from = reinterpret(lowering, lowering.convert(a, wide), ElementType::UI64);
  ValueId to = reinterpret(lowering, lowering.convert(b, wide), ElementType::UI64);
  ValueId made = reinterpret(lowering, numbers.integers(from, to), wide);
  return lowering.alias(op, lowering.convert(made, type.element));
}

} // namespace shlo::plan
