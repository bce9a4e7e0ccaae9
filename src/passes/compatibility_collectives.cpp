// Collectives and reductions in the forms that they had in older versions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"
#include "dialect/sdy.h"
#include "dialect/sharding.h"
#include "dialect/walk.h"
#include "passes/compatibility.h"
#include "passes/failure.h"
#include "vhlo/rules.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"

namespace shlo::passes::compatibility {

using mlir::Operation;
using mlir::Value;

//===- Groups -----------------------------------------------------------------------------------------------------===//

namespace {

constexpr llvm::StringLiteral groupsName = "replica_groups";

// The most members of all groups of a module together: each op has a copy of a list that a mesh says in few words.
constexpr uint64_t maxMembers = uint64_t(1) << 24;

Result<Mesh> meshOf(mlir::Attribute mesh, mlir::SymbolTable &symbols) {
  if (auto known = llvm::dyn_cast<ir::MeshAttr>(mesh))
    return readMesh(known);
  auto name = llvm::dyn_cast<mlir::FlatSymbolRefAttr>(mesh);
  auto found = name ? symbols.lookup<sdy::MeshOp>(name.getValue()) : sdy::MeshOp();
  return found ? readMesh(found)
               : Result<Mesh>(makeError(SHLO_INVALID_PROGRAM, "there is no mesh of the name in its groups"));
}

Result<mlir::DenseIntElementsAttr> listed(ir::ReplicaGroupMeshAxesAttr groups, mlir::SymbolTable &symbols) {
  Result<Mesh> mesh = meshOf(groups.getMesh(), symbols);
  if (!mesh)
    return std::move(mesh.error());
  Result<std::vector<AxisPart>> axes = readAxes(groups.getAxes(), *mesh);
  if (!axes)
    return std::move(axes.error());
  const std::vector<std::vector<int64_t>> devices = deviceGroups(*mesh, *axes);
  std::vector<int64_t> members;
  for (const std::vector<int64_t> &group : devices)
    members.insert(members.end(), group.begin(), group.end());
  const int64_t size = devices.empty() ? 0 : int64_t(devices.front().size());
  return mlir::DenseIntElementsAttr::get(
      mlir::RankedTensorType::get({int64_t(devices.size()), size}, mlir::IntegerType::get(groups.getContext(), 64)),
      members);
}

} // namespace

Status listDevices(PassRun &run) {
  llvm::DenseMap<mlir::OperationName, bool> haveGroups;
  llvm::DenseMap<mlir::Attribute, mlir::Attribute> lists;
  std::optional<mlir::SymbolTable> symbols;
  uint64_t members = 0;
  for (Operation *op = nextOp(run.root, run.root); op; op = nextOp(op, run.root)) {
    run.budget.step();
    auto [known, isNew] = haveGroups.try_emplace(op->getName());
    if (isNew)
      known->second = op->isRegistered() && llvm::any_of(op->getName().getAttributeNames(), [](mlir::StringAttr name) {
                        return name.getValue() == groupsName;
                      });
    auto groups = known->second ? llvm::dyn_cast_or_null<ir::ReplicaGroupMeshAxesAttr>(
                                      op->getInherentAttr(groupsName).value_or(mlir::Attribute()))
                                : ir::ReplicaGroupMeshAxesAttr();
    if (!groups)
      continue;
    if (!symbols)
      symbols.emplace(run.module);
    mlir::Attribute &list = lists[groups];
    if (!list) {
      Result<mlir::DenseIntElementsAttr> made = listed(groups, *symbols);
      if (!made)
        return failure(made.error().code, op, made.error().message);
      list = *made;
      if ((members += uint64_t(made->size())) > maxMembers)
        return failure(SHLO_LIMIT, op, "the groups have more than " + llvm::Twine(maxMembers) + " members");
    }
    op->setInherentAttr(mlir::StringAttr::get(op->getContext(), groupsName), list);
    run.countRewrites("list-devices");
  }
  return {};
}

//===- Operands ---------------------------------------------------------------------------------------------------===//

bool splitCollective(Operation *op, Rewriter &rewriter, vhlo::Version target) {
  const vhlo::OpRecord *record = vhlo::findByOp(op->getName().getStringRef());
  const vhlo::OpVersion *version =
      llvm::find_if(record->versions, [&](const vhlo::OpVersion &one) { return target <= one.max; });
  if (version == record->versions.end() || !version->singleOperand || op->getNumOperands() < 2 ||
      op->getNumOperands() != op->getNumResults())
    return false;
  llvm::SmallVector<Value> results;
  for (auto [operand, type] : llvm::zip_equal(op->getOperands(), op->getResultTypes())) {
    mlir::OperationState state(op->getLoc(), op->getName().getStringRef(), operand, type,
                               op->getAttrDictionary().getValue());
    for (mlir::Region &region : op->getRegions()) {
      mlir::IRMapping mapping;
      region.cloneInto(state.addRegion(), mapping);
    }
    results.push_back(rewriter.create(state)->getResult(0));
  }
  rewriter.replace(op, results);
  return true;
}

bool convertReduced(Operation *op, Rewriter &rewriter, vhlo::Version target) {
  const vhlo::OpRecord *record = vhlo::findByOp(op->getName().getStringRef());
  auto isMixed = [&](const vhlo::WireRule &rule) {
    return target < rule.since && rule.uses == vhlo::mixesElementTypes && rule.uses({op});
  };
  if (llvm::none_of(record->rules, isMixed))
    return false;
  // Inputs and initial values or updates are as many as results, and in their order. Indices stay.
  const unsigned results = op->getNumResults();
  const int64_t indices = llvm::isa<ir::ScatterOp>(op) ? int64_t(results) : -1;
  llvm::SmallVector<std::pair<unsigned, mlir::Type>> converted;
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    if (int64_t(i) == indices)
      continue;
    const unsigned result = (i - (indices >= 0 && i > indices)) % results;
    auto type = llvm::dyn_cast<mlir::RankedTensorType>(op->getOperand(i).getType());
    const mlir::Type element = mlir::getElementTypeOrSelf(op->getResult(result).getType());
    if (!type || ir::isQuantized(element) || ir::isQuantized(type.getElementType()))
      return false;
    if (type.getElementType() != element)
      converted.emplace_back(i, type.clone(element));
  }
  for (auto [i, type] : converted)
    rewriter.setOperand(op, i, ir::ConvertOp::create(rewriter, op->getLoc(), type, op->getOperand(i)));
  return true;
}

} // namespace shlo::passes::compatibility
