// Reductions of a short axis by a body of several ops, such as that of argmax, as these ops on arrays: a kernel would
// run them for one element after another. And windows that are all of an operand, as reductions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/array_bodies.h"
#include "plan/replace.h"
#include "plan/simplify.h"

#include <algorithm>

namespace shlo::plan {

namespace {

constexpr int64_t leastResults = 1024; // elements; fewer are one call of a kernel
constexpr int64_t mostOps = 96, mostOfProgram = 1 << 14;

class Unroller {
public:
  explicit Unroller(Program &program) : program(program), arrays(program) {}

  void unroll(Body &body) {
    auto change = [&](Op &op, std::vector<Op> &ops) {
      if (isWholeWindow(op))
        addReduction(op, ops);
      else if (isShortReduction(op))
        addUnrolled(op, ops);
      else
        return false;
      return true;
    };
    replaceInBodies(body, change);
  }

private:
  // Along some axes it is all of the operand, along the others one element.
  bool isWholeWindow(const Op &op) const {
    const auto *window = std::get_if<ReduceWindow>(&op.data);
    if (!window || op.results.empty() || op.operands.size() != 2 * op.results.size())
      return false;
    const Extents &shape = arrays.shapeOf(op.operands[0]);
    bool isLonger = false;
    for (size_t d = 0; d < shape.size(); ++d) {
      const int64_t length = window->windowDimensions[d];
      if (window->paddingLow[d] != 0 || window->paddingHigh[d] != 0 || window->baseDilations[d] != 1 ||
          window->windowDilations[d] != 1 || (length != shape[d] && (length != 1 || window->windowStrides[d] != 1)))
        return false;
      isLonger = isLonger || length > 1;
    }
    return isLonger;
  }
  void addReduction(Op &op, std::vector<Op> &ops) {
    const Extents shape = arrays.shapeOf(op.operands[0]);
    const NumberList &window = std::get<ReduceWindow>(op.data).windowDimensions;
    Reduce reduce;
    Extents kept;
    for (size_t d = 0; d < shape.size(); ++d)
      if (window[d] > 1)
        reduce.dimensions.push_back(int64_t(d));
      else
        kept.push_back(shape[d]);
    Op reduction{std::move(reduce), op.operands, {}, std::move(op.bodies), op.origin};
    for (ValueId result : op.results)
      reduction.results.push_back(arrays.newValue(program.values[result].element, kept));
    const ValueList reduced = reduction.results;
    ops.push_back(std::move(reduction));
    for (size_t i = 0; i < reduced.size(); ++i)
      ops.push_back({Reshape{}, {reduced[i]}, {op.results[i]}, {}, op.origin});
  }

  // The elements of the axis must be next to others of the same place: those of one result are not read one by one.
  bool isShortReduction(const Op &op) const {
    const auto *reduce = std::get_if<Reduce>(&op.data);
    if (!reduce || reduce->dimensions.size() != 1)
      return false;
    const Extents &shape = arrays.shapeOf(op.operands[0]);
    const auto axis = size_t(reduce->dimensions[0]);
    int64_t inside = 1;
    for (size_t d = axis + 1; d < shape.size(); ++d)
      inside *= shape[d];
    const int64_t most = inside == 1 ? 4 : inside >= 16 ? 8 : 0, length = shape[axis];
    const int64_t made = int64_t(op.bodies[0].ops.size()) * length;
    return length >= 2 && length <= most && made <= mostOps && unrolled + made <= mostOfProgram &&
           elementCount(shape) / length >= leastResults && arrays.isOfNumbers(op);
  }

  void addUnrolled(const Op &op, std::vector<Op> &ops) {
    const Extents whole = arrays.shapeOf(op.operands[0]);
    const auto axis = size_t(std::get<Reduce>(op.data).dimensions[0]);
    const Extents shape = arrays.shapeOf(op.results[0]);
    const size_t count = op.results.size();
    unrolled += int64_t(op.bodies[0].ops.size()) * whole[axis];
    ValueList values;
    for (size_t k = 0; k < count; ++k)
      values.push_back(arrays.add(ops, BroadcastInDim{}, {op.operands[count + k]}, shape, op));
    for (int64_t i = 0; i < whole[axis]; ++i) {
      for (size_t k = 0; k < count; ++k) {
        Extents start(whole.size(), 0), limit = whole, one = whole;
        start[axis] = i;
        limit[axis] = i + 1;
        one[axis] = 1;
        const ValueId slice =
            arrays.add(ops, Slice{start, limit, Extents(whole.size(), 1)}, {op.operands[k]}, std::move(one), op);
        values.push_back(arrays.add(ops, Reshape{}, {slice}, shape, op));
      }
      values = arrays.addBody(op, values, shape, ops);
    }
    for (size_t k = 0; k < count; ++k)
      ops.push_back({Reshape{}, {values[k]}, {op.results[k]}, {}, op.origin});
  }

  Program &program;
  ArrayBodies arrays;
  int64_t unrolled = 0; // ops
};

} // namespace

void unrollShortReductions(Program &program) { Unroller(program).unroll(program.body); }

} // namespace shlo::plan
