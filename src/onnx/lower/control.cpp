// Ops with subgraphs, which become regions that see the values around them, as subgraphs do.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"
#include "onnx/lower/loops.h"

namespace shlo::onnx::lowering {

using llvm::SmallVector;

namespace {

void setAll(LoweredNode &node, ArrayRef<Value> results) {
  for (size_t i = 0; i < node.results(); ++i)
    if (node.isThere(i))
      node.set(i, results[i]);
}

LogicalResult asBranches(LoweredNode &node) {
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
  setAll(node, SmallVector<Value>(op->getResults()));
  return success();
}

} // namespace

LogicalResult conditional(LoweredNode &node) {
  // The branch that is taken needs no branches around it.
  if (const auto condition = node.rules.scalar(0)) {
    const auto results = node.lowerBody(*condition ? 0 : 1, {});
    if (failed(results))
      return failure();
    setAll(node, *results);
    return success();
  }
  // Shapes of both may not be the same, or depend on values: then the run has to say which one it takes.
  return node.lowerEither([&] { return asBranches(node); },
                          [&] {
                            node.missing = 0;
                            return failure();
                          });
}

namespace {

// Operands: the most steps, whether there is a first one, the states. A body takes the number of the step, whether it
// goes on, and the states; it gives whether it goes on, the states, and rows of the other results.
class LoopLowering {
public:
  explicit LoopLowering(LoweredNode &node)
      : node(node), states(node.rules.operands() - 2), rows(node.results() - states), i1(node.builder.getI1Type()),
        i64(node.builder.getI64Type()) {
    for (size_t i = 0; i < states; ++i)
      inits.push_back(node.operand(i + 2));
  }

  LogicalResult run() {
    return node.lowerEither([&] { return asLoop(); }, [&] { return unrolled(); });
  }

private:
  LogicalResult asLoop() {
    if (rows == 0)
      return lowerAll(0);
    // What has a row for each step needs their number.
    std::optional<int64_t> most;
    if (node.has(0)) {
      const auto stated = node.integers(0);
      if (!stated)
        return failure();
      most = std::max<int64_t>(stated->front(), 0);
    }
    const auto first = node.has(1) ? node.rules.scalar(1) : 1;
    if (first && !*first)
      most = 0;
    bool mayEnd = most != 0 && (!most || !first);
    if (!mayEnd) {
      const LogicalResult lowered = lowerAll(*most, *most == 0 ? nullptr : &mayEnd);
      if (!mayEnd)
        return lowered;
    }
    const auto count = countSteps();
    return count ? lowerAll(*count) : failure();
  }

  using MakeStep = llvm::function_ref<FailureOr<LoopStep>(ArrayRef<Value> arguments, ArrayRef<Value> made)>;

  Value limit() { return node.has(0) ? node.reshape(node.operand(0), {}) : nullptr; }

  FailureOr<SmallVector<Value>> lower(Value limit, ArrayRef<Value> before, int64_t trips, ArrayRef<RowPlace> places,
                                      MakeStep makeStep) {
    const Value goesOn = node.has(1) ? node.reshape(node.operand(1), {}) : node.integer({}, i1, 1);
    return lowerLoop(node, limit, goesOn, before, trips, places, [&](ArrayRef<Value> arguments) -> FailureOr<LoopStep> {
      const auto made = node.lowerBody(0, arguments.take_front(2 + states));
      if (failed(made))
        return failure();
      return makeStep(arguments, *made);
    });
  }

  SmallVector<Value> statesOf(ArrayRef<Value> made) const { return SmallVector<Value>(made.slice(1, states)); }

  // Fails if a step may end the loop, and says so, if the caller asks.
  LogicalResult lowerAll(int64_t trips, bool *mayEnd = nullptr) {
    const SmallVector<RowPlace> places(rows, RowPlace{0, false});
    auto makeStep = [&](ArrayRef<Value> arguments, ArrayRef<Value> made) -> FailureOr<LoopStep> {
      if (mayEnd && made[0] != arguments[1] && !node.isTrue(made[0])) {
        *mayEnd = true;
        return failure();
      }
      return LoopStep{made[0], statesOf(made), SmallVector<Value>(made.drop_front(1 + states))};
    };
    const auto results = lower(limit(), inits, trips, places, makeStep);
    if (failed(results))
      return failure();
    setAll(node, *results);
    return success();
  }

  // From constants, if they say when the loop ends, and it does soon. Otherwise, the run says it.
  std::optional<int64_t> countSteps() {
    constexpr int64_t soon = 1 << 14;
    const Value most = node.integer({}, i64, soon), own = limit();
    const Value early = counter(own ? node.binary<ir::MinOp>(own, most) : most);
    if (!early)
      return {};
    const auto known = node.evaluatedLoop(early);
    early.getDefiningOp()->erase();
    if (known && *known < soon)
      return known;
    const Value result = counter(own);
    const auto count = result ? node.decided(result) : std::nullopt;
    if (!count)
      return {};
    result.getDefiningOp()->erase();
    return count->front();
  }

  // The loop without its rows, and without the states that do not decide when it ends, but with one that counts.
  Value counter(Value most) {
    SmallVector<Value> before = inits;
    before.push_back(node.integer({}, i64, 0));
    const auto results =
        lower(most, before, 0, {}, [&](ArrayRef<Value> arguments, ArrayRef<Value> made) -> FailureOr<LoopStep> {
          LoopStep step{made[0], statesOf(made), {}};
          step.states.push_back(node.binary<ir::AddOp>(arguments.back(), node.integer({}, i64, 1)));
          return step;
        });
    return failed(results) ? nullptr : withoutOtherStates(node.builder, results->back());
  }

  // Step after step, if shapes differ from one to the next. For each step whose condition is a value, all before it are
  // lowered again.
  LogicalResult unrolled() {
    int64_t decisionsLeft = 512;
    std::optional<int64_t> most;
    if (node.has(0)) {
      const auto stated = node.integers(0);
      if (!stated)
        return failure();
      most = stated->front();
    }
    SmallVector<Value> current{nullptr, node.has(1) ? node.operand(1) : node.integer({}, i1, 1)};
    current.append(inits);
    SmallVector<SmallVector<Value>> made(rows);
    for (int64_t number = 0; !most || number < *most; ++number) {
      const auto goesOn = conditionOf(current[1], decisionsLeft);
      if (!goesOn)
        return failure();
      if (!*goesOn)
        break;
      if (!node.takeStep() || decisionsLeft < 0)
        return node.refuse("shapes differ from step to step, and there are too many such steps in the model");
      current[0] = node.integer({}, i64, number);
      current[1] = node.reshape(current[1], {});
      const auto results = node.lowerBody(0, current);
      if (failed(results))
        return failure();
      for (size_t i = 0; i <= states; ++i)
        current[i + 1] = (*results)[i];
      for (size_t i = 0; i < rows; ++i) {
        const Value row = (*results)[1 + states + i];
        Extents shape(shapeOf(row));
        shape.insert(shape.begin(), 1);
        made[i].push_back(node.reshape(row, shape));
        if (made[i].back().getType() != made[i].front().getType())
          return node.refuse("rows of a result have different shapes");
      }
    }
    ArrayRef<Value> after = ArrayRef<Value>(current).drop_front(2);
    for (size_t i = 0; i < node.results(); ++i) {
      if (!node.isThere(i))
        continue;
      if (i < states)
        node.set(i, after[i]);
      else if (!made[i - states].empty())
        node.set(i, node.concatenate(made[i - states], 0));
      else if (const RankedTensorType type = node.resultType(i))
        node.set(i, node.splat(type.getShape(), type.getElementType(), 0));
      else
        return node.refuse("it has no step, and the shape of a result is only known from one");
    }
    return success();
  }

  // It may be known only in the run.
  std::optional<bool> conditionOf(Value value, int64_t &decisionsLeft) {
    SmallVector<int64_t> elements;
    if (auto constant = value.getDefiningOp<ir::ConstantOp>(); constant && integersIn(constant.getValue(), 1, elements))
      return elements.front() != 0;
    if (--decisionsLeft < 0)
      return true;
    const auto decided = node.decided(value);
    return decided ? std::optional(decided->front() != 0) : std::nullopt;
  }

  LoweredNode &node;
  const size_t states, rows;
  const Type i1, i64;
  SmallVector<Value> inits;
};

} // namespace

LogicalResult loop(LoweredNode &node) { return LoopLowering(node).run(); }

// Operands: the states, and what has a slice for each step. A body takes the states and the slices, and gives the
// states and rows of the other results.
LogicalResult scan(LoweredNode &node) {
  const auto scanned = size_t(node.integer(AttributeName::num_scan_inputs));
  const size_t states = node.rules.operands() - scanned, rows = node.results() - states;
  const Extents none(std::max(scanned, rows), 0);
  auto attribute = [&](AttributeName name, size_t count) {
    return node.integers(name, ArrayRef<int64_t>(none).take_front(count));
  };
  const Extents axes = attribute(AttributeName::scan_input_axes, scanned),
                directions = attribute(AttributeName::scan_input_directions, scanned);
  const Extents rowAxes = attribute(AttributeName::scan_output_axes, rows),
                rowDirections = attribute(AttributeName::scan_output_directions, rows);
  auto axisOf = [&](size_t i) { return axes[i] < 0 ? axes[i] + node.rank(states + i) : axes[i]; };
  const int64_t trips = node.shape(states)[size_t(axisOf(0))];
  SmallVector<Value> inits;
  for (size_t i = 0; i < states; ++i)
    inits.push_back(node.operand(i));
  SmallVector<RowPlace> places(rows);
  const auto results =
      lowerLoop(node, inits, trips, places, [&](Value number, ArrayRef<Value> before) -> FailureOr<LoopStep> {
        SmallVector<Value> given(before);
        for (size_t i = 0; i < scanned; ++i)
          given.push_back(rowAt(node, node.operand(states + i), {axisOf(i), directions[i] != 0}, number));
        const auto made = node.lowerBody(0, given);
        if (failed(made))
          return failure();
        const ArrayRef<Value> all = *made;
        for (size_t i = 0; i < rows; ++i) {
          const int64_t rank = rankOf(all[states + i]) + 1;
          places[i] = {rowAxes[i] < 0 ? rowAxes[i] + rank : rowAxes[i], rowDirections[i] != 0};
        }
        return LoopStep{nullptr, SmallVector<Value>(all.take_front(states)),
                        SmallVector<Value>(all.drop_front(states))};
      });
  if (failed(results))
    return failure();
  setAll(node, *results);
  return success();
}

} // namespace shlo::onnx::lowering
