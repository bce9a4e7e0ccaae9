// A number for each of many objects, found by its address.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"

#include <cstdint>

namespace shlo {

// Objects that are used together were mostly made together and lie together. A hash table spreads them and misses the
// cache for each; here the numbers lie in pages as the objects do. Takes half the memory in which the objects lie.
class AddressNumbers {
public:
  // Zero until it is given another.
  uint32_t &operator[](const void *object) {
    uintptr_t address = reinterpret_cast<uintptr_t>(object);
    uint32_t *&page = pages[address / pageSize];
    if (!page)
      page = new (memory.Allocate<uint32_t>(slots)) uint32_t[slots]();
    return page[address % pageSize / alignment];
  }

private:
  static constexpr uintptr_t pageSize = 4096, alignment = 8;
  static constexpr size_t slots = pageSize / alignment;

  llvm::DenseMap<uintptr_t, uint32_t *> pages;
  llvm::BumpPtrAllocator memory;
};

} // namespace shlo
