// Compares ops by all that their rules see.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/verified_ops.h"

namespace shlo {

static uint64_t mix(uint64_t state, const void *pointer) {
  auto product = static_cast<unsigned __int128>(state ^ reinterpret_cast<uintptr_t>(pointer)) * 0xd6e8feb86659fd93;
  return uint64_t(product) ^ uint64_t(product >> 64);
}

mlir::Operation *&VerifiedOps::like(mlir::Operation *op) {
  if (!slots)
    slots = std::make_unique<mlir::Operation *[]>(slotCount);
  uint64_t hash = mix(op->hashProperties(), op->getName().getAsOpaquePointer());
  for (mlir::OpOperand &operand : op->getOpOperands())
    hash = mix(hash, operand.get().getType().getAsOpaquePointer());
  for (mlir::OpResult result : op->getOpResults())
    hash = mix(hash, result.getType().getAsOpaquePointer());
  return slots[hash % slotCount];
}

bool VerifiedOps::areAlike(mlir::Operation *a, mlir::Operation *b) {
  return a->getName() == b->getName() && a->getNumOperands() == b->getNumOperands() &&
         a->getNumResults() == b->getNumResults() && llvm::equal(a->getOperandTypes(), b->getOperandTypes()) &&
         llvm::equal(a->getResultTypes(), b->getResultTypes()) &&
         a->getRawDictionaryAttrs() == b->getRawDictionaryAttrs() &&
         a->getName().compareOpProperties(a->getPropertiesStorage(), b->getPropertiesStorage());
}

} // namespace shlo
