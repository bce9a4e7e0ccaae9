// The grid of processes that run a program together, and the groups in which they communicate.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include <cstdint>
#include <vector>

namespace shlo::plan {

// One process per replica and partition. Processes are numbered replica by replica, as the specification flattens them:
// replica * partitions + partition.
struct Grid {
  uint32_t replicas = 1, partitions = 1;

  uint32_t size() const { return replicas * partitions; }
  bool operator==(const Grid &) const = default;
};

// The most processes of a grid.
inline constexpr uint32_t maxProcesses = 4096;

// What the numbers in the groups of an op are.
enum class GroupMode : uint8_t {
  Replicas,              // of replicas; each partition has groups of its own
  Partitions,            // of partitions; each replica has groups of its own
  ReplicasAndPartitions, // of replicas, of which all partitions are in the group
  Processes,
};

using ProcessGroups = std::vector<std::vector<uint32_t>>;

// The groups as processes. Without a group, all numbers are one group. Fails if a number is not in the grid, or if two
// groups have a process in common.
Result<ProcessGroups> processGroups(const std::vector<std::vector<int64_t>> &groups, GroupMode mode, const Grid &grid);

// Pairs of processes, one for each process that has the first number of a pair. Fails if a number is not in the grid.
using ProcessPairs = std::vector<std::pair<uint32_t, uint32_t>>;
Result<ProcessPairs> processPairs(const std::vector<std::vector<int64_t>> &pairs, GroupMode mode, const Grid &grid);

} // namespace shlo::plan
