// The order in which the uses of a value are listed.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/use_order.h"

#include "vhlo/encoding.h"

#include <algorithm>
#include <numeric>
#include <tuple>

using namespace shlo::artifact;
using llvm::SmallVector;
using shlo::vhlo::putVarint;

// A value with several uses has an order.
void UseOrders::add(mlir::Value value) {
  if (value.use_empty() || value.hasOneUse() || !orders.try_emplace(value).second)
    return;
  for (mlir::Operation *user : value.getUsers())
    users.try_emplace(user);
}

void UseOrders::finish(mlir::Operation *module) {
  for (mlir::Operation *op : rewrittenOps) {
    users[op].older = true;
    llvm::for_each(op->getOperands(), [&](mlir::Value value) { add(value); });
    llvm::for_each(op->getResults(), [&](mlir::Value value) { add(value); });
  }
  llvm::for_each(turnedAround, [&](mlir::Value value) { add(value); });
  if (orders.empty())
    return;
  uint32_t place = 0;
  module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    if (auto user = users.find(op); user != users.end())
      user->second.place = place;
    ++place;
  });
  for (auto &[value, order] : orders)
    order = recordOf(value);
}

// For each use, as a reader lists them, its place in the writer's order. Nothing where that is the same.
std::string UseOrders::recordOf(mlir::Value value) const {
  struct Use {
    bool older;
    uint32_t place, operand;
  };
  SmallVector<Use> uses;
  for (mlir::OpOperand &use : value.getUses()) {
    User user = users.lookup(use.getOwner());
    uses.push_back({user.older, user.place, use.getOperandNumber()});
  }
  llvm::sort(uses, [](const Use &a, const Use &b) {
    return std::tie(a.place, a.operand) > std::tie(b.place, b.operand);
  });
  SmallVector<uint32_t> writers(uses.size());
  std::iota(writers.begin(), writers.end(), 0);
  std::stable_sort(writers.begin(), writers.end(), [&](uint32_t a, uint32_t b) { return uses[a].older > uses[b].older; });
  mlir::Operation *definer = value.getDefiningOp();
  if (turnedAround.contains(value) || (definer && users.lookup(definer).older))
    std::reverse(writers.begin(), writers.end());
  SmallVector<uint32_t> order(uses.size());
  size_t moved = 0;
  for (uint32_t i = 0; i < writers.size(); ++i) {
    order[writers[i]] = i;
    moved += writers[i] != i;
  }
  std::string out;
  if (!moved)
    return out;
  // Where few have moved, only these are listed, as pairs.
  bool pairs = moved < order.size() / 2;
  putVarint(out, uint64_t(pairs ? 2 * moved : order.size()) << 1 | pairs);
  for (uint32_t i = 0; i < order.size(); ++i) {
    if (pairs && order[i] == i)
      continue;
    putVarint(out, order[i]);
    if (pairs)
      putVarint(out, i);
  }
  return out;
}

std::string UseOrders::records(mlir::ValueRange values) const {
  std::string out;
  if (orders.empty())
    return out;
  uint64_t count = 0;
  for (auto [index, value] : llvm::enumerate(values)) {
    auto order = orders.find(value);
    if (order == orders.end() || order->second.empty())
      continue;
    ++count;
    if (values.size() > 1)
      putVarint(out, index);
    out += order->second;
  }
  if (count && values.size() > 1) {
    std::string head;
    putVarint(head, count);
    out.insert(0, head);
  }
  return out;
}
