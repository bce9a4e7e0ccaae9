// Products and convolutions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

Status lowerDotGeneral(Lowering &lowering, Operation *op) {
  ir::DotDimensionNumbersAttr dims = cast<ir::DotGeneralOp>(op).getDotDimensionNumbersAttr();
  return lowering.emitProduct(op,
                              DotGeneral{extents(dims.getLhsBatchingDimensions()),
                                         extents(dims.getRhsBatchingDimensions()),
                                         extents(dims.getLhsContractingDimensions()),
                                         extents(dims.getRhsContractingDimensions())},
                              lowering.values(op->getOperands()));
}

// The attributes that both forms of the convolution have, without the padding.
template <typename ConvOp> static Convolution convolution(ConvOp op) {
  ir::ConvDimensionNumbersAttr dims = op.getDimensionNumbersAttr();
  Convolution data;
  data.inputSpatialDimensions = extents(dims.getInputSpatialDimensions());
  data.kernelSpatialDimensions = extents(dims.getKernelSpatialDimensions());
  data.outputSpatialDimensions = extents(dims.getOutputSpatialDimensions());
  size_t spatial = data.inputSpatialDimensions.size();
  data.windowStrides = extents(op.getWindowStridesAttr(), spatial, 1);
  data.lhsDilation = extents(op.getLhsDilationAttr(), spatial, 1);
  data.rhsDilation = extents(op.getRhsDilationAttr(), spatial, 1);
  data.windowReversal.assign(spatial, false);
  if (DenseBoolArrayAttr reversal = op.getWindowReversalAttr())
    data.windowReversal.assign(reversal.asArrayRef().begin(), reversal.asArrayRef().end());
  data.inputBatchDimension = dims.getInputBatchDimension();
  data.inputFeatureDimension = dims.getInputFeatureDimension();
  data.kernelInputFeatureDimension = dims.getKernelInputFeatureDimension();
  data.kernelOutputFeatureDimension = dims.getKernelOutputFeatureDimension();
  data.outputBatchDimension = dims.getOutputBatchDimension();
  data.outputFeatureDimension = dims.getOutputFeatureDimension();
  data.featureGroupCount = int64_t(op.getFeatureGroupCount());
  data.batchGroupCount = int64_t(op.getBatchGroupCount());
  return data;
}

Status lowerConvolution(Lowering &lowering, Operation *op) {
  auto conv = cast<ir::ConvolutionOp>(op);
  Convolution data = convolution(conv);
  splitPadding(conv.getPaddingAttr(), data.inputSpatialDimensions.size(), data.paddingLow, data.paddingHigh);
  return lowering.emitProduct(op, std::move(data), lowering.values(op->getOperands()));
}

Status lowerDynamicConv(Lowering &lowering, Operation *op) {
  Convolution data = convolution(cast<ir::DynamicConvOp>(op));
  NumberList padding;
  if (Status status = lowering.needIntegers(op, 2, padding); !status)
    return status;
  for (size_t i = 0; i + 1 < padding.size(); i += 2) {
    data.paddingLow.push_back(padding[i]);
    data.paddingHigh.push_back(padding[i + 1]);
  }
  if (data.paddingLow.size() != data.inputSpatialDimensions.size())
    return errorAt(SHLO_INVALID_PROGRAM, op, "there must be a row of padding for each spatial dimension");
  ValueIds operands = lowering.values(op->getOperands().take_front(2));
  return lowering.emitProduct(op, std::move(data), operands);
}

} // namespace shlo::plan
