// Collectives of the processes of a grid. In a grid of one process, results are operands.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/sharding.h"

#include <numeric>

using namespace mlir;

namespace shlo::plan {

std::vector<std::vector<int64_t>> rowsOf(DenseIntElementsAttr numbers) {
  std::vector<std::vector<int64_t>> rows;
  if (numbers.getNumElements() == 0)
    return rows;
  const int64_t width = numbers.getType().getShape().back();
  int64_t at = 0;
  for (const llvm::APInt &number : numbers.getValues<llvm::APInt>()) {
    if (at++ % width == 0)
      rows.emplace_back();
    if (!number.isAllOnes())
      rows.back().push_back(number.getSExtValue());
  }
  return rows;
}

static Status bindId(Lowering &lowering, Operation *op, bool isPartition) {
  if (lowering.grid.size() == 1)
    return lowering.alias(op, lowering.integers(0, ElementType::UI32, {}));
  return lowering.emitFor(op, ProcessId{isPartition, lowering.grid.partitions});
}

Status lowerPartitionId(Lowering &lowering, Operation *op) { return bindId(lowering, op, true); }
Status lowerReplicaId(Lowering &lowering, Operation *op) { return bindId(lowering, op, false); }

//--- Groups ---------------------------------------------------------------------------------------------------------//

namespace {

Result<ProcessGroups> groupsOfMesh(Operation *op, ir::ReplicaGroupMeshAxesAttr groups, const Grid &grid) {
  auto attribute = dyn_cast<ir::MeshAttr>(groups.getMesh());
  if (!attribute)
    return errorAt(SHLO_UNSUPPORTED, op, "replica groups along axes of a mesh that another op has are not supported");
  Result<Mesh> mesh = readMesh(attribute);
  if (!mesh)
    return errorAt(mesh.error().code, op, mesh.error().message);
  if (mesh->devices.size() != grid.size())
    return errorAt(SHLO_INVALID_ARGUMENT, op, "the mesh has " + llvm::Twine(mesh->devices.size()) +
                                                  " devices, the plan's grid " + llvm::Twine(grid.size()) +
                                                  " (shlo_plan_options_set_grid)");
  Result<std::vector<AxisPart>> axes = readAxes(groups.getAxes(), *mesh);
  if (!axes)
    return errorAt(axes.error().code, op, axes.error().message);
  return processGroups(deviceGroups(*mesh, *axes), GroupMode::Processes, grid);
}

struct Grouping {
  bool byPartitions = false; // groups with a channel are of partitions alone
  bool mayLeaveOut = false;  // a process in no group gets zeros
};

// The groups of an op, as the specification says for each combination of channel and global ids.
Result<ProcessGroups> groupsOf(Lowering &lowering, Operation *op, const Grouping &grouping) {
  auto channel = dyn_cast_or_null<ir::ChannelHandleAttr>(op->getAttr("channel_handle"));
  const bool hasChannel = channel && channel.getHandle() > 0;
  GroupMode mode = !hasChannel                               ? GroupMode::Replicas
                   : grouping.byPartitions                   ? GroupMode::Partitions
                   : op->hasAttr("use_global_device_ids") ? GroupMode::Processes
                                                             : GroupMode::ReplicasAndPartitions;
  Attribute attribute = op->getAttr("replica_groups");
  auto meshGroups = dyn_cast_or_null<ir::ReplicaGroupMeshAxesAttr>(attribute);
  Result<ProcessGroups> groups =
      meshGroups ? groupsOfMesh(op, meshGroups, lowering.grid)
                 : processGroups(rowsOf(cast<DenseIntElementsAttr>(attribute)), mode, lowering.grid);
  if (!groups && groups.error().diagnostics.empty())
    return errorAt(groups.error().code, op, groups.error().message);
  if (!groups)
    return std::move(groups.error());
  std::vector<bool> isMember(lowering.grid.size(), false);
  for (const std::vector<uint32_t> &group : *groups)
    for (uint32_t process : group)
      isMember[process] = true;
  for (uint32_t process = 0; process < isMember.size() && !grouping.mayLeaveOut; ++process)
    if (!isMember[process])
      return errorAt(SHLO_INVALID_ARGUMENT, op, "process " + llvm::Twine(process) + " of the plan's grid is in no group");
  return groups;
}

// Processes that are in no group are alone.
void addSingles(ProcessGroups &groups, const Grid &grid) {
  std::vector<bool> isMember(grid.size(), false);
  for (const std::vector<uint32_t> &group : groups)
    for (uint32_t process : group)
      isMember[process] = true;
  for (uint32_t process = 0; process < isMember.size(); ++process)
    if (!isMember[process])
      groups.push_back({process});
}

// The members of each group, of which all groups must have the same number.
Result<int64_t> membersOf(Operation *op, const ProcessGroups &groups) {
  for (const std::vector<uint32_t> &group : groups)
    if (group.size() != groups.front().size())
      return errorAt(SHLO_INVALID_PROGRAM, op, "groups have " + llvm::Twine(groups.front().size()) + " and " +
                                                   llvm::Twine(group.size()) + " processes; results would differ in shape");
  return int64_t(groups.front().size());
}

//--- Results --------------------------------------------------------------------------------------------------------//

// Emits the op with results that have the types of operands, but for their extents.
template <typename Refine>
Result<ValueIds> emitCollective(Lowering &lowering, Operation *op, Collective data, ArrayRef<ValueId> operands,
                                std::vector<Body> bodies, Refine refine) {
  // Not the name in the context, which the program outlives.
  data.name = findLowering(op->getName().getStringRef())->name.split('.').second.data();
  Types types;
  for (size_t i = 0; i < op->getNumResults(); ++i) {
    TensorType type = lowering.type(operands[i]);
    if (Status status = refine(type); !status)
      return std::move(status.error());
    if (const int64_t count = elementCount(type.shape); count < 0 || count > maxElements)
      return errorAt(SHLO_LIMIT, op, "the result " + toString(type) + " is too large");
    types.push_back(std::move(type));
  }
  return lowering.emit(std::move(data), operands, types, std::move(bodies));
}
Status bindResults(Lowering &lowering, Operation *op, Result<ValueIds> results) {
  return results ? lowering.bind(op, op->getResults(), *results) : Status(std::move(results.error()));
}

Status sameShape(TensorType &) { return {}; }

// Cuts a dimension of the op's operands, which is at `place` in the type, into a part for each member.
Status cut(Lowering &lowering, Operation *op, TensorType &type, int64_t dimension, int64_t place, int64_t members) {
  int64_t &extent = type.shape[size_t(place)];
  if (extent % members)
    return lowering.shapeError(op, "dimension " + llvm::Twine(dimension) + " has extent " + llvm::Twine(extent) +
                                       ", which is not a multiple of the " + llvm::Twine(members) +
                                       " processes of a group");
  extent /= members;
  return {};
}
Status multiply(Operation *op, TensorType &type, int64_t dimension, int64_t members) {
  int64_t &extent = type.shape[size_t(dimension)];
  if (llvm::MulOverflow(extent, members, extent))
    return errorAt(SHLO_LIMIT, op, "the result is too large");
  return {};
}

// Operands without the root, which comes last.
Status checkOperands(Operation *op) {
  return op->getNumOperands() < op->getNumResults()
             ? Status(errorAt(SHLO_INVALID_PROGRAM, op, "there are fewer operands than results"))
             : Status();
}

// If a computation makes the results, their element type may differ from the operands'.
Status bindOperands(Lowering &lowering, Operation *op) {
  for (auto [result, operand] : llvm::zip_first(op->getResults(), op->getOperands())) {
    std::optional<TensorType> declared = tensorTypeOf(result.getType());
    if (!declared)
      return errorAt(SHLO_UNSUPPORTED, op, "a result is not a tensor of a supported element type");
    const ValueId id = lowering.convert(lowering.value(operand), declared->element);
    if (Status status = lowering.checkDeclared(op, result.getType(), lowering.type(id)); !status)
      return status;
    lowering.bind(result, id);
  }
  return {};
}

// The groups are checked, too: a program for several processes must not run silently as one for one.
Status lowerAlone(Lowering &lowering, Operation *op, const Grouping &grouping) {
  Result<ProcessGroups> groups = groupsOf(lowering, op, grouping);
  return groups ? bindOperands(lowering, op) : Status(std::move(groups.error()));
}

ValueId swapDimensions(Lowering &lowering, ValueId value, int64_t a, int64_t b) {
  if (a == b)
    return value;
  TensorType type = lowering.type(value);
  Extents permutation(type.shape.size());
  std::iota(permutation.begin(), permutation.end(), 0);
  std::swap(permutation[size_t(a)], permutation[size_t(b)]);
  std::swap(type.shape[size_t(a)], type.shape[size_t(b)]);
  return lowering.emit(Transpose{std::move(permutation)}, value, std::move(type));
}

// `dimension` is cut into parts, one for each member; -1: none is. Kernels cut the first one, where parts are contiguous.
Status combine(Lowering &lowering, Operation *op, Collective data, std::vector<Body> bodies, int64_t dimension) {
  Result<ProcessGroups> groups =
      groupsOf(lowering, op, {.mayLeaveOut = data.root != Collective::None});
  if (!groups)
    return std::move(groups.error());
  const Body &body = bodies.front();
  if (body.parameters.size() != 2 || body.results.size() != 1 ||
      lowering.type(body.parameters[0]) != lowering.type(body.parameters[1]) ||
      lowering.type(body.parameters[0]) != lowering.type(body.results[0]))
    return errorAt(SHLO_UNSUPPORTED, op, "the computation does not give a value of the type that it takes twice");
  ValueIds operands = lowering.values(op->getOperands());
  for (size_t i = 0; i < op->getNumResults(); ++i)
    operands[i] = lowering.convert(operands[i], lowering.type(body.parameters[0]).element);
  data.kind = Collective::Combine;
  data.groups = std::move(*groups);
  if (data.root != Collective::None) {
    data.sources.assign(lowering.grid.size(), -1); // members have another number
    for (const std::vector<uint32_t> &group : data.groups)
      for (uint32_t process : group)
        data.sources[process] = 0;
    addSingles(data.groups, lowering.grid);
  }
  if (dimension < 0)
    return bindResults(lowering, op,
                       emitCollective(lowering, op, std::move(data), operands, std::move(bodies), sameShape));
  Result<int64_t> members = membersOf(op, data.groups);
  if (!members)
    return std::move(members.error());
  data.splitDimension = 0;
  operands[0] = swapDimensions(lowering, operands[0], 0, dimension);
  Result<ValueIds> results =
      emitCollective(lowering, op, std::move(data), operands, std::move(bodies),
                     [&](TensorType &type) { return cut(lowering, op, type, dimension, 0, *members); });
  if (results)
    results->front() = swapDimensions(lowering, results->front(), 0, dimension);
  return bindResults(lowering, op, std::move(results));
}

} // namespace

//--- Ops ------------------------------------------------------------------------------------------------------------//

Status lowerAllGather(Lowering &lowering, Operation *op) {
  if (lowering.grid.size() == 1)
    return lowerAlone(lowering, op, {});
  Result<ProcessGroups> groups = groupsOf(lowering, op, {});
  if (!groups)
    return std::move(groups.error());
  Result<int64_t> members = membersOf(op, *groups);
  if (!members)
    return std::move(members.error());
  Collective data{.kind = Collective::Concatenate, .groups = std::move(*groups)};
  const int64_t dimension = data.concatenateDimension = int64_t(cast<ir::AllGatherOp>(op).getAllGatherDim());
  return bindResults(lowering, op,
                     emitCollective(lowering, op, std::move(data), lowering.values(op->getOperands()), {},
                                    [&](TensorType &type) { return multiply(op, type, dimension, *members); }));
}

Status lowerAllToAll(Lowering &lowering, Operation *op) {
  constexpr Grouping grouping{.byPartitions = true};
  if (lowering.grid.size() == 1)
    return lowerAlone(lowering, op, grouping);
  auto exchange = cast<ir::AllToAllOp>(op);
  Result<ProcessGroups> groups = groupsOf(lowering, op, grouping);
  if (!groups)
    return std::move(groups.error());
  Result<int64_t> members = membersOf(op, *groups);
  if (!members)
    return std::move(members.error());
  if (*members != int64_t(exchange.getSplitCount()))
    return errorAt(SHLO_INVALID_PROGRAM, op, "split_count is " + llvm::Twine(exchange.getSplitCount()) +
                                                 ", the groups have " + llvm::Twine(*members) + " processes");
  Collective data{.kind = Collective::Concatenate, .groups = std::move(*groups)};
  data.splitDimension = int64_t(exchange.getSplitDimension());
  data.concatenateDimension = int64_t(exchange.getConcatDimension());
  auto refine = [&](TensorType &type) {
    Status status = cut(lowering, op, type, data.splitDimension, data.splitDimension, *members);
    return status ? multiply(op, type, data.concatenateDimension, *members) : std::move(status);
  };
  return bindResults(lowering, op,
                     emitCollective(lowering, op, data, lowering.values(op->getOperands()), {}, refine));
}

Status lowerAllReduce(Lowering &lowering, Operation *op) {
  if (lowering.grid.size() == 1)
    return lowerAlone(lowering, op, {});
  return combine(lowering, op, {}, lowering.takeBodies(), -1);
}

Status lowerCrossReplicaSum(Lowering &lowering, Operation *op) {
  if (lowering.grid.size() == 1)
    return lowerAlone(lowering, op, {});
  const ElementType element = lowering.type(op->getOperand(0)).element;
  std::vector<Body> bodies;
  bodies.push_back(lowering.binaryBody(ElementFunction::Add, element));
  return combine(lowering, op, {}, std::move(bodies), -1);
}

Status lowerReduceScatter(Lowering &lowering, Operation *op) {
  if (lowering.grid.size() == 1)
    return lowerAlone(lowering, op, {});
  return combine(lowering, op, {}, lowering.takeBodies(),
                 int64_t(cast<ir::ReduceScatterOp>(op).getScatterDimension()));
}

Status lowerCollectiveReduce(Lowering &lowering, Operation *op) {
  if (Status status = checkOperands(op); !status)
    return status;
  if (lowering.grid.size() == 1)
    return lowerAlone(lowering, op, {.mayLeaveOut = true});
  const bool isGiven = cast<ir::CollectiveReduceOp>(op).getHasDynamicRoot();
  return combine(lowering, op, {.kind = {}, .root = isGiven ? Collective::Given : Collective::First, .groups = {}},
                 lowering.takeBodies(), -1);
}

Status lowerCollectiveBroadcast(Lowering &lowering, Operation *op) {
  constexpr Grouping grouping{.byPartitions = true, .mayLeaveOut = true};
  if (Status status = checkOperands(op); !status)
    return status;
  if (lowering.grid.size() == 1)
    return lowerAlone(lowering, op, grouping);
  Result<ProcessGroups> groups = groupsOf(lowering, op, grouping);
  if (!groups)
    return std::move(groups.error());
  Collective data{.kind = Collective::Move, .groups = std::move(*groups)};
  if (cast<ir::CollectiveBroadcastOp>(op).getHasDynamicRoot())
    data.root = Collective::Given;
  data.sources.assign(lowering.grid.size(), -1);
  for (const std::vector<uint32_t> &group : data.groups)
    for (uint32_t process : group)
      data.sources[process] = group.front();
  addSingles(data.groups, lowering.grid);
  return bindResults(
      lowering, op, emitCollective(lowering, op, std::move(data), lowering.values(op->getOperands()), {}, sameShape));
}

// Processes wait for each other along chains of pairs. One that receives nothing gets zeros.
Status lowerCollectivePermute(Lowering &lowering, Operation *op) {
  auto permute = cast<ir::CollectivePermuteOp>(op);
  auto channel = permute.getChannelHandle();
  const GroupMode mode = channel && channel->getHandle() > 0 ? GroupMode::Partitions : GroupMode::Replicas;
  const Grid &grid = lowering.grid;
  std::vector<int64_t> sources(grid.size(), -1);
  std::vector<uint32_t> chain(grid.size()); // the lowest process that is known to be in the same one
  std::iota(chain.begin(), chain.end(), 0);
  auto first = [&](uint32_t process) {
    while (chain[process] != process)
      process = chain[process];
    return process;
  };
  Result<ProcessPairs> pairs = processPairs(rowsOf(permute.getSourceTargetPairs()), mode, grid);
  if (!pairs)
    return errorAt(pairs.error().code, op, pairs.error().message);
  for (const auto &[source, target] : *pairs) {
    sources[target] = source;
    const auto [least, other] = std::minmax(first(source), first(target));
    chain[other] = least;
  }
  const ValueId operand = lowering.value(op->getOperand(0));
  if (grid.size() == 1 && sources[0] == 0)
    return lowering.alias(op, operand);
  if (grid.size() == 1) {
    const TensorType type = lowering.type(operand);
    return lowering.alias(op, lowering.broadcast(lowering.number(0, type.element), type.shape, {}));
  }
  Collective data{.kind = Collective::Move, .groups = {}};
  std::vector<size_t> groupOf(grid.size());
  for (uint32_t process = 0; process < grid.size(); ++process) {
    const uint32_t least = first(process);
    if (least == process) {
      groupOf[process] = data.groups.size();
      data.groups.emplace_back();
    }
    data.groups[groupOf[least]].push_back(process);
  }
  data.sources = std::move(sources);
  return bindResults(lowering, op, emitCollective(lowering, op, std::move(data), operand, {}, sameShape));
}

} // namespace shlo::plan
