// Extents that follow from sizes alone, though each of the values that they are computed from depends on the inputs of a
// run: a limit that is a start plus a size.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

namespace {

// Lists of extents have few elements, and few ops compute them.
constexpr int64_t mostElements = 64;
constexpr unsigned mostOps = 64;

// A sum of multiples of elements that are only known when the program runs, and of a number.
struct LinearForm {
  using Element = std::pair<ValueId, int64_t>;
  llvm::SmallVector<std::pair<Element, int64_t>, 4> terms;
  int64_t number = 0;

  // Returns false if a number does not fit.
  bool add(const LinearForm &other, int64_t factor) {
    int64_t product;
    if (__builtin_mul_overflow(other.number, factor, &product) || __builtin_add_overflow(number, product, &number))
      return false;
    for (const auto &[element, multiple] : other.terms) {
      if (__builtin_mul_overflow(multiple, factor, &product))
        return false;
      auto same = llvm::find_if(terms, [&](const auto &term) { return term.first == element; });
      if (same == terms.end())
        terms.push_back({element, product});
      else if (__builtin_add_overflow(same->second, product, &same->second))
        return false;
    }
    llvm::erase_if(terms, [](const auto &term) { return term.second == 0; });
    return true;
  }
};

class LinearForms {
public:
  explicit LinearForms(Lowering &lowering) : lowering(lowering) {}

  // None: too many ops or too large a number.
  std::optional<LinearForm> of(ValueId id, int64_t element) {
    const TensorType &type = lowering.type(id);
    const int64_t count = elementCount(type.shape);
    if (!isInteger(type.element) || count > mostElements || element >= count || ++ops > mostOps)
      return std::nullopt;
    llvm::SmallVector<int64_t> known;
    LinearForm result;
    if (lowering.knownIntegers(id, known)) {
      result.number = known[size_t(element)];
      return result;
    }
    const LinearForm itself{{{{id, element}, 1}}, 0};
    const Op *op = lowering.definition(id);
    if (!op)
      return itself;
    if (const auto *elementwise = std::get_if<Elementwise>(&op->data))
      return ofElementwise(*op, elementwise->function, element, itself);
    if (std::holds_alternative<Reshape>(op->data))
      return of(op->operands[0], element);
    if (std::holds_alternative<BroadcastInDim>(op->data) && elementCount(lowering.type(op->operands[0]).shape) == 1)
      return of(op->operands[0], 0);
    if (type.shape.size() != 1)
      return itself;
    if (const auto *slice = std::get_if<Slice>(&op->data))
      return of(op->operands[0], slice->startIndices[0] + element * slice->strides[0]);
    if (std::holds_alternative<Concatenate>(op->data))
      for (ValueId operand : op->operands) {
        const int64_t extent = lowering.type(operand).shape[0];
        if (element < extent)
          return of(operand, element);
        element -= extent;
      }
    return itself;
  }

private:
  // Sums wrap where a type is too narrow for them. Extents that come out then would be wrong anyway.
  std::optional<LinearForm> ofElementwise(const Op &op, ElementFunction function, int64_t element, LinearForm itself) {
    auto operand = [&](size_t k) { return of(op.operands[k], element); };
    LinearForm sum;
    auto add = [&](const std::optional<LinearForm> &form, int64_t factor) { return form && sum.add(*form, factor); };
    switch (function) {
    case ElementFunction::Convert:
      return isInteger(lowering.type(op.operands[0]).element) ? operand(0) : itself;
    case ElementFunction::Neg: return add(operand(0), -1) ? std::optional(sum) : std::nullopt;
    case ElementFunction::Add:
    case ElementFunction::Subtract: {
      const int64_t factor = function == ElementFunction::Add ? 1 : -1;
      return add(operand(0), 1) && add(operand(1), factor) ? std::optional(sum) : std::nullopt;
    }
    case ElementFunction::Mul: {
      std::optional<LinearForm> lhs = operand(0), rhs = operand(1);
      if (!lhs || !rhs)
        return std::nullopt;
      if (!rhs->terms.empty())
        std::swap(lhs, rhs);
      if (!rhs->terms.empty())
        return itself;
      return add(lhs, rhs->number) ? std::optional(sum) : std::nullopt;
    }
    default: return itself;
    }
  }

  Lowering &lowering;
  unsigned ops = 0;
};

} // namespace

int64_t Lowering::extentOfSizes(Operation *op, size_t axis) {
  LinearForms forms(*this);
  auto element = [&](unsigned operand) { return forms.of(value(op->getOperand(operand)), int64_t(axis)); };
  LinearForm sum;
  auto add = [&](const std::optional<LinearForm> &form, int64_t factor) { return form && sum.add(*form, factor); };
  llvm::SmallVector<int64_t> steps;
  if (isa<ir::RealDynamicSliceOp>(op)) {
    if (!knownIntegers(value(op->getOperand(3)), steps) || axis >= steps.size() || steps[axis] < 1 ||
        !add(element(2), 1) || !add(element(1), -1) || !sum.terms.empty() || sum.number < 0)
      return SHLO_DYNAMIC;
    return sum.number / steps[axis] + (sum.number % steps[axis] != 0);
  }
  if (isa<ir::DynamicPadOp>(op)) {
    const Shape &shape = type(op->getOperand(0)).shape;
    LinearForm gaps;
    gaps.number = std::max<int64_t>(shape[axis] - 1, 0);
    if (!knownIntegers(value(op->getOperand(4)), steps) || axis >= steps.size() || steps[axis] < 0 ||
        !add(element(2), 1) || !add(element(3), 1) || !sum.terms.empty() || !sum.add(gaps, steps[axis]))
      return SHLO_DYNAMIC;
    gaps.number = shape[axis];
    return sum.add(gaps, 1) && sum.number >= 0 ? sum.number : SHLO_DYNAMIC;
  }
  return SHLO_DYNAMIC;
}

} // namespace shlo::plan
