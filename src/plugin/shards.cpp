// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/shards.h"

#include <algorithm>

namespace shlo::plugin {
namespace {

std::string textOf(std::span<const int64_t> shape) {
  auto extent = [&](size_t axis) { return std::to_string(shape[axis]); };
  return shape.empty() ? "()" : listed(shape.size(), extent, "x");
}

using FindSharding = shlo_status (*)(const shlo_function *, size_t, shlo_sharding **, shlo_error **);

// Null if the module does not say it.
ShardingHandle find(FindSharding function, const shlo_function *main, size_t index) {
  shlo_sharding *found = nullptr;
  shlo_error *error = nullptr;
  const shlo_status status = function(main, index, &found, &error);
  if (status == SHLO_NOT_FOUND)
    shlo_error_destroy(error);
  else if (status != SHLO_OK)
    failWith(error);
  return ShardingHandle(found);
}

} // namespace

Tensor share(const shlo_tensor *tensor) {
  const void *data = nullptr;
  shlo_hold *hold = nullptr;
  call(shlo_tensor_hold, tensor, &data, &hold);
  Handle<shlo_hold, shlo_hold_destroy> owner(hold);
  const auto release = [](void *, void *held) { shlo_hold_destroy(static_cast<shlo_hold *>(held)); };
  Tensor shared =
      make<Tensor>(shlo_tensor_borrow_const, shlo_tensor_element_type(tensor), shlo_tensor_rank(tensor),
                   shlo_tensor_shape(tensor), data, shlo_tensor_size(tensor), release, static_cast<void *>(hold));
  (void)owner.release(); // the tensor has it
  return shared;
}

MainShardings::MainShardings(const shlo_module *module) {
  const Function main = make<Function>(shlo_module_function, module, nullptr, size_t(0));
  for (size_t i = 0; i < shlo_function_argument_count(main.get()); ++i)
    arguments.push_back(find(shlo_function_argument_sharding, main.get(), i));
  for (size_t i = 0; i < shlo_function_result_count(main.get()); ++i)
    results.push_back(find(shlo_function_result_sharding, main.get(), i));
  for (const auto *list : {&arguments, &results})
    known = known ||
            std::any_of(list->begin(), list->end(), [](const ShardingHandle &sharding) { return sharding != nullptr; });
}

void Shards::divide(ShardingHandle given, const std::string &value) {
  const shlo_sharding *sharding = given.get();
  const size_t rank = whole.size(), count = shlo_sharding_device_count(sharding);
  if (size_t(shlo_sharding_rank(sharding)) != rank || count == 1)
    return; // of a value that is no tensor, or of a mesh of one device: what that device has, all have
  if (count != devices)
    failInvalid(value, " is divided among ", count, " devices, the program is for ", devices);
  if (shlo_sharding_part_count(sharding, SHLO_SHARDING_UNREDUCED))
    failUnsupported(value, " is a sum of what the devices have");
  std::vector<int64_t> found;
  bool isDivided = false;
  for (size_t device = 0; device < devices; ++device)
    for (size_t axis = 0; axis < rank; ++axis) {
      const int64_t start = shlo_sharding_slice_start(sharding, int64_t(device), int32_t(axis), whole[axis]);
      const int64_t size = shlo_sharding_slice_size(sharding, int64_t(device), int32_t(axis), whole[axis]);
      if (start < 0)
        failInvalid(value, " is divided among devices of which ", device, " is none");
      if (device == 0)
        part[axis] = size;
      if (size != part[axis] || (size && whole[axis] % size != 0))
        failUnsupported(value, " of shape ", textOf(whole), " has an extent of ", whole[axis],
                        ", which is not divided into equal parts");
      isDivided = isDivided || size != whole[axis];
      found.push_back(start);
    }
  if (!isDivided)
    return;
  starts = std::move(found);
  cut = std::move(given);
}

size_t Shards::sourceOf(size_t device) const {
  const std::span<const int64_t> wanted = startOf(device);
  for (size_t other = 0; other < device; ++other)
    if (std::equal(wanted.begin(), wanted.end(), startOf(other).begin()))
      return other;
  return device;
}

pjrt::OpSharding Shards::opSharding() const {
  pjrt::OpSharding result;
  if (isWhole())
    return result;
  int64_t count = 1;
  for (size_t axis = 0; axis < whole.size(); ++axis) {
    result.tiles.push_back(tilesOf(axis));
    count *= tilesOf(axis);
  }
  result.isReplicated = int64_t(devices) > count;
  if (result.isReplicated)
    result.tiles.push_back(int64_t(devices) / count);
  std::vector<std::pair<int64_t, int64_t>> places; // tile, device
  for (size_t device = 0; device < devices; ++device) {
    int64_t tile = 0;
    for (size_t axis = 0; axis < whole.size(); ++axis)
      tile = tile * tilesOf(axis) + (part[axis] ? startOf(device)[axis] / part[axis] : 0);
    places.emplace_back(tile, int64_t(device));
  }
  std::sort(places.begin(), places.end());
  for (const auto &[tile, device] : places)
    result.devices.push_back(device);
  return result;
}

std::string Shards::type() const {
  return "tensor<" + (whole.empty() ? "" : textOf(whole) + "x") + shlo_element_type_name(element) + ">";
}

Tensor Shards::join(std::span<const shlo_tensor *const> parts, const std::string &value) const {
  for (const shlo_tensor *one : parts) {
    const std::span<const int64_t> shape(shlo_tensor_shape(one), size_t(shlo_tensor_rank(one)));
    if (shlo_tensor_element_type(one) != element || !std::equal(shape.begin(), shape.end(), part.begin(), part.end()))
      failInvalid(value, " has parts of ", shlo_element_type_name(shlo_tensor_element_type(one)), " ", textOf(shape),
                  "; the program divides it into parts of ", shlo_element_type_name(element), " ", textOf(part));
  }
  if (isWhole())
    return share(parts[0]);
  return make<Tensor>(shlo_sharding_join, cut.get(), parts.size(), parts.data());
}

Tensor Shards::take(const shlo_tensor *value, size_t device) const {
  if (isWhole())
    return share(value);
  return make<Tensor>(shlo_sharding_cut, cut.get(), value, int64_t(device));
}

} // namespace shlo::plugin
