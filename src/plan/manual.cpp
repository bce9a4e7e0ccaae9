// Manual computations: what the devices of a mesh do, each on its parts of the operands. In a program for one process,
// they become programs for a grid, with a process for each device. In a program for a grid, such as another manual
// computation, each process takes its parts of what it has, and parts of results are gathered.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/sharding.h"

using namespace mlir;

namespace shlo::plan {

bool hasOwnGrid(const Lowering &lowering, Operation *op) {
  return isa<sdy::ManualComputationOp>(op) && lowering.grid.size() == 1;
}

namespace {

Result<ManualSharding> shardingOf(Operation *op) {
  Result<ManualSharding> sharding = readManualSharding(cast<sdy::ManualComputationOp>(op));
  if (!sharding)
    return errorAt(sharding.error().code, op, sharding.error().message);
  if (sharding->devices() > maxProcesses)
    return errorAt(SHLO_LIMIT, op, "the mesh has more than " + llvm::Twine(maxProcesses) + " devices");
  constexpr size_t mostParts = size_t(1) << 23;
  if (op->getNumOperands() + op->getNumResults() > mostParts / sharding->devices())
    return errorAt(SHLO_LIMIT, op, "its operands and results have more than 2^23 parts");
  return sharding;
}

// The type of a part of a value.
Result<TensorType> partType(Lowering &lowering, Operation *op, TensorType type, const Sharding &sharding) {
  for (auto [i, dimension] : llvm::enumerate(sharding.dimensions)) {
    const int64_t parts = partsOf(dimension.axes);
    int64_t &extent = type.shape[i];
    if (extent % parts)
      return lowering.shapeError(op, "dimension " + llvm::Twine(i) + " has extent " + llvm::Twine(extent) +
                                         ", which cannot be cut into " + llvm::Twine(parts) + " parts");
    extent /= parts;
  }
  return type;
}
Result<TensorType> wholeType(Operation *op, TensorType type, const Sharding &sharding) {
  bool fits = sharding.dimensions.size() <= type.shape.size();
  for (size_t i = 0; fits && i < sharding.dimensions.size(); ++i)
    fits = !llvm::MulOverflow(type.shape[i], partsOf(sharding.dimensions[i].axes), type.shape[i]);
  if (const int64_t count = fits ? elementCount(type.shape) : -1; count < 0 || count > maxElements)
    return errorAt(SHLO_LIMIT, op, "a result is too large");
  return type;
}

// Of the part of each process, whose number is the number of its device.
std::vector<int64_t> starts(const Mesh &mesh, const Sharding::Dimension &dimension, int64_t extent) {
  const std::vector<MeshDigit> digits = digitsOf(mesh, dimension.axes);
  std::vector<int64_t> starts(mesh.devices.size());
  for (size_t index = 0; index < starts.size(); ++index)
    starts[size_t(mesh.devices[index])] = positionAlong(digits, int64_t(index)) * extent;
  return starts;
}
GridComputation::Places placesOf(const Mesh &mesh, const Sharding &sharding, const TensorType &part) {
  GridComputation::Places places(mesh.devices.size(), 0);
  int64_t stride = 1; // of the dimension in the whole value
  for (size_t i = sharding.dimensions.size(); i-- > 0;) {
    const Sharding::Dimension &dimension = sharding.dimensions[i];
    if (!dimension.axes.empty())
      for (auto [process, start] : llvm::enumerate(starts(mesh, dimension, part.shape[i])))
        places[process] += start * stride;
    stride *= part.shape[i] * partsOf(dimension.axes);
  }
  return places;
}

Status checkGrid(const Lowering &lowering, Operation *op, const ManualSharding &sharding) {
  if (sharding.devices() == lowering.grid.size())
    return {};
  return errorAt(SHLO_INVALID_ARGUMENT, op,
                 "its mesh has " + llvm::Twine(sharding.devices()) + " devices, the grid around it " +
                     llvm::Twine(lowering.grid.size()) + " processes");
}

// The number that each process has in a list.
ValueId ofProcess(Lowering &lowering, llvm::ArrayRef<int64_t> numbers) {
  const ValueId process =
      lowering.convert(lowering.emit(ProcessId{true, lowering.grid.partitions}, {}, TensorType{ElementType::UI32, {}}),
                       ElementType::I64);
  const ValueId all = lowering.integers(numbers, ElementType::I64, {int64_t(numbers.size())});
  return lowering.reshape(lowering.emit(DynamicSlice{{1}}, {all, process}, TensorType{ElementType::I64, {1}}), {});
}

// What devices take of operands that are not reduced along some axes: of those that differ only there, one has the
// whole value of a sum, the others have zeros.
Status divide(Lowering &lowering, const ManualSharding &sharding, ValueIds &operands) {
  for (auto [value, cut] : llvm::zip_equal(operands, sharding.operands)) {
    if (cut.unreduced.empty() || cut.reduction != Sharding::Sum)
      continue;
    const std::vector<MeshDigit> digits = digitsOf(*cut.mesh, cut.unreduced);
    std::vector<int64_t> isFirst(cut.mesh->devices.size());
    for (size_t index = 0; index < isFirst.size(); ++index)
      isFirst[size_t(cut.mesh->devices[index])] = positionAlong(digits, int64_t(index)) == 0;
    const TensorType type = lowering.type(value);
    const ValueId chosen = lowering.convert(ofProcess(lowering, isFirst), ElementType::I1);
    value = lowering.emit(Elementwise{ElementFunction::Select},
                          {lowering.broadcast(chosen, type.shape, {}), value,
                           lowering.broadcast(lowering.number(0, type.element), type.shape, {})},
                          type);
  }
  return {};
}
// The whole values of results that are not reduced.
Status combine(Lowering &lowering, Operation *op, const ManualSharding &sharding, ValueIds &results) {
  constexpr ElementFunction functions[] = {ElementFunction::Add, ElementFunction::Max, ElementFunction::Min};
  if (results.size() != sharding.results.size())
    return errorAt(SHLO_INVALID_PROGRAM, op, "its body gives another number of values");
  for (auto [value, cut] : llvm::zip_equal(results, sharding.results)) {
    if (cut.unreduced.empty())
      continue;
    Result<ProcessGroups> groups =
        processGroups(deviceGroups(*cut.mesh, cut.unreduced), GroupMode::Processes, lowering.grid);
    if (!groups)
      return errorAt(groups.error().code, op, groups.error().message);
    const TensorType type = lowering.type(value);
    std::vector<Body> bodies;
    bodies.push_back(lowering.binaryBody(functions[cut.reduction], type.element));
    Collective data{.kind = Collective::Combine, .name = "manual_computation", .groups = std::move(*groups)};
    value = lowering.emit(std::move(data), value, llvm::ArrayRef(type), std::move(bodies))[0];
  }
  return {};
}

} // namespace

Result<ValueIds> manualOperands(Lowering &lowering, Operation *op) {
  Result<ManualSharding> sharding = shardingOf(op);
  if (!sharding)
    return std::move(sharding.error());
  if (Status status = checkGrid(lowering, op, *sharding); !status)
    return std::move(status.error());
  ValueIds parts;
  for (auto [operand, cut] : llvm::zip_equal(op->getOperands(), sharding->operands)) {
    const ValueId value = lowering.value(operand);
    Result<TensorType> part = partType(lowering, op, lowering.type(value), cut);
    if (!part)
      return std::move(part.error());
    if (*part == lowering.type(value)) {
      parts.push_back(value);
      continue;
    }
    ValueIds operands{value};
    for (auto [extent, dimension] : llvm::zip_equal(part->shape, cut.dimensions)) {
      if (dimension.axes.empty()) {
        operands.push_back(lowering.integers(0, ElementType::I64, {}));
        continue;
      }
      operands.push_back(ofProcess(lowering, starts(*cut.mesh, dimension, extent)));
    }
    parts.push_back(lowering.emit(DynamicSlice{part->shape}, operands, *part));
  }
  if (Status status = divide(lowering, *sharding, parts); !status)
    return std::move(status.error());
  return parts;
}

static Status gatherResults(Lowering &lowering, Operation *op, const ManualSharding &sharding) {
  ValueIds results = lowering.takeResults();
  if (Status status = combine(lowering, op, sharding, results); !status)
    return status;
  for (auto [value, cut] : llvm::zip_equal(results, sharding.results))
    for (auto [i, dimension] : llvm::enumerate(cut.dimensions)) {
      if (dimension.axes.empty())
        continue;
      Result<ProcessGroups> groups =
          processGroups(deviceGroups(*cut.mesh, dimension.axes), GroupMode::Processes, lowering.grid);
      if (!groups)
        return errorAt(groups.error().code, op, groups.error().message);
      Collective data{.kind = Collective::Concatenate, .name = "manual_computation", .groups = std::move(*groups)};
      data.concatenateDimension = int64_t(i);
      Sharding along; // only this dimension
      along.dimensions.resize(cut.dimensions.size());
      along.dimensions[i] = dimension;
      Result<TensorType> type = wholeType(op, lowering.type(value), along);
      if (!type)
        return std::move(type.error());
      value = lowering.emit(std::move(data), value, llvm::ArrayRef(*type))[0];
    }
  return lowering.bind(op, op->getResults(), results);
}

Status lowerManualComputation(Lowering &lowering, Operation *op) {
  Result<ManualSharding> sharding = shardingOf(op);
  if (!sharding)
    return std::move(sharding.error());
  if (!hasOwnGrid(lowering, op))
    return gatherResults(lowering, op, *sharding);
  Types parts, types;
  GridComputation data;
  const ValueIds operands = lowering.values(op->getOperands());
  for (auto [operand, cut] : llvm::zip_equal(operands, sharding->operands)) {
    Result<TensorType> part = partType(lowering, op, lowering.type(operand), cut);
    if (!part)
      return std::move(part.error());
    data.operands.push_back(placesOf(*sharding->mesh, cut, *part));
    parts.push_back(std::move(*part));
  }
  Result<Program> program = lowering.gridProgram(
      op, Grid{1, uint32_t(sharding->devices())}, parts,
      [&](Lowering &inner, ValueIds &values) { return divide(inner, *sharding, values); },
      [&](Lowering &inner, ValueIds &values) { return combine(inner, op, *sharding, values); });
  if (!program)
    return std::move(program.error());
  for (auto [id, cut] : llvm::zip_equal(program->body.results, sharding->results)) {
    const TensorType &part = program->values[id];
    Result<TensorType> type = wholeType(op, part, cut);
    if (!type)
      return std::move(type.error());
    data.results.push_back(placesOf(*sharding->mesh, cut, part));
    types.push_back(std::move(*type));
  }
  data.program = std::make_shared<const Program>(std::move(*program));
  ValueIds results = lowering.emit(std::move(data), operands, types);
  return lowering.bind(op, op->getResults(), results);
}

} // namespace shlo::plan
