// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/borrowed.h"

#include "dialect/dialect.h"
#include "dialect/elements.h"

using namespace mlir;

namespace shlo::ir {

BorrowedElementsAttr BorrowedElementsAttr::get(RankedTensorType type, ArrayRef<char> bytes) {
  return Base::get(type.getContext(), type, bytes.data(), bytes.size());
}

RankedTensorType BorrowedElementsAttr::getType() const { return cast<RankedTensorType>(std::get<Type>(getImpl()->key)); }

ArrayRef<char> BorrowedElementsAttr::getRawData() const {
  return {std::get<const char *>(getImpl()->key), std::get<size_t>(getImpl()->key)};
}

DenseElementsAttr BorrowedElementsAttr::owned() const {
  return copiedElements(getType(), getRawData());
}

bool BorrowedElementsAttr::isUniform() const {
  const StringRef bytes(getRawData().data(), getRawData().size());
  const size_t width = bytes.size() / size_t(getType().getNumElements());
  return bytes.drop_back(width) == bytes.drop_front(width);
}

bool borrowsConstants(Operation *op) {
  return op
      ->walk([](ConstantOp constant) {
        bool borrows = isa_and_nonnull<BorrowedElementsAttr>(constant.getValueAttr());
        return borrows ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

void ownConstants(Operation *op) {
  op->walk([](ConstantOp constant) {
    if (auto borrowed = dyn_cast_or_null<BorrowedElementsAttr>(constant.getValueAttr()))
      if (DenseElementsAttr copy = borrowed.owned())
        constant.setValueAttr(copy);
  });
}

} // namespace shlo::ir
