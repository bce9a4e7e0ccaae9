// Moves gathers in front of element functions, so that only what is gathered is computed.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/simplify.h"

#include <algorithm>
#include <unordered_map>

namespace shlo::plan {

namespace {

class GatherMover {
public:
  explicit GatherMover(Program &program) : program(program), uses(program.values.size(), 0) { count(program.body); }

  void move(Body &body) {
    std::vector<Op> given = std::move(body.ops);
    std::unordered_map<ValueId, size_t> makers; // in this body
    body.ops.clear();
    for (Op &op : given) {
      for (Body &inner : op.bodies)
        move(inner);
      if (std::holds_alternative<Gather>(op.data)) {
        moveGather(std::move(op), makers, body.ops);
        continue;
      }
      if (op.results.size() == 1)
        makers[op.results[0]] = body.ops.size();
      body.ops.push_back(std::move(op));
    }
  }

private:
  void count(const std::vector<ValueId> &ids) {
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

  // What computes the elements that the gather reads, if nothing else reads them, and most of them are not gathered.
  const Op *source(const Op &gather, const std::unordered_map<ValueId, size_t> &makers,
                   const std::vector<Op> &ops) const {
    const ValueId table = gather.operands[0];
    const auto maker = makers.find(table);
    const bool isRare = elementCount(type(gather.results[0]).shape) <= elementCount(type(table).shape) / 2;
    if (maker == makers.end() || !isRare || uses[table] != 1 ||
        !std::holds_alternative<Elementwise>(ops[maker->second].data))
      return nullptr;
    const Op &op = ops[maker->second];
    const bool areAlike = std::all_of(op.operands.begin(), op.operands.end(), [&](ValueId id) {
      return type(id).shape.empty() || type(id).shape == type(table).shape;
    });
    return areAlike && !type(table).shape.empty() ? &op : nullptr;
  }

  // A new op stands where the gather stood. The op whose elements it gathered is unused then.
  void moveGather(Op gather, std::unordered_map<ValueId, size_t> &makers, std::vector<Op> &ops) {
    std::vector<Op> open, moved; // moved: those that read results of others come first
    open.push_back(std::move(gather));
    while (!open.empty()) {
      Op next = std::move(open.back());
      open.pop_back();
      const Op *source = this->source(next, makers, ops);
      if (!source) {
        moved.push_back(std::move(next));
        continue;
      }
      const size_t at = moved.size();
      moved.push_back({source->data, source->operands, next.results, {}, source->origin});
      for (size_t i = 0; i < moved[at].operands.size(); ++i) {
        const ValueId operand = moved[at].operands[i];
        if (type(operand).shape.empty())
          continue;
        const ValueId part = ValueId(program.values.size());
        program.values.push_back({type(operand).element, type(next.results[0]).shape});
        const auto maker = makers.find(operand);
        const Constant *constant = maker == makers.end() ? nullptr : std::get_if<Constant>(&ops[maker->second].data);
        if (constant && constant->splat)
          moved.push_back({*constant, {}, {part}, {}, ops[maker->second].origin});
        else
          open.push_back({next.data, {operand, next.operands[1]}, {part}, {}, next.origin});
        moved[at].operands[i] = part;
      }
    }
    for (size_t i = moved.size(); i-- > 0;) {
      makers[moved[i].results[0]] = ops.size();
      ops.push_back(std::move(moved[i]));
    }
  }

  Program &program;
  std::vector<size_t> uses;
};

} // namespace

void gatherFirst(Program &program) { GatherMover(program).move(program.body); }

} // namespace shlo::plan
