// Choosing boxes that do not overlap.
//
// The boxes of each batch and class are sorted by score, and read in blocks. What overlaps a box that was chosen is
// dropped, then what overlaps a better one of the block that stays. So the work follows the boxes that are chosen, and
// nothing has the size of all pairs. Where few boxes are asked for, the best ones are mostly enough, and only they are
// sorted.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"
#include "onnx/lower/loops.h"
#include "onnx/lower/places.h"

namespace shlo::onnx::lowering {

using ir::ComparisonDirection;

namespace {

class BoxChoice {
public:
  BoxChoice(LoweredNode &node, int64_t capacity)
      : node(node), i64(node.builder.getI64Type()), classes(node.shape(1)[1]), count(node.shape(1)[2]),
        rows(node.shape(1)[0] * classes), capacity(capacity) {
    // All pairs of a block, of all rows, are as many numbers as a row of some hundred thousand boxes.
    while (block > 16 && rows * block * block > (int64_t(1) << 18))
      block /= 2;
    block = std::min(block, count);
  }

  LogicalResult lower();

private:
  // The numbers of the boxes of each row by falling keys, the first ones of them.
  Value best(Value keys, int64_t length);
  // The blocks of sorted boxes from a place on. States: the numbers of the chosen boxes of each row among those of all
  // batches, and how many there are.
  FailureOr<llvm::SmallVector<Value>> choose(Value order, int64_t from, Value goesOn, ArrayRef<Value> states);
  Value mayGoOn(Value chosenCounts, Value place);

  struct Boxes {
    Value corners[4], area; // for each row, some boxes
  };
  Boxes boxesAt(Value numbers);
  // For each row and pair of boxes of both, whether they overlap too much.
  Value overlaps(const Boxes &a, const Boxes &b);
  FailureOr<LoopStep> step(Value order, Value begin, Value chosen, Value chosenCounts);
  FailureOr<Value> dropOverlapping(const Boxes &boxes, Value stay, Value chosen, Value chosenCounts);
  FailureOr<Value> dropOverlappingBetter(const Boxes &boxes, Value stay);

  Value perRow(Value list, ArrayRef<int64_t> shape) { return node.broadcastAlong(list, shape, {0}); }
  Value anyOf(Value flags, ArrayRef<int64_t> axes) {
    return node.reduce<ir::OrOp>(flags, node.integer({}, node.builder.getI1Type(), 0), axes);
  }
  Value part(Value list, Value begin, int64_t length) {
    const Extents sizes{rows, length};
    return node.create<ir::DynamicSliceOp>(RankedTensorType::get(sizes, elementOf(list)), list,
                                           llvm::SmallVector<Value>{node.integer({}, i64, 0), begin},
                                           ArrayRef<int64_t>(sizes));
  }
  static int64_t wholeBlocks(int64_t extent, int64_t block) { return (extent + block - 1) / block * block; }

  LoweredNode &node;
  const Type i64;
  const int64_t classes, count, rows, capacity;
  int64_t block = 256;
  Value limit, threshold, candidates, boxes;
};

Value BoxChoice::best(Value keys, int64_t length) {
  const Value order = node.sliceAlong(sorted(node, keys, /*isDescending=*/true).places, 1, 0, length);
  return node.pad(order, node.integer({}, elementOf(order), 0), {0, 0}, {0, wholeBlocks(length, block) - length});
}

BoxChoice::Boxes BoxChoice::boxesAt(Value numbers) {
  const Value taken = node.take(boxes, numbers, 0);
  Value columns[4];
  for (int64_t i = 0; i < 4; ++i)
    columns[i] = node.reshape(node.sliceAlong(taken, 2, i, i + 1), shapeOf(numbers));
  Boxes result;
  for (size_t axis = 0; axis < 2; ++axis) {
    const Value first = columns[axis], second = columns[axis + 2];
    if (node.integer(AttributeName::center_point_box)) {
      const Value half = node.binary<ir::DivOp>(second, node.scalar(elementOf(second), 2));
      result.corners[axis] = node.binary<ir::SubtractOp>(first, half);
      result.corners[axis + 2] = node.binary<ir::AddOp>(first, half);
    } else {
      result.corners[axis] = node.binary<ir::MinOp>(first, second);
      result.corners[axis + 2] = node.binary<ir::MaxOp>(first, second);
    }
  }
  result.area = node.binary<ir::MulOp>(node.binary<ir::SubtractOp>(result.corners[2], result.corners[0]),
                                       node.binary<ir::SubtractOp>(result.corners[3], result.corners[1]));
  return result;
}

Value BoxChoice::overlaps(const Boxes &a, const Boxes &b) {
  const Extents shape{rows, shapeOf(a.area)[1], shapeOf(b.area)[1]};
  auto ofA = [&](Value value) { return node.broadcastAlong(value, shape, {0, 1}); };
  auto ofB = [&](Value value) { return node.broadcastAlong(value, shape, {0, 2}); };
  Value common;
  for (size_t axis = 0; axis < 2; ++axis) {
    const Value begin = node.binary<ir::MaxOp>(ofA(a.corners[axis]), ofB(b.corners[axis]));
    const Value end = node.binary<ir::MinOp>(ofA(a.corners[axis + 2]), ofB(b.corners[axis + 2]));
    const Value length =
        node.binary<ir::MaxOp>(node.binary<ir::SubtractOp>(end, begin), node.scalar(elementOf(begin), 0));
    common = common ? node.binary<ir::MulOp>(common, length) : length;
  }
  const Value both = node.binary<ir::SubtractOp>(node.binary<ir::AddOp>(ofA(a.area), ofB(b.area)), common);
  return node.compare(ComparisonDirection::GT, node.binary<ir::DivOp>(common, both), threshold);
}

FailureOr<Value> BoxChoice::dropOverlapping(const Boxes &boxes, Value stay, Value chosen, Value chosenCounts) {
  const Value most = node.reduce<ir::MaxOp>(chosenCounts, node.integer({}, i64, 0), {0});
  const Value size = node.integer({}, i64, block);
  const Value blocks = node.binary<ir::DivOp>(node.binary<ir::AddOp>(most, node.integer({}, i64, block - 1)), size);
  const auto left = lowerLoop(
      node, blocks, node.integer({}, node.builder.getI1Type(), 1), {stay}, 0, {},
      [&](ArrayRef<Value> arguments) -> FailureOr<LoopStep> {
        const Value begin = node.binary<ir::MulOp>(arguments[0], size);
        const Extents shape{rows, block};
        const Value place = node.binary<ir::AddOp>(node.iota(shape, i64, 1), begin);
        const Value isChosen = node.compare(ComparisonDirection::LT, place, perRow(chosenCounts, shape));
        Value hits = overlaps(boxes, boxesAt(part(chosen, begin, block)));
        hits = node.binary<ir::AndOp>(hits, node.broadcastAlong(isChosen, shapeOf(hits), {0, 2}));
        return LoopStep{{}, {node.binary<ir::AndOp>(arguments[2], node.unary<ir::NotOp>(anyOf(hits, {2})))}, {}};
      });
  if (failed(left))
    return failure();
  return left->front();
}

// What stays depends on better boxes alone. So each round settles at least one more box, mostly all of them.
FailureOr<Value> BoxChoice::dropOverlappingBetter(const Boxes &boxes, Value stay) {
  Value hits = overlaps(boxes, boxes);
  const Value isBetter =
      node.compare(ComparisonDirection::LT, node.iota(shapeOf(hits), i64, 1), node.iota(shapeOf(hits), i64, 2));
  hits = node.binary<ir::AndOp>(hits, isBetter);
  const auto left =
      lowerLoop(node, node.integer({}, i64, block), node.integer({}, node.builder.getI1Type(), 1), {stay}, 0, {},
                [&](ArrayRef<Value> arguments) -> FailureOr<LoopStep> {
                  const Value now = arguments[2];
                  const Value isHit =
                      anyOf(node.binary<ir::AndOp>(hits, node.broadcastAlong(now, shapeOf(hits), {0, 1})), {1});
                  const Value next = node.binary<ir::AndOp>(stay, node.unary<ir::NotOp>(isHit));
                  return LoopStep{anyOf(node.compare(ComparisonDirection::NE, next, now), {0, 1}), {next}, {}};
                });
  if (failed(left))
    return failure();
  return left->front();
}

// Whether a row has candidates from the place on, and may take them.
Value BoxChoice::mayGoOn(Value chosenCounts, Value place) {
  return anyOf(node.binary<ir::AndOp>(node.compare(ComparisonDirection::GT, candidates, place),
                                      node.compare(ComparisonDirection::LT, chosenCounts, limit)),
               {0});
}

FailureOr<LoopStep> BoxChoice::step(Value order, Value begin, Value chosen, Value chosenCounts) {
  const Extents shape{rows, block};
  const Value one = node.integer({}, i64, 1);
  const Value batch = node.binary<ir::DivOp>(node.iota(shape, i64, 0), node.integer({}, i64, classes));
  const Value numbers =
      node.binary<ir::AddOp>(node.convert(order, i64), node.binary<ir::MulOp>(batch, node.integer({}, i64, count)));
  const Boxes boxes = boxesAt(numbers);
  const Value isCandidate = node.compare(
      ComparisonDirection::LT, node.binary<ir::AddOp>(node.iota(shape, i64, 1), begin), perRow(candidates, shape));
  FailureOr<Value> stay = dropOverlapping(boxes, isCandidate, chosen, chosenCounts);
  if (succeeded(stay))
    stay = dropOverlappingBetter(boxes, *stay);
  if (failed(stay))
    return failure();
  const Value before = node.binary<ir::SubtractOp>(node.countUp(node.convert(*stay, i64), 1), one);
  const Value place = node.binary<ir::AddOp>(before, perRow(chosenCounts, shape));
  const Value isTaken = node.binary<ir::AndOp>(*stay, node.compare(ComparisonDirection::LT, place, limit));
  // Beyond the last place, where nothing is put.
  const Value to = node.select(isTaken, place, node.integer(shape, i64, shapeOf(chosen)[1]));
  const Extents single{rows, block, 1};
  const Value places = node.concatenate({node.reshape(node.iota(shape, i64, 0), single), node.reshape(to, single)}, 2);
  const Value nextChosen =
      node.put(chosen, places, numbers,
               ir::ScatterDimensionNumbersAttr::get(node.builder.getContext(), {}, {0, 1}, {}, {}, {0, 1}, 2),
               [](Value, Value update) { return update; });
  const Value nextCounts = node.binary<ir::AddOp>(chosenCounts, node.sum(node.convert(isTaken, i64), {1}));
  const Value end = node.binary<ir::AddOp>(begin, node.integer({}, i64, block));
  return LoopStep{mayGoOn(nextCounts, end), {nextChosen, nextCounts}, {}};
}

FailureOr<llvm::SmallVector<Value>> BoxChoice::choose(Value order, int64_t from, Value goesOn, ArrayRef<Value> states) {
  const int64_t blocks = (shapeOf(order)[1] - from) / block;
  return lowerLoop(node, node.integer({}, i64, blocks), goesOn, states, 0, {}, [&](ArrayRef<Value> arguments) {
    const Value begin = node.binary<ir::AddOp>(node.binary<ir::MulOp>(arguments[0], node.integer({}, i64, block)),
                                               node.integer({}, i64, from));
    return step(part(order, begin, block), begin, arguments[2], arguments[3]);
  });
}

LogicalResult BoxChoice::lower() {
  const Value given = node.operand(1), scores = node.reshape(given, {rows, count});
  Value isCandidate = node.integer(shapeOf(scores), node.builder.getI1Type(), 1);
  if (node.has(4)) // a score that is the threshold does not count
    isCandidate = node.compare(ComparisonDirection::GT, scores, node.reshape(node.operand(4), {}));
  candidates = node.sum(node.convert(isCandidate, i64), {1});
  const Value isNumber = node.compare(ComparisonDirection::EQ, scores, scores);
  const Value keys = orderedIntegers(node, node.select(node.binary<ir::AndOp>(isCandidate, isNumber), scores,
                                                       node.least(shapeOf(scores), elementOf(scores))));
  boxes = node.reshape(node.operand(0), {node.shape(0)[0] * count, 4});
  limit = node.integer({}, i64, capacity);
  threshold = node.has(3) ? node.reshape(node.operand(3), {}) : node.scalar(node.element(0), 0);

  const int64_t enough = wholeBlocks(std::max<int64_t>(1024, 4 * capacity), block);
  const int64_t first = 2 * enough < count ? enough : count;
  FailureOr<llvm::SmallVector<Value>> chosen =
      choose(best(keys, first), 0, node.integer({}, node.builder.getI1Type(), 1),
             {node.integer({rows, wholeBlocks(capacity, block)}, i64, 0), node.integer({rows}, i64, 0)});
  if (succeeded(chosen) && first < count) {
    // Once, if they were not. The keys follow from the number of the step, 0, so that nothing sorts all boxes before
    // it.
    const Value goesOn = mayGoOn((*chosen)[1], node.integer({}, i64, first));
    chosen = lowerLoop(
        node, node.integer({}, i64, 1), goesOn, *chosen, 0, {}, [&](ArrayRef<Value> arguments) -> FailureOr<LoopStep> {
          const Value own = node.binary<ir::AddOp>(keys, node.convert(arguments[0], elementOf(keys)));
          const auto rest =
              choose(best(own, count), first, node.integer({}, node.builder.getI1Type(), 1), arguments.drop_front(2));
          if (failed(rest))
            return failure();
          return LoopStep{{}, *rest, {}};
        });
  }
  if (failed(chosen))
    return failure();
  const Extents shape(shapeOf((*chosen)[0]));
  const int64_t all = shape[0] * shape[1];
  const Value isThere = node.compare(ComparisonDirection::LT, node.iota(shape, i64, 1), perRow((*chosen)[1], shape));
  Value list = node.reshape((*chosen)[0], {all});
  const FailureOr<Value> places = placesWhere(node, node.reshape(isThere, {all}), {&list});
  if (failed(places))
    return failure();
  const Value numbers = node.take(list, *places, 0);
  const Value row = node.binary<ir::DivOp>(node.convert(*places, i64), node.integer({}, i64, shape[1]));
  auto column = [&](Value list) { return node.reshape(list, {shapeOf(list)[0], 1}); };
  return node.set(node.concatenate({column(node.binary<ir::DivOp>(row, node.integer({}, i64, classes))),
                                    column(node.binary<ir::RemOp>(row, node.integer({}, i64, classes))),
                                    column(node.binary<ir::RemOp>(numbers, node.integer({}, i64, count)))},
                                   1));
}

} // namespace

// Rows of a batch, a class and a box.
LogicalResult suppressBoxes(LoweredNode &node) {
  const ArrayRef<int64_t> shape = node.shape(1);
  const auto limit = node.has(2) ? node.integers(2) : Extents{0};
  if (!limit)
    return failure();
  const int64_t capacity = limit->empty() ? 0 : std::clamp<int64_t>(limit->front(), 0, shape[2]);
  if (capacity == 0 || shape[0] == 0 || shape[1] == 0)
    return node.set(node.integer({0, 3}, node.builder.getI64Type(), 0));
  return BoxChoice(node, capacity).lower();
}

} // namespace shlo::onnx::lowering
