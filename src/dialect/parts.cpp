// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/parts.h"

#include <algorithm>
#include <cstring>
#include <set>

namespace shlo {
namespace {

std::vector<int64_t> byteStrides(const TensorType &type) {
  std::vector<int64_t> strides(type.shape.size());
  int64_t stride = int64_t(byteSize(type.element));
  for (size_t axis = strides.size(); axis-- > 0; stride *= type.shape[axis])
    strides[axis] = stride;
  return strides;
}

} // namespace

Slice sliceAt(const Sharding &sharding, size_t index, size_t dimension, int64_t extent) {
  const std::vector<AxisPart> &axes = sharding.dimensions[dimension].axes;
  const int64_t parts = partsOf(axes), size = extent / parts + (extent % parts != 0);
  const int64_t part = positionAlong(digitsOf(*sharding.mesh, axes), int64_t(index));
  const int64_t start = size && part > extent / size ? extent : std::min(extent, part * size);
  return {start, std::min(size, extent - start)};
}

Result<Parts> Parts::of(const Sharding &sharding, Shape whole) {
  if (!sharding.unreduced.empty())
    return makeError(SHLO_UNSUPPORTED, "the devices have parts of a sum, not of a tensor");
  const std::vector<int64_t> &devices = sharding.mesh->devices;
  const size_t rank = whole.size();
  Parts parts(std::move(whole), devices.size());
  parts.slices.resize(devices.size() * rank);
  bool isCut = false;
  std::vector<bool> isKnown(devices.size());
  for (size_t index = 0; index < devices.size(); ++index) {
    const int64_t device = devices[index];
    if (device < 0 || size_t(device) >= devices.size() || isKnown[size_t(device)])
      return makeError(SHLO_UNSUPPORTED, "the mesh has the device " + std::to_string(device) + " among its " +
                                             std::to_string(devices.size()) + ", which are not numbered from 0 on");
    isKnown[size_t(device)] = true;
    for (size_t axis = 0; axis < rank; ++axis) {
      const Slice slice = sliceAt(sharding, index, axis, parts.whole[axis]);
      isCut = isCut || slice.size != parts.whole[axis];
      parts.slices[size_t(device) * rank + axis] = slice;
    }
  }
  if (!isCut) {
    parts.slices.clear();
    return parts;
  }
  parts.sources.clear();
  std::set<std::vector<int64_t>> known;
  for (size_t device = 0; device < parts.count; ++device) {
    std::vector<int64_t> starts;
    for (const Slice &slice : parts.of(device))
      starts.push_back(slice.start);
    if (elementCount(parts.shapeOf(device)) != 0 && known.insert(std::move(starts)).second)
      parts.sources.push_back(device);
  }
  return parts;
}

std::vector<size_t> Parts::sourcesAmong(std::span<const size_t> devices) const {
  if (areWhole())
    return {0};
  std::vector<size_t> places;
  for (const size_t source : sources)
    for (size_t place = 0; place < devices.size(); ++place)
      if (std::equal(of(source).begin(), of(source).end(), of(devices[place]).begin())) {
        places.push_back(place);
        break;
      }
  return places;
}

bool Parts::areAlike() const {
  for (size_t device = 1; !areWhole() && device < count; ++device)
    if (!std::equal(of(device).begin(), of(device).end(), of(0).begin(),
                    [](const Slice &a, const Slice &b) { return a.size == b.size; }))
      return false;
  return true;
}

Shape Parts::shapeOf(size_t device) const {
  if (areWhole())
    return whole;
  Shape shape;
  for (const Slice &slice : of(device))
    shape.push_back(slice.size);
  return shape;
}

Result<Tensor> Parts::take(const Tensor &from, size_t device) const {
  if (areWhole())
    return from;
  Result<Tensor> part = Tensor::create({from.type.element, shapeOf(device)}, /*zeroed=*/false);
  if (!part)
    return part;
  const std::vector<int64_t> strides = byteStrides(from.type);
  const char *first = from.data();
  for (size_t axis = 0; axis < whole.size(); ++axis)
    first += of(device)[axis].start * strides[axis];
  copyStrided(part->type, first, strides.data(), part->data());
  return part;
}

void Parts::put(const char *part, size_t device, const Tensor &to) const {
  if (to.size() == 0)
    return;
  if (areWhole()) {
    std::memcpy(to.data(), part, to.size());
    return;
  }
  const std::span<const Slice> slice = of(device);
  const std::vector<int64_t> steps = byteStrides(to.type);
  // Rows of a part are contiguous on both sides.
  size_t inner = whole.size() - 1;
  while (inner > 0 && slice[inner].size == whole[inner])
    --inner;
  int64_t rows = 1;
  for (size_t axis = 0; axis < inner; ++axis)
    rows *= slice[axis].size;
  const size_t rowBytes = size_t(steps[inner] * slice[inner].size);
  for (int64_t row = 0; row < rows; ++row, part += rowBytes) {
    int64_t rest = row, offset = slice[inner].start * steps[inner];
    for (size_t axis = inner; axis-- > 0; rest /= slice[axis].size)
      offset += (slice[axis].start + rest % slice[axis].size) * steps[axis];
    std::memcpy(to.data() + offset, part, rowBytes);
  }
}

} // namespace shlo
