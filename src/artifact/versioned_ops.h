// The op names of a file, resolved once: which op of the program each versioned op becomes, and how its attributes do.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "artifact/container.h"
#include "vhlo/flattening.h"
#include "vhlo/tables.h"

#include "mlir/IR/OperationSupport.h"

#include <optional>

namespace shlo::artifact {

struct VersionedOp {
  // Cast: of a value to or from its versioned type. Foreign: an op of another dialect. Versioned: one of the versioned
  // dialect that stays what it is.
  enum Kind : uint8_t { Unresolved, Module, Op, Return, Cast, Foreign, Versioned } kind = Unresolved;
  const vhlo::OpRecord *record = nullptr;
  const vhlo::OpVersion *version = nullptr;
  std::optional<mlir::OperationName> name;
  std::optional<mlir::OperationName> nameInFunction; // of a Return
  // For each attribute of the record: for each of its fields the wire attribute of `version`, or -1 where it has none.
  llvm::SmallVector<llvm::SmallVector<int16_t, 4>, 0> fields;
  llvm::SmallVector<mlir::StringAttr, 0> attributeNames;
};

// Whether the op has an attribute of its own of that name.
bool isInherent(mlir::Operation *op, mlir::StringAttr name);

class VersionedOps {
public:
  // `verbatim`: versioned ops stay what they are, as does all else.
  VersionedOps(const Container &file, vhlo::Decoder &decoder, mlir::MLIRContext *context, bool verbatim);

  // Null, with the decoder failed, where the op has no form here.
  const VersionedOp *resolve(uint64_t index, int64_t offset);

  // Gives `op` its attributes: those of the property entry `properties`, or those among the dictionary's `items`, which
  // it takes away. What is left of them is discardable.
  bool setAttributes(mlir::Operation *op, const VersionedOp &versioned, std::optional<uint64_t> properties,
                     llvm::SmallVectorImpl<vhlo::Decoder::Item> &items);

  // Gives `op` all that it has as one of the versioned dialect.
  bool setVersionedAttributes(mlir::Operation *op, uint64_t name, const VersionedOp &versioned,
                              std::optional<uint64_t> properties, llvm::SmallVectorImpl<vhlo::Decoder::Item> &items);

  // The same for an op of another dialect.
  bool setForeignAttributes(mlir::Operation *op, uint64_t name, std::optional<uint64_t> properties,
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
  bool verbatim;
  std::vector<VersionedOp> ops;
  vhlo::DecodedAttr emptyTensor; // stands for attributes that older ops lack
};

} // namespace shlo::artifact
