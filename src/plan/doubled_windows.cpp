// Windows that a body of several ops reduces, such as those of a cumulative logsumexp, on arrays: a kernel would run
// the body for each element of each window. Large windows of 2, 4, 8, ... elements are made from those of half as many,
// and windows of any other extent from these; small ones are combined element by element. That changes how the elements
// are grouped, which the specification leaves open (reduce_window: the body and the initial value form a monoid), and
// not their order.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/array_bodies.h"
#include "plan/associative.h"
#include "plan/replace.h"
#include "plan/simplify.h"

#include <algorithm>
#include <bit>

namespace shlo::plan {

namespace {

constexpr int64_t mostOps = 512, mostOfProgram = 1 << 14;
constexpr int64_t leastReduced = 4096; // elements of all windows; fewer are one call of a kernel
constexpr int64_t leastGain = 2;       // times fewer calls of the body

class Doubler {
public:
  explicit Doubler(Program &program) : arrays(program) {}

  void run(Body &body) {
    auto change = [&](Op &op, std::vector<Op> &ops) {
      if (isWorthwhile(op))
        replace(op, ops);
      else if (isSmall(op))
        combineElements(op, ops);
      else
        return false;
      return true;
    };
    replaceInBodies(body, change);
  }

private:
  static int64_t stepsFor(int64_t extent) {
    return std::bit_width(uint64_t(extent)) - 1 + std::popcount(uint64_t(extent)) - 1;
  }

  bool isWorthwhile(const Op &op) {
    const auto *window = std::get_if<ReduceWindow>(&op.data);
    if (!window || !arrays.isOfNumbers(op))
      return false;
    const Extents &shape = arrays.shapeOf(op.operands[0]);
    const __int128 padded = paddedElements(op);
    __int128 reduced = elementCount(arrays.shapeOf(op.results[0]));
    int64_t steps = 0;
    for (size_t d = 0; d < shape.size(); ++d) {
      const int64_t extent = window->windowDimensions[d];
      reduced *= extent;
      steps += stepsFor(extent);
      if (reduced > mostReduced)
        return false;
    }
    const int64_t made = steps * int64_t(op.bodies[0].ops.size());
    if (reduced < leastReduced || padded == 0 || made > mostOps || doubled + made > mostOfProgram ||
        padded * steps * leastGain > reduced || !isAssociative(arrays.whole(), op))
      return false;
    doubled += made;
    return true;
  }
  // Before windows are laid on it; its padding and holes are initial values.
  static __int128 paddedExtent(const ReduceWindow &window, const Extents &shape, size_t d) {
    const __int128 holes = shape[d] > 0 ? __int128(shape[d] - 1) * (window.baseDilations[d] - 1) : 0;
    return std::max<__int128>(0, shape[d] + holes + window.paddingLow[d] + window.paddingHigh[d]);
  }
  // 0 if there are many more than the program has: kernels do not need the padding in memory.
  __int128 paddedElements(const Op &op) const {
    constexpr int64_t mostTimes = 4;
    const auto &window = std::get<ReduceWindow>(op.data);
    const Extents &shape = arrays.shapeOf(op.operands[0]);
    const __int128 given = __int128(elementCount(shape)) + elementCount(arrays.shapeOf(op.results[0]));
    __int128 padded = 1;
    for (size_t d = 0; d < shape.size(); ++d)
      if (padded *= paddedExtent(window, shape, d); padded > mostTimes * given)
        return 0;
    return padded;
  }
  static constexpr __int128 mostReduced = __int128(1) << 60;

  void replace(const Op &op, std::vector<Op> &ops) {
    const auto &window = std::get<ReduceWindow>(op.data);
    const size_t rank = window.windowDimensions.size();
    ValueList values = padded(op, ops);
    // Elements that follow each other in a window are combined first, in the order of the last axis.
    for (size_t d = rank; d-- > 0;)
      values = alongAxis(op, std::move(values), d, ops);
    const Extents whole = arrays.shapeOf(values[0]), shape = arrays.shapeOf(op.results[0]);
    if (whole != shape)
      for (ValueId &value : values)
        value = arrays.add(ops, Slice{Extents(rank, 0), whole, window.windowStrides}, {value}, shape, op);
    finish(op, combine(op, initial(op, ops), values, ops), ops);
  }

  // Windows that lie side by side, or nearly.
  bool isSmall(const Op &op) {
    constexpr int64_t mostElements = 16, leastResults = 1024;
    const auto *window = std::get_if<ReduceWindow>(&op.data);
    if (!window || elementCount(arrays.shapeOf(op.results[0])) < leastResults || !arrays.isOfNumbers(op) ||
        paddedElements(op) == 0)
      return false;
    int64_t elements = 1;
    for (int64_t extent : window->windowDimensions)
      if (elements *= extent; elements > mostElements)
        return false;
    const int64_t made = elements * int64_t(op.bodies[0].ops.size());
    if (made > mostOps || doubled + made > mostOfProgram)
      return false;
    doubled += made;
    return true;
  }
  void combineElements(const Op &op, std::vector<Op> &ops) {
    const auto &window = std::get<ReduceWindow>(op.data);
    const Extents shape = arrays.shapeOf(op.results[0]);
    const size_t rank = shape.size();
    const ValueList all = padded(op, ops);
    const Extents whole = arrays.shapeOf(all[0]);
    ValueList values = initial(op, ops);
    Extents at(rank, 0); // in the window
    for (bool isMore = true; isMore;) {
      Extents start, limit;
      for (size_t d = 0; d < rank; ++d) {
        start.push_back(at[d] * window.windowDilations[d]);
        limit.push_back(start[d] + (shape[d] - 1) * window.windowStrides[d] + 1);
      }
      ValueList elements;
      for (ValueId value : all)
        elements.push_back(
            whole == shape ? value : arrays.add(ops, Slice{start, limit, window.windowStrides}, {value}, shape, op));
      values = combine(op, values, elements, ops);
      isMore = false;
      for (size_t d = rank; d-- > 0 && !isMore;) {
        isMore = ++at[d] < window.windowDimensions[d];
        if (!isMore)
          at[d] = 0;
      }
    }
    finish(op, values, ops);
  }

  // The operands with initial values around them and in their holes.
  ValueList padded(const Op &op, std::vector<Op> &ops) {
    const auto &window = std::get<ReduceWindow>(op.data);
    const size_t count = op.results.size();
    const Extents shape = arrays.shapeOf(op.operands[0]);
    Pad pad{window.paddingLow, window.paddingHigh, window.baseDilations};
    Extents made;
    for (size_t d = 0; d < shape.size(); ++d) {
      --pad.interiorPadding[d];
      made.push_back(int64_t(paddedExtent(window, shape, d)));
    }
    ValueList values;
    for (size_t k = 0; k < count; ++k)
      values.push_back(made == shape ? op.operands[k]
                                     : arrays.add(ops, pad, {op.operands[k], op.operands[count + k]}, made, op));
    return values;
  }
  // The initial values, one for each result.
  ValueList initial(const Op &op, std::vector<Op> &ops) {
    const size_t count = op.results.size();
    ValueList values;
    for (size_t k = 0; k < count; ++k)
      values.push_back(arrays.add(ops, BroadcastInDim{}, {op.operands[count + k]}, arrays.shapeOf(op.results[k]), op));
    return values;
  }
  static void finish(const Op &op, const ValueList &values, std::vector<Op> &ops) {
    for (size_t k = 0; k < values.size(); ++k)
      ops.push_back({Reshape{}, {values[k]}, {op.results[k]}, {}, op.origin});
  }

  // All windows along one axis, with a step of 1.
  ValueList alongAxis(const Op &op, ValueList values, size_t axis, std::vector<Op> &ops) {
    const auto &window = std::get<ReduceWindow>(op.data);
    const int64_t extent = window.windowDimensions[axis], dilation = window.windowDilations[axis];
    const int64_t length = arrays.shapeOf(values[0])[axis] - (extent - 1) * dilation; // of the result
    ValueList result;
    int64_t taken = 0; // elements of the window
    for (int64_t size = 1; size <= extent; size *= 2) {
      // `values` has windows of `size` elements.
      if (extent & size) {
        const ValueList part = cut(op, values, axis, taken * dilation, length, ops);
        result = result.empty() ? part : combine(op, result, part, ops);
        taken += size;
      }
      if (const int64_t rest = arrays.shapeOf(values[0])[axis] - size * dilation; 2 * size <= extent) {
        const ValueList first = cut(op, values, axis, 0, rest, ops);
        values = combine(op, first, cut(op, values, axis, size * dilation, rest, ops), ops);
      }
    }
    return result;
  }
  ValueList cut(const Op &op, const ValueList &values, size_t axis, int64_t begin, int64_t length,
                std::vector<Op> &ops) {
    const Extents whole = arrays.shapeOf(values[0]);
    if (whole[axis] == length)
      return values;
    Extents start(whole.size(), 0), limit = whole, shape = whole;
    start[axis] = begin;
    limit[axis] = begin + length;
    shape[axis] = length;
    ValueList result;
    for (ValueId value : values)
      result.push_back(arrays.add(ops, Slice{start, limit, Extents(whole.size(), 1)}, {value}, shape, op));
    return result;
  }
  ValueList combine(const Op &op, ValueList first, const ValueList &second, std::vector<Op> &ops) {
    const Extents shape = arrays.shapeOf(first[0]);
    for (ValueId value : second)
      first.push_back(value);
    return arrays.addBody(op, first, shape, ops);
  }

  ArrayBodies arrays;
  int64_t doubled = 0; // ops
};

} // namespace

void doubleWindows(Program &program) { Doubler(program).run(program.body); }

} // namespace shlo::plan
