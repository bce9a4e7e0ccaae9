// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/shape_folding.h"

#include "dialect/elements.h"
#include "passes/failure.h"
#include "passes/rewriter.h"
#include "passes/shapes.h"

#include "mlir/IR/IRMapping.h"

#include "llvm/ADT/STLExtras.h"

namespace shlo::passes {

using namespace mlir;

// A scalar constant of a small integer, such as an extent.
static ElementsAttr scalarConstant(RankedTensorType type, int64_t value) {
  return DenseElementsAttr::get(type, APInt(type.getElementType().getIntOrFloatBitWidth(), uint64_t(value)));
}

// The static type of a tensor of integers that the executor has; null for others.
static RankedTensorType integersTypeOf(Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  return tensor && isa<IntegerType>(tensor.getElementType()) && tensor.hasStaticShape() &&
                 ir::elementTypeOf(tensor.getElementType()) != ElementType::None
             ? tensor
             : nullptr;
}

ShapeFolder::ShapeFolder(PassRun &run) : run(run) {
  for (llvm::StringLiteral op : shapeOps())
    names.insert(OperationName(op, run.root->getContext()).getAsOpaquePointer());
}

// Constants that are no integers are compared, but not converted or rounded: shapes do not depend on arithmetic of
// floats. Division by zero stays, for the run to decide.
bool ShapeFolder::mayFold(Operation *op) {
  if (op->getNumResults() != 1 || !names.contains(op->getName().getAsOpaquePointer()))
    return false;
  RankedTensorType type = integersTypeOf(op->getResult(0));
  if (!type)
    return false;
  if (isa<ir::GetDimensionSizeOp>(op))
    return true;
  const bool isComparison = isa<ir::CompareOp>(op);
  for (Value operand : op->getOperands()) {
    if (!isComparison && !integersTypeOf(operand))
      return false;
    if (!isWaiting(operand) && !constantOf(operand))
      return false;
  }
  // What repeats or mixes shapes is data, not the arithmetic of shapes.
  if (isa<ir::BroadcastInDimOp>(op))
    return isSplat(op);
  if (isa<ir::ClampOp>(op))
    return llvm::all_equal(op->getOperandTypes());
  if (isa<ir::DivOp, ir::RemOp>(op))
    return !isZeroDivision(op);
  return true;
}

bool ShapeFolder::isSplat(Operation *op) {
  if (cast<RankedTensorType>(op->getOperand(0).getType()).getNumElements() == 1)
    return true;
  if (isWaiting(op->getOperand(0)))
    fold();
  ElementsAttr constant = constantOf(op->getOperand(0));
  return constant && constant.isSplat();
}

bool ShapeFolder::isZeroDivision(Operation *op) {
  if (isWaiting(op->getOperand(1)))
    fold();
  auto divisor = dyn_cast_or_null<DenseIntElementsAttr>(constantOf(op->getOperand(1)));
  if (!divisor)
    return true;
  for (const APInt &number : divisor.getValues<APInt>())
    if (number.isZero())
      return true;
  return false;
}

bool ShapeFolder::add(Operation *op) {
  if (waiting.contains(op))
    return true;
  if (!run.evaluate || !mayFold(op))
    return false;
  auto size = dyn_cast<ir::GetDimensionSizeOp>(op);
  if (size) {
    auto tensor = cast<RankedTensorType>(size.getOperand().getType());
    if (size.getDimension() >= uint64_t(tensor.getRank()) || tensor.isDynamicDim(unsigned(size.getDimension())) ||
        tensor.getDimSize(unsigned(size.getDimension())) > INT32_MAX)
      return false;
  }
  const auto type = cast<RankedTensorType>(op->getResult(0).getType());
  const uint64_t width = (type.getElementTypeBitWidth() + 7) / 8;
  if (!run.budget.mayFold(uint64_t(type.getNumElements()) * width))
    return false;
  run.budget.countFoldedBytes(uint64_t(type.getNumElements()) * width);
  waiting.insert(op);
  order.push_back(op);
  return true;
}

bool ShapeFolder::fold() {
  if (order.empty())
    return false;
  // The program of these ops. It returns what others than these use.
  MLIRContext *context = run.root->getContext();
  std::shared_ptr<Module> beside = run.owner->createBeside();
  const Location location = UnknownLoc::get(context);
  OwningOpRef<ModuleOp> module(ModuleOp::create(location));
  OpBuilder builder(context);
  builder.setInsertionPointToStart(module->getBody());
  auto main = func::FuncOp::create(builder, location, "main", builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(main.addEntryBlock());
  IRMapping mapping;
  llvm::SmallVector<Operation *> needed;
  llvm::SmallVector<Value> results;
  llvm::DenseMap<Operation *, ElementsAttr> values;
  bool isComputed = false;
  for (Operation *op : order) {
    run.budget.step();
    Value result = op->getResult(0);
    if (auto size = dyn_cast<ir::GetDimensionSizeOp>(op)) {
      const int64_t extent =
          cast<RankedTensorType>(size.getOperand().getType()).getDimSize(unsigned(size.getDimension()));
      values[op] = scalarConstant(cast<RankedTensorType>(result.getType()), extent);
      mapping.map(result, ir::ConstantOp::create(builder, location, result.getType(), values[op])->getResult(0));
      continue;
    }
    for (Value operand : op->getOperands())
      if (!mapping.contains(operand))
        builder.clone(*operand.getDefiningOp(), mapping);
    builder.clone(*op, mapping);
    isComputed = true;
    if (llvm::any_of(result.getUsers(), [&](Operation *user) { return !waiting.contains(user); })) {
      needed.push_back(op);
      results.push_back(mapping.lookup(result));
    }
  }
  if (isComputed && !results.empty()) {
    func::ReturnOp::create(builder, location, results);
    main.setFunctionType(builder.getFunctionType({}, ValueRange(results).getTypes()));
    beside->adopt(module.release(), /*usesAreOrdered=*/true);
    Result<std::vector<Tensor>> tensors = (*run.evaluate)(std::move(beside));
    if (!tensors) {
      // What cannot run cannot be folded.
      if (tensors.error().code != SHLO_UNSUPPORTED && tensors.error().code != SHLO_INVALID_PROGRAM)
        throw PassFailure{std::move(tensors.error())};
      tensors = std::vector<Tensor>();
    }
    for (auto [op, tensor] : llvm::zip(needed, *tensors))
      values[op] = elementsOf(tensor, cast<RankedTensorType>(op->getResult(0).getType()));
  }
  // Users first: what is used by nothing else goes with them.
  for (Operation *op : llvm::reverse(order)) {
    ElementsAttr value = values.lookup(op);
    Value result = op->getResult(0);
    if (value && !result.use_empty()) {
      builder.setInsertionPoint(op);
      result.replaceAllUsesWith(ir::ConstantOp::create(builder, op->getLoc(), result.getType(), value)->getResult(0));
      run.countRewrites("fold");
    }
    if (!result.use_empty())
      continue;
    llvm::SmallVector<Operation *, 4> makers;
    for (Value operand : op->getOperands())
      if (constantOf(operand) && !llvm::is_contained(makers, operand.getDefiningOp()))
        makers.push_back(operand.getDefiningOp());
    op->erase();
    for (Operation *maker : makers)
      if (maker->use_empty())
        maker->erase();
    run.setChanged();
  }
  order.clear();
  waiting.clear();
  return true;
}

} // namespace shlo::passes
