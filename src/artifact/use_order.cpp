// The order of the uses of a value.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/use_order.h"

#include "dialect/walk.h"
#include "vhlo/encoding.h"

#include <algorithm>
#include <tuple>

using namespace shlo::artifact;
using llvm::SmallVector;
using shlo::vhlo::putVarint;

void UseOrders::finish(mlir::Operation *module, const ValueNumbers &numbers) {
  if (rewrittenOps.empty() && turnedValues.empty())
    return;
  uint32_t place = 0;
  forEachOp(module, [&](mlir::Operation *op) { places[op] |= place++ << 1; });
  auto add = [&](mlir::Value value, bool turned) {
    this->add(value, numbers.lookup(value.getAsOpaquePointer()), turned);
  };
  for (mlir::Value value : turnedValues)
    add(value, true);
  for (mlir::Operation *op : rewrittenOps) {
    for (mlir::Value result : op->getResults())
      add(result, true);
    for (mlir::Value operand : op->getOperands()) {
      mlir::Operation *definer = operand.getDefiningOp();
      add(operand, definer && places.lookup(definer) & rewrittenOp);
    }
  }
}

void UseOrders::add(mlir::Value value, uint32_t number, bool turned) {
  // A single use has no order.
  if (value.use_empty() || value.hasOneUse())
    return;
  if (known.size() <= number)
    known.resize(std::max(size_t(number) + 1, 2 * known.size()));
  if (known[number])
    return;
  orders.push_back(recordOf(value, turned));
  known[number] = uint32_t(orders.size());
}

// For each use, in the order of a reader, its position in the writer's order; empty if the orders are equal.
std::string UseOrders::recordOf(mlir::Value value, bool turned) {
  struct Use {
    bool older;
    uint32_t place, operand;
  };
  SmallVector<Use> uses;
  for (mlir::OpOperand &use : value.getUses()) {
    uint32_t place = places.lookup(use.getOwner());
    uses.push_back({bool(place & rewrittenOp), place >> 1, use.getOperandNumber()});
  }
  if (!turned && llvm::all_of(uses, [&](const Use &use) { return use.older == uses[0].older; }))
    return {};
  auto newestFirst = [](const Use &a, const Use &b) {
    return std::tie(a.place, a.operand) > std::tie(b.place, b.operand);
  };
  // Nearly all lists are sorted.
  if (!llvm::is_sorted(uses, newestFirst))
    llvm::sort(uses, newestFirst);
  SmallVector<uint32_t> writers;
  for (bool older : {true, false})
    for (uint32_t i = 0; i < uses.size(); ++i)
      if (uses[i].older == older)
        writers.push_back(i);
  if (turned)
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
  // If few uses have moved, only these are listed, as pairs.
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

std::string UseOrders::records(uint32_t firstValue, uint32_t count) const {
  std::string out;
  uint64_t found = 0;
  for (uint32_t i = 0; i < count && firstValue + i < known.size(); ++i) {
    uint32_t number = known[firstValue + i];
    if (!number || orders[number - 1].empty())
      continue;
    ++found;
    if (count > 1)
      putVarint(out, i);
    out += orders[number - 1];
  }
  if (found && count > 1) {
    std::string head;
    putVarint(head, found);
    out.insert(0, head);
  }
  return out;
}
