// Calls, branches and loops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"
#include "dialect/sdy.h"

using namespace mlir;

namespace shlo::plan {

unsigned levelsOf(Operation *op) {
  const bool isControl =
      isa<func::FuncOp, func::CallOp, ir::CompositeOp, ir::AsyncStartOp, ir::CaseOp, ir::IfOp, ir::WhileOp, ir::MapOp>(
          op);
  return isControl ? 1 : kernelBodyLevels;
}

Result<Region *> inlinedRegion(Lowering &lowering, Operation *op) {
  llvm::StringRef callee;
  if (auto call = dyn_cast<func::CallOp>(op))
    callee = call.getCallee();
  else if (auto composite = dyn_cast<ir::CompositeOp>(op))
    callee = composite.getDecomposition();
  else if (isa<sdy::ManualComputationOp>(op))
    return hasOwnGrid(lowering, op) ? nullptr : &op->getRegion(0);
  else
    return isa<ir::AsyncStartOp>(op) ? &op->getRegion(0) : nullptr; // async_done only returns the results
  func::FuncOp function = lowering.lookup(callee);
  if (!function || function.isExternal())
    return errorAt(SHLO_INVALID_PROGRAM, op, "there is no function @" + callee + " to call");
  // Each call renumbers the values of the function. This is safe without recursion: no two calls of a function are
  // lowered at the same time.
  return &function.getBody();
}

Result<ValueIds> inlinedOperands(Lowering &lowering, Operation *op) {
  return isa<sdy::ManualComputationOp>(op) ? manualOperands(lowering, op) : lowering.values(op->getOperands());
}

static Status bindInlined(Lowering &lowering, Operation *op) {
  return lowering.bind(op, op->getResults(), lowering.takeResults());
}

Status lowerCall(Lowering &lowering, Operation *op) { return bindInlined(lowering, op); }
Status lowerComposite(Lowering &lowering, Operation *op) { return bindInlined(lowering, op); }
Status lowerAsyncStart(Lowering &lowering, Operation *op) { return bindInlined(lowering, op); }

// Results have the shapes of the branches, which must agree, because one plan serves all branches.
static Status lowerBranches(Lowering &lowering, Operation *op) {
  if (op->getNumRegions() == 0)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the op has no branches");
  std::vector<Body> bodies = lowering.takeBodies();
  Types types;
  for (const Body &body : bodies) {
    if (body.results.size() != op->getNumResults())
      return errorAt(SHLO_INVALID_PROGRAM, op, "the number of results of a branch does not match that of the op");
    for (auto [index, id] : llvm::enumerate(body.results)) {
      if (&body == &bodies.front()) {
        if (Status status = lowering.checkDeclared(op, op->getResult(index).getType(), lowering.type(id)); !status)
          return status;
        types.push_back(lowering.type(id));
      } else if (types[index] != lowering.type(id)) {
        return errorAt(SHLO_UNSUPPORTED, op,
                       "the branches have different result shapes, " + toString(types[index]) + " and " +
                           toString(lowering.type(id)));
      }
    }
  }
  for (Body &body : bodies)
    lowering.record(op, body, body.results);
  ValueIds results = lowering.emit(Case{}, lowering.values(op->getOperands()), types, std::move(bodies));
  for (auto [result, id] : llvm::zip_equal(op->getResults(), results))
    lowering.bind(result, id);
  return {};
}

Status lowerCase(Lowering &lowering, Operation *op) { return lowerBranches(lowering, op); }
Status lowerIf(Lowering &lowering, Operation *op) { return lowerBranches(lowering, op); }

Status loopState(Lowering &lowering, Operation *op, Types &types) {
  for (auto [result, operand] : llvm::zip_equal(op->getResults(), op->getOperands())) {
    types.push_back(lowering.type(operand));
    if (Status status = lowering.checkDeclared(op, result.getType(), types.back()); !status)
      return status;
  }
  return {};
}

// The shapes of the state must not change between iterations.
Status lowerWhile(Lowering &lowering, Operation *op) {
  ValueIds operands = lowering.values(op->getOperands());
  std::vector<Body> bodies = lowering.takeBodies();
  Types types;
  for (ValueId id : operands)
    types.push_back(lowering.type(id));
  if (bodies.size() != 2 || bodies[0].results.size() != 1 || bodies[1].results.size() != types.size())
    return errorAt(SHLO_INVALID_PROGRAM, op, "condition or body has the wrong number of results");
  if (lowering.type(bodies[0].results[0]) != TensorType{ElementType::I1, {}})
    return errorAt(SHLO_INVALID_PROGRAM, op, "the result of the condition is not a tensor<i1>");
  for (auto [type, id] : llvm::zip_equal(types, bodies[1].results))
    if (type != lowering.type(id))
      return errorAt(SHLO_UNSUPPORTED, op,
                     "an iteration of the loop changes the shape of its state from " + toString(type) + " to " +
                         toString(lowering.type(id)));
  ValueIds results = lowering.emit(While{}, operands, types, std::move(bodies));
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

Status lowerAsyncDone(Lowering &lowering, Operation *op) {
  return lowering.bind(op, op->getResults(), lowering.values(op->getOperands()));
}

} // namespace shlo::plan
