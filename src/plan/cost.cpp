// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/cost.h"

#include "plan/program.h"

#include <cmath>

namespace shlo::plan {

namespace {

constexpr bool isTranscendental(ElementFunction function) {
  switch (function) {
#define SHLO_TRANSCENDENTAL(enumerator) case ElementFunction::enumerator:
#include "opset/transcendentals.inc"
#undef SHLO_TRANSCENDENTAL
    return true;
  default: return false;
  }
}

double product(const Extents &extents) {
  double result = 1;
  for (int64_t extent : extents)
    result *= double(extent);
  return result;
}

class Counter {
public:
  explicit Counter(const Program &program) : program(program) {}

  Cost count(const Body &body) const {
    Cost cost;
    for (const Op &op : body.ops) {
      std::visit([&](const auto &data) { add(cost, data, op); }, op.data);
      if (info(op.data).kind != OpInfo::View && !std::holds_alternative<Constant>(op.data))
        for (const ValueList *values : {&op.operands, &op.results})
          for (ValueId value : *values)
            cost.bytes += double(byteSize(program.values[value]));
    }
    return cost;
  }

private:
  static constexpr double mostCounted = 1 << 16;

  double elements(ValueId value) const { return product(program.values[value].shape); }
  double extent(ValueId value, int64_t dimension) const {
    return double(program.values[value].shape[size_t(dimension)]);
  }

  static void addBody(Cost &cost, const Cost &body, double times) {
    cost.flops += body.flops * times;
    cost.transcendentals += body.transcendentals * times;
  }
  static void addAll(Cost &cost, const Cost &other) {
    addBody(cost, other, 1);
    cost.bytes += other.bytes;
  }

  // Ops that only move elements.
  template <typename Data> void add(Cost &, const Data &, const Op &) const {}

  void add(Cost &cost, const Elementwise &data, const Op &op) const {
    (isTranscendental(data.function) ? cost.transcendentals : cost.flops) += elements(op.results[0]);
  }
  void add(Cost &cost, const DotGeneral &data, const Op &op) const {
    double contracted = 1;
    for (int64_t dimension : data.lhsContractingDimensions)
      contracted *= extent(op.operands[0], dimension);
    cost.flops += 2 * elements(op.results[0]) * contracted;
  }
  // A product counts if its element of the input is one, and not padding or between elements that are spread.
  void add(Cost &cost, const Convolution &data, const Op &op) const {
    const ValueId input = op.operands[0], kernel = op.operands[1], output = op.results[0];
    double products = extent(output, data.outputBatchDimension) * extent(output, data.outputFeatureDimension) *
                      extent(kernel, data.kernelInputFeatureDimension);
    for (size_t i = 0; i < data.outputSpatialDimensions.size(); ++i) {
      const int64_t size = program.values[input].shape[size_t(data.inputSpatialDimensions[i])],
                    window = program.values[kernel].shape[size_t(data.kernelSpatialDimensions[i])],
                    positions = program.values[output].shape[size_t(data.outputSpatialDimensions[i])];
      const int64_t spread = data.lhsDilation[i];
      double pairs = 0;
      // All of them, where counting would take long.
      if (double(window) * double(std::min(spread, positions)) > mostCounted)
        pairs = double(window) * double(positions);
      else
        for (int64_t w = 0; w < window; ++w)
          pairs += double(readingPositions(w * data.rhsDilation[i] - data.paddingLow[i], data.windowStrides[i],
                                           positions, spread, size));
      products *= pairs;
    }
    cost.flops += 2 * products;
  }
  // The number of n < positions for which first + n * stride is a multiple of `spread`, from 0 to below size * spread.
  static int64_t readingPositions(int64_t first, int64_t stride, int64_t positions, int64_t spread, int64_t size) {
    if (size == 0)
      return 0;
    const int64_t last = (size - 1) * spread;
    if (spread == 1) {
      const int64_t from = first >= 0 ? 0 : (-first + stride - 1) / stride;
      const int64_t to = last < first ? -1 : (last - first) / stride;
      return std::max<int64_t>(0, std::min(to, positions - 1) - from + 1);
    }
    // Remainders repeat after as many positions as the spread has, so few have to be looked at.
    int64_t count = 0;
    const int64_t period = std::min(spread, positions);
    for (int64_t n = 0; n < period; ++n)
      if ((first + n * stride) % spread == 0)
        count +=
            readingPositions(first + n * stride, stride * spread, (positions - n + spread - 1) / spread, 1, last + 1);
    return count;
  }
  void add(Cost &cost, const Reduce &, const Op &op) const {
    addBody(cost, count(op.bodies[0]), elements(op.operands[0]) - elements(op.results[0]));
  }
  void add(Cost &cost, const ReduceWindow &data, const Op &op) const {
    addBody(cost, count(op.bodies[0]), elements(op.results[0]) * (product(data.windowDimensions) - 1));
  }
  void add(Cost &cost, const SelectAndScatter &data, const Op &op) const {
    const double sources = elements(op.operands[1]);
    addBody(cost, count(op.bodies[0]), sources * (product(data.windowDimensions) - 1));
    addBody(cost, count(op.bodies[1]), sources);
  }
  void add(Cost &cost, const Scatter &, const Op &op) const {
    addBody(cost, count(op.bodies[0]), elements(op.operands.back()));
  }
  void add(Cost &cost, const Sort &data, const Op &op) const {
    const double length = extent(op.operands[0], data.dimension);
    addBody(cost, count(op.bodies[0]), elements(op.operands[0]) * std::ceil(std::log2(std::max(length, 2.0))));
  }
  void add(Cost &cost, const Fft &data, const Op &op) const {
    const double length = product(data.fftLength);
    cost.flops += 5 * std::max(elements(op.operands[0]), elements(op.results[0])) * std::log2(std::max(length, 2.0));
  }
  void add(Cost &cost, const Cholesky &, const Op &op) const {
    const double rows = double(program.values[op.results[0]].shape.back());
    cost.flops += elements(op.results[0]) * rows / 3;
  }
  void add(Cost &cost, const TriangularSolve &, const Op &op) const {
    const double rows = double(program.values[op.operands[0]].shape.back());
    cost.flops += elements(op.results[0]) * rows;
  }
  void add(Cost &cost, const While &, const Op &op) const {
    for (const Body &body : op.bodies)
      addAll(cost, count(body));
  }
  void add(Cost &cost, const Case &, const Op &op) const {
    Cost most;
    for (const Body &body : op.bodies)
      if (const Cost branch = count(body); branch.flops + branch.transcendentals >= most.flops + most.transcendentals)
        most = branch;
    addAll(cost, most);
  }
  void add(Cost &cost, const GridComputation &data, const Op &) const {
    Cost process = costOf(*data.program);
    for (double *part : {&process.flops, &process.transcendentals, &process.bytes})
      *part *= double(data.program->grid.size());
    addAll(cost, process);
  }

  const Program &program;
};

} // namespace

Cost costOf(const Program &program) { return Counter(program).count(program.body); }

} // namespace shlo::plan
