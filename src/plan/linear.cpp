// Products, convolutions, transforms and linear algebra.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

Status lowerDotGeneral(Lowering &lowering, Operation *op) {
  ir::DotDimensionNumbersAttr dims = cast<ir::DotGeneralOp>(op).getDotDimensionNumbersAttr();
  return lowering.emitFor(op, DotGeneral{extents(dims.getLhsBatchingDimensions()),
                                         extents(dims.getRhsBatchingDimensions()),
                                         extents(dims.getLhsContractingDimensions()),
                                         extents(dims.getRhsContractingDimensions())});
}

// What both forms of the convolution have, besides the padding.
template <typename ConvOp> static Convolution convolution(ConvOp op) {
  ir::ConvDimensionNumbersAttr dims = op.getDimensionNumbersAttr();
  Convolution data;
  data.inputSpatial = extents(dims.getInputSpatialDimensions());
  data.kernelSpatial = extents(dims.getKernelSpatialDimensions());
  data.outputSpatial = extents(dims.getOutputSpatialDimensions());
  size_t spatial = data.inputSpatial.size();
  data.windowStrides = extents(op.getWindowStridesAttr(), spatial, 1);
  data.lhsDilation = extents(op.getLhsDilationAttr(), spatial, 1);
  data.rhsDilation = extents(op.getRhsDilationAttr(), spatial, 1);
  data.windowReversal.assign(spatial, false);
  if (DenseBoolArrayAttr reversal = op.getWindowReversalAttr())
    data.windowReversal.assign(reversal.asArrayRef().begin(), reversal.asArrayRef().end());
  data.inputBatch = dims.getInputBatchDimension();
  data.inputFeature = dims.getInputFeatureDimension();
  data.kernelInputFeature = dims.getKernelInputFeatureDimension();
  data.kernelOutputFeature = dims.getKernelOutputFeatureDimension();
  data.outputBatch = dims.getOutputBatchDimension();
  data.outputFeature = dims.getOutputFeatureDimension();
  data.featureGroups = int64_t(op.getFeatureGroupCount());
  data.batchGroups = int64_t(op.getBatchGroupCount());
  return data;
}

Status lowerConvolution(Lowering &lowering, Operation *op) {
  auto conv = cast<ir::ConvolutionOp>(op);
  Convolution data = convolution(conv);
  splitPadding(conv.getPaddingAttr(), data.inputSpatial.size(), data.paddingLow, data.paddingHigh);
  return lowering.emitFor(op, std::move(data));
}

Status lowerDynamicConv(Lowering &lowering, Operation *op) {
  Convolution data = convolution(cast<ir::DynamicConvOp>(op));
  Extents padding;
  if (Status status = lowering.needIntegers(op, 2, padding); !status)
    return status;
  for (size_t i = 0; i + 1 < padding.size(); i += 2) {
    data.paddingLow.push_back(padding[i]);
    data.paddingHigh.push_back(padding[i + 1]);
  }
  if (data.paddingLow.size() != data.inputSpatial.size())
    return errorAt(SHLO_INVALID_PROGRAM, op, "there must be a row of padding for each spatial dimension");
  ValueIds operands = lowering.values(op->getOperands().take_front(2));
  return lowering.emitFor(op, std::move(data), operands);
}

Status lowerFft(Lowering &lowering, Operation *op) {
  auto fft = cast<ir::FftOp>(op);
  FftKind kind = FftKind::Fft;
  switch (fft.getFftType()) {
  case ir::FftType::FFT: kind = FftKind::Fft; break;
  case ir::FftType::IFFT: kind = FftKind::Ifft; break;
  case ir::FftType::RFFT: kind = FftKind::Rfft; break;
  case ir::FftType::IRFFT: kind = FftKind::Irfft; break;
  }
  return lowering.emitFor(op, Fft{kind, extents(fft.getFftLengthAttr())});
}

Status lowerCholesky(Lowering &lowering, Operation *op) {
  return lowering.emitFor(op, Cholesky{cast<ir::CholeskyOp>(op).getLower()});
}

Status lowerTriangularSolve(Lowering &lowering, Operation *op) {
  auto solve = cast<ir::TriangularSolveOp>(op);
  TransposeA transpose = TransposeA::None;
  switch (solve.getTransposeA()) {
  case ir::Transpose::TRANSPOSE: transpose = TransposeA::Transpose; break;
  case ir::Transpose::ADJOINT: transpose = TransposeA::Adjoint; break;
  default: break;
  }
  return lowering.emitFor(
      op, TriangularSolve{solve.getLeftSide(), solve.getLower(), solve.getUnitDiagonal(), transpose});
}

} // namespace shlo::plan
