// Replaces the custom calls that mean ops of CHLO.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/client_calls.h"

#include "base/work.h"
#include "dialect/chlo.h"
#include "dialect/diagnostics.h"
#include "dialect/dialect.h"

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo {
namespace {

struct ClientCall {
  llvm::StringLiteral target, op;
  unsigned operands;
};
constexpr ClientCall clientCalls[] = {
#define SHLO_CLIENT_CALL(TARGET, NAME, OPERANDS) {TARGET, NAME, OPERANDS},
#include "opset/client_calls.inc"
#undef SHLO_CLIENT_CALL
};

const ClientCall *find(llvm::StringRef target) {
  const ClientCall *found = llvm::find_if(clientCalls, [&](const ClientCall &c) { return c.target == target; });
  return found == std::end(clientCalls) ? nullptr : found;
}

const ClientCall *clientCallOf(mlir::Operation *op, IsKept isKept) {
  auto call = llvm::dyn_cast<ir::CustomCallOp>(op);
  const ClientCall *found = call ? find(call.getCallTargetName()) : nullptr;
  return found && !isKept(op) ? found : nullptr;
}

} // namespace

llvm::StringRef clientOpOf(llvm::StringRef target) {
  const ClientCall *found = find(target);
  return found ? llvm::StringRef(found->op) : "";
}

bool isClientCall(mlir::Operation *op, IsKept isKept) { return clientCallOf(op, isKept); }

bool hasClientCalls(mlir::ModuleOp module, IsKept isKept) {
  auto look = [&](mlir::Operation *op) {
    return isClientCall(op, isKept) ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  };
  return module->walk(look).wasInterrupted();
}

Result<std::shared_ptr<Module>> withoutClientCalls(const Module &module, IsKept isKept) {
  std::shared_ptr<Module> copy = module.clone();
  std::vector<std::pair<mlir::Operation *, const ClientCall *>> found;
  copy->op()->walk([&](mlir::Operation *op) {
    if (const ClientCall *call = clientCallOf(op, isKept))
      found.emplace_back(op, call);
  });
  for (auto [op, call] : found) {
    checkWork();
    if (op->getNumOperands() != call->operands || op->getNumResults() != 1) {
      Diagnostic finding;
      finding.op = op->getName().getStringRef().str();
      finding.message = ("the custom call @" + call->target + " takes " + llvm::Twine(call->operands) +
                         (call->operands == 1 ? " operand" : " operands") + " and has one result")
                            .str();
      setPlace(finding, op->getLoc());
      Error error = makeError(SHLO_INVALID_PROGRAM, finding.message);
      error.diagnostics.push_back(std::move(finding));
      return error;
    }
    mlir::OpBuilder builder(op);
    mlir::OperationState state(op->getLoc(), call->op, op->getOperands(), op->getResultTypes());
    op->replaceAllUsesWith(builder.create(state));
    op->erase();
  }
  return copy;
}

} // namespace shlo

#pragma clang attribute pop
