// Ops with subgraphs, which become regions that see the values around them, as subgraphs do.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

namespace shlo::onnx::lowering {

using llvm::SmallVector;

LogicalResult conditional(LoweredNode &node) {
  // The branch that is taken needs no branches around it.
  if (const auto condition = node.node.scalar(0)) {
    const auto results = node.lowerBody(*condition ? 0 : 1, {});
    if (failed(results))
      return failure();
    for (size_t i = 0; i < node.results(); ++i)
      node.set(i, (*results)[i]);
    return success();
  }
  mlir::Region regions[2];
  SmallVector<Value> results[2];
  for (unsigned branch = 0; branch < 2; ++branch) {
    mlir::OpBuilder::InsertionGuard guard(node.builder);
    node.builder.createBlock(&regions[branch]);
    auto lowered = node.lowerBody(branch, {});
    if (failed(lowered))
      return failure();
    results[branch] = std::move(*lowered);
    ir::ReturnOp::create(node.builder, node.location, results[branch]);
  }
  SmallVector<Type> types;
  for (auto [a, b] : llvm::zip(results[0], results[1])) {
    if (a.getType() != b.getType())
      return node.refuse("its branches give results of different types");
    types.push_back(a.getType());
  }
  auto op = ir::IfOp::create(node.builder, node.location, types, node.reshape(node.operand(0), {}));
  for (unsigned branch = 0; branch < 2; ++branch)
    op->getRegion(branch).takeBody(regions[branch]);
  for (size_t i = 0; i < node.results(); ++i)
    node.set(i, op->getResult(unsigned(i)));
  return success();
}

namespace {

// What a step of a loop makes.
struct Step {
  Value goesOn; // null: always
  SmallVector<Value> states, rows;
};
// Where a step writes its row in a result: along which axis, and from which end on.
struct RowPlace {
  int64_t axis;
  bool isReversed;
};

// A loop of at most `limit` steps (a scalar; null: any number), while `goesOn` holds. Results: the states, and for each row
// of a step the rows of all `trips` steps.
FailureOr<SmallVector<Value>> lowerLoop(LoweredNode &node, Value limit, Value goesOn, ArrayRef<Value> states, int64_t trips,
                                        ArrayRef<RowPlace> places,
                                        llvm::function_ref<FailureOr<Step>(ArrayRef<Value> arguments)> makeStep) {
  const Type i64 = node.builder.getI64Type();
  SmallVector<Value> inits{node.integer({}, i64, 0), goesOn};
  inits.append(states.begin(), states.end());
  mlir::Region body;
  SmallVector<Type> types;
  {
    mlir::OpBuilder::InsertionGuard guard(node.builder);
    for (Value init : inits)
      types.push_back(init.getType());
    mlir::Block *block = node.builder.createBlock(&body, {}, types, SmallVector<mlir::Location>(types.size(), node.location));
    const SmallVector<Value> arguments(block->args_begin(), block->args_end());
    FailureOr<Step> step = makeStep(arguments);
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
      types.push_back(RankedTensorType::get(whole, elementOf(row)));
      const Value buffer = block->addArgument(types.back(), node.location);
      SmallVector<Value> starts(one.size(), node.integer({}, i64, 0));
      starts[size_t(place.axis)] =
          place.isReversed ? node.binary<ir::SubtractOp>(node.integer({}, i64, trips - 1), arguments[0]) : arguments[0];
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

void setAll(LoweredNode &node, ArrayRef<Value> results) {
  for (size_t i = 0; i < node.results(); ++i)
    if (node.isThere(i))
      node.set(i, results[i]);
}

} // namespace

// Operands: the most steps, whether there is a first one, the states. A body takes the number of the step, whether it goes
// on, and the states; it gives whether it goes on, the states, and rows of the other results.
LogicalResult loop(LoweredNode &node) {
  const size_t states = node.node.operands() - 2, rows = node.results() - states;
  const Type i1 = node.builder.getI1Type();
  // What has a row for each step needs their number.
  int64_t trips = 0;
  if (rows > 0) {
    if (!node.has(0))
      return node.refuse("the number of its steps, and so the shape of a result, depends on values inside a loop");
    const auto most = node.integers(0);
    if (!most)
      return failure();
    trips = std::max<int64_t>(most->front(), 0);
    if (const auto first = node.has(1) ? node.node.scalar(1) : 1; first && !*first)
      trips = 0;
  }
  SmallVector<Value> inits;
  for (size_t i = 0; i < states; ++i)
    inits.push_back(node.operand(i + 2));
  const Value goesOn = node.has(1) ? node.reshape(node.operand(1), {}) : node.integer({}, i1, 1);
  bool isCounted = node.node.scalar(1).value_or(!node.has(1));
  const auto results = lowerLoop(
      node, node.has(0) ? node.reshape(node.operand(0), {}) : nullptr, goesOn, inits, trips,
      SmallVector<RowPlace>(rows, RowPlace{0, false}), [&](ArrayRef<Value> arguments) -> FailureOr<Step> {
        const auto made = node.lowerBody(0, arguments);
        if (failed(made))
          return failure();
        const ArrayRef<Value> all = *made;
        isCounted = isCounted && (all[0] == arguments[1] || node.isTrue(all[0]));
        if (rows > 0 && !isCounted && trips > 0)
          return node.refuse("the number of its steps, and so the shape of a result, depends on values inside a loop");
        return Step{all[0], SmallVector<Value>(all.slice(1, states)), SmallVector<Value>(all.drop_front(1 + states))};
      });
  if (failed(results))
    return failure();
  setAll(node, *results);
  return success();
}

// Operands: the states, and what has a slice for each step. A body takes the states and the slices, and gives the states
// and rows of the other results.
LogicalResult scan(LoweredNode &node) {
  if (node.node.since() < 9)
    return node.refuse("a version of the op that is too old");
  const auto scanned = size_t(node.integer(AttributeName::num_scan_inputs));
  const size_t states = node.node.operands() - scanned, rows = node.results() - states;
  const Extents none(std::max(scanned, rows), 0);
  auto attribute = [&](AttributeName name, size_t count) { return node.integers(name, ArrayRef<int64_t>(none).take_front(count)); };
  const Extents axes = attribute(AttributeName::scan_input_axes, scanned), directions = attribute(AttributeName::scan_input_directions, scanned);
  const Extents rowAxes = attribute(AttributeName::scan_output_axes, rows), rowDirections = attribute(AttributeName::scan_output_directions, rows);
  const Type i64 = node.builder.getI64Type();
  auto axisOf = [&](size_t i) { return axes[i] < 0 ? axes[i] + node.rank(states + i) : axes[i]; };
  const int64_t trips = node.shape(states)[size_t(axisOf(0))];
  SmallVector<Value> inits;
  for (size_t i = 0; i < states; ++i)
    inits.push_back(node.operand(i));
  SmallVector<RowPlace> places(rows);
  const auto results = lowerLoop(
      node, node.integer({}, i64, trips), node.integer({}, node.builder.getI1Type(), 1), inits, trips, places,
      [&](ArrayRef<Value> arguments) -> FailureOr<Step> {
        SmallVector<Value> given(arguments.drop_front(2));
        for (size_t i = 0; i < scanned; ++i) {
          const Value x = node.operand(states + i);
          Extents one(shapeOf(x)), slice(shapeOf(x));
          one[size_t(axisOf(i))] = 1;
          slice.erase(slice.begin() + axisOf(i));
          SmallVector<Value> starts(one.size(), node.integer({}, i64, 0));
          starts[size_t(axisOf(i))] =
              directions[i] ? node.binary<ir::SubtractOp>(node.integer({}, i64, trips - 1), arguments[0]) : arguments[0];
          const Value part = node.create<ir::DynamicSliceOp>(RankedTensorType::get(one, elementOf(x)), x, starts, ArrayRef<int64_t>(one));
          given.push_back(node.reshape(part, slice));
        }
        const auto made = node.lowerBody(0, given);
        if (failed(made))
          return failure();
        const ArrayRef<Value> all = *made;
        for (size_t i = 0; i < rows; ++i) {
          const int64_t rank = rankOf(all[states + i]) + 1;
          places[i] = {rowAxes[i] < 0 ? rowAxes[i] + rank : rowAxes[i], rowDirections[i] != 0};
        }
        return Step{nullptr, SmallVector<Value>(all.take_front(states)), SmallVector<Value>(all.drop_front(states))};
      });
  if (failed(results))
    return failure();
  setAll(node, *results);
  return success();
}

} // namespace shlo::onnx::lowering
