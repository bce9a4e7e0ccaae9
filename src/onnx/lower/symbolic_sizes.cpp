// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/symbolic_sizes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace shlo::onnx {
namespace {

constexpr size_t mostDimensions = 64; // pairs of them are looked at

RankedTensorType scalarType(MLIRContext *context) { return RankedTensorType::get({}, IntegerType::get(context, 32)); }
Value sizeAt(OpBuilder &builder, Value value, int64_t axis) {
  return ir::GetDimensionSizeOp::create(builder, builder.getUnknownLoc(), scalarType(builder.getContext()), value,
                                        uint64_t(axis));
}
template <typename OpT> Value combine(OpBuilder &builder, Value a, Value b) {
  return OpT::create(builder, builder.getUnknownLoc(), a.getType(), a, b);
}

struct Line {
  int64_t factor, rest;
};
// The factor and the rest with number = factor * by + rest in all samples; none if the factor is no whole number.
std::optional<Line> lineThrough(const Sampled &number, const Sampled &by) {
  for (size_t s = 1; s < by.size(); ++s) {
    const int64_t step = by[s] - by[0], rise = number[s] - number[0];
    if (step == 0)
      continue;
    if (rise % step != 0)
      return {};
    const Line line{rise / step, number[0] - rise / step * by[0]};
    for (size_t k = 0; k < by.size(); ++k)
      if (line.factor * by[k] + line.rest != number[k])
        return {};
    return line;
  }
  return {};
}

Sampled product(const Sampled &a, const Sampled &b) {
  Sampled result;
  for (auto [one, other] : llvm::zip(a, b))
    result.push_back(one * other);
  return result;
}

} // namespace

Value SizeFinder::integer(int64_t number) {
  Value &made = integers[number];
  if (!made) {
    const auto type = scalarType(builder.getContext());
    made = ir::ConstantOp::create(builder, builder.getUnknownLoc(), type,
                                  DenseIntElementsAttr::get(type, int32_t(number)));
  }
  return made;
}

Value SizeFinder::sizeOf(const OpenExtent &extent) {
  Value &made = sizes[{extent.argument, extent.axis}];
  if (!made)
    made = sizeAt(builder, builder.getInsertionBlock()->getArgument(extent.argument), extent.axis);
  return made;
}

void SizeFinder::assertMultiples() {
  for (const OpenExtent &extent : open) {
    if (extent.multipleOf == 1)
      continue;
    const Location location = builder.getUnknownLoc();
    const Value rest = combine<ir::RemOp>(builder, sizeOf(extent), integer(extent.multipleOf));
    const Value isMultiple =
        ir::CompareOp::create(builder, location, RankedTensorType::get({}, builder.getI1Type()), rest, integer(0),
                              ir::ComparisonDirection::EQ, ir::ComparisonTypeAttr());
    OperationState state(location, ir::CustomCallOp::getOperationName());
    state.addOperands(isMultiple);
    state.addAttribute("call_target_name", builder.getStringAttr("shape_assertion"));
    state.addAttribute("has_side_effect", builder.getBoolAttr(true));
    state.addAttribute("error_message",
                       builder.getStringAttr("the extent '" + extent.name + "' must be a multiple of " +
                                             std::to_string(extent.multipleOf)));
    builder.create(state);
  }
}

Value SizeFinder::scaled(OpBuilder &at, Value value, int64_t factor, int64_t rest) {
  if (factor != 1)
    value = combine<ir::MulOp>(at, value, integer(factor));
  return rest == 0 ? value : combine<ir::AddOp>(at, value, integer(rest));
}

Value SizeFinder::sumOfMultiples(const Sampled &number) {
  llvm::SmallVector<int64_t> factors;
  int64_t rest = number[0];
  for (auto [k, extent] : llvm::enumerate(open)) {
    const int64_t step = extent.samples[k + 1] - extent.samples[0], rise = number[k + 1] - number[0];
    if (rise % step != 0)
      return nullptr;
    factors.push_back(rise / step);
    rest -= factors.back() * extent.samples[0];
  }
  for (size_t s = 0; s < number.size(); ++s) {
    int64_t sum = rest;
    for (auto [extent, factor] : llvm::zip(open, factors))
      sum += factor * extent.samples[s];
    if (sum != number[s])
      return nullptr;
  }
  Value sum;
  for (auto [extent, factor] : llvm::zip(open, factors))
    if (factor != 0) {
      const Value term = scaled(builder, sizeOf(extent), factor, 0);
      sum = sum ? combine<ir::AddOp>(builder, sum, term) : term;
    }
  return scaled(builder, sum, 1, rest);
}

Value SizeFinder::multipleOfProduct(const Sampled &number) {
  for (size_t i = 0; i < open.size(); ++i)
    for (size_t j = i; j < open.size(); ++j) {
      const Sampled two = product(open[i].samples, open[j].samples);
      if (const auto line = lineThrough(number, two))
        return scaled(builder, combine<ir::MulOp>(builder, sizeOf(open[i]), sizeOf(open[j])), line->factor, line->rest);
      for (size_t k = j; k < open.size(); ++k)
        if (const auto line = lineThrough(number, product(two, open[k].samples))) {
          const Value pair = combine<ir::MulOp>(builder, sizeOf(open[i]), sizeOf(open[j]));
          return scaled(builder, combine<ir::MulOp>(builder, pair, sizeOf(open[k])), line->factor, line->rest);
        }
    }
  return nullptr;
}

Value SizeFinder::ofDimensions(const Sampled &number, ArrayRef<Dimension> own, OpBuilder &beside) {
  llvm::SmallVector<Dimension> dimensions(own);
  for (const auto &[samples, dimension] : known)
    if (dimensions.size() < mostDimensions)
      dimensions.push_back(dimension);
  auto size = [&](const Dimension &dimension) { return sizeAt(beside, dimension.value, dimension.axis); };
  if (const auto same = known.find(number); same != known.end())
    return size(same->second);
  for (const Dimension &one : dimensions)
    if (const auto line = lineThrough(number, one.samples))
      return scaled(beside, size(one), line->factor, line->rest);
  for (const Dimension &one : dimensions)
    if (const auto line = lineThrough(one.samples, number); line && line->factor > 1 && line->rest == 0)
      return combine<ir::DivOp>(beside, size(one), integer(line->factor));
  for (const Dimension &one : dimensions)
    for (const Dimension &other : dimensions) {
      if (const auto line = lineThrough(number, product(one.samples, other.samples)); line && line->rest == 0)
        return scaled(beside, combine<ir::MulOp>(beside, size(one), size(other)), line->factor, 0);
      if (product(number, other.samples) == one.samples)
        return combine<ir::DivOp>(beside, size(one), size(other));
    }
  return nullptr;
}

Value SizeFinder::ofInputs(const Sampled &number) {
  if (isConstant(number))
    return number[0] == int32_t(number[0]) ? integer(number[0]) : nullptr;
  Value &made = found[number];
  if (!made)
    made = sumOfMultiples(number);
  if (!made)
    made = multipleOfProduct(number);
  return made;
}

Value SizeFinder::find(const Sampled &number, ArrayRef<Dimension> dimensions, OpBuilder &beside) {
  const Value made = ofInputs(number);
  return made ? made : ofDimensions(number, dimensions, beside);
}

Value SizeFinder::listOf(ArrayRef<Value> numbers, OpBuilder &at) {
  const Type element = at.getI32Type();
  llvm::SmallVector<Value> parts;
  for (Value number : numbers)
    parts.push_back(ir::ReshapeOp::create(at, at.getUnknownLoc(), RankedTensorType::get({1}, element), number));
  return parts.size() == 1 ? parts[0]
                           : Value(ir::ConcatenateOp::create(at, at.getUnknownLoc(),
                                                             RankedTensorType::get({int64_t(parts.size())}, element),
                                                             parts, uint64_t(0)));
}

Value SizeFinder::findAll(ArrayRef<Sampled> numbers, ArrayRef<Dimension> dimensions, OpBuilder &beside) {
  Value &made = lists[std::vector<Sampled>(numbers.begin(), numbers.end())];
  if (made)
    return made;
  if (llvm::all_of(numbers, isConstant)) {
    llvm::SmallVector<int32_t> list;
    for (const Sampled &number : numbers)
      list.push_back(int32_t(number[0]));
    const auto type = RankedTensorType::get({int64_t(numbers.size())}, builder.getI32Type());
    return made = ir::ConstantOp::create(builder, builder.getUnknownLoc(), type, DenseIntElementsAttr::get(type, list));
  }
  llvm::SmallVector<Value> parts;
  bool areOfInputs = true;
  for (const Sampled &number : numbers) {
    parts.push_back(find(number, dimensions, beside));
    areOfInputs &= isConstant(number) || found[number];
    if (!parts.back())
      return nullptr;
  }
  return areOfInputs ? made = listOf(parts, builder) : listOf(parts, beside);
}

} // namespace shlo::onnx
