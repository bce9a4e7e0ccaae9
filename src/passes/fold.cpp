// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/fold.h"

#include "base/work.h"
#include "dialect/dialect.h"
#include "dialect/elements.h"
#include "dialect/walk.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"

#include "llvm/ADT/APSInt.h"

#include <cstring>

namespace shlo::passes {

using mlir::DenseElementsAttr;
using mlir::ElementsAttr;
using mlir::Operation;
using mlir::RankedTensorType;
using mlir::Value;

namespace {

// The type, if a constant of the specification can have it; null otherwise.
RankedTensorType constantType(mlir::Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && !tensor.getEncoding() &&
                 ir::elementTypeOf(tensor.getElementType()) != ElementType::None
             ? tensor
             : nullptr;
}

// -1 if there are very many.
int64_t elementsIn(mlir::Type type) {
  const llvm::ArrayRef<int64_t> shape = llvm::cast<RankedTensorType>(type).getShape();
  return elementCount(Shape(shape.begin(), shape.end()));
}

bool isFloating(mlir::Type type) {
  const mlir::Type element = mlir::getElementTypeOrSelf(type);
  return llvm::isa<mlir::FloatType, mlir::ComplexType>(element);
}

RankedTensorType scalarType(mlir::Type type) {
  return RankedTensorType::get({}, llvm::cast<RankedTensorType>(type).getElementType());
}

bool isSplatConstant(ElementsAttr value) {
  auto dense = llvm::dyn_cast<DenseElementsAttr>(value);
  return dense && dense.isSplat() && dense.getNumElements() > 0;
}

// The elements as a constant of that type, which has as many or only one that is repeated.
DenseElementsAttr constantFrom(const Tensor &tensor, RankedTensorType type) {
  const size_t size = byteSize(tensor.type.element);
  llvm::ArrayRef<char> bytes(tensor.data(), tensor.size());
  // A value that is alike everywhere is stored once.
  if (bytes.size() > size && !std::memcmp(bytes.data(), bytes.data() + size, bytes.size() - size))
    bytes = bytes.take_front(size);
  return ir::elementsOfTensor(type, tensor.type.element, bytes);
}

bool areFinite(DenseElementsAttr value) {
  const mlir::Type element = value.getElementType();
  if (llvm::isa<mlir::FloatType>(element)) {
    if (value.isSplat())
      return value.getSplatValue<llvm::APFloat>().isFinite();
    return llvm::all_of(value.getValues<llvm::APFloat>(), [](const llvm::APFloat &x) { return x.isFinite(); });
  }
  if (!llvm::isa<mlir::ComplexType>(element))
    return true;
  auto isFinite = [](const std::complex<llvm::APFloat> &x) { return x.real().isFinite() && x.imag().isFinite(); };
  if (value.isSplat())
    return isFinite(value.getSplatValue<std::complex<llvm::APFloat>>());
  return llvm::all_of(value.getValues<std::complex<llvm::APFloat>>(), isFinite);
}

template <typename Number, typename Holds> bool allHold(DenseElementsAttr value, Holds holds) {
  if (value.isSplat())
    return holds(value.getSplatValue<Number>());
  return llvm::all_of(value.getValues<Number>(), holds);
}

} // namespace

//===- Conditions of records --------------------------------------------------------------------------------------===//

// Of a division or remainder: integers have no quotient with 0.
bool dividesByNoZero(Operation *op, llvm::ArrayRef<ElementsAttr> operands) {
  if (isFloating(op->getResult(0).getType()))
    return true;
  auto divisor = llvm::dyn_cast_or_null<DenseElementsAttr>(operands[1]);
  return divisor && allHold<llvm::APInt>(divisor, [](const llvm::APInt &x) { return !x.isZero(); });
}

// Of a conversion of floats to integers: numbers that these cannot be rounded to, and -0, are left to a run.
bool convertsValidly(Operation *op, llvm::ArrayRef<ElementsAttr> operands) {
  auto to = llvm::dyn_cast<mlir::IntegerType>(mlir::getElementTypeOrSelf(op->getResult(0).getType()));
  const mlir::Type from = mlir::getElementTypeOrSelf(op->getOperand(0).getType());
  if (!to || to.getWidth() == 1 || !llvm::isa<mlir::FloatType, mlir::ComplexType>(from))
    return true;
  auto value = llvm::dyn_cast_or_null<DenseElementsAttr>(operands[0]);
  return value && llvm::isa<mlir::FloatType>(from) && allHold<llvm::APFloat>(value, [&](const llvm::APFloat &x) {
           llvm::APSInt rounded(to.getWidth(), to.isUnsigned());
           bool isExact;
           return !x.isNegZero() &&
                  x.convertToInteger(rounded, llvm::APFloat::rmTowardZero, &isExact) != llvm::APFloat::opInvalidOp;
         });
}

// Of a reverse: one that does not is left to simplification.
bool changesOrder(Operation *op, llvm::ArrayRef<ElementsAttr> operands) {
  if (operands[0] && isSplatConstant(operands[0]))
    return false;
  auto type = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  return llvm::any_of(llvm::cast<ir::ReverseOp>(op).getDimensions(),
                      [&](int64_t dimension) { return type.getDimSize(dimension) > 1; });
}

// Of an op with a computation: it has only ops that can be folded themselves, without regions of their own, on its
// arguments and on constants.
bool hasFoldableBody(Operation *op, llvm::ArrayRef<ElementsAttr>) {
  for (Operation *nested = nextOp(op, op); nested; nested = nextOp(nested, op)) {
    if (nested->getNumRegions())
      return false;
    for (Value operand : nested->getOperands())
      if (operand.getParentBlock()->getParentOp() != op && !constantOf(operand))
        return false;
    if (nested->hasTrait<mlir::OpTrait::IsTerminator>() || constantOf(nested))
      continue;
    const OpFacts *facts = factsOf(nested);
    if (!facts || facts->folding == FoldKind::Never || facts->folding == FoldKind::Multiplies)
      return false;
  }
  return true;
}

//===- What can be folded -----------------------------------------------------------------------------------------===//

const OpFacts *ConstantFolder::knownFacts(Operation *op) {
  auto [entry, isNew] = facts.try_emplace(op->getName().getAsOpaquePointer());
  if (isNew) {
    entry->second = factsOf(op);
    if (entry->second && entry->second->folding == FoldKind::Never)
      entry->second = nullptr;
  }
  return entry->second;
}

// Whether the op is an operand of ops that compute or move elements, and of nothing else.
bool ConstantFolder::isUsedInFormulas(Operation *op) {
  return llvm::all_of(op->getUsers(),
                      [&](Operation *user) { return knownFacts(user) != nullptr && !user->getNumRegions(); });
}

std::optional<ConstantFolder::Form> ConstantFolder::formOf(Operation *op, const Forms &made) {
  const OpFacts *known = knownFacts(op);
  if (!known || left.contains(op) || !op->getNumResults() || !op->getNumOperands())
    return std::nullopt;
  auto isMadeSplat = [&](Value value) {
    auto form = made.find(value.getDefiningOp());
    return form != made.end() && form->second == Form::Splat;
  };
  const FoldKind kind = known->folding;
  const bool picks = kind == FoldKind::Picks || kind == FoldKind::Repeats;
  // Constants, and null for what is made; most ops end here.
  llvm::SmallVector<ElementsAttr, 4> constants;
  bool areSplats = true;
  for (Value operand : op->getOperands()) {
    ElementsAttr value = constantOf(operand);
    const bool isSplat = value ? isSplatConstant(value) : isMadeSplat(operand);
    if (!value && !made.contains(operand.getDefiningOp()))
      return std::nullopt;
    constants.push_back(value);
    areSplats &= isSplat;
    if (picks) // no other operand matters if the first one is a splat
      break;
  }
  const bool isPickOfSplat = picks && areSplats;
  llvm::SmallVector<mlir::Type, 4> types(op->getResultTypes());
  llvm::append_range(types, mlir::TypeRange(op->getOperandTypes()).take_front(isPickOfSplat ? 1 : SIZE_MAX));
  if (!llvm::all_of(types, constantType))
    return std::nullopt;
  const bool moves = picks || kind == FoldKind::Moves;
  if (!moves && !options.foldFloats && llvm::any_of(types, isFloating))
    return std::nullopt;
  const int64_t results = elementsIn(types.front());
  const bool isElementwise = !moves && kind != FoldKind::Multiplies && !op->getNumRegions();
  auto form = Form::Elements;
  if (areSplats && results != 0 && (picks || isElementwise)) {
    form = Form::Splat;
  } else {
    if (kind == FoldKind::Repeats)
      return std::nullopt;
    if (picks)
      for (Value operand : op->getOperands().drop_front()) {
        constants.push_back(constantOf(operand));
        if (!constants.back() && !made.contains(operand.getDefiningOp()))
          return std::nullopt;
      }
    int64_t most = 0;
    for (mlir::Type type : types) {
      const int64_t count = elementsIn(type);
      if (count < 0 || count > options.elementLimit)
        return std::nullopt;
      most = std::max(most, count);
    }
    constexpr int64_t productsPerElement = 64;
    if (kind == FoldKind::Multiplies && results && most > options.elementLimit / results * productsPerElement)
      return std::nullopt;
  }
  if (known->condition && !known->condition(op, constants))
    return std::nullopt;
  if (options.onlyInFormulas && !llvm::isa<ir::SelectOp>(op) && !isUsedInFormulas(op)) {
    waiting.insert(op);
    return std::nullopt;
  }
  return form;
}

void ConstantFolder::note(Operation *op, Rewriter &rewriter) {
  if (!run.evaluate || places.contains(op))
    return;
  const std::optional<Form> form = formOf(op, forms);
  if (!form)
    return;
  places[op] = noted.size();
  noted.push_back(op);
  forms[op] = *form;
  for (Value result : op->getResults())
    rewriter.touchUsers(result);
}

void ConstantFolder::forget(Operation *op) {
  left.erase(op);
  waiting.erase(op);
  if (!waiting.empty())
    for (Value operand : op->getOperands())
      if (Operation *maker = operand.getDefiningOp(); maker && waiting.contains(maker))
        retried.push_back(maker);
  if (auto place = places.find(op); place != places.end()) {
    noted[place->second] = nullptr;
    places.erase(place);
    forms.erase(op);
  }
}

//===- Evaluation -------------------------------------------------------------------------------------------------===//

// A program that computes ops on constants.
class ConstantFolder::Batch {
public:
  explicit Batch(const Module &beside) : module(beside.createBeside()), builder(module->op()) {
    const mlir::Location location = module->op().getLoc();
    builder.setInsertionPointToStart(module->op().getBody());
    main = mlir::func::FuncOp::create(builder, location, "main", builder.getFunctionType({}, {}));
    builder.setInsertionPointToStart(main.addEntryBlock());
  }

  void add(Operation *op, Form form, bool picks) {
    forms[op] = form;
    if (form == Form::Splat && picks) {
      scalars[op->getResult(0)] = scalarOf(op->getOperand(0));
      return;
    }
    mlir::IRMapping mapping;
    for (Value operand : op->getOperands())
      mapping.map(operand, form == Form::Splat ? scalarOf(operand) : elementsOf(operand));
    if (op->getNumRegions())
      for (Operation *nested = nextOp(op, op); nested; nested = nextOp(nested, op))
        for (Value operand : nested->getOperands())
          if (!mapping.contains(operand) && constantOf(operand))
            mapping.map(operand, elementsOf(operand));
    Operation *copy = builder.clone(*op, mapping);
    for (auto [old, result] : llvm::zip_equal(op->getResults(), copy->getResults())) {
      if (form == Form::Splat)
        result.setType(scalarType(old.getType()));
      (form == Form::Splat ? scalars : elements)[old] = result;
    }
  }
  const Forms &made() const { return forms; }

  // The results of the ops, in their order: a scalar for a splat.
  Result<std::vector<ElementsAttr>> evaluate(llvm::ArrayRef<Operation *> ops, const Evaluate &evaluator) {
    std::vector<Value> wanted, computed;
    for (Operation *op : ops)
      for (Value result : op->getResults()) {
        wanted.push_back(forms.lookup(op) == Form::Splat ? scalars.lookup(result) : elements.lookup(result));
        if (!constantOf(wanted.back()))
          computed.push_back(wanted.back());
      }
    std::vector<Tensor> tensors;
    if (!computed.empty()) {
      mlir::func::ReturnOp::create(builder, main.getLoc(), computed);
      main.setType(builder.getFunctionType({}, mlir::ValueRange(computed).getTypes()));
      Result<std::vector<Tensor>> run = evaluator(module);
      if (!run)
        return std::move(run.error());
      tensors = std::move(*run);
      if (tensors.size() != computed.size())
        return makeError(SHLO_INTERNAL, "the program of what is folded has other results");
    }
    std::vector<ElementsAttr> values;
    auto tensor = tensors.begin();
    for (Value value : wanted) {
      ElementsAttr known = constantOf(value);
      values.push_back(known ? known : constantFrom(*tensor++, llvm::cast<RankedTensorType>(value.getType())));
      if (!values.back())
        return makeError(SHLO_OUT_OF_MEMORY, "no memory for a folded constant");
    }
    return values;
  }

private:
  Value scalarOf(Value value) {
    Value &entry = scalars[value];
    if (!entry) {
      auto splat = llvm::cast<DenseElementsAttr>(constantOf(value));
      entry = constant(splat.resizeSplat(scalarType(value.getType())));
    }
    return entry;
  }
  Value elementsOf(Value value) {
    if (Value known = elements.lookup(value))
      return known;
    Value made;
    if (ElementsAttr known = constantOf(value))
      made = constant(known);
    else
      made = ir::BroadcastInDimOp::create(builder, main.getLoc(), value.getType(), scalars.lookup(value),
                                          llvm::ArrayRef<int64_t>());
    return elements[value] = made;
  }
  Value constant(ElementsAttr value) {
    return ir::ConstantOp::create(builder, main.getLoc(), value.getType(), value)->getResult(0);
  }

  std::shared_ptr<Module> module;
  mlir::OpBuilder builder;
  mlir::func::FuncOp main;
  Forms forms;
  llvm::DenseMap<Value, Value> scalars, elements; // of the program, in the batch
};

bool ConstantFolder::rewrite(Rewriter &rewriter) {
  std::vector<Operation *> ops;
  for (Operation *op : std::exchange(noted, {}))
    if (op)
      ops.push_back(op);
  places.clear();
  forms.clear();
  bool changed = false;
  for (Operation *op : std::exchange(retried, {}))
    if (waiting.erase(op)) { // it is still there
      rewriter.touch(op);
      changed = true;
    }
  return (!ops.empty() && fold(ops, rewriter)) || changed;
}

bool ConstantFolder::fold(llvm::ArrayRef<Operation *> ops, Rewriter &rewriter) {
  Batch batch(*run.owner);
  std::vector<Operation *> folded;
  std::vector<Operation *> late; // their operands come later
  for (Operation *op : ops) {
    checkWork();
    run.budget.step();
    const std::optional<Form> form = formOf(op, batch.made()); // patterns may have changed it
    if (!form) {
      if (!left.contains(op))
        late.push_back(op);
      continue;
    }
    uint64_t bytes = 0;
    for (mlir::Type type : op->getResultTypes())
      bytes += byteSize(ir::elementTypeOf(mlir::getElementTypeOrSelf(type))) *
               uint64_t(*form == Form::Splat ? 1 : elementsIn(type));
    if (!run.budget.mayFold(bytes)) {
      left.insert(op);
      continue;
    }
    run.budget.countFoldedBytes(bytes);
    const FoldKind kind = knownFacts(op)->folding;
    batch.add(op, *form, kind == FoldKind::Picks || kind == FoldKind::Repeats);
    folded.push_back(op);
  }
  bool changed = false;
  for (Operation *op : late)
    rewriter.touch(op);
  changed |= !late.empty() && !folded.empty();
  // What others of the batch alone use is not needed.
  llvm::DenseSet<Operation *> inside(folded.begin(), folded.end());
  std::vector<Operation *> wanted;
  for (Operation *op : folded)
    if (folded.size() == 1 || llvm::any_of(op->getUsers(), [&](Operation *user) { return !inside.contains(user); }))
      wanted.push_back(op);
  if (wanted.empty())
    return changed;
  Result<std::vector<ElementsAttr>> values = batch.evaluate(wanted, *run.evaluate);
  if (!values) {
    const Code code = values.error().code;
    if (code == SHLO_CANCELLED || code == SHLO_OUT_OF_MEMORY)
      throw PassFailure{std::move(values.error())};
    if (ops.size() == 1) {
      left.insert(ops.front());
      return changed;
    }
    // One of them cannot be computed; it is left, and all others are folded one by one.
    for (Operation *op : ops)
      changed |= fold(op, rewriter);
    return changed;
  }
  size_t next = 0;
  for (Operation *op : wanted) {
    const size_t count = op->getNumResults();
    changed |= replace(op, llvm::ArrayRef(*values).slice(next, count), rewriter);
    next += count;
  }
  return changed;
}

bool ConstantFolder::replace(Operation *op, llvm::ArrayRef<ElementsAttr> values, Rewriter &rewriter) {
  const bool mustBeFinite = knownFacts(op)->folding == FoldKind::ComputesFinite;
  llvm::SmallVector<Value, 2> constants;
  rewriter.goTo(op);
  for (auto [value, result] : llvm::zip_equal(values, op->getResults())) {
    auto dense = llvm::dyn_cast<DenseElementsAttr>(value);
    if (mustBeFinite && dense && !areFinite(dense)) {
      left.insert(op);
      return false;
    }
    auto type = llvm::cast<RankedTensorType>(result.getType());
    constants.push_back(rewriter.constant(value.getType() == type ? value : dense.resizeSplat(type)));
  }
  run.countRewrites("fold");
  rewriter.replace(op, constants);
  return true;
}

} // namespace shlo::passes
