// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/graph.h"

#include "onnx/dialect/dialect.h"
#include "onnx/dialect/names.h"
#include "onnx/dialect/node_names.h"
#include "onnx/dialect/types.h"
#include "onnx/infer/node.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <memory>

using namespace mlir;

namespace shlo::onnx {
namespace {

using func::FuncOp;

// The values of a graph. Those of the graphs around it are in `outer`.
struct Frame {
  const Frame *outer = nullptr;
  ValueFacts values{};
  Operation *call = nullptr; // of a function: where its attributes are from
  FuncOp function = nullptr;
  unsigned depth = 0;

  void set(Value value, Facts facts) { values.set(value, std::move(facts)); }
  const Facts *find(Value value) const {
    for (const Frame *frame = this; frame; frame = frame->outer)
      if (const Facts *found = frame->values.find(value))
        return found;
    return nullptr;
  }
  [[gnu::noinline]] FactsList factsOf(ValueRange list) const {
    FactsList facts;
    for (Value value : list) {
      const Facts *found = find(value);
      facts.push_back(found ? *found : onnx::factsOf(value.getType()));
    }
    return facts;
  }
  // Of the function around.
  const Frame &ofFunction() const {
    const Frame *frame = this;
    while (frame->outer)
      frame = frame->outer;
    return *frame;
  }
};

class GraphInference {
public:
  GraphInference(const Module &module, const InferOptions &options) : module(module), options(options) {}
  Status infer();
  Result<ValueFacts> facts();

private:
  Status inferGraph(FuncOp &graph);
  struct OperandFacts;
  struct Application;

  Status inferMain(FuncOp function);
  void inferBlock(Block &block, Frame &frame);
  void inferOp(Operation *op, Frame &frame);
  void inferCall(Operation *op, Frame &frame, FactsList &results);
  std::unique_ptr<Frame> frameOfCall(Operation *op, const Frame &frame);
  // What the name of an op stands for.
  struct Kind {
    std::optional<Structure> structure;
    const Schema *schema = nullptr;
    bool hasDimensions = false; // it can say the names of its results' dimensions
  };
  Kind kindOf(Operation *op, const Frame &frame);
  void inferMainNode(Operation *op, const Kind &kind);
  void inferPlain(Operation *op, const Kind &kind, Frame &frame);
  void inferNested(Operation *op, const Kind &kind, Frame &frame);
  void setResults(Operation *op, const Kind &kind, Frame &frame, llvm::MutableArrayRef<Facts> results);
  Facts merged(Operation *op, unsigned result, Facts facts);

  // Names of dimensions. The options can give their extents.
  Number named(StringRef name);
  Number unnamed() { return Number::named(uint32_t(texts.size() + ++anonymous)); }
  void nameExtents(Facts &facts, StringRef dimensions);
  std::string dimensionsOf(const Facts &facts) const;
  // As the op says it.
  static Attribute dimensionsOf(Operation *op) {
    const NodeNames *names = nodeNamesOf(op);
    return names ? names->dimensions : Attribute();
  }
  static void setDimensions(Operation *op, Attribute dimensions) {
    if (NodeNames *names = nodeNamesOf(op))
      names->dimensions = dimensions;
  }

  void report(Diagnostic finding, Operation *op);
  void reportContradiction(Operation *op, unsigned result, const std::string &what);

  // What is known as the module says it.
  struct Stated {
    Type type; // null: nothing is known
    StringAttr dimensions;
    ArrayAttr alone; // a list of only these
  };
  Stated statedOf(const Facts &facts);
  void apply(FuncOp function);
  void applyTo(Operation *op, const Kind &kind);
  void applyToList(Operation *end, StringRef list, ValueRange values);
  void applyToValueInfo(Operation *end);

  const Module &module;
  const InferOptions &options;
  llvm::DenseMap<std::pair<Operation *, OperationName>, Kind> kinds;
  llvm::StringMap<FuncOp> functions;
  llvm::StringMap<uint32_t> ids;
  std::vector<std::string> texts; // of ids, from 1 on
  uint32_t anonymous = 1u << 24;  // numbers beyond those of texts
  // Of the main graph, and of its subgraphs as they were evaluated last.
  Frame main, subgraphs;
  // Models repeat their nodes, layer after layer. The last node of each hash, with what is known of its operands and
  // was found out about its results: that holds for all nodes that are like it.
  struct SeenNode {
    Operation *op = nullptr;
    DictionaryAttr attributes; // as the following, before anything was applied
    Attribute dimensions;
    llvm::SmallVector<Type, 1> declared;
    llvm::SmallVector<const Facts *, 2> operands, results;
  };
  static constexpr size_t seenCount = 512;
  std::vector<SeenNode> seen{seenCount};
  std::vector<const Facts *> seenFacts = std::vector<const Facts *>(seenCount); // likewise; equal ones are the same
  bool isLike(const SeenNode &node, Operation *op) const;
  bool applies = false;            // as soon as something is known of a node of the main graph
  std::vector<Operation *> nested; // nodes of the main graph that have subgraphs, and its end
  const Facts *unique(Facts facts);
  const Facts *inferredOf(Value value) const {
    const Facts *found = main.values.find(value);
    return found ? found : subgraphs.values.find(value);
  }
  llvm::DenseMap<const Facts *, Stated> stated;
  // A function that calls others twice, and these again, would take for ever.
  int64_t steps = 0;
  int64_t reports = 0;
  Error error;
  bool hasError = false;
};

//===- Names ----------------------------------------------------------------------------------------------------------===//

Number GraphInference::named(StringRef name) {
  if (auto given = options.extents.find(std::string_view(name)); given != options.extents.end())
    return given->second;
  auto [entry, isNew] = ids.try_emplace(name, 0);
  if (isNew) {
    texts.push_back(name.str());
    entry->second = uint32_t(texts.size());
  }
  return Number::named(entry->second);
}

void GraphInference::nameExtents(Facts &facts, StringRef dimensions) {
  if (facts.shape)
    forEachDimension(dimensions, [&](size_t axis, StringRef name) {
      if (axis < facts.shape->size() && !(*facts.shape)[axis].isKnown())
        (*facts.shape)[axis] = named(name);
    });
}

std::string GraphInference::dimensionsOf(const Facts &facts) const {
  std::string result;
  if (!facts.shape || (facts.type && facts.type->container != Container::Tensor))
    return result;
  for (const auto &[i, extent] : llvm::enumerate(*facts.shape))
    if (!extent.isKnown() && extent.isNamed() && extent.name() <= texts.size())
      result += (result.empty() ? "" : ",") + std::to_string(i) + ":" + texts[extent.name() - 1];
  return result;
}

//===- Findings -------------------------------------------------------------------------------------------------------===//

void GraphInference::report(Diagnostic finding, Operation *op) {
  ++reports;
  if (finding.node.empty()) {
    finding.node = placeOf(op);
    if (isa<UnknownLoc>(op->getLoc()))
      finding.message += " (" + finding.node + ")";
  }
  if (options.strict && !hasError) {
    hasError = true;
    error = makeError(SHLO_INVALID_PROGRAM, "onnx: " + finding.message);
    error.diagnostics.push_back(std::move(finding));
  } else if (!options.strict && options.findings && options.findings->size() < mostFindings) {
    finding.severity = Severity::Warning;
    options.findings->push_back(std::move(finding));
  }
}

void GraphInference::reportContradiction(Operation *op, unsigned result, const std::string &what) {
  Diagnostic finding;
  finding.op = op->getName().getStringRef();
  finding.subject = "result " + std::to_string(result);
  finding.message = finding.subject + " " + what;
  report(std::move(finding), op);
}

//===- Ops ------------------------------------------------------------------------------------------------------------===//

// The view of the rules on the graph.
struct GraphInference::OperandFacts final : Node::Source {
  OperandFacts(GraphInference &graph, Operation *op, Frame &frame) : graph(graph), op(op), frame(frame) {}

  Facts factsOf(unsigned operand) override {
    const Value value = op->getOperand(operand);
    const Facts *found = frame.find(value);
    return found ? *found : onnx::factsOf(value.getType());
  }
  // The default of an input counts, as if nobody gave another value.
  ElementsAttr constantOf(unsigned operand) override {
    auto argument = dyn_cast<BlockArgument>(op->getOperand(operand));
    auto function = argument ? dyn_cast<FuncOp>(argument.getOwner()->getParentOp()) : nullptr;
    return function ? function.getArgAttrOfType<ElementsAttr>(argument.getArgNumber(), "onnx.default") : nullptr;
  }
  std::optional<Attribute> referenced(StringRef name) override {
    const Frame &function = frame.ofFunction();
    auto references = op->getAttrOfType<DictionaryAttr>("onnx.references");
    auto source = references ? references.getAs<StringAttr>(name) : nullptr;
    if (!source || !function.call)
      return {};
    if (Attribute value = function.call->getAttr(source.getValue()))
      return value;
    // The caller may take it from its own.
    if (auto further = function.call->getAttrOfType<DictionaryAttr>("onnx.references");
        further && further.get(source.getValue()))
      return {};
    return defaultOf(function.function, source);
  }
  std::optional<FactsList> yields(unsigned region, ArrayRef<Facts> arguments) override {
    Region &body = op->getRegion(region);
    if (!body.hasOneBlock() || body.front().empty() || body.getNumArguments() != arguments.size())
      return {};
    const std::unique_ptr<Frame> inner = frameOf(body, arguments);
    graph.inferBlock(body.front(), *inner);
    return inner->factsOf(body.front().back().getOperands());
  }
  [[gnu::noinline]] std::unique_ptr<Frame> frameOf(Region &body, ArrayRef<Facts> arguments) {
    auto inner = std::make_unique<Frame>();
    inner->outer = &frame;
    inner->depth = frame.depth + 1;
    for (auto [argument, facts] : llvm::zip(body.getArguments(), arguments)) {
      Facts own = facts;
      const Facts declared = onnx::factsOf(argument.getType());
      if (!own.type)
        own.type = declared.type;
      if (!own.shape)
        own.shape = declared.shape;
      inner->set(argument, std::move(own));
    }
    return inner;
  }

  GraphInference &graph;
  Operation *op;
  Frame &frame;
};

// The rules of an op at work.
struct GraphInference::Application {
  Application(GraphInference &graph, Operation *op, const Schema &schema, Frame &frame)
      : graph(graph), op(op), schema(schema), source(graph, op, frame), node(op, schema, entered(), source) {}

  infer::InferenceContext &entered() {
    context.enter(op, TypeRange(op->getOperands()), nullptr);
    return context;
  }
  void infer() {
    const InferFunction infer = inferFunctionOf(schema.op);
    const bool holds = !infer || (succeeded(infer(node)) && succeeded(checkResultTypes(node)));
    if (!holds)
      drop();
    inferTypes(node);
  }
  [[gnu::noinline]] void drop() {
    graph.report(context.takeFinding(), op);
    for (size_t i = 0; i < node.results(); ++i)
      node.set(i, Facts());
  }

  GraphInference &graph;
  Operation *op;
  const Schema &schema;
  infer::InferenceContext context{nullptr};
  OperandFacts source;
  Node node;
};

// The function is the same for every call, but what is known of its values is not.
void GraphInference::inferCall(Operation *op, Frame &frame, FactsList &results) {
  const std::unique_ptr<Frame> inner = frameOfCall(op, frame);
  if (!inner)
    return;
  Block &body = inner->function.getBody().front();
  inferBlock(body, *inner);
  results = inner->factsOf(body.back().getOperands());
  if (op->getNumResults() > results.size())
    reportContradiction(op, unsigned(results.size()),
                        "is more than the function @" + inner->function.getSymName().str() + " gives");
}

// Null if the function is not known.
[[gnu::noinline]] std::unique_ptr<Frame> GraphInference::frameOfCall(Operation *op, const Frame &frame) {
  constexpr unsigned mostDepth = 64;
  auto found = functions.find(calleeOf(op));
  if (found == functions.end() || frame.depth >= mostDepth)
    return nullptr;
  FuncOp function = found->second;
  if (function.isExternal() || !function.getBody().hasOneBlock() || function.getBody().front().empty() ||
      function.getNumArguments() < op->getNumOperands())
    return nullptr;
  auto inner = std::make_unique<Frame>();
  inner->call = op;
  inner->function = function;
  inner->depth = frame.depth + 1;
  for (auto [argument, operand] : llvm::zip(function.getArguments(), op->getOperands())) {
    const Facts *facts = frame.find(operand);
    inner->set(argument, facts ? *facts : onnx::factsOf(operand.getType()));
  }
  return inner;
}

// What is inferred counts, and what is declared adds to it.
Facts GraphInference::merged(Operation *op, unsigned result, Facts facts) {
  const Type type = op->getResult(result).getType();
  Facts declared = onnx::factsOf(type);
  auto names = dyn_cast_if_present<ArrayAttr>(dimensionsOf(op));
  if (auto own = names && result < names.size() ? dyn_cast<StringAttr>(names[result]) : nullptr)
    nameExtents(declared, own.getValue());
  if (!declared.type && !facts.type)
    return facts;
  if (!facts.type)
    facts.type = declared.type;
  else if (declared.type && *declared.type != *facts.type)
    reportContradiction(op, result, "is declared as " + nameOf(declared.type) + ", but it is " + nameOf(facts.type));
  if (!facts.shape) {
    facts.shape = declared.shape;
  } else if (declared.shape && declared.shape->size() != facts.shape->size()) {
    reportContradiction(op, result,
                        "is declared with rank " + std::to_string(declared.shape->size()) + ", but its rank is " +
                            std::to_string(facts.shape->size()));
  } else if (declared.shape) {
    for (size_t i = 0; i < declared.shape->size(); ++i) {
      Number &extent = (*facts.shape)[i];
      const Number stated = (*declared.shape)[i];
      if (areDifferent(extent, stated))
        reportContradiction(op, result,
                            "is declared with the extent " + std::to_string(stated.get()) + " along axis " +
                                std::to_string(i) + ", but it is " + std::to_string(extent.get()));
      extent = known(extent, stated);
    }
  }
  return facts;
}

// Names mean the same in all of a function.
GraphInference::Kind GraphInference::kindOf(Operation *op, const Frame &frame) {
  auto [entry, isNew] = kinds.try_emplace({frame.ofFunction().function, op->getName()});
  if (isNew && op->getDialect() && isa<OnnxDialect>(op->getDialect())) {
    entry->second.structure = findStructure(op->getName().stripDialect());
    if (!entry->second.structure)
      entry->second.schema = schemaOf(op);
    entry->second.hasDimensions = !isConstant(op);
  }
  return entry->second;
}

// The ops of subgraphs and functions follow on the stack. What takes room is elsewhere then, or in functions that have
// returned.
void GraphInference::inferOp(Operation *op, Frame &frame) {
  const Kind kind = kindOf(op, frame);
  if (kind.structure == Structure::Custom || op->getNumRegions())
    inferNested(op, kind, frame);
  else if (kind.schema && &frame == &main)
    inferMainNode(op, kind);
  else
    inferPlain(op, kind, frame);
}

// Whether the rules see the same of both nodes, apart from their operands.
bool GraphInference::isLike(const SeenNode &node, Operation *op) const {
  return node.op->getName() == op->getName() && llvm::equal(node.op->getOperandTypes(), op->getOperandTypes()) &&
         llvm::equal(node.declared, op->getResultTypes()) && node.attributes == op->getRawDictionaryAttrs() &&
         node.dimensions == dimensionsOf(op) && node.op->getPropertiesAsAttribute() == op->getPropertiesAsAttribute();
}

const Facts *GraphInference::unique(Facts facts) {
  llvm::hash_code hash = llvm::hash_value(facts.type.has_value());
  if (facts.type)
    hash = llvm::hash_combine(facts.type->container, facts.type->element, facts.type->key);
  for (const auto &list : {&facts.shape, &facts.elements})
    for (Number one : *list ? llvm::ArrayRef<Number>(**list) : llvm::ArrayRef<Number>())
      hash = llvm::hash_combine(hash, one.extent(), one.name());
  const Facts *&place = seenFacts[hash % seenCount];
  if (!place || !(*place == facts))
    place = main.values.keep(std::move(facts));
  return place;
}

// A node of the main graph, where each is visited once.
[[gnu::noinline]] void GraphInference::inferMainNode(Operation *op, const Kind &kind) {
  llvm::SmallVector<const Facts *, 4> operands;
  llvm::hash_code hash = llvm::hash_value(op->getName().getAsOpaquePointer());
  for (Value operand : op->getOperands()) {
    operands.push_back(main.find(operand));
    hash = llvm::hash_combine(hash, operands.back());
  }
  SeenNode &like = seen[hash % seenCount];
  if (like.op && llvm::equal(like.operands, operands) && isLike(like, op)) {
    for (auto [result, facts] : llvm::zip(op->getResults(), like.results))
      if (facts)
        main.values.share(result, facts);
    if (!applies)
      return;
    for (auto [result, other] : llvm::zip(op->getResults(), like.op->getResults()))
      result.setType(other.getType());
    if (kind.hasDimensions)
      setDimensions(op, dimensionsOf(like.op));
    return;
  }
  const auto before = std::pair(anonymous, reports);
  const DictionaryAttr attributes = op->getRawDictionaryAttrs();
  const Attribute dimensions = dimensionsOf(op);
  const llvm::SmallVector<Type, 1> declared(op->getResultTypes());
  Application rules(*this, op, *kind.schema, main);
  rules.infer();
  setResults(op, kind, main, rules.node.allResults());
  // Some look at their operands' makers. An extent that nothing is known of is another one each time.
  if (rules.context.neededValues() || before != std::pair(anonymous, reports))
    return;
  like.op = op;
  like.attributes = attributes;
  like.dimensions = dimensions;
  like.declared = declared;
  like.operands.assign(operands.begin(), operands.end());
  like.results.clear();
  for (Value result : op->getResults())
    like.results.push_back(main.find(result));
}

[[gnu::noinline]] void GraphInference::inferPlain(Operation *op, const Kind &kind, Frame &frame) {
  if (!kind.schema) {
    FactsList results(op->getNumResults());
    return setResults(op, kind, frame, results);
  }
  Application rules(*this, op, *kind.schema, frame);
  rules.infer();
  setResults(op, kind, frame, rules.node.allResults());
}

[[gnu::noinline]] void GraphInference::inferNested(Operation *op, const Kind &kind, Frame &frame) {
  if (kind.schema) {
    const auto rules = std::make_unique<Application>(*this, op, *kind.schema, frame);
    rules->infer();
    return setResults(op, kind, frame, rules->node.allResults());
  }
  FactsList results;
  if (kind.structure == Structure::Custom)
    inferCall(op, frame, results);
  results.resize(op->getNumResults());
  setResults(op, kind, frame, results);
}

[[gnu::noinline]] void GraphInference::setResults(Operation *op, const Kind &kind, Frame &frame,
                                                  llvm::MutableArrayRef<Facts> results) {
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    if (isa<NoneType>(op->getResult(i).getType()))
      continue;
    Facts facts = merged(op, i, std::move(results[i]));
    llvm::SmallVector<int64_t> integers;
    if (!facts.elements && facts.shape && facts.shape->size() <= 1 && kind.structure == Structure::Initializer &&
        integersOf(op, int64_t(mostElements), integers))
      facts.elements.emplace(integers.begin(), integers.end());
    // An extent that is not known is the same one wherever it goes.
    if (facts.shape)
      for (Number &extent : *facts.shape)
        if (!extent.isKnown() && !extent.isNamed())
          extent = unnamed();
    if (&frame == &main)
      main.values.share(op->getResult(i), unique(std::move(facts)));
    else
      frame.set(op->getResult(i), std::move(facts));
  }
  if (applies && &frame == &main)
    applyTo(op, kind);
}

void GraphInference::inferBlock(Block &block, Frame &frame) {
  for (Operation &op : block) {
    checkMemory();
    if (--steps < 0 || hasError)
      return;
    if (&frame == &main && (op.getNumRegions() || &op == &block.back()))
      nested.push_back(&op);
    inferOp(&op, frame);
  }
  // Values of functions differ from call to call. Of a loop's body, the last round knows what holds for all.
  if (!frame.outer || frame.ofFunction().call)
    return;
  frame.values.forEach([&](Value value, const Facts &facts) { subgraphs.set(value, facts); });
}

//===- The module -----------------------------------------------------------------------------------------------------===//

Status GraphInference::inferMain(FuncOp function) {
  const bool isGraph = function.getBody().hasOneBlock() && !function.getBody().front().empty() &&
                       function.getBody().front().back().getNumOperands() == function.getFunctionType().getNumResults();
  if (!isGraph)
    return makeError(SHLO_INVALID_PROGRAM, "onnx: the function @" + function.getSymName().str() + " is no graph");
  llvm::StringSet<> bound;
  for (BlockArgument argument : function.getArguments()) {
    const unsigned i = argument.getArgNumber();
    Facts facts = onnx::factsOf(argument.getType());
    auto name = function.getArgAttrOfType<StringAttr>(i, "onnx.name");
    if (auto names = function.getArgAttrOfType<StringAttr>(i, "onnx.dim_params"))
      nameExtents(facts, names.getValue());
    if (name && options.shapes.contains(std::string_view(name.getValue())))
      bound.insert(name.getValue());
    if (Status status = bindShape(facts, name ? name.getValue() : "", options); !status)
      return status;
    if (auto value = function.getArgAttrOfType<ElementsAttr>(i, "onnx.default")) {
      const Facts stored = onnx::factsOf(value.getType());
      bool isSame = !facts.type || stored.type == facts.type;
      if (facts.shape && stored.shape) {
        isSame &= facts.shape->size() == stored.shape->size();
        for (size_t axis = 0; isSame && axis < facts.shape->size(); ++axis)
          isSame &= !areDifferent((*facts.shape)[axis], (*stored.shape)[axis]);
      }
      if (!isSame) {
        Diagnostic finding;
        finding.op = function->getName().getStringRef();
        finding.subject = "argument " + std::to_string(i);
        finding.message =
            finding.subject + " '" + (name ? name.getValue().str() : "") + "' has a default of another type";
        report(std::move(finding), function);
      }
    }
    llvm::SmallVector<int64_t> integers;
    if (Attribute value = function.getArgAttr(i, "onnx.default");
        value && facts.shape && facts.shape->size() <= 1 && integersIn(value, int64_t(mostElements), integers))
      facts.elements.emplace(integers.begin(), integers.end());
    if (facts.shape)
      for (Number &extent : *facts.shape)
        if (!extent.isKnown() && !extent.isNamed())
          extent = unnamed();
    main.set(argument, std::move(facts));
  }
  for (const auto &[name, shape] : options.shapes)
    if (!bound.contains(name))
      return makeError(SHLO_INVALID_ARGUMENT, "onnx: the model has no input '" + name + "'");
  inferBlock(function.getBody().front(), main);
  return {};
}

Status GraphInference::inferGraph(FuncOp &graph) {
  size_t ops = 0;
  Operation *other = nullptr;
  module.op().walk([&](Operation *op) {
    ++ops;
    if (!isa<ModuleOp, FuncOp, func::ReturnOp>(op) && !(op->getDialect() && isa<OnnxDialect>(op->getDialect())))
      other = op;
  });
  if (other)
    return makeError(SHLO_INVALID_PROGRAM, "onnx: " + other->getName().getStringRef().str() + " is no op of ONNX");
  constexpr int64_t rounds = 64, least = 200000;
  steps = rounds * int64_t(ops) + least;
  main.values.reserve(ops);
  for (FuncOp function : module.op().getOps<FuncOp>())
    functions.try_emplace(function.getSymName(), function);
  graph = graphOf(module.op());
  if (!graph)
    return makeError(SHLO_INVALID_PROGRAM, "onnx: the module has no function @main_graph, and not one public function");
  if (Status status = inferMain(graph); !status)
    return status;
  if (hasError)
    return std::move(error);
  return {};
}

Status GraphInference::infer() {
  FuncOp graph;
  applies = true;
  Status status = inferGraph(graph);
  if (status)
    apply(graph);
  return status;
}

Result<ValueFacts> GraphInference::facts() {
  FuncOp graph;
  if (Status status = inferGraph(graph); !status)
    return std::move(status.error());
  main.values.add(subgraphs.values);
  return std::move(main.values);
}

//===- Types of the module --------------------------------------------------------------------------------------------===//

GraphInference::Stated GraphInference::statedOf(const Facts &facts) {
  auto [entry, isNew] = stated.try_emplace(&facts);
  if (isNew) {
    MLIRContext *context = &module.context();
    entry->second.type = typeOf(facts, context);
    entry->second.dimensions = StringAttr::get(context, dimensionsOf(facts));
    entry->second.alone = ArrayAttr::get(context, Attribute(entry->second.dimensions));
  }
  return entry->second;
}

void GraphInference::applyTo(Operation *op, const Kind &kind) {
  llvm::SmallVector<Attribute, 2> dimensions;
  ArrayAttr list; // null: none has a name
  for (OpResult result : op->getResults()) {
    const Facts *facts = inferredOf(result);
    const Stated one = facts ? statedOf(*facts) : Stated{nullptr, StringAttr::get(op->getContext()), nullptr};
    if (one.type)
      result.setType(one.type);
    if (!one.dimensions.empty())
      list = one.alone;
    dimensions.push_back(one.dimensions);
  }
  if (dimensions.empty() || !kind.hasDimensions)
    return;
  if (list && dimensions.size() > 1)
    list = ArrayAttr::get(op->getContext(), dimensions);
  setDimensions(op, list);
}

// The declarations of a subgraph's inputs or outputs.
void GraphInference::applyToList(Operation *end, StringRef name, ValueRange values) {
  auto list = end->getAttrOfType<ArrayAttr>(name);
  if (!list || list.size() != values.size())
    return;
  Builder builder(end->getContext());
  llvm::SmallVector<Attribute> entries;
  for (auto [given, value] : llvm::zip(list, values)) {
    Attribute entry = given;
    auto fields = dyn_cast<DictionaryAttr>(entry);
    const Facts *facts = inferredOf(value);
    if (fields && facts && !fields.contains("onnx.type")) {
      NamedAttrList changed(fields);
      const Type type = typeOf(*facts, end->getContext());
      if (type)
        changed.set("type", TypeAttr::get(type));
      if (const std::string dimensions = dimensionsOf(*facts); !dimensions.empty())
        changed.set("onnx.dim_params", builder.getStringAttr(dimensions));
      entry = changed.getDictionary(end->getContext());
    }
    entries.push_back(entry);
  }
  end->setAttr(name, builder.getArrayAttr(entries));
}

// Of a result whose type is known now, value_info needs no type of its own: those that are kept there have no form in
// the module, because they say less.
void GraphInference::applyToValueInfo(Operation *end) {
  auto list = end->getAttrOfType<ArrayAttr>("onnx.value_info");
  auto isKept = [](Attribute entry) {
    auto fields = dyn_cast<DictionaryAttr>(entry);
    return fields && fields.size() == 2 && fields.contains("name") && fields.contains("type");
  };
  if (!list || llvm::none_of(list, isKept))
    return;
  llvm::StringSet<> known;
  for (Operation &op : *end->getBlock())
    for (OpResult result : op.getResults())
      if (isa<RankedTensorType>(result.getType()) && inferredOf(result))
        known.insert(resultNameOf(&op, result.getResultNumber()));
  llvm::SmallVector<Attribute> entries;
  for (Attribute entry : list) {
    const auto name = isKept(entry) ? cast<DictionaryAttr>(entry).getAs<StringAttr>("name") : StringAttr();
    entries.push_back(name && known.contains(name.getValue()) ? Attribute(name) : entry);
  }
  end->setAttr("onnx.value_info", ArrayAttr::get(end->getContext(), entries));
}

void GraphInference::apply(FuncOp function) {
  MLIRContext *context = function.getContext();
  auto applyAll = [&](Operation *op) {
    applyTo(op, kindOf(op, main));
    for (Region &region : op->getRegions())
      for (BlockArgument argument : op == function ? Region::BlockArgListType() : region.getArguments())
        if (const Facts *facts = inferredOf(argument))
          if (const Type type = typeOf(*facts, context))
            argument.setType(type);
    if (op->getName().getStringRef() == "onnx.Yield") {
      applyToList(op, "onnx.inputs", op->getBlock()->getArguments());
      applyToList(op, "onnx.outputs", op->getOperands());
    }
    if (op->hasAttr("onnx.value_info"))
      applyToValueInfo(op);
  };
  if (steps < 0)
    function.walk(applyAll);
  for (Operation *op : nested)
    op->walk(applyAll);
  // The signature.
  Builder builder(context);
  auto refined = [&](Value value, Type declared, auto hasKeptType, auto setDimensions) {
    const Facts *facts = inferredOf(value);
    if (!facts || hasKeptType)
      return declared;
    const Type type = typeOf(*facts, context);
    if (!type)
      return declared;
    setDimensions(dimensionsOf(*facts));
    return type;
  };
  llvm::SmallVector<Type> inputs, outputs;
  for (BlockArgument argument : function.getArguments()) {
    const unsigned i = argument.getArgNumber();
    inputs.push_back(refined(argument, argument.getType(), bool(function.getArgAttr(i, "onnx.type")),
                             [&](const std::string &dimensions) {
                               if (dimensions.empty())
                                 function.removeArgAttr(i, "onnx.dim_params");
                               else
                                 function.setArgAttr(i, "onnx.dim_params", builder.getStringAttr(dimensions));
                             }));
    argument.setType(inputs.back());
  }
  for (auto [i, value] : llvm::enumerate(function.getBody().front().back().getOperands())) {
    const auto place = unsigned(i);
    outputs.push_back(refined(value, function.getFunctionType().getResult(place),
                              bool(function.getResultAttr(place, "onnx.type")), [&](const std::string &dimensions) {
                                if (dimensions.empty())
                                  function.removeResultAttr(place, builder.getStringAttr("onnx.dim_params"));
                                else
                                  function.setResultAttr(place, "onnx.dim_params", builder.getStringAttr(dimensions));
                              }));
  }
  function.setFunctionType(FunctionType::get(context, inputs, outputs));
}

} // namespace

Status bindShape(Facts &facts, StringRef input, const InferOptions &options) {
  const auto given = options.shapes.find(std::string_view(input));
  if (given == options.shapes.end())
    return {};
  auto wrong = [&](const std::string &problem) {
    return makeError(SHLO_INVALID_ARGUMENT, "onnx: the input '" + given->first + "' has " + problem);
  };
  if (!facts.shape)
    facts.shape.emplace(given->second.size());
  if (facts.shape->size() != given->second.size())
    return wrong("rank " + std::to_string(facts.shape->size()) + ", but the shape that is given has " +
                 std::to_string(given->second.size()) + " extents");
  for (size_t axis = 0; axis < given->second.size(); ++axis) {
    Number &extent = (*facts.shape)[axis];
    const int64_t wanted = given->second[axis];
    if (wanted < 0)
      continue;
    if (areDifferent(extent, wanted))
      return wrong("the extent " + std::to_string(extent.get()) + " along axis " + std::to_string(axis) + ", but " +
                   std::to_string(wanted) + " is given");
    extent = wanted;
  }
  return {};
}

Result<std::shared_ptr<Module>> inferModule(const Module &module, const InferOptions &options) {
  std::shared_ptr<Module> copy = module.clone();
  if (Status status = GraphInference(*copy, options).infer(); !status)
    return std::move(status.error());
  return copy;
}

Result<ValueFacts> inferFacts(const Module &module) { return GraphInference(module, InferOptions()).facts(); }

} // namespace shlo::onnx
