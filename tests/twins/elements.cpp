// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include "exec/elementwise.h"

namespace shlo::test {

// Functions of floats are left out: those that are approximated round otherwise with other instructions.
void makeElements(Random &random, Twins &twins) {
  const ElementType type =
      random.oneOf({ElementType::I8, ElementType::I16, ElementType::I32, ElementType::I64, ElementType::UI8,
                    ElementType::UI16, ElementType::UI32, ElementType::UI64, ElementType::I4, ElementType::UI2});
  const TensorType row = typeOf(type, {random.between(1, 3), random.between(1, 300)});
  std::vector<ValueId> values;
  for (int64_t i = random.between(1, 3); i > 0; --i) {
    Bytes bytes = random.randomBytes(row);
    for (size_t at = 0; info(type).bits >= 8 && at < bytes.size(); ++at)
      if (!random.chance(30))
        bytes[at] = char(random.chance(30) ? random.oneOf({0, 1, 0x7F, 0x80, 0xFF}) : random.bits());
    values.push_back(twins.input(row, std::move(bytes)));
  }
  if (random.chance(40)) { // a divisor or an amount that is the same for all
    const TensorType scalar = typeOf(type);
    values.push_back(twins.broadcast(twins.input(scalar, random.randomBytes(scalar)), row.shape, {}));
  }
  auto any = [&] { return values[size_t(random.between(0, int64_t(values.size()) - 1))]; };
  for (int64_t i = random.between(1, 4); i > 0; --i) {
    const auto function =
        random.oneOf({ElementFunction::Div, ElementFunction::Rem, ElementFunction::Div, ElementFunction::Rem,
                      ElementFunction::Clz, ElementFunction::PopulationCount, ElementFunction::ShiftLeft,
                      ElementFunction::ShiftRightLogical, ElementFunction::ShiftRightArithmetic, ElementFunction::Clamp,
                      ElementFunction::Mul, ElementFunction::Subtract, ElementFunction::Xor, ElementFunction::Pow});
    const std::vector<ValueId> operands = {any(), any(), any()};
    values.push_back(twins.element(function, {operands.begin(), operands.begin() + plan::info(function).arity}));
  }
  twins.result(values.back());
}

} // namespace shlo::test
