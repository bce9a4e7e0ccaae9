// Checks that do not depend on shapes: the signature of a function, and whether all of it can run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dependence.h"
#include "dialect/dialect.h"
#include "dialect/value_names.h"
#include "dialect/walk.h"
#include "infer/infer.h"
#include "stablehlo-c/plan.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace shlo::plan {

namespace {

// The maximum number of diagnostics.
constexpr size_t maxFindings = 16;

bool isTuple(Type type) { return isa<TupleType, ir::FutureType>(type); }

bool areTensors(Type type) {
  llvm::SmallVector<Type, 4> parts;
  return flatten(type, parts) && llvm::all_of(parts, [](Type part) { return tensorTypeOf(part).has_value(); });
}

// Follows all calls from a function. Sizes are counted as if calls were inlined, so that a chain of doubling calls is
// rejected early. Regions and callees wait in a list, so that the stack of the thread does not limit their depth.
class Checker {
public:
  Checker(ModuleOp module, const HostFunctions *host) : symbols(module), host(host) {}

  Status check(func::FuncOp func) {
    tasks.push_back({.parent = func, .function = func});
    while (!tasks.empty()) {
      Task &task = tasks.back();
      Status status = !task.region ? begin(task) : task.next != task.end ? check(&*task.next++) : end(task);
      if (!status)
        return status;
    }
    return {};
  }

  std::vector<shlo::Diagnostic> findings;
  std::string firstMessage;

private:
  struct Extent {
    uint64_t ops = 0;
    unsigned nesting = 0;
  };
  // A region or a called function. Those that an op has begin one after the other.
  struct Task {
    Operation *parent;          // the op with the region, or the one that calls
    func::FuncOp function = {}; // that is called; null for a region
    unsigned index = 0;         // of the region
    size_t owner = 0;           // the task of the function that has the ops of this one
    unsigned nesting = 0;       // of these ops in that function
    unsigned callDepth = 0;
    Region *region = nullptr; // that was begun
    Block::iterator next = {}, end = {};
    // Of a function that is called: where from, and how large it is.
    size_t caller = 0;
    unsigned callerNesting = 0;
    Extent extent = {};
  };

  void find(Operation *op, llvm::StringRef what, const llvm::Twine &message) {
    if (findings.size() >= maxFindings || !named.insert(what).second)
      return;
    Error error = errorAt(SHLO_UNSUPPORTED, op, message);
    if (findings.empty())
      firstMessage = error.message;
    findings.push_back(std::move(error.diagnostics.front()));
  }

  Status begin(Task &task) {
    if (task.function) {
      func::FuncOp func = task.function;
      task.owner = tasks.size() - 1;
      if (task.callDepth > maxCallDepth)
        return errorAt(SHLO_LIMIT, func, "calls are nested more than " + llvm::Twine(maxCallDepth) + " deep");
      auto [entry, isNew] = visited.try_emplace(func.getOperation(), std::nullopt);
      if (!isNew && !entry->second)
        return errorAt(SHLO_UNSUPPORTED, func, "the function @" + func.getSymName() + " calls itself");
      if (!isNew)
        return returned(*entry->second);
      if (func.isExternal())
        return errorAt(SHLO_UNSUPPORTED, func, "the function @" + func.getSymName() + " has no body");
    }
    if (task.nesting > maxNesting)
      return nestedTooDeeply(task.parent);
    Extent &extent = tasks[task.owner].extent;
    extent.nesting = std::max(extent.nesting, task.nesting);
    Operation *op = task.function ? task.function : task.parent;
    task.region = &op->getRegion(task.index);
    if (!task.region->hasOneBlock()) {
      find(op, "several blocks", "a region must have one block");
      return {};
    }
    Block &block = task.region->front();
    for (Type type : block.getArgumentTypes())
      if (!areTensors(type))
        find(op, "argument", "an argument of a region is not a tensor of a supported element type");
    task.next = block.begin();
    task.end = block.end();
    if (!block.empty() && block.back().hasTrait<OpTrait::IsTerminator>())
      --task.end;
    return {};
  }

  Status end(Task &task) {
    if (!task.function) {
      tasks.pop_back();
      return {};
    }
    if (task.extent.ops > maxOps)
      return errorAt(SHLO_LIMIT, task.function,
                     "the program has more than " + llvm::Twine(maxOps) + " ops when calls are inlined");
    visited[task.function.getOperation()] = task.extent;
    return returned(task.extent);
  }

  // Ends the innermost task, a function of that extent.
  Status returned(Extent callee) {
    const Task call = tasks.back();
    tasks.pop_back();
    if (tasks.empty())
      return {};
    Extent &extent = tasks[call.caller].extent;
    extent.ops = std::min(extent.ops + callee.ops, 2 * maxOps);
    extent.nesting = std::max(extent.nesting, call.callerNesting + 1 + callee.nesting);
    return extent.nesting > maxNesting ? nestedTooDeeply(call.parent) : Status();
  }

  Status addCallee(Operation *op, llvm::StringRef name, const Task &from) {
    auto function = symbols.lookup<func::FuncOp>(name);
    if (!function)
      return errorAt(SHLO_INVALID_PROGRAM, op, "there is no function @" + name + " to call");
    tasks.push_back({.parent = op,
                     .function = function,
                     .callDepth = from.callDepth + 1,
                     .caller = from.owner,
                     .callerNesting = from.nesting});
    return {};
  }

  Status check(Operation *op) {
    const Task task = tasks.back();
    Extent &extent = tasks[task.owner].extent;
    extent.ops = std::min(extent.ops + 1, 2 * maxOps);
    llvm::StringRef name = op->getName().getStringRef();
    const LoweringEntry *&entry = entries[op->getName().getAsOpaquePointer()];
    if (!entry && !(entry = findLowering(name))) {
      find(op, name, "this library has no implementation of the op " + name);
      return {};
    }
    for (Type type : op->getResultTypes())
      if (!areTensors(type)) {
        std::string text;
        llvm::raw_string_ostream(text) << type;
        find(op, text, "the result type " + text + " is not supported when running");
      }
    // Ops that only forward values may have tuples.
    bool onlyForwards =
        isa<func::CallOp, ir::CompositeOp, ir::TupleOp, ir::GetTupleElementOp, ir::AsyncStartOp, ir::AsyncDoneOp>(op);
    // The results of a custom call used to be one tuple.
    const bool givesTuple = !isa<ir::CustomCallOp>(op) && llvm::any_of(op->getResultTypes(), isTuple);
    if (!onlyForwards && (llvm::any_of(op->getOperandTypes(), isTuple) || givesTuple))
      find(op, "tuple", name + " of a tuple cannot be run");
    if (auto call = dyn_cast<func::CallOp>(op))
      return addCallee(op, call.getCallee(), task);
    if (auto composite = dyn_cast<ir::CompositeOp>(op))
      return addCallee(op, composite.getDecomposition(), task);
    if (isHostTransfer(op) && (!host || !host->has(op)))
      find(op, name, whyNoHostTransfer(op));
    const size_t first = tasks.size();
    if (auto custom = dyn_cast<ir::CustomCallOp>(op)) {
      llvm::StringRef target = custom.getCallTargetName();
      if (host && host->has(op))
        return {}; // functions that it calls have plans of their own
      if (!findCustomCall(target)) {
        find(op, ("@" + target).str(), whyNoCustomCall(target));
        return {};
      }
      if (ArrayAttr callees = custom.getCalledComputationsAttr())
        for (Attribute attr : callees)
          if (auto symbol = dyn_cast<FlatSymbolRefAttr>(attr))
            if (Status status = addCallee(op, symbol.getValue(), task); !status)
              return status;
    }
    for (unsigned i = 0; i < op->getNumRegions(); ++i)
      tasks.push_back({.parent = op,
                       .index = i,
                       .owner = task.owner,
                       .nesting = task.nesting + levelsOf(op),
                       .callDepth = task.callDepth});
    std::reverse(tasks.begin() + ptrdiff_t(first), tasks.end());
    return {};
  }

  std::vector<Task> tasks;
  SymbolTable symbols;
  const HostFunctions *host;
  llvm::DenseMap<Operation *, std::optional<Extent>> visited; // none: in progress
  llvm::DenseMap<const void *, const LoweringEntry *> entries;
  llvm::StringSet<> named;
};

Result<func::FuncOp> findFunction(ModuleOp module, std::string_view name) {
  func::FuncOp onlyPublic;
  size_t publics = 0;
  std::string names;
  for (auto func : module.getOps<func::FuncOp>()) {
    if (func.getSymName() == (name.empty() ? llvm::StringRef("main") : llvm::StringRef(name)))
      return func;
    if (func.isPrivate() || func.isExternal())
      continue;
    onlyPublic = func;
    if (++publics <= maxFindings)
      names += (names.empty() ? "" : ", ") + func.getSymName().str();
  }
  if (name.empty() && publics == 1)
    return onlyPublic;
  if (publics > maxFindings)
    names += ", ...";
  std::string listed = names.empty() ? "the module has no public function" : "the module has " + names;
  if (name.empty())
    return makeError(SHLO_NOT_FOUND, "there is no function main; " + listed);
  return makeError(SHLO_NOT_FOUND, "there is no function " + std::string(name) + "; " + listed);
}

Status collectValues(func::FuncOp func, llvm::ArrayRef<Type> types, llvm::StringRef what,
                     llvm::StringRef (*nameOf)(FunctionOpInterface, unsigned), std::vector<TensorType> &out,
                     std::vector<std::string> &names) {
  for (auto [index, type] : llvm::enumerate(types)) {
    llvm::SmallVector<Type, 4> parts;
    if (!flatten(type, parts))
      return errorAt(SHLO_LIMIT, func, "a tuple has more than " + llvm::Twine(maxTupleParts) + " parts");
    const std::string name = nameOf(func, unsigned(index)).str();
    for (auto [place, part] : llvm::enumerate(parts)) {
      if (std::optional<TensorType> known = tensorTypeOf(part)) {
        out.push_back(std::move(*known));
        bool isPart = !name.empty() && isTuple(type);
        names.push_back(isPart ? name + "[" + std::to_string(place) + "]" : name);
        continue;
      }
      std::string text;
      llvm::raw_string_ostream(text) << type;
      Error error = errorAt(SHLO_UNSUPPORTED, func,
                            what + " " + llvm::Twine(index) + " of the function @" + func.getSymName() +
                                " has the type " + text + ", which cannot be run");
      error.diagnostics.front().subject = (what + " " + llvm::Twine(index)).str();
      return error;
    }
  }
  return {};
}

} // namespace

// By argument: whether its value may decide a shape.
static llvm::BitVector decidingArguments(func::FuncOp function) {
  auto module = function->getParentOfType<ModuleOp>();
  std::optional<Dependence> deciding; // made only if there is anything to find
  auto calledFunction = [](Operation *op) {
    auto call = llvm::dyn_cast<func::CallOp>(op);
    return call ? call.getCallee().str() : std::string();
  };
  auto isKnown = [](Value value) {
    Operation *maker = value.getDefiningOp();
    return maker && llvm::isa<ir::GetDimensionSizeOp>(maker);
  };
  forEachOp(module, [&](Operation *op) {
    const bool isDynamic = llvm::any_of(op->getResultTypes(), [](Type type) {
      auto tensor = llvm::dyn_cast<RankedTensorType>(type);
      return tensor && !tensor.hasStaticShape();
    });
    if (!isDynamic)
      return;
    llvm::SmallVector<unsigned> operands;
    auto ask = [&](unsigned operand, llvm::SmallVectorImpl<int64_t> &) {
      operands.push_back(operand);
      return false;
    };
    llvm::SmallVector<Type> types;
    Diagnostic ignored;
    (void)inferResultTypes(op, TypeRange(op->getOperands()), ask, types, &ignored);
    if (!operands.empty() && !deciding)
      deciding.emplace(module, function, calledFunction);
    for (unsigned operand : operands)
      deciding->add(op->getOperand(operand), isKnown);
  });
  return deciding ? deciding->arguments() : llvm::BitVector(function.getNumArguments());
}

// What the attributes of arguments say. Arguments of a function with tuples are not its inputs, and have none.
static std::vector<int64_t> aliasesOf(func::FuncOp func, size_t outputs) {
  std::vector<int64_t> aliases(func.getNumArguments(), SHLO_ALIAS_NONE);
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    if (auto output = func.getArgAttrOfType<IntegerAttr>(i, "tf.aliasing_output"))
      aliases[i] = output.getValue().isSignedIntN(32) && output.getInt() >= 0 && size_t(output.getInt()) < outputs
                       ? output.getInt()
                       : SHLO_ALIAS_ANY;
    else if (auto donor = func.getArgAttrOfType<BoolAttr>(i, "jax.buffer_donor"); donor && donor.getValue())
      aliases[i] = SHLO_ALIAS_ANY;
  }
  const bool hasAliases = llvm::any_of(aliases, [](int64_t alias) { return alias != SHLO_ALIAS_NONE; });
  if (!hasAliases || llvm::any_of(func.getArgumentTypes(), isTuple) || llvm::any_of(func.getResultTypes(), isTuple))
    return {};
  return aliases;
}

Status checkGrid(const Module &module, const Grid &grid) {
  for (auto [attribute, what, given] : {std::tuple("mhlo.num_partitions", "partitions", grid.partitions),
                                        {"mhlo.num_replicas", "replicas", grid.replicas}})
    if (auto count = module.op()->getAttrOfType<IntegerAttr>(attribute); count && count.getValue() != given)
      return makeError(SHLO_INVALID_ARGUMENT, "the program is for " + llvm::toString(count.getValue(), 10, true) + " " +
                                                  what + " (" + attribute + "), the plan's grid has " +
                                                  std::to_string(given));
  return {};
}

bool Signature::isStatic() const {
  for (const std::vector<TensorType> *types : {&inputs, &outputs})
    for (const TensorType &type : *types)
      if (llvm::is_contained(type.shape, SHLO_DYNAMIC))
        return false;
  return true;
}

static Result<Signature> signatureOf(func::FuncOp function) {
  Signature signature;
  signature.function = function.getSymName().str();
  if (Status status = collectValues(function, function.getArgumentTypes(), "argument", argumentName, signature.inputs,
                                    signature.inputNames);
      !status)
    return std::move(status.error());
  if (Status status =
          collectValues(function, function.getResultTypes(), "result", resultName, signature.outputs, signature.outputNames);
      !status)
    return std::move(status.error());

  signature.aliases = aliasesOf(function, signature.outputs.size());
  return signature;
}

Result<Signature> signatureOf(const Module &module, std::string_view function) {
  Result<func::FuncOp> func = findFunction(module.op(), function);
  if (!func)
    return std::move(func.error());
  return signatureOf(*func);
}

Result<Signature> findSignature(const Module &module, std::string_view function, const HostFunctions *host,
                                const Grid &grid) {
  if (Status status = checkGrid(module, grid); !status)
    return std::move(status.error());
  Result<func::FuncOp> func = findFunction(module.op(), function);
  if (!func)
    return std::move(func.error());
  Result<Signature> found = signatureOf(*func);
  if (!found)
    return found;
  Signature &signature = *found;

  Checker checker(module.op(), host);
  if (Status status = checker.check(*func); !status)
    return std::move(status.error());
  if (!checker.findings.empty())
    return Error{SHLO_UNSUPPORTED, std::move(checker.firstMessage), std::move(checker.findings)};
  const llvm::BitVector deciding = decidingArguments(*func);
  if (deciding.any())
    for (auto [i, type] : llvm::enumerate(func->getArgumentTypes())) {
      llvm::SmallVector<Type, 4> parts;
      flatten(type, parts);
      signature.decidesShape.insert(signature.decidesShape.end(), parts.size(), deciding[unsigned(i)]);
    }
  return found;
}

} // namespace shlo::plan
