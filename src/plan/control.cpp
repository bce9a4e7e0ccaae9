// Calls, branches and loops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

static Status inlineCall(Lowering &lowering, Operation *op, llvm::StringRef callee) {
  ValueIds results;
  if (Status status = lowering.call(op, callee, lowering.values(op->getOperands()), results); !status)
    return status;
  return lowering.bind(op, op->getResults(), results);
}

Status lowerCall(Lowering &lowering, Operation *op) {
  return inlineCall(lowering, op, cast<func::CallOp>(op).getCallee());
}

Status lowerComposite(Lowering &lowering, Operation *op) {
  return inlineCall(lowering, op, cast<ir::CompositeOp>(op).getDecomposition());
}

// Results have the shapes of the branches, which must agree, because one plan serves all branches.
static Status lowerBranches(Lowering &lowering, Operation *op) {
  if (op->getNumRegions() == 0)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the op has no branches");
  std::vector<Body> bodies;
  Types types;
  for (Region &region : op->getRegions()) {
    Result<Body> body = lowering.body(region, {});
    if (!body)
      return std::move(body.error());
    if (body->results.size() != op->getNumResults())
      return errorAt(SHLO_INVALID_PROGRAM, op, "the number of results of a branch does not match that of the op");
    for (auto [index, id] : llvm::enumerate(body->results)) {
      if (bodies.empty()) {
        if (Status status = lowering.checkDeclared(op, op->getResult(index).getType(), lowering.type(id)); !status)
          return status;
        types.push_back(lowering.type(id));
      } else if (types[index] != lowering.type(id)) {
        return errorAt(SHLO_UNSUPPORTED, op, "the branches have different result shapes, " + toString(types[index]) + " and " +
                                                 toString(lowering.type(id)));
      }
    }
    bodies.push_back(std::move(*body));
  }
  ValueIds results = lowering.emit(Case{}, lowering.values(op->getOperands()), types, std::move(bodies));
  for (auto [result, id] : llvm::zip_equal(op->getResults(), results))
    lowering.bind(result, id);
  return {};
}

Status lowerCase(Lowering &lowering, Operation *op) { return lowerBranches(lowering, op); }
Status lowerIf(Lowering &lowering, Operation *op) { return lowerBranches(lowering, op); }

// The shapes of the state must not change between iterations.
Status lowerWhile(Lowering &lowering, Operation *op) {
  ValueIds operands = lowering.values(op->getOperands());
  Types types;
  for (auto [result, id] : llvm::zip_equal(op->getResults(), operands)) {
    if (Status status = lowering.checkDeclared(op, result.getType(), lowering.type(id)); !status)
      return status;
    types.push_back(lowering.type(id));
  }
  std::vector<Body> bodies;
  for (Region &region : op->getRegions()) {
    Result<Body> body = lowering.body(region, types);
    if (!body)
      return std::move(body.error());
    bodies.push_back(std::move(*body));
  }
  if (bodies.size() != 2 || bodies[0].results.size() != 1 || bodies[1].results.size() != types.size())
    return errorAt(SHLO_INVALID_PROGRAM, op, "condition or body has the wrong number of results");
  if (lowering.type(bodies[0].results[0]) != TensorType{ElementType::I1, {}})
    return errorAt(SHLO_INVALID_PROGRAM, op, "the result of the condition is not a tensor<i1>");
  for (auto [type, id] : llvm::zip_equal(types, bodies[1].results))
    if (type != lowering.type(id))
      return errorAt(SHLO_UNSUPPORTED, op, "an iteration of the loop changes the shape of its state from " + toString(type) +
                                               " to " + toString(lowering.type(id)));
  ValueIds results = lowering.emit(While{}, operands, types, std::move(bodies), locationText(op->getLoc()));
  for (auto [result, id] : llvm::zip_equal(op->getResults(), results))
    lowering.bind(result, id);
  return {};
}

Status lowerOptimizationBarrier(Lowering &lowering, Operation *op) {
  for (auto [result, operand] : llvm::zip_equal(op->getResults(), op->getOperands()))
    lowering.bind(result, lowering.value(operand));
  return {};
}

// --- Tuples and asynchronous ops: their parts are separate values ---------------------------------------------------

Status lowerTuple(Lowering &lowering, Operation *op) {
  return lowering.bind(op, op->getResults(), lowering.values(op->getOperands()));
}

Status lowerGetTupleElement(Lowering &lowering, Operation *op) {
  ValueIds parts = lowering.values(op->getOperands());
  llvm::SmallVector<Type, 4> before;
  auto tuple = cast<TupleType>(op->getOperand(0).getType());
  size_t index = size_t(cast<ir::GetTupleElementOp>(op).getIndex());
  for (Type type : tuple.getTypes().take_front(index))
    flatten(type, before);
  llvm::SmallVector<Type, 4> taken;
  flatten(op->getResult(0).getType(), taken);
  if (before.size() + taken.size() > parts.size())
    return errorAt(SHLO_INVALID_PROGRAM, op, "the tuple has fewer values");
  return lowering.bind(op, op->getResults(), llvm::ArrayRef(parts).slice(before.size(), taken.size()));
}

// The region runs when the op starts; async_done only returns the results.
Status lowerAsyncStart(Lowering &lowering, Operation *op) {
  ValueIds results;
  if (Status status = lowering.inlined(op, op->getRegion(0), lowering.values(op->getOperands()), results); !status)
    return status;
  return lowering.bind(op, op->getResults(), results);
}

Status lowerAsyncDone(Lowering &lowering, Operation *op) {
  return lowering.bind(op, op->getResults(), lowering.values(op->getOperands()));
}

} // namespace shlo::plan
