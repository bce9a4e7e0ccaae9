// Tokens, and transfers to the host and between processes. Tokens only define an order: they have no elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

Status lowerToken(Lowering &lowering, Operation *op) {
  const TensorType type = *tensorTypeOf(op->getResult(0).getType());
  if (op->getNumOperands() == 0)
    return lowering.alias(op, lowering.integers({}, type.element, type.shape));
  // It comes after the operands.
  return lowering.alias(op, lowering.emit(Concatenate{.dimension = 0}, lowering.values(op->getOperands()), type));
}

//--- With the host --------------------------------------------------------------------------------------------------//

bool isHostTransfer(Operation *op) {
  if (auto send = dyn_cast<ir::SendOp>(op))
    return send.getIsHostTransfer();
  if (auto receive = dyn_cast<ir::RecvOp>(op))
    return receive.getIsHostTransfer();
  return isa<ir::InfeedOp, ir::OutfeedOp>(op);
}

std::string whyNoHostTransfer(Operation *op) {
  const std::string name = op->getName().getStringRef().str();
  return name + " transfers values " + (isa<ir::SendOp, ir::OutfeedOp>(op) ? "to" : "from") +
         " the host: register a function of the host for " + name;
}

//--- Between processes ----------------------------------------------------------------------------------------------//

// Both ops have these attributes.
template <typename OpT> static Status lowerTransfer(Lowering &lowering, OpT op, bool receives) {
  if (op.getIsHostTransfer())
    return lowerHostCall(lowering, op);
  DenseIntElementsAttr numbers = op.getSourceTargetPairsAttr();
  if (!numbers || numbers.getNumElements() == 0)
    return errorAt(SHLO_INVALID_PROGRAM, op,
                   "without source_target_pairs nothing says which process sends to which one");
  const int64_t channel = op.getChannelHandle().getHandle();
  const GroupMode mode = channel > 0 ? GroupMode::Partitions : GroupMode::Replicas;
  Result<ProcessPairs> pairs = processPairs(rowsOf(numbers), mode, lowering.grid);
  if (!pairs)
    return errorAt(pairs.error().code, op, pairs.error().message);
  Transfer data{receives, channel, std::vector<int64_t>(lowering.grid.size(), -1), 0};
  for (const auto &[source, target] : *pairs)
    data.partners[receives ? target : source] = receives ? source : target;
  Types results;
  if (Status status = lowering.resultTypes(op, results); !status)
    return status;
  data.values = (receives ? results.size() : op->getNumOperands()) - 1; // without the token
  ValueIds ids = lowering.emit(std::move(data), lowering.values(op->getOperands()), results);
  return lowering.bind(op, op->getResults(), ids);
}

Status lowerSend(Lowering &lowering, Operation *op) { return lowerTransfer(lowering, cast<ir::SendOp>(op), false); }
Status lowerRecv(Lowering &lowering, Operation *op) { return lowerTransfer(lowering, cast<ir::RecvOp>(op), true); }

} // namespace shlo::plan
