// The shapes of results from those of operands. Each formula is stated once, for any kind of number. For inference, a
// number is known or unknown (KnownShapes). For reified shapes, it is known or a value of the program
// (passes/reify_shapes).
//
// The functions take a `Shapes`, which gives access to the op's operands and computes with numbers:
//
//   Number                         the type of extents
//   rank(operand)                  of a tensor
//   extent({operand, dim})
//   shared(places)                 an extent that several operands share; a known one if there is any
//   number(int64_t)
//   add, subtract, multiply, divide, notNegative
//   steps(room, stride)            the number of multiples of `stride` in [0, room]; 0 if `room` is negative
//   ifPositive(condition, number)  0 if the condition is not positive
//   broadcast(a, b)                the common extent, if one of them is 1 or both are equal
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "infer/inference_context.h"

#include <array>

namespace shlo::infer {

// Dimension `dim` of an operand.
struct Place {
  unsigned operand;
  int64_t dim;
};

template <typename Shapes> using NumbersOf = llvm::SmallVector<typename Shapes::Number, 8>;

//===- Known numbers ----------------------------------------------------------------------------------------------===//

// Extents that are known or unknownExtent.
class KnownNumbers {
public:
  using Number = int64_t;
  bool fit = true; // false if a number exceeded 2^62

  Number number(int64_t known) { return known; }
  Number add(Number a, Number b) { return areKnown(a, b) ? bounded(Wide(a) + b) : unknownExtent; }
  Number subtract(Number a, Number b) { return areKnown(a, b) ? bounded(Wide(a) - b) : unknownExtent; }
  Number multiply(Number a, Number b) { return areKnown(a, b) ? bounded(Wide(a) * b) : unknownExtent; }
  Number divide(Number a, Number b) { return areKnown(a, b) ? a / b : unknownExtent; }
  Number notNegative(Number a) { return isKnown(a) ? std::max<int64_t>(a, 0) : unknownExtent; }
  Number steps(Number room, Number stride) {
    return areKnown(room, stride) ? (room < 0 ? 0 : room / stride + 1) : unknownExtent;
  }
  Number ifPositive(Number condition, Number number) {
    return areKnown(condition, number) ? (condition > 0 ? number : 0) : unknownExtent;
  }
  Number broadcast(Number a, Number b) { return a == 1 ? b : b == 1 ? a : known(a, b); }

private:
  static bool areKnown(Number a, Number b) { return isKnown(a) && isKnown(b); }
  Number bounded(Wide exact) {
    bool fits = exact <= maxExtent && exact > unknownExtent;
    fit &= fits;
    return fits ? int64_t(exact) : 0;
  }
};

// The extents of the current op.
class KnownShapes : public KnownNumbers {
public:
  explicit KnownShapes(const InferenceContext &context) : context(context) {}

  int64_t rank(unsigned operand) const { return context.tensor(operand).getRank(); }
  Number extent(Place place) const { return context.tensor(place.operand).getDimSize(unsigned(place.dim)); }
  Number shared(ArrayRef<Place> places) const {
    Number extent = unknownExtent;
    for (Place place : places)
      extent = known(extent, this->extent(place));
    return extent;
  }

private:
  const InferenceContext &context;
};

//===- One dimension ----------------------------------------------------------------------------------------------===//

// The extent with gaps between the elements.
template <typename Numbers>
typename Numbers::Number dilated(Numbers &n, typename Numbers::Number extent, typename Numbers::Number dilation) {
  return n.notNegative(n.add(n.multiply(n.subtract(extent, n.number(1)), dilation), n.number(1)));
}

template <typename Numbers>
typename Numbers::Number padded(Numbers &n, typename Numbers::Number extent, typename Numbers::Number low,
                                typename Numbers::Number high, typename Numbers::Number interior) {
  auto gaps = n.multiply(n.notNegative(n.subtract(extent, n.number(1))), interior);
  return n.add(n.add(extent, gaps), n.add(low, high));
}

// The extent from start to limit.
template <typename Numbers>
typename Numbers::Number sliced(Numbers &n, typename Numbers::Number start, typename Numbers::Number limit,
                                typename Numbers::Number stride) {
  return n.steps(n.subtract(n.subtract(limit, start), n.number(1)), stride);
}

// The message for a number of windows that does not KnownNumbers::fit.
inline constexpr char tooManyPositions[] = "and dilation make more than 2^62 positions";

// A window that slides along a dimension.
template <typename Number> struct WindowOf {
  Number size, stride, low, high, baseDilation, dilation;
};

// The number of windows in the padded, dilated dimension; 0 if it has no positions.
template <typename Numbers>
typename Numbers::Number windowCount(Numbers &n, typename Numbers::Number extent,
                                     const WindowOf<typename Numbers::Number> &window) {
  auto whole = n.add(dilated(n, extent, window.baseDilation), n.add(window.low, window.high));
  auto span = dilated(n, window.size, window.dilation);
  return n.ifPositive(whole, n.steps(n.subtract(whole, span), window.stride));
}

//===- Whole shapes -----------------------------------------------------------------------------------------------===//

template <typename Shapes> void operandShape(Shapes &at, unsigned operand, NumbersOf<Shapes> &shape) {
  for (int64_t i = 0; i < at.rank(operand); ++i)
    shape.push_back(at.extent({operand, i}));
}

// The extent of dimension `dim` that the first `count` operands share.
template <typename Shapes> typename Shapes::Number sharedExtent(Shapes &at, unsigned count, int64_t dim) {
  llvm::SmallVector<Place, 8> places;
  for (unsigned i = 0; i < count; ++i)
    places.push_back({i, dim});
  return at.shared(places);
}

template <typename Shapes>
void transposeShape(Shapes &at, ArrayRef<int64_t> permutation, NumbersOf<Shapes> &shape) {
  for (int64_t dim : permutation)
    shape.push_back(at.extent({0, dim}));
}

// New dimensions precede those of the operand.
template <typename Shapes> void broadcastShape(Shapes &at, ArrayRef<int64_t> sizes, NumbersOf<Shapes> &shape) {
  for (int64_t size : sizes)
    shape.push_back(at.number(size));
  operandShape(at, 0, shape);
}

// Elements of another width: the last dimension is added or removed.
template <typename Shapes>
void bitcastShape(Shapes &at, int64_t fromBits, int64_t toBits, NumbersOf<Shapes> &shape) {
  operandShape(at, 0, shape);
  if (fromBits > toBits)
    shape.push_back(at.number(fromBits / toBits));
  else if (fromBits < toBits)
    shape.pop_back();
}

template <typename Shapes>
void concatenateShape(Shapes &at, unsigned operands, int64_t dimension, NumbersOf<Shapes> &shape) {
  for (int64_t i = 0; i < at.rank(0); ++i) {
    if (i != dimension) {
      shape.push_back(sharedExtent(at, operands, i));
      continue;
    }
    auto total = at.extent({0, i});
    for (unsigned operand = 1; operand < operands; ++operand)
      total = at.add(total, at.extent({operand, i}));
    shape.push_back(total);
  }
}

template <typename Shapes>
void reduceShape(Shapes &at, unsigned inputs, ArrayRef<int64_t> reduced, NumbersOf<Shapes> &shape) {
  llvm::SmallBitVector isReduced(unsigned(at.rank(0)));
  for (int64_t dim : reduced)
    isReduced.set(unsigned(dim));
  for (int64_t i = 0; i < at.rank(0); ++i)
    if (!isReduced.test(unsigned(i)))
      shape.push_back(sharedExtent(at, inputs, i));
}

// Pairs of low and high.
template <typename Shapes>
using PaddingOf = llvm::SmallVector<std::pair<typename Shapes::Number, typename Shapes::Number>, 8>;

// Element i of a list attribute; 1 if it is absent or, in a program that the reference takes, empty.
inline int64_t orOne(std::optional<ArrayRef<int64_t>> list, size_t i) {
  return list && !list->empty() ? (*list)[i] : 1;
}

template <typename Shapes>
void reduceWindowShape(Shapes &at, ir::ReduceWindowOp op, unsigned inputs, const PaddingOf<Shapes> &padding,
                       NumbersOf<Shapes> &shape) {
  for (size_t i = 0; i < padding.size(); ++i) {
    auto extent = sharedExtent(at, inputs, int64_t(i));
    shape.push_back(windowCount(at, extent,
                                {at.number(op.getWindowDimensions()[i]), at.number(orOne(op.getWindowStrides(), i)),
                                 padding[i].first, padding[i].second, at.number(orOne(op.getBaseDilations(), i)),
                                 at.number(orOne(op.getWindowDilations(), i))}));
  }
}

template <typename Shapes, typename OpT>
void convolutionShape(Shapes &at, OpT op, const PaddingOf<Shapes> &padding, NumbersOf<Shapes> &shape) {
  ir::ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  shape.resize(size_t(at.rank(0)));
  shape[size_t(numbers.getOutputBatchDimension())] =
      at.divide(at.extent({0, numbers.getInputBatchDimension()}), at.number(int64_t(op.getBatchGroupCount())));
  shape[size_t(numbers.getOutputFeatureDimension())] = at.extent({1, numbers.getKernelOutputFeatureDimension()});
  for (auto [i, dim] : llvm::enumerate(numbers.getOutputSpatialDimensions())) {
    auto extent = at.extent({0, numbers.getInputSpatialDimensions()[i]});
    auto size = at.extent({1, numbers.getKernelSpatialDimensions()[i]});
    shape[size_t(dim)] =
        windowCount(at, extent,
                    {size, at.number(orOne(op.getWindowStrides(), i)), padding[i].first, padding[i].second,
                     at.number(orOne(op.getLhsDilation(), i)), at.number(orOne(op.getRhsDilation(), i))});
  }
}

// A product of vectors and matrices.
template <typename Shapes> void dotShape(Shapes &at, NumbersOf<Shapes> &shape) {
  for (int64_t i = 0; i + 1 < at.rank(0); ++i)
    shape.push_back(at.extent({0, i}));
  for (int64_t i = 1; i < at.rank(1); ++i)
    shape.push_back(at.extent({1, i}));
}

template <typename Shapes>
void dotGeneralShape(Shapes &at, ir::DotDimensionNumbersAttr numbers, NumbersOf<Shapes> &shape) {
  for (auto [left, right] :
       llvm::zip_equal(numbers.getLhsBatchingDimensions(), numbers.getRhsBatchingDimensions()))
    shape.push_back(at.shared({{0, left}, {1, right}}));
  auto addFree = [&](unsigned operand, ArrayRef<int64_t> batching, ArrayRef<int64_t> contracting) {
    llvm::SmallBitVector isUsed(unsigned(at.rank(operand)));
    for (ArrayRef<int64_t> dims : {batching, contracting})
      for (int64_t dim : dims)
        isUsed.set(unsigned(dim));
    for (int64_t i = 0; i < at.rank(operand); ++i)
      if (!isUsed.test(unsigned(i)))
        shape.push_back(at.extent({operand, i}));
  };
  addFree(0, numbers.getLhsBatchingDimensions(), numbers.getLhsContractingDimensions());
  addFree(1, numbers.getRhsBatchingDimensions(), numbers.getRhsContractingDimensions());
}

// Each letter of the output has its extent in the operands: "ab,bc->ac".
template <typename Shapes> void einsumShape(Shapes &at, StringRef config, NumbersOf<Shapes> &shape) {
  auto [inputs, output] = config.split("->");
  std::array<llvm::SmallVector<Place, 2>, 256> places;
  for (unsigned operand = 0; !inputs.empty(); ++operand) {
    auto [letters, rest] = inputs.split(',');
    for (auto [i, letter] : llvm::enumerate(letters))
      places[uint8_t(letter)].push_back({operand, int64_t(i)});
    inputs = rest;
  }
  for (char letter : output)
    shape.push_back(at.shared(places[uint8_t(letter)]));
}

// The number of coefficients of a real signal.
inline int64_t halfOf(int64_t length) { return length == 0 ? 0 : length / 2 + 1; }

// The last dimensions are transformed.
template <typename Shapes>
void fftShape(Shapes &at, ir::FftType type, ArrayRef<int64_t> lengths, NumbersOf<Shapes> &shape) {
  for (int64_t i = 0; i < at.rank(0) - int64_t(lengths.size()); ++i)
    shape.push_back(at.extent({0, i}));
  for (size_t i = 0; i < lengths.size(); ++i) {
    bool isHalved = type == ir::FftType::RFFT && i + 1 == lengths.size();
    shape.push_back(at.number(isHalved ? halfOf(lengths[i]) : lengths[i]));
  }
}

// The slices of a gather: window dimensions have the extents of the window, the others those of the indices.
template <typename Shapes>
void indexedShape(Shapes &at, unsigned indices, int64_t vectorDim, ArrayRef<int64_t> windowDims, int64_t rank,
                  const NumbersOf<Shapes> &window, NumbersOf<Shapes> &shape) {
  llvm::SmallBitVector isWindow(unsigned(rank), false);
  for (int64_t dim : windowDims)
    isWindow.set(unsigned(dim));
  int64_t nextWindow = 0, nextIndex = 0;
  for (int64_t i = 0; i < rank; ++i) {
    if (isWindow.test(unsigned(i))) {
      shape.push_back(window[size_t(nextWindow++)]);
      continue;
    }
    nextIndex += nextIndex == vectorDim;
    shape.push_back(at.extent({indices, nextIndex++}));
  }
}

// The extents without the omitted dimensions.
template <typename Number>
void keptSizes(ArrayRef<int64_t> collapsed, ArrayRef<int64_t> batching, ArrayRef<Number> sizes,
               llvm::SmallVector<Number, 8> &kept) {
  llvm::SmallBitVector leftOut(unsigned(sizes.size()), false);
  for (ArrayRef<int64_t> dims : {collapsed, batching})
    for (int64_t dim : dims)
      leftOut.set(unsigned(dim));
  for (size_t i = 0; i < sizes.size(); ++i)
    if (!leftOut.test(unsigned(i)))
      kept.push_back(sizes[i]);
}

template <typename Shapes>
void gatherShape(Shapes &at, ir::GatherDimensionNumbersAttr numbers, const NumbersOf<Shapes> &sizes,
                 NumbersOf<Shapes> &shape) {
  NumbersOf<Shapes> window;
  keptSizes<typename Shapes::Number>(numbers.getCollapsedSliceDims(), numbers.getOperandBatchingDims(), sizes, window);
  const int64_t vectorDim = numbers.getIndexVectorDim();
  const int64_t scattered = at.rank(1) - (vectorDim < at.rank(1) ? 1 : 0);
  indexedShape(at, 1, vectorDim, numbers.getOffsetDims(), scattered + int64_t(window.size()), window, shape);
}

// The extents of the indices replace a dimension of the operand.
template <typename Shapes>
void indexSelectShape(Shapes &at, int64_t dimension, int64_t batch, NumbersOf<Shapes> &shape) {
  for (int64_t i = 0; i < dimension; ++i)
    shape.push_back(at.extent({0, i}));
  for (int64_t i = batch; i < at.rank(1); ++i)
    shape.push_back(at.extent({1, i}));
  for (int64_t i = dimension + 1; i < at.rank(0); ++i)
    shape.push_back(at.extent({0, i}));
}

template <typename Shapes>
void allToAllShape(Shapes &at, unsigned operand, ir::AllToAllOp op, NumbersOf<Shapes> &shape) {
  operandShape(at, operand, shape);
  if (op.getSplitDimension() == op.getConcatDimension())
    return;
  auto parts = at.number(int64_t(op.getSplitCount()));
  auto &split = shape[size_t(op.getSplitDimension())], &joined = shape[size_t(op.getConcatDimension())];
  split = at.divide(split, parts);
  joined = at.multiply(joined, parts);
}

// The dimensions of an operand are the last ones of the result. If the operand has the least rank, `chosen` lists them.
template <typename Shapes>
void broadcastedShape(Shapes &at, unsigned operands, mlir::DenseI64ArrayAttr chosen, NumbersOf<Shapes> &shape) {
  int64_t rank = 0;
  for (unsigned i = 0; i < operands; ++i)
    rank = std::max(rank, at.rank(i));
  shape.assign(size_t(rank), at.number(1));
  for (unsigned operand = 0; operand < operands; ++operand) {
    const int64_t own = at.rank(operand);
    for (int64_t i = 0; i < own; ++i) {
      auto &extent = shape[size_t(chosen && own < rank ? chosen[i] : rank - own + i)];
      extent = at.broadcast(extent, at.extent({operand, i}));
    }
  }
}

template <typename Shapes> void topKShape(Shapes &at, int64_t k, NumbersOf<Shapes> &shape) {
  operandShape(at, 0, shape);
  shape.back() = at.number(k);
}

} // namespace shlo::infer
