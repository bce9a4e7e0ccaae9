// Types and tensors of a file as types and attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/file/external.h"
#include "onnx/file/message.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

#include <string>

namespace shlo::onnx {

struct ImportedType {
  mlir::Type type;
  std::string dimensions; // names of dimensions of a tensor: "0:batch,1:length"
};
// SHLO_UNSUPPORTED for a type that this version of the format does not have, SHLO_LIMIT for containers in containers
// beyond what text may have.
Result<ImportedType> importType(const Message &type, mlir::MLIRContext *context, unsigned depth = 0);

// Where elements come from.
struct TensorSource {
  FileLimits limits;
  ExternalFiles files;
  // Whether large tensors stay in the bytes of the model, and in those that are given for other files.
  bool mayBorrow = false, mayBorrowGiven = false;
  bool hasBorrowed = false; // from either
};
// The elements of a tensor: borrowed if they are large, and stored as they are in memory; otherwise copied. Those of
// mapped files are always borrowed.
Result<mlir::ElementsAttr> importTensor(const Message &tensor, TensorSource &source, mlir::MLIRContext *context);
// Those of a sparse tensor.
Result<mlir::ElementsAttr> importSparseTensor(const Message &tensor, TensorSource &source, mlir::MLIRContext *context);

} // namespace shlo::onnx
