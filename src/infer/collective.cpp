// Infers the result types of collectives.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/collectives.h"
#include "infer/shape_rules.h"

#include "llvm/ADT/DenseSet.h"

namespace shlo::infer {

LogicalResult infer(ir::PartitionIdOp op, InferenceContext &context) {
  return context.result({}, mlir::IntegerType::get(op.getContext(), 32, mlir::IntegerType::Unsigned), "", "");
}
LogicalResult infer(ir::ReplicaIdOp op, InferenceContext &context) {
  return context.result({}, mlir::IntegerType::get(op.getContext(), 32, mlir::IntegerType::Unsigned), "", "");
}

LogicalResult sourceTargetPairs(InferenceContext &context, mlir::DenseIntElementsAttr pairs) {
  ArrayRef<int64_t> shape = pairs.getType().getShape();
  // An empty list of pairs may lack the second dimension.
  if (pairs.getNumElements() == 0)
    return success();
  if (shape.size() != 2 || shape[1] != 2 || !pairs.getElementType().isInteger(64))
    return context.fail("c1", "source_target_pairs") << "has shape " << shape << ", expected [?, 2]";
  if (pairs.isSplat() && shape[0] > 1)
    return context.fail("c2", "source_target_pairs") << "names a process twice";
  llvm::SmallDenseSet<int64_t> sources, targets;
  auto value = pairs.value_begin<int64_t>();
  for (int64_t i = 0; i < shape[0]; ++i) {
    int64_t source = *value++, target = *value++;
    if (source < 0 || target < 0)
      return context.fail("c4", "source_target_pairs")
             << "contains " << std::min(source, target) << ", expected non-negative numbers";
    // DenseSet reserves the two largest numbers.
    if (std::max(source, target) > maxExtent)
      return context.fail("c4", "source_target_pairs") << "contains " << std::max(source, target);
    if (!sources.insert(source).second)
      return context.fail("c2", "source_target_pairs") << "names " << source << " as source twice";
    if (!targets.insert(target).second)
      return context.fail("c3", "source_target_pairs") << "names " << target << " as target twice";
  }
  return success();
}

//===- Replica groups ---------------------------------------------------------------------------------------------===//

namespace {

struct GroupRules {
  StringRef unique, range;
};

// The size of a process group, if the op determines it; unknown if it depends on the mesh or on the number of
// partitions.
LogicalResult replicaGroups(InferenceContext &context, mlir::Attribute attribute, const GroupRules &rules,
                            bool mayBePadded, int64_t &groupSize) {
  groupSize = unknownExtent;
  auto groups = llvm::dyn_cast<mlir::DenseIntElementsAttr>(attribute);
  if (!groups) {
    auto axes = llvm::dyn_cast<ir::ReplicaGroupMeshAxesAttr>(attribute);
    auto mesh = axes ? llvm::dyn_cast<mlir::FlatSymbolRefAttr>(axes.getMesh()) : nullptr;
    if (mesh && !context.lookup(mesh) && !context.mayNameLaterSymbols())
      return context.fail("", "replica_groups")
             << "names the mesh @" << mesh.getValue().take_front(80) << ", which is not found";
    return success();
  }
  ArrayRef<int64_t> shape = groups.getType().getShape();
  if (shape.size() != 2 || !groups.getElementType().isInteger(64))
    return context.fail("", "replica_groups") << "has shape " << shape << ", expected 2 dimensions";
  if (groups.getNumElements() == 0)
    return success(); // one group of all processes
  if (groups.isSplat() && groups.getNumElements() > 1)
    return context.fail(rules.unique, "replica_groups") << "names a process twice";
  // Where every process is in a group, the processes have the lowest numbers. This op leaves some out, and only a run
  // knows how many there are.
  const bool isBounded = !llvm::isa<ir::CollectiveBroadcastOp>(context.operation());
  llvm::SmallDenseSet<int64_t> seen;
  int64_t padding = 0;
  for (int64_t id : groups.getValues<int64_t>()) {
    if (id == -1 && mayBePadded) {
      ++padding;
      continue;
    }
    if (!isBounded && (id < 0 || id > maxExtent))
      return context.fail(rules.range, "replica_groups") << "contains " << id << ", which is not the number of a process";
    if (isBounded && (id < 0 || id >= groups.getNumElements()))
      return context.fail(rules.range, "replica_groups")
             << "contains " << id << ", expected [0, " << groups.getNumElements() << ")";
    if (!seen.insert(id).second)
      return context.fail(rules.unique, "replica_groups") << "names process " << id << " twice";
  }
  // Padding is not a process; the others must have the lowest numbers.
  for (int64_t id : seen)
    if (isBounded && id >= int64_t(seen.size()))
      return context.fail(rules.range, "replica_groups")
             << "contains " << id << ", expected [0, " << int64_t(seen.size()) << ")";
  if (padding == 0)
    groupSize = shape[1];
  return success();
}

bool hasChannel(std::optional<ir::ChannelHandleAttr> channel) { return channel && channel->getHandle() > 0; }

LogicalResult globalIds(InferenceContext &context, bool useGlobalDeviceIds,
                        std::optional<ir::ChannelHandleAttr> channel, StringRef rule) {
  if (!useGlobalDeviceIds || hasChannel(channel) || (context.isLenient() && !(channel && channel->getHandle() < 0)))
    return success();
  return context.fail(rule, "channel_handle") << "has no positive handle, which use_global_device_ids requires";
}

// The number of processes of a group, if the op alone determines it: a channel joins the partitions of all replicas.
template <typename OpT> int64_t processesOf(OpT op, int64_t groupSize) {
  return hasChannel(op.getChannelHandle()) && !op.getUseGlobalDeviceIds() ? unknownExtent : groupSize;
}

// Results that differ from the operands only in the element types that the computation returns.
LogicalResult reducedResults(InferenceContext &context, size_t count, StringRef bodyRule, StringRef shapeRule,
                             StringRef elementRule) {
  llvm::SmallVector<Type, 4> elements(1), accumulated;
  for (unsigned i = 0; i < count; ++i) {
    elements[0] = context.element(i);
    accumulated.clear();
    if (failed(context.reductionBody(0, elements, bodyRule, accumulated)) ||
        failed(context.result(context.tensor(i).getShape(), accumulated[0], shapeRule, elementRule)))
      return failure();
  }
  return context.size(context.resultsLeft(), 0, shapeRule, "results");
}

} // namespace

LogicalResult infer(ir::AllGatherOp op, InferenceContext &context) {
  int64_t groupSize = 0;
  if (failed(replicaGroups(context, op.getReplicaGroups(), {"c2", "c4"}, false, groupSize)) ||
      failed(globalIds(context, op.getUseGlobalDeviceIds(), op.getChannelHandle(), "c5")))
    return failure();
  int64_t dim = int64_t(op.getAllGatherDim());
  if (failed(context.size(context.resultsLeft(), int64_t(context.operandTypes().size()), "c6", "results")))
    return failure();
  for (unsigned i = 0; i < context.operandTypes().size(); ++i) {
    RankedTensorType from = context.tensor(i), declared = context.declaredTensor(i);
    if (failed(context.dimension(dim, from.getRank(), "c1", "all_gather_dim")))
      return failure();
    // The program may run with more processes than the groups name, so any multiple is accepted.
    Extents shape(from.getShape());
    int64_t &extent = shape[size_t(dim)];
    if (isKnown(extent) && failed(context.needsResults()))
      return failure();
    int64_t found =
        declared && declared.getRank() == from.getRank() ? declared.getDimSize(unsigned(dim)) : unknownExtent;
    if (isKnown(extent) && isKnown(found) && (extent == 0 ? found != 0 : found % extent != 0))
      return context.fail("c6", result(i))
             << "has extent " << found << " in dimension " << dim << ", which is not a multiple of " << extent;
    const int64_t processes = processesOf(op, groupSize);
    if (isKnown(found) || context.isVerifying() || !isKnown(extent) || !isKnown(processes) ||
        __builtin_mul_overflow(extent, processes, &extent))
      extent = unknownExtent;
    if (failed(context.result(shape, from.getElementType(), "c6", "c6")))
      return failure();
  }
  return success();
}

LogicalResult infer(ir::AllReduceOp op, InferenceContext &context) {
  int64_t groupSize = 0;
  if (failed(replicaGroups(context, op.getReplicaGroups(), {"c1", "c3"}, true, groupSize)) ||
      failed(globalIds(context, op.getUseGlobalDeviceIds(), op.getChannelHandle(), "c4")))
    return failure();
  return reducedResults(context, context.operandTypes().size(), "c5", "c6", "c7");
}

// Groups without processes still state their size.
static LogicalResult splitGroups(InferenceContext &context, ir::AllToAllOp op, int64_t count) {
  auto groups = llvm::dyn_cast<mlir::DenseIntElementsAttr>(op.getReplicaGroups());
  return groups ? context.size(groups.getType().getDimSize(1), count, "c8", "replica_groups") : success();
}

LogicalResult infer(ir::AllToAllOp op, InferenceContext &context) {
  int64_t split = int64_t(op.getSplitDimension()), concat = int64_t(op.getConcatDimension()),
          count = int64_t(op.getSplitCount()), groupSize = 0;
  if (failed(context.atLeast(count, 1, "c4", "split_count")) ||
      failed(replicaGroups(context, op.getReplicaGroups(), {"c5", "c7"}, false, groupSize)) ||
      failed(context.size(groupSize, count, "c8", "replica_groups")) || failed(splitGroups(context, op, count)) ||
      failed(context.size(context.resultsLeft(), int64_t(context.operandTypes().size()), "c9", "results")))
    return failure();
  for (unsigned i = 0; i < context.operandTypes().size(); ++i) {
    RankedTensorType from = context.tensor(i);
    if (failed(context.dimension(split, from.getRank(), "c1", "split_dimension")) ||
        failed(context.dimension(concat, from.getRank(), "c3", "concat_dimension")))
      return failure();
    const int64_t extent = from.getDimSize(unsigned(split));
    if (isKnown(extent) && extent % count)
      return context.fail("c2", operand(i))
             << "has extent " << extent << " in dimension " << split << ", which is not a multiple of " << count;
    Extents shape;
    KnownShapes shapes(context);
    allToAllShape(shapes, i, op, shape);
    if (!shapes.fit)
      return context.fail("c9", operand(i)) << "has extent " << from.getDimSize(unsigned(concat)) << " in dimension "
                                            << concat << ", which is too large";
    if (failed(context.result(shape, from.getElementType(), "c9", "c9")))
      return failure();
  }
  return success();
}

// If the root is computed, it is the last operand.
static size_t dataOperands(InferenceContext &context, bool hasDynamicRoot) {
  return context.operandTypes().size() - (hasDynamicRoot && !context.operandTypes().empty() ? 1 : 0);
}

LogicalResult infer(ir::CollectiveBroadcastOp op, InferenceContext &context) {
  int64_t groupSize = 0;
  if (failed(replicaGroups(context, op.getReplicaGroups(), {"c1", "c2"}, false, groupSize)))
    return failure();
  bool hasRoot = op.getHasDynamicRoot();
  StringRef rule = hasRoot ? "c4" : "c3";
  size_t count = dataOperands(context, hasRoot);
  if (count == 0)
    return context.fail(rule, "operands") << "has " << int64_t(context.operandTypes().size()) << ", expected data";
  if (hasRoot) {
    RankedTensorType root = context.tensor(unsigned(count));
    if (root.getRank() != 1 || !agree(root.getDimSize(0), int64_t(count)) || !root.getElementType().isInteger(32))
      return context.fail(rule, operand(int64_t(count)))
             << "is " << root << ", expected i32 and one element per operand";
  }
  if (failed(context.size(context.resultsLeft(), int64_t(count), "c5", "results")))
    return failure();
  for (unsigned i = 0; i < count; ++i)
    if (failed(context.result(context.operandTypes()[i], rule)))
      return failure();
  return success();
}

LogicalResult infer(ir::CollectivePermuteOp op, InferenceContext &context) {
  if (failed(sourceTargetPairs(context, op.getSourceTargetPairs())))
    return failure();
  return context.result(context.operandTypes()[0], "c5");
}

LogicalResult infer(ir::CollectiveReduceOp op, InferenceContext &context) {
  int64_t groupSize = 0;
  if (failed(replicaGroups(context, op.getReplicaGroups(), {"c1", "c2"}, true, groupSize)) ||
      failed(globalIds(context, op.getUseGlobalDeviceIds(), op.getChannelHandle(), "")))
    return failure();
  size_t count = dataOperands(context, op.getHasDynamicRoot());
  if (count == 0)
    return context.fail("c3", "operands") << "has no data";
  if (op.getHasDynamicRoot()) {
    if (failed(context.list(unsigned(count), int64_t(count), "c3")))
      return failure();
    if (Type root = context.element(unsigned(count)); !root.isInteger(32))
      return context.fail("c3", operand(int64_t(count))) << "has element type " << root << ", expected i32";
  }
  return reducedResults(context, count, "c4", "c3", "c4");
}

LogicalResult infer(ir::ReduceScatterOp op, InferenceContext &context) {
  int64_t groupSize = 0;
  RankedTensorType from = context.tensor(0), declared = context.declaredTensor(0);
  int64_t dim = int64_t(op.getScatterDimension());
  if (failed(context.dimension(dim, from.getRank(), "c2", "scatter_dimension")) ||
      failed(replicaGroups(context, op.getReplicaGroups(), {"c3", "c5"}, false, groupSize)) ||
      failed(globalIds(context, op.getUseGlobalDeviceIds(), op.getChannelHandle(), "c6")))
    return failure();
  llvm::SmallVector<Type, 1> accumulated;
  if (failed(context.reductionBody(0, from.getElementType(), "c7", accumulated)))
    return failure();
  Extents shape(from.getShape());
  int64_t &extent = shape[size_t(dim)];
  int64_t whole = extent;
  if (whole == 0)
    return context.fail("c8", operand(0)) << "has extent 0 in dimension " << dim << ", which is to be scattered";
  extent = unknownExtent;
  if (isKnown(whole) && failed(context.needsResults()))
    return failure();
  const int64_t found =
      declared && declared.getRank() == from.getRank() ? declared.getDimSize(unsigned(dim)) : unknownExtent;
  const int64_t processes = processesOf(op, groupSize);
  if (!isKnown(found) && !context.isVerifying() && isKnown(whole) && isKnown(processes) && processes > 0 &&
      whole % processes == 0)
    extent = whole / processes;
  if (isKnown(whole) && isKnown(found) && (found == 0 ? whole != 0 : whole % found != 0))
    return context.fail("c8", result(0)) << "has extent " << found << " in dimension " << dim
                                         << ", which does not divide " << whole;
  return context.result(shape, accumulated[0], "c8", "c9");
}

LogicalResult infer(ir::CrossReplicaSumOp op, InferenceContext &context) {
  int64_t groupSize = 0;
  if (!context.isLenient() && failed(replicaGroups(context, op.getReplicaGroups(), {"", ""}, true, groupSize)))
    return failure();
  return context.result(context.operandTypes()[0], "");
}

} // namespace shlo::infer
