// Walks over a model and lowers its nodes one by one. What is known of values goes along: the rules of inference say
// for each node what its results are, with the functions of the model in the place of their calls, and with the extents
// that the inputs really have. A value whose elements are known that way is a constant, and its node is not lowered.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/lower.h"

#include "dialect/elements.h"
#include "dialect/limits.h"
#include "infer/verify.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/names.h"
#include "onnx/dialect/types.h"
#include "onnx/infer/check.h"
#include "onnx/lower/constants.h"
#include "onnx/lower/cut.h"
#include "onnx/lower/evaluated.h"
#include "onnx/lower/node.h"
#include "onnx/lower/refusals.h"
#include "onnx/lower/scales.h"
#include "onnx/lower/signature.h"
#include "onnx/lower/values.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace shlo::onnx {
namespace {

using func::FuncOp;

// Bounds the stack, and what functions that call others twice make of a model.
constexpr unsigned mostDepth = 64;
constexpr int64_t mostOps = int64_t(1) << 20;
// Of loops that are no loops in the program.
constexpr int64_t mostSteps = 4096;

class GraphLowering {
public:
  GraphLowering(const Module &module, const InferOptions &options, const Evaluate &evaluate)
      : module(module), options(options), evaluate(evaluate), builder(&module.context()), constants(&module.context()) {
  }
  // For a run with these inputs, whose values may decide shapes.
  GraphLowering(const Module &module, const InferOptions &options, ArrayRef<std::optional<TensorType>> arguments,
                ArrayRef<Tensor> values, bool isWhole, const Evaluate &evaluate)
      : module(module), options(options), evaluate(evaluate), builder(&module.context()), constants(&module.context()),
        given(arguments), values(values), isWhole(isWhole) {}
  Result<LoweredModel> run();

private:
  class NodeFacts;
  class NodeSurroundings;

  Result<FuncOp> openFunction(FuncOp graph, Frame &frame);
  void lowerBlock(Block &block, Frame &frame);
  void lowerOp(Operation *op, Frame &frame);
  void lowerNode(Operation *op, const Schema &schema, Frame &frame);
  bool lowerKnown(Operation *op, const Schema &schema, Frame &frame);
  void lowerCall(Operation *op, Frame &frame);
  void setBroken(Operation *op, Frame &frame, ArrayRef<Facts> facts = {});
  void setResults(LoweredNode &node, Frame &frame);
  // False if it says why a node cannot be lowered, or which operand must be known first.
  bool findResultTypes(LoweredNode &node, Frame &frame);
  bool decide(Operation *op, unsigned operand, Frame &frame);
  ElementsAttr decided(Value value, Frame &frame, ArrayRef<Value *> kept = {});
  std::optional<Extents> decidedElements(Value value, Frame &frame, ArrayRef<Value *> kept);
  // Of a value that follows from constants alone, and perhaps a loop that ends soon.
  ElementsAttr evaluatedConstant(Value value, Operation *loop = nullptr);
  // The values of which nodes use something that are not lowered yet.
  llvm::DenseSet<Value> needed(Frame &frame) const;
  void breakRule(Operation *op, Diagnostic finding);
  // Why a shape that is not known stays unknown.
  const char *dependsOnValues() const {
    return builder.getInsertionBlock() == top
               ? "the shape of the result depends on values that are only known when the program runs"
               : "the shape of the result depends on values inside a loop or a branch";
  }
  bool canDecide() const { return given && builder.getInsertionBlock() == top; }
  bool isOver() const { return next || broken || opsLeft < 0; }
  std::optional<unsigned> findUnknown(Operation *op, Frame &frame);
  Value valueOf(Lowered &lowered);
  Attribute referenced(Operation *op, StringRef name, Frame &frame);
  Location locationOf(Operation *op);

  const Module &module;
  const InferOptions &options;
  const Evaluate &evaluate; // nullable
  OpBuilder builder;
  OpBuilder constants; // at the beginning of the function, so that all of it sees them
  llvm::StringMap<FuncOp> functions;
  Meanings meanings;
  FactsOfTypes factsOfTypes;
  int64_t opsLeft = mostOps, stepsLeft = mostSteps;
  // Of a run; the values are those that decide shapes, in the order in which they are asked for.
  const std::optional<ArrayRef<std::optional<TensorType>>> given;
  const ArrayRef<Tensor> values;
  const bool isWhole = false; // nothing is kept of what deciders compute
  size_t decisions = 0;
  bool leavesDead = false;           // there may be ops that nobody uses
  Block *top = nullptr;              // of the function that is made
  Value next;                        // what decides shapes and must be computed first; the lowering ends
  llvm::SmallVector<Value> nextKept; // what else of its part is needed
  std::optional<Error> broken;       // a rule that does not hold for the shapes of the inputs; likewise

  Refusals refusals;
};

//===- What does not fit -----------------------------------------------------------------------------------------------===//

void GraphLowering::breakRule(Operation *op, Diagnostic finding) {
  const bool isCallers = given || !options.shapes.empty() || !options.extents.empty();
  finding.node = placeOf(op);
  broken =
      makeError(isCallers ? SHLO_INVALID_ARGUMENT : SHLO_INVALID_PROGRAM,
                std::string(isCallers ? "onnx: for these inputs: " : "onnx: ") + finding.message + ": " + finding.node);
  broken->diagnostics.push_back(std::move(finding));
}

//===- Values ---------------------------------------------------------------------------------------------------------===//

Value GraphLowering::valueOf(Lowered &lowered) {
  if (!lowered.value && lowered.constant)
    lowered.value =
        ir::ConstantOp::create(constants, constants.getUnknownLoc(), lowered.constant.getType(), lowered.constant);
  return lowered.value;
}

//===- What a node sees -----------------------------------------------------------------------------------------------===//

Attribute GraphLowering::referenced(Operation *op, StringRef name, Frame &frame) {
  Frame &function = frame.ofFunction();
  auto references = op->getAttrOfType<DictionaryAttr>("onnx.references");
  auto source = references ? references.getAs<StringAttr>(name) : nullptr;
  if (!source || !function.call)
    return nullptr;
  if (Attribute value = function.call->getAttr(source.getValue()))
    return value;
  if (Attribute value = referenced(function.call, source.getValue(), *function.caller))
    return value;
  return defaultOf(function.function, source);
}

class GraphLowering::NodeFacts final : public Node::Source {
public:
  NodeFacts(GraphLowering &graph, Operation *op, Frame &frame) : graph(graph), op(op), frame(frame) {}
  Facts factsOf(unsigned operand) override {
    Lowered *found = frame.find(op->getOperand(operand));
    return found && found->facts ? *found->facts : Facts();
  }
  ElementsAttr constantOf(unsigned operand) override {
    Lowered *found = frame.find(op->getOperand(operand));
    return found ? found->constant : nullptr;
  }
  std::optional<Attribute> referenced(StringRef name) override { return graph.referenced(op, name, frame); }
  // Subgraphs are lowered, and so give the types of results.
  std::optional<FactsList> yields(unsigned, ArrayRef<Facts>) override { return {}; }

private:
  GraphLowering &graph;
  Operation *op;
  Frame &frame;
};

class GraphLowering::NodeSurroundings final : public LoweredNode::Surroundings {
public:
  NodeSurroundings(GraphLowering &graph, Operation *op, Frame &frame) : graph(graph), op(op), frame(frame) {}
  Value valueOf(unsigned operand) override {
    Lowered *found = operand < op->getNumOperands() ? frame.find(op->getOperand(operand)) : nullptr;
    return found ? graph.valueOf(*found) : nullptr;
  }
  std::optional<Extents> decided(Value value, ArrayRef<Value *> kept) override {
    return graph.decidedElements(value, frame, kept);
  }
  std::optional<int64_t> evaluatedLoop(Value result) override {
    llvm::SmallVector<int64_t> elements;
    const ElementsAttr known = graph.evaluatedConstant(result, result.getDefiningOp());
    return known && integersIn(known, 1, elements) ? std::optional(elements.front()) : std::nullopt;
  }
  FailureOr<llvm::SmallVector<Value>> lowerBody(unsigned region, ArrayRef<Value> arguments) override {
    Block &body = op->getRegion(region).front();
    auto inner = std::make_unique<Frame>();
    inner->outer = &frame;
    inner->depth = frame.depth + 1;
    if (inner->depth > mostDepth) {
      graph.refusals.add(op, "more than " + llvm::Twine(mostDepth) + " graphs in graphs and calls");
      return failure();
    }
    for (auto [parameter, argument] : llvm::zip(body.getArguments(), arguments))
      inner->set(parameter, loweredValue(argument, graph.factsOfTypes));
    graph.lowerBlock(body, *inner);
    llvm::SmallVector<Value> results;
    for (Value result : body.back().getOperands()) {
      Lowered *found = inner->find(result);
      Value value = found ? graph.valueOf(*found) : nullptr;
      if (!value)
        return failure(); // it was reported
      results.push_back(value);
    }
    return results;
  }
  bool takeStep() override { return --graph.stepsLeft >= 0; }
  bool canDecide() override { return graph.canDecide(); }
  LogicalResult lowerEither(llvm::function_ref<LogicalResult()> first,
                            llvm::function_ref<LogicalResult()> second) override {
    const auto before = graph.refusals;
    const bool wasOver = graph.isOver();
    if (succeeded(first()))
      return success();
    // A rule that does not hold in a branch does not matter if the run never comes there.
    auto broken = wasOver ? std::nullopt : std::exchange(graph.broken, std::nullopt);
    if (graph.isOver())
      return failure();
    const auto reported = std::exchange(graph.refusals, before);
    const LogicalResult lowered = second();
    if (failed(lowered) && !graph.canDecide()) {
      graph.refusals = reported;
      graph.broken = std::move(broken);
    }
    return lowered;
  }

private:
  GraphLowering &graph;
  Operation *op;
  Frame &frame;
};

//===- Nodes ----------------------------------------------------------------------------------------------------------===//

Location GraphLowering::locationOf(Operation *op) {
  auto name = op->getAttrOfType<StringAttr>(nodeName);
  return name && !name.getValue().empty() ? Location(NameLoc::get(name)) : op->getLoc();
}

void GraphLowering::setBroken(Operation *op, Frame &frame, ArrayRef<Facts> facts) {
  for (auto [i, result] : llvm::enumerate(op->getResults())) {
    Lowered lowered;
    lowered.isBroken = true;
    if (i < facts.size())
      lowered.facts = std::make_shared<const Facts>(facts[i]);
    frame.set(result, std::move(lowered));
  }
}

bool GraphLowering::findResultTypes(LoweredNode &node, Frame &frame) {
  Operation *op = node.rules.operation();
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    node.values.emplace_back();
    node.resultTypes.emplace_back();
    Facts &facts = node.rules.result(i);
    const Facts declared = facts.type && facts.shape ? Facts() : factsOf(op->getResult(i).getType());
    if (!facts.type)
      facts.type = declared.type;
    if (!facts.shape && declared.type == facts.type)
      facts.shape = declared.shape;
    node.resultTypes[i] = staticType(facts, op->getContext());
    if (node.resultTypes[i] || op->getNumRegions() || isSizedByElements(node.rules.schema().op))
      continue;
    // Functions use the type of the first result, also if it is left out.
    if (i > 0 && !node.isThere(i))
      continue;
    if (const std::string why = whyNoTensor(facts, op->getContext()); !why.empty()) {
      node.reason = "a result is " + why;
    } else if (!facts.type) {
      node.reason = "the type of a result is not known";
    } else if (facts.shape && llvm::all_of(*facts.shape, [](Number one) { return one.isKnown(); })) {
      node.reason = "a result is " + nameOf(facts.type) + " of too many elements";
    } else {
      node.reason = dependsOnValues();
      node.missing = findUnknown(op, frame);
    }
    return false;
  }
  return true;
}

// The first operand that may decide the shape of the result.
std::optional<unsigned> GraphLowering::findUnknown(Operation *op, Frame &frame) {
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (Lowered *found = frame.find(op->getOperand(i)); found && found->value && !found->constant)
      if (typeOf(found->value).getRank() <= 1 && typeOf(found->value).getNumElements() <= int64_t(mostElements))
        return i;
  return {};
}

// Makes an operand known whose value follows from the inputs of the run.
bool GraphLowering::decide(Operation *op, unsigned operand, Frame &frame) {
  Lowered *found = frame.find(op->getOperand(operand));
  ElementsAttr known = found && found->value && !found->constant ? decided(found->value, frame) : nullptr;
  if (!known)
    return false;
  *found = loweredConstant(known);
  return true;
}

llvm::DenseSet<Value> GraphLowering::needed(Frame &frame) const {
  llvm::DenseSet<Value> list;
  for (Frame *at = &frame; at; at = at->next())
    for (auto &[known, lowered] : at->values) {
      auto isLater = [&, block = known.getParentBlock()](Operation *user) {
        Operation *op = block->findAncestorOpInBlock(*user);
        return !op || !at->done.contains(op);
      };
      if (lowered->value && llvm::any_of(known.getUsers(), isLater))
        list.insert(lowered->value);
    }
  return list;
}

ElementsAttr GraphLowering::evaluatedConstant(Value value, Operation *loop) {
  if (!evaluate)
    return nullptr;
  const std::optional<Tensor> found = evaluated(module, value, loop, evaluate);
  if (!found)
    return nullptr;
  leavesDead = true;
  return constantOf(*found, builder.getContext());
}

ElementsAttr GraphLowering::decided(Value value, Frame &frame, ArrayRef<Value *> kept) {
  if (ElementsAttr known = evaluatedConstant(value))
    return known;
  if (!canDecide())
    return nullptr;
  std::optional<llvm::DenseSet<Value>> later;
  Cut cut(*top, value, isWhole, [&](Value one) {
    if (!later)
      later = needed(frame);
    return later->contains(one) || llvm::any_of(kept, [&](Value *own) { return *own == one; });
  });
  if (decisions == values.size()) {
    next = value;
    nextKept = cut.kept();
    return nullptr;
  }
  const auto arguments = cut.replace(*top);
  auto replace = [&](Value &one) {
    if (const auto found = arguments.find(one); found != arguments.end())
      one = found->second;
  };
  for (Frame *at = &frame; at; at = at->next())
    for (Lowered &lowered : at->store)
      replace(lowered.value);
  for (Value *own : kept)
    replace(*own);
  leavesDead = true;
  return constantOf(values[decisions++], builder.getContext());
}

std::optional<Extents> GraphLowering::decidedElements(Value value, Frame &frame, ArrayRef<Value *> kept) {
  ElementsAttr known = decided(value, frame, kept);
  llvm::SmallVector<int64_t> elements;
  if (!known || !integersIn(known, int64_t(mostElements), elements))
    return {};
  return Extents(ArrayRef<int64_t>(elements));
}

void GraphLowering::setResults(LoweredNode &node, Frame &frame) {
  Operation *op = node.rules.operation();
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    if (!node.isThere(i))
      continue;
    Value value = node.values[i];
    if (!value || (node.resultTypes[i] && value.getType() != node.resultTypes[i])) {
      std::string text;
      llvm::raw_string_ostream out(text);
      out << "its lowering gives ";
      value ? out << value.getType() : out << "nothing";
      out << " as result " << i << ", expected " << node.resultTypes[i];
      refusals.add(op, text);
      return setBroken(op, frame, node.rules.allResults());
    }
    Lowered lowered = loweredValue(value, factsOfTypes);
    if (const auto &elements = node.rules.result(i).elements; elements && !lowered.facts->elements) {
      Facts facts = *lowered.facts;
      facts.elements = elements;
      lowered.facts = std::make_shared<const Facts>(std::move(facts));
    }
    frame.set(op->getResult(i), std::move(lowered));
  }
}

void GraphLowering::lowerNode(Operation *op, const Schema &schema, Frame &frame) {
  // Again for each value that turns out to be needed.
  while (!lowerKnown(op, schema, frame))
    if (isOver())
      return;
}

// A list of operands has none that are left out, though schemas allow it.
static LogicalResult checkLists(Operation *op, ArrayRef<Type> types, const Schema &schema,
                                infer::InferenceContext &context) {
  for (size_t i = 0; i < types.size(); ++i)
    if (isa<NoneType>(types[i]) && schema.inputs()[std::min(i, schema.inputs().size() - 1)].option == Option::Variadic)
      return context.fail("", infer::operand(int64_t(i))) << "is omitted, but it is one of a list";
  return success();
}

// False if an operand became known.
bool GraphLowering::lowerKnown(Operation *op, const Schema &schema, Frame &frame) {
  NodeFacts source(*this, op, frame);
  infer::InferenceContext context{nullptr};
  llvm::SmallVector<Type> types;
  bool isBroken = false;
  for (Value operand : op->getOperands()) {
    Lowered *found = frame.find(operand);
    const bool isLeftOut = found && !found->isBroken && !found->value && !found->constant;
    isBroken = isBroken || !found || found->isBroken;
    // What it really is: the module may not have known that.
    const Type known = found && found->facts && !found->isBroken ? typeOf(*found->facts, op->getContext()) : nullptr;
    types.push_back(isLeftOut ? NoneType::get(op->getContext()) : known ? known : operand.getType());
  }
  context.enter(op, types, nullptr);
  Node node(op, schema, context, source);
  const InferFunction infer = inferFunctionOf(schema.op);
  if (failed(checkSchema(op, context, schema)) || failed(checkLists(op, types, schema, context)) ||
      (infer && (failed(infer(node)) || failed(checkResultTypes(node))))) {
    breakRule(op, context.takeFinding());
    setBroken(op, frame);
    return true;
  }
  inferTypes(node);
  if (isBroken) {
    if (!lowerFunctionOf(schema.op) && !isAlwaysKnown(schema.op))
      refusals.add(op, noLowering);
    setBroken(op, frame, node.allResults());
    return true;
  }
  if (op->getNumResults() == 1 && op->getNumRegions() == 0 && schema.determinism == Determinism::Deterministic)
    if (ElementsAttr known = constantOf(node.result(0), op->getContext())) {
      frame.set(op->getResult(0), loweredConstant(known));
      return true;
    }
  NodeSurroundings around(*this, op, frame);
  LoweredNode lowered(node, builder, locationOf(op), around);
  const LowerFunction lower = lowerFunctionOf(schema.op);
  if (!lower) {
    lowered.reason = noLowering;
  } else if (findResultTypes(lowered, frame)) {
    lowered.missing.reset();
    if (succeeded(lower(lowered))) {
      setResults(lowered, frame);
      return true;
    }
  }
  if (lowered.missing && lowered.reason.empty())
    lowered.reason = "operand " + std::to_string(*lowered.missing) + " is only known when the program runs";
  if (next || (lowered.missing && (decide(op, *lowered.missing, frame) || next)))
    return false;
  if (!lowered.reason.empty()) // else what is in it was reported
    refusals.add(op, lowered.reason);
  setBroken(op, frame, node.allResults());
  return true;
}

void GraphLowering::lowerCall(Operation *op, Frame &frame) {
  const auto found = functions.find(calleeOf(op));
  if (found == functions.end()) {
    refusals.add(op, whyNotCalled(op));
    return setBroken(op, frame);
  }
  FuncOp function = found->second;
  if (frame.depth >= mostDepth) {
    refusals.add(op, "more than " + llvm::Twine(mostDepth) + " graphs in graphs and calls");
    return setBroken(op, frame);
  }
  auto inner = std::make_unique<Frame>();
  inner->call = op;
  inner->caller = &frame;
  inner->function = function;
  inner->depth = frame.depth + 1;
  for (BlockArgument parameter : function.getArguments()) {
    const unsigned i = parameter.getArgNumber();
    Lowered *argument = i < op->getNumOperands() ? frame.find(op->getOperand(i)) : nullptr;
    inner->set(parameter, argument ? *argument : Lowered());
  }
  Block &body = function.getBody().front();
  lowerBlock(body, *inner);
  for (OpResult result : op->getResults()) {
    const unsigned i = result.getResultNumber();
    Lowered *value = i < body.back().getNumOperands() ? inner->find(body.back().getOperand(i)) : nullptr;
    Lowered broken;
    broken.isBroken = true;
    frame.set(result, value ? *value : broken);
  }
}

void GraphLowering::lowerOp(Operation *op, Frame &frame) {
  const auto [structure, schema] = meanings.of(op);
  if (structure == Structure::NoValue)
    return frame.set(op->getResult(0), Lowered());
  if (structure == Structure::Initializer) {
    if (auto value = op->getAttrOfType<ElementsAttr>("value"); value && isTensorOfNumbers(value))
      return frame.set(op->getResult(0), loweredConstant(value));
    refusals.add(op, notNumbers);
    return setBroken(op, frame);
  }
  if (structure == Structure::Custom)
    return lowerCall(op, frame);
  if (schema && schema->op == OpName::Constant) {
    if (ElementsAttr value = elementsOfConstant(op, [&](StringRef name) { return referenced(op, name, frame); }))
      return frame.set(op->getResult(0), loweredConstant(value));
    refusals.add(op, notNumbers);
    return setBroken(op, frame);
  }
  if (!schema) {
    refusals.add(op, noLowering);
    return setBroken(op, frame);
  }
  lowerNode(op, *schema, frame);
}

void GraphLowering::lowerBlock(Block &block, Frame &frame) {
  for (Operation &op : llvm::make_range(block.begin(), std::prev(block.end()))) { // the last one returns or yields
    checkMemory();
    --opsLeft;
    if (isOver())
      return;
    lowerOp(&op, frame);
    frame.done.insert(&op);
  }
}

//===- The function ---------------------------------------------------------------------------------------------------===//

Result<FuncOp> GraphLowering::openFunction(FuncOp graph, Frame &frame) {
  llvm::SmallVector<Type> types;
  llvm::SmallVector<BlockArgument> arguments;
  for (BlockArgument argument : graph.getArguments()) {
    const unsigned i = argument.getArgNumber();
    if (given ? !(*given)[i] : isDefaulted(graph, i)) {
      frame.set(argument, loweredConstant(graph.getArgAttrOfType<ElementsAttr>(i, "onnx.default")));
      continue;
    }
    if (given) {
      const TensorType &type = *(*given)[i];
      types.push_back(RankedTensorType::get(type.shape, ir::typeOf(type.element, graph.getContext())));
    } else {
      if (const std::string why = whyNoTensor(factsOf(argument.getType()), graph.getContext()); !why.empty()) {
        refusals.addValue("the input '" + inputName(graph, i) + "'", "it is " + why);
        Lowered broken;
        broken.isBroken = true;
        frame.set(argument, std::move(broken));
        continue;
      }
      Result<RankedTensorType> type = inputType(graph, i, options);
      if (!type)
        return std::move(type.error());
      types.push_back(*type);
    }
    arguments.push_back(argument);
  }
  for (const auto &[name, shape] : options.shapes)
    if (llvm::none_of(graph.getArguments(),
                      [&](BlockArgument argument) { return inputName(graph, argument.getArgNumber()) == name; }))
      return makeError(SHLO_INVALID_ARGUMENT, "onnx: the model has no input '" + name + "'");
  FuncOp main = FuncOp::create(builder, graph.getLoc(), "main", builder.getFunctionType(types, {}));
  Block *body = main.addEntryBlock();
  for (auto [from, to] : llvm::zip(arguments, body->getArguments())) {
    if (const std::string name = inputName(graph, from.getArgNumber()); !name.empty())
      to.setLoc(NameLoc::get(builder.getStringAttr(name)));
    frame.set(from, loweredValue(to, factsOfTypes));
  }
  return main;
}

Result<LoweredModel> GraphLowering::run() {
  FuncOp graph = graphOf(module.op());
  if (!graph || graph.isExternal() || !graph.getBody().hasOneBlock())
    return makeError(SHLO_INVALID_PROGRAM, "onnx: the module has no function @main_graph, and not one public function");
  for (FuncOp function : module.op().getOps<FuncOp>())
    if (!function.isExternal() && function.getBody().hasOneBlock() && !function.getBody().front().empty())
      functions.try_emplace(function.getSymName(), function);
  std::shared_ptr<Module> made = module.createBeside();
  builder.setInsertionPointToEnd(made->op().getBody());
  Frame frame;
  frame.function = graph;
  Result<FuncOp> main = openFunction(graph, frame);
  if (!main)
    return std::move(main.error());
  Block &body = main->getBody().front();
  // Constants come before everything else, in the order in which they were first needed.
  builder.setInsertionPointToEnd(&body);
  Operation *end = func::ReturnOp::create(builder, graph.getLoc());
  Operation *first =
      ir::ConstantOp::create(builder, builder.getUnknownLoc(), RankedTensorType::get({}, builder.getI1Type()),
                             DenseElementsAttr::get(RankedTensorType::get({}, builder.getI1Type()), false));
  first->moveBefore(end);
  constants.setInsertionPoint(first);
  top = &body;
  builder.setInsertionPoint(end);
  lowerBlock(graph.getBody().front(), frame);
  if (broken)
    return std::move(*broken);
  if (opsLeft < 0)
    return makeError(SHLO_LIMIT,
                     "onnx: the model has more than " + std::to_string(mostOps) + " nodes in calls and graphs");
  llvm::SmallVector<Value> results;
  const auto outputs = graph.getBody().front().back().getOperands();
  if (next) {
    refusals = {}; // what cannot be lowered, whatever the values are, is found again
    results.push_back(next);
    results.append(nextKept);
  }
  for (auto [i, value] : llvm::enumerate(outputs.take_front(next ? 0 : outputs.size()))) {
    Lowered *found = frame.find(value);
    Value result = found ? valueOf(*found) : nullptr;
    if (!result && refusals.isEmpty())
      return makeError(SHLO_UNSUPPORTED, "onnx: output " + std::to_string(i) + " of the model has no value");
    results.push_back(result);
  }
  if (!refusals.isEmpty())
    return refusals.error();
  first->erase();
  end->setOperands(results);
  leavesDead |= foldScales(main->getOperation());
  // Of parts that were computed before nothing is left.
  if (leavesDead)
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
      if (&op != end && op.use_empty())
        op.erase();
  main->setFunctionType(builder.getFunctionType(body.getArgumentTypes(), end->getOperandTypes()));
  for (unsigned i = 0; i < results.size(); ++i)
    if (StringAttr name = next ? nullptr : outputName(graph, i); name && !name.getValue().empty())
      main->setResultAttr(i, "jax.result_info", name);
  const auto tooLarge = made->op().walk([](Operation *op) {
    const bool isSmall = llvm::all_of(op->getResultTypes(), [](Type type) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      return !tensor || isCountable(tensor.getShape());
    });
    return isSmall ? WalkResult::advance() : WalkResult::interrupt();
  });
  if (tooLarge.wasInterrupted())
    return makeError(SHLO_LIMIT, "onnx: the model computes a tensor of more than 2^52 elements");
  if (Status status = verify(*made); !status) {
    Error error = std::move(status.error());
    error.message = "onnx: the lowered model is invalid: " + error.message;
    return error;
  }
  return LoweredModel{made, bool(next)};
}

} // namespace

Result<std::shared_ptr<Module>> lowerModel(const Module &module, const InferOptions &options,
                                           const Evaluate &evaluate) {
  Result<LoweredModel> lowered = GraphLowering(module, options, evaluate).run();
  if (!lowered)
    return std::move(lowered.error());
  return std::move(lowered->module);
}

Result<LoweredModel> lowerModel(const Module &module, ArrayRef<std::optional<TensorType>> arguments,
                                ArrayRef<Tensor> decided, bool isWhole, const Evaluate &evaluate) {
  const InferOptions none;
  return GraphLowering(module, none, arguments, decided, isWhole, evaluate).run();
}

} // namespace shlo::onnx
