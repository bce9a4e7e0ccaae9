// Compares ops by all that their rules see.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/verified_ops.h"

#include "dialect/op_table.h"

#include "mlir/IR/Block.h"

namespace shlo {

constexpr unsigned mostOpsOfRegion = 4;

static uint64_t mix(uint64_t state, const void *pointer) {
  auto product = static_cast<unsigned __int128>(state ^ reinterpret_cast<uintptr_t>(pointer)) * 0xd6e8feb86659fd93;
  return uint64_t(product) ^ uint64_t(product >> 64);
}

bool VerifiedOps::canKeep(mlir::Operation *op) {
  if (op->getNumRegions() == 0)
    return true;
  return op->getNumRegions() == 1 && op->getRegion(0).hasOneBlock() &&
         llvm::hasNItemsOrLess(op->getRegion(0).front(), mostOpsOfRegion);
}

mlir::Operation *&VerifiedOps::like(mlir::Operation *op) {
  if (!slots)
    slots = std::make_unique<mlir::Operation *[]>(slotCount);
  uint64_t hash = mix(op->hashProperties(), op->getName().getAsOpaquePointer());
  for (mlir::OpOperand &operand : op->getOpOperands())
    hash = mix(hash, operand.get().getType().getAsOpaquePointer());
  for (mlir::OpResult result : op->getOpResults())
    hash = mix(hash, result.getType().getAsOpaquePointer());
  for (mlir::Region &region : op->getRegions())
    for (mlir::Operation &inner : region.front())
      hash = mix(hash, inner.getName().getAsOpaquePointer());
  return slots[hash % slotCount];
}

bool VerifiedOps::isAlike(mlir::Operation *kept, mlir::Operation *op) {
  return kept && areAlike(kept, op) && (!opTableOf(op) || kept->getParentOp() == op->getParentOp());
}

// Nodes of a model are like others, but for their names.
static bool arePropertiesAlike(mlir::Operation *a, mlir::Operation *b) {
  return opTableOf(a) ? a->getPropertiesAsAttribute() == b->getPropertiesAsAttribute()
                      : a->getName().compareOpProperties(a->getPropertiesStorage(), b->getPropertiesStorage());
}

bool VerifiedOps::areAlike(mlir::Operation *a, mlir::Operation *b) {
  return a->getName() == b->getName() && a->getNumOperands() == b->getNumOperands() &&
         a->getNumResults() == b->getNumResults() && llvm::equal(a->getOperandTypes(), b->getOperandTypes()) &&
         llvm::equal(a->getResultTypes(), b->getResultTypes()) &&
         a->getRawDictionaryAttrs() == b->getRawDictionaryAttrs() && arePropertiesAlike(a, b) &&
         a->getNumRegions() == b->getNumRegions() &&
         (a->getNumRegions() == 0 || areAlike(a->getRegion(0).front(), b->getRegion(0).front()));
}

// Blocks that use no value from outside.
bool VerifiedOps::areAlike(mlir::Block &a, mlir::Block &b) {
  llvm::SmallVector<std::pair<mlir::Operation *, mlir::Operation *>, mostOpsOfRegion> pairs;
  auto correspond = [&](mlir::Value one, mlir::Value other) {
    if (!one || !other)
      return false;
    if (auto argument = llvm::dyn_cast<mlir::BlockArgument>(one)) {
      auto same = llvm::dyn_cast<mlir::BlockArgument>(other);
      return same && argument.getOwner() == &a && same.getOwner() == &b &&
             argument.getArgNumber() == same.getArgNumber();
    }
    auto result = llvm::cast<mlir::OpResult>(one), same = llvm::dyn_cast<mlir::OpResult>(other);
    return same && result.getResultNumber() == same.getResultNumber() &&
           llvm::is_contained(pairs, std::pair(result.getOwner(), same.getOwner()));
  };
  if (!llvm::equal(a.getArgumentTypes(), b.getArgumentTypes()))
    return false;
  auto at = b.begin();
  for (mlir::Operation &one : a) {
    if (at == b.end())
      return false;
    mlir::Operation &other = *at++;
    if (one.getNumRegions() != 0 || one.getNumOperands() != other.getNumOperands() ||
        !llvm::all_of_zip(one.getOperands(), other.getOperands(), correspond) || !areAlike(&one, &other))
      return false;
    pairs.emplace_back(&one, &other);
  }
  return at == b.end();
}

} // namespace shlo
