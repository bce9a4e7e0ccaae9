// symbol-dce: erases private symbols that nothing refers to.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/functions.h"

#include "base/memory.h"
#include "dialect/walk.h"
#include "passes/rewriter.h"

#include "mlir/IR/SymbolTable.h"

namespace shlo::passes {

using namespace mlir;

void forEachReference(PassRun &run, Operation *root, llvm::function_ref<void(llvm::StringRef symbol)> visit) {
  // Attributes are nested as deeply as readers allow, and large ones contain no symbol.
  AttrTypeWalker walker;
  walker.addWalk([&](SymbolRefAttr reference) { visit(reference.getRootReference().getValue()); });
  forEachOp(root, [&](Operation *op) {
    run.budget.step();
    walker.walk(op->getAttrDictionary());
  });
}

static bool isDiscardable(Operation &op) {
  auto symbol = dyn_cast<SymbolOpInterface>(op);
  return symbol && symbol.canDiscardOnUseEmpty();
}

bool hasPrivateSymbols(ModuleOp module) { return llvm::any_of(module.getBody()->getOperations(), isDiscardable); }

uint64_t eraseUnused(PassRun &run, bool onlyFunctions) {
  llvm::StringMap<Operation *> unreached;
  std::vector<Operation *> toVisit;
  for (Operation &op : ModuleOp(run.module).getBody()->getOperations()) {
    if (isDiscardable(op) && (!onlyFunctions || isa<func::FuncOp>(op)))
      unreached[SymbolTable::getSymbolName(&op).getValue()] = &op;
    else
      toVisit.push_back(&op);
  }
  while (!toVisit.empty() && !unreached.empty()) {
    Operation *op = toVisit.back();
    toVisit.pop_back();
    forEachReference(run, op, [&](llvm::StringRef symbol) {
      if (auto found = unreached.find(symbol); found != unreached.end()) {
        toVisit.push_back(found->second);
        unreached.erase(found);
      }
    });
  }
  for (auto &entry : unreached)
    entry.second->erase();
  if (!unreached.empty())
    run.setChanged();
  return unreached.size();
}

Status cleanUp(PassRun &run, func::FuncOp function) {
  PassRun one(run.module, function, run.budget);
  one.report = run.report;
  static const PassOptions none;
  Status status = rewriteGreedily(one, {}, none);
  if (one.hasChanged())
    run.setChanged();
  return status;
}

Status eraseDeadSymbols(PassRun &run) {
  run.countRewrites("erase-symbol", eraseUnused(run, /*onlyFunctions=*/false));
  return {};
}

} // namespace shlo::passes
