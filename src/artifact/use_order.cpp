// The order in which the uses of a value are listed.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/use_order.h"

#include "vhlo/encoding.h"

#include <algorithm>
#include <tuple>

using namespace shlo::artifact;
using llvm::SmallVector;
using shlo::vhlo::putVarint;

void UseOrders::finish(mlir::Operation *module) {
  if (empty())
    return;
  uint32_t place = 0;
  module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) { places[op] = place++; });
}

// For each use, as a reader lists them, its place in the writer's order. False where that is the same.
bool UseOrders::record(mlir::Value value, llvm::SmallVectorImpl<uint32_t> &order) const {
  if (value.use_empty() || value.hasOneUse())
    return false;
  struct Use {
    bool older;
    uint32_t place, operand;
  };
  SmallVector<Use> uses;
  bool touched = false;
  for (mlir::OpOperand &use : value.getUses()) {
    bool isOlder = older.contains(use.getOwner());
    touched |= isOlder;
    uses.push_back({isOlder, places.lookup(use.getOwner()), use.getOperandNumber()});
  }
  mlir::Operation *definer = value.getDefiningOp();
  bool handedOver = (definer && older.contains(definer)) || turnedAround.contains(value);
  if (!touched && !handedOver)
    return false;
  auto newestFirst = [](const Use &a, const Use &b) {
    return std::tie(a.place, a.operand) > std::tie(b.place, b.operand);
  };
  llvm::sort(uses, newestFirst);
  SmallVector<uint32_t> writers(uses.size());
  for (uint32_t i = 0; i < uses.size(); ++i)
    writers[i] = i;
  std::stable_sort(writers.begin(), writers.end(), [&](uint32_t a, uint32_t b) { return uses[a].older > uses[b].older; });
  if (handedOver)
    std::reverse(writers.begin(), writers.end());
  order.resize(uses.size());
  for (uint32_t i = 0; i < writers.size(); ++i)
    order[writers[i]] = i;
  return !std::is_sorted(order.begin(), order.end());
}

std::string UseOrders::records(mlir::ValueRange values) const {
  std::string out;
  uint64_t count = 0;
  for (auto [index, value] : llvm::enumerate(values)) {
    SmallVector<uint32_t> order;
    if (!record(value, order))
      continue;
    ++count;
    if (values.size() > 1)
      putVarint(out, index);
    size_t moved = 0;
    for (uint32_t i = 0; i < order.size(); ++i)
      moved += order[i] != i;
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
  }
  if (count && values.size() > 1) {
    std::string head;
    putVarint(head, count);
    out.insert(0, head);
  }
  return out;
}
