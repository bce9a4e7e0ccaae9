// Indices of devices in row-major meshes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <vector>

namespace shlo {

// A part of the index of a device in a row-major mesh: an axis of the mesh, or of its sub-axes.
struct MeshDigit {
  int64_t stride, size;

  int64_t of(int64_t index) const { return index / stride % size; }
};
// Where a device is along several axes, of which the first is the major one.
int64_t positionAlong(const std::vector<MeshDigit> &axes, int64_t index);
// Groups of the devices of a mesh that differ only along these axes, each ordered along them.
std::vector<std::vector<int64_t>> groupsAlong(const std::vector<MeshDigit> &axes, int64_t devices);

} // namespace shlo
