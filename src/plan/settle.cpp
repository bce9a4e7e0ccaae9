// Places the ops that record values so that the executor can compute everything else as it would without them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/simplify.h"

#include <unordered_set>

namespace shlo::plan {

namespace {

using Values = std::unordered_set<ValueId>;

void addReads(const Op &op, Values &values) {
  values.insert(op.operands.begin(), op.operands.end());
  for (const Body &body : op.bodies) {
    for (const Op &inner : body.ops)
      addReads(inner, values);
    values.insert(body.results.begin(), body.results.end());
  }
}

bool hasAny(const ValueList &list, const Values &values) {
  return std::any_of(list.begin(), list.end(), [&](ValueId value) { return values.contains(value); });
}

// A body of a loop or branch. A loop waits for all values of outside that its body reads, so only what it reads anyhow
// may be recorded there.
class BodySettler {
public:
  explicit BodySettler(Body &body) : body(body), isLive(body.ops.size()) {}

  // Appends the ops that are to be recorded outside.
  void settle(std::vector<Op> &outside) {
    findLive();
    defined.insert(body.parameters.begin(), body.parameters.end());
    Values needed;
    std::vector<bool> stays(body.ops.size());
    for (size_t i = 0; i < body.ops.size(); ++i) {
      const Op &op = body.ops[i];
      Values readByOp;
      addReads(op, readByOp);
      const bool isRecord = std::holds_alternative<Record>(op.data);
      const bool canRun = std::all_of(readByOp.begin(), readByOp.end(), [&](ValueId value) {
        return defined.contains(value) || read.contains(value) || isInside(op, value);
      });
      stays[i] = isLive[i] || (canRun && records(op));
      if (isLive[i] || canRun)
        defined.insert(op.results.begin(), op.results.end());
      else if (isRecord && !unknown.contains(op.operands[0]))
        outside.push_back(op);
      else
        unknown.insert(op.results.begin(), op.results.end());
    }
    // What only the recorded values need is computed, too.
    for (size_t i = body.ops.size(); i-- != 0;) {
      const Op &op = body.ops[i];
      stays[i] = stays[i] || (hasAny(op.results, needed) && !hasAny(op.results, unknown));
      if (stays[i])
        addReads(op, needed);
    }
    size_t kept = 0;
    for (size_t i = 0; i < body.ops.size(); ++i)
      if (stays[i]) {
        if (kept != i)
          body.ops[kept] = std::move(body.ops[i]);
        ++kept;
      }
    body.ops.resize(kept);
  }

private:
  // What runs without recorders, and what it reads.
  void findLive() {
    read.insert(body.results.begin(), body.results.end());
    for (size_t i = body.ops.size(); i-- != 0;) {
      const Op &op = body.ops[i];
      isLive[i] = hasEffect(op) || hasAny(op.results, read);
      if (isLive[i])
        addReads(op, read);
    }
  }
  // Whether a body of the op defines the value.
  static bool isInside(const Op &op, ValueId value) {
    auto has = [&](const ValueList &ids) { return std::find(ids.begin(), ids.end(), value) != ids.end(); };
    return std::any_of(op.bodies.begin(), op.bodies.end(), [&](const Body &inner) {
      return has(inner.parameters) || std::any_of(inner.ops.begin(), inner.ops.end(), [&](const Op &of) {
               return has(of.results) || isInside(of, value);
             });
    });
  }

  Body &body;
  std::vector<bool> isLive;
  Values read, defined;
  Values unknown; // of ops that cannot run here
};

// Not part of the recursion.
[[gnu::noinline]] void settleOne(Body &body, std::vector<Op> &outside) { BodySettler(body).settle(outside); }

void settle(Body &body, std::vector<Op> *outside) {
  std::vector<Op> ops;
  for (Op &op : body.ops) {
    std::vector<Op> before;
    if (records(op) && !op.bodies.empty())
      for (Body &inner : op.bodies)
        settle(inner, &before);
    for (Op &moved : before)
      ops.push_back(std::move(moved));
    ops.push_back(std::move(op));
  }
  body.ops = std::move(ops);
  if (outside)
    settleOne(body, *outside);
}

} // namespace

void settleRecords(Program &program) { settle(program.body, nullptr); }

} // namespace shlo::plan
