// Patterns that make programs smaller or simpler, by families. Each is a named function, and what follows from facts
// about ops stands in their records (passes/op_facts.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/rewriter.h"

namespace shlo::passes {

// What the patterns of optimizing passes are asked to do.
struct OptimizeOptions : PassOptions {
  int64_t elementLimit = 0;  // of folded results
  bool optimizeFloat = true; // false: floats keep all their bits
};

// Replaces the op with values that are there already. What the op says about itself (its discardable attributes: a
// sharding, attributes of a frontend) the op that makes the value says from now on.
void replaceWithValues(Rewriter &rewriter, mlir::Operation *op, mlir::ValueRange values);

// Replaces the op, which has one result, with a new op that takes its discardable attributes.
template <typename OpT, typename... Args> void replaceWithOp(Rewriter &rewriter, mlir::Operation *op, Args &&...args) {
  auto made = OpT::create(rewriter, op->getLoc(), std::forward<Args>(args)...);
  keepAttributes(op, made);
  rewriter.replace(op, made->getResults());
}

inline mlir::RankedTensorType tensorOf(mlir::Value value) {
  return llvm::dyn_cast<mlir::RankedTensorType>(value.getType());
}
inline bool isStatic(mlir::Value value) {
  mlir::RankedTensorType type = tensorOf(value);
  return type && type.hasStaticShape();
}
// The integers of a constant of at most `most` elements; none if it is no such constant.
std::optional<llvm::SmallVector<int64_t>> integersOf(mlir::Value value, int64_t most = 1024);
// Whether the list counts from 0.
bool isCounting(llvm::ArrayRef<int64_t> list);

// By family. The order of lists is the order in which patterns are tried.
std::span<const Pattern> algebraPatterns(); // from the records
std::span<const Pattern> elementwisePatterns();
std::span<const Pattern> shapingPatterns();
std::span<const Pattern> indexingPatterns();
std::span<const Pattern> dynamicPatterns();
std::span<const Pattern> reductionPatterns();
std::span<const Pattern> controlPatterns();
std::span<const Pattern> foldingPatterns(); // what the folder does besides evaluating

// An iota that counts to 1 is zeros.
bool iotaIsZero(mlir::Operation *op, Rewriter &rewriter, const PassOptions &options);
// All elements are alike, and combining an element with itself gives itself.
bool reduceOfSplat(mlir::Operation *op, Rewriter &rewriter, const PassOptions &options);
// A dimension has the size that it is set to.
bool dimensionSizeIsSet(mlir::Operation *op, Rewriter &rewriter, const PassOptions &options);
// Takes the branch that a constant index chooses. Branches with effects that are not taken go, too.
bool takeConstantBranch(mlir::Operation *op, Rewriter &rewriter, const PassOptions &options);

} // namespace shlo::passes
