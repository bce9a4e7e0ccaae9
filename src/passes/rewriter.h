// The driver of patterns: visits ops in the order of the program, and again what a rewrite may have made rewritable,
// until no pattern applies. It is linear in the program and in the number of rewrites, and keeps to the budget.
//
// Equal constants become one. It stands at the head of the function (or other isolated op) that it is in, where MLIR's
// own driver leaves it. Ops without effects whose results have no use are erased.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/effects.h"
#include "passes/pass.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"

#include "llvm/ADT/DenseMap.h"

#include <span>

namespace shlo::passes {

class Driver;

// What a pattern changes the program with. New ops go before the op that is matched, unless the pattern sets another
// insertion point, and have its location.
class Rewriter : public mlir::OpBuilder {
public:
  // Replaces the results of the op, which have the types of the values, and erases it.
  void replace(mlir::Operation *op, mlir::ValueRange values);
  // Likewise with the results of a new op.
  template <typename OpT, typename... Args> OpT replaceWith(mlir::Operation *op, Args &&...args) {
    OpT made = OpT::create(*this, op->getLoc(), std::forward<Args>(args)...);
    replace(op, made->getResults());
    return made;
  }
  // Of an op whose results have no uses.
  void erase(mlir::Operation *op);
  // Says that the op was changed in place: by new operands, attributes, regions or types of results.
  void touch(mlir::Operation *op);
  // Sets an operand, and says so.
  void setOperand(mlir::Operation *op, unsigned index, mlir::Value value);
  // Moves the ops of a block, all but the terminator, before `op`, with these values for its arguments. Returns what
  // the terminator yields; the block is empty then.
  llvm::SmallVector<mlir::Value> inlineBlock(mlir::Block *block, mlir::Operation *op, mlir::ValueRange arguments);
  // Says that a use of the value may be rewritable.
  void touchUsers(mlir::Value value);
  // The constant with that value, which is of a type of the specification.
  mlir::Value constant(mlir::ElementsAttr value);
  // The same, but a new one comes before all others: where MLIR's driver leaves constants that patterns make as ops.
  mlir::Value firstConstant(mlir::ElementsAttr value);
  // Inserts before the op, with its location, until the next op is matched.
  void goTo(mlir::Operation *op);
  // Whether the op has effects.
  Effects &effects() const;

  PassRun &run() const { return pass; }

private:
  friend class Driver;
  Rewriter(mlir::MLIRContext *context, PassRun &pass, Driver &driver)
      : OpBuilder(context), pass(pass), driver(driver) {}

  PassRun &pass;
  Driver &driver;
};

// What is to be done with ops that no pattern rewrites, when no pattern applies any more. Then patterns are tried
// again.
class LateRewrites {
public:
  virtual ~LateRewrites() = default;
  // For each op that no pattern rewrites.
  virtual void note(mlir::Operation *op, Rewriter &rewriter) = 0;
  // The op will be erased.
  virtual void forget(mlir::Operation *op) = 0;
  // Returns whether it has rewritten anything.
  virtual bool rewrite(Rewriter &rewriter) = 0;
};

// Rewrites the op, or returns false and leaves the program as it is.
using PatternFunction = bool (*)(mlir::Operation *op, Rewriter &rewriter, const PassOptions &options);
struct Pattern {
  llvm::StringLiteral name;
  llvm::StringLiteral op; // "stablehlo.add"; "" for any op
  PatternFunction rewrite;
};

struct GreedyOptions {
  Effects *effects = nullptr;   // what ops have effects; null: what they say
  LateRewrites *late = nullptr; // nullable
};

// Applies the patterns to the ops in `run.root`, the first in the list that matches first.
Status rewriteGreedily(PassRun &run, std::span<const Pattern> patterns, const PassOptions &options,
                       const GreedyOptions &greedy = {});

// The value of a constant; null if it is none.
mlir::ElementsAttr constantOf(mlir::Value value);
mlir::ElementsAttr constantOf(mlir::Operation *op);
// The first block of the isolated op around a block: where its constants are.
mlir::Block *headOf(mlir::Block *block);

// Whether ops of that kind have such an attribute of their own.
bool isOwn(mlir::StringAttr attribute, mlir::Operation *op);
// What an op says about itself, its discardable attributes (a sharding, attributes of a frontend), says `into`, which
// is in its place, from now on; but for those that have the name of an attribute of its kind.
void keepAttributes(mlir::Operation *from, mlir::Operation *into);

} // namespace shlo::passes
