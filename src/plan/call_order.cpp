// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/call_order.h"

namespace shlo::plan {

namespace {

bool isOrdered(const Op &op) {
  const auto *call = std::get_if<HostCall>(&op.data);
  return (call && call->function->isOrdered) || std::holds_alternative<Transfer>(op.data) ||
         (std::holds_alternative<GridComputation>(op.data) && callsHost(op));
}
bool needsOrder(const Op &op) {
  return meetsProcesses(op.data) || std::holds_alternative<GridComputation>(op.data) ||
         (std::holds_alternative<HostCall>(op.data) && callsHost(op));
}
template <typename Property> const Op *findIn(const Body &body, Property property) {
  for (const Op &op : body.ops) {
    if (property(op))
      return &op;
    for (const Body &inner : op.bodies)
      if (const Op *found = findIn(inner, property))
        return found;
  }
  return nullptr;
}
template <typename Property> bool isInside(const Op &op, Property property) {
  return std::any_of(op.bodies.begin(), op.bodies.end(), [&](const Body &body) { return findIn(body, property); });
}

class Orderer {
public:
  explicit Orderer(Program &program) : program(program) {}

  // Returns what the last call gives, or `before`.
  ValueId order(Body &body, ValueId before) {
    for (Op &op : body.ops) {
      if (isOrdered(op)) {
        op.operands.push_back(before);
        op.results.push_back(before = value());
      } else if (std::holds_alternative<While>(op.data) && isInside(op, isOrdered)) {
        before = orderLoop(op, before);
      } else if (std::holds_alternative<Case>(op.data) && isInside(op, isOrdered)) {
        for (Body &branch : op.bodies)
          branch.results.push_back(order(branch, before));
        op.results.push_back(before = value());
      }
    }
    return before;
  }

  // The calls of the condition come before those of the step, which begins where the condition began: the condition
  // gives nothing but its predicate.
  ValueId orderLoop(Op &op, ValueId before) {
    Body &condition = op.bodies[0], &step = op.bodies[1];
    condition.parameters.push_back(value());
    step.parameters.push_back(value());
    (void)order(condition, condition.parameters.back());
    step.results.push_back(order(step, step.parameters.back()));
    op.operands.push_back(before);
    op.results.push_back(before = value());
    return before;
  }

  ValueId value() {
    program.values.push_back({ElementType::I1, {}});
    return ValueId(program.values.size() - 1);
  }

private:
  Program &program;
};

// Not part of the recursion.
[[gnu::noinline]] Error withoutOrder(const Op &found, const Op &around, const Origins &origins) {
  const auto *collective = std::get_if<Collective>(&found.data);
  const auto *transfer = std::get_if<Transfer>(&found.data);
  const bool isGrid = std::holds_alternative<GridComputation>(found.data);
  const std::string what = collective ? collective->name
                           : transfer ? transfer->name()
                           : isGrid   ? "a manual computation"
                                      : "a custom call",
                    must = collective || transfer || isGrid ? " cannot run" : " must be registered as pure",
                    place = origins.location(found.origin), where = place.empty() ? "" : " (" + place + ")";
  return makeError(SHLO_UNSUPPORTED,
                   what + " within " + info(around.data).name + must + ", because nothing there has an order" + where);
}

Status checkKernels(const Body &body, const Origins &origins) {
  for (const Op &op : body.ops) {
    const bool hasOrder = std::holds_alternative<While>(op.data) || std::holds_alternative<Case>(op.data);
    for (const Body &inner : op.bodies) {
      if (const Op *found = hasOrder ? nullptr : findIn(inner, needsOrder))
        return withoutOrder(*found, op, origins);
      if (Status status = checkKernels(inner, origins); !status)
        return status;
    }
  }
  return {};
}

} // namespace

Status orderCalls(Program &program) {
  if (Status status = checkKernels(program.body, *program.origins); !status)
    return status;
  if (!findIn(program.body, isOrdered))
    return {};
  Orderer orderer(program);
  Op first{Constant{Storage::allocate(1, true)}, {}, {orderer.value()}, {}};
  (void)orderer.order(program.body, first.results[0]);
  program.body.ops.insert(program.body.ops.begin(), std::move(first));
  return {};
}

} // namespace shlo::plan
