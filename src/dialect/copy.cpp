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
  explicit Copier(CopiedValues &values, ChangeOp change = nullptr) : values(values), change(change) {}

  mlir::OwningOpRef<mlir::ModuleOp> copy(mlir::ModuleOp module) {
    mlir::OwningOpRef<mlir::ModuleOp> made(llvm::cast<mlir::ModuleOp>(copyAlone(module)));
    for (Operation *op = nextOp(module, module); op; op = nextOp(op, module))
      append(op, copyAlone(op));
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
          append(op, copied);
        made(copied);
      }
    finish();
  }

private:
  void append(Operation *op, Operation *copied) {
    if (op->getBlock() != block) {
      block = op->getBlock();
      copiedBlock = blocks.lookup(block);
    }
    copiedBlock->push_back(copied);
  }

  // Gives the ops their operands that had been made later.
  void finish() {
    for (auto [from, to] : early) {
      llvm::SmallVector<mlir::Value> all;
      for (mlir::Value operand : from->getOperands()) {
        const auto known = values.find(operand);
        all.push_back(known == values.end() ? operand : known->second);
      }
      checkWork();
      to->setOperands(all);
    }
    checkWork();
  }

  // With empty blocks.
  Operation *copyAlone(Operation *op) {
    checkWork();
    prefetchNext(*op);
    // An operand of the original must not get another use, not even for a while: other threads may look at it.
    operands.clear();
    for (mlir::Value operand : op->getOperands())
      if (const auto known = values.find(operand); known != values.end())
        operands.push_back(known->second);
    const bool hasOperands = operands.size() == op->getNumOperands();
    const mlir::Attribute own = op->isRegistered() ? mlir::Attribute() : op->getPropertiesAsAttribute();
    CopiedOp form{op->getName(), own};
    if (change && op->getParentOp())
      change(op, form);
    // MLIR's clone would keep a map of ops, too.
    Operation *made = Operation::create(
        op->getLoc(), form.name, op->getResultTypes(), hasOperands ? mlir::ValueRange(operands) : mlir::ValueRange(),
        op->getRawDictionaryAttrs(), op->getPropertiesStorage(), mlir::BlockRange(), op->getNumRegions());
    if (!hasOperands)
      early.push_back({op, made});
    // MLIR loses the properties of ops that it does not know.
    if (own || form.properties) {
      *made->getPropertiesStorage().as<mlir::Attribute *>() = form.properties;
      made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    }
    for (auto [from, to] : llvm::zip_equal(op->getResults(), made->getResults()))
      values[from] = to;
    for (auto [from, to] : llvm::zip_equal(op->getRegions(), made->getRegions()))
      for (mlir::Block &own : from) {
        mlir::Block &copied = to.emplaceBlock();
        blocks[&own] = &copied;
        for (mlir::BlockArgument argument : own.getArguments())
          values[argument] = copied.addArgument(argument.getType(), argument.getLoc());
      }
    return made;
  }

  CopiedValues &values;
  const ChangeOp change; // may be null
  llvm::DenseMap<mlir::Block *, mlir::Block *> blocks;
  mlir::Block *block = nullptr, *copiedBlock = nullptr;         // the last entry of `blocks` that was used
  llvm::SmallVector<mlir::Value> operands;                      // of the op that is being copied
  llvm::SmallVector<std::pair<Operation *, Operation *>> early; // they use values that are defined later
};

} // namespace

mlir::OwningOpRef<mlir::ModuleOp> copyOf(mlir::ModuleOp module) {
  CopiedValues values;
  return Copier(values).copy(module);
}

mlir::OwningOpRef<mlir::ModuleOp> copyWith(mlir::ModuleOp module, ChangeOp change) {
  CopiedValues values;
  return Copier(values, change).copy(module);
}

void copyOps(mlir::Block &block, Operation *place, CopiedValues &values,
             llvm::function_ref<void(Operation *made)> made) {
  Copier(values).copy(block, place, made);
}

} // namespace shlo
