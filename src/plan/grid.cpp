// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/grid.h"

#include <numeric>

namespace shlo::plan {

namespace {

Error notInGrid(int64_t number, const char *what, uint32_t count) {
  return makeError(SHLO_INVALID_ARGUMENT, "a group names " + std::string(what) + " " + std::to_string(number) +
                                              ", the plan's grid has " + std::to_string(count) +
                                              " (shlo_plan_options_set_grid)");
}

} // namespace

Result<ProcessGroups> processGroups(const std::vector<std::vector<int64_t>> &given, GroupMode mode, const Grid &grid) {
  const bool areReplicas = mode == GroupMode::Replicas || mode == GroupMode::ReplicasAndPartitions;
  const uint32_t count = mode == GroupMode::Processes ? grid.size() : areReplicas ? grid.replicas : grid.partitions;
  std::vector<std::vector<int64_t>> groups = given;
  if (groups.empty()) {
    groups.emplace_back(count);
    std::iota(groups[0].begin(), groups[0].end(), int64_t(0));
  }
  ProcessGroups result;
  std::vector<bool> seen(grid.size(), false);
  for (const std::vector<int64_t> &group : groups) {
    for (int64_t number : group)
      if (number < 0 || number >= int64_t(count))
        return notInGrid(number, mode == GroupMode::Processes ? "process" : areReplicas ? "replica" : "partition",
                         count);
    auto add = [&](auto &&processOf) {
      for (int64_t number : group)
        result.back().push_back(processOf(uint32_t(number)));
    };
    switch (mode) {
    case GroupMode::Replicas:
      for (uint32_t partition = 0; partition < grid.partitions; ++partition) {
        result.emplace_back();
        add([&](uint32_t replica) { return replica * grid.partitions + partition; });
      }
      break;
    case GroupMode::Partitions:
      for (uint32_t replica = 0; replica < grid.replicas; ++replica) {
        result.emplace_back();
        add([&](uint32_t partition) { return replica * grid.partitions + partition; });
      }
      break;
    case GroupMode::ReplicasAndPartitions:
      result.emplace_back();
      for (uint32_t partition = 0; partition < grid.partitions; ++partition)
        add([&](uint32_t replica) { return replica * grid.partitions + partition; });
      break;
    case GroupMode::Processes:
      result.emplace_back();
      add([](uint32_t process) { return process; });
      break;
    }
  }
  for (const std::vector<uint32_t> &group : result)
    for (uint32_t process : group) {
      if (seen[process])
        return makeError(SHLO_INVALID_PROGRAM, "process " + std::to_string(process) + " is in the groups twice");
      seen[process] = true;
    }
  return result;
}

Result<ProcessPairs> processPairs(const std::vector<std::vector<int64_t>> &pairs, GroupMode mode, const Grid &grid) {
  ProcessPairs result;
  for (const std::vector<int64_t> &pair : pairs) {
    Result<ProcessGroups> sources = processGroups({{pair[0]}}, mode, grid);
    if (!sources)
      return std::move(sources.error());
    Result<ProcessGroups> targets = processGroups({{pair[1]}}, mode, grid);
    if (!targets)
      return std::move(targets.error());
    for (size_t i = 0; i < sources->size(); ++i)
      result.emplace_back((*sources)[i][0], (*targets)[i][0]);
  }
  return result;
}

} // namespace shlo::plan
