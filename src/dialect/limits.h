// Limits that are checked before MLIR sees the input, because MLIR would not survive it: nesting, expanded sizes (which
// count every use of a shared part), and tensors with too many elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Types.h"

#include "llvm/ADT/DenseMap.h"

namespace mlir {
class Operation;
} // namespace mlir

namespace shlo {

// Expanded parts of one type or attribute; roughly the tokens of its text. A long string or list counts as many parts,
// but is no expansion: as many more parts are allowed as the strings and lists have that exist.
inline constexpr uint64_t maxExpandedSize = uint64_t(1) << 20;
// Bytes of text that count as a part.
inline constexpr uint64_t bytesPerPart = 16;
// Nesting of regions, types and attributes in artifacts that are read by default, and of types and attributes that are
// written. Text has up to 128 brackets, and a few levels without brackets in the innermost ones.
inline constexpr unsigned maxWireNesting = 160;
// Nesting of types and attributes, aliases included. MLIR walks and prints them recursively.
inline constexpr unsigned maxExpandedDepth = maxWireNesting;
// Elements of a tensor type; the number of their bits fits 64 bits.
inline constexpr int64_t maxElements = int64_t(1) << 52;

// Whether a tensor of that shape has at most maxElements elements; dynamic extents and those of 0 count as 1.
bool isCountable(llvm::ArrayRef<int64_t> shape);

// Measures types and attributes of one context, and remembers the results.
class ExpandedSizes {
public:
  // SHLO_LIMIT says what is too large.
  Status check(mlir::Type type) { return check(type.getAsOpaquePointer(), false); }
  Status check(mlir::Attribute attribute) { return check(attribute.getAsOpaquePointer(), true); }

  struct Extent {
    uint64_t size = 1;
    unsigned depth = 1;
  };
  // Of a type or attribute that was checked.
  Extent of(const void *storage) const { return known.lookup(storage); }

private:
  // Types and attributes are storage pointers of one allocator, so they are never equal.
  using Key = const void *;

  Status check(Key root, bool attribute);

  llvm::DenseMap<Key, Extent> known;
  uint64_t listed = 0; // parts that are no attributes or types of their own
};

// Checks all attributes, types and locations of the operation and the ops in it.
Status checkExpandedSizes(mlir::Operation *root);

} // namespace shlo
