// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/predicates.h"

#include <cstdlib>
#include <cstring>

namespace shlo::plan {

namespace {

template <typename T> bool holds(CompareDirection direction, T a, T b) {
  switch (direction) {
  case CompareDirection::EQ: return a == b;
  case CompareDirection::NE: return a != b;
  case CompareDirection::GE: return a >= b;
  case CompareDirection::GT: return a > b;
  case CompareDirection::LE: return a <= b;
  default: return a < b;
  }
}
template <typename T> bool holds(CompareDirection direction, const char *a, const char *b) {
  T left, right;
  std::memcpy(&left, a, sizeof left);
  std::memcpy(&right, b, sizeof right);
  return holds(direction, left, right);
}

} // namespace

Predicates::Result Predicates::simplify(Op &op) {
  const auto *elementwise = std::get_if<Elementwise>(&op.data);
  if (!elementwise)
    return {};
  switch (elementwise->function) {
  case ElementFunction::Compare:
    return compare(op, {elementwise->direction, elementwise->order, op.operands[0], op.operands[1]});
  case ElementFunction::Sign: return sign(op);
  case ElementFunction::Rem: dividends[op.results[0]] = op.operands[0]; return {};
  case ElementFunction::And: return both(op);
  default: return {};
  }
}

std::optional<bool> Predicates::splatOf(ValueId predicate) const {
  if (!splats[predicate] || typeOf(predicate).element != ElementType::I1)
    return {};
  return *splats[predicate]->data() != 0;
}

// Of integers with a sign that whole bytes have.
std::optional<int64_t> Predicates::integerOf(ValueId value) const {
  const ElementType element = typeOf(value).element;
  const size_t bytes = byteSize(element);
  if (!splats[value] || info(element).kind != ElementKind::Signed || info(element).bits != 8 * bytes)
    return {};
  uint64_t number = 0;
  std::memcpy(&number, splats[value]->data(), bytes);
  const int rest = 64 - int(8 * bytes);
  return int64_t(number << rest) >> rest;
}

bool Predicates::isSame(ValueId a, ValueId b) const {
  return a == b || (splats[a] && splats[b] && typeOf(a) == typeOf(b) &&
                    std::memcmp(splats[a]->data(), splats[b]->data(), byteSize(typeOf(a).element)) == 0);
}

std::optional<bool> Predicates::evaluate(const Comparison &comparison) const {
  const auto &left = splats[comparison.left], &right = splats[comparison.right];
  const ElementType element = typeOf(comparison.left).element;
  if (!left || !right || typeOf(comparison.right).element != element)
    return {};
  if (const auto a = integerOf(comparison.left), b = integerOf(comparison.right); a && b)
    return holds(comparison.direction, *a, *b);
  if (comparison.order != CompareOrder::Float)
    return {};
  if (element == ElementType::F32)
    return holds<float>(comparison.direction, left->data(), right->data());
  if (element == ElementType::F64)
    return holds<double>(comparison.direction, left->data(), right->data());
  return {};
}

Predicates::Result Predicates::compare(const Op &op, const Comparison &comparison) {
  if (const auto known = evaluate(comparison)) {
    std::shared_ptr<Storage> made = Storage::allocate(1, true);
    if (made)
      *made->data() = *known;
    return {{}, std::move(made)};
  }
  // Unlike false, or like true, is what is true.
  const bool isUnlike = comparison.direction == CompareDirection::NE;
  if (isUnlike || comparison.direction == CompareDirection::EQ)
    for (size_t i = 0; i < 2; ++i)
      if (const auto other = splatOf(op.operands[1 - i]);
          other == !isUnlike && typeOf(op.operands[i]) == typeOf(op.results[0]))
        return {op.operands[i], nullptr};
  comparisons[op.results[0]] = comparison;
  return {};
}

Predicates::Result Predicates::sign(const Op &op) {
  signs[op.results[0]] = op.operands[0];
  const auto number = integerOf(op.operands[0]);
  const size_t bytes = byteSize(typeOf(op.results[0]).element);
  std::shared_ptr<Storage> made = number ? Storage::allocate(bytes, true) : nullptr;
  if (made)
    std::memset(made->data(), *number < 0 ? -1 : 0, bytes);
  if (made && *number > 0)
    *made->data() = 1;
  return {{}, std::move(made)};
}

Predicates::Result Predicates::both(Op &op) {
  for (size_t i = 0; i < 2; ++i) {
    const auto one = comparisons.find(op.operands[i]), other = comparisons.find(op.operands[1 - i]);
    if (one == comparisons.end() || other == comparisons.end() || other->second.direction != CompareDirection::NE)
      continue;
    const Comparison &first = one->second, &unequal = other->second;
    const bool isStrict = first.direction == CompareDirection::LT || first.direction == CompareDirection::GT;
    // What is less or greater is unequal.
    if (isStrict && first.order == unequal.order && isSame(first.left, unequal.left) &&
        isSame(first.right, unequal.right))
      return {op.operands[i], nullptr};
    if (const auto direction = directionOf(first, unequal)) {
      op.data = Elementwise{.function = ElementFunction::Compare, .direction = *direction, .order = unequal.order};
      op.operands = {unequal.left, unequal.right};
      comparisons[op.results[0]] = {*direction, unequal.order, unequal.left, unequal.right};
      return {};
    }
  }
  return {};
}

// If the first says that the sign of x is not 1, and the second that a remainder of x is not 0, that is less than 0: it
// has the sign of x. Likewise for -1.
std::optional<CompareDirection> Predicates::directionOf(const Comparison &hasOtherSign,
                                                        const Comparison &isNotWhole) const {
  const auto sign = signs.find(hasOtherSign.left);
  const auto dividend = dividends.find(isNotWhole.left);
  const auto one = integerOf(hasOtherSign.right);
  if (hasOtherSign.direction != CompareDirection::NE || sign == signs.end() || dividend == dividends.end() ||
      !isSame(sign->second, dividend->second) || integerOf(isNotWhole.right) != 0 || !one || std::abs(*one) != 1)
    return {};
  return *one > 0 ? CompareDirection::LT : CompareDirection::GT;
}

} // namespace shlo::plan
