// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/scales.h"

#include "onnx/lower/emit.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace shlo::onnx {
namespace {

// Numbers for some axes of a result, which are the same along the others.
struct Numbers {
  Value value; // of these axes alone
  Extents axes;
};

// Weights before they were multiplied, and by what.
struct Scaled {
  Value weights;
  Numbers scale;
};

class ScaleFolding {
public:
  explicit ScaleFolding(Operation *function) : function(function), builder(function->getContext()) {}

  bool run() {
    function->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (followsFromConstants(op))
        constants.insert_range(op->getResults());
      else if (isa<ir::MulOp, ir::AddOp>(op) && isComputedIn(op->getResult(0)))
        fold(op);
    });
    for (Operation *op : llvm::reverse(unused))
      op->erase();
    return isChanged;
  }

private:
  static bool isComputedIn(Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && type.hasStaticShape() && (type.getElementType().isF32() || type.getElementType().isF64());
  }

  bool followsFromConstants(Operation *op) const {
    if (isa<ir::ConstantOp>(op))
      return true;
    return isa<ir::ReshapeOp, ir::BroadcastInDimOp, ir::TransposeOp, ir::ReverseOp, ir::SliceOp, ir::ConvertOp,
               ir::MulOp, ir::AddOp, ir::SubtractOp, ir::DivOp, ir::NegOp, ir::SqrtOp, ir::RsqrtOp>(op) &&
           llvm::all_of(op->getOperands(), [&](Value operand) { return constants.contains(operand); });
  }

  // What only `user` reads, in the same block.
  template <typename... Ops> static Operation *makerOf(Value value, Operation *user) {
    Operation *op = value.getDefiningOp();
    return op && isa<Ops...>(op) && op->hasOneUse() && op->getBlock() == user->getBlock() ? op : nullptr;
  }

  // The axis of the weights for each axis of the result, or -1; nothing if no operand has constant weights.
  std::optional<Extents> axesOfWeights(Operation *product, unsigned &weights) const {
    Extents axes(size_t(typeOf(product->getResult(0)).getRank()), -1);
    if (auto convolution = dyn_cast<ir::ConvolutionOp>(product)) {
      const auto numbers = convolution.getDimensionNumbers();
      axes[size_t(numbers.getOutputFeatureDimension())] = numbers.getKernelOutputFeatureDimension();
      weights = 1;
      if (!constants.contains(product->getOperand(1)) || convolution.getBatchGroupCount() != 1)
        return std::nullopt;
      return axes;
    }
    auto dot = cast<ir::DotGeneralOp>(product);
    const auto numbers = dot.getDotDimensionNumbers();
    weights = constants.contains(dot.getRhs()) ? 1 : 0;
    if (!constants.contains(product->getOperand(weights)))
      return std::nullopt;
    const ArrayRef<int64_t> batching[] = {numbers.getLhsBatchingDimensions(), numbers.getRhsBatchingDimensions()};
    const ArrayRef<int64_t> contracting[] = {numbers.getLhsContractingDimensions(),
                                             numbers.getRhsContractingDimensions()};
    size_t next = 0;
    for (int64_t axis : batching[weights])
      axes[next++] = axis;
    for (unsigned operand = 0; operand < 2; ++operand)
      for (int64_t axis = 0; axis < rankOf(product->getOperand(operand)); ++axis)
        if (!llvm::is_contained(batching[operand], axis) && !llvm::is_contained(contracting[operand], axis))
          axes[next++] = operand == weights ? axis : -1;
    return axes;
  }

  // None unless they are the same along the axes that the weights do not have.
  std::optional<Numbers> numbersOf(Value value, ArrayRef<int64_t> axesOfWeights, Emitter &emit) const {
    if (auto constant = value.getDefiningOp<ir::ConstantOp>()) {
      auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
      if (!elements || !elements.isSplat())
        return std::nullopt;
      return Numbers{emit.constant(elements.resizeSplat(RankedTensorType::get({}, elementOf(value)))), {}};
    }
    auto broadcast = value.getDefiningOp<ir::BroadcastInDimOp>();
    if (!broadcast)
      return std::nullopt;
    Extents axes, shape;
    const Value source = broadcast.getOperand();
    for (auto [extent, axis] : llvm::zip(shapeOf(source), broadcast.getBroadcastDimensions()))
      if (extent != 1) {
        if (axesOfWeights[size_t(axis)] < 0)
          return std::nullopt;
        axes.push_back(axis);
        shape.push_back(extent);
      }
    return Numbers{emit.reshape(source, shape), std::move(axes)};
  }

  // Both for the axes of either.
  template <typename OpT> static Numbers combined(Numbers a, Numbers b, ArrayRef<int64_t> resultShape, Emitter &emit) {
    Extents axes(a.axes), shape;
    for (int64_t axis : b.axes)
      if (!llvm::is_contained(axes, axis))
        axes.push_back(axis);
    llvm::sort(axes);
    for (int64_t axis : axes)
      shape.push_back(resultShape[size_t(axis)]);
    auto placed = [&](const Numbers &numbers) {
      Extents places;
      for (int64_t axis : numbers.axes)
        places.push_back(llvm::find(axes, axis) - axes.begin());
      return emit.broadcastAlong(numbers.value, shape, places);
    };
    return {emit.binary<OpT>(placed(a), placed(b)), std::move(axes)};
  }

  // However many scales follow each other, the weights are multiplied once.
  Value scaledWeights(Value weights, const Numbers &scale, ArrayRef<int64_t> axesOfWeights,
                      ArrayRef<int64_t> resultShape, Emitter &emit) {
    Scaled all{weights, scale};
    if (const auto found = scaled.find(weights); found != scaled.end())
      all = {found->second.weights, combined<ir::MulOp>(found->second.scale, scale, resultShape, emit)};
    Extents places;
    for (int64_t axis : all.scale.axes)
      places.push_back(axesOfWeights[size_t(axis)]);
    const Value made =
        emit.binary<ir::MulOp>(all.weights, emit.broadcastAlong(all.scale.value, shapeOf(all.weights), places));
    constants.insert(made);
    scaled.try_emplace(made, all);
    return made;
  }

  // (x w + bias) * scale = x (w scale) + bias scale, and (x w + bias) + more = x w + (bias + more).
  void fold(Operation *op) {
    const bool isScale = isa<ir::MulOp>(op);
    const unsigned constant = constants.contains(op->getOperand(1)) ? 1 : 0;
    if (!constants.contains(op->getOperand(constant)))
      return;
    Operation *product = makerOf<ir::ConvolutionOp, ir::DotGeneralOp, ir::AddOp>(op->getOperand(1 - constant), op);
    Operation *add = product && isa<ir::AddOp>(product) ? product : nullptr;
    Value bias;
    if (add) {
      const unsigned other = constants.contains(add->getOperand(1)) ? 1 : 0;
      bias = add->getOperand(other);
      product = makerOf<ir::ConvolutionOp, ir::DotGeneralOp>(add->getOperand(1 - other), add);
      if (!constants.contains(bias))
        return;
    }
    if (!product || (!isScale && !add))
      return;
    unsigned weights;
    const auto axes = axesOfWeights(product, weights);
    if (!axes || elementOf(product->getOperand(weights)) != elementOf(op->getResult(0)))
      return;
    // The weights are multiplied before the first run, which should not take much longer than what each run saves.
    if (isScale && typeOf(product->getOperand(weights)).getNumElements() > typeOf(op->getResult(0)).getNumElements())
      return;
    isChanged = true;
    builder.setInsertionPoint(op);
    Emitter emit(builder, product->getLoc());
    const auto numbers = numbersOf(op->getOperand(constant), *axes, emit);
    const auto biases = bias ? numbersOf(bias, *axes, emit) : std::nullopt;
    if (!numbers || (bias && !biases))
      return;
    const ArrayRef<int64_t> shape = shapeOf(product->getResult(0));
    const size_t known = unused.size();
    Operation *result = product;
    if (isScale) {
      const Value made = scaledWeights(product->getOperand(weights), *numbers, *axes, shape, emit);
      result = builder.clone(*product);
      result->setLoc(op->getLoc()); // it computes what the node of the scale gives, not what its own node gave
      result->setOperand(weights, made);
      unused.push_back(product);
    }
    Value value = result->getResult(0);
    if (bias) {
      const Numbers all = isScale ? combined<ir::MulOp>(*biases, *numbers, shape, emit)
                                  : combined<ir::AddOp>(*biases, *numbers, shape, emit);
      const Value repeated = emit.broadcastAlong(all.value, shape, all.axes);
      constants.insert(repeated);
      emit.location = op->getLoc();
      value = emit.binary<ir::AddOp>(value, repeated);
      unused.push_back(add);
    }
    op->getResult(0).replaceAllUsesWith(value);
    unused.push_back(op);
    // They count as users of what they read no longer.
    for (Operation *gone : llvm::ArrayRef(unused).drop_front(known))
      gone->dropAllReferences();
  }

  Operation *function;
  OpBuilder builder;
  llvm::DenseMap<Value, Scaled> scaled;  // by the weights behind that
  llvm::DenseSet<Value> constants;       // values that follow from constants alone
  llvm::SmallVector<Operation *> unused; // users last
  bool isChanged = false;
};

} // namespace

bool foldScales(Operation *function) { return ScaleFolding(function).run(); }

} // namespace shlo::onnx
