// Ops on images.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

#include "mlir/IR/BuiltinAttributes.h"

#include <cmath>

namespace shlo::onnx::rules {

// The factors of a constant; none if they are not known.
static std::optional<llvm::SmallVector<float>> factorsOf(Node &node, size_t i) {
  auto elements = llvm::dyn_cast_if_present<mlir::DenseElementsAttr>(node.constant(i));
  if (!elements || !elements.getElementType().isF32() || elements.getNumElements() > infer::maxRank)
    return {};
  return llvm::SmallVector<float>(elements.getValues<float>());
}

static Number scaled(Number extent, float factor) {
  if (factor == 1)
    return extent;
  const double result = extent.isKnown() ? std::floor(double(extent.get()) * double(factor)) : -1;
  return result >= 0 && result < double(infer::maxExtent) ? Number(int64_t(result)) : Number();
}

static LogicalResult scale(Node &node, llvm::ArrayRef<float> factors, infer::Subject subject) {
  const Shape *shape = node.shape(0);
  for (float factor : factors)
    if (!(factor > 0))
      return node.fail("r3", subject) << "has a factor that is not above 0";
  if (!shape)
    return success();
  if (factors.size() != shape->size())
    return node.fail("r2", subject) << "has " << int64_t(factors.size()) << " entries, expected " << int64_t(shape->size());
  Shape result;
  for (size_t i = 0; i < shape->size(); ++i)
    result.push_back(scaled((*shape)[i], factors[i]));
  node.set(0, std::move(result));
  return success();
}

static LogicalResult enlarge(Node &node, llvm::ArrayRef<float> factors, infer::Subject subject) {
  for (float factor : factors)
    if (!(factor >= 1))
      return node.fail("r3", subject) << "has a factor below 1";
  return scale(node, factors, subject);
}

LogicalResult upsample(Node &node) {
  const Shape *shape = node.shape(0);
  if (shape)
    node.set(0, Shape(shape->size()));
  if (node.operands() > 1) { // from version 9 on
    if (failed(node.rank("r1", 1, 1)) || (shape && failed(node.sameExtent("r2", 1, 0, int64_t(shape->size())))))
      return failure();
    const auto factors = factorsOf(node, 1);
    return factors ? enlarge(node, *factors, operand(1)) : success();
  }
  auto list = llvm::dyn_cast_if_present<mlir::ArrayAttr>(node.attribute(AttributeName::scales));
  if (!list)
    return success();
  llvm::SmallVector<float> factors;
  for (mlir::Attribute one : list)
    if (auto number = llvm::dyn_cast<mlir::FloatAttr>(one))
      factors.push_back(number.getValue().convertToFloat());
  return enlarge(node, factors, "scales");
}

LogicalResult resize(Node &node) {
  const Shape *shape = node.shape(0);
  const auto scales = node.input("scales"), sizes = node.input("sizes");
  if (shape)
    node.set(0, Shape(shape->size()));
  // A scale without elements stands for none.
  auto isThere = [&](std::optional<size_t> place) {
    const Shape *list = place && node.has(*place) ? node.shape(*place) : nullptr;
    return place && node.has(*place) && !(list && list->size() == 1 && list->front().is(0));
  };
  const bool hasScales = isThere(scales), hasSizes = isThere(sizes);
  if (hasScales && failed(node.rank("r1", *scales, 1)))
    return failure();
  if (hasSizes && failed(node.rank("r1", *sizes, 1)))
    return failure();
  // From version 13 on, one of them must be there.
  constexpr int64_t knowsSizes = 11, isStrict = 13;
  if (node.since() >= isStrict && hasScales == hasSizes)
    return node.fail("r4", "operands") << (hasScales ? "are both scales and sizes, expected one" : "are neither scales nor sizes");
  if (!shape)
    return success();
  llvm::SmallVector<size_t> axes;
  const auto given = node.integers(AttributeName::axes);
  if (given && failed(node.axes("r5", "axes", *given, shape->size(), axes)))
    return failure();
  for (size_t i = 0; !given && i < shape->size(); ++i)
    axes.push_back(i);
  const size_t place = hasSizes ? *sizes : scales.value_or(1);
  if ((hasSizes || hasScales) && failed(node.sameExtent("r2", place, 0, int64_t(axes.size()))))
    return failure();
  Shape result = *shape;
  for (size_t axis : axes)
    result[axis] = {};
  const StringRef policy = node.text(AttributeName::keep_aspect_ratio_policy);
  if (hasSizes && node.since() >= knowsSizes) {
    const Numbers *extents = node.elements(*sizes);
    if (extents && extents->size() == axes.size() && (policy.empty() || policy == "stretch")) {
      for (const auto &[i, axis] : llvm::enumerate(axes))
        result[axis] = (*extents)[i];
    } else if (extents && extents->size() == axes.size()) {
      // One factor for all axes: the least or the largest.
      double factor = policy == "not_larger" ? HUGE_VAL : 0;
      for (const auto &[i, axis] : llvm::enumerate(axes)) {
        const Number from = (*shape)[axis], to = (*extents)[i];
        if (!from.isKnown() || !to.isKnown() || from.get() <= 0)
          return success();
        const double one = double(to.get()) / double(from.get());
        factor = policy == "not_larger" ? std::min(factor, one) : std::max(factor, one);
      }
      for (size_t axis : axes)
        if (const double extent = std::floor(factor * double((*shape)[axis].get()) + 0.5); extent < double(infer::maxExtent))
          result[axis] = int64_t(extent);
    }
  } else if (hasScales) {
    if (const auto factors = factorsOf(node, *scales); factors && factors->size() == axes.size()) {
      for (const auto &[i, axis] : llvm::enumerate(axes)) {
        if (!((*factors)[i] > 0))
          return node.fail("r3", operand(int64_t(*scales))) << "has a factor that is not above 0";
        result[axis] = scaled((*shape)[axis], (*factors)[i]);
      }
    }
  }
  node.set(0, std::move(result));
  return success();
}

LogicalResult affineGrid(Node &node) {
  if (failed(node.rank("r1", 0, 3)) || failed(node.rank("r2", 1, 1)))
    return failure();
  const Numbers *size = node.elements(1);
  const Shape *length = node.shape(1);
  const Number count = size ? Number(int64_t(size->size())) : length ? (*length)[0] : Number();
  if (count.isKnown() && !count.is(4) && !count.is(5))
    return node.fail("r2", operand(1)) << "has " << count.get() << " entries, expected 4 or 5";
  if (!count.isKnown())
    return success();
  if (node.shape(0))
    for (const auto &[axis, extent] : llvm::enumerate(Shape{size ? (*size)[0] : Number(), count - 2, count - 1}))
      if (failed(node.sameExtent("r3", 0, axis, extent)))
        return failure();
  Shape result(size_t(count.get()));
  if (size) {
    result[0] = (*size)[0];
    std::copy(size->begin() + 2, size->end(), result.begin() + 1);
  }
  result.back() = count - 2;
  node.set(0, std::move(result));
  return success();
}

LogicalResult gridSample(Node &node) {
  const Shape *x = node.shape(0), *grid = node.shape(1);
  constexpr int64_t allowsAnyRank = 20;
  if (node.since() < allowsAnyRank ? failed(node.rank("r1", 0, 4)) : failed(node.rankAtLeast("r1", 0, 3)))
    return failure();
  if (failed(node.flag("r4", AttributeName::align_corners)) || failed(node.rankAtLeast("r2", 1, 3)) ||
      (x && failed(node.rank("r2", 1, x->size()))))
    return failure();
  if (x && (failed(node.sameExtent("r2", 1, 0, (*x)[0])) || failed(node.sameExtent("r3", 1, x->size() - 1, int64_t(x->size()) - 2))))
    return failure();
  if (!x && !grid)
    return success();
  Shape result(x ? x->size() : grid->size());
  if (x) {
    result[0] = (*x)[0];
    result[1] = (*x)[1];
  }
  if (grid) {
    result[0] = known(result[0], (*grid)[0]);
    for (size_t i = 2; i < result.size(); ++i)
      result[i] = (*grid)[i - 1];
  }
  node.set(0, std::move(result));
  return success();
}

LogicalResult decodeImage(Node &node) {
  if (failed(node.rank("r1", 0, 1)))
    return failure();
  const StringRef format = node.text(AttributeName::pixel_format);
  node.set(0, Shape{Number(), Number(), format == "Grayscale" ? Number(1) : format.empty() ? Number() : Number(3)});
  return success();
}

} // namespace shlo::onnx::rules
