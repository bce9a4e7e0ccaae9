// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/speculation.h"

#include "dialect/dialect.h"
#include "passes/shapes.h"
#include "passes/speculation_rules.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

#include <algorithm>

namespace shlo::passes {

using mlir::Operation;

#define SHLO_SPECULATION_RULE(name) bool name(Operation *op);
#include "opset/speculation.inc"
#undef SHLO_SPECULATION_RULE

namespace {

struct Row {
  llvm::StringLiteral name;
  SpeculationKind kind;
  bool (*rule)(Operation *op); // null: none
};

// By name.
constexpr Row table[] = {
#define SHLO_SPECULATION(name, kind, rule) {name, SpeculationKind::kind, rule},
#include "opset/speculation.inc"
#undef SHLO_SPECULATION
};

Row rowOf(Operation *op) {
  const llvm::StringRef name = op->getName().getStringRef();
  const Row *found = std::lower_bound(std::begin(table), std::end(table), name,
                                      [](const Row &row, llvm::StringRef wanted) { return row.name < wanted; });
  return found != std::end(table) && found->name == name ? *found : Row{"", SpeculationKind::Checked, nullptr};
}

bool hasStaticOperands(Operation *op) {
  return llvm::none_of(op->getOperandTypes(), [](mlir::Type type) { return isDynamic(type); });
}

// Whether the operands that the static form of the op has as attributes are constants.
bool hasConstantShapes(Operation *op) {
  for (const StaticForm &form : staticForms())
    if (form.dynamicOp == op->getName().getStringRef())
      for (const ShapeOperand &shape : form.shapes)
        if (!isConstant(op->getOperand(shape.index)))
          return false;
  return true;
}

bool areAlike(Operation *op) {
  const unsigned pairs = std::min(op->getNumOperands(), op->getNumResults());
  for (unsigned i = 0; i < pairs; ++i)
    if (!isAlike(op->getOperand(i), op->getResult(i)))
      return false;
  return true;
}

// Whether the verifier has checked all that can be wrong, as far as the traits tell.
bool isChecked(Operation *op) {
  const bool isFree = mlir::isMemoryEffectFree(op) || op->hasTrait<mlir::OpTrait::HasRecursiveMemoryEffects>();
  return isFree && hasStaticOperands(op) && hasConstantShapes(op);
}

bool isAlways(Operation *op) {
  auto conditional = llvm::dyn_cast<mlir::ConditionallySpeculatable>(op);
  return conditional && conditional.getSpeculatability() == mlir::Speculation::Speculatable;
}

} // namespace

bool isConstant(mlir::Value value) { return value.getDefiningOp<ir::ConstantOp>() != nullptr; }

bool isAlike(mlir::Value operand, mlir::Value result) {
  auto from = llvm::dyn_cast<mlir::RankedTensorType>(operand.getType());
  auto to = llvm::dyn_cast<mlir::RankedTensorType>(result.getType());
  if (!from || !to)
    return false;
  for (unsigned dim = 0; dim < std::min(from.getRank(), to.getRank()); ++dim)
    if (from.isDynamicDim(dim) && !to.isDynamicDim(dim))
      return false;
  return true;
}

Speculatable speculatable(Operation *op) {
  if (isAlways(op))
    return Speculatable::Yes;
  const Row row = rowOf(op);
  bool may = false;
  switch (row.kind) {
  case SpeculationKind::Never: break;
  case SpeculationKind::Checked: may = isChecked(op); break;
  case SpeculationKind::Alike: may = areAlike(op); break;
  case SpeculationKind::Ruled: may = true; break;
  }
  if (!may || (row.rule && !row.rule(op)))
    return Speculatable::No;
  return op->hasTrait<mlir::OpTrait::HasRecursiveMemoryEffects>() ? Speculatable::OfRegions : Speculatable::Yes;
}

} // namespace shlo::passes
