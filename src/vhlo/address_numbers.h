// A number for each of many objects, found by its address.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/MathExtras.h"

#include <cstdint>

namespace shlo {

// Objects that are used together were mostly made together and lie together. A hash table spreads them and misses the
// cache for each; here the numbers lie in pages as the objects do. `apart` is how many bytes two objects lie apart at
// least, a power of two: that many bytes of objects take four of the numbers.
template <size_t apart> class AddressNumbers {
public:
  // Zero until it is given another.
  uint32_t &operator[](const void *object) {
    uint32_t *&page = pages[number(object) / slots];
    if (!page)
      page = new (memory.Allocate<uint32_t>(slots)) uint32_t[slots]();
    return page[number(object) % slots];
  }
  uint32_t lookup(const void *object) const {
    const uint32_t *page = pages.lookup(number(object) / slots);
    return page ? page[number(object) % slots] : 0;
  }

private:
  static_assert(llvm::isPowerOf2_64(apart));
  static constexpr size_t slots = 4096 / apart;
  static uintptr_t number(const void *object) { return reinterpret_cast<uintptr_t>(object) / apart; }

  llvm::DenseMap<uintptr_t, uint32_t *> pages;
  llvm::BumpPtrAllocator memory;
};

} // namespace shlo
