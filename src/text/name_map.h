// A map from names in a text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>

namespace shlo::text {

// Hashes of names. They depend on an address, so that no text can be written whose names all collide.
class NameHash {
public:
  // Multiplies words of the name with a seed, and folds the product.
  uint32_t operator()(llvm::StringRef name) const {
    uint64_t state = seed + name.size();
    const char *bytes = name.data();
    size_t size = name.size();
    for (; size > sizeof(uint64_t); bytes += sizeof(uint64_t), size -= sizeof(uint64_t))
      state = fold(state ^ word(bytes, sizeof(uint64_t)));
    state = fold(state ^ word(bytes, size));
    return uint32_t(state ^ state >> 32);
  }

private:
  static uint64_t word(const char *bytes, size_t size) {
    uint64_t value = 0;
    std::memcpy(&value, bytes, size);
    return value;
  }
  static uint64_t fold(uint64_t value) {
    auto product = static_cast<unsigned __int128>(value) * 0xd6e8feb86659fd93;
    return uint64_t(product) ^ uint64_t(product >> 64);
  }

  uint64_t seed = reinterpret_cast<uintptr_t>(this) * 0x9e3779b97f4a7c15; // of where it was made
};

// Keys are parts of the text, which outlives the map. Neighbouring slots take what collides; at most three of four
// slots are in use. Values are small.
template <typename T> class NameMap {
public:
  struct Key {
    llvm::StringRef name;
    uint32_t hash;
  };
  // Null if the map does not have the name. Valid until the next one is inserted.
  T *find(llvm::StringRef name) {
    Slot *slot = count ? slotOf(key(name)) : nullptr;
    return slot && slot->key.name.data() ? &slot->value : nullptr;
  }
  // The key under which a new name was inserted; none if the name was there before.
  std::optional<Key> insert(llvm::StringRef name, T value) {
    if (count >= capacity / 4 * 3)
      grow();
    const Key wanted = key(name);
    Slot *slot = slotOf(wanted);
    if (slot->key.name.data())
      return std::nullopt;
    *slot = {wanted, std::move(value)};
    ++count;
    return wanted;
  }
  void erase(Key key) {
    Slot *hole = slotOf(key);
    if (!hole->key.name.data())
      return;
    // What is behind it moves up, unless it would come before its own place.
    const size_t mask = capacity - 1;
    for (Slot *next = after(hole); next->key.name.data(); next = after(next)) {
      const size_t place = size_t(next - slots.get());
      if (((place - next->key.hash) & mask) >= ((place - size_t(hole - slots.get())) & mask))
        *std::exchange(hole, next) = *next;
    }
    *hole = Slot();
    --count;
  }

private:
  struct Slot {
    Key key = {}; // without a name: free
    T value = {};
  };

  Key key(llvm::StringRef name) const { return {name, hash(name)}; }
  Slot *after(Slot *slot) const { return slot + 1 == slots.get() + capacity ? slots.get() : slot + 1; }
  // Where the key is, or may be put.
  Slot *slotOf(const Key &key) const {
    Slot *slot = &slots[key.hash & (capacity - 1)];
    while (slot->key.name.data() && (slot->key.hash != key.hash || slot->key.name != key.name))
      slot = after(slot);
    return slot;
  }
  void grow() {
    const size_t before = std::exchange(capacity, capacity ? 2 * capacity : 16);
    auto old = std::exchange(slots, std::make_unique<Slot[]>(capacity));
    for (size_t i = 0; i < before; ++i)
      if (old[i].key.name.data())
        *slotOf(old[i].key) = std::move(old[i]);
  }

  NameHash hash;
  size_t capacity = 0, count = 0; // the capacity is a power of two
  std::unique_ptr<Slot[]> slots;
};

} // namespace shlo::text
