// How a value is divided among devices: OpSharding of XLA.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shlo::pjrt {

struct OpSharding {
  // An array of devices, each dimension of which cuts one of the value; none if each device has the whole value.
  std::vector<int64_t> tiles, devices;
  bool isReplicated = false; // a last dimension counts devices with equal parts

  std::string bytes() const; // as a message
  std::string text() const;
};

} // namespace shlo::pjrt
