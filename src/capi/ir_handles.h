// The borrowed handles of ir.h are MLIR's pointers with the types of the C API. Conversion is free.
//
// They have no tag and keep nothing alive. The handle of a region is its only block, so it stays the same when the
// block moves into an op. A region without a block has no handle.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "stablehlo-c/ir.h"

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"
#include "mlir/IR/Types.h"
#include "mlir/IR/Value.h"

namespace shlo::capi {

// Null for null, in both directions.

inline const shlo_operation *handleOf(mlir::Operation *operation) {
  return reinterpret_cast<const shlo_operation *>(operation);
}
inline const shlo_region *handleOf(mlir::Block *block) { return reinterpret_cast<const shlo_region *>(block); }
inline const shlo_region *handleOf(mlir::Region &region) {
  return handleOf(region.empty() ? nullptr : &region.front());
}
inline const shlo_value *handleOf(mlir::Value value) {
  return static_cast<const shlo_value *>(value.getAsOpaquePointer());
}
inline const shlo_type *handleOf(mlir::Type type) { return static_cast<const shlo_type *>(type.getAsOpaquePointer()); }
inline const shlo_attribute *handleOf(mlir::Attribute attribute) {
  return static_cast<const shlo_attribute *>(attribute.getAsOpaquePointer());
}

inline mlir::Operation *operationOf(const shlo_operation *handle) {
  return reinterpret_cast<mlir::Operation *>(const_cast<shlo_operation *>(handle));
}
inline mlir::Block *blockOf(const shlo_region *handle) {
  return reinterpret_cast<mlir::Block *>(const_cast<shlo_region *>(handle));
}
inline mlir::Value valueOf(const shlo_value *handle) { return mlir::Value::getFromOpaquePointer(handle); }
inline mlir::Type typeOf(const shlo_type *handle) { return mlir::Type::getFromOpaquePointer(handle); }
inline mlir::Attribute attributeOf(const shlo_attribute *handle) {
  return mlir::Attribute::getFromOpaquePointer(handle);
}

} // namespace shlo::capi
