// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/converter.h"

#include "onnx/dialect/dialect.h"
#include "onnx/dialect/export.h"
#include "onnx/dialect/names.h"
#include "onnx/dialect/types.h"
#include "onnx/infer/check.h"
#include "onnx/infer/graph.h"

#include "mlir/IR/IRMapping.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace shlo::onnx {
namespace {

constexpr unsigned mostDepth = 24; // of nodes that say others
constexpr StringRef orderName = "onnx.attribute_order", fieldsName = "onnx.attribute_fields";

// Where the facts about a node that was made are from.
struct KnownFacts final : Node::Source {
  KnownFacts(Converter &converter, Operation *op) : converter(converter), op(op) {}
  Facts factsOf(unsigned operand) override { return converter.factsOf(op->getOperand(operand)); }
  ElementsAttr constantOf(unsigned operand) override { return converter.constantOf(op->getOperand(operand)); }
  std::optional<Attribute> referenced(StringRef) override { return {}; }
  std::optional<FactsList> yields(unsigned region, ArrayRef<Facts>) override {
    Region &body = op->getRegion(region);
    if (!body.hasOneBlock() || body.front().empty())
      return {};
    FactsList list;
    for (Value value : body.front().back().getOperands())
      list.push_back(converter.factsOf(value));
    return list;
  }
  Converter &converter;
  Operation *op;
};

StringAttr nameOfResult(Operation *op, size_t result) {
  auto names = op->getAttrOfType<ArrayAttr>(namesName);
  auto name = names && result < names.size() ? dyn_cast<StringAttr>(names[result]) : nullptr;
  return name && !name.empty() ? name : nullptr;
}

void setNameOfResult(Operation *op, size_t result, StringAttr name) {
  SmallVector<Attribute> names(op->getNumResults(), StringAttr::get(op->getContext(), ""));
  if (auto old = op->getAttrOfType<ArrayAttr>(namesName))
    std::copy_n(old.begin(), std::min(old.size(), names.size()), names.begin());
  names[result] = name;
  op->setAttr(namesName, ArrayAttr::get(op->getContext(), names));
}

bool allowsTypes(std::span<const Formal> formals, const Schema &schema, ArrayRef<std::optional<ValueType>> types) {
  for (size_t i = 0; i < types.size() && !formals.empty(); ++i)
    if (types[i] && !schema.variables()[formals[std::min(i, formals.size() - 1)].variable].types().contains(*types[i]))
      return false;
  return true;
}

// What is wrong with a node, without its place.
std::string textOf(const Diagnostic &finding) {
  StringRef text = finding.message;
  text.consume_back(" (" + finding.node + ")");
  return text.str();
}

std::string nameOfVersion(const Schema &schema) {
  return std::string(std::string_view(infoOf(schema.op).name)) + "-" + std::to_string(schema.since);
}

} // namespace

//===- What is known --------------------------------------------------------------------------------------------------===//

Facts Converter::factsOf(Value value) {
  if (const Facts *found = known.find(value))
    return *found;
  Facts facts = onnx::factsOf(value.getType());
  known.set(value, facts);
  return facts;
}

ElementsAttr Converter::constantOf(Value value) const {
  // The default of an input counts, as if nobody gave another value.
  if (auto argument = dyn_cast<BlockArgument>(value))
    if (auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp()))
      return function.getArgAttrOfType<ElementsAttr>(argument.getArgNumber(), "onnx.default");
  Operation *maker = value.getDefiningOp();
  for (unsigned i = 0; maker && i < mostDepth; ++i) {
    const auto name = findVersionedName(maker->getName().stripDialect());
    if (!name || name->op != OpName::Identity || maker->getNumOperands() != 1)
      break;
    maker = maker->getOperand(0).getDefiningOp();
  }
  if (!maker || !isConstant(maker))
    return nullptr;
  if (auto elements = maker->getAttrOfType<ElementsAttr>("value"))
    return elements;
  Builder builder(maker->getContext());
  SmallVector<int64_t> integers;
  constexpr int64_t most = 4096;
  if (integersOf(maker, most, integers)) {
    const bool isScalar = maker->hasAttr("value_int");
    return DenseElementsAttr::get(
        RankedTensorType::get(isScalar ? ArrayRef<int64_t>() : ArrayRef<int64_t>{int64_t(integers.size())},
                              builder.getI64Type()),
        ArrayRef<int64_t>(integers));
  }
  if (auto number = maker->getAttrOfType<FloatAttr>("value_float"))
    return DenseElementsAttr::get(RankedTensorType::get({}, number.getType()), number.getValue());
  if (auto list = maker->getAttrOfType<ArrayAttr>("value_floats")) {
    SmallVector<APFloat> values;
    for (Attribute one : list)
      values.push_back(cast<FloatAttr>(one).getValue());
    return DenseElementsAttr::get(RankedTensorType::get({int64_t(values.size())}, builder.getF32Type()), values);
  }
  return nullptr;
}

int64_t Converter::targetOf(Domain domain, Operation *around) const {
  const auto given = opsets.find(domain);
  return given == opsets.end() ? opsetOf(domain, around) : given->second;
}

void Converter::infer(Operation *op, const Schema &schema) {
  infer::InferenceContext context(nullptr);
  context.enter(op, TypeRange(op->getOperands()), nullptr);
  KnownFacts source(*this, op);
  Node node(op, schema, context, source);
  const InferFunction infer = inferFunctionOf(schema.op);
  if (infer && (failed(infer(node)) || failed(checkResultTypes(node)))) {
    if (broken.empty())
      broken = nameOfVersion(schema) + ": " + textOf(context.takeFinding());
    for (size_t i = 0; i < node.results(); ++i)
      node.set(i, Facts());
  }
  inferTypes(node);
  for (OpResult result : op->getResults()) {
    const Facts &facts = node.result(result.getResultNumber());
    if (const Type type = typeOf(facts, op->getContext()))
      result.setType(type);
    // Elements take room, too.
    constexpr size_t perNode = 16;
    budget -= int64_t(facts.elements ? facts.elements->size() / perNode : 0);
    known.set(result, facts);
  }
}

//===- Making and removing ops ----------------------------------------------------------------------------------------===//

Operation *Converter::make(OpBuilder &builder, Location location, const Schema &schema, ArrayRef<Value> operands,
                           DictionaryAttr attributes, size_t results, size_t regions) {
  --budget;
  checkMemory();
  OperationState state(location, "onnx." + mnemonicOf(schema));
  state.addOperands(operands);
  state.addAttributes(attributes.getValue());
  state.addTypes(SmallVector<Type>(results, UnknownType::get(builder.getContext())));
  for (size_t i = 0; i < regions; ++i)
    state.addRegion();
  Operation *op = builder.create(state);
  made[op] = &schema;
  return op;
}

void Converter::copyBody(Region &from, Region &to) {
  IRMapping mapping;
  from.cloneInto(&to, mapping);
  from.walk([&](Operation *op) {
    Operation *copy = mapping.lookupOrNull(op);
    if (const Schema *schema = made.lookup(op); copy && schema)
      made[copy] = schema;
    --budget;
  });
}

void Converter::erase(Operation *op) {
  op->walk([&](Operation *inner) {
    made.erase(inner);
    spare.erase(inner);
    for (Value value : inner->getResults())
      known.erase(value);
    for (Region &region : inner->getRegions())
      for (Block &block : region)
        for (Value value : block.getArguments())
          known.erase(value);
  });
  op->dropAllUses();
  op->erase();
}

void Converter::eraseBetween(Operation *before, Operation *end) {
  while (end->getPrevNode() != before)
    erase(end->getPrevNode());
}

Operation *Converter::emit(Draft &draft, const Schema &schema) {
  Operation *op = draft.operation();
  NamedAttrList attributes(draft.allAttributes());
  // What is said of attributes that are gone.
  if (auto order = dyn_cast_if_present<ArrayAttr>(attributes.get(orderName))) {
    SmallVector<Attribute> kept;
    for (Attribute one : order)
      if (auto name = dyn_cast<StringAttr>(one);
          name && (draft.isGiven(name.getValue()) || schema.findAttribute(std::string_view(name.getValue()))))
        kept.push_back(one);
    attributes.set(orderName, ArrayAttr::get(op->getContext(), kept));
  }
  if (auto fields = dyn_cast_if_present<DictionaryAttr>(attributes.get(fieldsName))) {
    NamedAttrList kept;
    for (NamedAttribute one : fields)
      if (schema.findAttribute(std::string_view(one.getName().getValue())))
        kept.append(one);
    attributes.set(fieldsName, kept.getDictionary(op->getContext()));
  }
  OperationState state(op->getLoc(), "onnx." + mnemonicOf(schema));
  for (Value operand : draft.allOperands())
    state.addOperands(operand);
  state.addAttributes(attributes);
  for (size_t i = 0; i < draft.results(); ++i)
    state.addTypes(draft.resultType(i));
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  draft.builder().setInsertionPoint(op);
  Operation *emitted = draft.builder().create(state);
  made[emitted] = &schema;
  for (size_t i = 0; i < std::min<size_t>(draft.results(), op->getNumResults()); ++i) {
    Facts facts = factsOf(op->getResult(unsigned(i)));
    if (const Type type = draft.resultType(i); type != op->getResult(unsigned(i)).getType())
      facts.type = onnx::factsOf(type).type;
    known.set(emitted->getResult(unsigned(i)), std::move(facts));
  }
  return emitted;
}

void Converter::replace(Operation *op, Values values) {
  for (size_t i = 0; i < op->getNumResults(); ++i) {
    Value old = op->getResult(unsigned(i));
    if (i >= values.size() || !values[i])
      continue;
    Facts facts = factsOf(old);
    if (const Facts *own = known.find(values[i])) {
      if (own->type)
        facts.type = own->type;
      if (own->shape)
        facts.shape = own->shape;
      if (own->elements)
        facts.elements = own->elements;
    }
    known.set(values[i], std::move(facts));
    if (!isa<UnknownType>(old.getType()) && !isa<NoneType>(old.getType()) && values[i].getDefiningOp())
      values[i].setType(old.getType());
    old.replaceAllUsesWith(values[i]);
  }
  for (Value operand : op->getOperands())
    if (Operation *maker = operand.getDefiningOp(); maker && isConstant(maker))
      spare.insert(maker);
  erase(op);
}

//===- Nodes ----------------------------------------------------------------------------------------------------------===//

// Whether the node is one of that version, as far as types are known.
bool Converter::checks(Operation *op, const Schema &schema, Blocker &blocker) {
  SmallVector<Type> operands, results(op->getResultTypes());
  SmallVector<std::optional<ValueType>> operandTypes, resultTypes;
  auto typeOfFacts = [&](Value value) {
    const Type type = isa<NoneType>(value.getType()) ? Type() : typeOf(factsOf(value), op->getContext());
    return type ? type : value.getType();
  };
  for (Value operand : op->getOperands()) {
    operands.push_back(typeOfFacts(operand));
    operandTypes.push_back(valueTypeOf(operands.back()));
  }
  for (Value result : op->getResults()) {
    const Type type = typeOfFacts(result);
    result.setType(type);
    resultTypes.push_back(valueTypeOf(type));
  }
  infer::InferenceContext context(nullptr);
  context.enter(op, operands, nullptr);
  const bool holds = succeeded(checkSchema(op, context, schema));
  for (auto [result, type] : llvm::zip(op->getResults(), results))
    result.setType(type);
  if (holds)
    return true;
  blocker.reason = textOf(context.takeFinding());
  for (const Schema &version : infoOf(schema.op).schemas())
    if (version.since > schema.since && !blocker.since && allowsTypes(version.inputs(), version, operandTypes) &&
        allowsTypes(version.outputs(), version, resultTypes))
      blocker.since = version.since;
  return false;
}

// Takes the steps to `end`.
static void walkTo(Draft &draft, const Schema &end) {
  const auto steps = stepsOf(end.op);
  auto isDone = [&] { return draft.isBlocked() || draft.replacements() || draft.schema().since == end.since; };
  while (!isDone()) {
    const Schema *current = &draft.schema(), *next = draft.isUp() ? current + 1 : current - 1;
    const Schema &newer = draft.isUp() ? *next : *current, &older = draft.isUp() ? *current : *next;
    auto take = [&](const Step &step) {
      if (step.since == newer.since && !draft.isBlocked() && !draft.replacements())
        takeStep(draft, step, older, newer);
    };
    if (draft.isUp())
      for (const Step &step : steps)
        take(step);
    else
      for (const Step &step : llvm::reverse(steps))
        take(step);
    if (!draft.isBlocked() && !draft.replacements())
      draft.reach(*next);
  }
}

// Puts what the draft has become in the place of the node. What was made for it goes to the target as well.
bool Converter::finish(Draft &draft, const Schema *wanted, Operation *before, unsigned depth, Blocker &blocker) {
  Operation *op = draft.operation();
  if (!broken.empty()) {
    blocker = {std::exchange(broken, {}), 0};
    return false;
  }
  Operation *holder = nullptr;
  if (draft.replacements()) {
    Values values = *draft.replacements();
    llvm::SmallPtrSet<Operation *, 8> own;
    for (Operation *one = op->getPrevNode(); one != before; one = one->getPrevNode())
      own.insert(one);
    llvm::SmallDenseSet<Value> taken;
    for (size_t i = 0; i < values.size() && i < op->getNumResults(); ++i) {
      StringAttr name = nameOfResult(op, i);
      if (!values[i])
        continue;
      Operation *maker = values[i].getDefiningOp();
      // A result of the graph is one of a node.
      const bool isLast = llvm::any_of(op->getResult(unsigned(i)).getUsers(), [](Operation *user) {
        return user->getName().stripDialect() == "Return" || user->getName().stripDialect() == "Yield";
      });
      if (!maker || !own.contains(maker) || !taken.insert(values[i]).second || (isLast && isConstant(maker)) ||
          (name && nameOfResult(maker, cast<OpResult>(values[i]).getResultNumber()))) {
        draft.builder().setInsertionPoint(op);
        values[i] = draft.make(OpName::Identity, {values[i]});
        maker = values[i].getDefiningOp();
      }
      if (name)
        setNameOfResult(maker, cast<OpResult>(values[i]).getResultNumber(), name);
      if (i == 0 && !isConstant(maker))
        if (Attribute node = op->getAttr(nodeName); node && !maker->hasAttr(nodeName))
          maker->setAttr(nodeName, node);
    }
    OperationState state(op->getLoc(), "onnx.Yield");
    SmallVector<size_t> places;
    for (const auto &[i, value] : llvm::enumerate(values))
      if (value) {
        state.addOperands(value);
        places.push_back(i);
      }
    draft.builder().setInsertionPoint(op);
    holder = draft.builder().create(state);
  } else {
    holder = emit(draft, *wanted);
    if (!checks(holder, *wanted, blocker)) {
      for (auto [own, old] : llvm::zip(holder->getRegions(), op->getRegions()))
        old.takeBody(own);
      return false;
    }
  }
  // The nodes beside it.
  SmallVector<Operation *> beside;
  for (Operation *one = before ? before->getNextNode() : &op->getBlock()->front(); one != holder;
       one = one->getNextNode())
    one->walk([&](Operation *inner) { beside.push_back(inner); });
  for (Operation *one : beside) {
    if (isConstant(one) && one->use_empty()) { // a later step did without it
      erase(one);
      continue;
    }
    if (!convert(one, depth + 1, blocker)) {
      if (!draft.replacements())
        for (auto [own, old] : llvm::zip(holder->getRegions(), op->getRegions()))
          old.takeBody(own);
      return false;
    }
  }
  Values values(op->getNumResults());
  if (draft.replacements()) {
    size_t next = 0;
    for (const auto &[i, value] : llvm::enumerate(*draft.replacements()))
      if (value && i < values.size())
        values[i] = holder->getOperand(unsigned(next++));
    erase(holder);
  } else {
    for (size_t i = 0; i < std::min<size_t>(values.size(), holder->getNumResults()); ++i)
      values[i] = holder->getResult(unsigned(i));
  }
  replace(op, values);
  return true;
}

// Says the node with others. Bodies are of a version; the functions of records see the newest one.
bool Converter::expand(Operation *op, const Schema &schema, unsigned depth, Blocker &blocker) {
  const OpInfo &info = infoOf(schema.op);
  Operation *before = op->getPrevNode();
  auto attempt = [&](const Schema &version, auto &&write) {
    Draft draft(*this, op, schema, /*isUp=*/true);
    walkTo(draft, version);
    if (!draft.isBlocked() && !draft.replacements())
      write(draft);
    Blocker inner{draft.whyBlocked(), draft.blockedSince()};
    if (!draft.isBlocked() && draft.replacements() && finish(draft, nullptr, before, depth, inner))
      return true;
    broken.clear();
    eraseBetween(before, op);
    if (!inner.reason.empty())
      blocker.reason += (blocker.reason.empty() ? "" : "; ") + ("said with other ops, " + inner.reason);
    return false;
  };
  if (expansionOf(schema.op) != Expansion::none) {
    static constexpr void (*functions[])(Draft &) = {
        nullptr,
#define ONNX_EXPAND_FUNCTION(function) expansions::function,
#include "onnx/opset/functions.inc"
    };
    if (attempt(info.schemas().back(), functions[info.expansion]))
      return true;
  }
  for (const Schema &version : info.schemas())
    if (version.since >= schema.since)
      for (const Body &body : bodiesOf(version))
        if (attempt(version, [&](Draft &draft) { expandBody(draft, body); }))
          return true;
  return false;
}

// Up to opset 9, ai.onnx had ops without schemas. They stay what they are below opset 10.
bool Converter::convertExperiment(Operation *op, Blocker &blocker) {
  constexpr int64_t withoutExperiments = 10;
  auto domain = op->getAttrOfType<StringAttr>("domain_name");
  const bool isStandard = !domain || domain.empty() || domain.getValue() == StringRef(nameOf(Domain::Standard));
  if (!isStandard || opsetOf(Domain::Standard, op) >= withoutExperiments ||
      targetOf(Domain::Standard, op) < withoutExperiments)
    return true;
  auto name = op->getAttrOfType<StringAttr>("function_name");
  auto *experiment = name ? experimentOf(name.getValue()) : nullptr;
  if (!experiment) {
    blocker = {"the op was an experiment, which newer opsets do not have", 0};
    return false;
  }
  // No schema has said how many it has.
  const bool hasOperand = op->getNumOperands() && !isa<NoneType>(op->getOperand(0).getType());
  if (op->getNumResults() != 1 || (!hasOperand && name.getValue() != "ConstantFill")) {
    blocker = {"the op was an experiment that has another number of operands or results", 0};
    return false;
  }
  Operation *before = op->getPrevNode();
  Draft draft(*this, op, infoOf(OpName::Identity).schemas().back(), /*isUp=*/true);
  experiment(draft);
  if (!draft.isBlocked() && draft.replacements() && finish(draft, nullptr, before, 0, blocker))
    return true;
  if (draft.isBlocked())
    blocker = {draft.whyBlocked(), 0};
  broken.clear();
  eraseBetween(before, op);
  return false;
}

bool Converter::convert(Operation *op, unsigned depth, Blocker &blocker) {
  auto found = made.find(op);
  const Schema *schema =
      found != made.end() ? found->second
      : op->getDialect() && isa<OnnxDialect>(op->getDialect()) && !findStructure(op->getName().stripDialect())
          ? schemaOf(op)
          : nullptr;
  if (!schema) {
    if (op->getName().getStringRef() == "onnx.Custom" && depth == 0)
      return convertExperiment(op, blocker);
    return true;
  }
  const Domain domain = infoOf(schema->op).domain;
  const Schema *wanted = findSchema(schema->op, targetOf(domain, op));
  if (Blocker ignored; isUnwanted && isUnwanted(schema->op) && depth <= mostDepth && !isExhausted() &&
                       expand(op, *schema, depth, ignored))
    return true;
  if (wanted == schema && op->getName().stripDialect() == mnemonicOf(*schema))
    return true;
  if (depth > mostDepth || isExhausted()) {
    blocker = {"it would take too many nodes", 0};
    return false;
  }
  const bool isUp = wanted && wanted->since >= schema->since;
  Operation *before = op->getPrevNode();
  if (wanted && (isUp || !wanted->deprecated)) {
    Draft draft(*this, op, *schema, isUp);
    walkTo(draft, *wanted);
    if (!draft.isBlocked() && finish(draft, wanted, before, depth, blocker))
      return true;
    if (draft.isBlocked())
      blocker = {draft.whyBlocked(), draft.blockedSince()};
    broken.clear();
    eraseBetween(before, op);
  } else {
    blocker = {"the op is newer", infoOf(schema->op).schemas().front().since};
  }
  Blocker second;
  if (!isUp && expand(op, *schema, depth, second))
    return true;
  if (!second.reason.empty())
    blocker.reason += " (" + second.reason + ")";
  if (depth)
    blocker.reason = nameOfVersion(*schema) + ": " + blocker.reason;
  return false;
}

void Converter::report(Operation *op, const Schema *schema, const Blocker &blocker) {
  if (++result.blockerCount > mostBlockers)
    return;
  Diagnostic finding;
  finding.op = op->getName().getStringRef();
  finding.node = placeOf(op);
  finding.message = (schema ? nameOfVersion(*schema) : finding.op) + ": " + blocker.reason + " (" + finding.node + ")";
  if (blocker.since)
    finding.version = std::to_string(blocker.since);
  result.blockers.push_back(std::move(finding));
}

//===- The module -----------------------------------------------------------------------------------------------------===//

// The opsets of a module, or of a function.
void Converter::state(Operation *owner) {
  auto stated = owner->getAttrOfType<DictionaryAttr>(opsetsName);
  if (!stated && !isa<ModuleOp>(owner))
    return;
  Builder builder(owner->getContext());
  NamedAttrList entries(stated);
  llvm::SmallDenseSet<unsigned> used;
  owner->walk([&](Operation *op) {
    if (const auto name = findVersionedName(op->getName().stripDialect());
        name && isa_and_present<OnnxDialect>(op->getDialect()))
      used.insert(unsigned(infoOf(name->op).domain));
  });
  for (const auto &[domain, opset] : opsets)
    if ((stated && stated.contains(nameOf(domain))) || used.contains(unsigned(domain)))
      entries.set(StringRef(nameOf(domain)), builder.getI64IntegerAttr(opset));
  owner->setAttr(opsetsName, entries.getDictionary(owner->getContext()));
  auto list = owner->getAttrOfType<ArrayAttr>("onnx.opset_imports");
  if (!list)
    return;
  // As the file has them: the default domain may be "".
  SmallVector<Attribute> imports;
  for (Attribute one : list) {
    auto entry = dyn_cast<DictionaryAttr>(one);
    auto domain = entry ? entry.getAs<StringAttr>("domain") : nullptr;
    const auto known =
        entry ? findDomain(domain ? std::string_view(domain.getValue()) : std::string_view()) : std::nullopt;
    if (known && opsets.contains(*known)) {
      NamedAttrList changed(entry);
      changed.set("version", builder.getI64IntegerAttr(opsets.at(*known)));
      one = changed.getDictionary(owner->getContext());
    }
    imports.push_back(one);
  }
  owner->setAttr("onnx.opset_imports", builder.getArrayAttr(imports));
}

// All nodes in it; those of a subgraph before the node that has it.
void Converter::convertAll(Operation *root) {
  SmallVector<Operation *> ops;
  root->walk([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : ops) {
    Blocker blocker;
    auto found = made.find(op);
    const Schema *schema = found != made.end() ? found->second : nullptr;
    if (!schema && isa_and_present<OnnxDialect>(op->getDialect()) && !findStructure(op->getName().stripDialect()))
      schema = schemaOf(op);
    if (!convert(op, 0, blocker))
      report(op, schema, blocker);
  }
}

Status Converter::run() {
  ModuleOp root = module.op();
  int64_t ops = 0;
  bool hasInitializers = false, hasFunctions = false;
  root.walk([&](Operation *) { ++ops; });
  constexpr int64_t perOp = 24, least = 20000;
  budget = perOp * ops + least;
  if (Result<ValueFacts> facts = inferFacts(module))
    known = std::move(*facts);
  for (func::FuncOp function : root.getOps<func::FuncOp>())
    hasFunctions |= graphOf(root) != function;

  const int64_t before = opsetOf(Domain::Standard, root), after = targetOf(Domain::Standard, root);
  convertAll(root);
  SmallVector<Operation *> unused;
  root.walk([&](Operation *op) {
    if (spare.contains(op) && op->use_empty())
      unused.push_back(op);
  });
  for (Operation *op : unused)
    erase(op);
  for (func::FuncOp function : root.getOps<func::FuncOp>())
    state(function);
  state(root);
  root.walk([&](Operation *op) { hasInitializers |= op->getName().getStringRef() == "onnx.Initializer"; });
  if (auto version = root->getAttrOfType<IntegerAttr>("onnx.ir_version"); version && before != after) {
    constexpr int64_t initializersAlone = 4, withFunctions = 8;
    const int64_t least = std::max(hasFunctions      ? withFunctions
                                   : hasInitializers ? initializersAlone
                                                     : 3,
                                   irVersionOf(after));
    const int64_t old = version.getValue().trySExtValue().value_or(least);
    root->setAttr("onnx.ir_version",
                  IntegerAttr::get(version.getType(), after > before ? std::max(old, least) : std::min(old, least)));
  }
  return {};
}

//===- Conversions ----------------------------------------------------------------------------------------------------===//

int64_t statedOpset(const Module &module, Domain domain) { return opsetOf(domain, module.op()); }

Result<Conversion> convertModule(const Module &module, const Opsets &opsets, IsUnwanted isUnwanted) {
  for (const auto &[domain, opset] : opsets)
    if (opset < 1 || opset > newestOpset(domain))
      return makeError(SHLO_INVALID_ARGUMENT,
                       "onnx: opset " + std::to_string(opset) + " of " + std::string(nameOf(domain)) +
                           " does not exist; this library has 1 to " + std::to_string(newestOpset(domain)));
  Operation *other = nullptr;
  module.op().walk([&](Operation *op) {
    if (!isa<ModuleOp, func::FuncOp, func::ReturnOp>(op) && !isa_and_present<OnnxDialect>(op->getDialect()))
      other = op;
  });
  if (other)
    return makeError(SHLO_INVALID_PROGRAM, "onnx: " + other->getName().getStringRef().str() + " is no op of ONNX");
  Conversion result;
  result.module = module.clone();
  if (Status status = Converter(*result.module, opsets, isUnwanted, result).run(); !status)
    return std::move(status.error());
  return result;
}

Result<int64_t> minimumOpset(const Module &module, Domain domain) {
  int64_t least = statedOpset(module, domain);
  while (least > 1) {
    Result<Conversion> tried = convertModule(module, {{domain, least - 1}});
    if (!tried)
      return std::move(tried.error());
    if (tried->blockerCount)
      break;
    --least;
  }
  return least;
}

} // namespace shlo::onnx
