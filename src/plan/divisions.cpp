// Divisions that are multiplications: by a power of two, and the remainder beside a quotient.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/simplify.h"

#include <cmath>
#include <cstring>
#include <map>
#include <string>

namespace shlo::plan {

namespace {

class Divider {
public:
  explicit Divider(Program &program) : program(program) {}

  // Bodies are nested: this needs little stack.
  void divide(Body &body) {
    for (Op &op : body.ops) {
      noteSplat(op);
      for (Body &inner : op.bodies)
        divide(inner);
    }
    rewrite(body);
  }

private:
  // The value, or the element that all of its elements are.
  struct Operand {
    ValueId value;
    std::string splat;
    auto operator<=>(const Operand &) const = default;
  };
  using Operands = std::pair<Operand, Operand>;

  [[gnu::noinline]] void rewrite(Body &body) {
    std::map<Operands, ValueId> quotients;
    std::vector<Op> ops;
    bool isChanged = false;
    for (size_t i = 0; i < body.ops.size(); ++i) {
      Op &op = body.ops[i];
      const auto *elementwise = std::get_if<Elementwise>(&op.data);
      const bool isQuotient = elementwise && elementwise->function == ElementFunction::Div;
      const bool isRemainder = elementwise && elementwise->function == ElementFunction::Rem;
      std::vector<Op> made;
      if (isQuotient && isFloat(elementOf(op)))
        made = productOf(op);
      else if (isQuotient)
        quotients.try_emplace(operandsOf(op), op.results[0]);
      else if (isRemainder && isInteger(elementOf(op)))
        if (const auto quotient = quotients.find(operandsOf(op)); quotient != quotients.end())
          made = remainderOf(op, quotient->second);
      if (!made.empty() && !isChanged) {
        isChanged = true;
        ops.assign(std::make_move_iterator(body.ops.begin()), std::make_move_iterator(body.ops.begin() + ptrdiff_t(i)));
      }
      if (!made.empty())
        ops.insert(ops.end(), std::make_move_iterator(made.begin()), std::make_move_iterator(made.end()));
      else if (isChanged)
        ops.push_back(std::move(op));
    }
    if (isChanged)
      body.ops = std::move(ops);
  }

  ElementType elementOf(const Op &op) const { return program.values[op.results[0]].element; }

  [[gnu::noinline]] void noteSplat(const Op &op) {
    const auto *constant = std::get_if<Constant>(&op.data);
    if (!constant)
      return;
    const TensorType &type = program.values[op.results[0]];
    if (constant->splat || type.shape.empty())
      splats[op.results[0]] = std::string(constant->bytes->data(), byteSize(type.element));
  }
  Operand operandOf(ValueId value) const {
    const auto splat = splats.find(value);
    return splat == splats.end() ? Operand{value, {}} : Operand{0, splat->second};
  }
  Operands operandsOf(const Op &op) const { return {operandOf(op.operands[0]), operandOf(op.operands[1])}; }

  ValueId newValue(const Op &op) {
    program.values.push_back(TensorType(program.values[op.results[0]]));
    return ValueId(program.values.size() - 1);
  }

  // x - (x / y) y; also where y is 0 and the quotient may be anything, or where it wraps.
  std::vector<Op> remainderOf(const Op &op, ValueId quotient) {
    const ValueId product = newValue(op);
    return {{Elementwise{ElementFunction::Mul}, {quotient, op.operands[1]}, {product}, {}, op.origin},
            {Elementwise{ElementFunction::Subtract}, {op.operands[0], product}, op.results, {}, op.origin}};
  }

  // The product with the reciprocal of the divisor, if that is exact: both are the same number, rounded once.
  std::vector<Op> productOf(const Op &op) {
    const auto divisor = splats.find(op.operands[1]);
    if (divisor == splats.end())
      return {};
    switch (elementOf(op)) {
    case ElementType::F32: return productOf<float>(op, divisor->second);
    case ElementType::F64: return productOf<double>(op, divisor->second);
    default: return {};
    }
  }
  template <typename T> std::vector<Op> productOf(const Op &op, const std::string &bytes) {
    T divisor;
    std::memcpy(&divisor, bytes.data(), sizeof divisor);
    int exponent;
    const T reciprocal = T(1) / divisor;
    if (!std::isnormal(divisor) || std::abs(std::frexp(divisor, &exponent)) != T(0.5) || !std::isnormal(reciprocal))
      return {};
    auto storage = Storage::allocate(sizeof reciprocal, false);
    if (!storage)
      return {};
    std::memcpy(storage->data(), &reciprocal, sizeof reciprocal);
    const ValueId factor = newValue(op);
    splats[factor] = std::string(storage->data(), sizeof reciprocal);
    return {{Constant{std::move(storage), true}, {}, {factor}, {}, op.origin},
            {Elementwise{ElementFunction::Mul}, {op.operands[0], factor}, op.results, {}, op.origin}};
  }

  Program &program;
  std::map<ValueId, std::string> splats; // by value: the bytes of the element
};

} // namespace

void multiplyDivisions(Program &program) { Divider(program).divide(program.body); }

} // namespace shlo::plan
