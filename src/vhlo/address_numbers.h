// Maps the addresses of many objects to numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/MathExtras.h"

#include <cstdint>

namespace shlo {

// Objects that are used together were mostly allocated together. A hash table would scatter them and miss the cache for
// each lookup. Here the numbers lie in pages in the same order as the objects. `apart` is the minimum distance of two
// objects in bytes, a power of two; `apart` bytes of address space take the four bytes of one number.
template <size_t apart> class AddressNumbers {
public:
  // Zero until it is assigned.
  uint32_t &operator[](const void *object) {
    uint32_t *&page = pages[number(object) / numbersPerPage];
    if (!page)
      page = new (memory.Allocate<uint32_t>(numbersPerPage)) uint32_t[numbersPerPage]();
    return page[number(object) % numbersPerPage];
  }
  uint32_t lookup(const void *object) const {
    const uint32_t *page = pages.lookup(number(object) / numbersPerPage);
    return page ? page[number(object) % numbersPerPage] : 0;
  }

private:
  static_assert(llvm::isPowerOf2_64(apart));
  static constexpr size_t numbersPerPage = 4096 / apart;
  static uintptr_t number(const void *object) { return reinterpret_cast<uintptr_t>(object) / apart; }

  llvm::DenseMap<uintptr_t, uint32_t *> pages;
  llvm::BumpPtrAllocator memory;
};

} // namespace shlo
