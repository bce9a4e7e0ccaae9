// Attributes of the program that are several, or other, attributes on the wire; and what stands for an absent one.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/decode.h"
#include "vhlo/encode.h"
#include "vhlo/tables.h"

namespace shlo::vhlo {

// Longest list of dimensions that becomes part of an attribute.
inline constexpr int64_t mostDimensions = 1 << 16;

// The wire attributes that `attr` becomes, in the order of the flattening's fields. False, with encoder.why(), where it
// cannot be expressed.
bool flatten(Flattening how, mlir::Attribute attr, Encoder &encoder, llvm::SmallVectorImpl<WireAttr> &fields);

// The program's attribute of those wire attributes; null where they make none.
mlir::Attribute unflatten(Flattening how, llvm::ArrayRef<const DecodedAttr *> fields, mlir::MLIRContext *context);
// Whether the fields stand for an attribute that is not there though `absent` alone would not say so.
bool standsForNothing(Flattening how, llvm::ArrayRef<const DecodedAttr *> fields);

// What is written for an absent attribute of `op`; false where it must not be absent.
bool defaultFields(Default absent, mlir::Operation *op, Encoder &encoder,
                   llvm::SmallVectorImpl<WireAttr> &fields);
// Whether a wire attribute is left out on reading.
bool isDefault(Default absent, const DecodedAttr &field);

} // namespace shlo::vhlo
