// Products of a long matrix with a tiny one, and of many matrices of few columns with a vector each, as elementwise ops
// on columns: a product kernel would have too few columns for a vector, and would put the rows in order first. Products
// of many vectors with one vector each, as sums of products. Products of many small complex matrices, as those of their
// parts: kernels of small real products take many at once.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/replace.h"
#include "plan/simplify.h"

#include <algorithm>

namespace shlo::plan {

namespace {

constexpr int64_t mostExtent = 4, leastRows = 4096, leastVectors = 16;
constexpr int64_t mostElements = 64; // of a small complex matrix

class Splitter {
public:
  explicit Splitter(Program &program) : program(program) {}

  // Bodies are nested: this needs little stack.
  void split(Body &body) {
    for (Op &op : body.ops)
      for (Body &inner : op.bodies)
        split(inner);
    replaceOps(body, [&](const Op &op, std::vector<Op> &ops) {
      if (isBatchOfVectors(op))
        addBatch(op, ops);
      else if (areRowsOfBoth(op))
        addSums(op, ops);
      else if (areSmallComplex(op))
        addParts(op, ops);
      else if (isTiny(op))
        addColumns(op, ops);
      else
        return false;
      return true;
    });
  }

private:
  const Extents &shapeOf(ValueId value) const { return program.values[value].shape; }

  // (..., K) times (K, N) or (K), in floats of which products are not computed in wider ones.
  bool isTiny(const Op &op) const {
    const auto *dot = std::get_if<DotGeneral>(&op.data);
    if (!dot || op.operands.size() != 2 || !dot->lhsBatchingDimensions.empty() ||
        dot->lhsContractingDimensions.size() != 1)
      return false;
    const ElementType element = program.values[op.results[0]].element;
    const Extents &left = shapeOf(op.operands[0]), &right = shapeOf(op.operands[1]);
    if ((element != ElementType::F32 && element != ElementType::F64) || left.size() < 2 || right.empty() ||
        right.size() > 2 || dot->lhsContractingDimensions[0] + 1 != int64_t(left.size()) ||
        dot->rhsContractingDimensions[0] != 0)
      return false;
    for (ValueId operand : op.operands)
      if (program.values[operand].element != element)
        return false;
    return left.back() >= 2 && left.back() <= mostExtent && (right.size() == 1 || right[1] <= mostExtent) &&
           elementCount(left) / left.back() >= leastRows && elementCount(right) > 0;
  }

  // The number of batching dimensions of a product of such floats, which contracts one axis, if they are the first ones
  // of both operands; 0: it is no such product.
  int64_t leadingBatch(const Op &op) const {
    const auto *dot = std::get_if<DotGeneral>(&op.data);
    if (!dot || op.operands.size() != 2 || dot->lhsBatchingDimensions != dot->rhsBatchingDimensions ||
        dot->lhsContractingDimensions.size() != 1)
      return 0;
    const auto batch = int64_t(dot->lhsBatchingDimensions.size());
    for (int64_t d = 0; d < batch; ++d)
      if (dot->lhsBatchingDimensions[size_t(d)] != d)
        return 0;
    const ElementType element = program.values[op.results[0]].element;
    const bool isSame = std::all_of(op.operands.begin(), op.operands.end(),
                                    [&](ValueId operand) { return program.values[operand].element == element; });
    return isSame && (element == ElementType::F32 || element == ElementType::F64) ? batch : 0;
  }
  // (B..., M, K) times (B..., K), or the other way round.
  bool isBatchOfVectors(const Op &op) const {
    const int64_t batch = leadingBatch(op);
    if (batch == 0)
      return false;
    const auto &dot = std::get<DotGeneral>(op.data);
    const size_t matrix = matrixOf(op);
    const Extents &left = shapeOf(op.operands[matrix]), &right = shapeOf(op.operands[1 - matrix]);
    const int64_t ofLeft = (matrix == 0 ? dot.lhsContractingDimensions : dot.rhsContractingDimensions)[0];
    return int64_t(left.size()) == batch + 2 && int64_t(right.size()) == batch + 1 && ofLeft == batch + 1 &&
           left.back() >= 2 && left.back() <= mostExtent && elementCount(left) / left.back() >= leastRows;
  }
  // (B..., K) times (B..., K).
  bool areRowsOfBoth(const Op &op) const {
    const int64_t batch = leadingBatch(op);
    if (batch == 0)
      return false;
    const Extents &shape = shapeOf(op.operands[0]);
    return int64_t(shape.size()) == batch + 1 && shapeOf(op.operands[1]) == shape && shape.back() >= 2 &&
           elementCount(shape) / shape.back() >= leastVectors;
  }
  bool areSmallComplex(const Op &op) const {
    const auto *dot = std::get_if<DotGeneral>(&op.data);
    if (!dot || op.operands.size() != 2 || dot->lhsBatchingDimensions.empty())
      return false;
    const TensorType &result = program.values[op.results[0]];
    if (!isComplex(result.element) || program.values[op.operands[0]].element != result.element ||
        program.values[op.operands[1]].element != result.element || elementCount(shapeOf(op.operands[0])) == 0)
      return false;
    int64_t batches = 1;
    for (int64_t d : dot->lhsBatchingDimensions)
      batches *= shapeOf(op.operands[0])[size_t(d)];
    return batches >= leastVectors && elementCount(result.shape) / batches <= mostElements &&
           elementCount(shapeOf(op.operands[0])) / batches <= mostElements &&
           elementCount(shapeOf(op.operands[1])) / batches <= mostElements;
  }
  // Which operand has more axes.
  size_t matrixOf(const Op &op) const {
    return shapeOf(op.operands[0]).size() >= shapeOf(op.operands[1]).size() ? 0 : 1;
  }

  ValueId add(std::vector<Op> &ops, OpData data, ValueList operands, Extents shape, const Op &like) {
    const auto made = ValueId(program.values.size());
    program.values.push_back({program.values[like.results[0]].element, std::move(shape)});
    ops.push_back({std::move(data), std::move(operands), {made}, {}, like.origin});
    return made;
  }
  // The elements from `start` on, one along each axis that `extents` has as 1, in another shape.
  ValueId part(std::vector<Op> &ops, ValueId value, Extents start, Extents extents, Extents shape, const Op &like) {
    Extents limit = start, steps(start.size(), 1);
    for (size_t d = 0; d < limit.size(); ++d)
      limit[d] += extents[d];
    const ValueId sliced =
        add(ops, Slice{std::move(start), std::move(limit), std::move(steps)}, {value}, extents, like);
    return add(ops, Reshape{}, {sliced}, std::move(shape), like);
  }

  void addColumns(const Op &op, std::vector<Op> &ops) {
    const Extents left = shapeOf(op.operands[0]), right = shapeOf(op.operands[1]);
    const Extents rows(left.begin(), left.end() - 1);
    const int64_t depth = left.back(), columns = right.size() == 1 ? 1 : right[1];
    ValueList parts;
    for (int64_t k = 0; k < depth; ++k) {
      Extents start(left.size(), 0), column = left;
      start.back() = k;
      column.back() = 1;
      parts.push_back(part(ops, op.operands[0], std::move(start), std::move(column), rows, op));
    }
    ValueList made;
    for (int64_t j = 0; j < columns; ++j) {
      ValueId sum = 0;
      for (int64_t k = 0; k < depth; ++k) {
        Extents start{k};
        if (right.size() == 2)
          start.push_back(j);
        const ValueId factor = part(ops, op.operands[1], start, Extents(right.size(), 1), {}, op);
        const ValueId repeated = add(ops, BroadcastInDim{}, {factor}, rows, op);
        const ValueId product = add(ops, Elementwise{ElementFunction::Mul}, {parts[size_t(k)], repeated}, rows, op);
        sum = k == 0 ? product : add(ops, Elementwise{ElementFunction::Add}, {sum, product}, rows, op);
      }
      Extents column = rows;
      column.push_back(1);
      made.push_back(right.size() == 2 ? add(ops, Reshape{}, {sum}, std::move(column), op) : sum);
    }
    if (right.size() == 2)
      ops.push_back({Concatenate{int64_t(rows.size())}, std::move(made), op.results, {}, op.origin});
    else
      ops.push_back({Reshape{}, std::move(made), op.results, {}, op.origin});
  }

  void addBatch(const Op &op, std::vector<Op> &ops) {
    const size_t matrix = matrixOf(op);
    const ValueId columns = op.operands[matrix], factors = op.operands[1 - matrix];
    const Extents left = shapeOf(columns), right = shapeOf(factors);
    const Extents rows(left.begin(), left.end() - 1), batch(right.begin(), right.end() - 1);
    BroadcastInDim alongRows;
    for (size_t d = 0; d < batch.size(); ++d)
      alongRows.broadcastDimensions.push_back(int64_t(d));
    ValueId sum = 0;
    for (int64_t k = 0; k < left.back(); ++k) {
      Extents start(left.size(), 0), column = left, startOfFactor(right.size(), 0), factor = right;
      start.back() = startOfFactor.back() = k;
      column.back() = factor.back() = 1;
      const ValueId one = part(ops, columns, std::move(start), std::move(column), rows, op);
      const ValueId other = part(ops, factors, std::move(startOfFactor), std::move(factor), batch, op);
      const ValueId repeated = add(ops, alongRows, {other}, rows, op);
      const ValueId product = add(ops, Elementwise{ElementFunction::Mul}, {one, repeated}, rows, op);
      sum = k == 0 ? product : add(ops, Elementwise{ElementFunction::Add}, {sum, product}, rows, op);
    }
    ops.push_back({Reshape{}, {sum}, op.results, {}, op.origin});
  }

  void addParts(const Op &op, std::vector<Op> &ops) {
    const ElementType part =
        program.values[op.results[0]].element == ElementType::ComplexF32 ? ElementType::F32 : ElementType::F64;
    auto emit = [&](OpData data, ValueList operands, Extents shape) {
      const auto made = ValueId(program.values.size());
      program.values.push_back({part, std::move(shape)});
      ops.push_back({std::move(data), std::move(operands), {made}, {}, op.origin});
      return made;
    };
    ValueId parts[2][2]; // of each operand
    for (size_t side = 0; side < 2; ++side)
      for (size_t k = 0; k < 2; ++k)
        parts[side][k] = emit(Elementwise{k == 0 ? ElementFunction::Real : ElementFunction::Imag}, {op.operands[side]},
                              Extents(shapeOf(op.operands[side])));
    const Extents shape = shapeOf(op.results[0]);
    auto product = [&](size_t left, size_t right) { return emit(op.data, {parts[0][left], parts[1][right]}, shape); };
    const ValueId reals = product(0, 0), negated = product(1, 1), one = product(0, 1), other = product(1, 0);
    const ValueId re = emit(Elementwise{ElementFunction::Subtract}, {reals, negated}, shape);
    const ValueId im = emit(Elementwise{ElementFunction::Add}, {one, other}, shape);
    ops.push_back({Elementwise{ElementFunction::Complex}, {re, im}, op.results, {}, op.origin});
  }

  void addSums(const Op &op, std::vector<Op> &ops) {
    const Extents shape = shapeOf(op.operands[0]);
    const ElementType element = program.values[op.results[0]].element;
    auto bytes = Storage::allocate(byteSize(element), true);
    if (!bytes) { // the product remains
      ops.push_back(op);
      return;
    }
    const ValueId zero = add(ops, Constant{std::move(bytes), true}, {}, {}, op);
    const ValueId product = add(ops, Elementwise{ElementFunction::Mul}, op.operands, shape, op);
    Body body;
    for (int side = 0; side < 2; ++side) {
      body.parameters.push_back(ValueId(program.values.size()));
      program.values.push_back({element, {}});
    }
    body.results.push_back(add(body.ops, Elementwise{ElementFunction::Add}, body.parameters, {}, op));
    Op sum{Reduce{{int64_t(shape.size()) - 1}}, {product, zero}, op.results, {}, op.origin};
    sum.bodies.push_back(std::move(body));
    ops.push_back(std::move(sum));
  }

  Program &program;
};

} // namespace

void splitTinyProducts(Program &program) { Splitter(program).split(program.body); }

} // namespace shlo::plan
