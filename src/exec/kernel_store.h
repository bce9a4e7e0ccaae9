// The kernels of an executable. Programs repeat layers, so many ops are alike and have operands in the same layouts:
// one kernel serves them all.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

#include <unordered_map>

namespace shlo::exec {

class KernelStore {
public:
  // A key to be filled, which is used again.
  KernelKey &key(KernelKey::Kind kind) {
    scratch.begin(kind);
    return scratch;
  }
  // The kernel of this key; null if there is none.
  const Kernel *find(const KernelKey &key) const;
  const Kernel &add(std::unique_ptr<Kernel> kernel) { return *kernels.emplace_back(std::move(kernel)); }
  const Kernel &add(std::unique_ptr<Kernel> kernel, const KernelKey &key);

  // Kernels of any op (makeKernel), and of copies (makeCopy).
  Result<const Kernel *> make(const KernelRequest &request);
  const Kernel &copy(const Layout &layout, const KernelChoice &choice);

  std::vector<std::unique_ptr<Kernel>> take() { return std::move(kernels); }

private:
  struct Known {
    KernelKey key;
    const Kernel *kernel;
  };
  // So that no program can be made whose keys have few hashes.
  uint64_t seed() const { return uint64_t(reinterpret_cast<uintptr_t>(this)); }

  std::vector<std::unique_ptr<Kernel>> kernels;
  std::unordered_map<uint64_t, Known> known; // by the hash; of keys with the same one, only the first is shared
  KernelKey scratch;
};

} // namespace shlo::exec
