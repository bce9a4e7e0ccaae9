// Replaces the integers that say whether they have a sign with those that do not.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"
#include "dialect/elements.h"
#include "dialect/walk.h"
#include "passes/pass.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/TypeSwitch.h"

namespace shlo::passes {

using mlir::Operation;
using mlir::Type;

namespace {

class SignlessTypes {
public:
  Type of(Type type) {
    if (const Type known = done.lookup(type))
      return known;
    const Type made = convert(type);
    done[type] = made;
    return made;
  }

  // The same bits. Null if MLIR cannot say them.
  mlir::Attribute of(mlir::Attribute constant) {
    if (auto number = llvm::dyn_cast<mlir::IntegerAttr>(constant))
      return number.getType().isIndex() ? constant : mlir::IntegerAttr::get(of(number.getType()), number.getValue());
    auto elements = llvm::dyn_cast<mlir::ElementsAttr>(constant);
    auto type = elements ? llvm::dyn_cast<mlir::RankedTensorType>(elements.getType()) : mlir::RankedTensorType();
    if (!type || of(type) == type)
      return constant;
    noteNegative(elements);
    return ir::sameBytes(constant, llvm::cast<mlir::RankedTensorType>(of(type)));
  }

  // Whether a short list has a number that is negative without its sign, as no extent may be.
  bool hasNegative() const { return isAnyNegative; }

private:
  void noteNegative(mlir::ElementsAttr elements) {
    constexpr int64_t longestShape = 64;
    auto integers = llvm::dyn_cast<mlir::DenseIntElementsAttr>(elements);
    isAnyNegative = isAnyNegative || (integers && integers.getNumElements() <= longestShape &&
                                      llvm::any_of(integers, [](const llvm::APInt &one) { return one.isNegative(); }));
  }

  // Types are nested no deeper than the reader of programs allows.
  Type convert(Type type) {
    auto all = [&](mlir::TypeRange types) { return llvm::map_to_vector(types, [&](Type one) { return of(one); }); };
    return llvm::TypeSwitch<Type, Type>(type)
        .Case([&](mlir::IntegerType integer) {
          return integer.isSignless() ? integer : mlir::IntegerType::get(integer.getContext(), integer.getWidth());
        })
        .Case([&](mlir::ShapedType shaped) -> Type {
          const Type element = of(shaped.getElementType());
          return element == shaped.getElementType() ? type : Type(shaped.clone(element));
        })
        .Case([&](mlir::TupleType tuple) { return mlir::TupleType::get(tuple.getContext(), all(tuple.getTypes())); })
        .Case([&](mlir::FunctionType function) {
          return mlir::FunctionType::get(function.getContext(), all(function.getInputs()), all(function.getResults()));
        })
        .Case([&](ir::FutureType future) { return ir::FutureType::get(future.getContext(), all(future.getTypes())); })
        .Default(type);
  }

  llvm::DenseMap<Type, Type> done;
  bool isAnyNegative = false;
};

// What the op itself defines: the value of a constant or of constant_like.
void convertAttributes(Operation *op, SignlessTypes &types) {
  for (mlir::StringAttr name : op->getName().getAttributeNames())
    if (const mlir::Attribute value = op->getInherentAttr(name).value_or(mlir::Attribute()))
      if (const mlir::Attribute made = types.of(value); made && made != value)
        op->setInherentAttr(name, made);
}

} // namespace

bool hasSignedTypes(mlir::ModuleOp module) {
  SignlessTypes types;
  auto isSigned = [&](Type type) { return types.of(type) != type; };
  for (Operation *op = module; op; op = nextOp(op, module)) {
    if (llvm::any_of(op->getResultTypes(), isSigned))
      return true;
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        if (llvm::any_of(block.getArgumentTypes(), isSigned))
          return true;
    if (auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op); function && isSigned(function.getFunctionType()))
      return true;
  }
  return false;
}

Status makeSignless(PassRun &run) {
  SignlessTypes types;
  auto convert = [&](mlir::Value value) { value.setType(types.of(value.getType())); };
  llvm::SmallVector<mlir::UnrealizedConversionCastOp> casts;
  llvm::SmallVector<Operation *> ids;
  forEachOp(run.root, [&](Operation *op) {
    run.budget.step();
    if (llvm::isa<ir::PartitionIdOp, ir::ReplicaIdOp>(op))
      ids.push_back(op); // they give unsigned numbers alone
    else
      llvm::for_each(op->getResults(), convert);
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        llvm::for_each(block.getArguments(), convert);
    if (auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op))
      function.setFunctionTypeAttr(mlir::TypeAttr::get(types.of(function.getFunctionType())));
    else if (auto cast = llvm::dyn_cast<mlir::UnrealizedConversionCastOp>(op))
      casts.push_back(cast);
    else
      convertAttributes(op, types);
  });
  // A cast that only changed the sign does nothing now.
  for (mlir::UnrealizedConversionCastOp cast : casts)
    if (cast->getOperandTypes() == cast->getResultTypes()) {
      cast->replaceAllUsesWith(cast->getOperands());
      cast->erase();
    }
  for (Operation *op : ids) {
    mlir::OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    auto bits =
        ir::BitcastConvertOp::create(builder, op->getLoc(), types.of(op->getResult(0).getType()), op->getResult(0));
    op->getResult(0).replaceAllUsesExcept(bits, bits);
  }
  run.setChanged();
  run.mayBeInvalid = types.hasNegative();
  return {};
}

} // namespace shlo::passes
