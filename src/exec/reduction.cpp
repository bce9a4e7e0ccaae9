// Reductions with any body and of several tensors. Reductions by one element function are in fusions.
//
// The reduced elements are divided into runs that advance together, so the body gets many elements at a time. The runs
// are joined in order.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/body.h"
#include "exec/pieces.h"
#include "exec/reduction_extremes.h"
#include "exec/strided.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace shlo::exec {
namespace {

class ReduceKernel final : public Kernel {
public:
  ReduceKernel(const KernelRequest &request, std::shared_ptr<const BodyFunction> function)
      : function(std::move(function)), count(request.outputs.size()) {
    const auto &reduce = std::get<plan::Reduce>(request.op.data);
    const plan::Extents &shape = request.inputs[0].shape;
    for (size_t axis = 0; axis < shape.size(); ++axis) {
      const bool reduced =
          std::find(reduce.dimensions.begin(), reduce.dimensions.end(), int64_t(axis)) != reduce.dimensions.end();
      (reduced ? reducedAxes : keptAxes).push_back(axis);
      (reduced ? length : kept) *= shape[axis];
    }
    for (size_t axis : reducedAxes)
      reducedShape.push_back(shape[axis]);
    // Several runs need elements with a fixed stride.
    const bool oneAxis = reducedAxes.size() == 1;
    constexpr int64_t target = 1024;
    // Joining the runs takes as many calls of the body as there are runs. Few elements are reduced in order.
    const int64_t most = std::max<int64_t>(std::min(int64_t(std::sqrt(double(length))), length / 8), 1);
    runs = oneAxis && kept > 0 ? std::clamp<int64_t>(target / kept, 1, most) : 1;
    runLength = length / runs;
    for (size_t k = 0; k < count; ++k)
      addOperand(request, k);
    bodyOffset = scratchBytes;
    scratchBytes += this->function->scratchBytes;
    pointerOffset = scratchBytes = (scratchBytes + 63) & ~size_t(63);
    scratchBytes += 3 * count * sizeof(char *);
  }

  Status run(const KernelArguments &arguments) const override {
    if (kept == 0)
      return {};
    auto **sums = reinterpret_cast<const char **>(arguments.scratch + pointerOffset); // followed by the elements
    auto **made = const_cast<char **>(sums + 2 * count);
    auto memory = [&](size_t k, size_t which) {
      return arguments.scratch + operands[k].offset + which * operands[k].size;
    };
    Watch watch(arguments.context);
    auto advance = [&](int64_t n) {
      if (!function->run(n, sums, made, arguments.scratch + bodyOffset, watch))
        return false;
      for (size_t k = 0; k < count; ++k) {
        char *old = const_cast<char *>(sums[k]);
        sums[k] = made[k];
        made[k] = old;
      }
      return true;
    };

    // The elements of all runs at a position. Several positions are loaded together.
    auto load = [&](size_t k, int64_t step) {
      const Operand &operand = operands[k];
      const char *source = arguments.inputs[k] + step * operand.steps[0];
      const int64_t past = step % operand.together;
      sums[count + k] = operand.isDirect ? source : memory(k, 3) + past * runs * kept * int64_t(operand.bytes);
      if (operand.isDirect || past != 0)
        return true;
      const bool isWhole = operand.together > 1 && runLength - step >= operand.together;
      return isWhole ? operand.several.run(memory(k, 3), source, watch)
                     : loadRest(operand, memory(k, 3), source, step, watch);
    };

    // Reduces all runs together, each from its first element.
    int64_t done = 0;
    if (runs > 1) {
      for (size_t k = 0; k < count; ++k) {
        sums[k] = memory(k, 0);
        made[k] = memory(k, 1);
        if (!operands[k].all.run(memory(k, 0), arguments.inputs[k], watch))
          return watch.status();
      }
      for (int64_t step = 0; step < runLength; ++step) {
        for (size_t k = 0; k < count; ++k)
          if (!load(k, step))
            return watch.status();
        if (step > 0 && !advance(runs * kept))
          return watch.status();
      }
      for (size_t k = 0; k < count; ++k)
        if (sums[k] != memory(k, 0))
          std::memcpy(memory(k, 0), sums[k], size_t(runs * kept) * operands[k].bytes);
      done = runs * runLength;
    }
    // Combines the init values with the runs, then with the remaining elements.
    for (size_t k = 0; k < count; ++k) {
      sums[k] = memory(k, 1);
      made[k] = memory(k, 2);
      if (!fill(memory(k, 1), arguments.inputs[count + k], kept, operands[k].bytes, watch))
        return watch.status();
    }
    for (int64_t run = 0; runs > 1 && run < runs; ++run) {
      for (size_t k = 0; k < count; ++k)
        sums[count + k] = memory(k, 0) + run * kept * int64_t(operands[k].bytes);
      if (!advance(kept))
        return watch.status();
    }
    for (int64_t element = done; element < length; ++element) {
      for (size_t k = 0; k < count; ++k) {
        if (runs == 1 && reducedShape.size() == 1) {
          if (!load(k, element))
            return watch.status();
          continue;
        }
        const char *source = arguments.inputs[k];
        int64_t left = element;
        for (size_t axis = reducedShape.size(); axis-- > 0;) {
          source += left % reducedShape[axis] * operands[k].steps[axis];
          left /= reducedShape[axis];
        }
        if (!operands[k].one.run(memory(k, 3), source, watch))
          return watch.status();
        sums[count + k] = memory(k, 3);
      }
      if (!advance(kept))
        return watch.status();
    }
    for (size_t k = 0; k < count; ++k)
      if (!copyBytes(arguments.outputs[k], sums[k], size_t(kept) * operands[k].bytes, watch))
        break;
    return watch.status();
  }

private:
  struct Operand {
    size_t bytes;        // of an element
    plan::Extents steps; // in bytes, along the reduced axes
    StridedCopy one;     // the kept elements at one position of the reduced axes
    StridedCopy all;     // the kept elements at one position of every run
    StridedCopy several; // the same at `together` positions
    int64_t together = 1;
    bool isDirect = false; // `all` is as in memory, so it needs no copy
    size_t offset, size;   // of its arrays in the scratch memory, the last of which is longer
  };

  // A function of its own, because bodies are made recursively and it needs much stack.
  [[gnu::noinline]] void addOperand(const KernelRequest &request, size_t k) {
    const Layout &layout = request.inputs[k];
    Operand operand;
    operand.bytes = byteSize(layout.element);
    plan::Extents keptShape, keptStrides;
    for (size_t axis : keptAxes) {
      keptShape.push_back(layout.shape[axis]);
      keptStrides.push_back(layout.strides[axis]);
    }
    for (size_t axis : reducedAxes)
      operand.steps.push_back(layout.strides[axis] * int64_t(operand.bytes));
    operand.one = StridedCopy(keptShape, keptStrides, operand.bytes, request.choice);
    if (reducedAxes.size() == 1) {
      keptShape.insert(keptShape.begin(), runs);
      keptStrides.insert(keptStrides.begin(), layout.strides[reducedAxes[0]] * runLength);
    }
    operand.all = StridedCopy(keptShape, keptStrides, operand.bytes, request.choice);
    operand.isDirect = !request.choice.general && operand.all.isContiguous();
    const size_t bytes = size_t(runs * kept) * operand.bytes;
    if (reducedAxes.size() == 1 && !operand.isDirect && !request.choice.general && bytes != 0) {
      // Neighbours in memory are often neighbours on the reduced axis.
      constexpr int64_t line = 64;
      constexpr size_t most = 512 << 10;
      operand.together = std::min(line / int64_t(operand.bytes), runLength);
      operand.together = std::max<int64_t>(std::min(operand.together, int64_t(most / bytes)), 1);
      keptShape.insert(keptShape.begin(), operand.together);
      keptStrides.insert(keptStrides.begin(), layout.strides[reducedAxes[0]]);
      operand.several = StridedCopy(keptShape, keptStrides, operand.bytes, request.choice);
    }
    // The sums of the runs, two arrays of sums, which are swapped after each call of the body, and elements.
    operand.offset = scratchBytes;
    operand.size = (bytes + 63) & ~size_t(63);
    scratchBytes += 3 * operand.size + ((size_t(operand.together) * bytes + 63) & ~size_t(63));
    operands.push_back(std::move(operand));
  }

  // The last positions, fewer than are loaded together.
  bool loadRest(const Operand &operand, char *to, const char *source, int64_t step, Watch &watch) const {
    const int64_t left = std::min(operand.together, runLength - step);
    for (int64_t i = 0; i < left; ++i)
      if (!operand.all.run(to + i * runs * kept * int64_t(operand.bytes), source + i * operand.steps[0], watch))
        return false;
    return true;
  }

  std::shared_ptr<const BodyFunction> function;
  size_t count;
  std::vector<size_t> keptAxes, reducedAxes;
  plan::Extents reducedShape;
  int64_t kept = 1, length = 1;
  int64_t runs = 1, runLength = 0;
  std::vector<Operand> operands;
  size_t bodyOffset = 0, pointerOffset = 0;
};

MadeKernel makePiece(const KernelRequest &request) {
  Result<std::shared_ptr<const BodyFunction>> function =
      BodyFunction::make(request.op.bodies[0], request.program, request.choice);
  if (!function)
    return std::move(function.error());
  std::unique_ptr<Kernel> general = std::make_unique<ReduceKernel>(request, std::move(*function));
  std::unique_ptr<Kernel> extreme = makeExtreme(request, general);
  return extreme ? std::move(extreme) : std::move(general);
}

// The kept axes before an axis that is reduced or has a different extent.
Division divisionOf(const KernelRequest &request) {
  const auto &reduce = std::get<plan::Reduce>(request.op.data);
  const plan::Extents &from = request.inputs[0].shape, &to = request.outputs[0].shape;
  const size_t count = request.outputs.size();
  plan::Extents kept;
  for (size_t axis = 0; axis < from.size(); ++axis)
    if (std::find(reduce.dimensions.begin(), reduce.dimensions.end(), int64_t(axis)) == reduce.dimensions.end() &&
        kept.size() < to.size() && from[axis] == to[kept.size()])
      kept.push_back(int64_t(axis));
  const plan::Extents whole(kept.size(), Division::whole);
  Division division{0.25 * double(request.inputs[0].elements()) * double(count), kept.size(), {}};
  for (size_t i = 0; i < 2 * count; ++i)
    division.inputAxes.push_back(i < count ? kept : whole);
  return division;
}

} // namespace

MadeKernel makeReduce(const KernelRequest &request) {
  const plan::Op &op = request.op;
  const size_t count = request.outputs.size();
  bool fits = count > 0 && request.inputs.size() == 2 * count && op.bodies.size() == 1 &&
              op.bodies[0].parameters.size() == 2 * count && op.bodies[0].results.size() == count;
  for (size_t k = 0; fits && k < count; ++k) {
    const ElementType element = request.outputs[k].element;
    const plan::Body &body = op.bodies[0];
    fits = request.inputs[k].element == element && request.inputs[count + k].element == element &&
           request.inputs[count + k].elements() == 1 && request.inputs[k].shape == request.inputs[0].shape &&
           request.program.values[body.parameters[k]].element == element &&
           request.program.values[body.parameters[count + k]].element == element &&
           request.program.values[body.results[k]].element == element;
  }
  if (!fits)
    return makeError(SHLO_INVALID_PROGRAM, "the operands, results and body of a reduction do not match");
  return makeInPieces(request, divisionOf(request), makePiece);
}

} // namespace shlo::exec
