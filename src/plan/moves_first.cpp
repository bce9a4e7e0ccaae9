// Moves gathers in front of element functions, so that only what is gathered is computed; transposes in front of
// element functions, if they move fewer bytes there; and transposes and reversals in front of concatenations, which
// then put their operands together in the order that is read. A product whose result is transposed gets its operands
// exchanged, if the innermost axis is then one of the left operand: what is left of the transpose moves runs, or
// nothing.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/simplify.h"

#include <algorithm>

namespace shlo::plan {

namespace {

bool hasMoves(const Body &body) {
  return std::any_of(body.ops.begin(), body.ops.end(), [](const Op &op) {
    return std::holds_alternative<Gather>(op.data) || std::holds_alternative<Concatenate>(op.data) ||
           std::holds_alternative<DotGeneral>(op.data) || std::holds_alternative<Transpose>(op.data) ||
           std::any_of(op.bodies.begin(), op.bodies.end(), hasMoves);
  });
}

class Mover {
public:
  explicit Mover(Program &program)
      : program(program), uses(program.values.size(), 0), isFactor(program.values.size()),
        places(program.values.size()) {
    count(program.body);
  }

  void move(Body &body) {
    std::vector<Replacement> replacements;
    for (size_t i = 0; i < body.ops.size(); ++i) {
      Op &op = body.ops[i];
      for (Body &inner : op.bodies)
        move(inner);
      if (std::holds_alternative<Gather>(op.data) && source(op, body))
        replacements.push_back({i, moved(op, body)});
      else if (const auto *reverse = std::get_if<Reverse>(&op.data); reverse && concatenation(op, body))
        replacements.push_back({i, reversed(*reverse, op, *concatenation(op, body))});
      else if (const auto *transpose = std::get_if<Transpose>(&op.data); transpose && concatenation(op, body))
        replacements.push_back({i, transposed(*transpose, op, *concatenation(op, body))});
      else if (transpose && isBetterBefore(op, body))
        replacements.push_back({i, movedBefore(*transpose, op, body)});
      else if (transpose && mayExchange(*transpose, op, body))
        replacements.push_back({i, exchanged(*transpose, op, *product(op, body))});
      else if (op.results.size() == 1)
        places[op.results[0]] = {&body, i};
    }
    replace(body.ops, std::move(replacements));
  }

private:
  struct Replacement {
    size_t index;
    std::vector<Op> ops; // backward
  };
  struct Place {
    const Body *body = nullptr;
    size_t index = 0;
  };

  void count(const ValueList &ids) {
    for (ValueId id : ids)
      ++uses[id];
  }
  void count(const Body &body) {
    for (const Op &op : body.ops) {
      count(op.operands);
      for (ValueId id : op.operands)
        isFactor[id] = isFactor[id] || isProduct(op);
      for (const Body &inner : op.bodies)
        count(inner);
    }
    count(body.results);
  }

  const TensorType &type(ValueId id) const { return program.values[id]; }
  // The op of the body that computes the value, if it is one of those that were there.
  const Op *maker(ValueId id, const Body &body) const {
    return id < places.size() && places[id].body == &body ? &body.ops[places[id].index] : nullptr;
  }

  // What computes the elements that the gather reads, if nothing else reads them, and most of them are not gathered.
  const Op *source(const Op &gather, const Body &body) const {
    const ValueId table = gather.operands[0];
    const Op *op = maker(table, body);
    if (!op || !std::holds_alternative<Elementwise>(op->data) || uses[table] != 1 || type(table).shape.empty() ||
        elementCount(type(gather.results[0]).shape) > elementCount(type(table).shape) / 2)
      return nullptr;
    const bool areAlike = std::all_of(op->operands.begin(), op->operands.end(), [&](ValueId id) {
      return type(id).shape.empty() || type(id).shape == type(table).shape;
    });
    return areAlike ? op : nullptr;
  }

  // What gives the result of the gather instead. The op whose elements it gathered is unused then.
  std::vector<Op> moved(const Op &gather, const Body &body) {
    std::vector<Op> open = {gather}, made; // made: those that read results of others come first
    while (!open.empty()) {
      Op next = std::move(open.back());
      open.pop_back();
      const Op *source = this->source(next, body);
      if (!source) {
        made.push_back(std::move(next));
        continue;
      }
      const size_t at = made.size();
      made.push_back({source->data, source->operands, next.results, {}, source->origin});
      for (size_t i = 0; i < source->operands.size(); ++i) {
        const ValueId operand = source->operands[i];
        if (type(operand).shape.empty())
          continue;
        const ValueId part = ValueId(program.values.size());
        program.values.push_back({type(operand).element, type(next.results[0]).shape});
        made[at].operands[i] = part;
        const Op *constant = maker(operand, body);
        if (constant && std::holds_alternative<Constant>(constant->data) && std::get<Constant>(constant->data).splat)
          made.push_back({constant->data, {}, {part}, {}, constant->origin});
        else
          open.push_back({next.data, {operand, next.operands[1]}, {part}, {}, next.origin});
      }
    }
    return made;
  }

  // The concatenation that the op reads, if nothing else reads it.
  const Op *concatenation(const Op &reader, const Body &body) const {
    const ValueId operand = reader.operands[0];
    const Op *op = maker(operand, body);
    return op && std::holds_alternative<Concatenate>(op->data) && uses[operand] == 1 ? op : nullptr;
  }

  // What moves these operands of the concatenation one by one, and then joins them along the axis.
  template <typename TypeOfPart>
  std::vector<Op> movedParts(const Op &move, const Op &concatenation, const ValueList &operands, int64_t dimension,
                             const TypeOfPart &typeOfPart) {
    std::vector<Op> made = {{Concatenate{dimension}, {}, move.results, {}, concatenation.origin}};
    for (ValueId operand : operands) {
      const auto part = ValueId(program.values.size());
      program.values.push_back(typeOfPart(operand));
      made[0].operands.push_back(part);
      made.push_back({move.data, {operand}, {part}, {}, move.origin});
    }
    return made;
  }
  std::vector<Op> transposed(const Transpose &transpose, const Op &op, const Op &concatenation) {
    const Extents &permutation = transpose.permutation;
    const int64_t before = std::get<Concatenate>(concatenation.data).dimension;
    const auto after = std::find(permutation.begin(), permutation.end(), before) - permutation.begin();
    return movedParts(op, concatenation, concatenation.operands, after, [&](ValueId operand) {
      TensorType made{type(operand).element, {}};
      for (int64_t d : permutation)
        made.shape.push_back(type(operand).shape[size_t(d)]);
      return made;
    });
  }
  std::vector<Op> reversed(const Reverse &reverse, const Op &op, const Op &concatenation) {
    const int64_t dimension = std::get<Concatenate>(concatenation.data).dimension;
    ValueList operands = concatenation.operands;
    if (std::find(reverse.dimensions.begin(), reverse.dimensions.end(), dimension) != reverse.dimensions.end())
      std::reverse(operands.begin(), operands.end());
    return movedParts(op, concatenation, operands, dimension, [&](ValueId operand) { return type(operand); });
  }

  // What computes a value element by element, if nothing else reads it.
  const Op *elementwise(ValueId id, const Body &body) const {
    const Op *op = maker(id, body);
    const bool isAlone = op && std::holds_alternative<Elementwise>(op->data) && uses[id] == 1;
    return isAlone && std::all_of(op->operands.begin(), op->operands.end(),
                                  [&](ValueId operand) { return type(operand).shape == type(id).shape; })
               ? op
               : nullptr;
  }
  // What repeats elements, or a constant that is one.
  const Op *repeated(ValueId id, const Body &body) const {
    const Op *op = maker(id, body);
    const auto *constant = op ? std::get_if<Constant>(&op->data) : nullptr;
    return (constant && constant->splat) || (op && std::holds_alternative<BroadcastInDim>(op->data)) ? op : nullptr;
  }

  // Whether it is computed together with what reads its elements in order.
  bool isFused(ValueId id, const Body &body) const {
    const Op *op = maker(id, body);
    return op && (std::holds_alternative<Elementwise>(op->data) || std::holds_alternative<Reduce>(op->data) ||
                  isProduct(*op));
  }
  // These read operands in any order.
  static bool isProduct(const Op &op) {
    return std::holds_alternative<DotGeneral>(op.data) || std::holds_alternative<Convolution>(op.data);
  }

  // Whether the elements that a transpose moves are better moved before they are computed: they are made of arrays with
  // at most half as many bytes.
  bool isBetterBefore(const Op &transpose, const Body &body) const {
    constexpr size_t most = 32;
    const ValueId result = transpose.operands[0];
    if (!elementwise(result, body) || isFactor[transpose.results[0]])
      return false;
    ValueList open = {result}, read;
    size_t ops = 0, bytes = 0;
    while (!open.empty()) {
      const ValueId id = open.back();
      open.pop_back();
      if (const Op *op = elementwise(id, body)) {
        if (++ops > most)
          return false;
        open.insert(open.end(), op->operands.begin(), op->operands.end());
      } else if (isFused(id, body)) {
        return false;
      } else if (!repeated(id, body) && std::find(read.begin(), read.end(), id) == read.end()) {
        read.push_back(id);
        bytes += byteSize(type(id).element);
      }
    }
    // Beyond the nearest caches, to move the elements while they are read is better, too.
    constexpr int64_t nearest = 2 << 20;
    const size_t made = byteSize(type(result).element);
    const bool isLong = elementCount(type(result).shape) >= nearest / int64_t(made);
    return bytes > 0 && (isLong ? bytes : 2 * bytes) <= made;
  }

  // What gives the result of the transpose of arrays that were transposed before.
  std::vector<Op> movedBefore(const Transpose &transpose, const Op &op, const Body &body) {
    struct Part {
      ValueId from, to;
    };
    std::vector<Part> open = {{op.operands[0], op.results[0]}};
    std::vector<Op> made; // those that read results of others come first
    while (!open.empty()) {
      const auto [from, to] = open.back();
      open.pop_back();
      const Op *source = elementwise(from, body);
      if (!source) {
        if (const Op *one = repeated(from, body)) {
          Op again = {one->data, one->operands, {to}, {}, one->origin};
          if (auto *broadcast = std::get_if<BroadcastInDim>(&again.data))
            for (int64_t &dimension : broadcast->broadcastDimensions)
              dimension = std::find(transpose.permutation.begin(), transpose.permutation.end(), dimension) -
                          transpose.permutation.begin();
          made.push_back(std::move(again));
        } else {
          made.push_back({transpose, {from}, {to}, {}, op.origin});
        }
        continue;
      }
      Op again = {source->data, source->operands, {to}, {}, source->origin};
      for (ValueId &operand : again.operands) {
        const auto part = ValueId(program.values.size());
        program.values.push_back({type(operand).element, type(op.results[0]).shape});
        open.push_back({operand, part});
        operand = part;
      }
      made.push_back(std::move(again));
    }
    return made;
  }

  // The product of two operands that the transpose reads, if nothing else reads it.
  const Op *product(const Op &transpose, const Body &body) const {
    const ValueId operand = transpose.operands[0];
    const Op *op = maker(operand, body);
    const bool isProduct = op && std::holds_alternative<DotGeneral>(op->data) && op->operands.size() == 2;
    return isProduct && uses[operand] == 1 ? op : nullptr;
  }
  // How many axes of the result are batches, and how many those of the left operand alone.
  std::pair<int64_t, int64_t> axesOfLeft(const Op &op) const {
    const auto &dot = std::get<DotGeneral>(op.data);
    const auto batch = int64_t(dot.lhsBatchingDimensions.size());
    return {batch, int64_t(type(op.operands[0]).shape.size()) - batch - int64_t(dot.lhsContractingDimensions.size())};
  }

  // A constant on the right has been packed for products, and few rows or columns are better on their side.
  bool mayExchange(const Transpose &transpose, const Op &op, const Body &body) const {
    constexpr int64_t leastExtent = 16;
    const Op *product = this->product(op, body);
    if (!product)
      return false;
    const auto [batch, left] = axesOfLeft(*product);
    const Op *right = maker(product->operands[1], body);
    if (right && std::holds_alternative<Constant>(right->data))
      return false;
    const Extents &shape = type(product->results[0]).shape;
    int64_t rows = 1, columns = 1;
    for (int64_t d = batch; d < int64_t(shape.size()); ++d)
      (d < batch + left ? rows : columns) *= shape[size_t(d)];
    const int64_t inner = transpose.permutation.back();
    return inner >= batch && inner < batch + left && rows >= leastExtent && columns >= leastExtent;
  }

  std::vector<Op> exchanged(const Transpose &transpose, const Op &op, const Op &product) {
    auto dot = std::get<DotGeneral>(product.data);
    std::swap(dot.lhsBatchingDimensions, dot.rhsBatchingDimensions);
    std::swap(dot.lhsContractingDimensions, dot.rhsContractingDimensions);
    const auto [batch, left] = axesOfLeft(product);
    TensorType made = type(product.results[0]);
    std::rotate(made.shape.begin() + batch, made.shape.begin() + batch + left, made.shape.end());
    const int64_t right = int64_t(made.shape.size()) - batch - left;
    Extents permutation;
    for (int64_t d : transpose.permutation)
      permutation.push_back(d < batch ? d : d < batch + left ? d + right : d - left);
    const auto value = ValueId(program.values.size());
    program.values.push_back(std::move(made));
    return {{Transpose{std::move(permutation)}, {value}, op.results, {}, op.origin},
            {std::move(dot), {product.operands[1], product.operands[0]}, {value}, {}, product.origin}};
  }

  static void replace(std::vector<Op> &ops, std::vector<Replacement> replacements) {
    if (replacements.empty())
      return;
    std::vector<Op> given = std::move(ops);
    ops.clear();
    auto next = replacements.begin();
    for (size_t i = 0; i < given.size(); ++i) {
      if (next == replacements.end() || next->index != i) {
        ops.push_back(std::move(given[i]));
        continue;
      }
      ops.insert(ops.end(), std::make_move_iterator(next->ops.rbegin()), std::make_move_iterator(next->ops.rend()));
      ++next;
    }
  }

  Program &program;
  std::vector<uint32_t> uses;
  std::vector<bool> isFactor; // of a product or a convolution
  std::vector<Place> places;  // of what computes each value
};

} // namespace

void moveFirst(Program &program) {
  if (hasMoves(program.body))
    Mover(program).move(program.body);
}

} // namespace shlo::plan
