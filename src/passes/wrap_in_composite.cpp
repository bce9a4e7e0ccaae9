// Wraps ops in composites: each op moves into a function, of which a composite takes its place.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"
#include "dialect/walk.h"
#include "infer/names.h"
#include "passes/composites.h"
#include "passes/failure.h"
#include "passes/pass.h"
#include "passes/post_order.h"
#include "passes/rewriter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

namespace shlo::passes {

using mlir::Operation;

std::string SymbolNames::unused(mlir::ModuleOp module, llvm::StringRef base) {
  auto [place, isNew] = modules.try_emplace(module);
  Names &names = place->second;
  if (isNew)
    for (Operation &op : module.getBody()->getOperations())
      if (auto name = op.getAttrOfType<mlir::StringAttr>(mlir::SymbolTable::getSymbolAttrName()))
        names.taken.insert(name.getValue());
  std::string name = base.str();
  uint64_t &next = names.counters[base];
  while (!names.taken.insert(name).second)
    name = (base + "_" + llvm::Twine(next++)).str();
  return name;
}

bool usesOuterValues(Operation *op) {
  if (op->getNumRegions() == 0 || op->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>())
    return false;
  for (Operation *inner = nextOp(op, op); inner; inner = nextOp(inner, op))
    for (mlir::Value operand : inner->getOperands()) {
      Operation *around = operand.getParentBlock()->getParentOp();
      if (around != op && !op->isProperAncestor(around))
        return true;
    }
  return false;
}

namespace {

// The ops from the first one to the last one, an op with regions right after the first op without, and the users of a
// constant that occurs again where it does. They are visited from the end, so the functions have the order and the
// numbers that they have in the reference.
std::vector<Operation *> inOrder(PassRun &run) {
  std::vector<Operation *> order;
  llvm::DenseSet<Operation *> seen;
  llvm::DenseSet<std::pair<Operation *, mlir::Attribute>> constants; // and the isolated ops that they are in
  auto add = [&](Operation *op) {
    for (; op != run.root && seen.insert(op).second; op = op->getParentOp())
      order.push_back(op);
  };
  for (Operation *op : postOrder(run)) {
    if (mlir::ElementsAttr value = constantOf(op);
        value && !constants.insert({op->getParentWithTrait<mlir::OpTrait::IsIsolatedFromAbove>(), value}).second) {
      seen.insert(op);
      llvm::for_each(op->getUsers(), add);
    }
    add(op);
  }
  return order;
}

// The ops that are still there.
llvm::DenseSet<Operation *> opsOf(PassRun &run) {
  llvm::DenseSet<Operation *> ops;
  forEachOp(run.root, [&](Operation *op) { ops.insert(op); });
  return ops;
}

mlir::func::FuncOp moveToFunction(Operation *op, const std::string &name) {
  mlir::MLIRContext *context = op->getContext();
  auto type = mlir::FunctionType::get(context, op->getOperandTypes(), op->getResultTypes());
  auto function = mlir::func::FuncOp::create(op->getLoc(), name, type);
  function.setPrivate();
  mlir::Block *body = function.addEntryBlock();
  op->moveBefore(body, body->end());
  op->setOperands(body->getArguments());
  mlir::OpBuilder builder = mlir::OpBuilder::atBlockEnd(body);
  mlir::func::ReturnOp::create(builder, op->getLoc(), op->getResults());
  return function;
}

} // namespace

Status wrapInComposites(PassRun &run, const WrapInCompositesOptions &options) {
  const std::vector<Operation *> order = inOrder(run);
  if (Status status = rewriteGreedily(run, {}, options); !status)
    return status;
  const llvm::DenseSet<Operation *> ops = opsOf(run);
  llvm::StringSet<> wanted;
  for (const std::string &name : options.opNames)
    wanted.insert(name);
  if (options.version != int32_t(options.version))
    return makeError(SHLO_INVALID_ARGUMENT, "option 'version' is a number of 32 bits");
  SymbolNames names;
  llvm::DenseSet<Operation *> made; // functions
  for (Operation *op : llvm::reverse(order)) {
    run.budget.step();
    if (!ops.contains(op))
      continue;
    const llvm::StringRef name = op->getName().getStringRef();
    if (!wanted.contains(name) || op->hasTrait<mlir::OpTrait::IsTerminator>() ||
        op->hasTrait<mlir::OpTrait::SymbolTable>() || op->hasAttr(mlir::SymbolTable::getSymbolAttrName()))
      continue;
    auto module = op->getParentOfType<mlir::ModuleOp>();
    Operation *top = op; // the function that it is in
    while (top->getParentOp() != module)
      top = top->getParentOp();
    if (top == op || made.contains(top))
      continue;
    if (!infer::isNamespacedName(name))
      return failure(SHLO_UNSUPPORTED, op, "no composite can have its name");
    if (usesOuterValues(op))
      return failure(SHLO_UNSUPPORTED, op, "its regions use values from around it, which a function cannot");
    run.budget.countOps(3);
    const std::string symbol = names.unused(module, (name + ".impl").str());
    mlir::OpBuilder builder(op);
    mlir::OperationState state(op->getLoc(), ir::CompositeOp::getOperationName(), op->getOperands(),
                               op->getResultTypes());
    state.addAttribute("name", builder.getStringAttr(name));
    // What has its default value is left out, as in text.
    if (mlir::DictionaryAttr attributes = op->getAttrDictionary(); !attributes.empty())
      state.addAttribute("composite_attributes", attributes);
    state.addAttribute("decomposition", mlir::FlatSymbolRefAttr::get(builder.getContext(), symbol));
    if (options.version)
      state.addAttribute("version", builder.getI32IntegerAttr(int32_t(options.version)));
    Operation *composite = builder.create(state);
    op->replaceAllUsesWith(composite->getResults());
    mlir::func::FuncOp function = moveToFunction(op, symbol);
    module.push_back(function);
    made.insert(function);
    run.countRewrites("wrap-in-composite");
  }
  return {};
}

} // namespace shlo::passes
