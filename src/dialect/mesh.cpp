// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/mesh.h"

#include <map>

namespace shlo {

int64_t positionAlong(const std::vector<MeshDigit> &axes, int64_t index) {
  int64_t position = 0;
  for (const MeshDigit &axis : axes)
    position = position * axis.size + axis.of(index);
  return position;
}

std::vector<std::vector<int64_t>> groupsAlong(const std::vector<MeshDigit> &axes, int64_t devices) {
  std::map<int64_t, std::map<int64_t, int64_t>> groups; // by the index without the digits, by position
  for (int64_t index = 0; index < devices; ++index) {
    int64_t rest = index;
    for (const MeshDigit &axis : axes)
      rest -= axis.of(index) * axis.stride;
    groups[rest][positionAlong(axes, index)] = index;
  }
  std::vector<std::vector<int64_t>> result;
  for (const auto &[rest, members] : groups) {
    result.emplace_back();
    for (const auto &[position, index] : members)
      result.back().push_back(index);
  }
  return result;
}

} // namespace shlo
