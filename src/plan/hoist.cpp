// Moves what every iteration of a loop would compute alike in front of the loop.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/simplify.h"

#include <algorithm>

namespace shlo::plan {

namespace {

// A hoisted value takes memory as long as the loop runs.
constexpr int64_t mostHoistedBytes = 16 << 20;
// So few bytes are always worth it.
constexpr int64_t fewBytes = 16 << 10;

class Hoister {
public:
  explicit Hoister(const Program &program)
      : program(program), depth(program.values.size(), 0), stored(program.values.size(), 0) {}

  void hoist(Body &body) {
    for (ValueId id : body.parameters)
      define(id, bytesOf(id));
    const bool hasLoops = std::any_of(body.ops.begin(), body.ops.end(),
                                      [](const Op &op) { return std::holds_alternative<While>(op.data); });
    std::vector<Op> ops;
    for (Op &op : body.ops) {
      const bool isLoop = std::holds_alternative<While>(op.data);
      loops += isLoop;
      for (Body &inner : op.bodies) {
        hoist(inner);
        if (isLoop)
          takeInvariants(inner, ops);
      }
      loops -= isLoop;
      for (ValueId id : op.results)
        define(id, storedBytes(op, id));
      if (hasLoops)
        ops.push_back(std::move(op));
    }
    if (hasLoops)
      body.ops = std::move(ops);
  }

private:
  int64_t bytesOf(ValueId id) const { return int64_t(byteSize(program.values[id])); }
  [[gnu::noinline]] void define(ValueId id, int64_t bytes) {
    depth[id] = loops;
    stored[id] = bytes;
  }
  // The bytes in memory that the value is made of: views and splats have those of what they repeat.
  int64_t storedBytes(const Op &op, ValueId result) const {
    if (const Constant *constant = std::get_if<Constant>(&op.data))
      return constant->splat ? 0 : bytesOf(result);
    if (std::holds_alternative<Iota>(op.data))
      return 0;
    return info(op.data).kind == OpInfo::View ? stored[op.operands[0]] : bytesOf(result);
  }

  bool isOutside(const ValueList &ids) const {
    return std::all_of(ids.begin(), ids.end(), [&](ValueId id) { return depth[id] < loops; });
  }
  // Values that bodies define themselves are no deeper than the loop: they are not visited as part of it.
  [[gnu::noinline]] bool readsOnlyOutside(const Op &op) const {
    return isOutside(op.operands) && std::all_of(op.bodies.begin(), op.bodies.end(), [&](const Body &body) {
             return std::all_of(body.ops.begin(), body.ops.end(), [&](const Op &inner) {
               return inner.bodies.empty() &&
                      std::all_of(inner.operands.begin(), inner.operands.end(),
                                  [&](ValueId id) { return depth[id] < loops || definesItself(body, id); });
             });
           });
  }
  static bool definesItself(const Body &body, ValueId id) {
    auto has = [&](const ValueList &ids) { return std::find(ids.begin(), ids.end(), id) != ids.end(); };
    return has(body.parameters) ||
           std::any_of(body.ops.begin(), body.ops.end(), [&](const Op &op) { return has(op.results); });
  }

  // Reading the value must cost less than computing it again. An elementwise op costs little where it is fused, unless
  // it makes many bytes from few.
  bool isWorthIt(const Op &op) const {
    int64_t made = 0, read = 0;
    for (ValueId id : op.results)
      made += storedBytes(op, id);
    for (ValueId id : op.operands)
      read = std::max(read, stored[id]);
    if (std::holds_alternative<Constant>(op.data) || info(op.data).kind == OpInfo::View)
      return true;
    return made <= (std::holds_alternative<Elementwise>(op.data) ? std::max(fewBytes, std::min(read, mostHoistedBytes))
                                                                 : mostHoistedBytes);
  }

  // Not part of the recursion.
  [[gnu::noinline]] void takeInvariants(Body &body, std::vector<Op> &before) {
    std::vector<Op> kept;
    for (Op &op : body.ops) {
      const bool isControl = std::holds_alternative<While>(op.data) || std::holds_alternative<Case>(op.data);
      if (isControl || hasEffect(op) || records(op) || !readsOnlyOutside(op) || isOfProcess(op) || !isWorthIt(op)) {
        kept.push_back(std::move(op));
        continue;
      }
      for (ValueId id : op.results)
        depth[id] = loops - 1;
      before.push_back(std::move(op));
    }
    body.ops = std::move(kept);
  }

  const Program &program;
  std::vector<int> depth;      // by value: the number of loops around its definition
  std::vector<int64_t> stored; // by value
  int loops = 0;
};

} // namespace

void hoistInvariants(Program &program) { Hoister(program).hoist(program.body); }

} // namespace shlo::plan
