// Resolves the op names of a file once: the op of the program for each versioned op, and its attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "artifact/container.h"
#include "vhlo/flattening.h"
#include "vhlo/tables.h"

#include "mlir/IR/OperationSupport.h"

#include <optional>

namespace shlo::artifact {

struct VersionedOp {
  // Cast: a cast to or from the versioned type. OtherDialect: an op of another dialect. Versioned: an op of the
  // versioned dialect that is not converted.
  enum Kind : uint8_t { Unresolved, Module, Op, Return, Cast, OtherDialect, Versioned } kind = Unresolved;
  const vhlo::OpRecord *record = nullptr;
  const vhlo::OpVersion *version = nullptr;
  std::optional<mlir::OperationName> name;
  std::optional<mlir::OperationName> nameInFunction; // for a Return
  // For each attribute of the record and each of its fields, the index of the wire attribute of `version`, or -1.
  llvm::SmallVector<llvm::SmallVector<int16_t, 4>, 0> fields;
  llvm::SmallVector<mlir::StringAttr, 0> attributeNames;
};

// Whether the op defines an attribute of that name.
bool isInherent(mlir::Operation *op, mlir::StringAttr name);

class VersionedOps {
public:
  // If `verbatim`, nothing is converted. If `plain`, the ops are those of programs.
  VersionedOps(const Container &file, vhlo::Decoder &decoder, mlir::MLIRContext *context, bool verbatim, bool plain);

  // Null, with the decoder failed, if the op has no form here.
  const VersionedOp *resolve(uint64_t index, int64_t offset);

  // Sets the op's own attributes, from the property entry `properties` or from the dictionary's `items`, and removes
  // them from `items`. The remaining items are discardable attributes.
  bool setAttributes(mlir::Operation *op, const VersionedOp &versioned, std::optional<uint64_t> properties,
                     llvm::SmallVectorImpl<vhlo::Decoder::Item> &items);

  // Sets all attributes of an op of the versioned dialect.
  bool setVersionedAttributes(mlir::Operation *op, uint64_t name, const VersionedOp &versioned,
                              std::optional<uint64_t> properties, llvm::SmallVectorImpl<vhlo::Decoder::Item> &items);

  // Likewise for an op of another dialect.
  bool setOtherAttributes(mlir::Operation *op, uint64_t name, std::optional<uint64_t> properties,
                          llvm::ArrayRef<vhlo::Decoder::Item> items);

private:
  bool fail(Code code, const llvm::Twine &message, mlir::Operation *op);
  std::nullptr_t unknown(int64_t offset);
  bool wireAttributes(mlir::Operation *op, const VersionedOp &versioned, std::optional<uint64_t> properties,
                      llvm::SmallVectorImpl<vhlo::Decoder::Item> &items,
                      llvm::SmallVectorImpl<const vhlo::DecodedAttr *> &wire);
  bool convert(mlir::Operation *op, const VersionedOp &versioned, llvm::ArrayRef<const vhlo::DecodedAttr *> wire);

  const Container &file;
  vhlo::Decoder &decoder;
  mlir::MLIRContext *context;
  bool verbatim, plain;
  std::vector<VersionedOp> ops;
  vhlo::DecodedAttr emptyTensor; // the value of attributes that older versions do not have
};

} // namespace shlo::artifact
