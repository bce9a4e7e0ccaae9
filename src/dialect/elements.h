// Converts element types and the bytes of constants from MLIR to src/tensor.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/tensor.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/APFloat.h"

#include <optional>

namespace shlo::ir {

static_assert(mlir::ShapedType::kDynamic == SHLO_DYNAMIC);

// None for types that are not element types of the specification: index, quantized types, integers of other widths.
ElementType elementTypeOf(mlir::Type type);
// The storage type of quantized elements; for others as above.
ElementType storedElementOf(mlir::Type type);
// Null for None.
mlir::Type typeOf(ElementType element, mlir::MLIRContext *context);

// The number that `value` is rounded to; none if there is nothing like it: NaN or an infinity in a type that has only
// finite numbers, and less than zero in a type without signs. LLVM's conversion takes such values for impossible.
std::optional<llvm::APFloat> nearest(double value, const llvm::fltSemantics &semantics);

// A constant that owns a copy of the bytes, which have MLIR's layout. Null if there is no memory for more than
// smallBlock (isMemoryShort).
mlir::DenseElementsAttr copiedElements(mlir::ShapedType type, llvm::ArrayRef<char> bytes);

// The same of bytes in the layout of tensors, of which each has a truth value or a narrow integer with its sign; one
// element is repeated.
mlir::DenseElementsAttr elementsOfTensor(mlir::ShapedType type, ElementType element, llvm::ArrayRef<char> bytes);

// The bytes of a constant in MLIR's layout; none if MLIR does not have them in memory.
struct RawElements {
  llvm::ArrayRef<char> bytes;
  bool isSplat; // one stored element represents all elements
};
std::optional<RawElements> rawElements(mlir::Attribute constant);

// A constant of `type`, which has the same extents and elements of the same width, with the same bytes. Null if MLIR
// does not have them in memory.
mlir::ElementsAttr sameBytes(mlir::Attribute constant, mlir::RankedTensorType type);

// The elements in the layout of tensors (for a splat, one element). `type` is the type of the whole constant.
Result<std::shared_ptr<Storage>> unpackElements(const RawElements &raw, const TensorType &type);

} // namespace shlo::ir
