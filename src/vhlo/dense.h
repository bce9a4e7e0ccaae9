// The bytes of constants, as the wire and as MLIR have them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/borrowed.h"

namespace shlo::vhlo::dense {

// Bytes of one element on the wire; an i1 counts as one byte. 0 where there are no constants of that type.
unsigned bytesPerElement(mlir::Type element);

// The constant of a static shape and a type that has constants; null where `data` has another size than the type.
mlir::DenseElementsAttr fromWire(mlir::RankedTensorType type, llvm::StringRef data);

// The same without a copy, where the constant is large and would be kept as these very bytes; else null.
ir::BorrowedElementsAttr borrow(mlir::RankedTensorType type, llvm::StringRef data);

} // namespace shlo::vhlo::dense
