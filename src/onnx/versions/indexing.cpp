// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

// In opset 11, ScatterElements took its place.
void steps::scatterElements(Draft &draft) {
  if (draft.isUp())
    draft.replace({draft.make(OpName::ScatterElements, draft.allOperands(), {{N::axis, draft.attribute("axis")}})});
}

//===- Ops said with others -------------------------------------------------------------------------------------------===//

// Each element to its place along the axis.
void expansions::scatterAlongAxis(Draft &draft) {
  Value past = draft.operand(0), update = draft.operand(1);
  const auto shape = draft.extents(update), cache = draft.extents(past);
  auto axis = draft.integer(N::axis);
  if (!shape || !cache || !axis || shape->empty())
    return draft.block("its shapes are not known before the model runs");
  *axis += *axis < 0 ? int64_t(shape->size()) : 0;
  if (*axis < 0 || size_t(*axis) >= shape->size() || cache->size() != shape->size() ||
      (*shape)[size_t(*axis)] > mostMade)
    return draft.block("its axis is none of its operand, or too long");
  Integers places, ofPlaces(shape->size(), 1), ofBatches(shape->size(), 1);
  for (int64_t i = 0; i < (*shape)[size_t(*axis)]; ++i)
    places.push_back(i);
  ofPlaces[size_t(*axis)] = int64_t(places.size());
  ofBatches.front() = shape->front();
  Value place = draft.reshape(draft.constantOf(places), ofPlaces);
  if (draft.has(2))
    place = draft.make(OpName::Add, {draft.reshape(draft.operand(2), ofBatches), place});
  if (draft.text(N::mode) == "circular")
    place = draft.make(OpName::Mod, {place, draft.scalarOf((*cache)[size_t(*axis)])});
  place = draft.make(OpName::Expand, {place, draft.constantOf(*shape)});
  draft.replace({draft.make(OpName::ScatterElements, {past, place, update}, {{N::axis, *axis}})});
}

} // namespace shlo::onnx
