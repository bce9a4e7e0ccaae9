// Convolutions of a dilated input, such as transposed ones and gradients of those with strides. Between the input's
// elements are zeros, so the results at every s-th place are those of a convolution of the input alone, by every s-th
// tap of the kernel: s phases for each axis. Phases that see the same windows are one convolution, of more features.
// Zeros are left out of the sums (convolution in the specification: the padding value of base_dilate is 0).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/replace.h"
#include "plan/simplify.h"

#include <algorithm>
#include <optional>

namespace shlo::plan {

namespace {

constexpr int64_t mostPhases = 256, mostConvolutions = 64;
constexpr double leastProducts = 1 << 16; // fewer are one call of a kernel

// Some phases of one axis, one after another, of which each sees the same windows.
struct Phases {
  int64_t count;
  int64_t taps;      // may be 0: the results are 0
  int64_t at;        // where the first window begins, in the input
  Extents firstTaps; // of each phase, in the kernel
};

// What is made of an axis of the window. One without dilation has no list of phases.
struct Axis {
  int64_t step = 1; // the dilation
  int64_t places;   // of each phase
  std::vector<Phases> phases;
};

int64_t ceilDivide(int64_t a, int64_t b) { return (a + b - 1) / b; }

class Splitter {
public:
  explicit Splitter(Program &program) : program(program) {}

  void run() {
    auto change = [&](Op &op, std::vector<Op> &ops) { return split(op, ops); };
    replaceInBodies(program.body, change);
  }

private:
  const Extents &shapeOf(ValueId id) const { return program.values[id].shape; }
  int64_t extentOf(ValueId id, int64_t axis) const { return shapeOf(id)[size_t(axis)]; }

  ValueId add(std::vector<Op> &ops, OpData data, ValueList operands, TensorType type, const Op &like) {
    const auto made = ValueId(program.values.size());
    program.values.push_back(std::move(type));
    ops.push_back({std::move(data), std::move(operands), {made}, {}, like.origin});
    return made;
  }

  // Fails for what the phases of one axis cannot say.
  bool findAxis(const Op &op, const Convolution &how, size_t d, Axis &axis) const {
    const int64_t step = how.lhsDilation[d], kernel = extentOf(op.operands[1], how.kernelSpatialDimensions[d]);
    const int64_t places = extentOf(op.results[0], how.outputSpatialDimensions[d]), low = how.paddingLow[d];
    axis.step = step;
    axis.places = ceilDivide(places, step);
    if (step == 1)
      return true;
    if (step > mostPhases || how.windowStrides[d] != 1 || how.rhsDilation[d] != 1)
      return false;
    for (int64_t phase = 0; phase < step; ++phase) {
      // Tap k of place i * step + phase reads the dilated input at i * step + phase + k - low.
      const int64_t tap = ((low - phase) % step + step) % step,
                    taps = tap < kernel ? ceilDivide(kernel - tap, step) : 0;
      const int64_t at = (phase + tap - low) / step; // without a rest
      const int64_t inKernel = how.windowReversal[d] ? kernel - 1 - tap - (taps - 1) * step : tap;
      const bool isLikeLast = !axis.phases.empty() && axis.phases.back().taps == taps &&
                              (axis.phases.back().at == at || taps == 0) && how.featureGroupCount == 1 &&
                              how.batchGroupCount == 1;
      if (!isLikeLast)
        axis.phases.push_back({0, taps, at, {}});
      ++axis.phases.back().count;
      axis.phases.back().firstTaps.push_back(inKernel);
    }
    return true;
  }

  // Kernels for features that lie beside each other leave out the zeros themselves.
  bool isWorthIt(const Op &op, const Convolution &how) const {
    const Extents &result = shapeOf(op.results[0]), &kernel = shapeOf(op.operands[1]);
    double products = double(elementCount(result)) * double(elementCount(kernel)) /
                      double(std::max<int64_t>(1, result[size_t(how.outputFeatureDimension)]));
    for (int64_t step : how.lhsDilation)
      products /= double(step);
    return products >= leastProducts && elementCount(shapeOf(op.operands[0])) > 0 &&
           how.outputFeatureDimension + 1 != int64_t(result.size());
  }

  bool split(Op &op, std::vector<Op> &ops) {
    const auto *how = std::get_if<Convolution>(&op.data);
    if (!how || std::all_of(how->lhsDilation.begin(), how->lhsDilation.end(), [](int64_t step) { return step == 1; }))
      return false;
    if (!isWorthIt(op, *how))
      return false;
    if (!zero && !(zero = Storage::allocate(sizeof(double) * 2, true))) // of any type
      return false;
    std::vector<Axis> axes(how->lhsDilation.size());
    int64_t phases = 1, convolutions = 1;
    for (size_t d = 0; d < axes.size(); ++d) {
      if (!findAxis(op, *how, d, axes[d]))
        return false;
      phases *= axes[d].step;
      convolutions *= std::max<int64_t>(1, int64_t(axes[d].phases.size()));
      if (phases > mostPhases || convolutions > mostConvolutions)
        return false;
    }
    std::vector<size_t> chosen(axes.size(), 0);
    const ValueId whole = join(op, *how, axes, 0, chosen, ops);

    // Phases beside their places become one axis.
    const TensorType result = program.values[op.results[0]];
    TensorType joined = result;
    for (size_t d = 0; d < axes.size(); ++d)
      joined.shape[size_t(how->outputSpatialDimensions[d])] = axes[d].places * axes[d].step;
    if (joined.shape == result.shape) {
      ops.push_back({Reshape{}, {whole}, op.results, {}, op.origin});
      return true;
    }
    const size_t rank = joined.shape.size();
    const ValueId longer = add(ops, Reshape{}, {whole}, std::move(joined), op);
    ops.push_back({Slice{Extents(rank, 0), result.shape, Extents(rank, 1)}, {longer}, op.results, {}, op.origin});
    return true;
  }

  // The results of the chosen phases of the axes before d, and of all phases of the others. An axis of phases follows
  // each axis of places.
  ValueId join(const Op &op, const Convolution &how, const std::vector<Axis> &axes, size_t d,
               std::vector<size_t> &chosen, std::vector<Op> &ops) {
    if (d == axes.size())
      return convolve(op, how, axes, chosen, ops);
    if (axes[d].step == 1)
      return join(op, how, axes, d + 1, chosen, ops);
    ValueList parts;
    for (chosen[d] = 0; chosen[d] < axes[d].phases.size(); ++chosen[d])
      parts.push_back(join(op, how, axes, d + 1, chosen, ops));
    if (parts.size() == 1)
      return parts[0];
    TensorType type = program.values[parts[0]];
    const int64_t axis = phasesAxis(how, axes, d);
    type.shape[size_t(axis)] = axes[d].step;
    return add(ops, Concatenate{axis}, std::move(parts), std::move(type), op);
  }
  // The dilated axis of the window that the axis of the result is.
  static std::optional<size_t> dilatedAt(const Convolution &how, const std::vector<Axis> &axes, int64_t axis) {
    for (size_t d = 0; d < axes.size(); ++d)
      if (how.outputSpatialDimensions[d] == axis && axes[d].step > 1)
        return d;
    return std::nullopt;
  }
  // Where the phases of d are in the result of convolve.
  static int64_t phasesAxis(const Convolution &how, const std::vector<Axis> &axes, size_t d) {
    int64_t axis = how.outputSpatialDimensions[d] + 1;
    for (size_t other = 0; other < axes.size(); ++other)
      axis += axes[other].step > 1 && how.outputSpatialDimensions[other] < how.outputSpatialDimensions[d];
    return axis;
  }

  // One convolution, in the order that join wants.
  ValueId convolve(const Op &op, const Convolution &how, const std::vector<Axis> &axes,
                   const std::vector<size_t> &chosen, std::vector<Op> &ops) {
    TensorType type = program.values[op.results[0]];
    const int64_t features = type.shape[size_t(how.outputFeatureDimension)];
    Convolution part = how;
    Extents counts; // of the phases of each axis
    bool isZero = false;
    for (size_t d = 0; d < axes.size(); ++d) {
      type.shape[size_t(how.outputSpatialDimensions[d])] = axes[d].places;
      if (axes[d].step == 1) {
        counts.push_back(1);
        continue;
      }
      const Phases &phases = axes[d].phases[chosen[d]];
      counts.push_back(phases.count);
      isZero |= phases.taps == 0;
      part.lhsDilation[d] = 1;
      part.paddingLow[d] = -phases.at;
      part.paddingHigh[d] =
          axes[d].places - 1 + phases.taps + phases.at - extentOf(op.operands[0], how.inputSpatialDimensions[d]);
    }
    TensorType ordered{type.element, {}}, apart = ordered;
    for (int64_t axis = 0; axis < int64_t(type.shape.size()); ++axis) {
      ordered.shape.push_back(type.shape[size_t(axis)]);
      if (const auto d = dilatedAt(how, axes, axis))
        ordered.shape.push_back(counts[*d]);
    }
    if (isZero)
      return add(ops, Constant{zero, true}, {}, std::move(ordered), op);

    const ValueId kernel = kernelOf(op, how, axes, chosen, counts, ops);
    for (int64_t count : counts)
      type.shape[size_t(how.outputFeatureDimension)] *= count;
    ValueId made = add(ops, std::move(part), {op.operands[0], kernel}, type, op);

    // The phases come out of the features, and go behind the places.
    Extents sources(type.shape.size()), phaseSources(axes.size());
    for (int64_t axis = 0; axis < int64_t(type.shape.size()); ++axis) {
      const bool isFeature = axis == how.outputFeatureDimension;
      for (size_t d = 0; isFeature && d < axes.size(); ++d) {
        phaseSources[d] = int64_t(apart.shape.size());
        if (axes[d].step > 1)
          apart.shape.push_back(counts[d]);
      }
      sources[size_t(axis)] = int64_t(apart.shape.size());
      apart.shape.push_back(isFeature ? features : type.shape[size_t(axis)]);
    }
    Extents permutation;
    for (int64_t axis = 0; axis < int64_t(type.shape.size()); ++axis) {
      permutation.push_back(sources[size_t(axis)]);
      if (const auto d = dilatedAt(how, axes, axis))
        permutation.push_back(phaseSources[*d]);
    }
    made = add(ops, Reshape{}, {made}, std::move(apart), op);
    return add(ops, Transpose{std::move(permutation)}, {made}, std::move(ordered), op);
  }

  // The taps of the phases, whose features are beside each other.
  ValueId kernelOf(const Op &op, const Convolution &how, const std::vector<Axis> &axes,
                   const std::vector<size_t> &chosen, const Extents &counts, std::vector<Op> &ops) {
    const TensorType whole = program.values[op.operands[1]];
    ValueList parts;
    TensorType type = whole;
    Extents phase(axes.size(), 0);
    for (bool isLast = false; !isLast;) {
      Slice slice{Extents(whole.shape.size(), 0), whole.shape, Extents(whole.shape.size(), 1)};
      for (size_t d = 0; d < axes.size(); ++d) {
        if (axes[d].step == 1)
          continue;
        const Phases &phases = axes[d].phases[chosen[d]];
        const auto axis = size_t(how.kernelSpatialDimensions[d]);
        slice.startIndices[axis] = phases.firstTaps[size_t(phase[d])];
        slice.limitIndices[axis] = slice.startIndices[axis] + (phases.taps - 1) * axes[d].step + 1;
        slice.strides[axis] = axes[d].step;
        type.shape[axis] = phases.taps;
      }
      parts.push_back(add(ops, std::move(slice), {op.operands[1]}, type, op));
      isLast = true;
      for (size_t d = axes.size(); d-- > 0 && isLast;) {
        isLast = ++phase[d] == counts[d];
        if (isLast)
          phase[d] = 0;
      }
    }
    if (parts.size() == 1)
      return parts[0];
    type.shape[size_t(how.kernelOutputFeatureDimension)] *= int64_t(parts.size());
    return add(ops, Concatenate{how.kernelOutputFeatureDimension}, std::move(parts), std::move(type), op);
  }

  Program &program;
  std::shared_ptr<Storage> zero;
};

} // namespace

void splitDilatedConvolutions(Program &program) { Splitter(program).run(); }

} // namespace shlo::plan
