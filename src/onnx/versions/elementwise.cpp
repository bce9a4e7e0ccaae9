// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

//===- Steps ----------------------------------------------------------------------------------------------------------===//

// Before opset 7, the second operand is laid along the first one from an axis on, if an attribute says so.
static void broadcastUp(Draft &draft) {
  const auto broadcast = draft.integer(N::broadcast);
  if (!broadcast)
    return draft.block("its attribute 'broadcast' is one of the function");
  if (*broadcast != 0 && draft.isGiven("axis")) {
    const auto axis = draft.integer(N::axis), outer = draft.rank(draft.operand(0)),
               inner = draft.rank(draft.operand(1));
    if (!axis || !outer || !inner)
      return draft.block("its second operand is laid along an axis, and the ranks are not known");
    const int64_t first = *axis < 0 ? *axis + *outer : *axis, behind = *outer - first - *inner;
    if (*axis < -*outer || first > *outer || behind < 0)
      return draft.block("its attribute 'axis' is no axis of its first operand");
    Integers axes;
    for (int64_t i = 0; i < behind; ++i)
      axes.push_back(*inner + i);
    if (!axes.empty() && *inner > 0)
      draft.setOperand(1, draft.make(OpName::Unsqueeze, {draft.operand(1), draft.constantOf(axes)}));
  }
  draft.drop("axis");
  draft.drop("broadcast");
}

static void broadcastDown(Draft &draft) {
  const auto a = draft.extents(draft.operand(0)), b = draft.extents(draft.operand(1));
  if (!a || !b)
    return draft.block("the shapes of its operands are not known");
  if (*a == *b)
    return;
  const bool isEnd = b->size() <= a->size() && llvm::equal(ArrayRef(*a).take_back(b->size()), *b);
  const bool isSingle = llvm::all_of(*b, [](int64_t extent) { return extent == 1; }) && b->size() <= a->size();
  if (isEnd || isSingle)
    return draft.set("broadcast", draft.parsed(AttributeKind::Int, "1"));
  const auto wanted = draft.extents(draft.result(0));
  if (!wanted)
    return draft.block("the shape of its result is not known");
  for (size_t i : {0, 1})
    if (draft.extents(draft.operand(i)) != wanted)
      draft.setOperand(i, draft.make(OpName::Expand, {draft.operand(i), draft.constantOf(*wanted)}));
}

void steps::broadcast(Draft &draft) { draft.isUp() ? broadcastUp(draft) : broadcastDown(draft); }

// Before opset 7, slopes are a list with one for each channel.
void steps::slope(Draft &draft) {
  const auto rank = draft.rank(draft.operand(0)), slopes = draft.rank(draft.operand(1));
  const auto extents = draft.extents(draft.operand(1));
  const bool isSingle = extents && llvm::all_of(*extents, [](int64_t extent) { return extent == 1; });
  if (draft.isUp()) {
    if (isSingle && slopes && *slopes <= 1)
      return;
    if (!rank || !slopes)
      return draft.block("the ranks of its operands are not known");
    Integers axes;
    for (int64_t i = 2; i < *rank; ++i)
      axes.push_back(i - 1);
    if (*slopes == 1 && !axes.empty())
      draft.setOperand(1, draft.make(OpName::Unsqueeze, {draft.operand(1), draft.constantOf(axes)}));
    return;
  }
  if (!rank || !extents)
    return draft.block("the shapes of its operands are not known");
  if (isSingle && extents->size() <= 1)
    return;
  int64_t count = 1;
  for (const auto &[i, extent] : llvm::enumerate(*extents)) {
    if (extent != 1 && int64_t(i) + *rank - int64_t(extents->size()) != 1)
      return draft.block("its slopes are not one for each channel");
    count *= extent;
  }
  draft.setOperand(1, draft.reshape(draft.operand(1), count));
}

static bool isFloat(DataType type) {
  switch (type) {
  case DataType::FLOAT:
  case DataType::DOUBLE:
  case DataType::FLOAT16:
  case DataType::BFLOAT16: return true;
  default: return false;
  }
}

// Since opset 28, floats may have the sign of the divisor.
void steps::floatModulo(Draft &draft) {
  if (draft.isUp() || draft.integer(N::fmod) != 0)
    return;
  const DataType element = draft.element(draft.operand(0));
  if (element == DataType::UNDEFINED)
    return draft.block("its element type is not known");
  if (!isFloat(element))
    return;
  Value x = draft.operand(0), y = draft.operand(1);
  Value rest = draft.make(OpName::Mod, {x, y}, {{N::fmod, 1}}), zero = draft.realOf(0, x);
  Value isNegative = draft.make(OpName::Less, {rest, zero}), isBelow = draft.make(OpName::Less, {y, zero});
  Value isWhole = draft.make(OpName::Equal, {rest, zero});
  Value isOther =
      draft.make(OpName::And, {draft.make(OpName::Xor, {isNegative, isBelow}), draft.make(OpName::Not, {isWhole})});
  draft.replace({draft.make(OpName::Where, {isOther, draft.make(OpName::Add, {rest, y}), rest})});
}

//===- Ops said with others -------------------------------------------------------------------------------------------===//

void expansions::errorLinear(Draft &draft) {
  Value x = draft.operand(0), half = draft.realOf(0.5, x), one = draft.realOf(1, x), factor;
  auto mul = [&](Value a, Value b) { return draft.make(OpName::Mul, {a, b}); };
  auto add = [&](Value a, Value b) { return draft.make(OpName::Add, {a, b}); };
  if (draft.text(N::approximate) == "tanh") {
    constexpr double root = 0.7978845608028654, cubic = 0.044715; // of 2 / pi
    Value inner = add(x, mul(draft.realOf(cubic, x), mul(x, mul(x, x))));
    factor = draft.make(OpName::Tanh, {mul(draft.realOf(root, x), inner)});
  } else {
    constexpr double root = 1.4142135623730951; // of 2
    factor = draft.make(OpName::Erf, {draft.make(OpName::Div, {x, draft.realOf(root, x)})});
  }
  draft.replace({mul(mul(half, x), add(one, factor))});
}

void expansions::clipByBounds(Draft &draft) {
  Value x = draft.operand(0);
  if (draft.has(1))
    x = draft.make(OpName::Max, {x, draft.operand(1)});
  if (draft.has(2))
    x = draft.make(OpName::Min, {x, draft.operand(2)});
  draft.replace({x});
}

// Older versions compare floats alone. Numbers of up to 32 bits are doubles; longer ones are compared by halves.
void expansions::orderOfIntegers(Draft &draft) {
  const OpName name = draft.schema().op;
  const DataType element = draft.element(draft.operand(0));
  auto compared = [&](Value a, Value b) {
    return draft.make(name, {draft.cast(a, DataType::DOUBLE), draft.cast(b, DataType::DOUBLE)});
  };
  switch (element) {
  case DataType::INT8:
  case DataType::INT16:
  case DataType::INT32:
  case DataType::UINT8:
  case DataType::UINT16:
  case DataType::UINT32: return draft.replace({compared(draft.operand(0), draft.operand(1))});
  case DataType::INT64: break;
  default: return draft.block("it takes no integers of up to 64 bits with a sign");
  }
  constexpr int64_t half = int64_t(1) << 32;
  Value unit = draft.scalarOf(half), high[2], low[2];
  for (size_t i : {0, 1}) {
    high[i] = draft.make(OpName::Div, {draft.operand(i), unit});
    low[i] = draft.make(OpName::Sub, {draft.operand(i), draft.make(OpName::Mul, {high[i], unit})});
  }
  Value isSame = draft.make(OpName::Equal, {high[0], high[1]});
  Value inLow = draft.make(OpName::And, {isSame, compared(low[0], low[1])});
  draft.replace({draft.make(OpName::Or, {compared(high[0], high[1]), inLow})});
}

// Neither is less. What is no number is neither below 1 nor above 0.
void expansions::equalFloats(Draft &draft) {
  Value a = draft.operand(0), b = draft.operand(1);
  if (!isFloat(draft.element(a)))
    return draft.block("it takes no floats");
  auto isNumber = [&](Value value) {
    return draft.make(OpName::Or, {draft.make(OpName::Less, {value, draft.realOf(1, value)}),
                                   draft.make(OpName::Greater, {value, draft.realOf(0, value)})});
  };
  Value differs = draft.make(OpName::Or, {draft.make(OpName::Less, {a, b}), draft.make(OpName::Greater, {a, b})});
  Value areNumbers = draft.make(OpName::And, {isNumber(a), isNumber(b)});
  draft.replace({draft.make(OpName::And, {areNumbers, draft.make(OpName::Not, {differs})})});
}

// The larger one, or the smaller one, of integers.
void expansions::extremeInteger(Draft &draft) {
  if (draft.element(draft.operand(0)) == DataType::UNDEFINED || isFloat(draft.element(draft.operand(0))))
    return draft.block("it takes no integers");
  const OpName comparison = draft.schema().op == OpName::Max ? OpName::Greater : OpName::Less;
  Value found = draft.operand(0);
  for (Value other : draft.allOperands().drop_front())
    found = draft.make(OpName::Where, {draft.make(comparison, {found, other}), found, other});
  draft.replace({found});
}

// The remainder of a division towards zero, moved to the sign of the divisor.
void expansions::integerModulo(Draft &draft) {
  const DataType element = draft.element(draft.operand(0));
  Value x = draft.operand(0), y = draft.operand(1);
  if (element == DataType::UNDEFINED || isFloat(element))
    return draft.block(element == DataType::UNDEFINED ? "its element type is not known" : "it takes floats");
  Value rest = draft.make(OpName::Sub, {x, draft.make(OpName::Mul, {draft.make(OpName::Div, {x, y}), y})});
  const bool isUnsigned = element == DataType::UINT8 || element == DataType::UINT16 || element == DataType::UINT32 ||
                          element == DataType::UINT64;
  if (isUnsigned || draft.integer(N::fmod) != 0)
    return draft.replace({rest});
  // Signs are exact in floats.
  auto isNegative = [&](Value value) {
    Value wide = draft.cast(value, DataType::FLOAT);
    return draft.make(OpName::Less, {wide, draft.realOf(0, wide)});
  };
  Value isOther = draft.make(OpName::Xor, {isNegative(rest), isNegative(y)});
  Value isWhole = draft.make(OpName::Equal, {rest, draft.make(OpName::Sub, {rest, rest})});
  Value moves = draft.make(OpName::And, {isOther, draft.make(OpName::Not, {isWhole})});
  draft.replace({draft.make(OpName::Add, {rest, draft.make(OpName::Mul, {y, draft.cast(moves, element)})})});
}

// Truth values are combined; all else is gathered from both, one behind the other.
void expansions::choice(Draft &draft) {
  Value condition = draft.operand(0), a = draft.operand(1), b = draft.operand(2);
  if (draft.element(a) == DataType::BOOL)
    return draft.replace(
        {draft.make(OpName::Or, {draft.make(OpName::And, {condition, a}),
                                 draft.make(OpName::And, {draft.make(OpName::Not, {condition}), b})})});
  const auto shape = draft.extents(draft.result(0));
  int64_t count = 1;
  for (int64_t extent : shape.value_or(Integers()))
    if (llvm::MulOverflow(count, extent, count) || count > mostMade)
      return draft.block("its result has too many elements");
  if (!shape)
    return draft.block("the shape of its result is not known");
  auto flat = [&](Value value) {
    if (draft.extents(value) != shape)
      value = draft.make(OpName::Expand, {value, draft.constantOf(*shape)});
    return draft.reshape(value, -1);
  };
  Integers places;
  for (int64_t i = 0; i < count; ++i)
    places.push_back(i);
  Value all = draft.make(OpName::Concat, {flat(b), flat(a)}, {{N::axis, 0}});
  Value isFirst = flat(draft.cast(condition, DataType::INT64));
  Value offset = draft.make(OpName::Mul, {isFirst, draft.constantOf(ArrayRef<int64_t>(count))});
  Value place = draft.make(OpName::Add, {draft.constantOf(places), offset});
  draft.replace({draft.reshape(draft.make(OpName::Gather, {all, place}, {{N::axis, 0}}), *shape)});
}

} // namespace shlo::onnx
