// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/effects.h"

#include "dialect/dialect.h"
#include "dialect/walk.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace shlo::passes {

using mlir::Operation;

Effects::Kind Effects::kindOf(Operation *op) {
  auto [entry, isNew] = kinds.try_emplace(op->getName().getAsOpaquePointer());
  Kind &kind = entry->second;
  if (!isNew)
    return kind;
  if (llvm::isa<ir::CustomCallOp>(op))
    kind = Kind::Stated;
  else if (op->hasTrait<mlir::OpTrait::HasRecursiveMemoryEffects>())
    kind = Kind::OfNestedOps;
  else if (auto interface = llvm::dyn_cast<mlir::MemoryEffectOpInterface>(op))
    kind = interface.hasNoEffect() ? Kind::None : Kind::Some;
  else if (assumePure && op->isRegistered() && !op->getNumRegions() &&
           !op->hasAttr(mlir::SymbolTable::getSymbolAttrName())) // others name a mesh, which has no results
    kind = Kind::None;
  else
    kind = Kind::Some;
  return kind;
}

bool Effects::isNone(Kind kind, Operation *op) const {
  if (kind == Kind::Stated) // as the custom call says; MLIR's ODS reads no absence from the record
    return !llvm::cast<ir::CustomCallOp>(op).getHasSideEffect();
  return kind != Kind::Some;
}

bool Effects::areNone(Operation *op) {
  const Kind kind = kindOf(op);
  if (!isNone(kind, op))
    return false;
  if (kind != Kind::OfNestedOps)
    return true;
  for (Operation *nested = nextOp(op, op); nested; nested = nextOp(nested, op))
    if (!nested->hasTrait<mlir::OpTrait::IsTerminator>() && !isNone(kindOf(nested), nested))
      return false;
  return true;
}

bool Effects::isMovable(Operation *op) {
  return !op->hasTrait<mlir::OpTrait::IsTerminator>() && !llvm::isa<mlir::SymbolOpInterface>(op);
}

} // namespace shlo::passes
