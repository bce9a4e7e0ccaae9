// Handles failed allocations for code that does not: a reserve, and exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/memory.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <functional>
#include <new>

namespace shlo {
namespace {

constinit std::atomic<void (*)()> refusalHandler{nullptr};

// A reserve for small blocks when the system has no memory. Some of MLIR's hash tables and caches are shared by all
// modules, and a failed allocation would corrupt them. A larger allocation soon follows and fails in an orderly way.
class Reserve {
public:
  void *take(size_t size, size_t alignment) {
    if (size > largest || alignment > granule)
      return nullptr;
    Lock lock(busy);
    size_t rounded = (std::max<size_t>(size, 1) + granule - 1) / granule * granule;
    if (used + rounded > sizeof bytes)
      return nullptr;
    char *block = bytes + used;
    used += rounded;
    ++blocks;
    return block;
  }
  // Whether the block came from the reserve. The reserve is empty again when its last block is freed.
  bool giveBack(void *block) {
    if (!std::greater_equal<void *>()(block, bytes) || !std::less<void *>()(block, bytes + sizeof bytes))
      return false;
    Lock lock(busy);
    if (--blocks == 0)
      used = 0;
    return true;
  }

private:
  static constexpr size_t largest = size_t(1) << 14, granule = 64;
  struct Lock {
    explicit Lock(std::atomic_flag &flag) : flag(flag) {
      while (flag.test_and_set(std::memory_order_acquire))
        ;
    }
    ~Lock() { flag.clear(std::memory_order_release); }
    std::atomic_flag &flag;
  };

  alignas(granule) char bytes[size_t(1) << 20] = {};
  std::atomic_flag busy;
  size_t used = 0, blocks = 0;
};
constinit Reserve reserve;

[[maybe_unused]] void *allocate(size_t size, size_t alignment) {
  void *block = alignment <= alignof(std::max_align_t)
                    ? std::malloc(std::max<size_t>(size, 1))
                    : std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
  return block ? block : reserve.take(size, alignment);
}
[[maybe_unused]] void *allocateOrThrow(size_t size, size_t alignment) {
  void *block = allocate(size, alignment);
  if (!block)
    refuseMemory();
  return block;
}
[[maybe_unused]] void release(void *block) {
  if (!reserve.giveBack(block))
    std::free(block);
}

} // namespace

void setRefusalHandler(void (*handler)()) { refusalHandler.store(handler, std::memory_order_release); }

void refuseMemory() {
  if (auto handler = refusalHandler.load(std::memory_order_acquire))
    handler();
  throw std::bad_alloc();
}

void *shlo_checked_malloc(size_t size) {
  void *memory = std::malloc(size);
  if (!memory && size)
    refuseMemory();
  return memory;
}

} // namespace shlo

// The operators of this library only. Sanitizers replace them with their own.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
using namespace shlo;
static constexpr size_t usual = alignof(std::max_align_t);

void *operator new(size_t size) { return allocateOrThrow(size, usual); }
void *operator new[](size_t size) { return allocateOrThrow(size, usual); }
void *operator new(size_t size, const std::nothrow_t &) noexcept { return allocate(size, usual); }
void *operator new[](size_t size, const std::nothrow_t &) noexcept { return allocate(size, usual); }
void *operator new(size_t size, std::align_val_t alignment) { return allocateOrThrow(size, size_t(alignment)); }
void *operator new[](size_t size, std::align_val_t alignment) { return allocateOrThrow(size, size_t(alignment)); }
void *operator new(size_t size, std::align_val_t alignment, const std::nothrow_t &) noexcept {
  return allocate(size, size_t(alignment));
}
void *operator new[](size_t size, std::align_val_t alignment, const std::nothrow_t &) noexcept {
  return allocate(size, size_t(alignment));
}
void operator delete(void *block) noexcept { release(block); }
void operator delete[](void *block) noexcept { release(block); }
void operator delete(void *block, size_t) noexcept { release(block); }
void operator delete[](void *block, size_t) noexcept { release(block); }
void operator delete(void *block, const std::nothrow_t &) noexcept { release(block); }
void operator delete[](void *block, const std::nothrow_t &) noexcept { release(block); }
void operator delete(void *block, std::align_val_t) noexcept { release(block); }
void operator delete[](void *block, std::align_val_t) noexcept { release(block); }
void operator delete(void *block, size_t, std::align_val_t) noexcept { release(block); }
void operator delete[](void *block, size_t, std::align_val_t) noexcept { release(block); }
#endif
