// Folding: ops whose operands are constants become constants. They are collected, and evaluated together as a small
// program by the executor, so the results have the bits that a run would give.
//
// What is computed of splats is computed on one element and stays a splat, however large its type is. Other results
// have at most `elementLimit` elements, and so have the operands.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/op_facts.h"
#include "passes/rewriter.h"

#include "llvm/ADT/DenseSet.h"

namespace shlo::passes {

class ConstantFolder : public LateRewrites {
public:
  struct Options {
    int64_t elementLimit = 0;
    bool foldFloats = true;      // false: floats are moved, but nothing is computed with them
    bool onlyInFormulas = false; // only selections, and operands of ops that compute or move elements
  };
  // Folds nothing if nobody evaluates (PassRun::evaluate).
  ConstantFolder(PassRun &run, const Options &options) : run(run), options(options) {}

  void note(mlir::Operation *op, Rewriter &rewriter) override;
  void forget(mlir::Operation *op) override;
  bool rewrite(Rewriter &rewriter) override;

private:
  // How the results of an op are computed.
  enum class Form : uint8_t { Splat, Elements };
  using Forms = llvm::DenseMap<mlir::Operation *, Form>;
  class Batch;

  const OpFacts *knownFacts(mlir::Operation *op);
  bool isUsedInFormulas(mlir::Operation *op);
  // None if the op cannot be folded. The results of the ops in `made` are as good as constants.
  std::optional<Form> formOf(mlir::Operation *op, const Forms &made);
  // Folds ops, each of which follows those that it depends on. Returns whether it has rewritten anything.
  bool fold(llvm::ArrayRef<mlir::Operation *> ops, Rewriter &rewriter);
  bool replace(mlir::Operation *op, llvm::ArrayRef<mlir::ElementsAttr> values, Rewriter &rewriter);

  PassRun &run;
  const Options options;
  std::vector<mlir::Operation *> noted; // null: erased since then
  Forms forms;                          // of the noted ones
  llvm::DenseMap<mlir::Operation *, size_t> places;
  llvm::DenseSet<mlir::Operation *> waiting; // for uses by formulas alone
  std::vector<mlir::Operation *> retried;    // which have fewer uses
  llvm::DenseSet<mlir::Operation *> left;    // what cannot be evaluated, or must not be replaced
  llvm::DenseMap<const void *, const OpFacts *> facts;
};

} // namespace shlo::passes
