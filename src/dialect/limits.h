// What MLIR can't survive, found before it is asked: nesting, sizes with every mention of a shared part counted as a
// copy, tensors that nobody can count.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Types.h"

#include "llvm/ADT/DenseMap.h"

#include <string_view>

namespace mlir {
class Operation;
} // namespace mlir

namespace shlo {

// Parts of one type or attribute, expanded: about what its text would take in tokens.
inline constexpr uint64_t maxExpandedSize = uint64_t(1) << 20;
// Types and attributes within types and attributes, through aliases: MLIR walks and prints them recursively.
inline constexpr unsigned maxExpandedDepth = 1024;
// Elements of a tensor type: their bits can be counted in 64 bits.
inline constexpr int64_t maxElements = int64_t(1) << 52;

// Measures types and attributes of one context; remembers what it has seen.
class ExpandedSizes {
public:
  // Nothing where all is well, else what is too large.
  std::optional<std::string> check(mlir::Type type) { return check(type.getAsOpaquePointer(), false); }
  std::optional<std::string> check(mlir::Attribute attribute) { return check(attribute.getAsOpaquePointer(), true); }

private:
  struct Extent {
    uint64_t size = 1;
    unsigned depth = 1;
  };
  // Types and attributes are storage pointers of one allocator: never equal.
  using Key = const void *;

  std::optional<std::string> check(Key root, bool attribute);

  llvm::DenseMap<Key, Extent> known;
};

// Everything that the operation and those within it mention: attributes, types and locations.
Status checkExpandedSizes(mlir::Operation *root);

// Before parsing: bytes that are no text, brackets nested deeper than `maxNesting`, and aliases that expand without
// end. Brackets that don't match are left to the parser.
Status checkText(std::string_view text, std::string_view fileName, uint32_t maxNesting);

} // namespace shlo
