// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/names.h"
#include "onnx/dialect/types.h"
#include "onnx/versions/converter.h"

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

//===- Constants ------------------------------------------------------------------------------------------------------===//

// Since opset 11, a constant may be sparse.
void steps::sparseConstant(Draft &draft) {
  auto sparse = draft.isUp() ? nullptr : dyn_cast_if_present<SparseElementsAttr>(draft.attribute("sparse_value"));
  if (draft.isUp() || draft.isGiven("value"))
    return;
  if (!sparse || sparse.getNumElements() > mostMade)
    return draft.block("its value is sparse");
  SmallVector<Attribute> values(sparse.getValues<Attribute>());
  draft.drop("sparse_value");
  draft.set("value", DenseElementsAttr::get(sparse.getType(), values));
}

// Since opset 12, it may be a number, a string, or a list of these.
void steps::constantForms(Draft &draft) {
  if (draft.isUp() || draft.attribute("value") || draft.attribute("sparse_value"))
    return;
  ElementsAttr value = draft.constant(draft.result(0));
  SmallVector<StringRef> texts;
  auto text = dyn_cast_if_present<StringAttr>(draft.attribute("value_string"));
  auto list = dyn_cast_if_present<ArrayAttr>(draft.attribute("value_strings"));
  if (text)
    texts.push_back(text.getValue());
  for (Attribute one : list ? list.getValue() : ArrayRef<Attribute>())
    texts.push_back(cast<StringAttr>(one).getValue());
  if (text || list)
    value = DenseStringElementsAttr::get(
        RankedTensorType::get(text ? ArrayRef<int64_t>() : ArrayRef<int64_t>{int64_t(texts.size())},
                              elementOf(DataType::STRING, draft.context())),
        texts);
  if (!value)
    return draft.block("its value is an attribute of the function");
  for (N name : {N::value_int, N::value_ints, N::value_float, N::value_floats, N::value_string, N::value_strings})
    draft.drop(textOf(name));
  draft.set("value", value);
}

//===- Steps ----------------------------------------------------------------------------------------------------------===//

// Since opset 18, padding may be for some axes.
void steps::padAxes(Draft &draft) {
  if (draft.isUp() || !draft.has(3))
    return;
  auto axes = draft.integers(draft.operand(3));
  const auto pads = draft.integers(draft.operand(1));
  const auto rank = draft.rank(draft.operand(0));
  if (!axes || !rank)
    return draft.block("its operand 'axes' is not known before the model runs, or the rank is not");
  for (int64_t &axis : *axes) {
    axis += axis < 0 ? *rank : 0;
    if (axis < 0 || axis >= *rank)
      return draft.block("its operand 'axes' has no axis of its first one");
  }
  draft.setOperand(3, nullptr);
  Integers all(size_t(2 * *rank));
  if (pads && pads->size() == 2 * axes->size()) {
    for (const auto &[i, axis] : llvm::enumerate(*axes)) {
      all[size_t(axis)] = (*pads)[i];
      all[size_t(axis + *rank)] = (*pads)[i + axes->size()];
    }
    return draft.setOperand(1, draft.constantOf(all));
  }
  // Each entry where its axis is; behind the given ones, there is a 0 for all others.
  for (int64_t &place : all)
    place = int64_t(2 * axes->size());
  for (const auto &[i, axis] : llvm::enumerate(*axes)) {
    all[size_t(axis)] = int64_t(i);
    all[size_t(axis + *rank)] = int64_t(i + axes->size());
  }
  Value extended =
      draft.make(OpName::Concat, {draft.operand(1), draft.constantOf(ArrayRef<int64_t>(0))}, {{N::axis, 0}});
  draft.setOperand(1, draft.make(OpName::Gather, {extended, draft.constantOf(all)}, {{N::axis, 0}}));
}

// Since opset 14, a 0 of the new shape may be an extent, and not that of the operand.
void steps::allowZero(Draft &draft) {
  if (draft.isUp())
    return;
  const auto allows = draft.integer(N::allowzero);
  const auto shape = draft.integers(draft.operand(1)), result = draft.extents(draft.result(0));
  draft.drop("allowzero");
  const bool hasNone = (shape && !llvm::is_contained(*shape, 0)) || (result && !llvm::is_contained(*result, 0));
  if (!allows || (*allows != 0 && !hasNone))
    draft.block("its attribute 'allowzero' is 1, and older versions have 0");
}

// Since opset 15, it may be a part of the shape.
void steps::shapeRange(Draft &draft) {
  if (draft.isUp())
    return;
  const auto start = draft.integer(N::start), end = draft.integer(N::end);
  if (!start || (draft.isGiven("end") && !end))
    return draft.block("its attribute 'start' or 'end' is one of the function");
  if (*start == 0 && !end)
    return draft.drop("start");
  constexpr int64_t behind = 1 << 30;
  Value all = draft.make(OpName::Shape, {draft.operand(0)});
  draft.replace({draft.slice(all, 0, *start, end.value_or(behind))});
}

// In opset 1, the lengths could be an operand.
void steps::splitOperand(Draft &draft) {
  if (!draft.isUp()) {
    if (!draft.isGiven("axis"))
      draft.set("axis", draft.parsed(AttributeKind::Int, "0"));
    return;
  }
  if (!draft.has(1))
    return;
  const auto lengths = draft.integers(draft.operand(1));
  if (!lengths)
    return draft.block("its operand 'split' is not known before the model runs");
  draft.set("split", draft.integersAttribute(*lengths));
  draft.setOperand(1, nullptr);
}

// Since opset 18, the number of parts is stated, and the last one may be shorter.
void steps::splitCount(Draft &draft) {
  Builder builder(draft.context());
  const auto count = int64_t(draft.results());
  if (draft.isUp()) {
    if (!draft.has(1))
      draft.set("num_outputs", builder.getIntegerAttr(builder.getIntegerType(64, true), count));
    return;
  }
  if (!draft.isGiven("num_outputs"))
    return;
  draft.drop("num_outputs");
  if (draft.has(1))
    return;
  const std::optional<Shape> shape = draft.shape(draft.operand(0));
  auto axis = draft.integer(N::axis);
  if (!shape || !axis)
    return draft.block("it splits an axis whose extent is not known, and all parts of older versions are alike");
  *axis += *axis < 0 ? int64_t(shape->size()) : 0;
  if (*axis < 0 || size_t(*axis) >= shape->size() || !(*shape)[size_t(*axis)].isKnown())
    return draft.block("it splits an axis whose extent is not known, and all parts of older versions are alike");
  const int64_t extent = (*shape)[size_t(*axis)].get();
  if (extent % count == 0)
    return;
  const int64_t part = (extent + count - 1) / count;
  Integers lengths(size_t(count), part);
  lengths.back() = extent - part * (count - 1);
  if (lengths.back() < 0)
    return draft.block("its last part would have a negative extent");
  draft.setOperand(1, draft.constantOf(lengths));
}

// In opset 1, one axis was repeated.
void steps::tileAxis(Draft &draft) {
  const auto rank = draft.rank(draft.operand(0));
  if (draft.isUp()) {
    const auto tiles = draft.integers(draft.operand(1)), axis = draft.integers(draft.operand(2));
    std::optional<int64_t> number, place;
    constexpr double most = INT32_MAX;
    if (const auto real = draft.number(draft.operand(1)); real && *real >= 0 && *real <= most)
      number = int64_t(*real);
    if (const auto real = draft.number(draft.operand(2)); real && *real >= 0 && *real <= most)
      place = int64_t(*real);
    if (tiles && tiles->size() == 1)
      number = tiles->front();
    if (axis && axis->size() == 1)
      place = axis->front();
    if (!number || !place || !rank || *place < 0 || *place >= *rank)
      return draft.block("its operand 'tiles' or 'axis' is not known before the model runs, or the rank is not");
    Integers repeats(size_t(*rank), 1);
    repeats[size_t(*place)] = *number;
    draft.setOperand(2, nullptr);
    return draft.setOperand(1, draft.constantOf(repeats));
  }
  const auto repeats = draft.integers(draft.operand(1));
  if (!repeats)
    return draft.block("its operand 'repeats' is not known before the model runs");
  size_t place = 0;
  for (size_t i = 0; i < repeats->size(); ++i)
    if ((*repeats)[i] != 1)
      place = i;
  for (size_t i = 0; i < repeats->size(); ++i)
    if (i != place && (*repeats)[i] != 1)
      return draft.block("it repeats several axes");
  draft.setOperand(1, draft.realOf(repeats->empty() ? 1 : double((*repeats)[place]), draft.operand(0)));
  draft.setOperand(2, draft.realOf(double(place), draft.operand(0)));
}

//===- Ops said with others -------------------------------------------------------------------------------------------===//

// Before opset 9, constants were floats. Graphs always had initializers of any type; functions have none.
void expansions::initializer(Draft &draft) {
  ElementsAttr value = draft.constant(draft.result(0));
  auto function = draft.operation()->getParentOfType<func::FuncOp>();
  if (!value || !function || function != graphOf(function->getParentOfType<ModuleOp>()))
    return draft.block("its value is no initializer of a graph");
  OperationState state(draft.operation()->getLoc(), "onnx.Initializer");
  state.addAttribute("value", value);
  state.addTypes(value.getType());
  draft.builder().setInsertionPoint(draft.operation());
  Value made = draft.builder().create(state)->getResult(0);
  draft.converter().know(made, draft.facts(draft.result(0)));
  draft.replace({made});
}

void expansions::expandByTile(Draft &draft) {
  const auto from = draft.extents(draft.operand(0)), to = draft.extents(draft.result(0));
  if (!from || !to || from->size() > to->size())
    return draft.block("its shape is not known before the model runs");
  Integers shape(to->size() - from->size(), 1), repeats;
  shape.append(*from);
  for (auto [a, b] : llvm::zip(shape, *to))
    repeats.push_back(a == b ? 1 : b);
  Value value = draft.operand(0);
  if (shape.size() != from->size())
    value = draft.reshape(value, shape);
  draft.replace({draft.make(OpName::Tile, {value, draft.constantOf(repeats)})});
}

void expansions::filled(Draft &draft) {
  const auto shape = draft.integers(draft.operand(0));
  auto value = dyn_cast_if_present<DenseElementsAttr>(draft.attribute("value"));
  int64_t count = 1;
  for (int64_t extent : shape.value_or(Integers()))
    if (extent < 0 || llvm::MulOverflow(count, extent, count) || count > mostMade)
      return draft.block("its result has too many elements");
  if (!shape || (draft.isGiven("value") && (!value || value.getNumElements() != 1)))
    return draft.block("its shape is not known before the model runs");
  const Type element = value ? value.getElementType() : Type(Float32Type::get(draft.context()));
  auto type = RankedTensorType::get(*shape, element);
  // A splat takes no room here, but in a file it does.
  draft.replace(
      {draft.constantOf(value ? DenseElementsAttr(value.resizeSplat(type))
                              : DenseElementsAttr::get(type, Builder(draft.context()).getZeroAttr(element)))});
}

// A choice between the operand and zeros.
void expansions::triangle(Draft &draft) {
  Value x = draft.operand(0);
  const auto shape = draft.extents(x);
  const auto band = draft.has(1) ? draft.integers(draft.operand(1)) : Integers{0};
  const auto upper = draft.integer(N::upper);
  if (!shape || shape->size() < 2 || !band || band->size() != 1 || !upper)
    return draft.block("its shape or its operand 'k' is not known before the model runs");
  const int64_t rows = (*shape)[shape->size() - 2], columns = shape->back(), k = band->front();
  if (rows > mostMade || columns > mostMade || rows * columns > mostMade)
    return draft.block("its mask has too many elements");
  SmallVector<bool> kept;
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      kept.push_back(*upper ? j - i >= k : j - i <= k);
  Value mask = draft.constantOf(DenseElementsAttr::get(
      RankedTensorType::get({rows, columns}, Builder(draft.context()).getI1Type()), ArrayRef<bool>(kept)));
  draft.replace({draft.make(OpName::Where, {mask, x, draft.realOf(0, x)})});
}

void expansions::centered(Draft &draft) {
  Value x = draft.operand(0);
  auto extents = draft.extents(x);
  const auto wanted = draft.integers(draft.operand(1));
  auto axes = draft.isGiven("axes") ? draft.list(N::axes) : std::optional(Integers());
  if (!extents || !wanted || !axes)
    return draft.block("its shape is not known before the model runs");
  if (!draft.isGiven("axes"))
    for (size_t i = 0; i < extents->size(); ++i)
      axes->push_back(int64_t(i));
  Integers starts, ends, cropped, pads(2 * extents->size());
  for (auto [axis, size] : llvm::zip(*axes, *wanted)) {
    const auto place = size_t(axis + (axis < 0 ? int64_t(extents->size()) : 0));
    if (place >= extents->size() || size < 0)
      return draft.block("its axes are none of its operand, or an extent is negative");
    const int64_t extent = (*extents)[place];
    if (size < extent) {
      starts.push_back((extent - size) / 2);
      ends.push_back((extent - size) / 2 + size);
      cropped.push_back(int64_t(place));
    } else {
      pads[place] = (size - extent) / 2;
      pads[place + extents->size()] = size - extent - pads[place];
    }
  }
  if (!cropped.empty())
    x = draft.make(OpName::Slice, {x, draft.constantOf(starts), draft.constantOf(ends), draft.constantOf(cropped)});
  if (llvm::any_of(pads, [](int64_t pad) { return pad != 0; }))
    x = draft.make(OpName::Pad, {x, draft.constantOf(pads)});
  draft.replace({x});
}

// Blocks of an image and its channels: split, moved, joined.
static void moveBlocks(Draft &draft, bool toSpace) {
  const auto shape = draft.extents(draft.operand(0));
  const auto size = draft.integer(N::blocksize);
  constexpr int64_t most = INT32_MAX;
  if (!shape || shape->size() != 4 || !size || *size < 1 || *size > mostMade ||
      llvm::any_of(*shape, [](int64_t extent) { return extent > most; }))
    return draft.block("its shape is not known before the model runs");
  const int64_t n = (*shape)[0], c = (*shape)[1], h = (*shape)[2], w = (*shape)[3], b = *size;
  const bool isColumnFirst = draft.text(N::mode) == "CRD";
  Integers split, order, joined;
  if (toSpace) {
    split = isColumnFirst ? Integers{n, c / b / b, b, b, h, w} : Integers{n, b, b, c / b / b, h, w};
    order = isColumnFirst ? Integers{0, 1, 4, 2, 5, 3} : Integers{0, 3, 4, 1, 5, 2};
    joined = {n, c / b / b, h * b, w * b};
  } else {
    split = {n, c, h / b, b, w / b, b};
    order = isColumnFirst ? Integers{0, 1, 3, 5, 2, 4} : Integers{0, 3, 5, 1, 2, 4};
    joined = {n, c * b * b, h / b, w / b};
  }
  draft.replace({draft.reshape(draft.transpose(draft.reshape(draft.operand(0), split), order), joined)});
}
void expansions::depthToSpace(Draft &draft) { moveBlocks(draft, true); }
void expansions::spaceToDepth(Draft &draft) { moveBlocks(draft, false); }

} // namespace shlo::onnx
