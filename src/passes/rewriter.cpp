// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/rewriter.h"

#include "base/work.h"
#include "dialect/dialect.h"
#include "dialect/walk.h"

namespace shlo::passes {

using mlir::Operation;
using mlir::Value;

mlir::ElementsAttr constantOf(Operation *op) {
  if (auto constant = llvm::dyn_cast_or_null<ir::ConstantOp>(op))
    return constant.getValue();
  // A constant of a foreign dialect, which the reference's tests have.
  if (op && op->getName().getStringRef() == "arith.constant")
    return op->getAttrOfType<mlir::ElementsAttr>("value");
  return nullptr;
}
mlir::ElementsAttr constantOf(Value value) { return constantOf(value.getDefiningOp()); }

mlir::Block *headOf(mlir::Block *block) {
  for (Operation *around = block->getParentOp();
       !around->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>() && around->getBlock(); around = block->getParentOp())
    block = around->getBlock();
  return &block->getParent()->front();
}

class Driver : public mlir::OpBuilder::Listener {
public:
  Driver(PassRun &run, std::span<const Pattern> patterns, const PassOptions &options, const GreedyOptions &greedy)
      : run(run), patterns(patterns), options(options), greedy(greedy), rewriter(run.root->getContext(), run, *this) {
    rewriter.setListener(this);
  }

  void drive() {
    collect();
    do {
      while (Operation *op = next()) {
        run.budget.step();
        visit(op);
        run.budget.countOps(std::exchange(made, 0));
      }
    } while (greedy.late && greedy.late->rewrite(rewriter));
  }

  // For the rewriter.
  void replace(Operation *op, mlir::ValueRange values) {
    for (auto [old, value] : llvm::zip_equal(op->getResults(), values)) {
      pushUsers(old);
      old.replaceAllUsesWith(value);
      if (Operation *maker = value.getDefiningOp())
        push(maker);
    }
    erase(op);
  }
  void erase(Operation *op) {
    llvm::SmallVector<Value> used; // by the op and in its regions
    for (Operation *one = op; one; one = nextOp(one, op)) {
      forget(one);
      for (Value operand : one->getOperands())
        if (Operation *maker = operand.getDefiningOp(); maker && (one == op || !op->isAncestor(maker)))
          used.push_back(operand);
    }
    pushParent(op);
    op->erase();
    for (Value value : used)
      noteFewerUses(value);
  }
  // They may matter to the op that makes the value.
  void noteFewerUses(Value value) {
    if (Operation *maker = value.getDefiningOp(); maker && (value.use_empty() || value.hasOneUse()))
      push(maker);
  }
  void goTo(Operation *op) {
    rewriter.setInsertionPoint(op);
    location = op->getLoc();
  }
  Effects &effects() { return greedy.effects ? *greedy.effects : ownEffects; }
  void pushUsers(Value value) {
    for (Operation *user : value.getUsers()) {
      push(user);
      // What a region yields, or takes from outside, matters to its op.
      if (user->hasTrait<mlir::OpTrait::IsTerminator>() || user->getBlock() != value.getParentBlock())
        pushParent(user);
    }
  }
  void pushParent(Operation *op) {
    if (Operation *parent = op->getParentOp(); parent && !parent->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>())
      push(parent);
  }
  void touch(Operation *op) {
    push(op);
    for (Value result : op->getResults())
      pushUsers(result);
  }
  Value constant(mlir::ElementsAttr value) {
    mlir::Block *head = headOf(rewriter.getInsertionBlock());
    auto &entry = constants[{head, value}];
    Operation *&last = lastConstants[head];
    if (entry) {
      if (entry->use_empty() && last != entry) { // it is used anew, after all others
        entry->moveAfter(last);
        last = entry;
      }
      return entry->getResult(0);
    }
    mlir::OpBuilder::InsertionGuard guard(rewriter);
    if (last)
      rewriter.setInsertionPointAfter(last);
    else
      rewriter.setInsertionPointToStart(head);
    last = entry = ir::ConstantOp::create(rewriter, location, value.getType(), value);
    return entry->getResult(0);
  }

  Value firstConstant(mlir::ElementsAttr value) {
    mlir::Block *head = headOf(rewriter.getInsertionBlock());
    Operation *&entry = constants[{head, value}];
    if (entry)
      return entry->getResult(0);
    mlir::OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(head);
    entry = ir::ConstantOp::create(rewriter, location, value.getType(), value);
    if (Operation *&last = lastConstants[head]; !last)
      last = entry;
    return entry->getResult(0);
  }

  void notifyOperationInserted(Operation *op, mlir::OpBuilder::InsertPoint previous) override {
    made += !previous.isSet(); // counted later, since MLIR calls this
    push(op);
  }

private:
  // All ops in the program's order, the last one first in the list. Constants are made unique on the way.
  void collect() {
    std::vector<Operation *> found;
    Operation *following = nullptr;
    for (Operation *op = nextOp(run.root, run.root); op; op = following) {
      checkWork();
      run.budget.step();
      prefetchNext(*op);
      following = nextOp(op, run.root);
      if (!isUnified(op))
        found.push_back(op);
    }
    list.reserve(found.size());
    places.reserve(found.size());
    for (Operation *op : llvm::reverse(found))
      push(op);
  }

  // Makes the constant the one of its value. Returns whether it is gone.
  bool isUnified(Operation *op, bool isLate = false) {
    mlir::ElementsAttr value = constantOf(op);
    if (!value || op->getResult(0).getType() != value.getType())
      return false;
    mlir::Block *head = headOf(op->getBlock());
    Operation *&known = constants[{head, value}];
    if (known == op)
      return false;
    if (known) {
      if (isLate)
        pushUsers(op->getResult(0));
      op->getResult(0).replaceAllUsesWith(known->getResult(0));
      forget(op);
      op->erase();
      run.setMerged();
      return true;
    }
    known = op;
    Operation *&last = lastConstants[head];
    if (op->getBlock() == head && op->getPrevNode() == last) {
      last = op;
      return false;
    }
    op->moveBefore(&head->front());
    if (!last)
      last = op;
    run.setMerged();
    return false;
  }

  void visit(Operation *op) {
    if (effects().isErasable(op)) {
      run.countMerged("erase-dead");
      erase(op);
      return;
    }
    if (isUnified(op, /*isLate=*/true))
      return;
    goTo(op);
    for (const Pattern *pattern : patternsOf(op->getName())) {
      if (!pattern->rewrite(op, rewriter, options))
        continue;
      run.countRewrites(pattern->name);
      run.budget.countRewrites();
      return;
    }
    if (greedy.late)
      greedy.late->note(op, rewriter);
  }

  llvm::ArrayRef<const Pattern *> patternsOf(mlir::OperationName name) {
    auto [entry, isNew] = byName.try_emplace(name.getAsOpaquePointer());
    if (isNew)
      for (const Pattern &pattern : patterns)
        if (pattern.op.empty() || pattern.op == name.getStringRef())
          entry->second.push_back(&pattern);
    return entry->second;
  }

  void push(Operation *op) {
    if (places.try_emplace(op, list.size()).second)
      list.push_back(op);
  }
  Operation *next() {
    while (!list.empty()) {
      Operation *op = list.back();
      list.pop_back();
      if (!op)
        continue;
      places.erase(op);
      return op;
    }
    return nullptr;
  }
  void forget(Operation *op) {
    if (greedy.late)
      greedy.late->forget(op);
    if (auto place = places.find(op); place != places.end()) {
      list[place->second] = nullptr;
      places.erase(place);
    }
    if (mlir::ElementsAttr value = constantOf(op)) {
      mlir::Block *head = headOf(op->getBlock());
      auto known = constants.find({head, value});
      if (known == constants.end() || known->second != op)
        return;
      constants.erase(known);
      if (Operation *&last = lastConstants[head]; last == op)
        last = op->getPrevNode();
    }
  }

  PassRun &run;
  const std::span<const Pattern> patterns;
  const PassOptions &options;
  const GreedyOptions &greedy;
  Effects ownEffects;
  Rewriter rewriter;
  mlir::Location location = run.root->getLoc(); // of what is rewritten
  uint64_t made = 0;                            // ops since the last one was visited
  std::vector<Operation *> list;
  llvm::DenseMap<Operation *, size_t> places; // in the list
  llvm::DenseMap<std::pair<mlir::Block *, mlir::Attribute>, Operation *> constants;
  llvm::DenseMap<mlir::Block *, Operation *> lastConstants; // of those at the head; null: there are none
  llvm::DenseMap<const void *, llvm::SmallVector<const Pattern *, 4>> byName;
};

void Rewriter::replace(Operation *op, mlir::ValueRange values) { driver.replace(op, values); }
void Rewriter::erase(Operation *op) { driver.erase(op); }
void Rewriter::touch(Operation *op) { driver.touch(op); }
void Rewriter::setOperand(Operation *op, unsigned index, Value value) {
  const Value old = op->getOperand(index);
  op->setOperand(index, value);
  driver.touch(op);
  driver.noteFewerUses(old);
}
void Rewriter::touchUsers(Value value) { driver.pushUsers(value); }
void Rewriter::goTo(Operation *op) { driver.goTo(op); }
Effects &Rewriter::effects() const { return driver.effects(); }
Value Rewriter::constant(mlir::ElementsAttr value) { return driver.constant(value); }
Value Rewriter::firstConstant(mlir::ElementsAttr value) { return driver.firstConstant(value); }

llvm::SmallVector<Value> Rewriter::inlineBlock(mlir::Block *block, Operation *op, mlir::ValueRange arguments) {
  for (auto [argument, value] : llvm::zip_equal(block->getArguments(), arguments)) {
    for (Operation *user : argument.getUsers())
      driver.touch(user);
    argument.replaceAllUsesWith(value);
  }
  Operation *terminator = block->getTerminator();
  llvm::SmallVector<Value> results(terminator->getOperands());
  erase(terminator);
  while (!block->empty()) {
    Operation *moved = &block->front();
    moved->moveBefore(op);
    driver.touch(moved);
  }
  return results;
}

Status rewriteGreedily(PassRun &run, std::span<const Pattern> patterns, const PassOptions &options,
                       const GreedyOptions &greedy) {
  Driver(run, patterns, options, greedy).drive();
  return {};
}

bool isOwn(mlir::StringAttr attribute, mlir::Operation *op) {
  return llvm::is_contained(op->getName().getAttributeNames(), attribute);
}

void keepAttributes(mlir::Operation *from, mlir::Operation *into) {
  for (mlir::NamedAttribute attribute : from->getDiscardableAttrs())
    if (!isOwn(attribute.getName(), into))
      into->setDiscardableAttr(attribute.getName(), attribute.getValue());
}

} // namespace shlo::passes
