// What the processes of a grid do together.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

#include <span>

namespace shlo::exec {

class TransferKernel;

// The kernel of a collective or transfer. A process does not run it, but waits where it is.
class MeetingKernel : public Kernel {
public:
  explicit MeetingKernel(std::string name, const std::string &location);
  Status run(const KernelArguments &) const final;

  // Null for collectives.
  virtual const TransferKernel *transfer() const { return nullptr; }
  // "all_reduce (model.py:3:1)"
  const std::string text;
};

// For all processes of the grid.
class CollectiveKernel : public MeetingKernel {
public:
  explicit CollectiveKernel(const plan::Collective &op, const std::string &location);

  // The arguments of a member of a group.
  struct Member {
    const char *const *inputs;
    char *const *outputs;
  };
  // Writes the results of all members, which are in the order of the group. `scratch` has scratchBytes; the workers are
  // those of the run.
  virtual Status exchange(size_t group, std::span<const Member> members, const KernelArguments &run) const = 0;

  size_t groupOf(uint32_t process) const { return groups[process]; }
  const std::vector<uint32_t> &members(size_t group) const { return op.groups[group]; }

protected:
  const plan::Collective op;

private:
  std::vector<size_t> groups; // by process
};

class TransferKernel final : public MeetingKernel {
public:
  TransferKernel(const plan::Transfer &op, const std::string &location, std::vector<TensorType> types)
      : MeetingKernel(op.name(), location), op(op), types(std::move(types)) {}

  const TransferKernel *transfer() const override { return this; }

  const plan::Transfer op;
  const std::vector<TensorType> types; // of the values
};

} // namespace shlo::exec
