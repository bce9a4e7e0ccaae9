// Moves gathers in front of element functions, so that only what is gathered is computed, and transposes in front of
// concatenations, which then put their operands together in the order that is read.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/simplify.h"

#include <algorithm>

namespace shlo::plan {

namespace {

bool hasMoves(const Body &body) {
  return std::any_of(body.ops.begin(), body.ops.end(), [](const Op &op) {
    return std::holds_alternative<Gather>(op.data) || std::holds_alternative<Concatenate>(op.data) ||
           std::any_of(op.bodies.begin(), op.bodies.end(), hasMoves);
  });
}

class Mover {
public:
  explicit Mover(Program &program) : program(program), uses(program.values.size(), 0), places(program.values.size()) {
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
      else if (const auto *transpose = std::get_if<Transpose>(&op.data); transpose && concatenation(op, body))
        replacements.push_back({i, transposed(*transpose, op, *concatenation(op, body))});
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

  // The concatenation that the transpose reads, if nothing else reads it.
  const Op *concatenation(const Op &transpose, const Body &body) const {
    const ValueId operand = transpose.operands[0];
    const Op *op = maker(operand, body);
    return op && std::holds_alternative<Concatenate>(op->data) && uses[operand] == 1 ? op : nullptr;
  }

  std::vector<Op> transposed(const Transpose &transpose, const Op &op, const Op &concatenation) {
    const Extents &permutation = transpose.permutation;
    const int64_t before = std::get<Concatenate>(concatenation.data).dimension;
    const auto dimension = std::find(permutation.begin(), permutation.end(), before) - permutation.begin();
    std::vector<Op> made = {{Concatenate{dimension}, {}, op.results, {}, concatenation.origin}};
    for (ValueId operand : concatenation.operands) {
      const auto part = ValueId(program.values.size());
      TensorType partType{type(operand).element, {}};
      for (int64_t d : permutation)
        partType.shape.push_back(type(operand).shape[size_t(d)]);
      program.values.push_back(std::move(partType));
      made[0].operands.push_back(part);
      made.push_back({op.data, {operand}, {part}, {}, op.origin});
    }
    return made;
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
  std::vector<Place> places; // of what computes each value
};

} // namespace

void moveFirst(Program &program) {
  if (hasMoves(program.body))
    Mover(program).move(program.body);
}

} // namespace shlo::plan
