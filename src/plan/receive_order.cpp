// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/receive_order.h"

#include <functional>
#include <map>
#include <optional>
#include <queue>

namespace shlo::plan {

namespace {

bool receives(const Op &op) {
  const auto *transfer = std::get_if<Transfer>(&op.data);
  return (transfer && transfer->receives) ||
         std::any_of(op.bodies.begin(), op.bodies.end(),
                     [](const Body &body) { return std::any_of(body.ops.begin(), body.ops.end(), receives); });
}
bool transfers(const Op &op) {
  return std::holds_alternative<Transfer>(op.data) ||
         std::any_of(op.bodies.begin(), op.bodies.end(),
                     [](const Body &body) { return std::any_of(body.ops.begin(), body.ops.end(), transfers); });
}

// A topological order of the ops of one body. Those that receive come last, all others as early as they were.
class Sorter {
public:
  explicit Sorter(Body &body) : body(body), readers(body.ops.size()), missing(body.ops.size(), 0) {}

  void sort() {
    for (size_t i = 0; i < body.ops.size(); ++i) {
      dependOnOperands(body.ops[i], i);
      keepOrder(i);
      for (ValueId id : body.ops[i].results)
        definitions[id] = i;
    }
    std::vector<Op> sorted;
    for (size_t i = 0; i < body.ops.size(); ++i)
      if (missing[i] == 0)
        ready(i);
    while (!now.empty() || !later.empty()) {
      Queue &queue = now.empty() ? later : now;
      const size_t i = queue.top();
      queue.pop();
      for (size_t reader : readers[i])
        if (--missing[reader] == 0)
          ready(reader);
      sorted.push_back(std::move(body.ops[i]));
    }
    body.ops = std::move(sorted);
  }

private:
  using Queue = std::priority_queue<size_t, std::vector<size_t>, std::greater<>>;

  void ready(size_t i) { (receives(body.ops[i]) ? later : now).push(i); }
  void depend(size_t reader, size_t on) {
    readers[on].push_back(reader);
    ++missing[reader];
  }
  void dependOnOperands(const Op &op, size_t reader) {
    for (ValueId id : op.operands)
      dependOnValue(id, reader);
    for (const Body &inner : op.bodies) {
      for (const Op &child : inner.ops)
        dependOnOperands(child, reader);
      for (ValueId id : inner.results)
        dependOnValue(id, reader);
    }
  }
  void dependOnValue(ValueId id, size_t reader) {
    if (auto found = definitions.find(id); found != definitions.end())
      depend(reader, found->second);
  }

  // Ops whose bodies transfer or call something stay where they are among all that do.
  void keepOrder(size_t i) {
    const Op &op = body.ops[i];
    const auto *transfer = std::get_if<Transfer>(&op.data);
    if (!transfer && !transfers(op) && !callsHost(op))
      return;
    if (!op.bodies.empty()) {
      for (const auto &[key, before] : newest)
        depend(i, before);
      if (newest.empty() && barrier)
        depend(i, *barrier);
      newest.clear();
      barrier = i;
      return;
    }
    const std::pair<int, int64_t> key = transfer ? std::pair(int(transfer->receives), transfer->channel)
                                                 : std::pair(2, int64_t(0));
    const auto [found, isFirst] = newest.try_emplace(key, i);
    if (!isFirst)
      depend(i, std::exchange(found->second, i));
    else if (barrier)
      depend(i, *barrier);
  }

  Body &body;
  std::vector<std::vector<size_t>> readers; // by op
  std::vector<size_t> missing;              // by op: what it waits for
  std::map<ValueId, size_t> definitions;
  std::map<std::pair<int, int64_t>, size_t> newest; // by channel and direction, or of the host's calls
  std::optional<size_t> barrier;
  Queue now, later;
};

void postpone(Body &body) {
  if (std::none_of(body.ops.begin(), body.ops.end(), receives))
    return;
  Sorter(body).sort();
  for (Op &op : body.ops)
    if (std::holds_alternative<While>(op.data) || std::holds_alternative<Case>(op.data))
      for (Body &inner : op.bodies)
        postpone(inner);
}

} // namespace

void postponeReceptions(Program &program) { postpone(program.body); }

} // namespace shlo::plan
