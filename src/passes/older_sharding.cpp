// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/older_sharding.h"

#include "base/work.h"
#include "dialect/dialect.h"
#include "dialect/tiling.h"
#include "passes/failure.h"
#include "text/text.h"

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
// Shardy writes its ops as calls for tools that do not know it.
bool isOfShardyCall(Operation *op) { return targetOf(op).starts_with("xla.sdy."); }
bool isEntry(Operation *op) {
  return targetOf(op) == "SPMDFullToShardShape" || targetOf(op) == "xla.sdy.GlobalToLocalShape";
}
bool isExit(Operation *op) {
  return targetOf(op) == "SPMDShardToFullShape" || targetOf(op) == "xla.sdy.LocalToGlobalShape";
}
bool isConstant(Operation *op) { return isa<ir::ConstantOp>(op); }

// What is said of a value: null, a text, or that of a tuple with the value.
struct Said {
  StringAttr text;
  TiledValue value = {};
};
StringAttr tilingOf(Operation *op) { return op->getAttrOfType<StringAttr>("mhlo.sharding"); }
Said tilingOf(Value value) {
  if (auto result = dyn_cast<OpResult>(value))
    return {tilingOf(result.getOwner()), {result.getResultNumber(), result.getOwner()->getNumResults()}};
  auto argument = cast<BlockArgument>(value);
  auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
  return {function ? function.getArgAttrOfType<StringAttr>(argument.getArgNumber(), "mhlo.sharding") : StringAttr()};
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
      return failure(SHLO_INVALID_PROGRAM, op, "it takes a part of a value, which nothing puts together");
    for (OpOperand &operand : op->getOpOperands()) {
      Operation *maker = operand.get().getDefiningOp();
      if (!maker || maker->getBlock() != &block)
        return failure(SHLO_UNSUPPORTED, op,
                       "operand " + llvm::Twine(operand.getOperandNumber()) +
                           " is not a part of a value: nothing cuts it");
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

// What a region is as a manual computation.
struct Form {
  sdy::FormAttr in, out, axes;
};

// --- Calls of Shardy ------------------------------------------------------------------------------------------------

// An attribute of Shardy that an op has as text.
Result<sdy::FormAttr> shardyAttribute(Operation *op, llvm::StringRef name, sdy::Kind kind) {
  auto texts = op->getAttrOfType<DictionaryAttr>("mhlo.frontend_attributes");
  auto text = texts ? texts.getAs<StringAttr>(name) : StringAttr();
  if (!text)
    return sdy::FormAttr();
  constexpr uint32_t mostNesting = 16;
  Result<Attribute> attribute = parseAttribute(*op->getContext(), text.getValue(), mostNesting);
  if (!attribute || !sdy::isA(*attribute, kind))
    return failure(SHLO_INVALID_PROGRAM, op, "its attribute " + name + " is not what Shardy writes");
  return cast<sdy::FormAttr>(*attribute);
}

// Any op of the region may have them.
Result<Form> formOfShardy(Region &region) {
  Form form;
  llvm::SmallVector<Operation *> all(region.entries);
  all.append(region.ops);
  all.append(region.exits);
  for (auto [name, kind, to] : {std::tuple("xla.sdy.in_shardings", sdy::Kind::ShardingPerValue, &form.in),
                                {"xla.sdy.out_shardings", sdy::Kind::ShardingPerValue, &form.out},
                                {"xla.sdy.manual_axes", sdy::Kind::ManualAxes, &form.axes}}) {
    for (Operation *op : all) {
      Result<sdy::FormAttr> found = shardyAttribute(op, name, kind);
      if (!found)
        return std::move(found.error());
      if (*found && *to && *to != *found)
        return failure(SHLO_UNSUPPORTED, op, "what is between cuts has two attributes " + llvm::Twine(name));
      if (*found)
        *to = *found;
    }
    if (!*to && kind == sdy::Kind::ManualAxes)
      return failure(SHLO_INVALID_PROGRAM, all.front(), "nothing says which axes are manual (xla.sdy.manual_axes)");
    if (!*to) // of no values
      *to = writeShardings(all.front()->getContext(), {});
  }
  return form;
}

// The meshes that the attributes name are in an attribute of the module, as text.
Status makeMeshes(ModuleOp module) {
  auto texts = module->getAttrOfType<DictionaryAttr>("mhlo.frontend_attributes");
  auto text = texts ? texts.getAs<StringAttr>("xla.sdy.meshes") : StringAttr();
  if (!text)
    return {};
  constexpr uint32_t mostNesting = 16;
  Result<Attribute> attribute = parseAttribute(*module->getContext(), text.getValue(), mostNesting);
  auto meshes = attribute ? dyn_cast<DictionaryAttr>(*attribute) : DictionaryAttr();
  if (!meshes)
    return failure(SHLO_INVALID_PROGRAM, module, "its attribute xla.sdy.meshes is not what Shardy writes");
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  for (NamedAttribute entry : meshes) {
    if (!sdy::isA(entry.getValue(), sdy::Kind::Mesh))
      return failure(SHLO_INVALID_PROGRAM, module, "its attribute xla.sdy.meshes has something that is no mesh");
    if (!SymbolTable::lookupSymbolIn(module, entry.getName()))
      sdy::MeshOp::create(builder, module.getLoc(), entry.getName(), cast<sdy::FormAttr>(entry.getValue()));
  }
  return {};
}

// --- Tilings --------------------------------------------------------------------------------------------------------

struct Tilings {
  std::vector<Tiling> list;
  size_t devices = 0; // in all of them

  Status add(Operation *op, const Said &said) {
    constexpr int64_t most = 4096;
    constexpr size_t mostOfAll = size_t(1) << 24;
    Result<Tiling> tiling = said.text ? readTiling(said.text.getValue(), said.value, most) : Tiling();
    if (!tiling)
      return failure(tiling.error().code, op, tiling.error().message);
    if ((devices += tiling->devices.size()) > mostOfAll)
      return failure(SHLO_LIMIT, op, "the shardings of a manual computation have more than 2^24 devices");
    list.push_back(std::move(*tiling));
    return {};
  }
};

// The shardings of whole values say how these are cut, those of their parts what is manual.
Result<Form> formOfTilings(Region &region, int64_t partitions) {
  Operation *first = region.entries.empty() ? region.exits.front() : region.entries.front();
  Tilings tilings;
  for (const llvm::SmallVector<Operation *> *list : {&region.entries, &region.exits})
    for (Operation *op : *list) {
      if (op->getNumOperands() != 1 || op->getNumResults() != 1)
        return failure(SHLO_INVALID_PROGRAM, op, "it must have one operand and one result");
      if (Status status = tilings.add(op, tilingOf(isEntry(op) ? op->getOperand(0) : op->getResult(0))); !status)
        return std::move(status.error());
    }
  const size_t values = tilings.list.size();
  for (const llvm::SmallVector<Operation *> *list : {&region.entries, &region.exits})
    for (Operation *op : *list)
      if (Status status = tilings.add(op, tilingOf(isEntry(op) ? op->getResult(0) : op->getOperand(0))); !status)
        return std::move(status.error());
  for (const Tiling &tiling : tilings.list)
    if (tiling.kind == Tiling::Tiled)
      partitions = std::max<int64_t>(partitions, int64_t(tiling.devices.size()));
  Result<std::vector<Sharding>> shardings = toShardings(tilings.list, partitions);
  if (!shardings)
    return failure(shardings.error().code, first, shardings.error().message);

  std::vector<Sharding> in, out;
  llvm::SmallVector<Attribute> names;
  Builder builder(first->getContext());
  SharedMesh mesh;
  for (const Sharding &sharding : *shardings)
    if (!mesh || mesh->axes.empty())
      mesh = sharding.mesh;
  for (size_t axis = 0; axis < mesh->axes.size(); ++axis)
    if (std::any_of(shardings->begin() + ptrdiff_t(values), shardings->end(), [&](const Sharding &sharding) {
          return llvm::any_of(sharding.manual, [&](const AxisPart &part) { return part.axis == axis; });
        }))
      names.push_back(builder.getStringAttr(mesh->axes[axis].name));
  for (size_t i = 0; i < values; ++i) {
    Sharding &sharding = (*shardings)[i];
    const bool isIn = i < region.entries.size();
    const Type type = isIn ? region.entries[i]->getOperand(0).getType()
                           : region.exits[i - region.entries.size()]->getResult(0).getType();
    if (auto tensor = dyn_cast<RankedTensorType>(type); tensor && sharding.dimensions.empty())
      sharding.dimensions.resize(size_t(tensor.getRank()));
    sharding.replicated.clear();
    (isIn ? in : out).push_back(std::move(sharding));
  }
  return Form{writeShardings(builder.getContext(), in), writeShardings(builder.getContext(), out),
              sdy::makeForm(builder.getContext(), sdy::Kind::ManualAxes, {builder.getArrayAttr(names)})};
}

// --- The op ---------------------------------------------------------------------------------------------------------

Status convert(Region &region, int64_t partitions) {
  if (region.exits.empty() && region.ops.empty()) { // nobody reads the parts
    for (Operation *op : region.entries)
      op->erase();
    return {};
  }
  const bool isShardy = llvm::any_of(region.entries, isOfShardyCall) || llvm::any_of(region.exits, isOfShardyCall);
  Result<Form> form = isShardy ? formOfShardy(region) : formOfTilings(region, partitions);
  if (!form)
    return std::move(form.error());
  Operation *first = region.exits.empty() ? region.ops.front() : region.exits.front();
  llvm::SmallVector<Value> operands, results;
  llvm::SmallVector<Type> types;
  for (Operation *op : region.entries) {
    if (op->getNumOperands() != op->getNumResults())
      return failure(SHLO_INVALID_PROGRAM, op, "it must have as many results as operands");
    operands.append(op->operand_begin(), op->operand_end());
  }
  for (Operation *op : region.exits) {
    if (op->getNumOperands() != op->getNumResults())
      return failure(SHLO_INVALID_PROGRAM, op, "it must have as many results as operands");
    results.append(op->operand_begin(), op->operand_end());
    types.append(op->result_type_begin(), op->result_type_end());
  }

  // All that is read must come before, and whoever reads the results after it.
  for (Value operand : operands)
    if (Operation *maker = operand.getDefiningOp())
      if (maker->getBlock() == first->getBlock() && !maker->isBeforeInBlock(first))
        first = region.exits.empty() ? region.ops.back() : region.exits.back();
  OpBuilder builder(first);
  auto made =
      sdy::ManualComputationOp::create(builder, first->getLoc(), types, operands, form->in, form->out, form->axes);
  Block &body = made.getBody().emplaceBlock();
  for (Operation *op : region.entries)
    for (Value part : op->getResults())
      part.replaceAllUsesWith(body.addArgument(part.getType(), op->getLoc()));
  for (Operation *op : region.ops)
    op->moveBefore(&body, body.end());
  builder.setInsertionPointToEnd(&body);
  results.clear(); // some were parts of operands
  for (Operation *op : region.exits)
    results.append(op->operand_begin(), op->operand_end());
  region.ops.push_back(sdy::ReturnOp::create(builder, first->getLoc(), results));
  // Constants may be used outside, too.
  llvm::DenseMap<Operation *, Operation *> copies;
  builder.setInsertionPointToStart(&body);
  for (Operation *op : region.ops)
    for (OpOperand &operand : op->getOpOperands())
      if (Operation *maker = operand.get().getDefiningOp(); maker && maker->getBlock() != &body) {
        Operation *&copy = copies[maker];
        if (!copy)
          copy = builder.clone(*maker);
        operand.set(copy->getResult(0));
      }
  auto result = made->result_begin();
  for (Operation *op : region.exits)
    for (Value whole : op->getResults())
      whole.replaceAllUsesWith(*result++);
  for (Operation *op : region.exits)
    op->erase();
  for (Operation *op : region.entries)
    op->erase();
  return {};
}

} // namespace

bool isManualBorder(Operation *op) {
  if (!isEntry(op) && !isExit(op))
    return false;
  return isOfShardyCall(op) || (tilingOf(op) && op->getOperandTypes() != op->getResultTypes());
}

Status makeManualComputations(ModuleOp module) {
  auto count = module->getAttrOfType<IntegerAttr>("mhlo.num_partitions");
  const int64_t partitions = count && count.getValue().isSignedIntN(63) ? count.getValue().getSExtValue() : 1;
  llvm::SetVector<Block *> blocks;
  bool isCut = partitions > 1, hasShardy = false;
  module->walk([&](Operation *op) {
    isCut |= isManualBorder(op);
    hasShardy |= isOfShardyCall(op);
    if (isEntry(op) || isExit(op))
      blocks.insert(op->getBlock());
  });
  if (hasShardy)
    if (Status status = makeMeshes(module); !status)
      return status;
  std::vector<Region> regions;
  if (isCut)
    for (Block *block : blocks) {
      checkWork();
      if (Status status = findRegions(*block, regions); !status)
        return status;
    }
  for (Region &region : regions) {
    checkWork();
    if (Status status = convert(region, std::clamp<int64_t>(partitions, 1, maxDevices)); !status)
      return status;
  }
  return {};
}

} // namespace shlo

#pragma clang attribute pop
