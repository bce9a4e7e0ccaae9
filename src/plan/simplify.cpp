// Simplifications of a program; see the header.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/simplify.h"

#include <algorithm>
#include <numeric>

namespace shlo::plan {

namespace {

template <typename... Actions> bool isOneOf(const Action &action) {
  return (std::holds_alternative<Actions>(action) || ...);
}

// Forward: each node sees its operands simplified.
class Rewriter {
public:
  explicit Rewriter(const Program &program) : program(program), splats(program.values.size()) {
    replacements.resize(program.values.size());
    std::iota(replacements.begin(), replacements.end(), ValueId(0));
  }

  void rewrite(Body &body) {
    for (Node &node : body.nodes) {
      replaceAll(node.operands);
      rewrite(node);
      for (Body &inner : node.bodies)
        rewrite(inner);
    }
    replaceAll(body.results);
  }

private:
  void replaceAll(std::vector<ValueId> &ids) {
    for (ValueId &id : ids)
      id = replacements[id];
  }

  void rewrite(Node &node) {
    if (isEmpty(node)) {
      node.action = Constant{empty, false};
      node.operands.clear();
      node.bodies.clear();
    } else if (Constant *constant = std::get_if<Constant>(&node.action)) {
      if (constant->splat || program.values[node.results[0]].shape.empty())
        splats[node.results[0]] = constant->bytes;
    } else if (isOneOf<Identity>(node.action)) {
      for (size_t i = 0; i < node.results.size(); ++i)
        replacements[node.results[i]] = node.operands[i];
    } else if (isOneOf<BroadcastInDim, Reshape, Transpose, Slice, Reverse>(node.action)) {
      if (auto bytes = splats[node.operands[0]]) {
        splats[node.results[0]] = bytes;
        node.action = Constant{std::move(bytes), true};
        node.operands.clear();
      }
    } else if (isOneOf<While>(node.action)) {
      hoistUnchanged(node);
    }
  }

  bool isEmpty(const Node &node) const {
    return empty && node.results.size() == 1 && elementCount(program.values[node.results[0]].shape) == 0;
  }

  void hoistUnchanged(Node &node) {
    Body &condition = node.bodies[0], &step = node.bodies[1];
    size_t kept = 0;
    for (size_t i = 0; i < node.operands.size(); ++i) {
      if (step.results[i] == step.parameters[i]) {
        replacements[condition.parameters[i]] = replacements[step.parameters[i]] = node.operands[i];
        replacements[node.results[i]] = node.operands[i];
        continue;
      }
      for (std::vector<ValueId> *list :
           {&node.operands, &node.results, &condition.parameters, &step.parameters, &step.results})
        (*list)[kept] = (*list)[i];
      ++kept;
    }
    for (std::vector<ValueId> *list :
         {&node.operands, &node.results, &condition.parameters, &step.parameters, &step.results})
      list->resize(kept);
  }

  const Program &program;
  std::vector<ValueId> replacements;
  std::vector<std::shared_ptr<Storage>> splats;
  std::shared_ptr<Storage> empty = Storage::allocate(1, true);
};

// Backward: what nobody reads goes.
class Sweeper {
public:
  explicit Sweeper(size_t values) : live(values) {}

  void sweep(Body &body) {
    markAll(body.results);
    std::vector<bool> isNeeded(body.nodes.size());
    for (size_t i = body.nodes.size(); i-- != 0;) {
      Node &node = body.nodes[i];
      isNeeded[i] = std::any_of(node.results.begin(), node.results.end(), [&](ValueId id) { return live[id]; }) ||
                    hasAssert(node);
      if (!isNeeded[i])
        continue;
      if (isOneOf<Case>(node.action))
        dropResults(node);
      for (Body &inner : node.bodies)
        sweep(inner);
      markAll(node.operands);
    }
    size_t kept = 0;
    for (size_t i = 0; i < body.nodes.size(); ++i) {
      if (!isNeeded[i])
        continue;
      if (kept != i)
        body.nodes[kept] = std::move(body.nodes[i]);
      ++kept;
    }
    body.nodes.resize(kept);
  }

private:
  void markAll(const std::vector<ValueId> &ids) {
    for (ValueId id : ids)
      live[id] = true;
  }

  static bool hasAssert(const Node &node) {
    return isOneOf<Assert>(node.action) || std::any_of(node.bodies.begin(), node.bodies.end(), [](const Body &body) {
             return std::any_of(body.nodes.begin(), body.nodes.end(), hasAssert);
           });
  }

  // Results of branches that nobody reads.
  void dropResults(Node &node) {
    size_t kept = 0;
    for (size_t i = 0; i < node.results.size(); ++i) {
      if (!live[node.results[i]])
        continue;
      node.results[kept] = node.results[i];
      for (Body &body : node.bodies)
        body.results[kept] = body.results[i];
      ++kept;
    }
    node.results.resize(kept);
    for (Body &body : node.bodies)
      body.results.resize(kept);
  }

  std::vector<bool> live;
};

} // namespace

void simplify(Program &program) {
  Rewriter(program).rewrite(program.body);
  Sweeper(program.values.size()).sweep(program.body);
}

} // namespace shlo::plan
