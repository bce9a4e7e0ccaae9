// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dependence.h"

#include "dialect/walk.h"

using namespace mlir;
using func::FuncOp;

namespace shlo {

Dependence::Dependence(ModuleOp module, FuncOp function, Callee callee)
    : function(function), callee(callee), found(function.getNumArguments()) {
  for (FuncOp one : module.getOps<FuncOp>())
    functions.try_emplace(one.getSymName(), one);
  forEachOp(module, [&](Operation *op) {
    if (auto called = functions.find(callee(op)); called != functions.end())
      calls[called->second].push_back(op);
  });
}

void Dependence::add(ValueRange values, llvm::function_ref<bool(Value)> isKnown) {
  push(values);
  run(isKnown);
}

void Dependence::addWhole(Operation *op, llvm::function_ref<bool(Value)> isKnown) {
  pushWhole(op);
  run(isKnown);
}

void Dependence::push(ValueRange values) {
  for (Value value : values)
    if (seen.insert(value).second)
      left.push_back(value);
}

void Dependence::pushWhole(Operation *op) {
  if (!seenWhole.insert(op).second)
    return;
  forEachOp(op, [&](Operation *one) { push(one->getOperands()); });
}

void Dependence::run(llvm::function_ref<bool(Value)> isKnown) {
  while (!left.empty())
    if (const Value value = left.pop_back_val(); !isKnown(value))
      follow(value);
}

void Dependence::follow(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Operation *around = argument.getOwner()->getParentOp();
    const unsigned i = argument.getArgNumber();
    if (around == function)
      found.set(i);
    else if (!isa<FuncOp>(around))
      pushWhole(around);
    else
      for (Operation *call : calls.lookup(around))
        if (i < call->getNumOperands())
          push(call->getOperand(i));
    return;
  }
  Operation *maker = value.getDefiningOp();
  const auto called = functions.find(callee(maker));
  Region *body = called == functions.end() ? nullptr : &called->second.getBody();
  if (!body || body->empty() || body->front().empty())
    return pushWhole(maker);
  const OperandRange results = body->front().back().getOperands();
  if (const unsigned i = cast<OpResult>(value).getResultNumber(); i < results.size())
    push(results[i]);
}

} // namespace shlo
