// Replaces tuples with their elements: in functions, calls, composites and custom calls.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"
#include "dialect/walk.h"
#include "passes/failure.h"
#include "passes/pass.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

#include "llvm/ADT/DenseMap.h"

namespace shlo::passes {

using mlir::Operation;
using mlir::TupleType;
using mlir::Type;
using mlir::Value;

namespace {

using Values = llvm::SmallVector<Value, 4>;
using Types = llvm::SmallVector<Type, 4>;

bool isTuple(Type type) { return llvm::isa<TupleType>(type); }

bool hasTuple(Operation *op) {
  if (llvm::any_of(op->getOperandTypes(), isTuple) || llvm::any_of(op->getResultTypes(), isTuple))
    return true;
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      if (llvm::any_of(block.getArgumentTypes(), isTuple))
        return true;
  auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op);
  return function &&
         (llvm::any_of(function.getArgumentTypes(), isTuple) || llvm::any_of(function.getResultTypes(), isTuple));
}

// Whether a list of values may take the place of a tuple.
bool canFlatten(Operation *op) {
  if (auto call = llvm::dyn_cast<ir::CustomCallOp>(op))
    return !call.getOperandLayouts() && !call.getResultLayouts() && call.getOutputOperandAliases().empty() &&
           !op->hasAttr("result_tilings"); // these count operands and results
  return llvm::isa<mlir::func::FuncOp, mlir::func::CallOp, ir::CompositeOp>(op);
}

class Flattener {
public:
  explicit Flattener(PassRun &run) : run(run) {}

  Status flatten() {
    for (Operation *op = nextOp(run.root, run.root); op; op = nextOp(op, run.root)) {
      run.budget.step();
      for (mlir::Region &region : op->getRegions())
        if (!region.empty() && !region.hasOneBlock())
          return failure(SHLO_UNSUPPORTED, op, "its region has several blocks");
    }
    for (Operation *op = nextOp(run.root, run.root); op; op = nextOp(op, run.root)) {
      run.budget.step();
      op = visit(op);
    }
    // Nothing uses them any more, but each other.
    for (Operation *op : llvm::reverse(dead))
      op->erase();
    for (auto [block, count] : oldArguments)
      block->eraseArguments(0, count);
    return {};
  }

private:
  void count(Type type, uint64_t &leaves) {
    run.budget.step();
    auto tuple = llvm::dyn_cast<TupleType>(type);
    if (!tuple)
      leaves += 1;
    for (Type part : tuple ? tuple.getTypes() : llvm::ArrayRef<Type>())
      count(part, leaves);
  }
  void append(Type type, Types &leaves) {
    auto tuple = llvm::dyn_cast<TupleType>(type);
    if (!tuple)
      leaves.push_back(type);
    for (Type part : tuple ? tuple.getTypes() : llvm::ArrayRef<Type>())
      append(part, leaves);
  }
  template <typename Range> Types flat(Range &&types) {
    Types leaves;
    for (Type type : types)
      append(type, leaves);
    run.budget.countOps(leaves.size()); // a short type may say many
    return leaves;
  }

  // The elements of a tuple, down to those that are no tuples.
  const Values &elementsOf(Value tuple) {
    if (auto known = elements.find(tuple); known != elements.end())
      return known->second;
    mlir::OpBuilder builder(tuple.getContext());
    builder.setInsertionPointAfterValue(tuple);
    Values made;
    take(builder, tuple, made);
    return elements[tuple] = std::move(made);
  }
  void take(mlir::OpBuilder &builder, Value value, Values &leaves) {
    auto tuple = llvm::dyn_cast<TupleType>(value.getType());
    if (!tuple)
      return leaves.push_back(value);
    for (size_t i = 0; i < tuple.size(); ++i) {
      run.budget.countOps();
      Value part = ir::GetTupleElementOp::create(builder, value.getLoc(), tuple.getType(i), value,
                                                 builder.getI32IntegerAttr(int32_t(i)));
      kept.insert(part.getDefiningOp());
      take(builder, part, leaves);
    }
  }
  Values flatValues(mlir::ValueRange values) {
    Values leaves;
    for (Value value : values)
      if (isTuple(value.getType()))
        llvm::append_range(leaves, elementsOf(value));
      else
        leaves.push_back(value);
    run.budget.countOps(leaves.size());
    return leaves;
  }

  // The tuple itself, for an op that needs it.
  Value whole(mlir::OpBuilder &builder, Type type, llvm::ArrayRef<Value> &leaves) {
    auto tuple = llvm::dyn_cast<TupleType>(type);
    if (!tuple) {
      const Value first = leaves.front();
      leaves = leaves.drop_front();
      return first;
    }
    Values parts;
    for (Type part : tuple.getTypes())
      parts.push_back(whole(builder, part, leaves));
    run.budget.countOps();
    Operation *made = ir::TupleOp::create(builder, builder.getUnknownLoc(), type, parts);
    kept.insert(made);
    return made->getResult(0);
  }

  void replace(mlir::ValueRange old, mlir::ValueRange made) {
    size_t next = 0;
    for (Value value : old) {
      uint64_t size = 0;
      count(value.getType(), size);
      const mlir::ValueRange own = made.slice(next, size);
      next += size;
      if (isTuple(value.getType())) {
        elements[value] = Values(own);
        replaced.insert(value);
      } else {
        value.replaceAllUsesWith(own.front());
      }
    }
  }

  void flattenArguments(mlir::Block &block) {
    if (llvm::none_of(block.getArgumentTypes(), isTuple))
      return;
    const unsigned before = block.getNumArguments();
    const Values old(block.getArguments());
    for (Value argument : old)
      for (Type type : flat(llvm::ArrayRef(argument.getType())))
        block.addArgument(type, argument.getLoc());
    replace(old, block.getArguments().drop_front(before));
    oldArguments.emplace_back(&block, before);
  }

  // One dictionary per argument or result; the elements of a tuple have none.
  mlir::ArrayAttr flatDictionaries(mlir::ArrayAttr list, llvm::ArrayRef<Type> types) {
    if (!list || list.size() != types.size())
      return list;
    llvm::SmallVector<mlir::Attribute> made;
    for (auto [entry, type] : llvm::zip_equal(list, types)) {
      uint64_t size = 0;
      count(type, size);
      made.append(size, isTuple(type) ? mlir::DictionaryAttr::get(list.getContext()) : entry);
    }
    return mlir::ArrayAttr::get(list.getContext(), made);
  }

  void flattenFunction(mlir::func::FuncOp function) {
    const mlir::FunctionType type = function.getFunctionType();
    if (mlir::ArrayAttr list = function.getArgAttrsAttr())
      function.setArgAttrsAttr(flatDictionaries(list, type.getInputs()));
    if (mlir::ArrayAttr list = function.getResAttrsAttr())
      function.setResAttrsAttr(flatDictionaries(list, type.getResults()));
    function.setFunctionType(
        mlir::FunctionType::get(function.getContext(), flat(type.getInputs()), flat(type.getResults())));
    if (!function.isExternal())
      flattenArguments(function.getBody().front());
    run.countRewrites("flatten-function");
  }

  // Returns the op after which the walk goes on.
  Operation *visit(Operation *op) {
    if (kept.contains(op) || !hasTuple(op))
      return op;
    if (auto tuple = llvm::dyn_cast<ir::TupleOp>(op)) {
      replace(op->getResults(), flatValues(op->getOperands()));
      return bury(op);
    }
    if (auto get = llvm::dyn_cast<ir::GetTupleElementOp>(op)) {
      const Values &leaves = elementsOf(get.getOperand());
      const llvm::ArrayRef<Type> types = llvm::cast<TupleType>(get.getOperand().getType()).getTypes();
      uint64_t begin = 0, size = 0;
      for (Type type : types.take_front(size_t(get.getIndex())))
        count(type, begin);
      count(get.getType(), size);
      const Values own(llvm::ArrayRef<Value>(leaves).slice(begin, size));
      replace(op->getResults(), own);
      return bury(op);
    }
    if (llvm::isa<mlir::func::ReturnOp>(op)) {
      op->setOperands(flatValues(op->getOperands()));
      run.setChanged();
      return op;
    }
    if (!canFlatten(op)) {
      mlir::OpBuilder builder(op);
      for (mlir::OpOperand &operand : op->getOpOperands())
        if (replaced.contains(operand.get())) {
          llvm::ArrayRef<Value> leaves = elements[operand.get()];
          operand.set(whole(builder, operand.get().getType(), leaves));
        }
      return op;
    }
    if (auto function = llvm::dyn_cast<mlir::func::FuncOp>(op)) {
      flattenFunction(function);
      return op;
    }
    mlir::OperationState state(op->getLoc(), op->getName().getStringRef(), flatValues(op->getOperands()),
                               flat(op->getResultTypes()), op->getAttrDictionary().getValue());
    for (mlir::Region &region : op->getRegions())
      state.addRegion()->takeBody(region);
    mlir::OpBuilder builder(op);
    Operation *made = builder.create(state);
    replace(op->getResults(), made->getResults());
    bury(op);
    return made;
  }

  // It still has uses, by ops that are visited later.
  Operation *bury(Operation *op) {
    dead.push_back(op);
    kept.insert(op);
    run.countRewrites("flatten-tuple");
    return op;
  }

  PassRun &run;
  llvm::DenseMap<Value, Values> elements; // of tuples
  llvm::DenseSet<Value> replaced;         // tuples that will be gone
  llvm::DenseSet<Operation *> kept;       // that were made here, or are done
  std::vector<Operation *> dead;
  std::vector<std::pair<mlir::Block *, unsigned>> oldArguments;
};

} // namespace

bool hasTuples(mlir::ModuleOp module) {
  for (Operation *op = module; op; op = nextOp(op, module))
    if (hasTuple(op))
      return true;
  return false;
}

Status flattenTuples(PassRun &run) { return Flattener(run).flatten(); }

} // namespace shlo::passes
