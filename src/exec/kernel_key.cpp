// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/kernel_key.h"

#include "exec/kernel.h"

#include <algorithm>
#include <cstring>

namespace shlo::exec {

void KernelKey::add(const Layout &layout) {
  add(uint64_t(layout.element));
  add(layout.shape);
  add(layout.strides);
}

void KernelKey::addBytes(const char *bytes, size_t size) {
  add(size);
  for (size_t at = 0; at < size; at += sizeof(uint64_t)) {
    uint64_t number = 0;
    std::memcpy(&number, bytes + at, std::min(size - at, sizeof(number)));
    add(number);
  }
}

uint64_t KernelKey::hash(uint64_t seed) const {
  uint64_t hash = seed;
  for (uint64_t number : numbers) {
    hash = (hash ^ number) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 32;
  }
  return hash;
}

} // namespace shlo::exec
