// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/loops.h"

#include "dialect/limits.h"

#include "llvm/ADT/BitVector.h"

namespace shlo::onnx {

using llvm::SmallVector;

Value placeOf(LoweredNode &node, RowPlace place, int64_t trips, Value number) {
  if (!place.isReversed)
    return number;
  return node.binary<ir::SubtractOp>(node.integer({}, node.builder.getI64Type(), trips - 1), number);
}

FailureOr<SmallVector<Value>> lowerLoop(LoweredNode &node, Value limit, Value goesOn, ArrayRef<Value> states,
                                        int64_t trips, ArrayRef<RowPlace> places,
                                        llvm::function_ref<FailureOr<LoopStep>(ArrayRef<Value> arguments)> makeStep) {
  const Type i64 = node.builder.getI64Type();
  SmallVector<Value> inits{node.integer({}, i64, 0), goesOn};
  inits.append(states.begin(), states.end());
  mlir::Region body;
  SmallVector<Type> types;
  {
    mlir::OpBuilder::InsertionGuard guard(node.builder);
    for (Value init : inits)
      types.push_back(init.getType());
    const SmallVector<mlir::Location> locations(types.size(), node.location);
    mlir::Block *block = node.builder.createBlock(&body, {}, types, locations);
    const SmallVector<Value> arguments(block->args_begin(), block->args_end());
    FailureOr<LoopStep> step = makeStep(arguments);
    if (failed(step))
      return failure();
    SmallVector<Value> next{node.binary<ir::AddOp>(arguments[0], node.integer({}, i64, 1)),
                            step->goesOn ? node.reshape(step->goesOn, {}) : arguments[1]};
    for (auto [state, value] : llvm::zip(ArrayRef<Value>(arguments).drop_front(2), step->states)) {
      if (state.getType() != value.getType())
        return node.refuse("a value that goes from step to step changes its shape");
      next.push_back(value);
    }
    for (auto [row, place] : llvm::zip(step->rows, places)) {
      Extents one(shapeOf(row)), whole(shapeOf(row));
      one.insert(one.begin() + place.axis, 1);
      whole.insert(whole.begin() + place.axis, trips);
      if (!isCountable(whole))
        return node.refuse("a result of more than 2^52 elements");
      types.push_back(RankedTensorType::get(whole, elementOf(row)));
      const Value buffer = block->addArgument(types.back(), node.location);
      if (trips == 0) {
        next.push_back(buffer);
        continue;
      }
      SmallVector<Value> starts(one.size(), node.integer({}, i64, 0));
      starts[size_t(place.axis)] = placeOf(node, place, trips, arguments[0]);
      next.push_back(node.create<ir::DynamicUpdateSliceOp>(types.back(), buffer, node.reshape(row, one), starts));
    }
    ir::ReturnOp::create(node.builder, node.location, next);
  }
  for (size_t i = inits.size(); i < types.size(); ++i) {
    const auto type = llvm::cast<RankedTensorType>(types[i]);
    inits.push_back(node.splat(type.getShape(), type.getElementType(), 0));
  }
  auto loop = ir::WhileOp::create(node.builder, node.location, types, inits);
  loop->getRegion(1).takeBody(body);
  mlir::OpBuilder::InsertionGuard guard(node.builder);
  mlir::Block *condition = node.builder.createBlock(&loop->getRegion(0), {}, types,
                                                    SmallVector<mlir::Location>(types.size(), node.location));
  Value holds = condition->getArgument(1);
  if (limit)
    holds = node.binary<ir::AndOp>(node.compare(ir::ComparisonDirection::LT, condition->getArgument(0), limit), holds);
  ir::ReturnOp::create(node.builder, node.location, holds);
  return SmallVector<Value>(loop->getResults().drop_front(2));
}

FailureOr<SmallVector<Value>> lowerLoop(LoweredNode &node, ArrayRef<Value> states, int64_t trips,
                                        ArrayRef<RowPlace> places,
                                        llvm::function_ref<FailureOr<LoopStep>(Value, ArrayRef<Value>)> makeStep) {
  return lowerLoop(node, node.integer({}, node.builder.getI64Type(), trips),
                   node.integer({}, node.builder.getI1Type(), 1), states, trips, places,
                   [&](ArrayRef<Value> arguments) { return makeStep(arguments[0], arguments.drop_front(2)); });
}

Value withoutOtherStates(mlir::OpBuilder &builder, Value result) {
  auto loop = result.getDefiningOp<ir::WhileOp>();
  mlir::Block *const blocks[] = {&loop->getRegion(0).front(), &loop->getRegion(1).front()};
  llvm::BitVector others(loop->getNumResults(), true);
  llvm::DenseSet<mlir::Operation *> kept;
  SmallVector<Value> rest(blocks[0]->back().getOperands());
  auto need = [&](unsigned state) {
    if (others.test(state))
      rest.push_back(blocks[1]->back().getOperand(state));
    others.reset(state);
  };
  need(llvm::cast<mlir::OpResult>(result).getResultNumber());
  while (!rest.empty()) {
    const Value value = rest.pop_back_val();
    for (mlir::Block *block : blocks) {
      if (auto argument = llvm::dyn_cast<mlir::BlockArgument>(value); argument && argument.getOwner() == block)
        need(argument.getArgNumber());
      mlir::Operation *op = value.getDefiningOp() ? block->findAncestorOpInBlock(*value.getDefiningOp()) : nullptr;
      if (op && kept.insert(op).second)
        op->walk([&](mlir::Operation *inner) { rest.append(inner->operand_begin(), inner->operand_end()); });
    }
  }
  blocks[1]->back().eraseOperands(others);
  for (mlir::Block *block : blocks) {
    for (mlir::Operation &op : llvm::make_early_inc_range(llvm::reverse(*block)))
      if (!kept.contains(&op) && &op != &block->back())
        op.erase();
    block->eraseArguments(others);
  }
  SmallVector<Value> inits;
  SmallVector<Type> types;
  unsigned place = 0;
  for (unsigned i = 0; i < others.size(); ++i) {
    if (others.test(i))
      continue;
    if (loop->getResult(i) == result)
      place = unsigned(types.size());
    inits.push_back(loop->getOperand(i));
    types.push_back(loop->getResult(i).getType());
  }
  auto smaller = ir::WhileOp::create(builder, loop.getLoc(), types, inits);
  for (unsigned i = 0; i < 2; ++i)
    smaller->getRegion(i).takeBody(loop->getRegion(i));
  loop.erase();
  return smaller->getResult(place);
}

Value rowAt(LoweredNode &node, Value x, RowPlace place, Value number) {
  const auto axis = size_t(place.axis);
  Extents one(shapeOf(x)), slice(shapeOf(x));
  const int64_t trips = one[axis];
  one[axis] = 1;
  slice.erase(slice.begin() + place.axis);
  // No step runs, but what it would read must have a type.
  if (trips == 0)
    return node.splat(slice, elementOf(x), 0);
  SmallVector<Value> starts(one.size(), node.integer({}, node.builder.getI64Type(), 0));
  starts[axis] = placeOf(node, place, trips, number);
  const auto type = RankedTensorType::get(one, elementOf(x));
  return node.reshape(node.create<ir::DynamicSliceOp>(type, x, starts, ArrayRef<int64_t>(one)), slice);
}

} // namespace shlo::onnx
