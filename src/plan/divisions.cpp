// Divisions that are multiplications: by a power of two, and the remainder beside a quotient.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/replace.h"
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
    replaceOps(body, [&](Op &op, std::vector<Op> &ops) {
      const auto *elementwise = std::get_if<Elementwise>(&op.data);
      const bool isQuotient = elementwise && elementwise->function == ElementFunction::Div;
      const bool isRemainder = elementwise && elementwise->function == ElementFunction::Rem;
      if (isQuotient && isFloat(elementOf(op)))
        return addProduct(op, ops);
      if (isQuotient)
        quotients.try_emplace(operandsOf(op), op.results[0]);
      if (!isRemainder || !isInteger(elementOf(op)))
        return false;
      // Where both operands are splats, their bytes do not say which type they have.
      const auto quotient = quotients.find(operandsOf(op));
      return quotient != quotients.end() && program.values[quotient->second] == program.values[op.results[0]] &&
             addRemainder(op, quotient->second, ops);
    });
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
  bool addRemainder(const Op &op, ValueId quotient, std::vector<Op> &ops) {
    const ValueId product = newValue(op);
    ops.push_back({Elementwise{ElementFunction::Mul}, {quotient, op.operands[1]}, {product}, {}, op.origin});
    ops.push_back({Elementwise{ElementFunction::Subtract}, {op.operands[0], product}, op.results, {}, op.origin});
    return true;
  }

  // The product with the reciprocal of the divisor, if that is exact: both are the same number, rounded once.
  bool addProduct(const Op &op, std::vector<Op> &ops) {
    const auto divisor = splats.find(op.operands[1]);
    if (divisor == splats.end())
      return false;
    switch (elementOf(op)) {
    case ElementType::F32: return addProduct<float>(op, divisor->second, ops);
    case ElementType::F64: return addProduct<double>(op, divisor->second, ops);
    default: return false;
    }
  }
  template <typename T> bool addProduct(const Op &op, const std::string &bytes, std::vector<Op> &ops) {
    T divisor;
    std::memcpy(&divisor, bytes.data(), sizeof divisor);
    int exponent;
    const T reciprocal = T(1) / divisor;
    if (!std::isnormal(divisor) || std::abs(std::frexp(divisor, &exponent)) != T(0.5) || !std::isnormal(reciprocal))
      return false;
    auto storage = Storage::allocate(sizeof reciprocal, false);
    if (!storage)
      return false;
    std::memcpy(storage->data(), &reciprocal, sizeof reciprocal);
    const ValueId factor = newValue(op);
    ops.push_back({Constant{std::move(storage), true}, {}, {factor}, {}, op.origin});
    ops.push_back({Elementwise{ElementFunction::Mul}, {op.operands[0], factor}, op.results, {}, op.origin});
    return true;
  }

  Program &program;
  std::map<ValueId, std::string> splats; // by value: the bytes of the element
};

} // namespace

void multiplyDivisions(Program &program) { Divider(program).divide(program.body); }

} // namespace shlo::plan
