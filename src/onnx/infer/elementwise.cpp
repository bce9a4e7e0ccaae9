// Ops that compute each element from the elements at the same position.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

#include <algorithm>

namespace shlo::onnx::rules {

LogicalResult sameShape(Node &node) {
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  return success();
}

// Arithmetic wraps around in other types.
static bool isWide(DataType type) { return type == DataType::INT64 || type == DataType::INT32 || type == DataType::BOOL; }
static Number inType(DataType type, Number number) {
  const bool isNarrow = type == DataType::INT32 && number.isKnown() && number.get() != int32_t(number.get());
  return isNarrow ? Number() : number;
}

//===- One operand ----------------------------------------------------------------------------------------------------===//

static LogicalResult eachElement(Node &node, Number (*compute)(Number)) {
  if (const Numbers *elements = node.passedOn(0); elements && isWide(node.element(0))) {
    Numbers list;
    for (Number one : *elements)
      list.push_back(inType(node.element(0), compute(one)));
    node.setElements(0, std::move(list));
  }
  return sameShape(node);
}

LogicalResult negate(Node &node) {
  return eachElement(node, [](Number a) { return a.isKnown() ? Number(0) - a : Number(); });
}
LogicalResult absolute(Node &node) {
  return eachElement(node, [](Number a) { return a.isKnown() && a.get() < 0 ? Number(0) - a : a; }); // extents are not negative
}
LogicalResult sign(Node &node) {
  return eachElement(node, [](Number a) { return a.isKnown() ? Number((a.get() > 0) - (a.get() < 0)) : Number(); });
}
LogicalResult logicalNot(Node &node) {
  return eachElement(node, [](Number a) { return a.isKnown() ? Number(a.is(0)) : Number(); });
}

LogicalResult clip(Node &node) {
  for (const char *bound : {"min", "max"})
    if (const auto place = node.input(bound); place && failed(node.single("r1", *place)))
      return failure();
  return sameShape(node);
}

//===- Several operands -----------------------------------------------------------------------------------------------===//

// Versions before 7 of binary ops broadcast the second operand to the first one, and only if they are told so.
static bool isBroadcastByAttribute(const Node &node) { return node.schema().findAttribute("broadcast"); }

LogicalResult broadcast(Node &node) {
  if (isBroadcastByAttribute(node))
    return sameShape(node);
  Shape shape;
  for (size_t i = 0; i < node.operands(); ++i) {
    if (!node.shape(i))
      return success();
    if (failed(node.broadcast("r1", i, shape)))
      return failure();
  }
  node.set(0, std::move(shape));
  return success();
}

// Of lists and scalars, whose elements make extents.
static LogicalResult combine(Node &node, Number (*compute)(Number, Number)) {
  if (failed(broadcast(node)))
    return failure();
  std::optional<Numbers> result;
  for (size_t i = 0; i < node.operands(); ++i) {
    const Shape *shape = node.shape(i);
    const Numbers *elements = node.passedOn(i);
    if (!elements || !shape || shape->size() > 1 || !isWide(node.element(i)))
      return success();
    if (!result) {
      result = *elements;
      continue;
    }
    Numbers next(std::max(result->size(), elements->size()));
    if ((result->size() != 1 && result->size() != next.size()) ||
        (elements->size() != 1 && elements->size() != next.size()))
      return success();
    for (size_t k = 0; k < next.size(); ++k)
      next[k] = inType(node.element(i), compute((*result)[result->size() == 1 ? 0 : k], (*elements)[elements->size() == 1 ? 0 : k]));
    result = std::move(next);
  }
  if (result)
    node.setElements(0, std::move(*result));
  return success();
}

// Whether a number is one of both; nothing if that is not known. Extents are not negative.
static Number equalNumbers(Number a, Number b) {
  if (areSame(a, b))
    return 1;
  const bool isNegative = (a.isNamed() && b.isKnown() && b.get() < 0) || (b.isNamed() && a.isKnown() && a.get() < 0);
  return areDifferent(a, b) || isNegative ? Number(0) : Number();
}
static Number lessNumber(Number a, Number b) {
  if (a.isKnown() && b.isKnown())
    return a.get() < b.get();
  if (areSame(a, b) || (a.isNamed() && b.isKnown() && b.get() <= 0))
    return 0;
  return b.isNamed() && a.isKnown() && a.get() < 0 ? Number(1) : Number();
}
static Number otherwise(Number truth) { return truth.isKnown() ? Number(truth.is(0)) : Number(); }

LogicalResult add(Node &node) {
  return combine(node, [](Number a, Number b) { return a + b; });
}
LogicalResult subtract(Node &node) {
  return combine(node, [](Number a, Number b) { return a - b; });
}
LogicalResult multiply(Node &node) {
  return combine(node, [](Number a, Number b) { return a * b; });
}
LogicalResult divide(Node &node) {
  return combine(node, [](Number a, Number b) { return a / b; });
}
LogicalResult modulo(Node &node) {
  // Models of opset 10, among them ONNX's own tests, have floats without it. From 28 on it says how quotients are rounded.
  constexpr int64_t needsFmod = 13, roundsFloats = 28;
  if (failed(node.flag("r2", AttributeName::fmod)))
    return failure();
  const DataType type = node.element(0);
  const bool isFloat = type == DataType::FLOAT || type == DataType::DOUBLE || type == DataType::FLOAT16 ||
                       type == DataType::BFLOAT16;
  if (isFloat && node.since() >= needsFmod && node.since() < roundsFloats && node.integer(AttributeName::fmod, 1) == 0)
    return node.fail("r3", "fmod") << "is 0, but floats need 1";
  // The sign is that of the divisor, or of the dividend with fmod.
  return combine(node, [](Number a, Number b) {
    return a.isKnown() && b.isKnown() && a.get() >= 0 && b.get() > 0 ? Number(a.get() % b.get()) : Number();
  });
}
LogicalResult minimum(Node &node) {
  return combine(node, [](Number a, Number b) {
    return a.isKnown() && b.isKnown() ? Number(std::min(a.get(), b.get())) : areSame(a, b) ? a : Number();
  });
}
LogicalResult maximum(Node &node) {
  return combine(node, [](Number a, Number b) {
    if (a.isKnown() && b.isKnown())
      return Number(std::max(a.get(), b.get()));
    if (a.isNamed() && b.isKnown() && b.get() <= 0)
      return a;
    return b.isNamed() && a.isKnown() && a.get() <= 0 ? b : areSame(a, b) ? a : Number();
  });
}
LogicalResult equal(Node &node) { return combine(node, equalNumbers); }
LogicalResult less(Node &node) { return combine(node, lessNumber); }
LogicalResult greater(Node &node) {
  return combine(node, [](Number a, Number b) { return lessNumber(b, a); });
}
LogicalResult lessOrEqual(Node &node) {
  return combine(node, [](Number a, Number b) { return otherwise(lessNumber(b, a)); });
}
LogicalResult greaterOrEqual(Node &node) {
  return combine(node, [](Number a, Number b) { return otherwise(lessNumber(a, b)); });
}
LogicalResult logicalAnd(Node &node) { return multiply(node); }
LogicalResult logicalOr(Node &node) {
  return combine(node, [](Number a, Number b) {
    if ((a.isKnown() && !a.is(0)) || (b.isKnown() && !b.is(0)))
      return Number(1);
    return a.is(0) && b.is(0) ? Number(0) : Number();
  });
}
LogicalResult logicalXor(Node &node) {
  return combine(node, [](Number a, Number b) { return otherwise(equalNumbers(a, b)); });
}

LogicalResult sameShapes(Node &node) {
  const Shape *shape = node.shape(0);
  if (!shape)
    return success();
  if (failed(node.rank("r1", 1, shape->size())))
    return failure();
  Shape result = *shape;
  for (size_t i = 0; i < shape->size(); ++i) {
    if (failed(node.sameExtent("r1", 1, i, (*shape)[i])))
      return failure();
    if (const Shape *other = node.shape(1))
      result[i] = known((*shape)[i], (*other)[i]);
  }
  node.set(0, std::move(result));
  return success();
}

LogicalResult where(Node &node) {
  if (failed(broadcast(node)))
    return failure();
  const Numbers *condition = node.passedOn(0), *first = node.passedOn(1), *second = node.passedOn(2);
  if (!condition || !first || !second)
    return success();
  const size_t count = std::max({condition->size(), first->size(), second->size()});
  Numbers result;
  for (const Numbers *list : {condition, first, second})
    if (list->size() != 1 && list->size() != count)
      return success();
  for (size_t i = 0; i < count; ++i) {
    auto at = [&](const Numbers &list) { return list[list.size() == 1 ? 0 : i]; };
    const Number choice = at(*condition), a = at(*first), b = at(*second);
    result.push_back(choice.isKnown() ? (choice.is(0) ? b : a) : areSame(a, b) ? a : Number());
  }
  node.setElements(0, std::move(result));
  return success();
}

LogicalResult parametricRelu(Node &node) {
  constexpr int64_t broadcastsSlope = 7; // before, it was one number or one for each channel
  const Shape *shape = node.shape(0);
  if (shape && node.since() >= broadcastsSlope && failed(node.broadcastTo("r1", 1, *shape)))
    return failure();
  return sameShape(node);
}

} // namespace shlo::onnx::rules
