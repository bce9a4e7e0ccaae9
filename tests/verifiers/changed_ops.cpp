// Mutates the ops of a module, their types and attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "changes.h"

#include "dialect/dialect.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/SmallVector.h"

#include <vector>

namespace shlo::test {
namespace {

using llvm::SmallVector;
using llvm::SmallVectorImpl;
using mlir::Attribute;
using mlir::Operation;
using mlir::Type;
using mlir::Value;

class Changer {
public:
  Changer(mlir::ModuleOp module, Random &random);
  bool change();

private:
  Type varied(Type type);
  Type variedElement(Type type);
  Attribute varied(Attribute attribute);
  Attribute variedNumbers(mlir::DenseElementsAttr attribute);
  template <typename T> void vary(SmallVectorImpl<T> &list, llvm::function_ref<T(T)> variedItem);

  bool changeType();
  bool changeOperand();
  bool changeOperandCount();
  bool swapOperands();
  bool changeAttribute();
  bool addAttribute();
  bool move();
  bool copy();
  bool erase();
  bool rename();
  bool replace();
  bool changeArguments();
  bool changeRegions();
  bool nest();

  mlir::ModuleOp module;
  mlir::MLIRContext *context;
  Random &random;
  std::vector<Operation *> ops; // all except the module
  std::vector<Value> values;
  std::vector<Type> types;
  std::vector<Attribute> attributes;
  std::vector<mlir::Block *> blocks;
};

Changer::Changer(mlir::ModuleOp module, Random &random) : module(module), context(module.getContext()), random(random) {
  module->walk([&](Operation *op) {
    if (op != module)
      ops.push_back(op);
    for (Value result : op->getResults())
      values.push_back(result);
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region) {
        blocks.push_back(&block);
        for (Value argument : block.getArguments())
          values.push_back(argument);
      }
    for (mlir::NamedAttribute attribute : op->getAttrs())
      attributes.push_back(attribute.getValue());
  });
  for (Value value : values)
    types.push_back(value.getType());
}

//===- Types and attributes ---------------------------------------------------------------------------------------===//

Type Changer::variedElement(Type type) {
  auto f32 = mlir::Float32Type::get(context);
  auto i8 = mlir::IntegerType::get(context, 8);
  switch (random.below(12)) {
  case 0: return f32;
  case 1: return mlir::Float64Type::get(context);
  case 2: return mlir::BFloat16Type::get(context);
  case 3: return mlir::IntegerType::get(context, 1);
  case 4: return mlir::IntegerType::get(context, unsigned(1) << random.below(8));
  case 5: return mlir::IntegerType::get(context, 32, mlir::IntegerType::Unsigned);
  case 6: return mlir::ComplexType::get(f32);
  case 7: return mlir::IndexType::get(context);
  case 8: return mlir::quant::UniformQuantizedType::get(1, i8, f32, 0.5 + double(random.below(2)), 0, -128, 127);
  case 9:
    return mlir::quant::UniformQuantizedPerAxisType::get(1, i8, f32, {0.5, 0.25}, {0, 0}, int32_t(random.below(3)),
                                                         -128, 127);
  case 10: return mlir::Float8E4M3FNType::get(context);
  default: return type;
  }
}

// Replaces, drops or repeats an item, or swaps two.
template <typename T> void Changer::vary(SmallVectorImpl<T> &list, llvm::function_ref<T(T)> variedItem) {
  if (list.empty())
    return;
  size_t at = random.below(list.size());
  switch (random.below(6)) {
  case 0: list.erase(list.begin() + at); break;
  case 1: list.insert(list.begin() + at, T(list[random.below(list.size())])); break;
  case 2: std::swap(list[at], list[random.below(list.size())]); break;
  default: list[at] = variedItem(list[at]);
  }
}

Type Changer::varied(Type type) {
  if (!types.empty() && random.oneIn(3))
    return random.of(types);
  if (auto function = llvm::dyn_cast<mlir::FunctionType>(type)) {
    SmallVector<Type> inputs(function.getInputs()), results(function.getResults());
    vary<Type>(random.oneIn(2) ? inputs : results, [&](Type item) { return varied(item); });
    return mlir::FunctionType::get(context, inputs, results);
  }
  auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
  if (!tensor) {
    SmallVector<Type> others = {ir::TokenType::get(context), mlir::TupleType::get(context, {type}),
                                mlir::NoneType::get(context), mlir::UnrankedTensorType::get(variedElement(type)),
                                mlir::RankedTensorType::get({2}, mlir::Float32Type::get(context))};
    return random.of(others);
  }
  SmallVector<int64_t> shape(tensor.getShape());
  Type element = tensor.getElementType();
  Attribute encoding = tensor.getEncoding();
  switch (random.below(6)) {
  case 0:
    if (!mlir::TensorType::isValidElementType(element = variedElement(element)))
      return type;
    break;
  case 1: shape.push_back(int64_t(random.below(4))); break;
  case 2:
    encoding = encoding ? Attribute() : mlir::UnitAttr::get(context);
    if (encoding && !shape.empty()) {
      SmallVector<int64_t> bounds(shape.size(), mlir::ShapedType::kDynamic);
      random.of(bounds) = 4;
      encoding = ir::TypeExtensionsAttr::get(context, bounds);
    }
    break;
  default:
    vary<int64_t>(shape, [&](int64_t extent) {
      static constexpr int64_t extents[] = {0, 1, 2, 3, 4, mlir::ShapedType::kDynamic, int64_t(1) << 40};
      return random.oneIn(3) ? extent + 1 : random.of(extents);
    });
  }
  for (int64_t &extent : shape)
    if (extent < 0)
      extent = mlir::ShapedType::kDynamic;
  return mlir::RankedTensorType::get(shape, element, encoding);
}

// Changes one number of an integer constant, or the shape of another constant.
Attribute Changer::variedNumbers(mlir::DenseElementsAttr attribute) {
  auto element = llvm::dyn_cast<mlir::IntegerType>(attribute.getElementType());
  if (element && attribute.getNumElements() > 0 && attribute.getNumElements() < 1000) {
    SmallVector<llvm::APInt> numbers(attribute.getValues<llvm::APInt>());
    llvm::APInt &number = random.of(numbers);
    number = random.oneIn(4) ? llvm::APInt(element.getWidth(), random.next(), false, true)
                             : number + llvm::APInt(element.getWidth(), 1 + 2 * random.below(2), false, true);
    return mlir::DenseElementsAttr::get(attribute.getType(), numbers);
  }
  if (attribute.isSplat())
    if (auto type = llvm::dyn_cast<mlir::RankedTensorType>(varied(attribute.getType())))
      if (type.hasStaticShape() && type.getElementType() == attribute.getElementType() && !type.getEncoding())
        return attribute.resizeSplat(type);
  return attribute;
}

Attribute Changer::varied(Attribute attribute) {
  if (random.oneIn(4)) { // of the same kind first, because other kinds are rejected early
    SmallVector<Attribute> same;
    for (Attribute other : attributes)
      if (other.getTypeID() == attribute.getTypeID())
        same.push_back(other);
    return random.oneIn(4) || same.empty() ? random.of(attributes) : random.of(same);
  }
  auto number = [&](int64_t value) {
    static constexpr int64_t numbers[] = {-1, 0, 1, 2, 3, INT64_MAX, INT64_MIN};
    return random.oneIn(2) ? int64_t(uint64_t(value) + 1 - 2 * random.below(2)) : random.of(numbers);
  };
  if (auto flag = llvm::dyn_cast<mlir::BoolAttr>(attribute))
    return mlir::BoolAttr::get(context, !flag.getValue());
  if (auto integer = llvm::dyn_cast<mlir::IntegerAttr>(attribute)) {
    llvm::APInt value(integer.getValue().getBitWidth(), uint64_t(number(0)), true, true);
    return mlir::IntegerAttr::get(integer.getType(), random.oneIn(2) ? integer.getValue() + 1 : value);
  }
  if (auto list = llvm::dyn_cast<mlir::DenseI64ArrayAttr>(attribute)) {
    SmallVector<int64_t> items(list.asArrayRef());
    vary<int64_t>(items, number);
    return mlir::DenseI64ArrayAttr::get(context, items);
  }
  if (auto list = llvm::dyn_cast<mlir::DenseBoolArrayAttr>(attribute)) {
    SmallVector<bool> items(list.asArrayRef());
    vary<bool>(items, [](bool item) { return !item; });
    return mlir::DenseBoolArrayAttr::get(context, items);
  }
  if (auto list = llvm::dyn_cast<mlir::DenseI32ArrayAttr>(attribute)) {
    SmallVector<int32_t> items(list.asArrayRef());
    vary<int32_t>(items, [&](int32_t item) { return int32_t(uint32_t(item) + 1 - 2 * uint32_t(random.below(2))); });
    return mlir::DenseI32ArrayAttr::get(context, items);
  }
  if (auto list = llvm::dyn_cast<mlir::ArrayAttr>(attribute)) {
    SmallVector<Attribute> items(list.getValue());
    vary<Attribute>(items, [&](Attribute item) { return varied(item); });
    return mlir::ArrayAttr::get(context, items);
  }
  if (auto elements = llvm::dyn_cast<mlir::DenseElementsAttr>(attribute))
    return variedNumbers(elements);
  if (auto type = llvm::dyn_cast<mlir::TypeAttr>(attribute))
    return mlir::TypeAttr::get(varied(type.getValue()));
  if (llvm::isa<mlir::FlatSymbolRefAttr>(attribute))
    for (int tries = 0; tries < 20; ++tries)
      if (auto name = random.of(ops)->getAttrOfType<mlir::StringAttr>(mlir::SymbolTable::getSymbolAttrName()))
        return mlir::FlatSymbolRefAttr::get(name);
  return random.of(attributes);
}

//===- Values -----------------------------------------------------------------------------------------------------===//

bool Changer::changeType() {
  if (values.empty())
    return false;
  Value value = random.of(values);
  value.setType(varied(value.getType()));
  return true;
}

bool Changer::changeOperand() {
  Operation *op = random.of(ops);
  if (!op->getNumOperands())
    return false;
  mlir::OpOperand &operand = op->getOpOperand(unsigned(random.below(op->getNumOperands())));
  Value other = random.of(values);
  // Mostly of the same type, so that only its position can be wrong.
  for (int tries = 0; tries < 40 && (other == operand.get() || other.getType() != operand.get().getType()); ++tries)
    other = random.of(values);
  operand.set(other);
  return true;
}

bool Changer::changeOperandCount() {
  Operation *op = random.of(ops);
  if (op->getNumOperands() && random.oneIn(2))
    op->eraseOperand(unsigned(random.below(op->getNumOperands())));
  else if (values.empty() || !op->getNumOperands())
    return false; // an op without operands has no room for one
  else
    op->insertOperands(unsigned(random.below(op->getNumOperands() + 1)), {random.of(values)});
  return true;
}

bool Changer::swapOperands() {
  Operation *op = random.of(ops);
  if (op->getNumOperands() < 2)
    return false;
  unsigned a = unsigned(random.below(op->getNumOperands())), b = unsigned(random.below(op->getNumOperands()));
  Value first = op->getOperand(a);
  op->setOperand(a, op->getOperand(b));
  op->setOperand(b, first);
  return true;
}

// The arguments of a function, whose type repeats their types, or those of another region.
bool Changer::changeArguments() {
  if (blocks.empty())
    return false;
  mlir::Block *block = random.of(blocks);
  if (block->getNumArguments() && random.oneIn(2)) {
    mlir::BlockArgument argument = block->getArgument(unsigned(random.below(block->getNumArguments())));
    if (!argument.use_empty())
      return false;
    block->eraseArgument(argument.getArgNumber());
  } else {
    block->addArgument(varied(types.empty() ? mlir::NoneType::get(context) : random.of(types)), module.getLoc());
  }
  return true;
}

//===- Attributes -------------------------------------------------------------------------------------------------===//

bool Changer::changeAttribute() {
  Operation *op = random.oneIn(50) ? module.getOperation() : random.of(ops);
  SmallVector<mlir::NamedAttribute> own(op->getAttrs());
  if (own.empty())
    return false;
  mlir::NamedAttribute attribute = random.of(own);
  if (random.oneIn(6))
    op->removeAttr(attribute.getName());
  else
    op->setAttr(attribute.getName(), varied(attribute.getValue()));
  return true;
}

bool Changer::addAttribute() {
  Operation *op = random.oneIn(10) ? module.getOperation() : random.of(ops);
  static constexpr llvm::StringLiteral names[] = {"mhlo.frontend_attributes",
                                                  "sym_name",
                                                  "stablehlo.any",
                                                  "func.any",
                                                  "arg_attrs",
                                                  "callee",
                                                  "function_type",
                                                  "res_attrs",
                                                  "sdy.sharding",
                                                  "sym_visibility",
                                                  "builtin.any",
                                                  "quant.any"};
  Attribute value = attributes.empty() || random.oneIn(4) ? mlir::UnitAttr::get(context) : random.of(attributes);
  if (random.oneIn(2))
    value = mlir::StringAttr::get(context, "main");
  op->setAttr(random.of(names), value);
  return true;
}

bool Changer::rename() {
  SmallVector<Operation *> symbols;
  for (Operation &op : *module.getBody())
    if (op.hasAttr(mlir::SymbolTable::getSymbolAttrName()))
      symbols.push_back(&op);
  if (symbols.empty())
    return false;
  Attribute other = random.oneIn(3) ? mlir::StringAttr::get(context, "renamed")
                                    : random.of(symbols)->getAttr(mlir::SymbolTable::getSymbolAttrName());
  random.of(symbols)->setAttr(mlir::SymbolTable::getSymbolAttrName(), other);
  return true;
}

//===- Ops --------------------------------------------------------------------------------------------------------===//

// A little up or down, or anywhere.
bool Changer::move() {
  Operation *op = random.of(ops), *target = random.of(ops);
  if (random.oneIn(2)) {
    target = op->getBlock() ? &op->getBlock()->front() : target;
    for (size_t steps = random.below(4); steps && target->getNextNode(); --steps)
      target = target->getNextNode();
  }
  if (op->isAncestor(target))
    return false;
  op->moveBefore(target);
  return true;
}

bool Changer::copy() {
  Operation *op = random.of(ops), *target = random.oneIn(2) ? op : random.of(ops);
  Operation *twin = op->clone();
  target->getBlock()->getOperations().insert(target->getIterator(), twin);
  return true;
}

bool Changer::erase() {
  Operation *op = random.of(ops);
  for (Value result : op->getResults()) {
    if (result.use_empty())
      continue;
    Value other = random.of(values);
    for (int tries = 0; tries < 40 && (other.getType() != result.getType() || other == result); ++tries)
      other = random.of(values);
    auto definition = other.getDefiningOp();
    auto argument = llvm::dyn_cast<mlir::BlockArgument>(other);
    if ((definition && op->isAncestor(definition)) ||
        (argument && argument.getOwner()->getParentOp() && op->isAncestor(argument.getOwner()->getParentOp())))
      return false;
    result.replaceAllUsesWith(other);
  }
  // An earlier change may have moved uses of inner values outside.
  bool isUsedOutside = op->walk([&](Operation *nested) {
                           for (Value result : nested->getResults())
                             for (Operation *user : result.getUsers())
                               if (!op->isAncestor(user))
                                 return mlir::WalkResult::interrupt();
                           for (mlir::Region &region : nested->getRegions())
                             for (mlir::Block &block : region)
                               for (Value argument : block.getArguments())
                                 for (Operation *user : argument.getUsers())
                                   if (!op->isAncestor(user))
                                     return mlir::WalkResult::interrupt();
                           return mlir::WalkResult::advance();
                         }).wasInterrupted();
  if (isUsedOutside)
    return false;
  op->erase();
  return true;
}

// Renames the op: to an op of the module, or to any op.
bool Changer::replace() {
  Operation *op = random.of(ops);
  mlir::OperationName name = random.of(ops)->getName();
  if (random.oneIn(3)) {
    llvm::ArrayRef<mlir::RegisteredOperationName> all = context->getRegisteredOperations();
    name = random.of(all);
  }
  if (random.oneIn(20))
    name = mlir::OperationName("test.unknown", context);
  mlir::OperationState state(op->getLoc(), name);
  state.addOperands(op->getOperands());
  state.addTypes(op->getResultTypes());
  state.addAttributes(op->getAttrs());
  for (mlir::Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  Operation *other = Operation::create(state);
  op->getBlock()->getOperations().insert(op->getIterator(), other);
  op->replaceAllUsesWith(other);
  op->erase();
  return true;
}

bool Changer::changeRegions() {
  SmallVector<Operation *> parents;
  for (Operation *op : ops)
    if (op->getNumRegions())
      parents.push_back(op);
  if (parents.empty())
    return false;
  mlir::MutableArrayRef<mlir::Region> regions = random.of(parents)->getRegions();
  mlir::Region &region = random.of(regions);
  switch (random.below(4)) {
  case 0: // the last op, which is the terminator
    if (region.empty() || region.front().empty() || !region.front().back().use_empty())
      return false;
    region.front().back().erase();
    return true;
  case 1: region.push_back(new mlir::Block); return true;
  case 2: // no terminator at the end
    if (region.empty() || region.front().empty())
      return false;
    region.front().push_back(random.of(ops)->clone());
    return true;
  default: { // a region of the same op, or of another
    mlir::MutableArrayRef<mlir::Region> others = random.of(parents)->getRegions();
    mlir::Region &other = random.of(others);
    if (&other == &region || other.isProperAncestor(&region) || region.isProperAncestor(&other))
      return false;
    mlir::Region kept;
    kept.takeBody(region);
    region.takeBody(other);
    other.takeBody(kept);
    return true;
  }
  }
}

// A nested module with some of the ops or copies of them.
bool Changer::nest() {
  auto nested = mlir::ModuleOp::create(module.getLoc());
  SmallVector<Operation *> moved;
  for (Operation &op : *module.getBody())
    if (random.oneIn(2))
      moved.push_back(&op);
  for (Operation *op : moved) {
    if (random.oneIn(2))
      nested.push_back(op->clone());
    else
      op->moveBefore(nested.getBody(), nested.getBody()->end());
    if (random.oneIn(4))
      nested.push_back(nested.getBody()->back().clone());
  }
  module.push_back(nested);
  return true;
}

bool Changer::change() {
  if (ops.empty())
    return false;
  static constexpr bool (Changer::*const changes[])() = {&Changer::changeType,
                                                         &Changer::changeType,
                                                         &Changer::changeOperand,
                                                         &Changer::changeOperand,
                                                         &Changer::changeOperand,
                                                         &Changer::changeAttribute,
                                                         &Changer::changeAttribute,
                                                         &Changer::changeAttribute,
                                                         &Changer::changeAttribute,
                                                         &Changer::swapOperands,
                                                         &Changer::addAttribute,
                                                         &Changer::move,
                                                         &Changer::copy,
                                                         &Changer::erase,
                                                         &Changer::rename,
                                                         &Changer::replace,
                                                         &Changer::replace,
                                                         &Changer::changeArguments,
                                                         &Changer::changeRegions,
                                                         &Changer::changeOperandCount,
                                                         &Changer::nest};
  for (int tries = 0; tries < 20; ++tries)
    if ((this->*random.of(changes))())
      return true;
  return false;
}

} // namespace

bool changeOps(mlir::ModuleOp module, Random &random) { return Changer(module, random).change(); }

} // namespace shlo::test
