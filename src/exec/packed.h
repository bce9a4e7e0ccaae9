// Constants as kernels pack them: once for all executables of a plan.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.h"
#include "exec/kernel.h"

#include <functional>
#include <map>
#include <utility>

namespace shlo::exec {

// Whole cache lines, which packing writes and kernels read. Copies are the same lines.
class PackedLines {
public:
  PackedLines() = default;
  explicit PackedLines(std::shared_ptr<char> begin) : begin(std::move(begin)) {}

  bool empty() const { return !begin; }
  template <typename T> T *as() { return reinterpret_cast<T *>(begin.get()); }
  template <typename T> const T *as() const { return reinterpret_cast<const T *>(begin.get()); }

private:
  friend class PackedStore;
  std::shared_ptr<char> begin;
};

// What the executables of a plan have packed. It forgets what none of them has any more. Several threads may use it.
class PackedStore {
public:
  // Empty if there are no such lines.
  PackedLines find(const KernelKey &key);
  // Of lines with one key, those that were added first.
  PackedLines add(const KernelKey &key, PackedLines lines);

private:
  struct Known {
    std::map<KernelKey, std::weak_ptr<char>> lines;
    size_t most = 64; // before those that are forgotten are looked for
  };
  Guarded<Known> known;
};

// Packs the constants of one executable.
class Packer {
public:
  using Function = std::function<Status()>;
  // `expected`: about so many bytes will be packed. `store`: null for none.
  Packer(std::shared_ptr<PackedStore> store, size_t expected) : store(std::move(store)), expected(expected) {}

  // The lines of an input, of so many bytes, that pack(lines) fills if nobody has packed it in the same way. `how` says
  // all that decides the lines, except the input's layout and bytes. False if `pack` returned that.
  template <typename Pack>
  bool get(const KernelRequest &request, size_t input, KernelKey how, int64_t bytes, PackedLines &lines, Pack &&pack) {
    const bool mayShare = store && !request.identities[input].empty();
    if (mayShare) {
      how.add(request.inputs[input]);
      how.add(request.identities[input]);
      lines = store->find(how);
      if (!lines.empty())
        return true;
    }
    if (const Function function = std::exchange(compute, nullptr); function && !(failure = function()))
      return false;
    lines = allocate(size_t(bytes));
    if (!pack(lines))
      return false;
    if (mayShare)
      lines = store->add(how, std::move(lines));
    return true;
  }

  // What computes the bytes of the kernel that is made next, if it packs some that nobody has packed yet.
  void setCompute(Function function) {
    compute = std::move(function);
    failure = {};
  }
  // Whether nobody has called it.
  bool isComputeLeft() const { return bool(compute); }
  // Why it failed.
  Status takeFailure() { return std::exchange(failure, {}); }

private:
  PackedLines allocate(size_t bytes);

  const std::shared_ptr<PackedStore> store;
  size_t expected;
  Function compute;
  Status failure;
  std::shared_ptr<char> region; // of large pages
  size_t regionBytes = 0, used = 0;
};

} // namespace shlo::exec
