// Convolutions of bytes as products: processors multiply bytes much faster than the integers that they are converted
// to. The left operand has a row for each window, with the bytes of its taps; the kernel is the right one.
//
// An operand may also be bytes that are converted and from which a zero point is subtracted. With the input x and the
// kernel w, the sum of (x - zero) * w is the sum of x * w minus that of zero * w, which is the same for all windows if
// the padding is the zero point. Integers wrap around, so this is exact.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/simplify.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>

namespace shlo::plan {

namespace {

// Convolutions of fewer features are quicker without: the windows of few input features are put together from short
// runs of bytes, and few products are made of each byte then.
constexpr int64_t leastInputFeatures = 3, leastOutputFeatures = 16;
constexpr double leastFeatureProducts = 128, leastWindows = 32, leastDepth = 24, mostTaps = 128;
// Of the left operand: a larger one leaves the caches.
constexpr double mostBytes = 32 << 20;

bool isByte(ElementType type) { return type == ElementType::I8 || type == ElementType::UI8; }
bool isSummed(ElementType type) {
  return isByte(type) || type == ElementType::I16 || type == ElementType::UI16 || type == ElementType::I32 ||
         type == ElementType::UI32;
}

bool hasAny(const Program &program, const Body &body) {
  return std::any_of(body.ops.begin(), body.ops.end(), [&](const Op &op) {
    return (std::get_if<Convolution>(&op.data) && isSummed(program.values[op.results[0]].element)) ||
           std::any_of(op.bodies.begin(), op.bodies.end(), [&](const Body &inner) { return hasAny(program, inner); });
  });
}

class Multiplier {
public:
  explicit Multiplier(Program &program) : program(program) {
    if (signs)
      signs->data()[0] = char(0x80);
  }

  void multiply(Body &body) {
    std::vector<Op> ops;
    for (Op &op : body.ops) {
      for (Body &inner : op.bodies)
        multiply(inner);
      learn(op);
      if (!addProduct(op, ops))
        ops.push_back(std::move(op));
    }
    body.ops = std::move(ops);
  }

private:
  // Integers that are those of another value, of bytes, minus a number.
  struct Shifted {
    ValueId bytes;
    int32_t zero;
  };

  const TensorType &type(ValueId id) const { return program.values[id]; }

  // The number that all elements are.
  static std::optional<int32_t> numberOf(const Constant &constant, ElementType element) {
    const size_t width = byteSize(element), size = constant.bytes->size();
    const char *data = constant.bytes->data();
    constexpr size_t mostCompared = 1 << 14; // such as the zero points of features
    if (size < width ||
        (!constant.splat && (size > mostCompared || std::memcmp(data, data + width, size - width) != 0)))
      return std::nullopt;
    if (element == ElementType::I8)
      return int8_t(*data);
    if (element == ElementType::UI8)
      return uint8_t(*data);
    int32_t number;
    std::memcpy(&number, data, sizeof number);
    return number;
  }

  void learn(const Op &op) {
    if (op.results.size() != 1)
      return;
    const ValueId result = op.results[0];
    const ElementType element = type(result).element;
    if (!isByte(element) && element != ElementType::I32)
      return;
    auto numberOf = [&](size_t operand) {
      const auto found = numbers.find(op.operands[operand]);
      return found == numbers.end() ? std::nullopt : std::optional(found->second);
    };
    if (const auto *constant = std::get_if<Constant>(&op.data)) {
      if (const std::optional<int32_t> number = Multiplier::numberOf(*constant, element))
        numbers[result] = *number;
    } else if (std::get_if<BroadcastInDim>(&op.data) || std::get_if<Reshape>(&op.data)) {
      if (const std::optional<int32_t> number = numberOf(0))
        numbers[result] = *number;
    } else if (const auto *elementwise = std::get_if<Elementwise>(&op.data);
               elementwise && element == ElementType::I32) {
      if (elementwise->function == ElementFunction::Convert && isByte(type(op.operands[0]).element)) {
        if (const std::optional<int32_t> number = numberOf(0))
          numbers[result] = *number;
        shifted[result] = {op.operands[0], 0};
      } else if (elementwise->function == ElementFunction::Subtract) {
        const auto from = shifted.find(op.operands[0]);
        const std::optional<int32_t> zero = numberOf(1);
        if (from != shifted.end() && from->second.zero == 0 && zero)
          shifted[result] = {from->second.bytes, *zero};
      }
    }
  }

  std::optional<Shifted> shiftedOf(ValueId id) const {
    if (isByte(type(id).element))
      return Shifted{id, 0};
    const auto found = shifted.find(id);
    return found == shifted.end() ? std::nullopt : std::optional(found->second);
  }

  ValueId add(std::vector<Op> &ops, OpData data, ValueList operands, TensorType type, uint32_t origin) {
    const auto made = ValueId(program.values.size());
    program.values.push_back(std::move(type));
    ops.push_back({std::move(data), std::move(operands), {made}, {}, origin});
    return made;
  }
  ValueId addSplat(std::vector<Op> &ops, const std::shared_ptr<Storage> &byte, TensorType type, uint32_t origin) {
    return add(ops, Constant{byte, true}, {}, std::move(type), origin);
  }
  ValueId addTranspose(std::vector<Op> &ops, ValueId value, Extents permutation, uint32_t origin) {
    TensorType transposed{type(value).element, {}};
    for (int64_t d : permutation)
      transposed.shape.push_back(type(value).shape[size_t(d)]);
    return add(ops, Transpose{std::move(permutation)}, {value}, std::move(transposed), origin);
  }

  static int64_t extentOf(const TensorType &type, int64_t axis) { return type.shape[size_t(axis)]; }

  bool isWorthIt(const Op &op, const Convolution &convolution) const {
    const TensorType &input = type(op.operands[0]), &kernel = type(op.operands[1]), &result = type(op.results[0]);
    const int64_t inputs = extentOf(kernel, convolution.kernelInputFeatureDimension);
    const int64_t outputs = extentOf(kernel, convolution.kernelOutputFeatureDimension);
    if (convolution.featureGroupCount != 1 || convolution.batchGroupCount != 1 || outputs < leastOutputFeatures ||
        inputs < leastInputFeatures || double(inputs) * double(outputs) < leastFeatureProducts)
      return false;
    const size_t spatial = convolution.inputSpatialDimensions.size();
    double taps = 1, windows = double(extentOf(input, convolution.inputBatchDimension));
    double bytes = windows * double(inputs);
    std::vector<double> growth(spatial); // of the bytes, where the taps of an axis are put together
    for (size_t d = 0; d < spatial; ++d) {
      if (convolution.lhsDilation[d] != 1 || convolution.windowReversal[d])
        return false;
      const double padded = double(extentOf(input, convolution.inputSpatialDimensions[d])) +
                            double(convolution.paddingLow[d]) + double(convolution.paddingHigh[d]);
      const auto tapsHere = double(extentOf(kernel, convolution.kernelSpatialDimensions[d]));
      const auto windowsHere = double(extentOf(result, convolution.outputSpatialDimensions[d]));
      taps *= tapsHere;
      windows *= windowsHere;
      bytes *= padded;
      growth[d] = windowsHere * tapsHere / padded;
    }
    if (windows < leastWindows || taps > mostTaps || taps * double(inputs) < leastDepth || bytes > mostBytes)
      return false;
    return std::all_of(growth.rbegin(), growth.rend(), [&](double factor) { return (bytes *= factor) <= mostBytes; });
  }

  // What gives the result of the convolution instead. Returns false if it stays.
  bool addProduct(const Op &op, std::vector<Op> &ops) {
    const auto *convolution = std::get_if<Convolution>(&op.data);
    if (!convolution || !isSummed(type(op.results[0]).element) || !isWorthIt(op, *convolution))
      return false;
    const std::optional<Shifted> input = shiftedOf(op.operands[0]), kernel = shiftedOf(op.operands[1]);
    if (!input || !kernel)
      return false;
    const bool isUnsigned = type(input->bytes).element == ElementType::UI8;
    // With its sign bits inverted, an unsigned kernel is a signed one.
    const bool isInverted = kernel->zero == 128 && type(kernel->bytes).element == ElementType::UI8;
    if (input->zero < (isUnsigned ? 0 : -128) || input->zero > (isUnsigned ? 255 : 127) ||
        (kernel->zero != 0 && !isInverted))
      return false;

    const std::shared_ptr<Storage> zero = Storage::allocate(1, false);
    if (!zero || !signs)
      return false;
    zero->data()[0] = char(input->zero);

    const uint32_t origin = op.origin;
    const TensorType result = type(op.results[0]);
    const size_t spatial = convolution->inputSpatialDimensions.size(), last = spatial + 1;
    const ValueId windows = addWindows(ops, op, *convolution, input->bytes, zero);
    const ValueId weights = addWeights(ops, kernel->bytes, isInverted, *convolution, zero, origin);
    const int64_t depth = type(weights).shape[0], features = type(weights).shape[1];

    TensorType sumsType{result.element, type(windows).shape};
    sumsType.shape.back() = features;
    const ValueId sums = add(ops, DotGeneral{{}, {}, {int64_t(last)}, {0}}, {windows, weights}, sumsType, origin);
    Extents permutation(spatial + 2);
    permutation[size_t(convolution->outputBatchDimension)] = 0;
    permutation[size_t(convolution->outputFeatureDimension)] = int64_t(last);
    for (size_t d = 0; d < spatial; ++d)
      permutation[size_t(convolution->outputSpatialDimensions[d])] = int64_t(d) + 1;
    Transpose transpose{std::move(permutation)};
    if (input->zero == 0) {
      ops.push_back({std::move(transpose), {sums}, op.results, {}, origin});
      return true;
    }
    const ValueId ordered = add(ops, std::move(transpose), {sums}, result, origin);
    const ValueId zeros = addSplat(ops, zero, {type(input->bytes).element, {depth}}, origin);
    const ValueId terms =
        add(ops, DotGeneral{{}, {}, {0}, {0}}, {zeros, weights}, {result.element, {features}}, origin);
    const ValueId repeated = add(ops, BroadcastInDim{{convolution->outputFeatureDimension}}, {terms}, result, origin);
    ops.push_back({Elementwise{ElementFunction::Subtract}, {ordered, repeated}, op.results, {}, origin});
    return true;
  }

  // Images, windows along the spatial axes, and the bytes of a window, by tap.
  ValueId addWindows(std::vector<Op> &ops, const Op &op, const Convolution &convolution, ValueId source,
                     const std::shared_ptr<Storage> &zero) {
    const uint32_t origin = op.origin;
    const TensorType kernel = type(op.operands[1]), result = type(op.results[0]);
    const size_t spatial = convolution.inputSpatialDimensions.size(), rank = spatial + 2;
    Extents order{convolution.inputBatchDimension};
    order.insert(order.end(), convolution.inputSpatialDimensions.begin(), convolution.inputSpatialDimensions.end());
    order.push_back(convolution.inputFeatureDimension);
    source = addTranspose(ops, source, std::move(order), origin);

    TensorType padded = type(source);
    const NumberList none(rank, 0);
    Pad pad{none, none, none};
    for (size_t d = 0; d < spatial; ++d) {
      pad.edgePaddingLow[d + 1] = convolution.paddingLow[d];
      pad.edgePaddingHigh[d + 1] = convolution.paddingHigh[d];
      padded.shape[d + 1] += convolution.paddingLow[d] + convolution.paddingHigh[d];
    }
    pad.edgePaddingHigh.back() = moreFeatures(padded.shape.back());
    padded.shape.back() += pad.edgePaddingHigh.back();
    if (pad.edgePaddingLow != none || pad.edgePaddingHigh != none) {
      const ValueId value = addSplat(ops, zero, {padded.element, {}}, origin);
      source = add(ops, std::move(pad), {source, value}, padded, origin);
    }

    // Axis by axis, so that the runs that are copied become longer.
    for (size_t d = spatial; d-- > 0;) {
      const int64_t taps = extentOf(kernel, convolution.kernelSpatialDimensions[d]),
                    step = convolution.windowStrides[d];
      TensorType part = type(source);
      Slice slice{none, part.shape, Extents(rank, 1)};
      part.shape[d + 1] = extentOf(result, convolution.outputSpatialDimensions[d]);
      slice.strides[d + 1] = step;
      ValueList parts;
      for (int64_t tap = 0; tap < taps; ++tap) {
        slice.startIndices[d + 1] = tap * convolution.rhsDilation[d];
        slice.limitIndices[d + 1] = slice.startIndices[d + 1] + (part.shape[d + 1] - 1) * step + 1;
        parts.push_back(add(ops, slice, {source}, part, origin));
      }
      source = parts[0];
      part.shape.back() *= taps;
      if (taps > 1)
        source = add(ops, Concatenate{int64_t(rank) - 1}, std::move(parts), part, origin);
    }
    return source;
  }

  // The kernel as a matrix: a row for each byte of a window, a column for each feature.
  ValueId addWeights(std::vector<Op> &ops, ValueId kernel, bool isInverted, const Convolution &convolution,
                     const std::shared_ptr<Storage> &zero, uint32_t origin) {
    if (isInverted) {
      const TensorType given = type(kernel);
      const ValueId inverted = addSplat(ops, signs, given, origin);
      kernel = add(ops, Elementwise{ElementFunction::Xor}, {kernel, inverted}, given, origin);
      kernel = add(ops, BitcastConvert{}, {kernel}, {ElementType::I8, given.shape}, origin);
    }
    Extents order = convolution.kernelSpatialDimensions;
    order.push_back(convolution.kernelInputFeatureDimension);
    order.push_back(convolution.kernelOutputFeatureDimension);
    kernel = addTranspose(ops, kernel, std::move(order), origin);
    TensorType padded = type(kernel);
    const NumberList none(padded.shape.size(), 0);
    Pad pad{none, none, none};
    int64_t &inputs = padded.shape.end()[-2];
    pad.edgePaddingHigh.end()[-2] = moreFeatures(inputs);
    inputs += moreFeatures(inputs);
    if (pad.edgePaddingHigh != none) {
      const ValueId value = addSplat(ops, zero, {padded.element, {}}, origin);
      kernel = add(ops, std::move(pad), {kernel, value}, padded, origin);
    }
    const int64_t features = padded.shape.back();
    return add(ops, Reshape{}, {kernel}, {padded.element, {elementCount(padded.shape) / features, features}}, origin);
  }
  // What makes short taps as long as the groups of bytes that processors multiply: zero points in the input, so that
  // the kernel's bytes do not matter.
  static int64_t moreFeatures(int64_t features) { return features < 8 ? -features & 3 : 0; }

  Program &program;
  std::shared_ptr<Storage> signs = Storage::allocate(1, false); // the sign bit of a byte
  std::map<ValueId, int32_t> numbers;                           // that all elements of a value are
  std::map<ValueId, Shifted> shifted;
};

} // namespace

void multiplyConvolutions(Program &program) {
  if (hasAny(program, program.body))
    Multiplier(program).multiply(program.body);
}

} // namespace shlo::plan
