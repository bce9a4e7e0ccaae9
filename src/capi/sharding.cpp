// sharding.h: how arguments and results are cut.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/sharding.h"

#include "capi/module_handle.h"
#include "capi/tensor_handle.h"
#include "dialect/parts.h"
#include "dialect/value_sharding.h"

using namespace shlo;
using namespace shlo::capi;

struct shlo_sharding {
  Tag<Kind::Sharding> tag;
  Sharding values;
};

namespace {

Result<Sharding> shardingOf(const shlo_function &function, bool isResult, size_t index) {
  const std::vector<ValueFacts> &values = isResult ? function.facts.results : function.facts.arguments;
  const std::string what = (isResult ? "result " : "argument ") + std::to_string(index);
  if (index >= values.size())
    return makeError(SHLO_NOT_FOUND, "the function @" + function.facts.name + " has no " + what);
  (void)function.module->module();
  const FunctionValue value{mlir::dyn_cast<mlir::FunctionOpInterface>(function.facts.operation), isResult,
                            unsigned(index)};
  const mlir::Attribute attribute = value.function ? unwrap(shardingAttributeOf(value)) : mlir::Attribute();
  if (!attribute)
    return makeError(SHLO_NOT_FOUND,
                     "nothing says how " + what + " of the function @" + function.facts.name + " is cut");
  return readSharding(value, attribute, function.module->facts().partitions);
}

shlo_status makeSharding(const shlo_function *function, bool isResult, size_t index, shlo_sharding **out,
                         shlo_error **error) {
  return fallible(error, [&]() -> Status {
    const shlo_function &given = checked(function, "function");
    nonNull(out, "out");
    Result<Sharding> values = shardingOf(given, isResult, index);
    if (!values)
      return std::move(values.error());
    auto made = std::make_unique<shlo_sharding>();
    made->values = std::move(*values);
    *out = made.release();
    return {};
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

// None if there is no such device, dimension or extent.
std::optional<Slice> sliceOf(const shlo_sharding *sharding, int64_t device, int32_t dimension, int64_t extent) {
  if (!dimensionOf(sharding, dimension) || extent < 0)
    return std::nullopt;
  const std::vector<int64_t> &devices = sharding->values.mesh->devices;
  const auto at = std::find(devices.begin(), devices.end(), device);
  if (at == devices.end())
    return std::nullopt;
  return sliceAt(sharding->values, size_t(at - devices.begin()), size_t(dimension), extent);
}

// The parts of a tensor of this shape.
Parts partsOfTensor(const Sharding &sharding, const Shape &shape) {
  if (shape.size() != sharding.dimensions.size())
    fail(SHLO_INVALID_ARGUMENT, "the tensor has " + std::to_string(shape.size()) + " dimensions, the sharding " +
                                    std::to_string(sharding.dimensions.size()));
  return unwrap(Parts::of(sharding, shape));
}

// The shape of the tensor that has such parts: along each dimension, the sum of their extents.
Shape wholeShape(const Sharding &sharding, const std::vector<const Tensor *> &parts) {
  Shape shape;
  for (size_t axis = 0; axis < sharding.dimensions.size(); ++axis) {
    const std::vector<AxisPart> &axes = sharding.dimensions[axis].axes;
    const std::vector<MeshDigit> digits = digitsOf(*sharding.mesh, axes);
    std::vector<bool> isCounted(size_t(shlo::partsOf(axes)));
    int64_t extent = 0;
    for (size_t index = 0; index < parts.size(); ++index) {
      const size_t place = size_t(positionAlong(digits, int64_t(index)));
      if (isCounted[place])
        continue;
      isCounted[place] = true;
      if (__builtin_add_overflow(extent, parts[index]->type.shape[axis], &extent))
        fail(SHLO_LIMIT, "the parts together are too large");
    }
    shape.push_back(extent);
  }
  return shape;
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
  return slice ? slice->start : -1;
}
int64_t shlo_sharding_slice_size(const shlo_sharding *sharding, int64_t device, int32_t dimension, int64_t extent) {
  const auto slice = sliceOf(sharding, device, dimension, extent);
  return slice ? slice->size : -1;
}

shlo_status shlo_sharding_cut(const shlo_sharding *sharding, const shlo_tensor *tensor, int64_t device,
                              shlo_tensor **out, shlo_error **error) {
  return fallible(error, [&] {
    const Sharding &values = checked(sharding, "sharding").values;
    const Tensor &whole = checked(tensor, "tensor").tensor;
    nonNull(out, "out");
    const Parts parts = partsOfTensor(values, whole.type.shape);
    if (device < 0 || size_t(device) >= parts.devices())
      fail(SHLO_INVALID_ARGUMENT,
           "device is " + std::to_string(device) + ", the mesh has " + std::to_string(parts.devices()) + " devices");
    *out = new shlo_tensor(unwrap(parts.take(whole, size_t(device))));
  });
}

shlo_status shlo_sharding_join(const shlo_sharding *sharding, size_t count, const shlo_tensor *const *parts,
                               shlo_tensor **out, shlo_error **error) {
  return fallible(error, [&] {
    const Sharding &values = checked(sharding, "sharding").values;
    nonNull(parts, "parts");
    nonNull(out, "out");
    const std::vector<int64_t> &devices = values.mesh->devices;
    if (count != devices.size())
      fail(SHLO_INVALID_ARGUMENT,
           std::to_string(count) + " parts given, the mesh has " + std::to_string(devices.size()) + " devices");
    const size_t rank = values.dimensions.size();
    std::vector<const Tensor *> given(count), byIndex(count);
    for (size_t device = 0; device < count; ++device) {
      given[device] = &checked(parts[device], ("parts[" + std::to_string(device) + "]").c_str()).tensor;
      if (given[device]->type.element != given[0]->type.element || given[device]->type.shape.size() != rank)
        fail(SHLO_INVALID_ARGUMENT, "parts[" + std::to_string(device) + "] is " + toString(given[device]->type) +
                                        ", expected " + std::to_string(rank) + " dimensions of " +
                                        std::string(info(given[0]->type.element).name));
    }
    for (size_t index = 0; index < count; ++index)
      byIndex[index] = given[size_t(devices[index]) < count ? size_t(devices[index]) : 0];
    const TensorType type{given[0]->type.element, wholeShape(values, byIndex)};
    unwrap(byteCount(type));
    const Parts cut = partsOfTensor(values, type.shape);
    for (size_t device = 0; device < count; ++device)
      if (const TensorType part{type.element, cut.shapeOf(device)}; given[device]->type != part)
        fail(SHLO_INVALID_ARGUMENT, "parts[" + std::to_string(device) + "] is " + toString(given[device]->type) +
                                        ", expected " + toString(part) + " of a " + toString(type));
    if (cut.areWhole()) {
      *out = new shlo_tensor(*given[0]);
      return;
    }
    Tensor joined = unwrap(Tensor::create(type, /*zeroed=*/false));
    for (const size_t device : cut.sourceDevices())
      cut.put(given[device]->data(), device, joined);
    *out = new shlo_tensor(std::move(joined));
  });
}
