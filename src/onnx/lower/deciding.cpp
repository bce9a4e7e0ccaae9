// Finds the inputs of a model whose values may decide shapes: what the rules of nodes ask for and do not find.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dependence.h"
#include "dialect/walk.h"
#include "onnx/dialect/names.h"
#include "onnx/infer/node.h"
#include "onnx/lower/node.h"
#include "onnx/lower/refusals.h"
#include "onnx/lower/signature.h"

using namespace mlir;
using func::FuncOp;

namespace shlo::onnx {

namespace {

bool areSettled(const Numbers &numbers) {
  return llvm::all_of(numbers, [](Number one) { return one.isKnown() || one.isNamed(); });
}

class OperandFacts final : public Node::Source {
public:
  OperandFacts(Operation *op, const ValueFacts &known) : op(op), known(known) {}
  Facts factsOf(unsigned operand) override {
    const Facts *found = known.find(op->getOperand(operand));
    return found ? *found : onnx::factsOf(op->getOperand(operand).getType());
  }
  ElementsAttr constantOf(unsigned) override { return nullptr; }
  std::optional<Attribute> referenced(StringRef) override { return {}; }
  std::optional<FactsList> yields(unsigned, ArrayRef<Facts>) override { return {}; }

private:
  Operation *op;
  const ValueFacts &known;
};

// Whether the rule gives the shapes of all results.
bool hasShapes(Node &node) {
  for (OpResult result : node.operation()->getResults())
    if (const Facts &facts = node.result(result.getResultNumber());
        !isa<NoneType>(result.getType()) && (!facts.shape || !areSettled(*facts.shape)))
      return false;
  return true;
}

// Whether both certainly have one shape.
bool haveSameShape(Value a, Value b, const ValueFacts &known) {
  const Facts *first = known.find(a), *second = known.find(b);
  if (!first || !second || !first->shape || !second->shape)
    return false;
  const Shape &x = *first->shape, &y = *second->shape;
  return x.size() == y.size() &&
         llvm::all_of(llvm::zip(x, y), [](auto pair) { return areSame(std::get<0>(pair), std::get<1>(pair)); });
}

bool haveSameShapes(ValueRange a, ValueRange b, const ValueFacts &known) {
  return llvm::all_of(llvm::zip(a, b),
                      [&](auto pair) { return haveSameShape(std::get<0>(pair), std::get<1>(pair), known); });
}

// Nothing of a subgraph that is left out.
ValueRange yieldsOf(Operation *op, unsigned region) {
  Region &body = op->getRegion(region);
  return body.empty() || body.front().empty() ? ValueRange() : ValueRange(body.front().back().getOperands());
}

std::string calledFunction(Operation *op) {
  return findStructure(op->getName().stripDialect()) == Structure::Custom ? calleeOf(op) : std::string();
}

} // namespace

llvm::BitVector decidingArguments(FuncOp graph, const ValueFacts &known) {
  Meanings meanings;
  auto isKnown = [&](Value value) {
    Operation *maker = value.getDefiningOp();
    const Schema *schema = maker ? meanings.of(maker).schema : nullptr;
    if (schema && isAlwaysKnown(schema->op))
      return true;
    const Facts *found = known.find(value);
    return found && found->elements && areSettled(*found->elements);
  };
  auto module = graph->getParentOfType<ModuleOp>();
  Dependence deciding(module, graph, calledFunction);
  forEachOp(module, [&](Operation *op) {
    const Schema *schema = op->getNumResults() && op->getNumOperands() ? meanings.of(op).schema : nullptr;
    if (!schema)
      return;
    if (schema->op == OpName::If) {
      if (!haveSameShapes(yieldsOf(op, 0), yieldsOf(op, 1), known))
        deciding.add(op->getOperand(0), isKnown);
      return;
    }
    if (schema->op == OpName::Loop && op->getNumOperands() >= 2) {
      const ValueRange states = op->getOperands().drop_front(2), yields = yieldsOf(op, 0);
      if (yields.empty() ||
          (op->getNumResults() == states.size() && haveSameShapes(states, yields.drop_front(), known)))
        return;
      // How many steps there are: their limit, and the conditions of all of them.
      deciding.add(op->getOperands().take_front(2), isKnown);
      if (auto kept = dyn_cast<BlockArgument>(yields.front());
          !kept || kept.getOwner()->getParentOp() != op || kept.getArgNumber() != 1)
        deciding.add(yields.front(), isKnown);
      return;
    }
    if (op->getNumRegions())
      return; // the nodes in it say it
    infer::InferenceContext context{nullptr};
    context.enter(op, TypeRange(op->getOperands()), nullptr);
    OperandFacts source(op, known);
    Node node(op, *schema, context, source);
    const InferFunction infer = inferFunctionOf(schema->op);
    if ((infer && failed(infer(node))) || hasShapes(node))
      return;
    for (unsigned operand : node.missing())
      deciding.add(op->getOperand(operand), isKnown);
    // Elements that no rule asks for, such as those that NonZero counts.
    if (isSizedByElements(schema->op) && node.missing().empty())
      deciding.add(op->getOperands(), isKnown);
  });
  return deciding.arguments();
}

} // namespace shlo::onnx
