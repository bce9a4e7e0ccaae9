// Ops on sequences and optionals.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace shlo::onnx::rules {

static ValueType inContainer(ValueType type, Container container) {
  type.container = container;
  return type;
}

// What is known of both.
static std::optional<Shape> common(const std::optional<Shape> &a, const std::optional<Shape> &b) {
  if (!a || !b || a->size() != b->size())
    return {};
  Shape result;
  for (size_t i = 0; i < a->size(); ++i)
    result.push_back(areSame((*a)[i], (*b)[i]) ? (*a)[i] : Number());
  return result;
}

static Facts sequenceOf(const Facts &tensor) {
  Facts facts = tensor;
  facts.elements.reset();
  if (facts.type)
    facts.type = inContainer(*facts.type, Container::Sequence);
  return facts;
}

LogicalResult sequenceConstruct(Node &node) {
  Facts facts = node.facts(0);
  for (size_t i = 1; i < node.operands(); ++i) {
    facts.shape = common(facts.shape, node.facts(i).shape);
    if (!facts.type)
      facts.type = node.facts(i).type;
  }
  node.set(0, sequenceOf(facts));
  return success();
}

LogicalResult sequenceEmpty(Node &node) {
  const auto type = node.dataType(AttributeName::dtype);
  Facts facts;
  if (type || !node.isGiven(AttributeName::dtype))
    facts.type = ValueType{Container::Sequence, type.value_or(DataType::FLOAT)};
  node.set(0, facts);
  return success();
}

LogicalResult sequenceInsert(Node &node) {
  Facts facts = node.facts(0);
  if (node.has(2) && failed(node.single("r1", 2)))
    return failure();
  facts.shape = common(facts.shape, node.facts(1).shape);
  if (!facts.type && node.facts(1).type)
    facts.type = inContainer(*node.facts(1).type, Container::Sequence);
  node.set(0, facts);
  return success();
}

LogicalResult sequenceErase(Node &node) {
  if (node.has(1) && failed(node.single("r1", 1)))
    return failure();
  node.set(0, node.facts(0));
  return success();
}

LogicalResult sequenceAt(Node &node) {
  if (failed(node.single("r1", 1)))
    return failure();
  Facts facts = node.facts(0);
  if (facts.type)
    facts.type = inContainer(*facts.type, Container::Tensor);
  node.set(0, facts);
  return success();
}

LogicalResult sequenceLength(Node &node) {
  node.set(0, Shape());
  return success();
}

LogicalResult concatSequence(Node &node) {
  Facts facts = node.facts(0);
  if (facts.type)
    facts.type = inContainer(*facts.type, Container::Tensor);
  const auto given = node.integer(AttributeName::axis);
  const int64_t isNew = node.integer(AttributeName::new_axis, 0);
  if (isNew != 0 && isNew != 1)
    return node.fail("r1", "new_axis") << "is " << isNew << ", expected 0 or 1";
  if (facts.shape && given) {
    size_t axis = 0;
    if (failed(node.axis("r2", "axis", *given, facts.shape->size() + size_t(isNew), axis)))
      return failure();
    if (isNew)
      facts.shape->insert(facts.shape->begin() + axis, Number());
    else
      (*facts.shape)[axis] = {};
  } else {
    facts.shape.reset();
  }
  node.set(0, facts);
  return success();
}

LogicalResult splitToSequence(Node &node) {
  if (failed(node.flag("r4", AttributeName::keepdims)))
    return failure();
  Facts facts = node.facts(0);
  if (const Shape *split = node.shape(1); split && split->size() > 1)
    return node.fail("r1", operand(1)) << "has rank " << int64_t(split->size()) << ", expected at most 1";
  if (const Numbers *parts = node.elements(1))
    for (Number part : *parts)
      if (part.isKnown() && (part.get() < 0 || (part.is(0) && node.shape(1) && node.shape(1)->empty())))
        return node.fail("r1", operand(1)) << "has a part of " << part.get() << " elements";
  if (facts.shape) {
    size_t axis = 0;
    if (failed(node.axis("r2", "axis", node.integer(AttributeName::axis, 0), facts.shape->size(), axis)))
      return failure();
    const bool keeps = node.integer(AttributeName::keepdims, 1) != 0 || node.has(1);
    const Numbers *parts = node.elements(1);
    Number part = node.has(1) ? Number() : Number(1), sum = 0;
    const Number whole = (*facts.shape)[axis];
    for (Number one : parts ? *parts : Numbers())
      sum = sum + one;
    if (parts && node.shape(1) && node.shape(1)->size() == 1 && areDifferent(sum, whole))
      return node.fail("r3", operand(1)) << "has the sum " << sum.get() << ", expected " << whole.get();
    if (parts && !parts->empty()) {
      const bool areEqual = llvm::all_of(*parts, [&](Number one) { return areSame(one, parts->front()); });
      // A scalar splits into equal parts, of which the last one may be smaller.
      const bool isScalar = node.shape(1) && node.shape(1)->empty();
      const bool fits = !isScalar || (whole.isKnown() && parts->front().isKnown() && parts->front().get() > 0 &&
                                      whole.get() % parts->front().get() == 0);
      part = areEqual && fits ? parts->front() : Number();
    }
    if (keeps)
      (*facts.shape)[axis] = part;
    else
      facts.shape->erase(facts.shape->begin() + axis);
  }
  node.set(0, sequenceOf(facts));
  return success();
}

//===- Optionals ------------------------------------------------------------------------------------------------------===//

LogicalResult optionalOf(Node &node) {
  Facts facts;
  if (node.has(0)) {
    facts = node.facts(0);
  } else if (auto type = llvm::dyn_cast_if_present<mlir::TypeAttr>(node.attribute(AttributeName::type))) {
    facts = factsOf(type.getValue());
  } else if (!node.isGiven(AttributeName::type)) {
    return node.fail("r1", "type") << "is missing, and so is the operand";
  }
  if (facts.type)
    facts.type = inContainer(*facts.type, facts.type->container == Container::Sequence ? Container::OptionalSequence
                                                                                      : Container::Optional);
  facts.elements.reset();
  node.set(0, facts);
  return success();
}

LogicalResult optionalElement(Node &node) {
  Facts facts = node.facts(0);
  if (facts.type && facts.type->container == Container::Optional)
    facts.type = inContainer(*facts.type, Container::Tensor);
  else if (facts.type && facts.type->container == Container::OptionalSequence)
    facts.type = inContainer(*facts.type, Container::Sequence);
  node.set(0, facts);
  return success();
}

LogicalResult optionalIsThere(Node &node) {
  node.set(0, Shape());
  return success();
}

} // namespace shlo::onnx::rules
