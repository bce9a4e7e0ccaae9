// Copies modules op by op, so that it can stop when there is no memory.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/copy.h"

#include "dialect/other_dialects.h"
#include "dialect/walk.h"

using mlir::Operation;

namespace shlo {
namespace {

// In the order of the text, so that values have their uses in the order of the original.
class Copier {
public:
  explicit Copier(mlir::IRMapping &mapping) : mapping(mapping) {}

  mlir::OwningOpRef<mlir::ModuleOp> copy(mlir::ModuleOp module) {
    mlir::OwningOpRef<mlir::ModuleOp> made(llvm::cast<mlir::ModuleOp>(copyAlone(module)));
    for (Operation *op = nextOp(module, module); op; op = nextOp(op, module))
      mapping.lookup(op->getBlock())->push_back(copyAlone(op));
    finish();
    return made;
  }

  void copy(mlir::Block &block, Operation *place, llvm::function_ref<void(Operation *)> made) {
    Operation *end = block.getTerminator();
    for (Operation *top = &block.front(); top != end; top = top->getNextNode())
      for (Operation *op = top; op; op = nextOp(op, top)) {
        Operation *copied = copyAlone(op);
        if (op == top)
          place->getBlock()->getOperations().insert(place->getIterator(), copied);
        else
          mapping.lookup(op->getBlock())->push_back(copied);
        made(copied);
      }
    finish();
  }

private:
  // Gives the ops their operands that had been made later.
  void finish() {
    for (auto [from, to] : early) {
      llvm::SmallVector<mlir::Value> operands;
      for (mlir::Value operand : from->getOperands())
        operands.push_back(mapping.lookupOrDefault(operand));
      checkMemory();
      to->setOperands(operands);
    }
    checkMemory();
  }

  // With empty blocks.
  Operation *copyAlone(Operation *op) {
    checkMemory();
    // An operand of the original must not get another use, not even for a while: other threads may look at it.
    const bool hasOperands = llvm::all_of(op->getOperands(), [&](mlir::Value v) { return mapping.contains(v); });
    Operation *made = op->clone(mapping, Operation::CloneOptions().cloneOperands(hasOperands));
    if (!hasOperands)
      early.push_back({op, made});
    // MLIR loses the properties of ops that it does not know.
    if (!op->isRegistered() && op->getPropertiesAsAttribute()) {
      *made->getPropertiesStorage().as<mlir::Attribute *>() = op->getPropertiesAsAttribute();
      made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    }
    for (auto [from, to] : llvm::zip_equal(op->getRegions(), made->getRegions()))
      for (mlir::Block &block : from) {
        mlir::Block &copied = to.emplaceBlock();
        mapping.map(&block, &copied);
        for (mlir::BlockArgument argument : block.getArguments())
          mapping.map(argument, copied.addArgument(argument.getType(), argument.getLoc()));
      }
    return made;
  }

  mlir::IRMapping &mapping;
  llvm::SmallVector<std::pair<Operation *, Operation *>> early; // they use values that are defined later
};

} // namespace

mlir::OwningOpRef<mlir::ModuleOp> copyOf(mlir::ModuleOp module) {
  mlir::IRMapping mapping;
  return Copier(mapping).copy(module);
}

void copyOps(mlir::Block &block, Operation *place, mlir::IRMapping &mapping,
             llvm::function_ref<void(Operation *made)> made) {
  Copier(mapping).copy(block, place, made);
}

} // namespace shlo
