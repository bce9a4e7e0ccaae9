// Finds the ops of CHLO and replaces them with their decompositions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/chlo.h"

#include "base/work.h"
#include "dialect/chlo.h"
#include "dialect/diagnostics.h"
#include "dialect/walk.h"
#include "passes/chlo_functions.h"
#include "passes/op_counter.h"
#include "passes/pass.h"

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo {

using namespace passes;
using namespace passes::decomposition;
using mlir::OpBuilder;
using mlir::Operation;

namespace {

constexpr size_t maxFindings = 100;
// The limit of a plan. A short op can decompose into hundreds.
constexpr size_t maxOps = size_t(1) << 22;

// The approximations need more digits than narrow floats have.
Exp widened(Exp x) {
  auto type = llvm::dyn_cast<mlir::FloatType>(x.element());
  return type && type.getWidth() < 32 ? convert(x, x.formula->builder.getF32Type()) : x;
}

template <typename FunctionT> bool apply(OpBuilder &builder, Operation *op, FunctionT function, Values &results) {
  if constexpr (std::is_same_v<FunctionT, Rewrite>) {
    return function(builder, op, results);
  } else {
    Formula formula(builder, op->getLoc(), op->getOperand(0));
    auto operand = [&](unsigned index) { return widened({formula, op->getOperand(index)}); };
    Exp result = operand(0);
    if constexpr (std::is_same_v<FunctionT, PairFunction>)
      result = function(result, operand(1));
    else
      result = function(result);
    if (!result.value)
      return false;
    results.push_back(convert(result, mlir::getElementTypeOrSelf(op->getResult(0).getType())).value);
    return true;
  }
}

struct Entry {
  llvm::StringLiteral name;
  bool (*run)(OpBuilder &builder, Operation *op, Values &results);
};

constexpr Entry entries[] = {
#define SHLO_CLIENT_OP(CLASS, NAME, FUNCTION)                                                                          \
  {NAME, [](OpBuilder &builder, Operation *op, Values &results) {                                                      \
     return apply(builder, op, &decomposition::FUNCTION, results);                                                     \
   }},
#define SHLO_BROADCAST_OP(CLASS, NAME, OP)                                                                             \
  {NAME,                                                                                                               \
   [](OpBuilder &builder, Operation *op, Values &results) { return broadcast(builder, op, OP, results); }},
#include "opset/client_ops.inc"
#undef SHLO_CLIENT_OP
#undef SHLO_BROADCAST_OP
};

bool replace(Operation *op, OpCounter &counter) {
  const Entry *entry = llvm::find_if(entries, [&](const Entry &e) { return e.name == op->getName().getStringRef(); });
  OpBuilder builder(op, &counter);
  llvm::SmallVector<Value, 2> results;
  if (entry == std::end(entries) || !entry->run(builder, op, results))
    return false;
  for (auto [old, made] : llvm::zip_equal(op->getResults(), results)) {
    // The types may differ in their static extents.
    if (made.getType() != old.getType())
      made = ir::ConvertOp::create(builder, op->getLoc(), old.getType(), made);
    old.replaceAllUsesWith(made);
  }
  op->erase();
  return true;
}

} // namespace

bool isChlo(Operation *op, IsKept isKept) {
  return llvm::isa_and_nonnull<ir::chlo::ChloDialect>(op->getDialect()) && !(isKept && isKept(op));
}

bool hasChlo(mlir::ModuleOp module, IsKept isKept) {
  auto look = [isKept](Operation *op) {
    return isChlo(op, isKept) ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  };
  return module->walk(look).wasInterrupted();
}

Status decomposeChlo(mlir::Operation *root, IsKept isKept) {
  Error error = makeError(SHLO_UNSUPPORTED, "");
  std::vector<Operation *> found;
  auto collect = [&] {
    found.clear();
    root->walk([&](Operation *op) {
      if (isChlo(op, isKept))
        found.push_back(op);
    });
    return !found.empty();
  };
  OpCounter counter;
  // A decomposition may use other ops of CHLO.
  while (error.diagnostics.empty() && collect()) {
    for (Operation *op : found) {
      checkWork();
      if (counter.count > maxOps)
        return makeError(SHLO_LIMIT, "the ops of CHLO decompose into more than " + std::to_string(maxOps) + " ops");
      if (replace(op, counter) || error.diagnostics.size() >= maxFindings)
        continue;
      Diagnostic &finding = error.diagnostics.emplace_back();
      finding.op = op->getName().getStringRef().str();
      finding.message = "op '" + finding.op + "' has no decomposition for these types";
      setPlace(finding, op->getLoc());
    }
  }
  if (error.diagnostics.empty())
    return {};
  error.message = error.diagnostics.front().message;
  return error;
}

Result<std::shared_ptr<Module>> withoutChlo(const Module &module, IsKept isKept) {
  std::shared_ptr<Module> copy = module.clone();
  if (Status status = decomposeChlo(copy->op(), isKept); !status)
    return std::move(status.error());
  return copy;
}

bool passes::hasChloOps(mlir::ModuleOp module) { return hasChlo(module); }

Status passes::decomposeChloOps(PassRun &run) {
  run.setChanged();
  if (run.findings)
    forEachOp(run.root, [&](Operation *op) {
      if (!isChlo(op, nullptr) || hasDimensionsOfOperands(op) || run.findings->size() >= maxFindings)
        return;
      Diagnostic &finding = run.findings->emplace_back();
      finding.severity = Severity::Warning;
      finding.op = op->getName().getStringRef().str();
      finding.message = "broadcast_dimensions are not the dimensions of an operand in the result";
      setPlace(finding, op->getLoc());
    });
  return decomposeChlo(run.root);
}

} // namespace shlo

#pragma clang attribute pop
