// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/shape_folding.h"

#include "dialect/elements.h"
#include "passes/failure.h"
#include "passes/rewriter.h"
#include "passes/shapes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OperationSupport.h"

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

void ShapeFolder::addUsers(Value value) {
  constexpr unsigned most = 16; // operands to look at each time that one becomes known
  llvm::SmallVector<Operation *> open(value.getUsers());
  while (!open.empty()) {
    Operation *user = open.pop_back_val();
    run.budget.step();
    if (user->getNumOperands() <= most && !waiting.contains(user) && add(user))
      llvm::append_range(open, user->getResult(0).getUsers());
  }
}

namespace {

// Ops that compute the same.
struct SameOp : llvm::DenseMapInfo<Operation *> {
  static unsigned getHashValue(const Operation *op) {
    return unsigned(OperationEquivalence::computeHash(
        const_cast<Operation *>(op), OperationEquivalence::directHashValue, OperationEquivalence::ignoreHashValue,
        OperationEquivalence::IgnoreLocations));
  }
  static bool isEqual(const Operation *a, const Operation *b) {
    if (a == b)
      return true;
    return a != getEmptyKey() && a != getTombstoneKey() && b != getEmptyKey() && b != getTombstoneKey() &&
           OperationEquivalence::isEquivalentTo(const_cast<Operation *>(a), const_cast<Operation *>(b),
                                                OperationEquivalence::IgnoreLocations);
  }
};

// A function without arguments that computes the values of ops. Programs repeat the arithmetic of their shapes, so
// equal ops are one here.
class Computation {
public:
  explicit Computation(MLIRContext *context)
      : location(UnknownLoc::get(context)), module(ModuleOp::create(location)), builder(context) {
    builder.setInsertionPointToStart(module->getBody());
    main = func::FuncOp::create(builder, location, "main", builder.getFunctionType({}, {}));
    builder.setInsertionPointToStart(main.addEntryBlock());
  }

  void addConstant(Value value, ElementsAttr elements) {
    add(value, ir::ConstantOp::create(builder, location, value.getType(), elements));
  }
  void addOp(Operation *op) {
    for (Value operand : op->getOperands())
      if (!mapping.contains(operand))
        addConstant(operand, constantOf(operand));
    add(op->getResult(0), builder.clone(*op, mapping));
    isComputed = true;
  }
  void need(Value value) {
    Value mapped = mapping.lookup(value);
    auto [place, isNew] = places.try_emplace(mapped, results.size());
    if (isNew)
      results.push_back(mapped);
    needed.push_back({value, place->second});
  }

  // The values that are needed; none if they cannot be computed. Throws PassFailure if a run fails for another reason.
  llvm::DenseMap<Value, ElementsAttr> run(const PassRun &run) {
    llvm::DenseMap<Value, ElementsAttr> values;
    if (!isComputed || results.empty())
      return values;
    func::ReturnOp::create(builder, location, results);
    main.setFunctionType(builder.getFunctionType({}, ValueRange(results).getTypes()));
    std::shared_ptr<Module> beside = run.owner->createBeside();
    beside->adopt(module.release(), /*usesAreOrdered=*/true);
    Result<std::vector<Tensor>> tensors = (*run.evaluate)(std::move(beside));
    if (tensors) {
      for (auto [value, place] : needed)
        values[value] = elementsOf((*tensors)[place], cast<RankedTensorType>(value.getType()));
      return values;
    }
    if (tensors.error().code != SHLO_UNSUPPORTED && tensors.error().code != SHLO_INVALID_PROGRAM)
      throw PassFailure{std::move(tensors.error())};
    return values;
  }

private:
  void add(Value value, Operation *made) {
    auto [known, isNew] = ops.insert(made);
    if (!isNew)
      made->erase();
    mapping.map(value, (*known)->getResult(0));
  }

  const Location location;
  OwningOpRef<ModuleOp> module;
  OpBuilder builder;
  func::FuncOp main;
  IRMapping mapping;
  llvm::DenseSet<Operation *, SameOp> ops;
  llvm::DenseMap<Value, size_t> places; // among the results
  llvm::SmallVector<Value> results;
  std::vector<std::pair<Value, size_t>> needed;
  bool isComputed = false;
};

} // namespace

bool ShapeFolder::fold() {
  if (order.empty())
    return false;
  Computation computation(run.root->getContext());
  llvm::DenseMap<Value, ElementsAttr> extents;
  for (Operation *op : order) {
    run.budget.step();
    Value result = op->getResult(0);
    if (auto size = dyn_cast<ir::GetDimensionSizeOp>(op)) {
      const auto tensor = cast<RankedTensorType>(size.getOperand().getType());
      extents[result] =
          scalarConstant(cast<RankedTensorType>(result.getType()), tensor.getDimSize(unsigned(size.getDimension())));
      computation.addConstant(result, extents[result]);
      continue;
    }
    computation.addOp(op);
    // What only these ops use goes with them.
    if (llvm::any_of(result.getUsers(), [&](Operation *user) { return !waiting.contains(user); }))
      computation.need(result);
  }
  llvm::DenseMap<Value, ElementsAttr> values = computation.run(run);
  values.insert_range(extents);
  OpBuilder builder(run.root->getContext());
  for (Operation *op : llvm::reverse(order)) {
    Value result = op->getResult(0);
    if (ElementsAttr value = values.lookup(result); value && !result.use_empty()) {
      builder.setInsertionPoint(op);
      result.replaceAllUsesWith(ir::ConstantOp::create(builder, op->getLoc(), result.getType(), value)->getResult(0));
      run.countRewrites("fold");
    }
    if (result.use_empty())
      erase(op);
  }
  order.clear();
  waiting.clear();
  return true;
}

// Constants that have no other use go with the op.
void ShapeFolder::erase(Operation *op) {
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

} // namespace shlo::passes
