// reduce_window and select_and_scatter.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"
#include "reductions.h"
#include "references.h"

#include <algorithm>

namespace formulas {

namespace {

struct Windows {
  std::vector<int64_t> dimensions, strides, baseDilations, windowDilations, low, high;
};

int64_t dilated(int64_t extent, int64_t dilation) { return extent == 0 ? 0 : (extent - 1) * dilation + 1; }

Windows randomWindows(Random &random, const Shape &shape, bool dilations) {
  Windows w;
  for (int64_t extent : shape) {
    const bool plain = random.chance(40);
    w.dimensions.push_back(random.chance(30) ? 1 : random.chance(15) ? extent + 1 : random.between(1, 4));
    w.strides.push_back(random.chance(50) ? 1 : random.between(1, 3));
    w.baseDilations.push_back(plain || !dilations || random.chance(60) ? 1 : random.between(1, 3));
    w.windowDilations.push_back(plain || !dilations || random.chance(60) ? 1 : random.between(1, 3));
    const int64_t base = dilated(extent, w.baseDilations.back());
    w.low.push_back(plain ? 0 : random.between(-2, 4));
    w.high.push_back(plain ? 0 : random.between(-2, 4));
    if (w.low.back() + w.high.back() + base < 0)
      w.high.back() = -base - w.low.back();
  }
  if (!shape.empty() && random.chance(15)) { // a running reduction along an axis
    const size_t axis = size_t(random.between(0, int64_t(shape.size()) - 1));
    const std::vector<int64_t> ones(shape.size(), 1), zeros(shape.size(), 0);
    w = {ones, ones, ones, ones, zeros, zeros};
    w.dimensions[axis] = std::max<int64_t>(shape[axis], 1);
    w.low[axis] = w.dimensions[axis] - 1;
    if (random.chance(50))
      std::swap(w.low, w.high);
  }
  return w;
}

// The number of windows along each axis.
Shape windowCounts(const Windows &w, const Shape &shape) {
  Shape counts;
  for (size_t d = 0; d < shape.size(); ++d) {
    const int64_t padded = w.low[d] + dilated(shape[d], w.baseDilations[d]) + w.high[d];
    const int64_t window = dilated(w.dimensions[d], w.windowDilations[d]);
    counts.push_back(padded == 0 || window > padded ? 0 : (padded - window) / w.strides[d] + 1);
  }
  return counts;
}

int64_t volume(const Windows &w, const Shape &shape) {
  return elementCount(w.dimensions) * std::max<int64_t>(elementCount(windowCounts(w, shape)), 1);
}

std::string text(const Windows &w) {
  return "window_dimensions = " + list(w.dimensions) + ", window_strides = " + list(w.strides) +
         ", padding = " + pairs(w.low, w.high);
}

} // namespace

void writeReduceWindow(Program &program) {
  Random &random = program.random;
  const Body body = reductionBody(random);
  program.zeroSigns = body.zeroSigns;
  Shape shape = random.shape(0, 4, 200);
  Windows w = randomWindows(random, shape, true);
  while (volume(w, shape) > 10000 || (elementCount(windowCounts(w, shape)) == 0 && random.chance(85))) {
    shape = random.shape(0, 3, 60);
    w = randomWindows(random, shape, true);
  }
  const std::vector<Value> inputs = groupOperands(program, body, shape);
  const std::vector<Value> init = initOperands(program, body);

  std::vector<int64_t> holes;
  for (int64_t dilation : w.baseDilations)
    holes.push_back(dilation - 1);
  std::vector<Array> padded, results;
  Elements inits;
  for (size_t k = 0; k < inputs.size(); ++k) {
    inits.push_back(init[k].array.elements[0]);
    padded.push_back(pad(inputs[k].array, inits[k], w.low, w.high, holes));
    results.emplace_back(body.types[k], windowCounts(w, shape), inits[k]);
  }
  for (const Index &index : indices(results[0].shape)) {
    Elements sum = inits;
    for (const Index &offset : indices(w.dimensions)) {
      Index at = index;
      for (size_t d = 0; d < at.size(); ++d)
        at[d] = index[d] * w.strides[d] + offset[d] * w.windowDilations[d];
      Elements group;
      for (const Array &array : padded)
        group.push_back(array.at(at));
      sum = body.apply(sum, group);
    }
    setGroup(results, index, sum);
  }
  std::vector<Value> operands = inputs;
  operands.insert(operands.end(), init.begin(), init.end());
  program.use(program.op("stablehlo.reduce_window", operands,
                         text(w) + ", base_dilations = " + list(w.baseDilations) +
                             ", window_dilations = " + list(w.windowDilations),
                         results, body.text));
}

namespace {

// The elements of the operand in a window.
std::vector<Index> insideWindow(const Windows &w, const Index &window, const Shape &shape) {
  std::vector<Index> inside;
  for (const Index &offset : indices(w.dimensions)) {
    Index at = offset;
    for (size_t d = 0; d < at.size(); ++d)
      at[d] += window[d] * w.strides[d] - w.low[d];
    if (inBounds(at, shape))
      inside.push_back(at);
  }
  return inside;
}

// What a window without elements selects is not specified.
bool hasEmptyWindow(const Windows &w, const Shape &shape) {
  for (const Index &window : indices(windowCounts(w, shape)))
    if (insideWindow(w, window, shape).empty())
      return true;
  return false;
}

} // namespace

void writeSelectAndScatter(Program &program) {
  Random &random = program.random;
  Body body = singleBody(random);
  while (isComplex(body.types[0]) || isBool(body.types[0]))
    body = singleBody(random);
  const Type type = body.operandTypes[0], resultType = body.types[0];
  program.zeroSigns = body.zeroSigns;
  Shape shape = random.shape(0, 4, 200);
  Windows w = randomWindows(random, shape, false);
  while (volume(w, shape) > 5000 || hasEmptyWindow(w, shape)) {
    shape = random.shape(0, 4, 100);
    w = randomWindows(random, shape, false);
  }
  const Value operand = program.operand(type, shape, Values::Finite);
  const Value source = groupOperands(program, body, windowCounts(w, shape))[0];
  const Value init = initOperands(program, body)[0];
  const std::string direction = random.oneOf({"GE", "GE", "GT", "LE", "LT"});

  Array result(resultType, shape, init.array.elements[0]);
  for (const Index &window : indices(source.array.shape)) {
    const std::vector<Index> inside = insideWindow(w, window, shape);
    Index selected = inside[0];
    for (const Index &at : inside)
      if (!compare(type, direction, "FLOAT", operand.array.at(selected), operand.array.at(at)))
        selected = at;
    result.at(selected) = body.apply({result.at(selected)}, {source.array.at(window)})[0];
  }
  const std::string t = tensorText(type, {});
  const std::string select = regionText({type},
                                        "    %s = stablehlo.compare " + direction + ", %l0, %r0, " + compareType(type) +
                                            " : (" + t + ", " + t + ") -> tensor<i1>\n",
                                        {"%s"}, {SHLO_TYPE_I1});
  program.use(
      program.op1("stablehlo.select_and_scatter", {operand, source, init}, text(w), result, select + ", " + body.text));
}

} // namespace formulas
