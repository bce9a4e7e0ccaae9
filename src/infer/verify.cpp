// Walks a module and checks every op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/verify.h"

#include "dialect/diagnostics.h"
#include "dialect/text.h"
#include "infer/site.h"

#include "mlir/IR/Verifier.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace shlo {

namespace {

using namespace infer;

constexpr size_t maxFindings = 100;

class Verifier {
public:
  explicit Verifier(std::vector<Diagnostic> &findings) : site(&symbols), findings(findings) {}

  // Checks everything inside `root`, outer ops before inner ones, until there are too many findings.
  void walk(mlir::Operation *root);

private:
  bool checkTypes(mlir::Operation *op);
  void report(mlir::Operation *op);

  mlir::SymbolTableCollection symbols;
  Site site;
  std::vector<Diagnostic> &findings;
  llvm::DenseMap<mlir::OperationName, Rules> rules;
  llvm::DenseSet<Type> wellFormed;
};

void Verifier::report(mlir::Operation *op) {
  Diagnostic finding = site.takeFinding();
  setPlace(finding, op->getLoc());
  findings.push_back(std::move(finding));
}

bool Verifier::checkTypes(mlir::Operation *op) {
  auto check = [&](Type type, Subject subject) {
    if (wellFormed.contains(type))
      return true;
    if (isWellFormed(type)) {
      wellFormed.insert(type);
      return true;
    }
    (void)LogicalResult(site.fail("", subject)
                        << "is " << type << ": its rank is beyond " << maxRank
                        << ", or its extents, bounds or quantized dimension do not fit together");
    return false;
  };
  for (mlir::OpResult result : op->getResults())
    if (!check(result.getType(), infer::result(result.getResultNumber())))
      return false;
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      for (mlir::BlockArgument argument : block.getArguments())
        if (!check(argument.getType(), Subject("argument", argument.getArgNumber())))
          return false;
  return true;
}

void Verifier::walk(mlir::Operation *root) {
  llvm::SmallVector<mlir::Operation *, 64> pending = {root};
  while (!pending.empty() && findings.size() < maxFindings) {
    mlir::Operation *op = pending.pop_back_val();
    auto [entry, isNew] = rules.try_emplace(op->getName(), nullptr);
    if (isNew)
      entry->second = findRules(op->getName());
    site.enter(op, mlir::TypeRange(op->getOperands()));
    bool isFine = checkTypes(op) && (!entry->second || succeeded(entry->second(op, site)));
    if (!isFine)
      report(op);
    for (mlir::Region &region : llvm::reverse(op->getRegions()))
      for (mlir::Block &block : llvm::reverse(region))
        for (mlir::Operation &nested : llvm::reverse(block))
          pending.push_back(&nested);
  }
}

} // namespace

Status verify(const Module &module) {
  {
    // The rules rely on the structure that MLIR's verifier checks.
    DiagnosticCollector collector(module.context());
    if (failed(verifyRecords(module.op())))
      return collector.takeError(SHLO_INVALID_PROGRAM);
  }
  return verifyRules(module);
}

Status verifyRules(const Module &module) {
  std::vector<Diagnostic> findings;
  Verifier(findings).walk(module.op());
  if (findings.empty())
    return {};
  Error error = makeError(SHLO_INVALID_PROGRAM, findings[0].message);
  error.diagnostics = std::move(findings);
  return error;
}

} // namespace shlo
