// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/refusals.h"

#include "base/memory.h"
#include "dialect/elements.h"
#include "onnx/dialect/names.h"
#include "onnx/dialect/types.h"
#include "onnx/lower/constants.h"
#include "onnx/lower/node.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace shlo::onnx {

// "ai.onnx.Gelu of opset 20"; a call is named as a function is.
static std::string titleOf(Operation *op) {
  if (findStructure(op->getName().stripDialect()) == Structure::Custom)
    return calleeOf(op);
  const Schema *schema = schemaOf(op);
  if (!schema)
    return op->getName().getStringRef().str();
  const OpInfo &info = infoOf(schema->op);
  return std::string(nameOf(info.domain)) + "." + std::string(std::string_view(info.name)) + " of opset " +
         std::to_string(schema->since);
}

void Refusals::add(Operation *op, const llvm::Twine &reason) {
  Kind &kind = kinds[{titleOf(op), reason.str()}];
  if (kind.count++ == 0)
    kind.first = op;
}

void Refusals::addValue(const llvm::Twine &value, const llvm::Twine &reason) { kinds[{value.str(), reason.str()}]; }

Error Refusals::error() const {
  Error error = makeError(SHLO_UNSUPPORTED, "");
  uint64_t nodes = 0;
  for (const auto &[key, kind] : kinds) {
    nodes += kind.count;
    Diagnostic finding;
    finding.message = key.first;
    if (kind.first) {
      finding.op = kind.first->getName().getStringRef();
      finding.node = placeOf(kind.first);
      finding.message += ", " + std::to_string(kind.count) + (kind.count == 1 ? " node," : " nodes,");
    }
    finding.message += " cannot be lowered to StableHLO: " + key.second;
    if (kind.first)
      finding.message += " (" + std::string(kind.count == 1 ? "" : "the first one: ") + finding.node + ")";
    if (error.diagnostics.size() < mostFindings)
      error.diagnostics.push_back(std::move(finding));
  }
  error.message = "onnx: " + error.diagnostics.front().message;
  if (kinds.size() > 1)
    error.message += ", and " + std::to_string(kinds.size() - 1) + " more (" + std::to_string(nodes) + " nodes in all)";
  return error;
}

std::string whyNoTensor(const Facts &facts, MLIRContext *context) {
  if (!facts.type)
    return "";
  if (facts.type->container != Container::Tensor)
    return nameOf(facts.type) + ", and StableHLO has tensors only";
  const auto scalar = dyn_cast_if_present<RankedTensorType>(typeOf(Facts{facts.type, Shape(), {}}, context));
  if (scalar && ir::elementTypeOf(scalar.getElementType()) == ElementType::None)
    return nameOf(facts.type) + ", whose element type StableHLO does not have";
  return "";
}

bool isAlwaysKnown(OpName op) { return op == OpName::Constant || op == OpName::Shape || op == OpName::Size; }

std::string whyNotCalled(Operation *call) {
  const auto name = call->getAttrOfType<StringAttr>("domain_name");
  const llvm::StringRef domain = name ? name.getValue() : llvm::StringRef();
  return findDomain(domain) ? "no opset and no function of the model has it" : "foreign domain " + domain.str();
}

namespace {

class Finder {
public:
  Finder(func::FuncOp graph, const ValueFacts &known, Refusals &refusals)
      : known(known), refusals(refusals), left{&graph.getBody().front()} {
    for (auto function : graph->getParentOfType<ModuleOp>().getOps<func::FuncOp>())
      if (!function.getBody().empty())
        functions.try_emplace(function.getSymName(), &function.getBody().front());
  }
  void run() {
    while (!left.empty())
      for (Operation &op : *left.pop_back_val()) {
        checkMemory();
        check(&op);
      }
  }

private:
  void check(Operation *op) {
    const auto [structure, schema] = meanings.of(op);
    if (structure == Structure::Custom)
      return checkCall(op);
    if (structure == Structure::Initializer) {
      const auto value = op->getAttrOfType<ElementsAttr>("value");
      if (!value || !isTensorOfNumbers(value))
        refusals.add(op, notNumbers);
      return;
    }
    if (structure || (schema && isAlwaysKnown(schema->op)))
      return;
    if (!schema || !lowerFunctionOf(schema->op))
      return refusals.add(op, noLowering);
    for (Value result : op->getResults()) {
      const Facts *facts = known.find(result);
      const std::string why = facts ? whyNoTensor(*facts, op->getContext()) : "";
      if (!why.empty())
        return refusals.add(op, "a result is " + why);
    }
    if (schema->op == OpName::If)
      return checkBranch(op);
    for (Region &region : op->getRegions())
      add(region);
  }

  void checkCall(Operation *op) {
    const auto function = functions.find(calleeOf(op));
    if (function == functions.end())
      return refusals.add(op, whyNotCalled(op));
    if (Block *body = std::exchange(function->second, nullptr)) // not again for the next call
      left.push_back(body);
  }

  // A subgraph may be left out.
  void add(Region &region) {
    if (!region.empty())
      left.push_back(&region.front());
  }

  // Only the branch that is taken is lowered, if that is known, and it may be known in a run.
  void checkBranch(Operation *op) {
    const Facts *condition = known.find(op->getOperand(0));
    if (!condition || !condition->elements)
      return;
    if (const Numbers &elements = *condition->elements; elements.size() == 1 && elements.front().isKnown())
      add(op->getRegion(elements.front().get() ? 0 : 1));
  }

  const ValueFacts &known;
  Refusals &refusals;
  llvm::StringMap<Block *> functions;
  Meanings meanings;
  llvm::SmallVector<Block *> left;
};

} // namespace

void findRefused(func::FuncOp graph, const ValueFacts &known, Refusals &refusals) {
  Finder(graph, known, refusals).run();
}

} // namespace shlo::onnx
