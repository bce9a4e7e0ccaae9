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

// What a function is cut at.
class Finder {
public:
  Finder(ModuleOp module, const HostFunctions &host) : symbols(module), host(host) {}

  bool isShapingCall(Operation *op) { return host.has(op) && givesOwnShape(op); }
  static bool isControl(Operation *op) {
    return isa<ir::WhileOp, ir::IfOp, ir::CaseOp>(op) && llvm::all_of(op->getRegions(), [](Region &region) {
             return region.hasOneBlock() && !region.front().empty();
           });
  }
  // Calls are at most maxCallDepth deep.
  bool isCut(func::FuncOp function) {
    auto [known, isNew] = cut.try_emplace(function, false);
    if (!isNew)
      return known->second;
    bool found = false;
    walk(function.front(), [&](Operation *op) {
      func::FuncOp callee = calleeOf(op);
      found = found || isShapingCall(op) || (callee && isCut(callee));
    });
    return cut[function] = found;
  }
  // Null if the op calls no function.
  func::FuncOp calleeOf(Operation *op) {
    llvm::StringRef name;
    if (auto call = dyn_cast<func::CallOp>(op))
      name = call.getCallee();
    else if (auto composite = dyn_cast<ir::CompositeOp>(op))
      name = composite.getDecomposition();
    func::FuncOp callee = name.empty() ? func::FuncOp() : symbols.lookup<func::FuncOp>(name);
    return callee && !callee.isExternal() ? callee : func::FuncOp();
  }
  // Visits the ops of a block, and those in its loops and branches.
  static void walk(Block &block, llvm::function_ref<void(Operation *)> visit) {
    llvm::SmallVector<Block *> blocks{&block};
    while (!blocks.empty())
      for (Operation &op : *blocks.pop_back_val()) {
        visit(&op);
        if (isControl(&op))
          for (Region &region : op.getRegions())
            blocks.push_back(&region.front());
      }
  }

  SymbolTable symbols;

private:
  const HostFunctions &host;
  llvm::DenseMap<Operation *, bool> cut;
};

class Cutter {
public:
  Cutter(const Module &module, std::string_view function, const HostFunctions &host, const Grid &grid)
      : result{module.clone(), {}, {}, 0}, finder(result.module->op(), host), grid(grid),
        function(finder.symbols.lookup<func::FuncOp>(function)) {}

  Result<CutFunction> run() {
    if (Status status = inlineCalls(); !status)
      return std::move(status.error());
    if (Status status = findCuts(); !status)
      return std::move(status.error());
    last = number(function.front());
    for (uint32_t part = 0; part < needs.size(); ++part)
      collect(part);
    for (Operation *op : cuts)
      for (Value operand : op->getOperands())
        give(operand);
    for (Block *block : blocks)
      for (Value operand : block->getTerminator()->getOperands())
        if (block != &function.front())
          give(operand);
        else
          need(last, operand);
    result.body = build(function.front());
    result.values = uint32_t(numbers.size());
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
  // Where a block is while it is built.
  struct Progress {
    size_t steps = 0;
    std::vector<uint32_t> values; // which it defines
  };

  // Puts the ops of functions with such calls in place of the ops that call them.
  Status inlineCalls() {
    size_t calls = 0;
    llvm::SmallVector<std::pair<Block *, unsigned>> left{{&function.front(), 0}};
    while (!left.empty()) {
      auto [block, level] = left.pop_back_val();
      for (Block::iterator next = block->begin(); next != block->end();) {
        Operation *op = &*next++;
        if (finder.isShapingCall(op) && ++calls > mostCalls)
          return errorAt(SHLO_LIMIT, op,
                         "more than " + llvm::Twine(mostCalls) + " calls of the host give the shapes of their results");
        if (Finder::isControl(op)) {
          if (level == maxNesting)
            return nestedTooDeeply(op);
          for (Region &region : op->getRegions())
            left.push_back({&region.front(), level + 1});
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
    }
    return {};
  }

  // The calls, and the loops and branches around them.
  Status findCuts() {
    Status status;
    Finder::walk(function.front(), [&](Operation *op) {
      if (status && grid.size() > 1 && isa<ir::SendOp, ir::RecvOp>(op) && !isHostTransfer(op))
        status = errorAt(SHLO_UNSUPPORTED, op,
                         "a function that sends messages between processes cannot have calls of the host that give "
                         "the shapes of their results");
      if (!finder.isShapingCall(op))
        return;
      for (Operation *around = op; around != function && isCut.insert(around).second;)
        around = around->getParentOp();
    });
    return status;
  }

  // Says which part each op is in, and which ops compute shapes. Returns the last part.
  uint32_t number(Block &block) {
    blocks.insert(&block);
    auto begin = [&] {
      needs.emplace_back();
      return uint32_t(needs.size() - 1);
    };
    uint32_t part = begin();
    firstPart[&block] = part;
    for (Operation &op : block.without_terminator()) {
      if (isCut.contains(&op)) {
        cuts.push_back(&op);
        for (Region &region : op.getRegions())
          number(region.front());
        part = begin();
        partAfter[&op] = part;
        continue;
      }
      partOf[&op] = part;
      needs[part].ops.push_back(&op);
      if (computesShape(&op))
        shapes.try_emplace(&op, uint32_t(shapes.size()));
    }
    return part;
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
           (isa<ir::GetDimensionSizeOp>(op) ||
            llvm::all_of(op->getOperands(), [&](Value operand) { return shapes.contains(operand.getDefiningOp()); }));
  }

  // What is passed from part to part is a tensor.
  void check(Value value) {
    if (!isa<mlir::TensorType, ir::TokenType>(value.getType()))
      misfit = value;
  }
  // A value that is needed after the part that computes it.
  void give(Value value) {
    check(value);
    if (auto part = partOf.find(value.getDefiningOp()); part != partOf.end())
      needs[part->second].outputs.insert(value);
  }
  // A part needs a value. Those of blocks in its ops are its own.
  void need(uint32_t part, Value value) {
    if (!blocks.contains(value.getParentBlock()))
      return;
    Operation *op = value.getDefiningOp();
    if (auto own = partOf.find(op); own != partOf.end() && own->second == part)
      return;
    if (op && shapes.contains(op)) {
      if (needs[part].repeated.insert(op))
        for (Value operand : op->getOperands())
          need(part, operand);
      return;
    }
    needs[part].inputs.insert(value);
    give(value);
  }
  void collect(uint32_t part) {
    for (Operation *op : needs[part].ops)
      op->walk([&](Operation *inner) {
        for (Value operand : inner->getOperands())
          need(part, operand);
      });
  }

  // A value that the block defines; it is needed at least where it is defined.
  uint32_t define(Block &block, Value value) {
    const auto number = uint32_t(numbers.size());
    numbers[value] = number;
    lastUse.push_back(building[&block].steps);
    building[&block].values.push_back(number);
    return number;
  }
  std::vector<uint32_t> define(Block &block, ValueRange values) {
    std::vector<uint32_t> all;
    for (Value value : values)
      all.push_back(define(block, value));
    return all;
  }
  std::vector<uint32_t> use(ValueRange values) {
    std::vector<uint32_t> all;
    for (Value value : values) {
      all.push_back(numbers.lookup(value));
      lastUse[all.back()] = building[value.getParentBlock()].steps;
    }
    return all;
  }

  CutFunction::Block build(Block &block) {
    CutFunction::Block made;
    made.parameters = define(block, block.getArguments());
    auto add = [&](CutFunction::Step step) {
      made.weight += step.weight;
      made.steps.push_back(std::move(step));
      ++building[&block].steps;
    };
    auto addPart = [&](uint32_t part) {
      if (needs[part].outputs.empty() &&
          llvm::all_of(needs[part].ops, [&](Operation *op) { return shapes.contains(op); }))
        return;
      CutFunction::Step step{CutFunction::Step::Part, nullptr, uint32_t(result.parts.size()), {}};
      const auto outputs = needs[part].outputs.takeVector();
      step.operands = makePart(part, outputs);
      step.results = define(block, outputs);
      step.weight = needs[part].ops.size();
      add(std::move(step));
    };
    addPart(firstPart[&block]);
    for (Operation &op : block.without_terminator()) {
      if (!isCut.contains(&op))
        continue;
      const auto kind = isa<ir::WhileOp>(op)     ? CutFunction::Step::Loop
                        : Finder::isControl(&op) ? CutFunction::Step::Branch
                                                 : CutFunction::Step::Call;
      CutFunction::Step step{kind, &op, 0, use(op.getOperands())};
      step.weight = 1;
      for (Region &region : op.getRegions()) {
        step.blocks.push_back(build(region.front()));
        step.weight += step.blocks.back().weight;
      }
      step.results = define(block, op.getResults());
      for (Value value : op.getResults())
        if (std::optional<shlo::TensorType> known = tensorTypeOf(value.getType()))
          step.types.push_back(std::move(*known));
        else
          misfit = value;
      add(std::move(step));
      if (partAfter[&op] != last)
        addPart(partAfter[&op]);
    }
    Operation *terminator = block.getTerminator();
    made.results =
        &block == &function.front() ? makePart(last, terminator->getOperands()) : use(terminator->getOperands());
    for (uint32_t value : building[&block].values)
      (lastUse[value] < made.steps.size() ? made.steps[lastUse[value]].released : made.released).push_back(value);
    return made;
  }

  // The function of a part that gives these results. Returns its inputs.
  std::vector<uint32_t> makePart(uint32_t part, ValueRange results) {
    checkMemory();
    Needs &own = needs[part];
    const ValueRange inputs = own.inputs.getArrayRef();
    OpBuilder builder(&result.module->context());
    const auto type = builder.getFunctionType(TypeRange(inputs), TypeRange(results));
    auto made = func::FuncOp::create(function.getLoc(),
                                     (function.getSymName() + ".part" + llvm::Twine(result.parts.size())).str(), type);
    made.setPrivate();
    Block *block = made.addEntryBlock();
    IRMapping mapping;
    mapping.map(inputs, block->getArguments());
    builder.setInsertionPointToEnd(block);
    llvm::SmallVector<Operation *> repeated(own.repeated.begin(), own.repeated.end());
    llvm::sort(repeated, [&](Operation *a, Operation *b) { return shapes.lookup(a) < shapes.lookup(b); });
    for (Operation *op : repeated)
      builder.clone(*op, mapping);
    for (Operation *op : own.ops)
      builder.clone(*op, mapping);
    llvm::SmallVector<Value> returned;
    for (Value value : results)
      returned.push_back(mapping.lookup(value));
    func::ReturnOp::create(builder, function.getLoc(), returned);
    result.parts.push_back({finder.symbols.insert(made).str(), own.ops.size()});
    return use(inputs);
  }

  CutFunction result;
  Finder finder;
  const Grid &grid;
  func::FuncOp function;
  llvm::DenseSet<Operation *> isCut;                       // calls, and the loops and branches around them
  std::vector<Operation *> cuts;                           // the same
  llvm::SetVector<Block *> blocks;                         // that are cut
  llvm::DenseMap<Operation *, uint32_t> partOf, partAfter; // of ops that are not cut, and of those that are
  llvm::DenseMap<Block *, uint32_t> firstPart;
  uint32_t last = 0;                            // part of the function
  llvm::DenseMap<Operation *, uint32_t> shapes; // ops that compute shapes, in their order
  std::vector<Needs> needs;
  llvm::DenseMap<Block *, Progress> building;
  llvm::DenseMap<Value, uint32_t> numbers;
  std::vector<size_t> lastUse; // by value: the last step that needs it, in the block that defines it
  Value misfit;                // null: none
};

} // namespace

Result<CutFunction> cutFunction(const Module &module, std::string_view function, const HostFunctions &host,
                                const Grid &grid) {
  Finder finder(module.op(), host);
  func::FuncOp found = finder.symbols.lookup<func::FuncOp>(function);
  if (!found || !finder.isCut(found)) // lowering says that there is no such function
    return CutFunction();
  return Cutter(module, function, host, grid).run();
}

} // namespace shlo::plan
