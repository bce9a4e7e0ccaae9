// pad-bounded-dimensions: makes a static program of one with bounded dimensions. Tensors have their bounds as extents,
// and the real extents are values beside them: arguments and results that follow the others, also of calls, loops and
// branches.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/padding_functions.h"

#include "dialect/walk.h"
#include "infer/infer.h"
#include "passes/failure.h"
#include "passes/functions.h"
#include "passes/reify_shapes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/DenseMap.h"

namespace shlo::passes {

using mlir::Operation;
using mlir::RankedTensorType;
using mlir::Type;
using mlir::Value;

namespace {

// What takes the place of a value.
struct Padded {
  Value value;
  Sizes sizes; // empty, or one per dimension; null: as many elements count as the type says
};

// A dimension of one of several values, whose size is carried beside them.
struct Carried {
  unsigned index, dim;
};
using CarriedList = llvm::SmallVector<Carried, 4>;

CarriedList carriedBy(mlir::TypeRange types) {
  CarriedList list;
  for (auto [index, type] : llvm::enumerate(types))
    if (RankedTensorType padded = paddedType(type))
      for (unsigned dim = 0; dim < padded.getRank(); ++dim)
        if (llvm::cast<RankedTensorType>(type).isDynamicDim(dim) && !padded.isDynamicDim(dim))
          list.push_back({unsigned(index), dim});
  return list;
}

Type sizeType(mlir::MLIRContext *context) { return RankedTensorType::get({}, mlir::IntegerType::get(context, 32)); }

// The padded types, and one for each size that is carried.
llvm::SmallVector<Type> paddedTypes(mlir::TypeRange types, mlir::MLIRContext *context) {
  llvm::SmallVector<Type> padded;
  for (Type type : types) {
    const RankedTensorType known = paddedType(type);
    padded.push_back(known ? Type(known) : type);
  }
  padded.append(carriedBy(types).size(), sizeType(context));
  return padded;
}

class Padder {
public:
  explicit Padder(PassRun &run) : run(run) {}

  Status pad() {
    std::vector<mlir::func::FuncOp> functions;
    for (auto function : mlir::ModuleOp(run.module).getOps<mlir::func::FuncOp>()) {
      functions.push_back(function);
      signatures[function.getSymName()] = function.getFunctionType();
    }
    run.setChanged();
    for (mlir::func::FuncOp function : functions)
      if (Status status = padSignature(function); !status)
        return status;
    for (mlir::func::FuncOp function : functions)
      for (Operation *op = nextOp(function, function); op; op = nextOp(op, function)) {
        run.budget.step();
        if (Status status = visit(op, op); !status)
          return status;
      }
    for (Operation *op : llvm::reverse(dead))
      op->erase();
    for (mlir::func::FuncOp function : functions)
      if (!function.isExternal())
        if (Status status = cleanUp(run, function); !status)
          return status;
    return {};
  }

private:
  Status padSignature(mlir::func::FuncOp function) {
    const mlir::FunctionType type = function.getFunctionType();
    const CarriedList in = carriedBy(type.getInputs()), out = carriedBy(type.getResults());
    if (in.empty() && out.empty())
      return {};
    if (function.isExternal())
      return failure(SHLO_UNSUPPORTED, function, "it cannot be padded: it has no body");
    auto extended = [](mlir::ArrayAttr list, size_t more) {
      llvm::SmallVector<mlir::Attribute> entries(list.begin(), list.end());
      entries.append(more, mlir::DictionaryAttr::get(list.getContext()));
      return mlir::ArrayAttr::get(list.getContext(), entries);
    };
    if (mlir::ArrayAttr list = function.getArgAttrsAttr())
      function.setArgAttrsAttr(extended(list, in.size()));
    if (mlir::ArrayAttr list = function.getResAttrsAttr())
      function.setResAttrsAttr(extended(list, out.size()));
    mlir::Block &body = function.getBody().front();
    padArguments(body, in);
    function.setFunctionType(mlir::FunctionType::get(type.getContext(), body.getArgumentTypes(),
                                                     paddedTypes(type.getResults(), type.getContext())));
    return {};
  }

  // The arguments have their bounds as extents, and their sizes follow.
  void padArguments(mlir::Block &block, const CarriedList &carried) {
    const unsigned count = block.getNumArguments();
    for (unsigned i = 0; i < count; ++i)
      if (RankedTensorType type = paddedType(block.getArgument(i).getType()))
        block.getArgument(i).setType(type);
    for (auto [index, dim] : carried) {
      const mlir::BlockArgument of = block.getArgument(index);
      run.budget.countOps();
      enter(of, of, dim, block.addArgument(sizeType(of.getContext()), of.getLoc()));
    }
  }

  // `value` takes the place of `old`, and `size` elements of it count along the dimension.
  void enter(Value old, Value value, unsigned dim, Value size) {
    Padded &entry = padded[old];
    entry.value = value;
    entry.sizes.resize(size_t(llvm::cast<RankedTensorType>(value.getType()).getRank()));
    entry.sizes[dim] = size;
  }

  // Sets operands as they are now.
  void takeOperands(PaddedOp &at) {
    for (mlir::OpOperand &operand : at.op->getOpOperands())
      if (auto known = padded.find(operand.get()); known != padded.end()) {
        at.sizes[operand.getOperandNumber()] = known->second.sizes;
        operand.set(known->second.value);
      }
  }

  Status refused(Operation *op, const llvm::Twine &why) {
    return failure(SHLO_UNSUPPORTED, op, "it cannot be padded: " + why);
  }

  // The walk goes on after `last`.
  Status visit(Operation *op, Operation *&last) {
    const CarriedList carried = carriedBy(op->getResultTypes());
    PaddedOp at(op, run.budget);
    takeOperands(at);
    bool isBounded = !carried.empty();
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      isBounded |= at.isPadded(i);
    if (op->hasTrait<mlir::OpTrait::IsTerminator>())
      return visitTerminator(at);
    if (!isBounded)
      return {};
    if (llvm::isa<ir::WhileOp, ir::IfOp, ir::CaseOp, mlir::func::CallOp>(op))
      return rebuild(at, carried, last);
    const PadFunction function = padFunctionOf(op);
    if (!function)
      return refused(op, "its operands or results have bounded dimensions");
    for (auto [i, result] : llvm::enumerate(op->getResults())) {
      const RankedTensorType known = paddedType(result.getType());
      at.declared[i] = known ? known : llvm::dyn_cast<RankedTensorType>(result.getType());
      if (!at.declared[i] || !at.declared[i].hasStaticShape())
        return refused(op, "a result has a dynamic dimension without a bound");
    }
    reifySizes(at, carried);
    function(at);
    if (!at.refusal)
      finish(at, carried);
    return at.refusal ? refused(op, at.refusal) : Status();
  }

  // The sizes of results by the rules of their shapes. The function of an op without a rule knows them.
  void reifySizes(PaddedOp &at, const CarriedList &carried) {
    llvm::SmallVector<Value> extents;
    unsigned reified = ~0u;
    for (auto [index, dim] : carried) {
      Sizes &sizes = at.resultSizes[index];
      sizes.resize(size_t(at.declared[index].getRank()));
      if (index != std::exchange(reified, index))
        extents = reifyExtents(at.builder, at.op->getResult(index),
                               [&](unsigned operand, int64_t dim) { return at.size(operand, dim); });
      if (!extents.empty())
        sizes[dim] = at.convert(extents[dim], at.builder.getI32Type());
    }
  }

  void finish(PaddedOp &at, const CarriedList &carried) {
    Operation *op = at.op;
    if (!at.made.empty()) {
      dead.push_back(op);
    } else {
      if (!infer(at))
        return;
      at.builder.setInsertionPointAfter(op);
      at.made.assign(op->result_begin(), op->result_end());
    }
    for (auto [i, value] : llvm::enumerate(at.made)) {
      Padded entry{at.fitted(value, at.declared[i].getShape()), at.resultSizes[i]};
      if (!entry.value)
        return;
      padded[op->getResult(unsigned(i))] = std::move(entry);
    }
    for (auto [index, dim] : carried)
      if (!at.resultSizes[index][dim])
        at.refuse("the extents of its results are not known");
  }

  // The results of an op that stays have the types that follow from its new operands.
  static bool infer(PaddedOp &at) {
    Operation *op = at.op;
    for (auto [result, type] : llvm::zip_equal(op->getResults(), at.declared)) {
      const llvm::SmallVector<int64_t> unknown(size_t(type.getRank()), mlir::ShapedType::kDynamic);
      result.setType(RankedTensorType::get(unknown, type.getElementType()));
    }
    llvm::SmallVector<Type> types;
    Diagnostic finding;
    if (failed(inferResultTypes(op, op->getOperandTypes(), nullptr, types, &finding))) {
      at.refuse("the bounds of its operands do not fit together");
      return false;
    }
    for (auto [result, type, declared] : llvm::zip_equal(op->getResults(), types, at.declared)) {
      auto tensor = llvm::dyn_cast<RankedTensorType>(type);
      result.setType(tensor && tensor.hasStaticShape() ? tensor : declared);
    }
    return true;
  }

  //===- Values that leave regions, and calls --------------------------------------------------------------------===//

  // Fits the operands to the types, and lets the sizes that are carried follow.
  Status extend(PaddedOp &at, mlir::TypeRange types, const CarriedList &carried,
                llvm::SmallVectorImpl<Value> &operands) {
    operands.assign(at.op->operand_begin(), at.op->operand_end());
    for (auto [i, type] : llvm::enumerate(types)) {
      auto wanted = llvm::dyn_cast<RankedTensorType>(type);
      const bool isStatic = wanted && wanted.hasStaticShape();
      if (i >= operands.size() || !at.type(unsigned(i)))
        continue;
      if (isStatic && at.type(unsigned(i)).hasStaticShape())
        operands[i] = at.fitted(operands[i], wanted.getShape());
      else if (!isStatic && at.isPadded(unsigned(i)))
        at.refuse("the bounds of a value are lost");
    }
    for (auto [index, dim] : carried)
      if (!at.refusal)
        operands.push_back(at.extent(index, dim));
    return at.refusal ? refused(at.op, at.refusal) : Status();
  }

  Status visitTerminator(PaddedOp &at) {
    Operation *parent = at.op->getParentOp();
    if (auto function = llvm::dyn_cast<mlir::func::FuncOp>(parent))
      carriedOut.try_emplace(parent, carriedBy(signatures[function.getSymName()].getResults()));
    auto known = carriedOut.find(parent);
    if (isCondition(at.op))
      return {};
    if (known == carriedOut.end()) {
      for (unsigned i = 0; i < at.op->getNumOperands(); ++i)
        if (at.isPadded(i))
          return refused(parent, "the bounds of a value are lost");
      return {};
    }
    const mlir::TypeRange types = llvm::isa<mlir::func::FuncOp>(parent)
                                      ? mlir::TypeRange(llvm::cast<mlir::func::FuncOp>(parent).getResultTypes())
                                      : mlir::TypeRange(parent->getResultTypes());
    llvm::SmallVector<Value> operands;
    if (Status status = extend(at, types, known->second, operands); !status)
      return status;
    at.op->setOperands(operands);
    return {};
  }
  static bool isCondition(Operation *terminator) {
    auto loop = llvm::dyn_cast<ir::WhileOp>(terminator->getParentOp());
    return loop && terminator->getParentRegion() == &loop.getCond();
  }

  // Makes the op again, with the sizes of its operands and results.
  Status rebuild(PaddedOp &at, const CarriedList &carried, Operation *&last) {
    Operation *op = at.op;
    const bool isLoop = llvm::isa<ir::WhileOp>(op);
    llvm::SmallVector<Type> types = paddedTypes(op->getResultTypes(), op->getContext()), taken = types;
    CarriedList in = isLoop ? carried : CarriedList();
    if (auto call = llvm::dyn_cast<mlir::func::CallOp>(op)) {
      auto callee = signatures.find(call.getCallee());
      if (callee == signatures.end())
        return refused(op, "the function that it calls is not in the module");
      in = carriedBy(callee->second.getInputs());
      taken = paddedTypes(callee->second.getInputs(), op->getContext());
    } else if (!isLoop) {
      taken.clear();
    }
    llvm::SmallVector<Value> operands;
    if (Status status = extend(at, taken, in, operands); !status)
      return status;
    mlir::OperationState state(op->getLoc(), op->getName().getStringRef(), operands, types,
                               op->getAttrDictionary().getValue());
    for (mlir::Region &region : op->getRegions())
      state.addRegion()->takeBody(region);
    run.budget.countOps();
    at.builder.setInsertionPointAfter(op); // the walk goes on behind it
    Operation *made = at.builder.create(state);
    if (isLoop)
      for (mlir::Region &region : made->getRegions()) {
        for (auto [argument, type] : llvm::zip(region.getArguments(), types))
          argument.setType(type);
        padArguments(region.front(), carried);
      }
    carriedOut[made] = carried;
    const unsigned count = op->getNumResults();
    for (unsigned i = 0; i < count; ++i)
      padded[op->getResult(i)] = {made->getResult(i), {}};
    for (auto [i, one] : llvm::enumerate(carried))
      enter(op->getResult(one.index), made->getResult(one.index), one.dim, made->getResult(count + unsigned(i)));
    dead.push_back(op);
    last = made;
    return {};
  }

  PassRun &run;
  llvm::DenseMap<Value, Padded> padded;
  llvm::DenseMap<Operation *, CarriedList> carriedOut; // what terminators in the op give beside its results
  llvm::StringMap<mlir::FunctionType> signatures;      // of functions, as they were
  std::vector<Operation *> dead;
};

} // namespace

RankedTensorType paddedType(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  auto encoding = tensor ? llvm::dyn_cast_or_null<ir::TypeExtensionsAttr>(tensor.getEncoding()) : nullptr;
  if (!encoding || int64_t(encoding.getBounds().size()) != tensor.getRank())
    return nullptr;
  llvm::SmallVector<int64_t> extents(tensor.getShape());
  bool isBounded = false;
  for (auto [extent, bound] : llvm::zip_equal(extents, encoding.getBounds()))
    if (mlir::ShapedType::isDynamic(extent) && !mlir::ShapedType::isDynamic(bound)) {
      extent = bound;
      isBounded = true;
    }
  return isBounded ? RankedTensorType::get(extents, tensor.getElementType()) : nullptr;
}

PadFunction padFunctionOf(Operation *op) {
  static constexpr std::pair<llvm::StringLiteral, PadFunction> functions[] = {
#define SHLO_PADDING(name, function) {name, function},
#include "opset/padding.inc"
#undef SHLO_PADDING
  };
  const llvm::StringRef name = op->getName().getStringRef();
  for (const auto &[known, function] : functions)
    if (known == name)
      return function;
  return nullptr;
}

bool hasBoundedDimensions(mlir::ModuleOp module) {
  auto isBounded = [](Type type) { return bool(paddedType(type)); };
  for (Operation *op = module; op; op = nextOp(op, module)) {
    if (llvm::any_of(op->getResultTypes(), isBounded))
      return true;
    if (auto function = llvm::dyn_cast<mlir::func::FuncOp>(op))
      if (llvm::any_of(function.getArgumentTypes(), isBounded) || llvm::any_of(function.getResultTypes(), isBounded))
        return true;
  }
  return false;
}

Status padBoundedDimensions(PassRun &run) { return Padder(run).pad(); }

} // namespace shlo::passes
