// Answers the questions of the reference's tests to speculation: "hlo_test_speculatability.is_speculatable"(%0) asks
// whether the op that makes %0 may run early. A question whose answer is yes goes, and so does the op if nothing else
// uses it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/pass.h"

#include "dialect/dialect.h"
#include "dialect/walk.h"
#include "passes/speculation.h"

#include "llvm/ADT/StringSwitch.h"

namespace shlo::passes {

static std::optional<Speculatable> askedBy(mlir::Operation *op) {
  return llvm::StringSwitch<std::optional<Speculatable>>(op->getName().getStringRef())
      .Case("hlo_test_speculatability.is_speculatable", Speculatable::Yes)
      .Case("hlo_test_speculatability.is_recursively_speculatable", Speculatable::OfRegions)
      .Case("hlo_test_speculatability.is_not_speculatable", Speculatable::No)
      .Default(std::nullopt);
}

Status answerSpeculationQuestions(PassRun &run) {
  std::vector<std::pair<mlir::Operation *, Speculatable>> questions;
  forEachOp(run.root, [&](mlir::Operation *op) {
    if (std::optional<Speculatable> asked = askedBy(op))
      if (op->getNumOperands() == 1 && op->getOperand(0).getDefiningOp() && op->use_empty())
        questions.emplace_back(op, *asked);
  });
  for (auto [question, asked] : questions) {
    mlir::Operation *op = question->getOperand(0).getDefiningOp();
    run.budget.step();
    if (speculatable(op) != asked)
      continue;
    question->erase();
    run.setChanged();
    if (!op->use_empty())
      continue;
    llvm::SmallSetVector<mlir::Operation *, 4> constants;
    for (mlir::Value operand : op->getOperands())
      if (auto constant = operand.getDefiningOp<ir::ConstantOp>())
        constants.insert(constant);
    op->erase();
    for (mlir::Operation *constant : constants)
      if (constant->use_empty())
        constant->erase();
  }
  return {};
}

} // namespace shlo::passes
