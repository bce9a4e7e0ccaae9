// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/older_sharding.h"

#include "base/memory.h"
#include "dialect/dialect.h"
#include "dialect/tiling.h"
#include "passes/failure.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo {
namespace {

llvm::StringRef targetOf(Operation *op) {
  auto call = dyn_cast_or_null<ir::CustomCallOp>(op);
  return call ? call.getCallTargetName() : llvm::StringRef();
}
bool isEntry(Operation *op) { return targetOf(op) == "SPMDFullToShardShape"; }
bool isExit(Operation *op) { return targetOf(op) == "SPMDShardToFullShape"; }
bool isConstant(Operation *op) { return isa<ir::ConstantOp>(op); }

StringAttr tilingOf(Operation *op) { return op->getAttrOfType<StringAttr>("mhlo.sharding"); }
StringAttr tilingOf(Value value) {
  if (Operation *op = value.getDefiningOp())
    return tilingOf(op);
  auto argument = cast<BlockArgument>(value);
  auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
  return function ? function.getArgAttrOfType<StringAttr>(argument.getArgNumber(), "mhlo.sharding") : StringAttr();
}

// What devices do on parts of values, in one block.
struct Region {
  llvm::SmallVector<Operation *> entries, ops, exits; // in the order of the block
};

// The ops of the block that work on parts, in groups that have no value in common.
Status findRegions(Block &block, std::vector<Region> &out) {
  llvm::EquivalenceClasses<Operation *> classes;
  llvm::SetVector<Operation *> members;
  auto add = [&](Operation *op) {
    members.insert(op);
    classes.insert(op);
  };
  // Forward from the entries, then backward from the exits.
  for (Operation &op : block) {
    if (isEntry(&op)) {
      add(&op);
      continue;
    }
    bool isInside = isExit(&op);
    for (Value operand : op.getOperands()) {
      Operation *maker = operand.getDefiningOp();
      isInside |= maker && members.contains(maker) && !isExit(maker);
    }
    if (!isInside)
      continue;
    add(&op);
  }
  for (size_t i = 0; i < members.size(); ++i) {
    Operation *op = members[i];
    if (isEntry(op))
      continue;
    if (op->hasTrait<OpTrait::IsTerminator>())
      return failure(SHLO_INVALID_PROGRAM, op, "it takes a part of a value, which no SPMDShardToFullShape puts together");
    for (OpOperand &operand : op->getOpOperands()) {
      Operation *maker = operand.get().getDefiningOp();
      if (!maker || maker->getBlock() != &block)
        return failure(SHLO_UNSUPPORTED, op, "operand " + llvm::Twine(operand.getOperandNumber()) +
                                                 " is not a part of a value: no SPMDFullToShardShape cuts it");
      if (isConstant(maker))
        continue;
      if (isExit(maker))
        return failure(SHLO_INVALID_PROGRAM, op, "it takes whole values and parts of values");
      add(maker);
      classes.unionSets(op, maker);
    }
  }
  llvm::MapVector<Operation *, Region> regions;
  llvm::SmallVector<Operation *> sorted(members.begin(), members.end());
  llvm::sort(sorted, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *op : sorted) {
    Region &region = regions[classes.getLeaderValue(op)];
    (isEntry(op) ? region.entries : isExit(op) ? region.exits : region.ops).push_back(op);
  }
  for (auto &[leader, region] : regions)
    out.push_back(std::move(region));
  return {};
}

Status addTiling(Operation *op, StringAttr text, std::vector<Tiling> &out) {
  Result<Tiling> tiling = text ? readTiling(text.getValue()) : Tiling();
  if (!tiling)
    return failure(tiling.error().code, op, tiling.error().message);
  out.push_back(std::move(*tiling));
  return {};
}

Status convert(Region &region, int64_t partitions) {
  if (region.exits.empty() && region.ops.empty()) { // nobody reads the parts
    for (Operation *op : region.entries)
      op->erase();
    return {};
  }
  Operation *first = region.exits.empty() ? region.ops.front() : region.exits.front();
  // The shardings of whole values; then those of their parts, which say what is manual.
  std::vector<Tiling> tilings;
  for (Operation *op : region.entries)
    if (op->getNumOperands() != 1 || op->getNumResults() != 1)
      return failure(SHLO_INVALID_PROGRAM, op, "it must have one operand and one result");
    else if (Status status = addTiling(op, tilingOf(op->getOperand(0)), tilings); !status)
      return status;
  for (Operation *op : region.exits)
    if (op->getNumOperands() != 1 || op->getNumResults() != 1)
      return failure(SHLO_INVALID_PROGRAM, op, "it must have one operand and one result");
    else if (Status status = addTiling(op, tilingOf(op), tilings); !status)
      return status;
  const size_t values = tilings.size();
  for (Operation *op : region.entries)
    if (Status status = addTiling(op, tilingOf(op), tilings); !status)
      return status;
  for (Operation *op : region.exits)
    if (Status status = addTiling(op, tilingOf(op->getOperand(0)), tilings); !status)
      return status;
  for (const Tiling &tiling : tilings)
    if (tiling.kind == Tiling::Tiled)
      partitions = std::max<int64_t>(partitions, int64_t(tiling.devices.size()));
  Result<std::vector<Sharding>> shardings = toShardings(tilings, partitions);
  if (!shardings)
    return failure(shardings.error().code, first, shardings.error().message);

  const Mesh mesh = shardings->front().mesh.axes.empty() ? shardings->back().mesh : shardings->front().mesh;
  llvm::SmallVector<Attribute> names;
  Builder attributes(first->getContext());
  for (size_t axis = 0; axis < mesh.axes.size(); ++axis)
    if (std::any_of(shardings->begin() + ptrdiff_t(values), shardings->end(), [&](const Sharding &sharding) {
          return llvm::any_of(sharding.manual, [&](const AxisPart &part) { return part.axis == axis; });
        }))
      names.push_back(attributes.getStringAttr(mesh.axes[axis].name));
  auto shardingOf = [&](size_t index, Type type) {
    Sharding &sharding = (*shardings)[index];
    if (sharding.dimensions.empty())
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        sharding.dimensions.resize(size_t(tensor.getRank()));
    sharding.replicated.clear();
    return sharding;
  };
  std::vector<Sharding> in, to;
  llvm::SmallVector<Value> operands, results;
  llvm::SmallVector<Type> types;
  for (auto [i, op] : llvm::enumerate(region.entries)) {
    in.push_back(shardingOf(i, op->getOperand(0).getType()));
    operands.push_back(op->getOperand(0));
  }
  for (auto [i, op] : llvm::enumerate(region.exits)) {
    to.push_back(shardingOf(region.entries.size() + i, op->getResult(0).getType()));
    types.push_back(op->getResult(0).getType());
  }

  // All that is read must come before, and whoever reads the results after it.
  for (Value operand : operands)
    if (Operation *maker = operand.getDefiningOp())
      if (maker->getBlock() == first->getBlock() && !maker->isBeforeInBlock(first))
        first = region.exits.back();
  OpBuilder builder(first);
  auto made = sdy::ManualComputationOp::create(
      builder, first->getLoc(), types, operands, writeShardings(builder.getContext(), in),
      writeShardings(builder.getContext(), to),
      sdy::makeForm(builder.getContext(), sdy::Kind::ManualAxes, {builder.getArrayAttr(names)}));
  Block &body = made.getBody().emplaceBlock();
  for (Operation *op : region.entries)
    op->getResult(0).replaceAllUsesWith(body.addArgument(op->getResult(0).getType(), op->getLoc()));
  llvm::DenseMap<Operation *, Value> constants;
  for (Operation *op : region.ops)
    op->moveBefore(&body, body.end());
  builder.setInsertionPointToEnd(&body);
  for (Operation *op : region.exits)
    results.push_back(op->getOperand(0));
  Operation *end = sdy::ReturnOp::create(builder, first->getLoc(), results);
  region.ops.push_back(end);
  for (Operation *op : region.ops)
    for (OpOperand &operand : op->getOpOperands())
      if (Operation *maker = operand.get().getDefiningOp(); maker && maker->getBlock() != &body) {
        Value &copy = constants[maker];
        if (!copy) {
          builder.setInsertionPointToStart(&body);
          copy = builder.clone(*maker)->getResult(0);
        }
        operand.set(copy);
      }
  for (auto [result, op] : llvm::zip_equal(made->getResults(), region.exits))
    op->getResult(0).replaceAllUsesWith(result);
  for (Operation *op : region.exits)
    op->erase();
  for (Operation *op : region.entries)
    op->erase();
  return {};
}

} // namespace

bool isManualBorder(Operation *op) {
  return (isEntry(op) || isExit(op)) && tilingOf(op) && op->getNumOperands() == 1 && op->getNumResults() == 1 &&
         op->getOperand(0).getType() != op->getResult(0).getType();
}

Status makeManualComputations(ModuleOp module) {
  auto count = module->getAttrOfType<IntegerAttr>("mhlo.num_partitions");
  const int64_t partitions = count ? count.getValue().getSExtValue() : 1;
  if (partitions < 1 || partitions > maxDevices)
    return failure(SHLO_LIMIT, module, "it has no or too many partitions (mhlo.num_partitions)");
  llvm::SetVector<Block *> blocks;
  bool isCut = partitions > 1;
  module->walk([&](Operation *op) {
    isCut |= isManualBorder(op);
    if (isEntry(op) || isExit(op))
      blocks.insert(op->getBlock());
  });
  std::vector<Region> regions;
  if (isCut)
    for (Block *block : blocks) {
      checkMemory();
      if (Status status = findRegions(*block, regions); !status)
        return status;
    }
  for (Region &region : regions) {
    checkMemory();
    if (Status status = convert(region, partitions); !status)
      return status;
  }
  return {};
}

} // namespace shlo

#pragma clang attribute pop
