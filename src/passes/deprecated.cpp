// Replaces deprecated ops. The record of each op names what replaces it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"
#include "dialect/walk.h"
#include "passes/failure.h"
#include "passes/pass.h"
#include "passes/rewriter.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"

namespace shlo::passes {

using mlir::OpBuilder;
using mlir::Operation;
using mlir::Value;

namespace {

//===- The functions that records name: null if this op is not replaced -------------------------------------------===//

Operation *sameParts(OpBuilder &builder, Operation *op, llvm::StringRef newOp) {
  mlir::OperationState state(op->getLoc(), newOp, op->getOperands(), op->getResultTypes(),
                             op->getAttrDictionary().getValue());
  return builder.create(state);
}

Operation *nothing(OpBuilder &, Operation *, llvm::StringRef) { return nullptr; }

Operation *broadcastInDim(OpBuilder &builder, Operation *op, llvm::StringRef) {
  auto old = llvm::cast<ir::BroadcastOp>(op);
  auto type = llvm::dyn_cast<mlir::RankedTensorType>(old.getType());
  if (!type || !ir::isStaticOrOneBounded(type))
    return nullptr;
  const int64_t rank = type.getRank(), added = int64_t(old.getBroadcastSizes().size());
  llvm::SmallVector<int64_t> dimensions;
  for (int64_t i = added; i < rank; ++i)
    dimensions.push_back(i);
  return ir::BroadcastInDimOp::create(builder, op->getLoc(), type, old.getOperand(),
                                      builder.getDenseI64ArrayAttr(dimensions));
}

Operation *dotGeneral(OpBuilder &builder, Operation *op, llvm::StringRef) {
  auto old = llvm::cast<ir::DotOp>(op);
  auto lhs = llvm::dyn_cast<mlir::RankedTensorType>(old.getLhs().getType());
  if (!lhs || !llvm::isa<mlir::RankedTensorType>(old.getRhs().getType()) || lhs.getRank() == 0)
    return nullptr;
  auto dimensions = ir::DotDimensionNumbersAttr::get(op->getContext(), {}, {}, lhs.getRank() - 1, int64_t(0));
  return ir::DotGeneralOp::create(builder, op->getLoc(), old.getType(), old.getLhs(), old.getRhs(), dimensions,
                                  old.getPrecisionConfigAttr(), ir::DotAlgorithmAttr());
}

// The number 1 as a scalar; null if the elements have none.
mlir::ElementsAttr oneOf(mlir::Type element) {
  mlir::Builder builder(element.getContext());
  auto scalar = mlir::RankedTensorType::get({}, element);
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(element)) {
    auto part = llvm::dyn_cast<mlir::FloatType>(complex.getElementType());
    if (!part)
      return nullptr;
    const llvm::APFloat one(part.getFloatSemantics(), 1), zero(part.getFloatSemantics());
    return mlir::DenseElementsAttr::get(scalar, std::complex<llvm::APFloat>(one, zero));
  }
  if (llvm::isa<mlir::FloatType>(element))
    return mlir::DenseElementsAttr::get(scalar, mlir::Attribute(builder.getFloatAttr(element, 1)));
  if (llvm::isa<mlir::IntegerType>(element))
    return mlir::DenseElementsAttr::get(scalar, mlir::Attribute(builder.getIntegerAttr(element, 1)));
  return nullptr;
}

Operation *einsumWithOne(OpBuilder &builder, Operation *op, llvm::StringRef) {
  auto old = llvm::cast<ir::UnaryEinsumOp>(op);
  mlir::ElementsAttr one = oneOf(mlir::getElementTypeOrSelf(old.getOperand().getType()));
  if (!one)
    return nullptr;
  auto constant = ir::ConstantOp::create(builder, op->getLoc(), one.getType(), one);
  return ir::EinsumOp::create(builder, op->getLoc(), old.getType(), constant, old.getOperand(),
                              builder.getStringAttr("," + old.getEinsumConfig()));
}

Operation *allReduceOfSums(OpBuilder &builder, Operation *op, llvm::StringRef) {
  auto old = llvm::cast<ir::CrossReplicaSumOp>(op);
  mlir::OperationState state(op->getLoc(), ir::AllReduceOp::getOperationName());
  state.addOperands(old.getOperand());
  state.addTypes(old.getType());
  state.addAttribute("replica_groups", old.getReplicaGroups());
  mlir::Region *computation = state.addRegion();
  Operation *made = builder.create(state);
  computation = &made->getRegion(0);
  const mlir::Type scalar = mlir::RankedTensorType::get({}, mlir::getElementTypeOrSelf(old.getType()));
  mlir::OpBuilder::InsertionGuard guard(builder);
  mlir::Block *body = builder.createBlock(computation, {}, {scalar, scalar}, {op->getLoc(), op->getLoc()});
  auto sum = ir::AddOp::create(builder, op->getLoc(), scalar, body->getArgument(0), body->getArgument(1));
  ir::ReturnOp::create(builder, op->getLoc(), sum->getResults());
  return made;
}

struct Entry {
  llvm::StringLiteral name, newOp;
  Operation *(*make)(OpBuilder &builder, Operation *op, llvm::StringRef newOp);
};

constexpr Entry entries[] = {
#define SHLO_DEPRECATED_OP(NAME, NEW_OP, FUNCTION) {NAME, NEW_OP, &FUNCTION},
#include "opset/deprecated_ops.inc"
#undef SHLO_DEPRECATED_OP
};

const Entry *entryOf(Operation *op) {
  const Entry *entry =
      llvm::find_if(entries, [&](const Entry &one) { return one.name == op->getName().getStringRef(); });
  return entry == std::end(entries) ? nullptr : entry;
}

} // namespace

bool hasDeprecatedOps(mlir::ModuleOp module) {
  for (Operation *op = module; op; op = nextOp(op, module))
    if (entryOf(op))
      return true;
  return false;
}

Status replaceDeprecatedOps(PassRun &run, const ReplaceDeprecatedOpsOptions &options) {
  Operation *following = nullptr;
  for (Operation *op = nextOp(run.root, run.root); op; op = following) {
    run.budget.step();
    following = nextOp(op, run.root);
    const Entry *entry = entryOf(op);
    if (!entry)
      continue;
    OpBuilder builder(op);
    Operation *made = entry->make(builder, op, entry->newOp);
    if (!made && options.failOnUnused)
      return failure(SHLO_UNSUPPORTED, op,
                     "failed to legalize operation '" + entry->name + "' that was explicitly marked illegal: " +
                         (entry->newOp.empty() ? "it is deprecated, and no other op does the same"
                                               : "no op of '" + entry->newOp + "' has these types"));
    if (!made)
      continue;
    run.budget.countOps();
    keepAttributes(op, made);
    op->replaceAllUsesWith(made->getResults());
    op->erase();
    run.countRewrites(entry->name);
    run.mayBeInvalid = true; // the new op may have rules that the old one has not
  }
  return {};
}

} // namespace shlo::passes
