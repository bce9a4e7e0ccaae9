// Removes sharding, for one device.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/sharding.h"

#include "base/memory.h"
#include "dialect/diagnostics.h"
#include "dialect/dialect.h"
#include "dialect/other_dialects.h"
#include "dialect/sdy.h"

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

Error failure(Code code, Operation *op, const Twine &message) {
  Diagnostic finding;
  finding.op = op->getName().getStringRef().str();
  finding.message = ("op '" + finding.op + "': " + message).str();
  setPlace(finding, op->getLoc());
  Error error = makeError(code, finding.message);
  error.diagnostics.push_back(std::move(finding));
  return error;
}

// Whether the extents of all axes are 1.
bool isOneDevice(sdy::FormAttr mesh) {
  llvm::ArrayRef<Attribute> fields = mesh.getFields();
  return mlir::cast<mlir::DenseI64ArrayAttr>(fields[1]).size() <= 1 &&
         llvm::all_of(mlir::cast<mlir::ArrayAttr>(fields[0]), [](Attribute axis) {
           return mlir::cast<mlir::IntegerAttr>(mlir::cast<sdy::FormAttr>(axis).getFields()[1]).getInt() == 1;
         });
}
bool isOneDevice(ir::MeshAttr mesh) {
  return llvm::all_of(mesh.getAxes(), [](ir::MeshAxisAttr axis) { return axis.getSize() == 1; });
}

Status checkMeshes(mlir::ModuleOp module) {
  mlir::AttrTypeWalker walker; // visits each attribute once
  bool good = true;
  walker.addWalk([&](sdy::FormAttr attr) { good &= attr.getKind() != sdy::Kind::Mesh || isOneDevice(attr); });
  walker.addWalk([&](ir::MeshAttr attr) { good &= isOneDevice(attr); });
  Operation *where = nullptr;
  module->walk<mlir::WalkOrder::PreOrder>([&](Operation *op) {
    walker.walk(op->getAttrDictionary());
    where = op;
    return good ? mlir::WalkResult::advance() : mlir::WalkResult::interrupt();
  });
  if (good)
    return {};
  return failure(SHLO_UNSUPPORTED, where, "its mesh has several devices; sharding can be removed only for one");
}

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

Status removeOp(Operation *op) {
  if (mlir::isa<sdy::MeshOp, sdy::ShardingGroupOp>(op)) {
    op->erase();
    return {};
  }
  if (mlir::isa<sdy::ManualComputationOp, sdy::NamedComputationOp>(op))
    return inlineBody(op);
  if (mlir::isa<sdy::ReturnOp>(op)) // removed with its parent
    return isSharding(op->getParentOp()) ? Status() : failure(SHLO_UNSUPPORTED, op, "it is not inside an op of sdy");
  // On one device, every other op from a tensor to the same type is an identity.
  if (op->getNumOperands() != 1 || op->getNumResults() != 1 || op->getNumRegions() ||
      op->getOperand(0).getType() != op->getResult(0).getType())
    return failure(SHLO_UNSUPPORTED, op, "it has no replacement on one device");
  op->replaceAllUsesWith(op->getOperands());
  op->erase();
  return {};
}

void removeCasts(mlir::ModuleOp module) {
  llvm::SmallVector<mlir::UnrealizedConversionCastOp> casts;
  module->walk<mlir::WalkOrder::PreOrder>([&](mlir::UnrealizedConversionCastOp cast) { casts.push_back(cast); });
  for (mlir::UnrealizedConversionCastOp cast : casts) {
    if (cast->getOperandTypes() == cast->getResultTypes()) {
      cast->replaceAllUsesWith(cast->getOperands());
      continue;
    }
    if (cast->getNumOperands() == 0)
      continue;
    auto before = cast->getOperand(0).getDefiningOp<mlir::UnrealizedConversionCastOp>();
    if (before && before->getResults() == cast->getOperands() && before->getOperandTypes() == cast->getResultTypes())
      cast->replaceAllUsesWith(before->getOperands());
  }
  for (mlir::UnrealizedConversionCastOp cast : llvm::reverse(casts))
    if (cast->use_empty())
      cast->erase();
}

// On one device, the results of a collective are its operands. Only collectives that name mesh axes need meshes.
void removeCollective(Operation *op) {
  std::optional<Attribute> groups = op->getInherentAttr("replica_groups");
  if (!groups || !mlir::isa_and_nonnull<ir::ReplicaGroupMeshAxesAttr>(*groups))
    return;
  if (op->getOperandTypes() == op->getResultTypes()) {
    op->replaceAllUsesWith(op->getOperands());
    op->erase();
    return;
  }
  mlir::Builder builder(op->getContext());
  op->setInherentAttr(builder.getStringAttr("replica_groups"),
                      mlir::DenseIntElementsAttr::get(mlir::RankedTensorType::get({1, 1}, builder.getI64Type()),
                                                      llvm::ArrayRef<int64_t>(0)));
}

} // namespace

bool hasSharding(mlir::ModuleOp module) {
  return module
      ->walk([](Operation *op) { return isSharding(op) ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance(); })
      .wasInterrupted();
}

Status removeSharding(mlir::ModuleOp module) {
  if (Status status = checkMeshes(module); !status)
    return status;
  llvm::SmallVector<Operation *> ops; // inner ones first
  module->walk([&](Operation *op) {
    if (isSharding(op))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    checkMemory();
    if (Status status = removeOp(op); !status)
      return status;
  }
  removeCasts(module);
  module->walk([](Operation *op) {
    if (isMemoryShort())
      return mlir::WalkResult::interrupt();
    dropAttributes(op, [](mlir::NamedAttribute attr) { return attr.getName().getValue().starts_with("sdy."); });
    removeCollective(op);
    return mlir::WalkResult::advance();
  });
  checkMemory();
  return {};
}

Result<std::shared_ptr<Module>> withoutSharding(const Module &module) {
  std::shared_ptr<Module> copy = module.clone();
  if (Status status = removeSharding(copy->op()); !status)
    return std::move(status.error());
  return copy;
}

} // namespace shlo

#pragma clang attribute pop
