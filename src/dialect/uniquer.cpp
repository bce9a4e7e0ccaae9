// Where the attributes, types and locations of a context are kept, each once. It takes the place of MLIR's own, which
// compares what it looks for with everything in the same part of its table, even if the hashes differ: in a program of
// many names, that reads another line of memory for each step. Here a step compares hashes first.
//
// Finding needs no lock: an entry is written before it becomes visible, and a table that was too small is kept as long
// as others may read it. Making needs one, while several threads use the context. cmake/mlir.cmake makes MLIR's own
// functions ones that these replace.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mlir/Support/StorageUniquer.h"

#include "mlir/Support/TypeID.h"

#include "llvm/ADT/DenseMap.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace {

using Storage = mlir::StorageUniquer::BaseStorage;
using Allocator = mlir::StorageUniquer::StorageAllocator;
using IsEqual = llvm::function_ref<bool(const Storage *)>;

// Places in a row, from the one that the hash gives on. There are always some without a storage, where a search ends.
class Table {
public:
  explicit Table(unsigned bits) : bits(bits), places(new Place[size_t(1) << bits]()) {}

  unsigned sizeInBits() const { return bits; }
  bool isFull(size_t count) const { return count >= (size_t(3) << bits) / 4; }

  Storage *find(unsigned hash, IsEqual isEqual) const {
    for (size_t at = firstOf(hash);; at = next(at)) {
      Storage *storage = places[at].storage.load(std::memory_order_acquire);
      if (!storage || (places[at].hash == hash && isEqual(storage)))
        return storage;
    }
  }
  void add(unsigned hash, Storage *storage) {
    size_t at = firstOf(hash);
    while (places[at].storage.load(std::memory_order_relaxed))
      at = next(at);
    places[at].hash = hash;
    places[at].storage.store(storage, std::memory_order_release);
  }
  template <typename F> void forEach(F f) const {
    for (size_t at = 0; at < size_t(1) << bits; ++at)
      if (Storage *storage = places[at].storage.load(std::memory_order_relaxed))
        f(places[at].hash, storage);
  }

private:
  struct Place {
    std::atomic<Storage *> storage;
    unsigned hash; // valid as soon as there is a storage
  };

  // Hashes of numbers and of pointers can be alike in their low bits.
  size_t firstOf(unsigned hash) const { return size_t((hash * 0x9E3779B97F4A7C15u) >> (64 - bits)); }
  size_t next(size_t at) const { return (at + 1) & ((size_t(1) << bits) - 1); }

  const unsigned bits;
  const std::unique_ptr<Place[]> places;
};

// The storages of one class.
class Kind {
public:
  explicit Kind(llvm::function_ref<void(Storage *)> destroy) : destroy(destroy) {}
  ~Kind() {
    if (const Table *table = current.load(); table && destroy)
      table->forEach([&](unsigned, Storage *storage) { destroy(storage); });
  }

  Storage *find(unsigned hash, IsEqual isEqual) const {
    const Table *table = current.load(std::memory_order_acquire);
    return table ? table->find(hash, isEqual) : nullptr;
  }
  // `isAlone`: no other thread reads a table.
  void add(unsigned hash, Storage *storage, bool isAlone) {
    constexpr unsigned leastBits = 3;
    Table *table = current.load(std::memory_order_relaxed);
    if (!table || table->isFull(count)) {
      auto larger = std::make_unique<Table>(table ? table->sizeInBits() + 1 : leastBits);
      if (table)
        table->forEach([&](unsigned one, Storage *known) { larger->add(one, known); });
      if (isAlone)
        tables.clear();
      table = tables.emplace_back(std::move(larger)).get();
      current.store(table, std::memory_order_release);
    }
    table->add(hash, storage);
    ++count;
  }

private:
  const llvm::function_ref<void(Storage *)> destroy;
  std::atomic<Table *> current = nullptr;
  std::vector<std::unique_ptr<Table>> tables; // the current one is the last
  size_t count = 0;
};

} // namespace

struct mlir::detail::StorageUniquerImpl {
  // Making a storage can make others that it needs.
  std::recursive_mutex making;
  bool isShared = true; // by threads
  Allocator allocator;
  llvm::DenseMap<TypeID, std::unique_ptr<Kind>> kinds;
  llvm::DenseMap<TypeID, Storage *> singletons;

  std::unique_lock<std::recursive_mutex> lock() {
    return isShared ? std::unique_lock(making) : std::unique_lock<std::recursive_mutex>();
  }
};

namespace mlir {

StorageUniquer::StorageUniquer() : impl(std::make_unique<detail::StorageUniquerImpl>()) {}
StorageUniquer::~StorageUniquer() = default;

void StorageUniquer::disableMultithreading(bool disable) { impl->isShared = !disable; }

void StorageUniquer::registerParametricStorageTypeImpl(TypeID id, function_ref<void(BaseStorage *)> destructorFn) {
  if (std::unique_ptr<Kind> &kind = impl->kinds[id]; !kind)
    kind = std::make_unique<Kind>(destructorFn);
}

StorageUniquer::BaseStorage *
StorageUniquer::getParametricStorageTypeImpl(TypeID id, unsigned hashValue,
                                             function_ref<bool(const BaseStorage *)> isEqual,
                                             function_ref<BaseStorage *(StorageAllocator &)> ctorFn) {
  Kind &kind = *impl->kinds.find(id)->second;
  if (BaseStorage *known = kind.find(hashValue, isEqual))
    return known;
  const auto lock = impl->lock();
  if (lock)
    if (BaseStorage *known = kind.find(hashValue, isEqual)) // another thread has made it
      return known;
  BaseStorage *made = ctorFn(impl->allocator);
  kind.add(hashValue, made, !lock);
  return made;
}

bool StorageUniquer::isParametricStorageInitialized(TypeID id) { return impl->kinds.contains(id); }

void StorageUniquer::registerSingletonImpl(TypeID id, function_ref<BaseStorage *(StorageAllocator &)> ctorFn) {
  if (!impl->singletons.contains(id)) {
    BaseStorage *made = ctorFn(impl->allocator);
    impl->singletons.try_emplace(id, made);
  }
}

StorageUniquer::BaseStorage *StorageUniquer::getSingletonImpl(TypeID id) { return impl->singletons.lookup(id); }

bool StorageUniquer::isSingletonStorageInitialized(TypeID id) { return impl->singletons.contains(id); }

LogicalResult StorageUniquer::mutateImpl(TypeID, BaseStorage *,
                                         function_ref<LogicalResult(StorageAllocator &)> mutationFn) {
  const auto lock = impl->lock();
  return mutationFn(impl->allocator);
}

} // namespace mlir
