// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

static void setText(Draft &draft, N name, StringRef value) {
  draft.set(textOf(name), StringAttr::get(draft.context(), value));
}

// In opset 20, the modes lost their names of two dimensions, and images may have any number of them.
void steps::gridModes(Draft &draft) {
  static constexpr std::pair<const char *, const char *> modes[] = {{"bilinear", "linear"}, {"bicubic", "cubic"}};
  constexpr int64_t ofImages = 4;
  if (const auto rank = draft.rank(draft.operand(0)); !draft.isUp() && rank && *rank != ofImages)
    return draft.block("its operand has rank " + std::to_string(*rank) + ", and that of older versions has 4");
  if (!draft.isGiven("mode"))
    return;
  if (draft.isReference("mode"))
    return draft.block("its attribute 'mode' is one of the function");
  const StringRef mode = draft.text(N::mode);
  for (auto [old, now] : modes)
    if (mode == (draft.isUp() ? old : now))
      return setText(draft, N::mode, draft.isUp() ? now : old);
}

// Whether a scaled axis becomes longer, or shorter; none if that is not known, or differs between axes.
static std::optional<bool> grows(Draft &draft, Value scales) {
  bool longer = false, shorter = false;
  if (auto known = dyn_cast_if_present<DenseFPElementsAttr>(draft.constant(scales))) {
    for (const APFloat &scale : known.getValues<APFloat>()) {
      longer |= scale.convertToDouble() > 1;
      shorter |= scale.convertToDouble() < 1;
    }
  } else {
    const auto from = draft.extents(draft.operand(0)), to = draft.extents(draft.result(0));
    if (!from || !to || from->size() != to->size())
      return {};
    for (auto [a, b] : llvm::zip(*from, *to)) {
      longer |= b > a;
      shorter |= b < a;
    }
  }
  return longer && shorter ? std::nullopt : std::optional(!shorter);
}

// Before opset 11, coordinates were scaled without an offset, and rounded down; or up, where the image becomes smaller.
void steps::resizeModes(Draft &draft) {
  const bool isNearest = draft.text(N::mode) == "nearest";
  if (draft.isReference("mode"))
    return draft.block("its attribute 'mode' is one of the function");
  if (draft.isUp()) {
    Value scales = draft.operand(1);
    draft.setOperand(2, scales);
    draft.setOperand(1, draft.emptyOf(DataType::FLOAT));
    setText(draft, N::coordinate_transformation_mode, "asymmetric");
    const auto isLonger = isNearest ? grows(draft, scales) : std::optional(true);
    if (!isLonger)
      return draft.block("it is not known whether it makes the image larger or smaller");
    if (isNearest)
      setText(draft, N::nearest_mode, *isLonger ? "floor" : "ceil");
    return;
  }
  if (draft.has(3)) {
    const auto sizes = draft.integers(draft.operand(3)), extents = draft.extents(draft.operand(0));
    if (!sizes || !extents || sizes->size() != extents->size())
      return draft.block("its operand 'sizes' is given, and older versions have scales alone");
    SmallVector<float> scales;
    for (auto [size, extent] : llvm::zip(*sizes, *extents)) {
      scales.push_back(extent ? float(size) / float(extent) : 1);
      if (int64_t(float(extent) * scales.back()) != size)
        return draft.block("its operand 'sizes' is given, and no scale gives it");
    }
    draft.setOperand(3, nullptr);
    draft.setOperand(2, draft.constantOf(DenseElementsAttr::get(
                            RankedTensorType::get({int64_t(scales.size())}, Float32Type::get(draft.context())),
                            ArrayRef<float>(scales))));
  }
  const StringRef mode = draft.text(N::coordinate_transformation_mode);
  if (mode != "asymmetric")
    return draft.block("its attribute 'coordinate_transformation_mode' is '" + mode.str() +
                       "', and older versions have 'asymmetric'");
  const auto isLonger = isNearest ? grows(draft, draft.operand(2)) : std::optional(true);
  if (isNearest && (!isLonger || draft.text(N::nearest_mode) != (*isLonger ? "floor" : "ceil")))
    return draft.block("its attribute 'nearest_mode' is '" + draft.text(N::nearest_mode).str() +
                       "', and older versions have 'floor' for larger images, 'ceil' for smaller ones");
  if (!isNearest && draft.text(N::mode) != "linear")
    return draft.block("its attribute 'mode' is '" + draft.text(N::mode).str() + "'");
  Value scales = draft.operand(2);
  draft.setOperand(2, nullptr);
  draft.setOperand(1, scales);
  for (N name : {N::coordinate_transformation_mode, N::nearest_mode, N::cubic_coeff_a, N::exclude_outside,
                 N::extrapolation_value})
    draft.drop(textOf(name));
}

// The entries of a list at their axes, among others. Null if they are not known.
static Value atAxes(Draft &draft, Value list, ArrayRef<int64_t> axes, Value others) {
  const int64_t rank = *draft.rank(draft.operand(0));
  Integers places;
  for (int64_t i = 0; i < rank; ++i) {
    const auto found = llvm::find(axes, i);
    places.push_back(found == axes.end() ? int64_t(axes.size()) + i : found - axes.begin());
  }
  Value all = draft.make(OpName::Concat, {list, others}, {{N::axis, 0}});
  return draft.make(OpName::Gather, {all, draft.constantOf(places)}, {{N::axis, 0}});
}

// Since opset 18, there may be scales or sizes for some axes, and images may keep their proportions.
void steps::resizeAxes(Draft &draft) {
  if (draft.isUp()) {
    if (draft.text(N::coordinate_transformation_mode) != "tf_half_pixel_for_nn")
      return;
    // Half a pixel more than half_pixel, which the rounding can make up for.
    const StringRef rounding = draft.text(N::nearest_mode);
    const char *other = rounding == "round_prefer_floor" ? "ceil" : rounding == "floor" ? "round_prefer_ceil" : nullptr;
    if (draft.text(N::mode) != "nearest" || !other)
      return draft.block(
          "its attribute 'coordinate_transformation_mode' is 'tf_half_pixel_for_nn', which newer versions "
          "do not have");
    setText(draft, N::coordinate_transformation_mode, "half_pixel");
    return setText(draft, N::nearest_mode, other);
  }
  if (draft.integer(N::antialias) != 0)
    return draft.block("its attribute 'antialias' is 1, and older versions have 0");
  draft.drop("antialias");
  const StringRef policy = draft.text(N::keep_aspect_ratio_policy);
  if (draft.has(3) && policy != "stretch")
    return draft.block("its attribute 'keep_aspect_ratio_policy' is '" + policy.str() +
                       "', and older versions have 'stretch'");
  draft.drop("keep_aspect_ratio_policy");
  if (!draft.isGiven("axes"))
    return;
  auto axes = draft.list(N::axes);
  const auto rank = draft.rank(draft.operand(0));
  if (!axes || !rank)
    return draft.block("its attribute 'axes' is given, and the rank is not known");
  for (int64_t &axis : *axes) {
    axis += axis < 0 ? *rank : 0;
    if (axis < 0 || axis >= *rank)
      return draft.block("its attribute 'axes' has no axis of its operand");
  }
  draft.drop("axes");
  MLIRContext *context = draft.context();
  auto floats = [&](ArrayRef<float> values) {
    return draft.constantOf(
        DenseElementsAttr::get(RankedTensorType::get({int64_t(values.size())}, Float32Type::get(context)), values));
  };
  const SmallVector<float> ones(size_t(*rank), 1), zeros(size_t(*rank), 0);
  // Constants stay constants, so that still older versions can have them as attributes.
  if (draft.has(2)) {
    auto scales = dyn_cast_if_present<DenseFPElementsAttr>(draft.constant(draft.operand(2)));
    if (scales && scales.getNumElements() == int64_t(axes->size())) {
      SmallVector<float> all = ones;
      for (auto [axis, scale] : llvm::zip(*axes, scales.getValues<APFloat>()))
        all[size_t(axis)] = scale.convertToFloat();
      draft.setOperand(2, floats(all));
    } else {
      draft.setOperand(2, atAxes(draft, draft.operand(2), *axes, floats(ones)));
    }
  }
  if (draft.has(3)) {
    const auto sizes = draft.integers(draft.operand(3)), extents = draft.extents(draft.operand(0));
    if (sizes && extents && sizes->size() == axes->size()) {
      Integers all = *extents;
      for (auto [axis, size] : llvm::zip(*axes, *sizes))
        all[size_t(axis)] = size;
      draft.setOperand(3, draft.constantOf(all));
    } else {
      draft.setOperand(3, atAxes(draft, draft.operand(3), *axes, draft.shapeOf(draft.operand(0))));
    }
  }
  if (draft.has(1) && draft.text(N::coordinate_transformation_mode) == "tf_crop_and_resize") {
    // Starts, then ends.
    Value roi = draft.cast(draft.operand(1), DataType::FLOAT);
    const auto count = int64_t(axes->size());
    Value starts = atAxes(draft, draft.slice(roi, 0, 0, count), *axes, floats(zeros));
    Value ends = atAxes(draft, draft.slice(roi, 0, count, 2 * count), *axes, floats(ones));
    draft.setOperand(1, draft.make(OpName::Concat, {starts, ends}, {{N::axis, 0}}));
  }
}

// In opset 1, there was a scale for height and one for width.
void steps::upsampleScales(Draft &draft) {
  if (draft.isUp()) {
    const auto height = draft.real(N::height_scale), width = draft.real(N::width_scale);
    if (!height || !width)
      return draft.block("its scales are missing");
    Builder builder(draft.context());
    draft.set("scales", builder.getArrayAttr({draft.floatAttribute(1), draft.floatAttribute(1),
                                              draft.floatAttribute(*height), draft.floatAttribute(*width)}));
    draft.drop("height_scale");
    draft.drop("width_scale");
    if (draft.text(N::mode) == "bilinear")
      setText(draft, N::mode, "linear");
    return;
  }
  auto scales = dyn_cast_if_present<ArrayAttr>(draft.attribute("scales"));
  auto scale = [&](size_t i) {
    auto value = dyn_cast<FloatAttr>(scales[i]);
    return value ? value.getValueAsDouble() : 0;
  };
  if (!scales || scales.size() != 4 || scale(0) != 1 || scale(1) != 1)
    return draft.block("it scales other axes than height and width");
  draft.set("height_scale", draft.floatAttribute(scale(2)));
  draft.set("width_scale", draft.floatAttribute(scale(3)));
  draft.drop("scales");
  if (draft.text(N::mode) == "linear")
    setText(draft, N::mode, "bilinear");
}

// In opset 10, Resize took its place.
void steps::upsampleToResize(Draft &draft) {
  if (!draft.isUp())
    return;
  const StringRef mode = draft.text(N::mode);
  draft.replace({draft.make(OpName::Resize, {draft.operand(0), nullptr, draft.operand(1)},
                            {{N::mode, mode},
                             {N::coordinate_transformation_mode, StringRef("asymmetric")},
                             {N::nearest_mode, StringRef("floor")}})});
}

//===- Ops said with others -------------------------------------------------------------------------------------------===//

// The op before Resize, for images that become larger.
void expansions::upsample(Draft &draft) {
  Value scales = draft.operand(2);
  const bool isNearest = draft.text(N::mode) == "nearest";
  const auto isLonger = scales ? grows(draft, scales) : std::nullopt;
  if (!isLonger || !*isLonger || draft.text(N::coordinate_transformation_mode) != "asymmetric" ||
      draft.isGiven("axes") || (isNearest ? draft.text(N::nearest_mode) != "floor" : draft.text(N::mode) != "linear"))
    return draft.block("it is no scaling of an image without an offset that makes it larger");
  draft.replace(draft.makeVersion(*findVersion(OpName::Upsample, 9), 1, {draft.operand(0), scales},
                                  {{N::mode, draft.text(N::mode)}}));
}

} // namespace shlo::onnx
