// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/cut.h"

#include "base/memory.h"
#include "dialect/dialect.h"
#include "plan/lowering.h"

#include "mlir/IR/IRMapping.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace shlo::plan {

namespace {

constexpr size_t mostCalls = 256;
constexpr int64_t mostShapeElements = 64;

// Which ops a function is cut at.
class Finder {
public:
  Finder(ModuleOp module, const HostFunctions &host) : symbols(module), host(host) {}

  bool isCut(Operation *op) { return host.has(op) && givesOwnShape(op); }
  // Calls are at most maxCallDepth deep.
  bool isCut(func::FuncOp function) {
    auto [known, isNew] = cut.try_emplace(function, false);
    if (!isNew)
      return known->second;
    const bool found = llvm::any_of(function.front(), [&](Operation &op) {
      func::FuncOp callee = calleeOf(&op);
      return isCut(&op) || (callee && isCut(callee));
    });
    return cut[function] = found;
  }
  // Null if the op calls no function.
  func::FuncOp calleeOf(Operation *op) {
    auto call = dyn_cast<func::CallOp>(op);
    return call ? symbols.lookup<func::FuncOp>(call.getCallee()) : func::FuncOp();
  }

  SymbolTable symbols;

private:
  const HostFunctions &host;
  llvm::DenseMap<Operation *, bool> cut;
};

class Cutter {
public:
  Cutter(const Module &module, std::string_view function, const HostFunctions &host)
      : result{module.clone(), {}, {}, 0}, finder(result.module->op(), host),
        function(finder.symbols.lookup<func::FuncOp>(function)) {}

  Result<CutFunction> run() {
    if (Status status = inlineCalls(); !status)
      return std::move(status.error());
    number();
    for (uint32_t part = 0; part <= calls.size(); ++part)
      collect(part);
    for (Value argument : function.getArguments()) {
      check(argument);
      numberOf(argument);
    }
    for (uint32_t part = 0; part <= calls.size(); ++part) {
      checkMemory();
      build(part);
    }
    result.values = uint32_t(numbers.size() + function.getNumResults());
    if (misfit)
      return errorAt(SHLO_UNSUPPORTED, misfit.getDefiningOp() ? misfit.getDefiningOp() : function.getOperation(),
                     "a value that is no tensor is used after a call whose result has a shape that the host gives");
    return std::move(result);
  }

private:
  // What a part takes from others, and what it gives to them. Ops that only compute shapes are in each part that needs
  // them, so that their values are known when it is lowered.
  struct Needs {
    llvm::SetVector<Value> inputs, outputs;
    llvm::SetVector<Operation *> repeated;
    std::vector<Operation *> ops;
  };

  // Puts the ops of functions with such calls in place of the ops that call them.
  Status inlineCalls() {
    for (Block::iterator next = function.front().begin(); next != function.front().end();) {
      Operation *op = &*next++;
      if (finder.isCut(op)) {
        calls.push_back(op);
        if (calls.size() > mostCalls)
          return errorAt(SHLO_LIMIT, op, "more than " + llvm::Twine(mostCalls) +
                                             " calls of the host give the shapes of their results");
      }
      func::FuncOp callee = finder.calleeOf(op);
      if (!callee || !finder.isCut(callee))
        continue;
      checkMemory();
      IRMapping mapping;
      mapping.map(callee.getArguments(), op->getOperands());
      OpBuilder builder(op);
      Operation *first = nullptr;
      for (Operation &inner : callee.front().without_terminator()) {
        Operation *made = builder.clone(inner, mapping);
        first = first ? first : made;
      }
      for (auto [called, value] : llvm::zip_equal(op->getResults(), callee.front().getTerminator()->getOperands()))
        called.replaceAllUsesWith(mapping.lookupOrDefault(value));
      if (first)
        next = Block::iterator(first);
      op->erase();
    }
    return {};
  }

  // Says which part each op is in, and which ops compute shapes.
  void number() {
    needs.resize(calls.size() + 1);
    uint32_t part = 0;
    for (Operation &op : function.front().without_terminator()) {
      if (part < calls.size() && &op == calls[part]) {
        partOf[&op] = part++;
        continue;
      }
      partOf[&op] = part;
      needs[part].ops.push_back(&op);
      if (computesShape(&op))
        shapes.insert(&op);
    }
  }
  bool computesShape(Operation *op) {
    if (isa<ir::ConstantOp>(op))
      return true;
    auto isSmall = [](Type type) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      return tensor && tensor.hasStaticShape() && tensor.getElementType().isIntOrIndex() &&
             tensor.getNumElements() <= mostShapeElements;
    };
    const bool isOfShapes = isa<ir::GetDimensionSizeOp>(op) || elementFunctionOf(op) ||
                            isa<ir::ReshapeOp, ir::ConcatenateOp, ir::SliceOp, ir::BroadcastInDimOp, ir::IotaOp>(op);
    return isOfShapes && llvm::all_of(op->getResultTypes(), isSmall) &&
           (isa<ir::GetDimensionSizeOp>(op) || llvm::all_of(op->getOperands(), [&](Value operand) {
              return shapes.contains(operand.getDefiningOp());
            }));
  }
  bool isCall(Operation *op) const { return op && partOf.lookup(op) < calls.size() && op == calls[partOf.lookup(op)]; }

  // What is passed from part to part is a tensor.
  void check(Value value) {
    if (!isa<mlir::TensorType, ir::TokenType>(value.getType()))
      misfit = value;
  }
  // A part needs a value of the function.
  void need(uint32_t part, Value value) {
    if (value.getParentBlock() != &function.front())
      return;
    Operation *op = value.getDefiningOp();
    if (op && !isCall(op) && partOf.lookup(op) == part)
      return;
    if (op && shapes.contains(op)) {
      if (needs[part].repeated.insert(op))
        for (Value operand : op->getOperands())
          need(part, operand);
      return;
    }
    check(value);
    needs[part].inputs.insert(value);
    if (op && !isCall(op))
      needs[partOf.lookup(op)].outputs.insert(value);
  }
  void collect(uint32_t part) {
    for (Operation *op : needs[part].ops)
      op->walk([&](Operation *inner) {
        for (Value operand : inner->getOperands())
          need(part, operand);
      });
    const bool isLast = part == calls.size();
    for (Value operand : isLast ? function.front().getTerminator()->getOperands() : calls[part]->getOperands()) {
      need(part, operand);
      // What this part computes, or repeats, and what only the call needs of others.
      Operation *op = operand.getDefiningOp();
      if (!isLast && op && !isCall(op) && (shapes.contains(op) || partOf.lookup(op) == part))
        needs[part].outputs.insert(operand);
    }
  }

  uint32_t numberOf(Value value) { return numbers.try_emplace(value, uint32_t(numbers.size())).first->second; }
  std::vector<uint32_t> numbersOf(ValueRange values) {
    std::vector<uint32_t> all;
    for (Value value : values)
      all.push_back(numberOf(value));
    return all;
  }

  void build(uint32_t part) {
    Needs &own = needs[part];
    const bool isLast = part == calls.size();
    const auto results = isLast ? llvm::SmallVector<Value>(function.front().getTerminator()->getOperands())
                                : llvm::SmallVector<Value>(own.outputs.begin(), own.outputs.end());
    const auto inputs = own.inputs.getArrayRef();
    OpBuilder builder(&result.module->context());
    const auto type = builder.getFunctionType(TypeRange(ValueRange(inputs)), TypeRange(ValueRange(results)));
    auto made = func::FuncOp::create(function.getLoc(), (function.getSymName() + ".part" + llvm::Twine(part)).str(), type);
    made.setPrivate();
    Block *block = made.addEntryBlock();
    IRMapping mapping;
    mapping.map(ValueRange(inputs), block->getArguments());
    builder.setInsertionPointToEnd(block);
    llvm::SmallVector<Operation *> repeated(own.repeated.begin(), own.repeated.end());
    llvm::sort(repeated, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
    for (Operation *op : repeated)
      builder.clone(*op, mapping);
    for (Operation *op : own.ops)
      builder.clone(*op, mapping);
    llvm::SmallVector<Value> returned;
    for (Value value : results)
      returned.push_back(mapping.lookup(value));
    func::ReturnOp::create(builder, function.getLoc(), returned);
    const std::string name = finder.symbols.insert(made).str();

    CutFunction::Part described{name, numbersOf(ValueRange(inputs)), {}};
    if (isLast) {
      for (uint32_t i = 0; i < results.size(); ++i)
        described.outputs.push_back(uint32_t(numbers.size()) + i);
    } else {
      described.outputs = numbersOf(ValueRange(results));
      Operation *op = calls[part];
      CutFunction::Call call{op, numbersOf(op->getOperands()), numbersOf(op->getResults()), {}};
      for (Type type : op->getResultTypes())
        if (std::optional<shlo::TensorType> known = tensorTypeOf(type))
          call.types.push_back(std::move(*known));
        else
          misfit = op->getResult(0);
      result.calls.push_back(std::move(call));
    }
    result.parts.push_back(std::move(described));
  }

  CutFunction result;
  Finder finder;
  func::FuncOp function;
  std::vector<Operation *> calls;
  llvm::DenseMap<Operation *, uint32_t> partOf; // a call belongs to the part before it
  llvm::DenseSet<Operation *> shapes;           // ops that compute shapes
  std::vector<Needs> needs;
  llvm::DenseMap<Value, uint32_t> numbers;
  Value misfit; // null: none
};

} // namespace

Result<CutFunction> cutFunction(const Module &module, std::string_view function, const HostFunctions &host) {
  Finder finder(module.op(), host);
  func::FuncOp found = finder.symbols.lookup<func::FuncOp>(function);
  if (!found || !finder.isCut(found)) // lowering says that there is no such function
    return CutFunction();
  return Cutter(module, function, host).run();
}

} // namespace shlo::plan
