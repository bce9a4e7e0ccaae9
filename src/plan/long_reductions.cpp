// Long reductions to few numbers by a body of several ops, which a kernel would run for one element after another:
// pairs of neighbours are combined on arrays, then pairs of these, until few are left. That changes how the elements
// are grouped, which the specification leaves open (reduce: any tree whose leaves are the elements in order), and not
// their order.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/array_bodies.h"
#include "plan/associative.h"
#include "plan/replace.h"
#include "plan/simplify.h"

#include <algorithm>
#include <bit>

namespace shlo::plan {

namespace {

constexpr int64_t mostResults = 16, leastLength = 512; // more results are computed side by side
constexpr int64_t mostLeft = 16;                       // elements of a piece
constexpr int64_t mostOps = 1024, mostOfProgram = 1 << 14;

class Halver {
public:
  explicit Halver(Program &program) : arrays(program), arePositions(program.values.size()) {
    findPositions(program.body);
  }

  void run(Body &body) {
    auto change = [&](Op &op, std::vector<Op> &ops) {
      if (!isLong(op))
        return false;
      replace(op, ops);
      return true;
    };
    replaceInBodies(body, change);
  }

private:
  void findPositions(const Body &body) {
    for (const Op &op : body.ops) {
      if (std::get_if<Iota>(&op.data) || (info(op.data).kind == OpInfo::View && arePositions[op.operands[0]]))
        arePositions[op.results[0]] = true;
      for (const Body &inner : op.bodies)
        findPositions(inner);
    }
  }

  // The reduced axes follow each other, so that they can become one. What depends on positions, as
  // argmax does, has a kernel.
  bool isLong(const Op &op) {
    const auto *reduce = std::get_if<Reduce>(&op.data);
    if (!reduce || reduce->dimensions.empty() || !arrays.isOfNumbers(op) ||
        std::any_of(op.operands.begin(), op.operands.end(),
                    [&](ValueId value) { return value < arePositions.size() && arePositions[value]; }))
      return false;
    const Extents &shape = arrays.shapeOf(op.operands[0]);
    Extents axes(reduce->dimensions.begin(), reduce->dimensions.end());
    std::sort(axes.begin(), axes.end());
    if (axes.back() - axes.front() != int64_t(axes.size()) - 1)
      return false;
    const int64_t results = elementCount(arrays.shapeOf(op.results[0]));
    if (results == 0 || results > mostResults || elementCount(shape) / results < leastLength)
      return false;
    int64_t levels = 0; // of all pieces
    for (int64_t length = elementCount(shape) / results; length > mostLeft;
         length -= length >> levelsOf(length) << levelsOf(length))
      levels += levelsOf(length);
    const int64_t made = levels * int64_t(op.bodies[0].ops.size());
    if (made > mostOps || halved + made > mostOfProgram || !isAssociative(arrays.whole(), op))
      return false;
    halved += made;
    return true;
  }
  // So that 8 to 15 elements are left.
  static int64_t levelsOf(int64_t length) { return std::bit_width(uint64_t(length)) - 4; }

  void replace(Op &op, std::vector<Op> &ops) {
    const Extents whole = arrays.shapeOf(op.operands[0]);
    const auto &reduced = std::get<Reduce>(op.data).dimensions;
    const int64_t first = *std::min_element(reduced.begin(), reduced.end());
    int64_t before = 1;
    for (int64_t d = 0; d < first; ++d)
      before *= whole[size_t(d)];
    const int64_t results = elementCount(arrays.shapeOf(op.results[0])), length = elementCount(whole) / results;
    const Extents shape = {before, length, results / before};
    const size_t count = op.results.size();
    ValueList line;
    for (size_t k = 0; k < count; ++k)
      line.push_back(arrays.add(ops, Reshape{}, {op.operands[k]}, shape, op));
    std::vector<ValueList> pieces; // in order
    for (int64_t begin = 0; begin < length;) {
      const int64_t rest = length - begin, levels = rest > mostLeft ? levelsOf(rest) : 0;
      const int64_t taken = rest >> levels << levels;
      ValueList piece = cut(op, line, begin, begin + taken, 1, ops);
      for (int64_t i = 0; i < levels; ++i) {
        const int64_t end = arrays.shapeOf(piece[0])[1];
        ValueList pairs = cut(op, piece, 0, end, 2, ops);
        const ValueList second = cut(op, piece, 1, end, 2, ops);
        const Extents half = arrays.shapeOf(pairs[0]);
        pairs.insert(pairs.end(), second.begin(), second.end());
        piece = arrays.addBody(op, pairs, half, ops);
      }
      pieces.push_back(std::move(piece));
      begin += taken;
    }
    Op last{Reduce{{1}}, {}, {}, std::move(op.bodies), op.origin};
    for (size_t k = 0; k < count; ++k)
      last.operands.push_back(joined(op, pieces, k, ops));
    for (size_t k = 0; k < count; ++k)
      last.operands.push_back(op.operands[count + k]);
    for (ValueId result : op.results)
      last.results.push_back(arrays.newValue(arrays.elementOf(result), {shape[0], shape[2]}));
    const ValueList made = last.results;
    ops.push_back(std::move(last));
    for (size_t k = 0; k < count; ++k)
      ops.push_back({Reshape{}, {made[k]}, {op.results[k]}, {}, op.origin});
  }

  // Elements [begin, end) of the middle axis, with a step.
  ValueList cut(const Op &op, const ValueList &values, int64_t begin, int64_t end, int64_t step, std::vector<Op> &ops) {
    const Extents whole = arrays.shapeOf(values[0]);
    const Extents shape = {whole[0], (end - begin + step - 1) / step, whole[2]};
    if (shape == whole)
      return values;
    ValueList result;
    for (ValueId value : values)
      result.push_back(
          arrays.add(ops, Slice{{0, begin, 0}, {whole[0], end, whole[2]}, {1, step, 1}}, {value}, shape, op));
    return result;
  }
  ValueId joined(const Op &op, const std::vector<ValueList> &pieces, size_t k, std::vector<Op> &ops) {
    if (pieces.size() == 1)
      return pieces[0][k];
    ValueList parts;
    Extents shape = arrays.shapeOf(pieces[0][k]);
    shape[1] = 0;
    for (const ValueList &piece : pieces) {
      parts.push_back(piece[k]);
      shape[1] += arrays.shapeOf(piece[k])[1];
    }
    return arrays.add(ops, Concatenate{1}, std::move(parts), std::move(shape), op);
  }

  ArrayBodies arrays;
  std::vector<bool> arePositions; // by value
  int64_t halved = 0;             // ops
};

} // namespace

void halveLongReductions(Program &program) { Halver(program).run(program.body); }

} // namespace shlo::plan
