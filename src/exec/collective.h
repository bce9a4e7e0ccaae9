// What the processes of a grid do together.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

#include <span>

namespace shlo::exec {

// The kernel of a collective, for all processes of the grid. A process does not run it, but waits where it is.
class CollectiveKernel : public Kernel {
public:
  explicit CollectiveKernel(const plan::Collective &op, std::string location);

  // The arguments of a member of a group.
  struct Member {
    const char *const *inputs;
    char *const *outputs;
  };
  // Writes the results of all members, which are in the order of the group. `scratch` has scratchBytes; the workers are
  // those of the run.
  virtual Status exchange(size_t group, std::span<const Member> members, const KernelArguments &run) const = 0;
  Status run(const KernelArguments &) const final;

  size_t groupOf(uint32_t process) const { return groups[process]; }
  const std::vector<uint32_t> &members(size_t group) const { return op.groups[group]; }
  // "all_reduce (model.py:3:1)"
  std::string text() const;

protected:
  const plan::Collective op;

private:
  const std::string location;
  std::vector<size_t> groups; // by process
};

} // namespace shlo::exec
