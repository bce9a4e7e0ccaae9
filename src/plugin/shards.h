// Programs for a mesh of devices. The devices share memory, so such a program runs once, on whole values: arguments are
// put together from the parts that the devices have, and each device gets its parts of the results.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "pjrt/op_sharding.h"
#include "plugin/objects.h"

#include <span>

namespace shlo::plugin {

using ShardingHandle = Handle<shlo_sharding, shlo_sharding_destroy>;

// How a value is divided.
class Shards {
public:
  // Each of so many devices has the whole value.
  Shards(shlo_element_type element, std::vector<int64_t> whole, size_t devices)
      : element(element), devices(devices), whole(whole), part(std::move(whole)) {}
  // Throws if the devices' parts are not alike. `value`: its name, for messages.
  void divide(ShardingHandle given, const std::string &value);

  bool isWhole() const { return starts.empty(); }
  // Of the whole value: "tensor<4x8xf32>".
  std::string type() const;
  const std::vector<int64_t> &partShape() const { return part; }
  // The first device that has the same part.
  size_t sourceOf(size_t device) const;
  pjrt::OpSharding opSharding() const;

  // The value, from the parts of all devices. Throws if one has another type.
  Tensor join(std::span<const shlo_tensor *const> parts, const std::string &value) const;
  // The part of a device. The whole value shares the memory.
  Tensor take(const shlo_tensor *value, size_t device) const;

private:
  std::span<const int64_t> startOf(size_t device) const {
    return {starts.data() + device * whole.size(), whole.size()};
  }
  int64_t tilesOf(size_t axis) const { return part[axis] ? whole[axis] / part[axis] : 1; }

  shlo_element_type element;
  size_t devices;
  std::vector<int64_t> whole, part; // extents
  std::vector<int64_t> starts;      // of the parts, by device; none if all have the whole value
  ShardingHandle cut;               // null if all have the whole value
};

// Another handle of the same memory.
Tensor share(const shlo_tensor *tensor);

// The shardings of the arguments and results of @main; none if it says nothing of any.
struct MainShardings {
  explicit MainShardings(const shlo_module *module);
  bool isSharded() const { return known; }

  std::vector<ShardingHandle> arguments, results; // null where nothing is said

private:
  bool known = false;
};

} // namespace shlo::plugin
