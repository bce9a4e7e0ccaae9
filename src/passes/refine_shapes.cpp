// stablehlo-refine-shapes: makes types static, by the rules that verification has, too.
//
// Functions are walked in the order of their ops. A call leads into its function, which is refined once; then the call
// gets the types of its results. What computes shapes is folded on the way, because extents depend on it. In the end,
// what nothing uses is erased, and constants are unified at the head of the function.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/diagnostics.h"
#include "dialect/walk.h"
#include "infer/infer.h"
#include "passes/failure.h"
#include "passes/functions.h"
#include "passes/rewriter.h"
#include "passes/shape_folding.h"
#include "passes/shapes.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

#include <deque>
#include <set>

namespace shlo::passes {

using namespace mlir;

namespace {

// What a function is refined for: tokens that lead its operands, the constants behind them, and the types of the rest.
struct Signature {
  unsigned tokens = 0;
  llvm::SmallVector<Attribute, 4> constants;
  llvm::SmallVector<Type, 8> types;

  bool operator==(const Signature &other) const {
    return tokens == other.tokens && constants == other.constants && types == other.types;
  }
};

struct Refined {
  func::FuncOp function;
  Signature signature;
  bool isOpen = true;
  bool hasEffects = false;
  llvm::SmallVector<ElementsAttr> constants; // the results that are constants of integers, null for others
};

class Refiner {
public:
  explicit Refiner(PassRun &run) : run(run), folder(run) {
    for (auto function : ModuleOp(run.module).getOps<func::FuncOp>())
      functions[function.getSymName()] = function;
    countDecompositions();
  }

  Status refine(func::FuncOp main) {
    Refined &first = all.emplace_back();
    first.function = main;
    byFunction[main] = &first;
    if (Status status = enter(first, nullptr); !status)
      return status;
    while (!frames.empty()) {
      run.budget.step();
      Frame &frame = frames.back();
      if (!frame.next) {
        Operation *caller = frame.caller;
        leave(frame);
        frames.pop_back();
        if (caller)
          if (Status status = returnTo(caller); !status)
            return status;
        continue;
      }
      if (Status status = visit(frame); !status)
        return status;
    }
    return {};
  }

  void reportDynamic() {
    for (Refined &refined : all)
      forEachOp(refined.function, [&](Operation *op) { report(op); });
  }

private:
  struct Frame {
    Refined *refined;
    Operation *caller; // null for the main function
    Operation *next;   // null at the end
    uint64_t changes;  // of the module, when its function was clean
    bool hasConcatenations = false;
  };

  void change() {
    ++changes;
    run.setChanged();
  }
  void fold() { changes += folder.fold(); }

  //===- Walking ---===//

  Status enter(Refined &refined, Operation *caller) {
    func::FuncOp function = refined.function;
    if (!function.getBody().hasOneBlock())
      return failure(SHLO_INVALID_PROGRAM, function, "must have exactly one block");
    begin(function);
    frames.push_back({&refined, caller, &function.getBody().front().front(), changes});
    return {};
  }

  // Goes to the op that follows, into and out of regions. Ops with regions are refined after these.
  Status step(Frame &frame) {
    Operation *op = frame.next;
    for (Region &region : op->getRegions())
      if (!region.empty() && !region.front().empty()) {
        frame.next = &region.front().front();
        return {};
      }
    if (Status status = refineTypes(op, frame); !status)
      return status;
    return goOn(op, frame);
  }

  Status goOn(Operation *op, Frame &frame) {
    Operation *function = frame.refined->function;
    while (op != function) {
      if (Operation *following = op->getNextNode()) {
        frame.next = following;
        return {};
      }
      Operation *parent = op->getParentOp();
      Operation *inside = parent == function ? nullptr : followingBlock(op->getBlock());
      if (inside) {
        frame.next = inside;
        return {};
      }
      if (parent != function)
        if (Status status = refineTypes(parent, frame); !status)
          return status;
      op = parent;
    }
    frame.next = nullptr;
    return {};
  }

  // The first op of the next block in the op's regions; null if there is none.
  static Operation *followingBlock(Block *block) {
    Block *next = block->getNextNode();
    for (Region *region = block->getParent();; next = &region->front()) {
      if (next && !next->empty())
        return &next->front();
      do {
        const unsigned number = region->getRegionNumber() + 1;
        if (number == region->getParentOp()->getNumRegions())
          return nullptr;
        region = &region->getParentOp()->getRegion(number);
      } while (region->empty());
    }
  }

  Status visit(Frame &frame) {
    Operation *op = frame.next;
    if (isOpTriviallyDead(op) || constantOf(op))
      return goOn(op, frame);
    frame.refined->hasEffects |= hasOwnEffects(op);
    if (auto call = dyn_cast<func::CallOp>(op))
      return refineCall(call, frame);
    if (auto composite = dyn_cast<ir::CompositeOp>(op))
      return refineComposite(composite, frame);
    if (auto loop = dyn_cast<ir::WhileOp>(op))
      giveStateTypes(loop);
    return step(frame);
  }

  //===- Types of results ---===//

  Status refineTypes(Operation *op, Frame &frame) {
    if (auto back = dyn_cast<func::ReturnOp>(op)) {
      setFunctionType(frame.refined->function, back);
      return {};
    }
    if (folder.add(op))
      return {};
    if (auto concatenate = dyn_cast<ir::ConcatenateOp>(op); concatenate && !joinSplats(concatenate))
      frame.hasConcatenations = true;
    if (auto slice = dyn_cast<ir::DynamicSliceOp>(op); slice && sliceOfSplat(slice))
      return {};
    const bool isTouched = touched.erase(op);
    if (!isTouched && llvm::none_of(op->getResultTypes(), isDynamic))
      return {};
    if (auto call = dyn_cast<ir::CustomCallOp>(op))
      return refineCustomCall(call);
    if (auto cast = dyn_cast<UnrealizedConversionCastOp>(op)) {
      if (cast->getNumOperands() == 1 && cast->getNumResults() == 1)
        replace(cast, cast->getOperand(0));
      return {};
    }
    // Like the reference, which refines these only if each element becomes one.
    if (auto convert = dyn_cast<ir::BitcastConvertOp>(op); convert && changesWidth(convert))
      return {};
    llvm::SmallVector<Type> types;
    Diagnostic finding;
    // What the op reads may wait to be folded.
    auto value = [&](unsigned operand, llvm::SmallVectorImpl<int64_t> &values) {
      if (!folder.isWaiting(op->getOperand(operand)))
        return false;
      fold();
      return integersOf(op->getOperand(operand).getDefiningOp(), values);
    };
    if (failed(inferResultTypes(op, op->getOperandTypes(), value, types, &finding)))
      return contradiction(op, std::move(finding));
    if (auto slice = dyn_cast<ir::RealDynamicSliceOp>(op); slice && isDynamic(types[0])) {
      llvm::SmallVector<int64_t> sizes;
      auto tensor = cast<RankedTensorType>(types[0]);
      foldOperandsOf(slice.getLimitIndices().getDefiningOp());
      if (sliceSizes(slice, sizes) && areCompatible(tensor.clone(sizes), tensor))
        types[0] = tensor.clone(sizes);
    }
    setTypes(op, types);
    folder.add(op);
    return {};
  }

  static bool changesWidth(ir::BitcastConvertOp convert) {
    auto from = dyn_cast<RankedTensorType>(convert.getOperand().getType());
    auto to = dyn_cast<RankedTensorType>(convert.getType());
    return from && to && from.getRank() != to.getRank();
  }

  void foldOperandsOf(Operation *op) {
    if (op && llvm::any_of(op->getOperands(), [&](Value operand) { return folder.isWaiting(operand); }))
      fold();
  }

  Status contradiction(Operation *op, Diagnostic finding) {
    fold(); // assertions may say it better
    finding.op = op->getName().getStringRef().str();
    finding.message = "the refined shapes do not fit: " + finding.message;
    for (OpOperand &operand : op->getOpOperands())
      if (std::string arguments = argumentsOf(operand.get()); !arguments.empty())
        finding.message += "; operand " + std::to_string(operand.getOperandNumber()) + " follows from" + arguments;
    setPlace(finding, op->getLoc());
    Error error = makeError(SHLO_INVALID_PROGRAM, "op '" + finding.op + "': " + finding.message);
    error.diagnostics.push_back(std::move(finding));
    return error;
  }

  // The arguments of its function that a value is computed from: " argument 0, argument 2".
  std::string argumentsOf(Value value) {
    constexpr size_t most = 4096; // for a message
    llvm::SetVector<Value> values;
    values.insert(value);
    std::set<unsigned> arguments;
    for (size_t i = 0; i < values.size() && i < most; ++i) {
      if (auto argument = dyn_cast<BlockArgument>(values[i])) {
        if (isa<func::FuncOp>(argument.getOwner()->getParentOp()))
          arguments.insert(argument.getArgNumber());
        continue;
      }
      values.insert_range(values[i].getDefiningOp()->getOperands());
    }
    std::string text;
    for (unsigned argument : arguments)
      text += (text.empty() ? " argument " : ", argument ") + std::to_string(argument);
    return text;
  }

  // Takes what the new types know more, if all users can have it.
  void setTypes(Operation *op, TypeRange types) {
    for (auto [result, type] : llvm::zip_equal(op->getResults(), types)) {
      if (result.getType() == type || !acceptsOtherTypes(result))
        continue;
      setType(result, type);
      run.countRewrites("refine-type");
    }
  }
  void setType(Value value, Type type) {
    value.setType(type);
    for (Operation *user : value.getUsers())
      touched.insert(user);
    folder.addUsers(value);
    change();
  }
  void replace(Operation *op, Value value) {
    Value result = op->getResult(0);
    if (!areCompatible(result.getType(), value.getType()) || !acceptsOtherTypes(result))
      return;
    for (Operation *user : result.getUsers())
      touched.insert(user);
    result.replaceAllUsesWith(value);
    replaced.push_back(op);
    change();
    run.countRewrites("replace-wrapper");
  }

  // Ops whose rules are known here take operands of more static types.
  static bool acceptsOtherTypes(Value value) {
    return llvm::all_of(value.getUsers(), [](Operation *user) {
      const llvm::StringRef dialect = user->getName().getDialectNamespace();
      return dialect == "stablehlo" || dialect == "chlo" || isa<func::CallOp, func::ReturnOp>(user) ||
             (isa<UnrealizedConversionCastOp>(user) && user->getNumOperands() == 1);
    });
  }

  void giveStateTypes(ir::WhileOp loop) {
    for (Region *region : {&loop.getCond(), &loop.getBody()})
      for (auto [argument, operand] : llvm::zip(region->getArguments(), loop.getOperands())) {
        const Type type = operand.getType();
        if (argument.getType() != type && isDynamic(argument.getType()) && areCompatible(argument.getType(), type) &&
            acceptsOtherTypes(argument))
          setType(argument, type);
      }
  }

  Status refineCustomCall(ir::CustomCallOp call) {
    auto given = shapeOperandsOf(call);
    if (!given)
      return std::move(given.error());
    if (!*given)
      return {};
    for (unsigned index : **given)
      if (folder.isWaiting(call->getOperand(index))) {
        fold();
        break;
      }
    if (call.getCallTargetName() == operandWrapper && call->getNumOperands() == 2 && call->getNumResults() == 1) {
      replace(call, call->getOperand(0));
      return {};
    }
    auto types = resultsOfShapeOperands(call, **given);
    if (!types)
      return std::move(types.error());
    setTypes(call, *types);
    return {};
  }

  void setFunctionType(func::FuncOp function, func::ReturnOp back) {
    const auto type = FunctionType::get(function.getContext(), function.getArgumentTypes(), back.getOperandTypes());
    if (type == function.getFunctionType())
      return;
    function.setFunctionType(type);
    change();
  }

  //===- Calls ---===//

  static bool isToken(Value value) { return isa<ir::TokenType>(value.getType()); }
  static bool isScalarInteger(Value value) {
    auto tensor = dyn_cast<RankedTensorType>(value.getType());
    return tensor && tensor.getRank() == 0 && isa<IntegerType>(tensor.getElementType());
  }

  Signature signatureOf(OperandRange operands) {
    Signature signature;
    while (signature.tokens < operands.size() && isToken(operands[signature.tokens]))
      ++signature.tokens;
    size_t i = signature.tokens;
    for (; i < operands.size() && isScalarInteger(operands[i]); ++i) {
      if (folder.isWaiting(operands[i]))
        fold();
      ElementsAttr value = constantOf(operands[i]);
      if (!value)
        break;
      signature.constants.push_back(value);
    }
    llvm::append_range(signature.types, operands.drop_front(i).getTypes());
    return signature;
  }

  Status refineCall(func::CallOp call, Frame &frame) {
    func::FuncOp callee = functions.lookup(call.getCallee());
    if (!callee || callee.isExternal())
      return goOn(call, frame);
    Signature signature = signatureOf(call->getOperands());
    auto known = byFunction.find(callee);
    if (known == byFunction.end()) {
      Refined &refined = all.emplace_back();
      refined.function = callee;
      refined.signature = signature;
      byFunction[callee] = &refined;
      giveArguments(callee, signature);
      return enter(refined, call);
    }
    if (known->second->isOpen)
      return twoErrors(call, callee, ("Function " + callee.getSymName() + " is being refined recursively").str());
    if (!(known->second->signature == signature))
      return twoErrors(call, callee,
                       "refined with incompatible refinement keys: two calls have other constants or types");
    return returnTo(call);
  }

  Status twoErrors(func::CallOp call, func::FuncOp callee, const std::string &what) {
    Error error = failure(SHLO_INVALID_PROGRAM, callee, what);
    Error second =
        failure(SHLO_INVALID_PROGRAM, call,
                "incorrect number of operands for callee: expected " + llvm::Twine(callee.getNumArguments()) +
                    ", but got " + llvm::Twine(call->getNumOperands()));
    error.diagnostics.push_back(std::move(second.diagnostics[0]));
    return error;
  }

  // The arguments that are constants become that, and the others get their types.
  void giveArguments(func::FuncOp callee, const Signature &signature) {
    Block &body = callee.getBody().front();
    OpBuilder builder(&body, body.begin());
    llvm::BitVector constants(callee.getNumArguments());
    for (auto [i, value] : llvm::enumerate(signature.constants)) {
      run.budget.countOps();
      BlockArgument argument = body.getArgument(unsigned(signature.tokens + i));
      auto elements = cast<ElementsAttr>(value);
      constants.set(argument.getArgNumber());
      argument.replaceAllUsesWith(
          ir::ConstantOp::create(builder, argument.getLoc(), elements.getType(), elements)->getResult(0));
    }
    if (constants.any()) {
      change();
      (void)callee.eraseArguments(constants);
    }
    for (auto [argument, type] : llvm::zip(body.getArguments().drop_front(signature.tokens), signature.types))
      if (argument.getType() != type)
        setType(argument, type);
    callee.setFunctionType(FunctionType::get(callee.getContext(), body.getArgumentTypes(), callee.getResultTypes()));
  }

  // The function that the op calls has been refined.
  Status returnTo(Operation *caller) {
    Frame &frame = frames.back();
    if (auto composite = dyn_cast<ir::CompositeOp>(caller)) {
      func::FuncOp function = functions.lookup(composite.getDecomposition());
      setTypes(composite, function.getResultTypes());
      frame.refined->hasEffects |= byFunction.find(function)->second->hasEffects;
      return goOn(caller, frame);
    }
    auto call = cast<func::CallOp>(caller);
    Refined &refined = *byFunction.find(functions.lookup(call.getCallee()))->second;
    frame.refined->hasEffects |= refined.hasEffects;
    const size_t dropped = refined.signature.constants.size();
    const bool isChanged = dropped || refined.function.getResultTypes() != call->getResultTypes();
    func::CallOp made = isChanged ? withoutConstants(call, refined) : call;
    OpBuilder builder(made->getContext());
    builder.setInsertionPointAfter(made);
    bool isKnown = !refined.hasEffects && made->getNumResults() != 0;
    for (auto [result, constant] : llvm::zip_equal(made->getResults(), refined.constants)) {
      isKnown &= constant != nullptr;
      if (!constant || result.use_empty())
        continue;
      run.budget.countOps();
      change();
      auto value = ir::ConstantOp::create(builder, made->getLoc(), constant.getType(), constant);
      for (Operation *user : result.getUsers())
        touched.insert(user);
      result.replaceAllUsesWith(value->getResult(0));
    }
    if (Status status = goOn(made, frame); !status)
      return status;
    if (isKnown) {
      made->erase();
      change();
    }
    return {};
  }

  func::CallOp withoutConstants(func::CallOp call, Refined &refined) {
    change();
    run.countRewrites("refine-call");
    const unsigned first = refined.signature.tokens, end = first + unsigned(refined.signature.constants.size());
    auto isDropped = [&](unsigned index) { return index >= first && index < end; };
    OperationState state(call.getLoc(), call->getName());
    for (auto [i, operand] : llvm::enumerate(call->getOperands()))
      if (!isDropped(unsigned(i)))
        state.addOperands(operand);
    for (NamedAttribute attribute : call->getAttrs()) {
      auto list = dyn_cast<ArrayAttr>(attribute.getValue());
      if (attribute.getName() == call.getArgAttrsAttrName() && list) {
        llvm::SmallVector<Attribute> kept;
        for (auto [i, one] : llvm::enumerate(list))
          if (!isDropped(unsigned(i)))
            kept.push_back(one);
        attribute.setValue(ArrayAttr::get(call->getContext(), kept));
      }
      state.attributes.push_back(attribute);
    }
    // A result keeps its type where a user needs it.
    for (auto [result, type] : llvm::zip_equal(call->getResults(), refined.function.getResultTypes())) {
      const bool isAccepted = acceptsOtherTypes(result);
      state.addTypes(isAccepted ? type : result.getType());
      if (isAccepted && result.getType() != type)
        for (Operation *user : result.getUsers())
          touched.insert(user);
    }
    OpBuilder builder(call);
    auto made = cast<func::CallOp>(builder.create(state));
    call->replaceAllUsesWith(made->getResults());
    call->erase();
    return made;
  }

  //===- Composites ---===//

  void countDecompositions() {
    forEachOp(run.module, [&](Operation *op) {
      run.budget.step();
      if (auto composite = dyn_cast<ir::CompositeOp>(op))
        ++decompositions[composite.getDecomposition()];
    });
  }

  // A decomposition is refined once for each list of types: another one is a copy of it, as it was before.
  Status refineComposite(ir::CompositeOp composite, Frame &frame) {
    const std::string name = composite.getDecomposition().str();
    func::FuncOp function = functions.lookup(name);
    if (!function || function.isExternal() || function.getNumArguments() != composite->getNumOperands())
      return step(frame);
    Signature signature;
    llvm::append_range(signature.types, composite->getOperandTypes());
    std::vector<Refined *> &versions = byDecomposition[name];
    for (Refined *version : versions)
      if (version->signature == signature) {
        if (version->isOpen)
          return failure(SHLO_INVALID_PROGRAM, composite, "its decomposition contains it");
        composite.setDecomposition(version->function.getSymName());
        return returnTo(composite);
      }
    if (auto known = byFunction.find(function); versions.empty() && known != byFunction.end()) {
      if (known->second->isOpen || !(known->second->signature == signature))
        return failure(SHLO_INVALID_PROGRAM, composite, "its decomposition is called with other types");
      return returnTo(composite);
    }
    if (versions.empty() && decompositions.lookup(name) > 1)
      originals[name] = function.clone(); // before it is refined
    else if (!versions.empty())
      function = copyOf(name);
    composite.setDecomposition(function.getSymName());
    Refined &refined = all.emplace_back();
    refined.function = function;
    refined.signature = signature;
    byFunction[function] = &refined;
    versions.push_back(&refined);
    giveArguments(function, signature);
    return enter(refined, composite);
  }

  func::FuncOp copyOf(llvm::StringRef name) {
    change();
    OwningOpRef<func::FuncOp> &original = originals.find(name)->second;
    func::FuncOp copy = original->clone();
    uint64_t ops = 0;
    forEachOp(copy, [&](Operation *) { ++ops; });
    std::string unused;
    do
      unused = (name + "_" + llvm::Twine(++copies)).str();
    while (functions.count(unused));
    copy.setSymName(unused);
    functions[unused] = copy;
    ModuleOp(run.module).getBody()->push_back(copy);
    run.budget.countOps(ops);
    return copy;
  }

  //===- The beginning and the end of a function ---===//

  // Lets what can be folded at once wait for that.
  void begin(func::FuncOp function) {
    (void)cleanUp(run, function);
    forEachOp(function, [&](Operation *op) {
      run.budget.step();
      folder.add(op);
    });
  }

  void leave(Frame &frame) {
    Refined &refined = *frame.refined;
    fold();
    for (Operation *op : replaced)
      op->erase();
    replaced.clear();
    if (changes != frame.changes) {
      eraseDead(refined.function);
      (void)cleanUp(run, refined.function);
    }
    // Constants that became one only now.
    bool isJoined = false;
    if (changes != frame.changes && frame.hasConcatenations)
      forEachOp(refined.function, [&](Operation *op) {
        if (auto concatenate = dyn_cast<ir::ConcatenateOp>(op))
          isJoined |= joinSplats(concatenate);
      });
    if (isJoined)
      (void)cleanUp(run, refined.function);
    // Shapes depend on integers alone.
    for (Value result : refined.function.getBody().front().getTerminator()->getOperands())
      refined.constants.push_back(dyn_cast_or_null<DenseIntElementsAttr>(constantOf(result)));
    refined.isOpen = false;
  }

  // Before constants are moved, which depends on the ops around them.
  void eraseDead(func::FuncOp function) {
    std::vector<Operation *> ops;
    for (Operation *op = nextOp(function, function); op; op = nextOp(op, function))
      ops.push_back(op);
    for (Operation *op : llvm::reverse(ops)) {
      run.budget.step();
      if (isOpTriviallyDead(op)) {
        op->erase();
        ++changes;
        run.setMerged();
      }
    }
  }

  // Makes one constant of those that are repeated among the operands. Returns false if there are none.
  bool joinSplats(ir::ConcatenateOp op) {
    const OperandRange inputs = op.getInputs();
    llvm::SmallVector<Value> joined;
    for (size_t i = 0, end; i < inputs.size(); i = end) {
      end = i + 1;
      auto splat = dyn_cast_or_null<SplatElementsAttr>(constantOf(inputs[i]));
      while (splat && end < inputs.size() && inputs[end] == inputs[i])
        ++end;
      joined.push_back(end - i < 2 ? inputs[i] : repeated(op, splat, int64_t(end - i)));
    }
    if (joined.size() == inputs.size())
      return false;
    op->setOperands(joined);
    change();
    run.countRewrites("join-constants");
    return true;
  }

  // Each slice of a constant of equal elements is one.
  bool sliceOfSplat(ir::DynamicSliceOp op) {
    auto splat = dyn_cast_or_null<SplatElementsAttr>(constantOf(op.getOperand()));
    auto type = cast<RankedTensorType>(op.getType());
    if (!splat || !type.hasStaticShape())
      return false;
    run.budget.countOps();
    OpBuilder builder(op);
    ElementsAttr value = splat.resizeSplat(type);
    op.getResult().replaceAllUsesWith(ir::ConstantOp::create(builder, op.getLoc(), type, value));
    replaced.push_back(op);
    change();
    run.countRewrites("slice-of-constant");
    return true;
  }

  Value repeated(ir::ConcatenateOp op, SplatElementsAttr splat, int64_t times) {
    auto type = cast<RankedTensorType>(splat.getType());
    llvm::SmallVector<int64_t> shape(type.getShape());
    shape[size_t(op.getDimension())] *= times; // of values of the program, whose sizes fit
    run.budget.countOps();
    OpBuilder builder(op);
    ElementsAttr value = splat.resizeSplat(type.clone(shape));
    return ir::ConstantOp::create(builder, op.getLoc(), value.getType(), value);
  }

  // Without those of the ops in its regions and of what it calls.
  static bool hasOwnEffects(Operation *op) {
    if (op->hasTrait<OpTrait::HasRecursiveMemoryEffects>() || op->hasTrait<OpTrait::IsTerminator>() ||
        isa<func::CallOp, ir::CompositeOp>(op))
      return false;
    auto stated = dyn_cast<MemoryEffectOpInterface>(op);
    return !stated || !stated.hasNoEffect();
  }

  //===- What stayed dynamic ---===//

  void report(Operation *op) {
    if (llvm::any_of(op->getOperandTypes(), isDynamic) || llvm::none_of(op->getResultTypes(), isDynamic))
      return;
    std::string text;
    llvm::raw_string_ostream os(text);
    Diagnostic place;
    setPlace(place, op->getLoc());
    if (place.line)
      os << place.file << ':' << place.line << ':' << place.column << ": ";
    os << "'" << op->getName() << "' gives ";
    llvm::interleaveComma(llvm::make_filter_range(op->getResultTypes(), isDynamic), os);
    for (OpOperand &operand : op->getOpOperands()) {
      auto tensor = dyn_cast<RankedTensorType>(operand.get().getType());
      if (!tensor || !isa<IntegerType>(tensor.getElementType()) || tensor.getRank() > 1 || constantOf(operand.get()))
        continue;
      os << "; operand " << operand.getOperandNumber() << " is ";
      if (Operation *maker = operand.get().getDefiningOp())
        os << "computed by '" << maker->getName() << "'";
      else
        os << "an argument";
    }
    run.report->dynamic.push_back(std::move(text));
  }

  PassRun &run;
  ShapeFolder folder;
  std::deque<Refined> all;
  std::vector<Frame> frames;
  llvm::StringMap<func::FuncOp> functions;
  llvm::DenseMap<Operation *, Refined *> byFunction;
  llvm::StringMap<std::vector<Refined *>> byDecomposition;
  llvm::StringMap<uint64_t> decompositions; // how many composites have them
  llvm::StringMap<OwningOpRef<func::FuncOp>> originals;
  uint64_t copies = 0;
  uint64_t changes = 0;
  std::vector<Operation *> replaced;   // ops to erase
  llvm::DenseSet<Operation *> touched; // ops with more static operands than before
};

} // namespace

Status refineShapesOf(PassRun &run, func::FuncOp function) {
  if (function.isExternal())
    return {};
  Refiner refiner(run);
  if (Status status = refiner.refine(function); !status)
    return status;
  if (run.report)
    refiner.reportDynamic();
  return {};
}

Status refineShapes(PassRun &run) {
  if (ModuleOp(run.module).getOps<func::FuncOp>().empty())
    return {};
  Result<func::FuncOp> main = mainFunction(run.module);
  return main ? refineShapesOf(run, *main) : Status(std::move(main.error()));
}

} // namespace shlo::passes
