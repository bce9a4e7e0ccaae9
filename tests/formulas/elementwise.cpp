// select, clamp, compare, ops of integers with their corner cases, and ops that round.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"
#include "references.h"

#include <algorithm>
#include <cmath>

namespace formulas {

namespace {

using Function = Element (*)(Type, const Element &, const Element &);

Element bitsOf(Type type, Integer bits) { return {wrapped(type, bits)}; }
Integer unsignedBits(Type type, const Element &a) { return a.integer & ((Integer(1) << bitWidth(type)) - 1); }

// What the specification leaves open is as in XLA: a quotient by 0 has all bits set, and a remainder by 0 is the
// dividend; a shift by the width or more moves all bits out.
Element divide(Type type, const Element &a, const Element &b) {
  return bitsOf(type, b.integer == 0 ? -1 : a.integer / b.integer);
}
Element remainder(Type type, const Element &a, const Element &b) {
  return bitsOf(type, b.integer == 0 ? a.integer : a.integer % b.integer);
}
Element shiftLeft(Type type, const Element &a, const Element &b) {
  const Integer amount = unsignedBits(type, b);
  return bitsOf(type, amount < bitWidth(type) ? unsignedBits(type, a) << int(amount) : 0);
}
Element shiftRightLogical(Type type, const Element &a, const Element &b) {
  const Integer amount = unsignedBits(type, b);
  return bitsOf(type, amount < bitWidth(type) ? unsignedBits(type, a) >> int(amount) : 0);
}
Element shiftRightArithmetic(Type type, const Element &a, const Element &b) {
  const Integer sign = unsignedBits(type, a) >> (bitWidth(type) - 1);
  const Integer value = unsignedBits(type, a) - (sign << bitWidth(type)); // as a signed number
  return bitsOf(type, value >> int(std::min<Integer>(unsignedBits(type, b), bitWidth(type) - 1)));
}
Element power(Type type, const Element &a, const Element &b) { // of exponents that are not negative
  Element product = number(type, 1);
  for (Integer i = 0; i < b.integer; ++i)
    product = multiply(type, product, a);
  return product;
}
Element complement(Type type, const Element &a, const Element &) { return bitsOf(type, -1 - a.integer); }
Element negation(Type type, const Element &a, const Element &) { return negate(type, a); }
Element absolute(Type type, const Element &a, const Element &) {
  return isFloat(type) ? Element{0, std::fabs(a.real)} : bitsOf(type, a.integer < 0 ? -a.integer : a.integer);
}
Element signOf(Type type, const Element &a, const Element &) {
  if (isFloat(type))
    return {0, std::isnan(a.real) || a.real == 0 ? a.real : a.real < 0 ? -1.0 : 1.0};
  return {a.integer < 0 ? -1 : a.integer > 0};
}
Element popcnt(Type type, const Element &a, const Element &) {
  Integer count = 0;
  for (Integer bits = unsignedBits(type, a); bits; bits /= 2)
    count += bits % 2;
  return bitsOf(type, count);
}
Element countLeadingZeros(Type type, const Element &a, const Element &) {
  Integer count = bitWidth(type);
  for (Integer bits = unsignedBits(type, a); bits; bits /= 2)
    --count;
  return bitsOf(type, count);
}

struct Op {
  const char *name;
  int operands;
  Function function;
};

constexpr Op integerOps[] = {
    {"divide", 2, divide},
    {"divide", 2, divide},
    {"remainder", 2, remainder},
    {"remainder", 2, remainder},
    {"shift_left", 2, shiftLeft},
    {"shift_right_logical", 2, shiftRightLogical},
    {"shift_right_arithmetic", 2, shiftRightArithmetic},
    {"add", 2, add},
    {"subtract", 2, subtract},
    {"multiply", 2, multiply},
    {"minimum", 2, minimum},
    {"maximum", 2, maximum},
    {"power", 2, power},
    {"and", 2, bitAnd},
    {"or", 2, bitOr},
    {"xor", 2, bitXor},
    {"not", 1, complement},
    {"negate", 1, negation},
    {"abs", 1, absolute},
    {"sign", 1, signOf},
    {"popcnt", 1, popcnt},
    {"count_leading_zeros", 1, countLeadingZeros},
};

Element roundDown(Type, const Element &a, const Element &) { return {0, std::floor(a.real)}; }
Element roundUp(Type, const Element &a, const Element &) { return {0, std::ceil(a.real)}; }
Element roundEven(Type, const Element &a, const Element &) { return {0, std::nearbyint(a.real)}; }
Element roundAway(Type, const Element &a, const Element &) { return {0, std::round(a.real)}; }
Element floatRemainder(Type type, const Element &a, const Element &b) {
  return {0, rounded(type, std::fmod(a.real, b.real))};
}

constexpr Op floatOps[] = {
    {"floor", 1, roundDown},
    {"ceil", 1, roundUp},
    {"round_nearest_even", 1, roundEven},
    {"round_nearest_even", 1, roundEven},
    {"round_nearest_afz", 1, roundAway},
    {"round_nearest_afz", 1, roundAway},
    {"sign", 1, signOf},
    {"abs", 1, absolute},
    {"negate", 1, negation},
    {"add", 2, add},
    {"subtract", 2, subtract},
    {"multiply", 2, multiply},
    {"minimum", 2, minimum},
    {"maximum", 2, maximum},
    {"remainder", 2, floatRemainder},
};

// Adds the op, on operands of one type and shape.
void writeOp(Program &program, const Op &op, Type type, const std::vector<Value> &operands) {
  Array result(type, operands[0].array.shape);
  for (size_t i = 0; i < result.elements.size(); ++i)
    result.elements[i] = op.function(type, operands[0].array.elements[i], operands.back().array.elements[i]);
  program.use(program.op1(std::string("stablehlo.") + op.name, operands, "", result));
}

// Quarters of small integers, and special values.
Array fractions(Random &random, Type type, const Shape &shape) {
  Array array = random.array(type, shape, Values::Special);
  for (Element &element : array.elements)
    if (random.chance(60))
      element.real = double(random.between(-24, 24)) / 4;
  return array;
}

// The nearest float with these bits, or zero or infinity if its exponent does not fit.
double reducedPrecision(double value, int64_t exponentBits, int64_t mantissaBits) {
  if (value == 0 || !std::isfinite(value))
    return value;
  const int64_t unit = std::ilogb(value) - mantissaBits;
  const double near = std::ldexp(std::nearbyint(std::ldexp(value, int(-unit))), int(unit));
  const int64_t bias = (int64_t(1) << (exponentBits - 1)) - 1;
  if (std::ilogb(near) > bias)
    return std::copysign(HUGE_VAL, value);
  return std::ilogb(near) < 1 - bias ? std::copysign(0.0, value) : near;
}

} // namespace

void writeIntegers(Program &program) {
  Random &random = program.random;
  Op op = random.oneOf(std::vector<Op>(std::begin(integerOps), std::end(integerOps)));
  Type type = random.integerType();
  while (isUnsigned(type) && (op.function == absolute || op.function == signOf))
    type = random.integerType();
  const Shape shape = random.shape(0, 4);
  std::vector<Value> operands;
  for (int i = 0; i < op.operands; ++i) {
    if (i == 1 && op.function != power && random.chance(10)) { // the same value twice, or one number
      operands.push_back(operands[0]);
      continue;
    }
    if (i == 1 && op.function == power) {
      Array exponents(type, shape);
      for (Element &element : exponents.elements)
        element.integer = random.between(0, int64_t(std::min<Integer>(largest(type), 70)));
      operands.push_back(program.operand(exponents));
      continue;
    }
    if (i == 1 && random.chance(20)) {
      operands.push_back(program.constant(Array(type, shape, random.element(type, Values::Special))));
      continue;
    }
    Array array = random.array(type, shape, Values::Special);
    for (Element &element : array.elements) // shifts by every amount, quotients of every size
      if (random.chance(40))
        element = random.chance(50) ? number(type, random.between(0, 70)) : fromBits(type, random.bits());
    operands.push_back(program.operand(array));
  }
  writeOp(program, op, type, operands);
}

void writeRounding(Program &program) {
  Random &random = program.random;
  const Op op = random.oneOf(std::vector<Op>(std::begin(floatOps), std::end(floatOps)));
  const Type type = random.floatType();
  const Shape shape = random.shape(0, 4);
  std::vector<Value> operands;
  for (int i = 0; i < op.operands; ++i) {
    Array array = fractions(random, type, shape);
    if (op.function == floatRemainder) // of infinities and by zero: not a number by one formula only
      for (Element &element : array.elements)
        if (!std::isfinite(element.real) || element.real == 0)
          element.real = 0.75;
    operands.push_back(program.operand(array));
  }
  writeOp(program, op, type, operands);
}

void writeReducePrecision(Program &program) {
  Random &random = program.random;
  const Type type = random.floatType();
  const int64_t exponent = random.between(2, random.chance(20) ? 11 : 5), mantissa = random.between(1, 8);
  Array array = fractions(random, type, random.shape(0, 4));
  for (Element &element : array.elements)
    if (random.chance(40))
      element.real = rounded(type, std::ldexp(double(random.between(-4000, 4000)), int(random.between(-14, 2))));
  const Value operand = program.operand(array);
  Array result = array;
  for (Element &element : result.elements) // the result is of the type again
    element.real = rounded(type, reducedPrecision(element.real, exponent, mantissa));
  program.use(program.op1("stablehlo.reduce_precision", {operand},
                          "exponent_bits = " + std::to_string(exponent) +
                              " : i32, mantissa_bits = " + std::to_string(mantissa) + " : i32",
                          result));
}

void writeConvert(Program &program) {
  Random &random = program.random;
  const Type from = random.anyType(), to = random.anyType();
  Array array = random.array(from, random.shape(0, 4), Values::Small);
  for (Element &element : array.elements)
    if (isFloat(from) && !isComplex(to) && random.chance(30)) // a fraction, which integers do not have
      element.real += element.real < 0 ? -0.75 : 0.5;
  Array result(to, array.shape);
  for (size_t i = 0; i < array.elements.size(); ++i) {
    Element &element = array.elements[i];
    if (isInteger(to)) { // only numbers that it has
      element.integer = std::clamp(element.integer, smallest(to), largest(to));
      element.real = std::clamp(element.real, double(smallest(to)), double(largest(to)));
    }
    const bool exact = isBool(from) || isInteger(from);
    if (isBool(to))
      result.elements[i] = {exact ? element.integer != 0 : element.real != 0};
    else if (isInteger(to))
      result.elements[i] = {exact ? element.integer : Integer(element.real)};
    else
      result.elements[i] = {0, exact ? double(element.integer) : element.real,
                            isComplex(from) && isComplex(to) ? element.imaginary : 0};
  }
  // Whether a complex number without a real part is zero, as i1, is not specified.
  if (isComplex(from) && isBool(to))
    for (size_t i = 0; i < array.elements.size(); ++i)
      array.elements[i].imaginary = 0;
  program.use(program.op1("stablehlo.convert", {program.operand(array)}, "", result));
}

void writeSelect(Program &program) {
  Random &random = program.random;
  const Type type = random.movedType();
  const Shape shape = random.shape(0, 5);
  const Value pred = program.operand(SHLO_TYPE_I1, random.chance(30) ? Shape() : shape, Values::Small);
  const Value a = program.operand(type, shape, Values::Special), b = program.operand(type, shape, Values::Special);
  Array result(type, shape);
  for (const Index &index : indices(shape))
    result.at(index) =
        pred.array.at(pred.array.rank() ? index : Index()).integer ? a.array.at(index) : b.array.at(index);
  program.use(program.op1("stablehlo.select", {pred, a, b}, "", result));
}

void writeClamp(Program &program) {
  Random &random = program.random;
  const Type type = random.orderedType();
  const Shape shape = random.shape(0, 5);
  const Value least = program.operand(type, random.chance(40) ? Shape() : shape, Values::Special);
  const Value operand = program.operand(type, shape, Values::Special);
  const Value most = program.operand(type, random.chance(40) ? Shape() : shape, Values::Special);
  Array result(type, shape);
  for (const Index &index : indices(shape))
    result.at(index) =
        minimum(type, maximum(type, operand.array.at(index), least.array.at(least.array.rank() ? index : Index())),
                most.array.at(most.array.rank() ? index : Index()));
  program.use(program.op1("stablehlo.clamp", {least, operand, most}, "", result));
}

void writeCompare(Program &program) {
  Random &random = program.random;
  const Type type = random.anyType();
  const Shape shape = random.shape(0, 5);
  const std::string direction = random.oneOf({"EQ", "NE", "LT", "LE", "GT", "GE"});
  std::string kind = compareType(type);
  if (isFloat(type) && random.chance(50))
    kind = random.chance(70) ? "TOTALORDER" : "WEAKORDER";
  const Values values = isComplex(type) ? Values::Finite : Values::Special;
  const Value a = program.operand(type, shape, values), b = program.operand(type, shape, values);
  Array result(SHLO_TYPE_I1, shape);
  for (size_t i = 0; i < result.elements.size(); ++i)
    result.elements[i] = {compare(type, direction, kind, a.array.elements[i], b.array.elements[i])};
  std::string attributes = "comparison_direction = #stablehlo<comparison_direction " + direction + ">";
  if (kind == "TOTALORDER" || kind == "WEAKORDER" || random.chance(70))
    attributes += ", compare_type = #stablehlo<comparison_type " + kind + ">";
  program.use(program.op1("stablehlo.compare", {a, b}, attributes, result));
}

} // namespace formulas
