// convolution and dynamic_conv.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"
#include "references.h"

#include <algorithm>

namespace formulas {

namespace {

// The axes of an operand or of the result: two that have a name, and the spatial ones.
struct Axes {
  int64_t first = 0, second = 0; // batch and feature, or input feature and output feature
  std::vector<int64_t> spatial;
};

struct Convolution {
  int64_t spatialRank = 0, featureGroups = 1, batchGroups = 1;
  Axes lhs, rhs, result;
  Shape lhsShape, rhsShape, resultShape;
  std::vector<int64_t> strides, low, high, lhsDilation, rhsDilation;
  std::vector<bool> reversal;
};

Axes randomAxes(Random &random, int64_t rank) {
  const std::vector<int64_t> order = random.permutation(rank);
  return {order[0], order[1], {order.begin() + 2, order.end()}};
}

Shape shapeOf(const Axes &axes, int64_t first, int64_t second, const Shape &spatial) {
  Shape shape(spatial.size() + 2);
  shape[size_t(axes.first)] = first;
  shape[size_t(axes.second)] = second;
  for (size_t s = 0; s < spatial.size(); ++s)
    shape[size_t(axes.spatial[s])] = spatial[s];
  return shape;
}

int64_t dilated(int64_t extent, int64_t dilation) { return extent == 0 ? 0 : (extent - 1) * dilation + 1; }

Convolution randomConvolution(Random &random) {
  Convolution c;
  c.spatialRank = random.chance(10) ? 0 : random.chance(15) ? random.between(3, 4) : random.between(1, 2);
  const int64_t rank = c.spatialRank + 2;
  const auto axes = [&](int64_t first, int64_t second) { // the usual orders are frequent
    Axes order = randomAxes(random, rank);
    if (random.chance(50)) {
      order = {first, second, {}};
      for (int64_t d = 0; d < rank; ++d)
        if (d != first && d != second)
          order.spatial.push_back(d);
    }
    return order;
  };
  const bool last = random.chance(50);
  c.lhs = last ? axes(0, rank - 1) : axes(0, 1);
  c.rhs = last ? axes(rank - 2, rank - 1) : axes(1, 0);
  c.result = last ? axes(0, rank - 1) : axes(0, 1);
  if (random.chance(35))
    (random.chance(50) ? c.featureGroups : c.batchGroups) = random.between(2, 4);
  const bool depthwise = random.chance(10); // one input feature for each group
  if (depthwise)
    c.featureGroups = random.between(3, 20), c.batchGroups = 1;
  const int64_t groups = c.featureGroups * c.batchGroups;
  const int64_t batch = random.between(random.chance(5) ? 0 : 1, 3) * c.batchGroups;
  const int64_t inputFeatures = depthwise           ? 1
                                : random.chance(4)  ? 0
                                : random.chance(10) ? random.between(6, 20)
                                                    : random.between(1, 4);
  const int64_t outputFeatures = (depthwise           ? random.between(1, 2)
                                  : random.chance(10) ? random.between(6, 20)
                                                      : random.between(1, 4)) *
                                 groups;
  Shape input, kernel, output;
  for (int64_t s = 0; s < c.spatialRank; ++s) {
    const bool plain = random.chance(40);
    input.push_back(random.chance(3) ? 0 : random.between(1, c.spatialRank == 1 ? 20 : c.spatialRank == 4 ? 4 : 7));
    kernel.push_back(random.chance(30) ? 1 : random.chance(3) ? 0 : random.between(1, 4));
    c.strides.push_back(random.chance(60) ? 1 : random.between(1, 3));
    c.lhsDilation.push_back(plain || random.chance(60) ? 1 : random.between(1, 3));
    c.rhsDilation.push_back(plain || random.chance(60) ? 1 : random.between(1, 3));
    c.reversal.push_back(!plain && random.chance(25));
    c.low.push_back(plain && random.chance(50) ? 0 : random.between(plain ? 0 : -2, 3));
    c.high.push_back(plain && random.chance(50) ? 0 : random.between(plain ? 0 : -2, 3));
    const int64_t base = dilated(input.back(), c.lhsDilation.back());
    if (base + c.low.back() + c.high.back() < 0)
      c.high.back() = -base - c.low.back();
    const int64_t padded = base + c.low.back() + c.high.back(), window = dilated(kernel.back(), c.rhsDilation.back());
    output.push_back(padded == 0 || window > padded ? 0 : (padded - window) / c.strides.back() + 1);
  }
  c.lhsShape = shapeOf(c.lhs, batch, inputFeatures * c.featureGroups, input);
  c.rhsShape = shapeOf(c.rhs, inputFeatures, outputFeatures, kernel);
  c.resultShape = shapeOf(c.result, batch / c.batchGroups, outputFeatures, output);
  return c;
}

Array convolution(const Convolution &c, const Array &lhs, const Array &rhs, Type type) {
  Array result(type, c.resultShape);
  const int64_t features = c.rhsShape[size_t(c.rhs.first)];
  const int64_t outputFeatures = c.rhsShape[size_t(c.rhs.second)];
  const Shape kernel = pick(c.rhsShape, c.rhs.spatial), input = pick(c.lhsShape, c.lhs.spatial);
  const std::vector<Index> window = indices(kernel);
  for (const Index &index : indices(c.resultShape)) {
    // The group that the output feature belongs to: of input features, or of batches.
    const int64_t feature = index[size_t(c.result.second)];
    const int64_t group = feature / (outputFeatures / (c.featureGroups * c.batchGroups));
    const int64_t batch =
        index[size_t(c.result.first)] + (c.batchGroups > 1 ? group * c.resultShape[size_t(c.result.first)] : 0);
    Element sum = number(type, 0);
    for (const Index &offset : window) {
      Shape at;
      bool inside = true; // neither in the padding nor between elements
      for (size_t s = 0; s < kernel.size(); ++s) {
        const int64_t turned = c.reversal[s] ? kernel[s] - 1 - offset[s] : offset[s];
        const int64_t dilatedAt =
            index[size_t(c.result.spatial[s])] * c.strides[s] + turned * c.rhsDilation[s] - c.low[s];
        inside &= dilatedAt >= 0 && dilatedAt % c.lhsDilation[s] == 0 && dilatedAt / c.lhsDilation[s] < input[s];
        at.push_back(dilatedAt / c.lhsDilation[s]);
      }
      for (int64_t f = 0; inside && f < features; ++f)
        sum = add(type, sum,
                  multiply(type, lhs.at(shapeOf(c.lhs, batch, f + (c.featureGroups > 1 ? group * features : 0), at)),
                           rhs.at(shapeOf(c.rhs, f, feature, offset))));
    }
    result.at(index) = sum;
  }
  return result;
}

std::string axesText(const Axes &axes, char first, char second) {
  std::vector<std::string> names(axes.spatial.size() + 2);
  names[size_t(axes.first)] = first;
  names[size_t(axes.second)] = second;
  for (size_t s = 0; s < axes.spatial.size(); ++s)
    names[size_t(axes.spatial[s])] = std::to_string(s);
  std::string text;
  for (const std::string &name : names)
    text += (text.empty() ? "[" : ", ") + name;
  return text + "]";
}

// All attributes but the padding.
std::string text(const Convolution &c) {
  return "window_strides = " + list(c.strides) + ", lhs_dilation = " + list(c.lhsDilation) +
         ", rhs_dilation = " + list(c.rhsDilation) + ", window_reversal = " + flags(c.reversal) +
         ", dimension_numbers = #stablehlo.conv<" + axesText(c.lhs, 'b', 'f') + "x" + axesText(c.rhs, 'i', 'o') + "->" +
         axesText(c.result, 'b', 'f') + ">, feature_group_count = " + std::to_string(c.featureGroups) +
         " : i64, batch_group_count = " + std::to_string(c.batchGroups) + " : i64";
}

Convolution smallConvolution(Random &random) {
  Convolution c = randomConvolution(random);
  while ((elementCount(c.resultShape) == 0 && random.chance(80)) || elementCount(c.resultShape) > 1500 ||
         elementCount(c.resultShape) * elementCount(c.rhsShape) > 200000)
    c = randomConvolution(random);
  return c;
}

} // namespace

void writeConvolution(Program &program) {
  Random &random = program.random;
  const Convolution c = smallConvolution(random);
  const Type type = random.anyType();
  program.zeroSigns = false;
  const Value lhs = program.operand(type, c.lhsShape, Values::Small);
  const Value rhs = program.operand(type, c.rhsShape, Values::Small);
  program.use(program.op1("stablehlo.convolution", {lhs, rhs}, text(c) + ", padding = " + pairs(c.low, c.high),
                          convolution(c, lhs.array, rhs.array, random.sumType(type))));
}

void writeDynamicConv(Program &program) {
  Random &random = program.random;
  const Convolution c = smallConvolution(random);
  const Type type = random.anyType();
  program.zeroSigns = false;
  const Value lhs = program.operand(type, c.lhsShape, Values::Small);
  const Value rhs = program.operand(type, c.rhsShape, Values::Small);
  const bool dynamic = random.chance(50);
  std::vector<int64_t> padding;
  for (size_t s = 0; s < c.low.size(); ++s)
    padding.insert(padding.end(), {c.low[s], c.high[s]});
  const Type sizes = random.oneOf({SHLO_TYPE_I32, SHLO_TYPE_I64});
  const Value flat = program.extents(padding, sizes, dynamic);
  const Shape shape = {int64_t(c.low.size()), 2};
  const Value pad = program.op1("stablehlo.reshape", {flat}, "", reshape(flat.array, shape));
  program.use(program.op1("stablehlo.dynamic_conv", {lhs, rhs, pad}, text(c),
                          convolution(c, lhs.array, rhs.array, type), "", dynamic && random.chance(70)));
}

} // namespace formulas
