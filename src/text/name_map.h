// A map from names in a text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/CachedHashString.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <cstring>

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

// Keys are parts of the text, which outlives the map.
template <typename T> class NameMap {
public:
  using Key = llvm::CachedHashStringRef;

  Key key(llvm::StringRef name) const { return {name, hash(name)}; }
  auto find(llvm::StringRef name) { return map.find(key(name)); }
  auto end() { return map.end(); }
  T lookup(llvm::StringRef name) const { return map.lookup(key(name)); }
  auto try_emplace(llvm::StringRef name, T value) { return map.try_emplace(key(name), std::move(value)); }
  void erase(llvm::StringRef name) { map.erase(key(name)); }
  void erase(Key key) { map.erase(key); }

private:
  NameHash hash;
  llvm::DenseMap<Key, T> map;
};

} // namespace shlo::text
