// Element types, and the bytes of constants: from MLIR's form to that of src/tensor.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/tensor.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

namespace shlo::ir {

static_assert(mlir::ShapedType::kDynamic == SHLO_DYNAMIC);

// None for whatever is no element type of the specification: index, quantized types, integers of other widths.
ElementType elementTypeOf(mlir::Type type);
// Of a quantized type that of the integers which are stored; of others as above.
ElementType storedElementOf(mlir::Type type);
// Null for None.
mlir::Type typeOf(ElementType element, mlir::MLIRContext *context);

// The bytes of a constant as MLIR keeps them; nothing where it keeps them elsewhere, or lost them.
struct RawElements {
  llvm::ArrayRef<char> bytes;
  bool isSplat; // all elements are the one that is stored
};
std::optional<RawElements> rawElements(mlir::Attribute constant);

// The elements one after the other (of a splat: the one); `type` is that of the whole constant.
Result<std::shared_ptr<Storage>> unpackElements(const RawElements &raw, const TensorType &type);

} // namespace shlo::ir
