// sharding.h: how arguments and results are cut.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/sharding.h"

#include "capi/module_handle.h"
#include "dialect/tiling.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace shlo;
using namespace shlo::capi;

struct shlo_sharding {
  Tag<Kind::Sharding> tag;
  Sharding values;
};

namespace {

using mlir::Attribute;
using mlir::FunctionOpInterface;

// The dictionaries of all arguments, then those of all results; null ones are empty.
std::vector<mlir::DictionaryAttr> dictionariesOf(FunctionOpInterface function) {
  std::vector<mlir::DictionaryAttr> list;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    list.push_back(function.getArgAttrDict(i));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    list.push_back(function.getResultAttrDict(i));
  return list;
}

mlir::StringAttr tilingOf(mlir::DictionaryAttr dictionary) {
  return dictionary ? dictionary.getAs<mlir::StringAttr>("mhlo.sharding") : mlir::StringAttr();
}

// What an op that cuts values, or puts them together, says of the whole value: a sharding, or the text of a tiling.
Attribute saidOf(mlir::OpResult value) {
  mlir::Operation *op = value.getOwner();
  const size_t index = value.getResultNumber();
  if (auto manual = mlir::dyn_cast<sdy::ManualComputationOp>(op)) {
    auto list = mlir::dyn_cast<mlir::ArrayAttr>(manual.getOutShardings().getFields()[0]);
    return list && index < list.size() ? list[index] : Attribute();
  }
  if (auto constraint = mlir::dyn_cast<sdy::ShardingConstraintOp>(op))
    return constraint->getAttr("sharding");
  auto call = mlir::dyn_cast<ir::CustomCallOp>(op);
  const bool isOlder =
      call && (call.getCallTargetName() == "Sharding" || call.getCallTargetName() == "SPMDShardToFullShape");
  return isOlder ? call->getAttr("mhlo.sharding") : Attribute();
}
// Of a result that says nothing itself, also through calls.
Attribute saidOf(FunctionOpInterface function, size_t result) {
  constexpr int mostCalls = 64;
  mlir::SymbolTableCollection symbols;
  for (int calls = 0; calls < mostCalls && function && !function.isExternal(); ++calls) {
    mlir::Operation *end = function.getFunctionBody().front().getTerminator();
    auto value = result < end->getNumOperands() ? mlir::dyn_cast<mlir::OpResult>(end->getOperand(unsigned(result)))
                                                : mlir::OpResult();
    if (!value)
      return {};
    auto call = mlir::dyn_cast<mlir::func::CallOp>(value.getOwner());
    if (!call)
      return saidOf(value);
    result = value.getResultNumber();
    function = symbols.lookupNearestSymbolFrom<mlir::func::FuncOp>(call, call.getCalleeAttr());
  }
  return {};
}

// Of an older program: with the mesh of all values of the function, if they have one. `said`: of the wanted value.
Sharding olderSharding(FunctionOpInterface function, int64_t partitions, size_t wanted, mlir::StringAttr said) {
  std::vector<Tiling> tilings;
  size_t index = 0, devices = 0;
  for (auto [i, dictionary] : llvm::enumerate(dictionariesOf(function))) {
    mlir::StringAttr text = i == wanted ? said : tilingOf(dictionary);
    if (!text)
      continue;
    Result<Tiling> tiling = readTiling(text.getValue());
    if (!tiling && i == wanted)
      throw Failure{std::move(tiling.error())};
    if (!tiling)
      continue;
    devices += tiling->devices.size();
    if (i != wanted && devices > size_t(maxDevices)) // so much is not worth it
      continue;
    if (i == wanted)
      index = tilings.size();
    if (tiling->kind == Tiling::Tiled && partitions <= 1)
      partitions = int64_t(tiling->devices.size());
    tilings.push_back(std::move(*tiling));
  }
  Result<std::vector<Sharding>> shardings = toShardings(tilings, partitions);
  if (!shardings) { // none
    Tiling own = std::move(tilings[index]);
    tilings = {std::move(own)};
    index = 0;
    shardings = toShardings(tilings, partitions);
  }
  return std::move(unwrap(std::move(shardings))[index]);
}

Sharding shardingOf(const shlo_function &function, bool isResult, size_t index) {
  const std::vector<ValueFacts> &values = isResult ? function.facts.results : function.facts.arguments;
  const std::string what = (isResult ? "result " : "argument ") + std::to_string(index);
  if (index >= values.size())
    fail(SHLO_NOT_FOUND, "the function @" + function.facts.name + " has no " + what);
  (void)function.module->module();
  auto op = mlir::dyn_cast<FunctionOpInterface>(function.facts.operation);
  const size_t place = index + (isResult ? function.facts.arguments.size() : 0);
  const mlir::DictionaryAttr dictionary = op ? dictionariesOf(op)[place] : mlir::DictionaryAttr();
  Attribute attribute = dictionary ? dictionary.get("sdy.sharding") : Attribute();
  if (!attribute)
    attribute = tilingOf(dictionary);
  if (!attribute && isResult && op)
    attribute = saidOf(op, index);
  Sharding sharding;
  if (sdy::isA(attribute, sdy::Kind::Sharding))
    sharding = unwrap(readSharding(mlir::cast<sdy::FormAttr>(attribute), op));
  else if (auto text = mlir::dyn_cast_if_present<mlir::StringAttr>(attribute))
    sharding = olderSharding(op, std::max<int64_t>(1, function.module->facts().partitions), place, text);
  else
    fail(SHLO_NOT_FOUND, "nothing says how " + what + " of the function @" + function.facts.name + " is cut");
  const size_t rank = size_t(std::max(0, values[index].rank));
  if (sharding.dimensions.empty())
    sharding.dimensions.resize(rank);
  if (sharding.dimensions.size() != rank)
    fail(SHLO_INVALID_PROGRAM, "the sharding of " + what + " has " + std::to_string(sharding.dimensions.size()) +
                                   " dimensions, its type " + values[index].type + " has " + std::to_string(rank));
  return sharding;
}

shlo_status makeSharding(const shlo_function *function, bool isResult, size_t index, shlo_sharding **out,
                         shlo_error **error) {
  return fallible(error, [&] {
    const shlo_function &given = checked(function, "function");
    nonNull(out, "out");
    auto made = std::make_unique<shlo_sharding>();
    made->values = shardingOf(given, isResult, index);
    *out = made.release();
  });
}

const std::vector<AxisPart> *listOf(const shlo_sharding *sharding, int64_t list) {
  if (!isHandle(sharding))
    return nullptr;
  const Sharding &values = sharding->values;
  switch (list) {
  case SHLO_SHARDING_REPLICATED: return &values.replicated;
  case SHLO_SHARDING_UNREDUCED: return &values.unreduced;
  case SHLO_SHARDING_MANUAL: return &values.manual;
  default:
    return list >= 0 && size_t(list) < values.dimensions.size() ? &values.dimensions[size_t(list)].axes : nullptr;
  }
}
const AxisPart *partOf(const shlo_sharding *sharding, int64_t list, size_t index) {
  const std::vector<AxisPart> *parts = listOf(sharding, list);
  return parts && index < parts->size() ? &(*parts)[index] : nullptr;
}
const Sharding::Dimension *dimensionOf(const shlo_sharding *sharding, int32_t dimension) {
  return isHandle(sharding) && dimension >= 0 && size_t(dimension) < sharding->values.dimensions.size()
             ? &sharding->values.dimensions[size_t(dimension)]
             : nullptr;
}

// The first position and the number of positions; none if there is no such device, dimension or extent.
std::optional<std::pair<int64_t, int64_t>> sliceOf(const shlo_sharding *sharding, int64_t device, int32_t dimension,
                                                   int64_t extent) {
  const Sharding::Dimension *cut = dimensionOf(sharding, dimension);
  if (!cut || extent < 0)
    return std::nullopt;
  const Mesh &mesh = *sharding->values.mesh;
  auto at = std::find(mesh.devices.begin(), mesh.devices.end(), device);
  if (at == mesh.devices.end())
    return std::nullopt;
  const int64_t parts = partsOf(cut->axes), size = extent / parts + (extent % parts != 0);
  const int64_t part = positionAlong(digitsOf(mesh, cut->axes), at - mesh.devices.begin());
  const int64_t start = size && part > extent / size ? extent : std::min(extent, part * size);
  return std::pair(start, std::min(size, extent - start));
}

} // namespace

shlo_status shlo_function_argument_sharding(const shlo_function *function, size_t index, shlo_sharding **out,
                                            shlo_error **error) {
  return makeSharding(function, false, index, out, error);
}
shlo_status shlo_function_result_sharding(const shlo_function *function, size_t index, shlo_sharding **out,
                                          shlo_error **error) {
  return makeSharding(function, true, index, out, error);
}
void shlo_sharding_destroy(shlo_sharding *sharding) { destroyHandle(sharding); }

size_t shlo_sharding_axis_count(const shlo_sharding *sharding) {
  return isHandle(sharding) ? sharding->values.mesh->axes.size() : 0;
}
const char *shlo_sharding_axis_name(const shlo_sharding *sharding, size_t axis, size_t *length) {
  return axis < shlo_sharding_axis_count(sharding) ? returnText(sharding->values.mesh->axes[axis].name, length)
                                                   : giveNothing(nullptr, length);
}
int64_t shlo_sharding_axis_size(const shlo_sharding *sharding, size_t axis) {
  return axis < shlo_sharding_axis_count(sharding) ? sharding->values.mesh->axes[axis].size : 0;
}
size_t shlo_sharding_device_count(const shlo_sharding *sharding) {
  return isHandle(sharding) ? sharding->values.mesh->devices.size() : 0;
}
int64_t shlo_sharding_device(const shlo_sharding *sharding, size_t index) {
  return index < shlo_sharding_device_count(sharding) ? sharding->values.mesh->devices[index] : -1;
}

int32_t shlo_sharding_rank(const shlo_sharding *sharding) {
  return isHandle(sharding) ? int32_t(sharding->values.dimensions.size()) : 0;
}
size_t shlo_sharding_part_count(const shlo_sharding *sharding, int64_t list) {
  const std::vector<AxisPart> *parts = listOf(sharding, list);
  return parts ? parts->size() : 0;
}
size_t shlo_sharding_part_axis(const shlo_sharding *sharding, int64_t list, size_t index) {
  const AxisPart *part = partOf(sharding, list, index);
  return part ? part->axis : 0;
}
int64_t shlo_sharding_part_before(const shlo_sharding *sharding, int64_t list, size_t index) {
  const AxisPart *part = partOf(sharding, list, index);
  return part ? part->before : 0;
}
int64_t shlo_sharding_part_size(const shlo_sharding *sharding, int64_t list, size_t index) {
  const AxisPart *part = partOf(sharding, list, index);
  return part ? part->size : 0;
}
int32_t shlo_sharding_is_open(const shlo_sharding *sharding, int32_t dimension) {
  const Sharding::Dimension *cut = dimensionOf(sharding, dimension);
  return cut && cut->isOpen;
}
int64_t shlo_sharding_priority(const shlo_sharding *sharding, int32_t dimension) {
  const Sharding::Dimension *cut = dimensionOf(sharding, dimension);
  return cut ? cut->priority : -1;
}

int64_t shlo_sharding_slice_start(const shlo_sharding *sharding, int64_t device, int32_t dimension, int64_t extent) {
  const auto slice = sliceOf(sharding, device, dimension, extent);
  return slice ? slice->first : -1;
}
int64_t shlo_sharding_slice_size(const shlo_sharding *sharding, int64_t device, int32_t dimension, int64_t extent) {
  const auto slice = sliceOf(sharding, device, dimension, extent);
  return slice ? slice->second : -1;
}
