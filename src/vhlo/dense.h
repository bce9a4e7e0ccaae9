// The bytes of constants: conversion between the wire and MLIR.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/borrowed.h"

namespace shlo::vhlo::dense {

// Bytes per element on the wire; an i1 counts as one byte. 0 if the type has no constants.
unsigned bytesPerElement(mlir::Type element);

// A constant with a static shape and an element type that has constants; null if `data` has another size than the type.
mlir::DenseElementsAttr fromWire(mlir::RankedTensorType type, llvm::StringRef data);

// Borrows the bytes instead of copying them if the constant is large and MLIR stores the same bytes; otherwise null.
ir::BorrowedElementsAttr borrow(mlir::RankedTensorType type, llvm::StringRef data);

} // namespace shlo::vhlo::dense
