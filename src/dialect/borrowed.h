// Constants that borrow their bytes from a mapped file or from the caller.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

namespace shlo::ir {

namespace detail {

struct BorrowedElementsStorage : mlir::AttributeStorage {
  using KeyTy = std::tuple<mlir::Type, const char *, size_t>;

  explicit BorrowedElementsStorage(const KeyTy &key) : key(key) {}
  bool operator==(const KeyTy &other) const { return key == other; }
  static BorrowedElementsStorage *construct(mlir::AttributeStorageAllocator &allocator, const KeyTy &key) {
    return new (allocator.allocate<BorrowedElementsStorage>()) BorrowedElementsStorage(key);
  }

  KeyTy key;
};

} // namespace detail

// A smaller constant is copied: that costs less than to keep its file.
inline constexpr size_t leastBorrowed = size_t(1) << 16;

// The value of a constant that is too large to be copied needlessly. Two such attributes are equal if their bytes have
// the same address. rawElements() reads the bytes.
class BorrowedElementsAttr : public mlir::Attribute::AttrBase<BorrowedElementsAttr, mlir::Attribute,
                                                              detail::BorrowedElementsStorage, mlir::TypedAttr::Trait,
                                                              mlir::ElementsAttr::Trait> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "stablehlo.borrowed_elements";

  // The bytes have MLIR's layout, one element after the other also where all are equal, and outlive the context.
  static BorrowedElementsAttr get(mlir::RankedTensorType type, llvm::ArrayRef<char> bytes);

  mlir::RankedTensorType getType() const;
  llvm::ArrayRef<char> getRawData() const;
  // A copy that its context owns; null if there is no memory (isMemoryShort).
  mlir::DenseElementsAttr owned() const;
  // Whether all elements are equal. Reads the bytes up to the first that differs.
  bool isUniform() const;

  // Required by MLIR's interfaces. The elements cannot be iterated over.
  using ContiguousIterableTypesT = std::tuple<>;
  using NonContiguousIterableTypesT = std::tuple<>;
  llvm::FailureOr<mlir::detail::ElementsAttrIndexer> getValuesImpl(mlir::TypeID) const { return mlir::failure(); }
  bool isSplat() const { return false; }
};

// Whether a constant in `op` is borrowed.
bool borrowsConstants(mlir::Operation *op);
// Copies every borrowed constant in `op` into its context, as far as there is memory (isMemoryShort).
void ownConstants(mlir::Operation *op);

} // namespace shlo::ir
