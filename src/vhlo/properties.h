// The attributes of an op by their slot: as quick as a member, where asking by name compares strings.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/tables.h"

#include "mlir/IR/Operation.h"

namespace shlo::vhlo {

struct PropertySlot {
  // Null where it is absent.
  mlir::Attribute (*get)(mlir::OpaqueProperties properties);
  // Null makes it absent; false where `value` is of a kind that the op does not have there.
  bool (*set)(mlir::OpaqueProperties properties, mlir::Attribute value);
};

// As many as the record has slots, for op->getPropertiesStorage() of its ops; none for ops of other dialects.
llvm::ArrayRef<PropertySlot> propertySlots(const OpRecord &record);

} // namespace shlo::vhlo
