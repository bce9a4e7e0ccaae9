// Ops of other dialects in artifacts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/other_dialects.h"

#include "dialect/other_dialects.h"

#include "mlir/IR/Builders.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace shlo;
using namespace shlo::artifact;
using mlir::Operation;
using mlir::Value;

namespace {

// Sorted by name.
constexpr InherentAttribute mesh[] = {{llvm::StringLiteral("mesh"), false}, {llvm::StringLiteral("sym_name"), false}};
constexpr InherentAttribute sharding[] = {{llvm::StringLiteral("sharding"), false}};
constexpr InherentAttribute shardingGroup[] = {{llvm::StringLiteral("group_id"), false}};
constexpr InherentAttribute manualComputation[] = {{llvm::StringLiteral("in_shardings"), false},
                                                   {llvm::StringLiteral("manual_axes"), false},
                                                   {llvm::StringLiteral("out_shardings"), false}};
constexpr InherentAttribute namedComputation[] = {{llvm::StringLiteral("in_shardings"), true},
                                                  {llvm::StringLiteral("name"), false},
                                                  {llvm::StringLiteral("out_shardings"), true}};

Operation *castBehind(Value value, mlir::Location location) {
  mlir::OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  return mlir::UnrealizedConversionCastOp::create(builder, location, value.getType(), value);
}

} // namespace

std::optional<llvm::ArrayRef<InherentAttribute>> artifact::inherentAttributes(llvm::StringRef op) {
  using Properties = std::optional<llvm::ArrayRef<InherentAttribute>>;
  return llvm::StringSwitch<Properties>(op)
      .Case("sdy.mesh", mesh)
      .Cases({"sdy.sharding_constraint", "sdy.reshard"}, Properties(sharding))
      .Case("sdy.sharding_group", shardingGroup)
      .Case("sdy.manual_computation", manualComputation)
      .Case("sdy.named_computation", namedComputation)
      .Default(std::nullopt);
}

bool artifact::isCast(Operation *op) {
  auto cast = mlir::dyn_cast<mlir::UnrealizedConversionCastOp>(op);
  return cast && cast.getNumOperands() == 1 && cast.getNumResults() == 1 &&
         cast.getOperand(0).getType() == cast.getResult(0).getType();
}

mlir::OwningOpRef<mlir::ModuleOp> artifact::withCasts(mlir::ModuleOp module, CastValues &values) {
  bool any = module
                 ->walk([](Operation *op) {
                   return isOfOtherDialect(op) ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
                 })
                 .wasInterrupted();
  if (!any)
    return {};
  mlir::OwningOpRef<mlir::ModuleOp> copy = copyOf(module);
  // Casts in the program have equal types on both sides.
  (*copy)->walk([](Operation *op) {
    if (!isCast(op))
      return;
    op->replaceAllUsesWith(op->getOperands());
    op->erase();
  });
  // Values in the order of their first use on the other side.
  llvm::MapVector<Value, llvm::SmallVector<mlir::OpOperand *, 1>> crossing;
  (*copy)->walk<mlir::WalkOrder::PreOrder>([&](Operation *op) {
    for (mlir::OpOperand &operand : op->getOpOperands())
      if (isOfOtherDialect(operand.get()) != isOfOtherDialect(op))
        crossing[operand.get()].push_back(&operand);
  });
  // The cast follows the value if a versioned op defines it, otherwise it comes with the first user. Of several casts
  // after one op or at the start of one block, the later value's comes first.
  auto cast = [&](Value value, llvm::ArrayRef<mlir::OpOperand *> uses, mlir::Location location) {
    Operation *op = castBehind(value, location);
    for (mlir::OpOperand *use : uses)
      use->set(op->getResult(0));
    values.push_back(isOfOtherDialect(value) ? op->getResult(0) : value);
  };
  std::vector<std::pair<Value, llvm::ArrayRef<mlir::OpOperand *>>> own;
  for (auto &[value, uses] : crossing)
    if (isOfOtherDialect(value))
      cast(value, uses, uses.front()->getOwner()->getLoc());
    else
      own.emplace_back(value, uses);
  // Results of an op and arguments of a block are in their own order.
  auto numberOf = [](Value value) {
    auto argument = mlir::dyn_cast<mlir::BlockArgument>(value);
    return argument ? argument.getArgNumber() : mlir::cast<mlir::OpResult>(value).getResultNumber();
  };
  llvm::sort(own, [&](auto &a, auto &b) { return numberOf(a.first) < numberOf(b.first); });
  for (auto &[value, uses] : own)
    cast(value, uses, value.getLoc());
  return copy;
}
