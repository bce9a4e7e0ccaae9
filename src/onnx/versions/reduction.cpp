// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

// Since opset 18, or 13 of ReduceSum, no axes can mean that nothing is reduced.
void steps::withoutAxes(Draft &draft) {
  if (draft.isUp())
    return;
  const auto noop = draft.integer(N::noop_with_empty_axes);
  const auto axes = draft.integers(draft.operand(1));
  const bool isEmpty = !draft.has(1) || (axes && axes->empty());
  if (!noop)
    return draft.block("its attribute 'noop_with_empty_axes' is one of the function");
  draft.drop(textOf(N::noop_with_empty_axes));
  if (!isEmpty)
    return;
  if (*noop == 0)
    return draft.setOperand(1, nullptr);
  Value x = draft.operand(0);
  switch (draft.schema().op) {
  case OpName::ReduceL1:
  case OpName::ReduceL2: return draft.replace({draft.make(OpName::Abs, {x})});
  case OpName::ReduceLogSum: return draft.replace({draft.make(OpName::Log, {x})});
  case OpName::ReduceSumSquare: return draft.replace({draft.make(OpName::Mul, {x, x})});
  default: return draft.replace({draft.make(OpName::Identity, {x})});
  }
}

//===- Ops said with others -------------------------------------------------------------------------------------------===//

// A product for each place along the axis.
void expansions::products(Draft &draft) {
  constexpr int64_t most = 256;
  Value x = draft.operand(0);
  const auto shape = draft.extents(x), axis = draft.integers(draft.operand(1));
  const auto exclusive = draft.integer(N::exclusive), reverse = draft.integer(N::reverse);
  if (!shape || !axis || axis->size() != 1 || !exclusive || !reverse)
    return draft.block("its shape or its axis is not known before the model runs");
  const int64_t place = axis->front() + (axis->front() < 0 ? int64_t(shape->size()) : 0);
  const int64_t count = place >= 0 && size_t(place) < shape->size() ? (*shape)[size_t(place)] : 0;
  if (count < 1 || count > most)
    return draft.block("its axis has more than " + std::to_string(most) + " elements, or none");
  Integers one = *shape;
  one[size_t(place)] = 1;
  Values parts;
  Value product = *exclusive ? draft.make(OpName::Expand, {draft.realOf(1, x), draft.constantOf(one)}) : Value();
  for (int64_t i = 0; i < count; ++i) {
    if (*exclusive)
      parts.push_back(product);
    const int64_t from = *reverse ? count - 1 - i : i;
    Value part = draft.slice(x, place, from, from + 1);
    product = product ? draft.make(OpName::Mul, {product, part}) : part;
    if (!*exclusive)
      parts.push_back(product);
  }
  if (*reverse)
    std::reverse(parts.begin(), parts.end());
  draft.replace({draft.make(OpName::Concat, parts, {{N::axis, place}})});
}

} // namespace shlo::onnx
