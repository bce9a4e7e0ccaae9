// The parts of a tensor that the devices of a mesh have.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/sharding.h"
#include "tensor/tensor.h"

#include <span>

namespace shlo {

// The positions along a dimension that a device has.
struct Slice {
  int64_t start, size;
  bool operator==(const Slice &) const = default;
};
// Those of the device at an index of the mesh, out of `extent`. If the extent is not a multiple of the number of parts,
// the last parts are shorter or empty.
Slice sliceAt(const Sharding &sharding, size_t index, size_t dimension, int64_t extent);

class Parts {
public:
  // Each device has the whole value.
  Parts(Shape whole, size_t devices) : whole(std::move(whole)), count(devices), sources{0} {}
  // Fails if the devices of the mesh have other numbers than 0, 1, ..., and for parts of a sum.
  static Result<Parts> of(const Sharding &sharding, Shape whole);

  size_t devices() const { return count; }
  const Shape &wholeShape() const { return whole; }
  bool areWhole() const { return slices.empty(); }
  // Whether all have the same shape.
  bool areAlike() const;
  Shape shapeOf(size_t device) const;
  // A device for each part: what the whole value is joined of.
  const std::vector<size_t> &sourceDevices() const { return sources; }
  // The same among some devices, as places in the list; fewer if they do not have all parts.
  std::vector<size_t> sourcesAmong(std::span<const size_t> devices) const;

  // The part of a device, in memory of its own unless it is the whole value.
  Result<Tensor> take(const Tensor &from, size_t device) const;
  // Copies the part of a device to its place. Others may be copied there at the same time.
  void put(const char *part, size_t device, const Tensor &to) const;

private:
  std::span<const Slice> of(size_t device) const { return {slices.data() + device * whole.size(), whole.size()}; }

  Shape whole;
  size_t count;
  std::vector<Slice> slices;   // by device and dimension; none if all have the whole value
  std::vector<size_t> sources; // a device for each part
};

} // namespace shlo
