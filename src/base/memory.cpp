// Handles failed allocations for code that does not: provisions, headroom, a reserve, and exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/memory.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <utility>

#include <malloc.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

namespace shlo {

// A block that was taken beforehand. Nothing of it is used twice. Once it is used, it is freed with the last block of
// it after the Provision, or after the call that has it as its headroom.
struct ProvisionStore {
  ProvisionStore *next = nullptr; // of those that are used
  size_t size = 0, used = 0;      // bytes after this
  bool isMapped = false;          // it is not of malloc
  size_t blocks = 0;
  bool isOver = false; // the Provision or the call

  char *bytes() { return reinterpret_cast<char *>(this + 1); }
  bool owns(const void *block) {
    return !std::less<const void *>()(block, bytes()) && std::less<const void *>()(block, bytes() + size);
  }
};

constinit thread_local MemoryState memoryState;

namespace {

constinit std::atomic<void (*)()> refusalHandler{nullptr};

// The process that is in the lists below; 0: none. A fork may copy a thread's hold on them, but not the thread: its
// child takes the hold over. A thread stopped at any step leaves lists that can be used, at worst some of the reserve
// is lost.
constinit std::atomic<pid_t> busy{0};
struct Lock {
  Lock() {
    const pid_t self = getpid();
    for (pid_t holder = 0; !busy.compare_exchange_weak(holder, self, std::memory_order_acquire);)
      if (holder == self)
        holder = 0;
  }
  ~Lock() { busy.store(0, std::memory_order_release); }
};

// A part of the reserve. Zeros are a valid one.
class Region {
public:
  static constexpr size_t granule = 64, count = size_t(1) << 16;
  static size_t granulesOf(size_t size) { return (std::max<size_t>(size, 1) + granule - 1) / granule; }

  void *take(size_t needed) {
    for (size_t begin = firstFree, end; begin + needed <= count; begin = end + 1) {
      // The run of free granules at `begin`, as far as it is needed.
      for (end = begin; end < begin + needed && !lengths[end]; ++end)
        ;
      if (end == begin + needed) {
        lengths[begin] = uint16_t(needed);
        std::fill_n(lengths + begin + 1, needed - 1, inside);
        if (begin == firstFree)
          firstFree = begin + needed;
        return bytes + begin * granule;
      }
      end += lengths[end] - 1;
    }
    return nullptr;
  }
  bool owns(const void *block) const {
    return !std::less<const void *>()(block, bytes) && std::less<const void *>()(block, bytes + sizeof bytes);
  }
  bool isEmpty() const {
    return std::all_of(lengths, lengths + count, [](uint16_t length) { return length == 0; });
  }
  size_t granulesAt(const void *block) const { return lengths[indexOf(block)]; }
  void giveBack(const void *block) {
    const size_t begin = indexOf(block);
    std::fill_n(lengths + begin, size_t(lengths[begin]), uint16_t(0));
    firstFree = std::min(firstFree, begin);
  }

private:
  static constexpr uint16_t inside = 0xFFFF;
  size_t indexOf(const void *block) const { return size_t(static_cast<const char *>(block) - bytes) / granule; }

  alignas(granule) char bytes[count * granule] = {};
  uint16_t lengths[count] = {}; // of the block that begins there, in granules; 0: free
  size_t firstFree = 0;         // or before it
};

// Not a part of Reserve, which has other numbers than zeros: they would put all of it into the file.
constinit Region firstRegion;

// Small blocks for all threads. A caller's next checkMemory fails, so most are soon free again. A module keeps some as
// long as it lives; if few are free for the calls that may need them, another region is added.
class Reserve {
public:
  void *take(size_t size, size_t alignment) {
    if (size > smallBlock || alignment > Region::granule)
      return nullptr;
    const size_t needed = Region::granulesOf(size);
    Lock lock;
    for (size_t i = 0; i < regions.load(std::memory_order_acquire); ++i)
      if (void *block = regionAt(i).take(needed)) {
        free.fetch_sub(needed, std::memory_order_relaxed);
        return block;
      }
    return nullptr;
  }
  bool owns(const void *block) { return regionOf(block) != nullptr; }
  size_t sizeOf(const void *block) { return regionOf(block)->granulesAt(block) * Region::granule; }
  void giveBack(const void *block) {
    Lock lock;
    Region *region = regionOf(block);
    free.fetch_add(region->granulesAt(block), std::memory_order_relaxed);
    region->giveBack(block);
  }

  // Whether there is enough for another call.
  bool enter() {
    const size_t needed = (users.fetch_add(1, std::memory_order_relaxed) + 1) * share;
    while (free.load(std::memory_order_relaxed) < needed)
      if (!widen())
        return false;
    return true;
  }
  void leave() { users.fetch_sub(1, std::memory_order_relaxed); }
  // When the library is unloaded, or the process ends while other threads may go on: what they have stays.
  void end() {
    Lock lock;
    for (size_t last = regions.load(); last > 1 && free.load() >= 2 * Region::count && regionAt(last - 1).isEmpty();) {
      free.fetch_sub(Region::count);
      regions.store(--last);
      munmap(static_cast<void *>(more[last - 1].load()), sizeof(Region));
    }
  }

private:
  static constexpr size_t mostMore = 63;
  static constexpr size_t share = Region::count / 16; // granules for a call

  Region &regionAt(size_t index) { return index == 0 ? firstRegion : *more[index - 1].load(std::memory_order_relaxed); }
  Region *regionOf(const void *block) {
    for (size_t i = 0; i < regions.load(std::memory_order_acquire); ++i)
      if (regionAt(i).owns(block))
        return &regionAt(i);
    return nullptr;
  }
  bool widen() {
    void *memory = mmap(nullptr, sizeof(Region), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
      return false;
    {
      Lock lock;
      if (const size_t known = regions.load(std::memory_order_relaxed); known <= mostMore) {
        more[known - 1].store(static_cast<Region *>(memory), std::memory_order_relaxed);
        regions.store(known + 1, std::memory_order_release);
        free.fetch_add(Region::count, std::memory_order_relaxed);
        return true;
      }
    }
    munmap(memory, sizeof(Region));
    return false;
  }

  std::array<std::atomic<Region *>, mostMore> more{};
  std::atomic<size_t> regions{1}, free{Region::count}, users{0};
};
constinit Reserve reserve;

[[gnu::destructor]] void endReserve() { reserve.end(); }

// The provisions that are used; the list and its members are behind `busy`. Any thread may free their blocks.
constinit std::atomic<ProvisionStore *> usedProvisions{nullptr};

constexpr size_t header = 16; // the size of a provision's block, before it

void *takeFrom(ProvisionStore &from, size_t size, size_t alignment) {
  const uintptr_t base = reinterpret_cast<uintptr_t>(from.bytes());
  const size_t step = std::max(alignment, header);
  const size_t begin = ((base + from.used + header + step - 1) & ~(step - 1)) - base;
  if (begin > from.size || from.size - begin < size)
    return nullptr;
  Lock lock;
  if (from.used == 0) {
    from.next = usedProvisions.load(std::memory_order_relaxed);
    usedProvisions.store(&from, std::memory_order_release);
  }
  from.used = begin + size;
  ++from.blocks;
  char *block = from.bytes() + begin;
  std::memcpy(block - header, &size, sizeof size);
  return block;
}

// The used provision that a block is from; null for others. Behind `busy`.
ProvisionStore *provisionOf(const void *block) {
  ProvisionStore *from = usedProvisions.load(std::memory_order_relaxed);
  while (from && !from->owns(block))
    from = from->next;
  return from;
}

void freeStore(ProvisionStore *store) {
  if (store->isMapped)
    munmap(store, sizeof *store + store->size);
  else
    std::free(store);
}

// Frees a used provision that nothing needs any more. Behind `busy`.
void freeIfUnused(ProvisionStore *from) {
  if (!from->isOver || from->blocks)
    return;
  ProvisionStore *before = usedProvisions.load(std::memory_order_relaxed);
  if (before == from) {
    usedProvisions.store(from->next, std::memory_order_release);
  } else {
    while (before->next != from)
      before = before->next;
    before->next = from->next;
  }
  freeStore(from);
}

// Ends the lifetime of what has it.
void endStore(ProvisionStore *store) {
  if (!store->used) // no other thread knows it
    return freeStore(store);
  Lock lock;
  store->isOver = true;
  freeIfUnused(store);
}

bool giveBackToProvision(void *block) {
  if (!usedProvisions.load(std::memory_order_acquire))
    return false;
  Lock lock;
  ProvisionStore *from = provisionOf(block);
  if (!from)
    return false;
  --from->blocks;
  freeIfUnused(from);
  return true;
}

void *takeKept(size_t size, size_t alignment) {
  memoryState.wasRefused = true;
  if (memoryState.isCaught) // the caller is told at once, and what is kept is left for others
    return nullptr;
  if (memoryState.provision)
    if (void *block = takeFrom(*memoryState.provision, size, alignment))
      return block;
  if (memoryState.headroom)
    if (void *block = takeFrom(*memoryState.headroom, size, alignment))
      return block;
  return reserve.take(size, alignment);
}

// Whether the block is kept here, and then its size.
bool isKept(const void *block, size_t *size = nullptr) {
  if (reserve.owns(block)) {
    if (size)
      *size = reserve.sizeOf(block);
    return true;
  }
  if (!usedProvisions.load(std::memory_order_acquire))
    return false;
  Lock lock;
  if (!provisionOf(block))
    return false;
  if (size)
    std::memcpy(size, static_cast<const char *>(block) - header, sizeof *size);
  return true;
}

// A block that the caller has got. What grows asks for one that is larger.
void noteBlock(size_t size) {
  if (size >= largeBlock)
    expectBlocks(size);
}

[[maybe_unused]] void *allocate(size_t size, size_t alignment) {
  void *block = alignment <= alignof(std::max_align_t)
                    ? std::malloc(std::max<size_t>(size, 1))
                    : std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
  if (!block && !(block = takeKept(size, alignment)))
    return nullptr;
  noteBlock(size);
  return block;
}
[[maybe_unused]] void *allocateOrThrow(size_t size, size_t alignment) {
  void *block = allocate(size, alignment);
  if (!block)
    refuseMemory();
  return block;
}
void release(void *block) {
  if (reserve.owns(block))
    reserve.giveBack(block);
  else if (!giveBackToProvision(block))
    std::free(block);
}

} // namespace

void setRefusalHandler(void (*handler)()) { refusalHandler.store(handler, std::memory_order_release); }

void refuseMemory() {
  if (memoryState.isCaught)
    throw std::bad_alloc();
  if (auto handler = refusalHandler.load(std::memory_order_acquire))
    handler();
  throw std::bad_alloc();
}

void checkMemory() {
  if (isMemoryShort())
    throw std::bad_alloc();
}

Provision::Provision(size_t bytes) : outer(memoryState.provision) {
  void *memory = std::malloc(sizeof(ProvisionStore) + bytes);
  if (!memory) {
    store = nullptr;
    memoryState.wasRefused = true;
    return;
  }
  memoryState.provision = store = new (memory) ProvisionStore{.size = bytes};
}
Provision::~Provision() {
  memoryState.provision = outer;
  if (store)
    endStore(store);
}

// Between two checks, three containers that are as large as the largest one may double: the maps of a copy, for example.
// The rest is for what is small.
static constexpr size_t headroomFactor = 8;

// Puts it in the place of what the thread has.
static void setHeadroom(ProvisionStore *store) {
  if (ProvisionStore *before = std::exchange(memoryState.headroom, store))
    endStore(before);
}

// Pages that nobody writes to take no memory, and the size does not change what malloc does later.
static void widenHeadroom(size_t bytes) {
  if (memoryState.headroom && memoryState.headroom->size >= bytes)
    return;
  void *memory = mmap(nullptr, sizeof(ProvisionStore) + bytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    memoryState.wasRefused = true;
  else
    setHeadroom(new (memory) ProvisionStore{.size = bytes, .isMapped = true});
}

void expectBlocks(size_t size) {
  // What is caught needs none, and a Provision is for blocks that do not grow.
  const MemoryState &state = memoryState;
  if (size < largeBlock || !state.isCall || state.isCaught || state.provision || state.wasRefused)
    return;
  size_t bytes;
  if (__builtin_mul_overflow(size, headroomFactor, &bytes) || bytes > size_t(PTRDIFF_MAX))
    memoryState.wasRefused = true;
  else
    widenHeadroom(bytes);
}

void expectSmallBlocks() {
  if (!memoryState.isCall || memoryState.isCounted)
    return;
  memoryState.isCounted = true;
  memoryState.wasRefused |= !reserve.enter();
}

void MemoryScope::end() {
  setHeadroom(nullptr);
  if (memoryState.isCounted)
    reserve.leave();
}

Headroom::~Headroom() {
  if (ProvisionStore *last = store.load(std::memory_order_acquire))
    endStore(last);
}
void Headroom::lend() {
  const size_t bytes = expected.load(std::memory_order_relaxed);
  if (bytes == 0 || (memoryState.headroom && memoryState.headroom->size >= bytes))
    return;
  ProvisionStore *kept = store.exchange(nullptr, std::memory_order_acq_rel);
  if (kept && memoryState.headroom && kept->size < memoryState.headroom->size)
    endStore(kept);
  else if (kept)
    setHeadroom(kept);
  widenHeadroom(bytes);
}
void Headroom::giveBack() {
  if (!memoryState.headroom)
    return;
  const size_t bytes = memoryState.headroom->size;
  for (size_t before = expected.load(std::memory_order_relaxed);
       before < bytes && !expected.compare_exchange_weak(before, bytes, std::memory_order_relaxed);)
    ;
  ProvisionStore *none = nullptr;
  if (!memoryState.headroom->used &&
      store.compare_exchange_strong(none, memoryState.headroom, std::memory_order_acq_rel))
    memoryState.headroom = nullptr;
}

void *shlo_checked_malloc(size_t size) {
  void *memory = std::malloc(size);
  if (!memory && size && !(memory = takeKept(size, header)))
    refuseMemory();
  noteBlock(size);
  return memory;
}
void *shlo_checked_calloc(size_t count, size_t size) {
  void *memory = std::calloc(count, size);
  size_t bytes;
  if (memory || __builtin_mul_overflow(count, size, &bytes) || bytes == 0) {
    if (!memory && count && size)
      refuseMemory();
    if (memory)
      noteBlock(count * size);
    return memory;
  }
  if (!(memory = takeKept(bytes, header)))
    refuseMemory();
  return std::memset(memory, 0, bytes);
}
void *shlo_checked_realloc(void *block, size_t size) {
  if (!block)
    return shlo_checked_malloc(size);
  size_t before = 0;
  const bool wasKept = isKept(block, &before);
  void *memory = wasKept ? std::malloc(size) : std::realloc(block, size);
  if (!memory && size && !(memory = takeKept(size, header)))
    refuseMemory();
  else if (!wasKept && !isKept(memory)) {
    noteBlock(size);
    return memory;
  }
  if (!wasKept)
    before = ::malloc_usable_size(block);
  std::memcpy(memory, block, std::min(before, size));
  release(block);
  return memory;
}
void shlo_checked_free(void *block) { release(block); }

namespace {

// The objects of a thread with destructors, the last one first.
struct ThreadObject {
  void (*destroy)(void *);
  void *object;
  ThreadObject *next;
};

void destroyObjects(void *list) {
  while (auto *first = static_cast<ThreadObject *>(list)) {
    list = first->next;
    first->destroy(first->object);
    release(first);
  }
}

enum class Key : uint8_t { None, Made, Missing };
constinit std::atomic<Key> keyState{Key::None};
pthread_key_t key;

bool hasKey() {
  if (keyState.load(std::memory_order_acquire) == Key::None) {
    Lock lock;
    if (keyState.load(std::memory_order_relaxed) == Key::None)
      keyState.store(pthread_key_create(&key, destroyObjects) == 0 ? Key::Made : Key::Missing,
                     std::memory_order_release);
  }
  return keyState.load(std::memory_order_acquire) == Key::Made;
}

// A library that is unloaded ends the objects of the thread that unloads it.
[[gnu::destructor]] void endThreads() {
  if (keyState.load(std::memory_order_acquire) != Key::Made)
    return;
  destroyObjects(pthread_getspecific(key));
  pthread_key_delete(key);
  keyState.store(Key::Missing, std::memory_order_release);
}

} // namespace

int shlo_checked_thread_atexit(void (*destroy)(void *), void *object, void *) {
  if (!hasKey())
    return 0; // it is leaked
  auto *added = static_cast<ThreadObject *>(shlo_checked_malloc(sizeof(ThreadObject)));
  *added = {destroy, object, static_cast<ThreadObject *>(pthread_getspecific(key))};
  if (pthread_setspecific(key, added) != 0)
    release(added);
  return 0;
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
