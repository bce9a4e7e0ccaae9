// Removes sharding, for a run on one device.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/sharding.h"

#include "base/work.h"
#include "dialect/dialect.h"
#include "dialect/other_dialects.h"
#include "dialect/sdy.h"
#include "dialect/sharding.h"
#include "passes/failure.h"
#include "passes/older_sharding.h"
#include "passes/pass.h"
#include "passes/unrealized_casts.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Twine.h"

using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::Operation;

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo {
namespace {

bool isSharding(Operation *op) { return op->getName().getDialectNamespace() == "sdy"; }

// Replaces a computation with its body.
Status inlineBody(Operation *op) {
  mlir::Block &body = op->getRegion(0).front();
  Operation *last = body.empty() ? nullptr : &body.back();
  if (!mlir::isa_and_nonnull<sdy::ReturnOp>(last) || body.getArgumentTypes() != op->getOperandTypes() ||
      last->getOperandTypes() != op->getResultTypes())
    return failure(SHLO_UNSUPPORTED, op, "the types of its body are not those of its operands and results");
  for (auto [argument, operand] : llvm::zip(body.getArguments(), op->getOperands()))
    argument.replaceAllUsesWith(operand);
  op->replaceAllUsesWith(last->getOperands());
  last->erase();
  op->getBlock()->getOperations().splice(op->getIterator(), body.getOperations());
  op->erase();
  return {};
}

// Custom calls that only say how a value is cut.
bool isIdentityCall(Operation *op) {
  auto call = mlir::dyn_cast<ir::CustomCallOp>(op);
  return call && (call.getCallTargetName() == "Sharding" || call.getCallTargetName() == "xla.sdy.FuncResultSharding") &&
         op->getOperandTypes() == op->getResultTypes();
}

// A manual computation is not a hint, but says what is computed, unless a single device does it.
Status keepManual(sdy::ManualComputationOp op) {
  Result<ManualSharding> sharding = readManualSharding(op);
  if (!sharding)
    return failure(sharding.error().code, op, sharding.error().message);
  if (sharding->devices() == 1 || mlir::cast<mlir::ArrayAttr>(op.getManualAxes().getFields()[0]).empty())
    return inlineBody(op);
  op.setInShardingsAttr(writeShardings(op.getContext(), sharding->operands));
  op.setOutShardingsAttr(writeShardings(op.getContext(), sharding->results));
  return {};
}

Status removeOp(Operation *op) {
  if (mlir::isa<sdy::ShardingGroupOp>(op)) {
    op->erase();
    return {};
  }
  if (auto manual = mlir::dyn_cast<sdy::ManualComputationOp>(op))
    return keepManual(manual);
  if (mlir::isa<sdy::NamedComputationOp>(op))
    return inlineBody(op);
  if (mlir::isa<sdy::ReturnOp>(op)) // removed with its parent
    return isSharding(op->getParentOp()) ? Status() : failure(SHLO_UNSUPPORTED, op, "it is not inside an op of sdy");
  // Every other op from a tensor to the same type changes only where its parts are.
  if (isIdentityCall(op)) {
    op->replaceAllUsesWith(op->getOperands());
    op->erase();
    return {};
  }
  if (op->getNumOperands() != 1 || op->getNumResults() != 1 || op->getNumRegions() ||
      op->getOperand(0).getType() != op->getResult(0).getType())
    return failure(SHLO_UNSUPPORTED, op, "it has no replacement on one device");
  op->replaceAllUsesWith(op->getOperands());
  op->erase();
  return {};
}

// The mesh as a part of the groups of a collective.
ir::MeshAttr meshAttr(const Mesh &mesh, mlir::MLIRContext *context) {
  llvm::SmallVector<ir::MeshAxisAttr> axes;
  for (const Mesh::Axis &axis : mesh.axes)
    axes.push_back(ir::MeshAxisAttr::get(context, axis.name, axis.size));
  mlir::DenseIntElementsAttr devices;
  if (!llvm::is_sorted(mesh.devices))
    devices = mlir::DenseIntElementsAttr::get(
        mlir::RankedTensorType::get({int64_t(mesh.devices.size())}, mlir::IntegerType::get(context, 64)), mesh.devices);
  return ir::MeshAttr::get(context, axes, devices);
}

// Collectives may name a mesh. On one device, the results of a collective are its operands.
Status resolveMesh(Operation *op) {
  std::optional<Attribute> attribute = op->getInherentAttr("replica_groups");
  auto groups = mlir::dyn_cast_or_null<ir::ReplicaGroupMeshAxesAttr>(attribute.value_or(Attribute()));
  if (!groups)
    return {};
  mlir::Builder builder(op->getContext());
  auto mesh = mlir::dyn_cast<ir::MeshAttr>(groups.getMesh());
  if (auto name = mlir::dyn_cast<mlir::FlatSymbolRefAttr>(groups.getMesh())) {
    auto module = op->getParentOfType<mlir::ModuleOp>();
    auto found = mlir::dyn_cast_or_null<sdy::MeshOp>(mlir::SymbolTable::lookupSymbolIn(module, name.getValue()));
    if (!found)
      return {};
    Result<Mesh> read = readMesh(found);
    if (!read)
      return failure(read.error().code, op, read.error().message);
    mesh = meshAttr(*read, op->getContext());
    op->setInherentAttr(builder.getStringAttr("replica_groups"),
                        ir::ReplicaGroupMeshAxesAttr::get(op->getContext(), mesh, groups.getAxes()));
  }
  if (!mesh || !llvm::all_of(mesh.getAxes(), [](ir::MeshAxisAttr axis) { return axis.getSize() == 1; }))
    return {};
  if (op->getOperandTypes() == op->getResultTypes()) {
    op->replaceAllUsesWith(op->getOperands());
    op->erase();
    return {};
  }
  op->setInherentAttr(builder.getStringAttr("replica_groups"),
                      mlir::DenseIntElementsAttr::get(mlir::RankedTensorType::get({1, 1}, builder.getI64Type()),
                                                      llvm::ArrayRef<int64_t>(0)));
  return {};
}

// Whether the attribute says how a value is cut.
bool isHint(llvm::StringRef name) { return name.starts_with("sdy.") || name == "mhlo.sharding"; }

bool hasHint(Operation *op) {
  auto isOne = [](mlir::NamedAttribute attr) { return isHint(attr.getName().getValue()); };
  if (llvm::any_of(op->getDiscardableAttrs(), isOne))
    return true;
  auto function = mlir::dyn_cast<mlir::FunctionOpInterface>(op);
  if (!function)
    return false;
  for (mlir::ArrayAttr list : {function.getArgAttrsAttr(), function.getResAttrsAttr()})
    for (Attribute dictionary : list ? list.getValue() : llvm::ArrayRef<Attribute>())
      if (llvm::any_of(mlir::cast<mlir::DictionaryAttr>(dictionary), isOne))
        return true;
  return false;
}

constexpr StringRef partitions = "mhlo.num_partitions";

bool isInManual(Operation *op) { return op->getParentOfType<sdy::ManualComputationOp>() != nullptr; }

// Outside of manual computations and of what these call, no device runs the program. So none has a number there.
Status checkIds(mlir::ModuleOp module) {
  llvm::SmallVector<Operation *> ids, open; // `open`: functions that manual computations call
  module->walk([&](Operation *op) {
    if (mlir::isa<ir::PartitionIdOp>(op) && !isInManual(op))
      ids.push_back(op);
  });
  if (ids.empty())
    return {};
  mlir::SymbolTable symbols(module);
  llvm::DenseSet<Operation *> called;
  auto follow = [&](Operation *op) {
    for (mlir::NamedAttribute attr : op->getAttrs())
      attr.getValue().walk([&](mlir::FlatSymbolRefAttr name) {
        Operation *function = symbols.lookup(name.getValue());
        if (mlir::isa_and_nonnull<mlir::FunctionOpInterface>(function) && called.insert(function).second)
          open.push_back(function);
      });
  };
  module->walk([&](Operation *op) {
    if (isInManual(op))
      follow(op);
  });
  while (!open.empty())
    open.pop_back_val()->walk(follow);
  for (Operation *op : ids)
    if (!called.contains(op->getParentOfType<mlir::FunctionOpInterface>()))
      return failure(SHLO_UNSUPPORTED, op,
                     "it is outside of manual computations, where the program runs whole and no device has a number");
  return {};
}

} // namespace

bool hasSharding(mlir::ModuleOp module) {
  auto count = module->getAttrOfType<mlir::IntegerAttr>(partitions);
  const bool hasPartitions = count && !count.getValue().isOne();
  auto look = [&](Operation *op) {
    return isSharding(op) || isManualBorder(op) || (hasPartitions && hasHint(op)) ? mlir::WalkResult::interrupt()
                                                                                  : mlir::WalkResult::advance();
  };
  return module->walk(look).wasInterrupted();
}

Status removeSharding(mlir::ModuleOp module) {
  const bool isSharded = hasSharding(module);
  if (Status status = makeManualComputations(module); !status)
    return status;
  if (isSharded && module->hasAttr(partitions))
    if (Status status = checkIds(module); !status)
      return status;
  llvm::SmallVector<Operation *> ops, collectives, meshes; // inner ones first
  module->walk([&](Operation *op) {
    if (mlir::isa<sdy::MeshOp>(op))
      meshes.push_back(op);
    else if (isSharding(op) || isIdentityCall(op))
      ops.push_back(op);
    else if (op->hasAttr("replica_groups"))
      collectives.push_back(op);
  });
  for (Operation *op : collectives) {
    checkWork();
    if (Status status = resolveMesh(op); !status)
      return status;
  }
  for (Operation *op : ops) {
    checkWork();
    if (Status status = removeOp(op); !status)
      return status;
  }
  for (Operation *op : meshes)
    op->erase();
  passes::reconcileCasts(module);
  module->walk([](Operation *op) {
    if (isWorkOver())
      return mlir::WalkResult::interrupt();
    dropAttributes(op, [](mlir::NamedAttribute attr) { return isHint(attr.getName().getValue()); });
    return mlir::WalkResult::advance();
  });
  // The result runs whole.
  if (isSharded)
    module->removeAttr(partitions);
  checkWork();
  return {};
}

Result<std::shared_ptr<Module>> withoutSharding(const Module &module) {
  std::shared_ptr<Module> copy = module.clone();
  if (Status status = removeSharding(copy->op()); !status)
    return std::move(status.error());
  return copy;
}

bool passes::hasAnySharding(mlir::ModuleOp module) { return hasSharding(module); }

Status passes::removeShardings(PassRun &run) {
  run.setChanged();
  return removeSharding(run.module);
}

} // namespace shlo

#pragma clang attribute pop
