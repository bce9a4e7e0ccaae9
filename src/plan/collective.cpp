// Collectives with a single process, whose results are its operands.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

static Status bindZero(Lowering &lowering, Operation *op) {
  lowering.bind(op->getResult(0), lowering.integers(0, ElementType::UI32, {}));
  return {};
}

Status lowerPartitionId(Lowering &lowering, Operation *op) { return bindZero(lowering, op); }
Status lowerReplicaId(Lowering &lowering, Operation *op) { return bindZero(lowering, op); }

// An empty list of groups means one group of all processes; -1 pads a group.
static Status checkGroups(Operation *op) {
  Attribute attribute = op->getAttr("replica_groups");
  auto groups = dyn_cast_or_null<DenseIntElementsAttr>(attribute);
  if (!groups)
    return errorAt(SHLO_UNSUPPORTED, op, "replica groups along the axes of a mesh are not supported");
  for (const llvm::APInt &process : groups.getValues<llvm::APInt>())
    if (!process.isZero() && !process.isAllOnes())
      return errorAt(SHLO_UNSUPPORTED, op, "a group names process " + llvm::Twine(process.getSExtValue()) +
                                               "; this library runs programs for one");
  return {};
}

// If a computation makes the results, their element type may differ from the operands'. The root operand, which comes
// last, can only be process 0.
Status lowerAlone(Lowering &lowering, Operation *op) {
  if (Status status = checkGroups(op); !status)
    return status;
  if (op->getNumOperands() < op->getNumResults())
    return errorAt(SHLO_INVALID_PROGRAM, op, "there are fewer operands than results");
  for (auto [result, operand] : llvm::zip_first(op->getResults(), op->getOperands())) {
    std::optional<TensorType> declared = tensorTypeOf(result.getType());
    ValueId id = lowering.value(operand);
    if (!declared)
      return errorAt(SHLO_UNSUPPORTED, op, "a result is not a tensor of a supported element type");
    lowering.bind(result, lowering.convert(id, declared->element));
  }
  return {};
}

// A process that receives nothing gets zeros.
Status lowerCollectivePermute(Lowering &lowering, Operation *op) {
  auto pairs = cast<ir::CollectivePermuteOp>(op).getSourceTargetPairs();
  for (const llvm::APInt &process : pairs.getValues<llvm::APInt>())
    if (!process.isZero())
      return errorAt(SHLO_UNSUPPORTED, op, "a pair names process " + llvm::Twine(process.getSExtValue()) +
                                               "; this library runs programs for one");
  ValueId id = lowering.value(op->getOperand(0));
  if (pairs.getNumElements() != 0)
    return lowering.alias(op, id);
  const TensorType type = lowering.type(id);
  return lowering.alias(op, lowering.broadcast(lowering.number(0, type.element), type.shape, {}));
}

} // namespace shlo::plan
