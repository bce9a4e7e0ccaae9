// Elementwise ops, and `map`, whose body becomes elementwise ops on whole tensors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

static CompareOrder compareOrder(ir::CompareOp op, ElementType element) {
  switch (info(element).kind) {
  case ElementKind::Boolean:
  case ElementKind::Unsigned: return CompareOrder::Unsigned;
  case ElementKind::Signed: return CompareOrder::Signed;
  default: break;
  }
  ir::ComparisonTypeAttr type = op.getCompareTypeAttr();
  if (type && type.getValue() == ir::ComparisonType::TOTALORDER)
    return CompareOrder::Total;
  if (type && type.getValue() == ir::ComparisonType::WEAKORDER)
    return CompareOrder::Weak;
  return CompareOrder::Float;
}

// Both enums have the same order.
static_assert(CompareDirection(ir::ComparisonDirection::EQ) == CompareDirection::EQ &&
              CompareDirection(ir::ComparisonDirection::NE) == CompareDirection::NE &&
              CompareDirection(ir::ComparisonDirection::GE) == CompareDirection::GE &&
              CompareDirection(ir::ComparisonDirection::GT) == CompareDirection::GT &&
              CompareDirection(ir::ComparisonDirection::LE) == CompareDirection::LE &&
              CompareDirection(ir::ComparisonDirection::LT) == CompareDirection::LT);

Status lowerElement(Lowering &lowering, Operation *op, ElementFunction function) {
  Elementwise data{function};
  if (auto compare = dyn_cast<ir::CompareOp>(op)) {
    data.direction = CompareDirection(compare.getComparisonDirection());
    data.order = compareOrder(compare, lowering.type(compare.getLhs()).element);
  } else if (auto precision = dyn_cast<ir::ReducePrecisionOp>(op)) {
    data.exponentBits = int32_t(precision.getExponentBits());
    data.mantissaBits = int32_t(precision.getMantissaBits());
  } else if (function == ElementFunction::Convert) {
    std::optional<TensorType> result = tensorTypeOf(op->getResult(0).getType());
    ValueId operand = lowering.value(op->getOperand(0));
    if (result && result->element == lowering.type(operand).element)
      return lowering.alias(op, operand);
  }
  return lowering.emitFor(op, data);
}

// The body computes on scalars. Its ops are moved in front of the op and compute on whole tensors; scalars from outside
// the body are broadcast first.
Status lowerMap(Lowering &lowering, Operation *op) {
  Types types;
  if (Status status = lowering.resultTypes(op, types); !status)
    return status;
  const Shape shape = types[0].shape;
  Body body = std::move(lowering.takeBodies().front());

  llvm::DenseMap<ValueId, ValueId> whole; // by the scalar that it replaces
  ValueIds operands = lowering.values(op->getOperands());
  for (auto [parameter, operand] : llvm::zip_equal(body.parameters, operands))
    whole[parameter] = operand;
  auto spread = [&](ValueId id) {
    auto [entry, isNew] = whole.try_emplace(id, 0);
    if (isNew) {
      ValueId copy = lowering.broadcast(id, shape, {});
      whole[id] = copy;
      return copy;
    }
    return entry->second;
  };
  for (Op &member : body.ops) {
    bool isConstant = std::holds_alternative<Constant>(member.data);
    if (!isConstant && !std::holds_alternative<Elementwise>(member.data))
      return errorAt(SHLO_UNSUPPORTED, op, "a body with an op that is not elementwise cannot be run");
    ValueIds inputs;
    for (ValueId id : member.operands)
      inputs.push_back(spread(id));
    if (isConstant)
      std::get<Constant>(member.data).splat = true;
    TensorType type{lowering.type(member.results[0]).element, shape};
    whole[member.results[0]] = lowering.emit(std::move(member.data), inputs, std::move(type));
  }
  for (auto [result, id] : llvm::zip_equal(op->getResults(), body.results))
    lowering.bind(result, spread(id));
  return {};
}

} // namespace shlo::plan
