// Pooling of regions, which are given as numbers. How many elements of a region there are for one of the result, the
// numbers say, too: so a loop takes them one by one, for all regions at once.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"
#include "onnx/lower/loops.h"

namespace shlo::onnx::lowering {

using ir::ComparisonDirection;

namespace {

// The operand as rows of features; for regions, what is along one axis of the result: tensors of regions and bins.
class RegionPool {
public:
  // `outside`: what is in the place of elements that are left out.
  RegionPool(LoweredNode &node, Value x, Value batches, Value outside)
      : node(node), i64(node.builder.getI64Type()), height(shapeOf(x)[2]), width(shapeOf(x)[3]) {
    const ArrayRef<int64_t> shape = shapeOf(x);
    pixels = node.reshape(node.transpose(x, {0, 2, 3, 1}), {shape[0] * height * width, shape[1]});
    pixels = node.pad(pixels, outside, {0, 0}, {1, 0});
    first = node.binary<ir::MulOp>(node.convert(batches, i64), node.integer({}, i64, height * width));
    regions = node.resultShape()[0];
    result = {regions, node.resultShape()[2], node.resultShape()[3], shape[1]};
  }

  Value perRegion(Value list, ArrayRef<int64_t> shape) { return node.broadcastAlong(list, shape, {0}); }
  Extents bins(size_t axis) const { return {regions, result[axis + 1]}; }
  // Along both axes of the result.
  template <typename OpT> Value together(Value rows, Value columns) {
    const ArrayRef<int64_t> shape = ArrayRef<int64_t>(result).drop_back();
    return node.binary<OpT>(node.broadcastAlong(rows, shape, {0, 1}), node.broadcastAlong(columns, shape, {0, 2}));
  }
  // The features at rows and columns of each region's image, where the flags hold.
  Value elements(Value rows, Value columns, Value areIn) {
    const Value inImage = together<ir::AddOp>(node.binary<ir::MulOp>(rows, node.integer({}, i64, width)), columns);
    const Value places = node.binary<ir::AddOp>(inImage, perRegion(first, shapeOf(inImage)));
    return node.take(pixels, node.select(areIn, places, node.integer({}, i64, shapeOf(pixels)[0] - 1)), 0);
  }
  Value perElement(Value value) { return node.broadcastAlong(value, result, {0, 1, 2}); }

  // For all places of a grid of `rows` by `columns`, which are scalars, from `init` on.
  FailureOr<Value> overGrid(Value rows, Value columns, Value init,
                            llvm::function_ref<Value(Value row, Value column, Value state)> makeNext) {
    const Value one = node.integer({}, i64, 1);
    const auto states =
        lowerLoop(node, node.binary<ir::MulOp>(rows, columns), node.integer({}, node.builder.getI1Type(), 1), {init}, 0,
                  {}, [&](ArrayRef<Value> arguments) -> FailureOr<LoopStep> {
                    const Value divisor = node.binary<ir::MaxOp>(columns, one);
                    const Value row = node.binary<ir::DivOp>(arguments[0], divisor),
                                column = node.binary<ir::RemOp>(arguments[0], divisor);
                    return LoopStep{{}, {makeNext(row, column, arguments[2])}, {}};
                  });
    if (failed(states))
      return failure();
    return states->front();
  }
  Value mostOf(Value counts) {
    const Value least = node.integer({}, i64, 0);
    return node.reduce<ir::MaxOp>(counts, least, axesBelow(rankOf(counts)));
  }
  LogicalResult set(Value pooled) {
    return node.set(node.convert(node.transpose(pooled, {0, 3, 1, 2}), node.resultElement()));
  }

  LoweredNode &node;
  const Type i64;
  const int64_t height, width;
  int64_t regions = 0;
  Extents result; // regions, rows, columns, features
  Value pixels, first;
};

Value columnOf(LoweredNode &node, Value table, int64_t i) {
  return node.reshape(node.sliceAlong(table, 1, i, i + 1), {shapeOf(table)[0]});
}

// What is sampled along one axis: where each region begins, how large its bins are, and how many samples a bin has.
struct SampledAxis {
  int64_t extent;
  Value start, bin, count;
};
// Of one sample: two elements, the weight of the second one, and whether there is a sample, and whether that is in
// the image.
struct Sample {
  Value low, high, weight, exists, isInside;
};

Sample sampleAlong(RegionPool &pool, size_t i, const SampledAxis &axis, Value number) {
  LoweredNode &node = pool.node;
  const Type element = elementOf(axis.start), i64 = node.builder.getI64Type();
  const Extents shape = pool.bins(i);
  const Value half = node.scalar(element, 0.5), counts = pool.perRegion(axis.count, shape),
              size = pool.perRegion(axis.bin, shape);
  const Value step =
      node.binary<ir::DivOp>(node.binary<ir::MulOp>(node.binary<ir::AddOp>(node.convert(number, element), half), size),
                             node.convert(counts, element));
  const Value begin = node.binary<ir::AddOp>(pool.perRegion(axis.start, shape),
                                             node.binary<ir::MulOp>(node.iota(shape, element, 1), size));
  const Value given = node.binary<ir::AddOp>(begin, step);
  Sample sample;
  sample.exists = node.compare(ComparisonDirection::LT, number, counts);
  // Up to one element beyond the border.
  const Value isNear =
      node.binary<ir::AndOp>(node.compare(ComparisonDirection::GE, given, node.scalar(element, -1)),
                             node.compare(ComparisonDirection::LE, given, node.scalar(element, double(axis.extent))));
  sample.isInside = node.binary<ir::AndOp>(sample.exists, isNear);
  const Value last = node.scalar(element, double(axis.extent - 1));
  const Value at = node.binary<ir::MinOp>(node.binary<ir::MaxOp>(given, node.scalar(element, 0)), last);
  const Value low = node.unary<ir::FloorOp>(at);
  sample.weight = node.binary<ir::SubtractOp>(at, low);
  sample.low = node.convert(low, i64);
  sample.high = node.convert(node.binary<ir::MinOp>(node.binary<ir::AddOp>(low, node.scalar(element, 1)), last), i64);
  return sample;
}

} // namespace

// Results: for each bin of each region the mean or the largest of samples between elements.
LogicalResult regionAlign(LoweredNode &node) {
  const Value x = node.widened(node.operand(0)), table = node.widened(node.operand(1));
  if (node.resultType().getNumElements() == 0 || typeOf(x).getNumElements() == 0)
    return node.set(node.splat(node.resultShape(), node.resultElement(), 0));
  const Type element = elementOf(table), i64 = node.builder.getI64Type();
  RegionPool pool(node, x, node.operand(2), node.scalar(elementOf(x), 0));
  const bool isMean = node.text(AttributeName::mode) != "max";
  const bool isShifted = node.text(AttributeName::coordinate_transformation_mode) != "output_half_pixel";
  const int64_t ratio = node.integer(AttributeName::sampling_ratio);
  const Value scale = node.scalar(element, node.floating(AttributeName::spatial_scale, 1));
  SampledAxis axes[2] = {{pool.height, {}, {}, {}}, {pool.width, {}, {}, {}}};
  for (auto [i, axis] : llvm::enumerate(axes)) {
    auto place = [&](int64_t column) {
      const Value at = node.binary<ir::MulOp>(columnOf(node, table, column), scale);
      return isShifted ? node.binary<ir::SubtractOp>(at, node.scalar(element, 0.5)) : at;
    };
    axis.start = place(1 - int64_t(i));
    Value extent = node.binary<ir::SubtractOp>(place(3 - int64_t(i)), axis.start);
    if (!isShifted)
      extent = node.binary<ir::MaxOp>(extent, node.scalar(element, 1));
    axis.bin = node.binary<ir::DivOp>(extent, node.scalar(element, double(pool.result[i + 1])));
    axis.count = node.integer({pool.regions}, i64, ratio);
    if (ratio <= 0)
      axis.count =
          node.convert(node.binary<ir::MinOp>(node.unary<ir::CeilOp>(axis.bin), node.scalar(element, 0x1p30)), i64);
  }
  const Type values = elementOf(x);
  const Value init = isMean ? node.splat(pool.result, values, 0) : node.least(pool.result, values);
  const FailureOr<Value> pooled = pool.overGrid(
      pool.mostOf(axes[0].count), pool.mostOf(axes[1].count), init, [&](Value row, Value column, Value state) {
        const Sample y = sampleAlong(pool, 0, axes[0], row), x = sampleAlong(pool, 1, axes[1], column);
        const Value areIn = pool.together<ir::AndOp>(y.isInside, x.isInside);
        Value sample;
        for (int corner = 0; corner < 4; ++corner) {
          auto weight = [&](const Sample &of, bool isHigh) {
            const Value own =
                isHigh ? of.weight : node.binary<ir::SubtractOp>(node.splat(shapeOf(of.weight), element, 1), of.weight);
            return node.select(of.isInside, own, node.splat(shapeOf(own), element, 0));
          };
          const Value weights = pool.together<ir::MulOp>(weight(y, corner & 2), weight(x, corner & 1));
          const Value part =
              node.binary<ir::MulOp>(pool.elements(corner & 2 ? y.high : y.low, corner & 1 ? x.high : x.low, areIn),
                                     pool.perElement(node.convert(weights, values)));
          // The largest is that of the weighted elements, not of their sum.
          sample = !sample  ? part
                   : isMean ? node.binary<ir::AddOp>(sample, part)
                            : node.binary<ir::MaxOp>(sample, part);
        }
        if (isMean)
          return node.binary<ir::AddOp>(state, sample);
        return node.select(pool.perElement(pool.together<ir::AndOp>(y.exists, x.exists)),
                           node.binary<ir::MaxOp>(state, sample), state);
      });
  if (failed(pooled))
    return failure();
  const Value counts = node.binary<ir::MulOp>(axes[0].count, axes[1].count);
  if (isMean) {
    const Value divisor = node.convert(node.binary<ir::MaxOp>(counts, node.integer({}, i64, 1)), values);
    return pool.set(node.binary<ir::DivOp>(*pooled, pool.perRegion(divisor, pool.result)));
  }
  const Value zero = node.integer({}, i64, 0);
  const Value areThere = node.binary<ir::AndOp>(node.compare(ComparisonDirection::GT, axes[0].count, zero),
                                                node.compare(ComparisonDirection::GT, axes[1].count, zero));
  return pool.set(node.select(pool.perRegion(areThere, pool.result), *pooled, node.splat(pool.result, values, 0)));
}

// Results: for each bin of each region its largest element; 0 where it has none.
LogicalResult regionPool(LoweredNode &node) {
  const Value x = node.operand(0), table = node.widened(node.operand(1));
  if (node.resultType().getNumElements() == 0 || typeOf(x).getNumElements() == 0)
    return node.set(node.splat(node.resultShape(), node.resultElement(), 0));
  const Type element = elementOf(table), i64 = node.builder.getI64Type();
  RegionPool pool(node, x, columnOf(node, table, 0), node.least({}, elementOf(x)));
  const Value scale = node.scalar(element, node.floating(AttributeName::spatial_scale, 1)),
              one = node.scalar(element, 1);
  Value begins[2], counts[2]; // of bins, in elements
  for (size_t i = 0; i < 2; ++i) {
    auto place = [&](int64_t column) {
      return node.unary<ir::RoundOp>(node.binary<ir::MulOp>(columnOf(node, table, column), scale));
    };
    const Extents shape = pool.bins(i);
    const Value start = place(2 - int64_t(i));
    const Value extent = node.binary<ir::MaxOp>(
        node.binary<ir::AddOp>(node.binary<ir::SubtractOp>(place(4 - int64_t(i)), start), one), one);
    const Value size = pool.perRegion(node.binary<ir::DivOp>(extent, node.scalar(element, double(shape[1]))), shape);
    const Value bin = node.iota(shape, element, 1), next = node.binary<ir::AddOp>(bin, one);
    const double last = double(i == 0 ? pool.height : pool.width);
    auto edge = [&](Value at) {
      const Value moved = node.binary<ir::AddOp>(at, pool.perRegion(start, shape));
      return node.convert(
          node.binary<ir::MinOp>(node.binary<ir::MaxOp>(moved, node.scalar(element, 0)), node.scalar(element, last)),
          i64);
    };
    begins[i] = edge(node.unary<ir::FloorOp>(node.binary<ir::MulOp>(bin, size)));
    counts[i] =
        node.binary<ir::SubtractOp>(edge(node.unary<ir::CeilOp>(node.binary<ir::MulOp>(next, size))), begins[i]);
  }
  const FailureOr<Value> pooled = pool.overGrid(
      pool.mostOf(counts[0]), pool.mostOf(counts[1]), node.least(pool.result, elementOf(x)),
      [&](Value row, Value column, Value state) {
        const Value exists = pool.together<ir::AndOp>(node.compare(ComparisonDirection::LT, row, counts[0]),
                                                      node.compare(ComparisonDirection::LT, column, counts[1]));
        return node.binary<ir::MaxOp>(state, pool.elements(node.binary<ir::AddOp>(begins[0], row),
                                                           node.binary<ir::AddOp>(begins[1], column), exists));
      });
  if (failed(pooled))
    return failure();
  const Value zero = node.integer({}, i64, 0);
  const Value areThere = pool.together<ir::AndOp>(node.compare(ComparisonDirection::GT, counts[0], zero),
                                                  node.compare(ComparisonDirection::GT, counts[1], zero));
  return pool.set(node.select(pool.perElement(areThere), *pooled, node.splat(pool.result, elementOf(x), 0)));
}

} // namespace shlo::onnx::lowering
