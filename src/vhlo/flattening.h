// Flattening: attributes of the program that are replaced with other wire attributes; and default values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/decode.h"
#include "vhlo/encode.h"
#include "vhlo/tables.h"

namespace shlo::vhlo {

// The maximum length of a list of dimensions that becomes part of an attribute.
inline constexpr int64_t mostDimensions = 1 << 16;

// The wire attributes that replace `attr`, in the order of the flattening's fields. False, with encoder.why(), if
// `attr` cannot be expressed.
bool flatten(Flattening how, mlir::Attribute attr, Encoder &encoder, llvm::SmallVectorImpl<WireAttr> &fields);

// The attribute that the wire attributes replace; null if there is none.
mlir::Attribute unflatten(Flattening how, llvm::ArrayRef<const DecodedAttr *> fields, mlir::MLIRContext *context);
// Whether the fields represent an omitted attribute although `absent` alone does not say so.
bool representsOmitted(Flattening how, llvm::ArrayRef<const DecodedAttr *> fields);

// The default values that are written for an omitted attribute of `op`; false if it must not be omitted.
bool defaultFields(Default absent, mlir::Operation *op, Encoder &encoder, llvm::SmallVectorImpl<WireAttr> &fields);
// The value that an upgrade gives to an attribute, in the versioned dialect; null if it depends on the op.
mlir::Attribute upgradedValue(Default upgraded, mlir::MLIRContext *context);
// Whether a wire attribute has its default value, and is omitted when it is read.
bool isDefault(Default absent, const DecodedAttr &field, mlir::Operation *op);

} // namespace shlo::vhlo
