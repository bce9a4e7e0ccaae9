// Makes composites of what exporters mark: custom calls around the values that a composite takes and gives.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"
#include "dialect/walk.h"
#include "infer/names.h"
#include "passes/composites.h"
#include "passes/failure.h"
#include "passes/pass.h"
#include "passes/tensor_marks.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

#include <map>

namespace shlo::passes {

using mlir::Block;
using mlir::Operation;
using mlir::Value;

namespace {

// One composite: the calls that mark its inputs and outputs, by position.
struct Group {
  std::string name, symbol;
  std::map<int64_t, ir::CustomCallOp> inputs, outputs;
  llvm::SmallVector<ir::CustomCallOp> calls; // all of them, also those that mark a value again
  mlir::DictionaryAttr attributes;

  Block *block() const { return calls.front()->getBlock(); }
  mlir::ModuleOp module() const { return calls.front()->getParentOfType<mlir::ModuleOp>(); }
  Operation *begin() const { // the first input
    Operation *first = inputs.begin()->second;
    for (auto &[position, call] : inputs)
      first = call->isBeforeInBlock(first) ? call : first;
    return first;
  }
  Operation *end() const { // the last output
    Operation *last = outputs.begin()->second;
    for (auto &[position, call] : outputs)
      last = last->isBeforeInBlock(call) ? call : last;
    return last;
  }
};

// The values from outside of an op that it uses, also in its regions.
template <typename Visit> void forEachUsed(Operation *op, Visit visit) {
  for (Operation *inner = op; inner; inner = nextOp(inner, op))
    for (Value operand : inner->getOperands())
      if (inner == op || !op->isAncestor(operand.getParentBlock()->getParentOp()))
        visit(operand);
}

class Outliner {
public:
  Outliner(PassRun &run, const OutlineCompositesOptions &options) : run(run) {
    if (options.targets.empty())
      for (llvm::StringRef target : {"xla_mark_tensor", "mark_tensor"})
        targets.insert(target);
    for (const std::string &target : options.targets)
      targets.insert(target);
  }

  Status outline() {
    for (Operation *op = nextOp(run.root, run.root); op; op = nextOp(op, run.root)) {
      run.budget.step();
      if (Status status = collect(op); !status)
        return status;
    }
    std::vector<std::pair<size_t, Group *>> order; // with the number of the block
    llvm::DenseMap<Block *, size_t> blocks;
    for (Group &group : groups)
      blocks.try_emplace(group.block(), blocks.size());
    // The numbers of functions grow from the last one to the first, as those of exporters.
    for (Group &group : llvm::reverse(groups))
      if (!group.inputs.empty() && !group.outputs.empty()) {
        group.symbol = names.unused(group.module(), group.name + ".impl");
        order.emplace_back(blocks.lookup(group.block()), &group);
      }
    // Inner ones end before those around them.
    llvm::sort(order, [](auto &a, auto &b) {
      return a.first == b.first ? a.second->end()->isBeforeInBlock(b.second->end()) : a.first < b.first;
    });
    for (auto [block, group] : order)
      if (Status status = outline(*group); !status)
        return status;
    for (Group &group : groups)
      unmark(group);
    return {};
  }

private:
  Status collect(Operation *op) {
    auto call = llvm::dyn_cast<ir::CustomCallOp>(op);
    if (!call || !targets.contains(call.getCallTargetName()))
      return {};
    auto config = llvm::dyn_cast_or_null<mlir::StringAttr>(call.getBackendConfigAttr());
    if (!config || op->getNumOperands() != 1 || op->getOperandTypes() != op->getResultTypes())
      return failure(SHLO_INVALID_PROGRAM, op, "a marked tensor has one operand, a result of its type, and JSON");
    Result<TensorMark> mark = readTensorMark(op->getContext(), config.getValue());
    if (!mark)
      return failure(SHLO_INVALID_PROGRAM, op, mark.error().message);
    if (!infer::isNamespacedName(mark->name))
      return failure(SHLO_INVALID_PROGRAM, op,
                     "the name of its composite is '" + llvm::StringRef(mark->name).take_front(80) +
                         "', expected a namespace, a dot and a name");
    auto [known, isNew] = byKey.try_emplace({op->getBlock(), mark->name, mark->id}, groups.size());
    if (isNew)
      groups.emplace_back().name = mark->name;
    Group &group = groups[known->second];
    group.calls.push_back(call);
    if (mark->attributes && (!group.attributes || !mark->isInput))
      group.attributes = mark->attributes;
    auto [place, isFirst] = (mark->isInput ? group.inputs : group.outputs).try_emplace(mark->position, call);
    if (isFirst)
      return {};
    if (place->second->getOperand(0) != op->getOperand(0))
      return failure(SHLO_INVALID_PROGRAM, op, "another value of composite '" + group.name + "' has its position");
    op->replaceAllUsesWith(place->second);
    return {};
  }

  // Whether the value is the same in each run, so that the composite can make it itself.
  bool isFixed(Value value) {
    llvm::SmallVector<Value> open{value};
    while (!open.empty()) {
      run.budget.step();
      const Value top = open.back();
      Operation *op = top.getDefiningOp();
      bool isSame = op && op->getNumRegions() == 0 && mlir::isMemoryEffectFree(op);
      const size_t before = open.size();
      if (isSame && !fixed.contains(top))
        for (Value operand : op->getOperands()) {
          auto known = fixed.find(operand);
          if (known == fixed.end())
            open.push_back(operand);
          else
            isSame &= known->second;
        }
      if (open.size() != before)
        continue;
      fixed.try_emplace(top, isSame);
      open.pop_back();
    }
    return fixed.lookup(value);
  }

  // Of a group: whether values depend on its inputs.
  class Dependence {
  public:
    Dependence(PassRun &run, const Group &group) : run(run), block(group.block()), begin(group.begin()) {
      for (auto &[position, call] : group.inputs)
        known[call->getResult(0)] = true;
    }
    bool of(Value value) {
      llvm::SmallVector<Value> open{value};
      while (!open.empty()) {
        run.budget.countRewrites(); // groups may have the same ops around them
        const Value top = open.back();
        Operation *op = top.getDefiningOp();
        bool depends = false;
        const size_t before = open.size();
        if (!known.contains(top) && op && op->getBlock() == block && begin->isBeforeInBlock(op))
          forEachUsed(op, [&](Value used) {
            auto found = known.find(used);
            if (found == known.end())
              open.push_back(used);
            else
              depends |= found->second;
          });
        if (open.size() != before)
          continue;
        known.try_emplace(top, depends);
        open.pop_back();
      }
      return known.lookup(value);
    }

  private:
    PassRun &run;
    Block *const block;
    Operation *const begin;
    llvm::DenseMap<Value, bool> known;
  };

  // The body is what depends on an input, up to the outputs. It has copies of what is the same in each run. What else
  // it uses is one more input.
  Status outline(Group &group) {
    Dependence depends(run, group);
    llvm::SetVector<Value> inputs; // of the composite
    for (auto &[position, call] : group.inputs)
      inputs.insert(call->getResult(0));
    llvm::SetVector<Operation *> body;
    llvm::SmallVector<Value> open;
    for (auto &[position, call] : llvm::reverse(group.outputs))
      open.push_back(call->getOperand(0));
    while (!open.empty()) {
      run.budget.step();
      const Value value = open.pop_back_val();
      if (inputs.contains(value))
        continue;
      Operation *op = value.getDefiningOp();
      const bool isCopied = op && (op->getBlock() == group.block() || op->getNumOperands() == 0) && isFixed(value);
      if (!isCopied && !depends.of(value)) {
        inputs.insert(value);
        continue;
      }
      if (body.insert(op))
        forEachUsed(op, [&](Value used) { open.push_back(used); });
    }
    // Those of other blocks have no operands, and come first.
    llvm::SmallVector<Operation *> ops, own;
    for (Operation *op : body)
      (op->getBlock() == group.block() ? own : ops).push_back(op);
    llvm::sort(own, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
    ops.append(own);
    return move(group, ops, inputs.getArrayRef());
  }

  Status move(Group &group, llvm::ArrayRef<Operation *> ops, llvm::ArrayRef<Value> inputs) {
    Block *block = group.block();
    const llvm::DenseSet<Operation *> own(ops.begin(), ops.end());
    const llvm::DenseSet<Operation *> marks(group.calls.begin(), group.calls.end());
    for (Operation *op : ops)
      if (!mlir::isMemoryEffectFree(op))
        for (Operation *user : op->getUsers())
          if (Operation *outer = block->findAncestorOpInBlock(*user); !own.contains(outer) && !marks.contains(outer))
            return failure(SHLO_UNSUPPORTED, op, "it has effects, and a use outside of the composite that it is in");
    // The composite comes after what it takes.
    Operation *last = nullptr;
    for (Value input : inputs)
      if (Operation *maker = input.getDefiningOp(); maker && maker->getBlock() == block)
        last = !last || last->isBeforeInBlock(maker) ? maker : last;
    for (auto &[position, call] : group.outputs)
      for (Operation *user : call->getUsers())
        if (Operation *outer = block->findAncestorOpInBlock(*user); !last->isBeforeInBlock(outer))
          return failure(SHLO_UNSUPPORTED, outer,
                         "it uses a result of composite '" + group.name + "' before all of its inputs are there");
    makeComposite(group, ops, inputs, last->getNextNode());
    for (Operation *op : llvm::reverse(ops))
      if (op->use_empty() && op->getBlock() == block) {
        for (Value result : op->getResults())
          fixed.erase(result);
        op->erase();
      }
    return {};
  }

  void makeComposite(Group &group, llvm::ArrayRef<Operation *> ops, llvm::ArrayRef<Value> inputs, Operation *before) {
    run.budget.countOps(ops.size() + 3);
    mlir::MLIRContext *context = group.calls.front()->getContext();
    llvm::SmallVector<mlir::Type> results;
    for (auto &[position, call] : group.outputs)
      results.push_back(call->getResult(0).getType());
    const mlir::Location location = group.outputs.begin()->second->getLoc();
    auto function = mlir::func::FuncOp::create(
        location, group.symbol, mlir::FunctionType::get(context, mlir::TypeRange(mlir::ValueRange(inputs)), results));
    function.setPrivate();
    Block *body = function.addEntryBlock();
    mlir::IRMapping mapping;
    mapping.map(mlir::ValueRange(inputs), body->getArguments());
    mlir::OpBuilder builder = mlir::OpBuilder::atBlockEnd(body);
    for (Operation *op : ops)
      builder.insert(op->clone(mapping));
    llvm::SmallVector<Value> values;
    for (auto &[position, call] : group.outputs)
      values.push_back(mapping.lookup(call->getOperand(0)));
    mlir::func::ReturnOp::create(builder, location, values);
    group.module().push_back(function);

    builder.setInsertionPoint(before);
    mlir::OperationState state(location, ir::CompositeOp::getOperationName(), inputs, results);
    state.addAttribute("name", builder.getStringAttr(group.name));
    if (group.attributes && !group.attributes.empty())
      state.addAttribute("composite_attributes", group.attributes);
    state.addAttribute("decomposition", mlir::FlatSymbolRefAttr::get(context, group.symbol));
    Operation *composite = builder.create(state);
    // The marks pass it on until they are removed.
    for (auto [entry, result] : llvm::zip_equal(group.outputs, composite->getResults()))
      entry.second->setOperand(0, result);
    unmark(group);
    run.countRewrites("outline-composite");
  }

  // Removes what is left of the marks.
  void unmark(Group &group) {
    for (ir::CustomCallOp call : group.calls) {
      call.replaceAllUsesWith(call->getOperands());
      fixed.erase(call->getResult(0));
      call.erase();
      run.countRewrites("unmark");
    }
    group.calls.clear();
  }

  PassRun &run;
  SymbolNames names;
  llvm::StringSet<> targets;
  std::vector<Group> groups;
  std::map<std::tuple<Block *, std::string, std::string>, size_t> byKey;
  llvm::DenseMap<Value, bool> fixed;
};

} // namespace

bool hasCustomCalls(mlir::ModuleOp module) {
  for (Operation *op = module; op; op = nextOp(op, module))
    if (llvm::isa<ir::CustomCallOp>(op))
      return true;
  return false;
}

Status outlineComposites(PassRun &run, const OutlineCompositesOptions &options) {
  return Outliner(run, options).outline();
}

} // namespace shlo::passes
