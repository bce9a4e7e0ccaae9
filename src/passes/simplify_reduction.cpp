// Patterns for reductions and sorts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/op_facts.h"
#include "passes/simplify.h"

#include "dialect/dialect.h"

#include "mlir/IR/IRMapping.h"

#include "llvm/ADT/BitVector.h"

namespace shlo::passes {

namespace {

using llvm::BitVector;
using llvm::SmallVector;
using mlir::Operation;
using mlir::RankedTensorType;
using mlir::Value;

// Nothing is reduced.
bool reduceOfNoDimension(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto reduce = llvm::cast<ir::ReduceOp>(op);
  if (!reduce.getDimensions().empty() || reduce.getInputs().getTypes() != op->getResultTypes())
    return false;
  replaceWithValues(rewriter, op, reduce.getInputs());
  return true;
}

// The value in the shape of a result.
Value spread(Rewriter &rewriter, Operation *op, mlir::Type type, Value value) {
  return value.getType() == type
             ? value
             : ir::BroadcastInDimOp::create(rewriter, op->getLoc(), type, value, llvm::ArrayRef<int64_t>())
                   ->getResult(0);
}

bool canSpread(Value value, mlir::Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  const RankedTensorType scalar = tensorOf(value);
  return tensor && tensor.hasStaticShape() && scalar && scalar.getRank() == 0 &&
         scalar.getElementType() == tensor.getElementType();
}

// No element is reduced: the results are the initial values.
bool reduceOfEmpty(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto reduce = llvm::cast<ir::ReduceOp>(op);
  for (auto [input, initial, result] : llvm::zip_equal(reduce.getInputs(), reduce.getInitValues(), op->getResults()))
    if (!isStatic(input) || tensorOf(input).getNumElements() || !canSpread(initial, result.getType()))
      return false;
  SmallVector<Value> values;
  for (auto [initial, result] : llvm::zip_equal(reduce.getInitValues(), op->getResults()))
    values.push_back(spread(rewriter, op, result.getType(), initial));
  rewriter.replace(op, values);
  return true;
}

// The computation yields values from outside, and is done for each result: that is, some dimension is reduced, and no
// input is empty.
bool reduceToOutside(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto reduce = llvm::cast<ir::ReduceOp>(op);
  mlir::Block &body = reduce.getBody().front();
  if (reduce.getDimensions().empty() || !rewriter.effects().areNone(op))
    return false;
  mlir::ValueRange yielded = body.getTerminator()->getOperands();
  for (auto [input, value, result] : llvm::zip_equal(reduce.getInputs(), yielded, op->getResults()))
    if (value.getParentBlock() == &body || !isStatic(input) || !tensorOf(input).getNumElements() ||
        !canSpread(value, result.getType()))
      return false;
  SmallVector<Value> values;
  for (auto [value, result] : llvm::zip_equal(yielded, op->getResults()))
    values.push_back(spread(rewriter, op, result.getType(), value));
  rewriter.replace(op, values);
  return true;
}

// The arguments of the block that a value in it depends on; `count` of them stand for one operand.
void addDependences(Value value, mlir::Block *block, BitVector &arguments) {
  SmallVector<Value> open{value};
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!open.empty()) {
    const Value one = open.pop_back_val();
    if (auto argument = llvm::dyn_cast<mlir::BlockArgument>(one)) {
      if (argument.getOwner() == block)
        arguments.set(argument.getArgNumber());
      continue;
    }
    Operation *maker = one.getDefiningOp();
    if (maker->getBlock() == block && seen.insert(maker).second) {
      llvm::append_range(open, maker->getOperands());
      if (maker->getNumRegions()) // which may use any of them
        arguments.set();
    }
  }
}

// Erases what nothing needs in a block whose terminator has changed.
void eraseDead(mlir::Block &block, Rewriter &rewriter) {
  for (Operation *op = block.getTerminator()->getPrevNode(); op;) {
    Operation *before = op->getPrevNode();
    if (rewriter.effects().isErasable(op))
      rewriter.erase(op);
    op = before;
  }
}

// Results without uses are not computed, if those with uses depend on their own accumulators and inputs alone.
bool reduceOfUnused(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto reduce = llvm::cast<ir::ReduceOp>(op);
  const unsigned count = op->getNumResults();
  BitVector used(count), arguments(2 * count);
  for (Value result : op->getResults())
    if (!result.use_empty())
      used.set(llvm::cast<mlir::OpResult>(result).getResultNumber());
  if (used.all() || used.none() || !rewriter.effects().areNone(op))
    return false;
  mlir::Block &body = reduce.getBody().front();
  Operation *terminator = body.getTerminator();
  for (unsigned i : used.set_bits())
    addDependences(terminator->getOperand(i), &body, arguments);
  for (unsigned i = 0; i < count; ++i)
    if ((arguments[i] || arguments[count + i]) != used[i])
      return false;
  SmallVector<Value> inputs, initial, yielded;
  SmallVector<mlir::Type> types;
  BitVector dropped(2 * count);
  for (unsigned i = 0; i < count; ++i) {
    if (!used[i]) {
      dropped.set(i);
      dropped.set(count + i);
      continue;
    }
    inputs.push_back(reduce.getInputs()[i]);
    initial.push_back(reduce.getInitValues()[i]);
    yielded.push_back(terminator->getOperand(i));
    types.push_back(op->getResult(i).getType());
  }
  auto made = ir::ReduceOp::create(rewriter, op->getLoc(), types, inputs, initial, reduce.getDimensions());
  made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  terminator->setOperands(yielded);
  eraseDead(body, rewriter);
  body.eraseArguments(dropped);
  made.getBody().takeBody(reduce.getBody());
  SmallVector<Value> values;
  unsigned next = 0;
  for (unsigned i = 0; i < count; ++i)
    values.push_back(used[i] ? made->getResult(next++) : reduce.getInputs()[i]); // one that has no uses
  rewriter.replace(op, values);
  return true;
}

//===- Sorts ------------------------------------------------------------------------------------------------------===//

bool sortOfUnused(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto sort = llvm::cast<ir::SortOp>(op);
  const unsigned count = op->getNumResults();
  mlir::Block &comparator = sort.getComparator().front();
  BitVector kept(count), dropped(2 * count);
  for (unsigned i = 0; i < count; ++i)
    if (!op->getResult(i).use_empty() || !comparator.getArgument(2 * i).use_empty() ||
        !comparator.getArgument(2 * i + 1).use_empty())
      kept.set(i);
  if (kept.all() || kept.none() || op->use_empty())
    return false;
  SmallVector<Value> inputs, values;
  SmallVector<mlir::Type> types;
  for (unsigned i = 0; i < count; ++i) {
    if (kept[i]) {
      inputs.push_back(op->getOperand(i));
      types.push_back(op->getResult(i).getType());
    } else {
      dropped.set(2 * i, 2 * i + 2);
    }
  }
  auto made =
      ir::SortOp::create(rewriter, op->getLoc(), types, inputs, sort.getDimensionAttr(), sort.getIsStableAttr());
  made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  comparator.eraseArguments(dropped);
  made.getComparator().takeBody(sort.getComparator());
  unsigned next = 0;
  for (unsigned i = 0; i < count; ++i)
    values.push_back(kept[i] ? made->getResult(next++) : op->getOperand(i)); // one that has no uses
  rewriter.replace(op, values);
  return true;
}

// Dimensions count from the first one.
bool sortAlongLast(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto sort = llvm::cast<ir::SortOp>(op);
  const auto dimension = int64_t(sort.getDimension());
  const RankedTensorType type = tensorOf(op->getOperand(0));
  if (dimension >= 0 || !type)
    return false;
  sort.setDimension(uint64_t(dimension + type.getRank()));
  rewriter.touch(op);
  return true;
}

constexpr Pattern patterns[] = {
    {"reduce-of-no-dimension", "stablehlo.reduce", reduceOfNoDimension},
    {"reduce-of-empty", "stablehlo.reduce", reduceOfEmpty},
    {"reduce-to-outside", "stablehlo.reduce", reduceToOutside},
    {"reduce-of-unused", "stablehlo.reduce", reduceOfUnused},
    {"sort-of-unused", "stablehlo.sort", sortOfUnused},
    {"sort-along-last", "stablehlo.sort", sortAlongLast},
};

} // namespace

// All elements are alike, and combining an element with itself gives itself: one step computes the result.
bool reduceOfSplat(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto reduce = llvm::cast<ir::ReduceOp>(op);
  mlir::Block &body = reduce.getBody().front();
  Operation *combine = &body.front();
  if (op->getNumResults() != 1 || reduce.getDimensions().empty() || combine->getNextNode() != body.getTerminator())
    return false;
  const OpFacts *facts = factsOf(combine);
  if (!facts || !facts->isIdempotent || !facts->isCommutative || combine->getNumResults() != 1 ||
      body.getTerminator()->getOperand(0) != combine->getResult(0))
    return false;
  const auto first = llvm::dyn_cast<mlir::BlockArgument>(combine->getOperand(0));
  const auto second = llvm::dyn_cast<mlir::BlockArgument>(combine->getOperand(1));
  auto input = llvm::dyn_cast_or_null<mlir::DenseElementsAttr>(constantOf(reduce.getInputs()[0]));
  auto initial = llvm::dyn_cast_or_null<mlir::DenseElementsAttr>(constantOf(reduce.getInitValues()[0]));
  auto type = llvm::dyn_cast<RankedTensorType>(combine->getResult(0).getType());
  if (!first || !second || first == second || first.getOwner() != &body || second.getOwner() != &body || !input ||
      !input.isSplat() || !initial || !initial.isSplat() || !input.getNumElements() || !type ||
      input.getElementType() != type.getElementType() || initial.getElementType() != type.getElementType() ||
      !type.hasStaticShape() || type.getRank() || !canSpread(combine->getResult(0), op->getResult(0).getType()))
    return false;
  mlir::IRMapping mapping;
  const Value initialValue = rewriter.constant(initial.resizeSplat(type));
  mapping.map(body.getArgument(0), initialValue);
  mapping.map(body.getArgument(1), rewriter.constant(input.resizeSplat(type)));
  Operation *once = rewriter.clone(*combine, mapping);
  rewriter.replace(op, spread(rewriter, op, op->getResult(0).getType(), once->getResult(0)));
  return true;
}

std::span<const Pattern> reductionPatterns() { return patterns; }

} // namespace shlo::passes
