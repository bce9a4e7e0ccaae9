// MLIR's numbers of types, attributes, interfaces and others that declare none. MLIR keeps them behind a lock, in a map:
// in a process that is forked while a thread uses the library for the first time, the child would wait for that lock
// forever, or find the map half changed. Here they are in a list that only grows, and each step leaves a good one.
// cmake/mlir.cmake makes MLIR's own function one that this one replaces.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/StringRef.h"
#include "mlir/Support/TypeID.h"

#include <array>
#include <atomic>

namespace {

struct Entry {
  llvm::StringRef name; // of the type, in the library's constants
  Entry *next = nullptr;
  alignas(8) char identity = 0; // its address is the number
};

// No memory is needed for them. There are some 300.
constinit std::array<Entry, 4096> entries{};
constinit std::atomic<size_t> used{0};
constinit std::array<std::atomic<Entry *>, 256> lists{}; // by hash

Entry *find(Entry *first, llvm::StringRef name) {
  while (first && first->name != name)
    first = first->next;
  return first;
}

Entry &take() {
  const size_t index = used.fetch_add(1);
  return index < entries.size() ? entries[index] : *new Entry;
}

} // namespace

mlir::TypeID mlir::detail::FallbackTypeIDResolver::registerImplicitTypeID(llvm::StringRef name) {
  std::atomic<Entry *> &list = lists[size_t(llvm::hash_value(name)) % lists.size()];
  Entry *first = list.load(std::memory_order_acquire), *entry = find(first, name);
  if (!entry) {
    Entry &added = take();
    added.name = name;
    do {
      added.next = first;
      entry = find(first, name); // another thread may have added it
    } while (!entry && !list.compare_exchange_weak(first, &added, std::memory_order_acq_rel));
    if (!entry)
      entry = &added;
  }
  return TypeID::getFromOpaquePointer(&entry->identity);
}
