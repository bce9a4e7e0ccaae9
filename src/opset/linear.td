//===- linear.td - products, convolutions, transforms and solvers -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_LINEAR
#define SHLO_OPSET_LINEAR

include "base.td"
include "types.td"
include "attrs.td"

def DotGeneralOp : Shlo_Op<"dot_general", [NoMemoryEffect, ComputesExpressed]> {
  let sentence = "Multiplies two tensors per batch and sums over their contracting dimensions.";
  let lengths = [Length<"0..rank(lhs)", ["lhs_batching_dimensions", "lhs_contracting_dimensions"]>,
                 Length<"length(lhs_batching_dimensions)", ["rhs_batching_dimensions"]>,
                 Length<"length(lhs_contracting_dimensions)", ["rhs_contracting_dimensions"]>,
                 Length<"0 or 2", ["precision_config"]>];
  let extents = "dotGeneralExtents";
  let padding = "padDotGeneral";
  let arguments = (ins DataTensor:$lhs, AxisDataTensor:$rhs, Shlo_DotDimensionNumbersAttr:$dot_dimension_numbers,
                       OptionalAttr<PrecisionConfig>:$precision_config, OptionalAttr<Shlo_DotAlgorithmAttr>:$algorithm);
  let results = (outs AxisDataTensor);
  let resultTypes = RefinedTypes;
  let format = FunctionalTypeFormat<
      "$lhs `,` $rhs `,` custom<DotDims>($dot_dimension_numbers) `` "
      "custom<PrecisionAndAlgorithm>($precision_config, $algorithm)">.format;
  let history = [AddAttributes<"1.6.0", DotAlgorithm.fields>];
  let rules = [Rule<"1.21.0", "usesF8Algorithm", "a dot algorithm on f8E4M3FN">];
  let wire = [Wire<"dot_dimension_numbers", DotDimensions>, Wire<"precision_config", Plain, TwoDefaultPrecisions>,
              Wire<"algorithm", DotAlgorithm, NoAlgorithm>];
  let lastConstraint = 24;
  let unchecked = [NotKept<13, "Products of two element types are in use: mixed integers, bf16 by f32, i4 by bf16.">];
  let folding = FoldedProduct;
  let stored = Integers<"dotIntegers">;
  let speculation = SpeculatedIf<"multipliesKnownExtents">;
  let evaluator = Kernel<"lowerDotGeneral", ["lhs", "rhs"], /*isInPlace=*/0, ["precision_config", "algorithm"]>;
}

defvar convolutionAttributes = (ins
  OptionalDims:$lhs_dilation, OptionalDims:$rhs_dilation,
  OptionalAttr<DenseBoolArrayAttr>:$window_reversal, Shlo_ConvDimensionNumbersAttr:$dimension_numbers,
  I64Attr:$feature_group_count, I64Attr:$batch_group_count, OptionalAttr<PrecisionConfig>:$precision_config);
defvar convolutionLengths = [
  Length<"rank(lhs) - 2", ["window_strides", "lhs_dilation", "rhs_dilation", "window_reversal",
                           "input_spatial_dimensions", "kernel_spatial_dimensions", "output_spatial_dimensions"]>,
  Length<"0 or 2", ["precision_config"]>];
defvar convolutionWire = [
  Wire<"window_strides", DenseArray, SpatialOnes>, Wire<"lhs_dilation", DenseArray, SpatialOnes>,
  Wire<"rhs_dilation", DenseArray, SpatialOnes>, Wire<"window_reversal", DenseArray, SpatialFalses>,
  Wire<"dimension_numbers", ConvDimensions>, Wire<"precision_config", Plain, TwoDefaultPrecisions>];
def MixedF8 : Rule<"1.20.0", "mixesF8", "a convolution of two different f8 types">;

def ConvolutionOp : Shlo_Op<"convolution", [NoMemoryEffect, ComputesExpressed]> {
  let sentence = "Computes products of windows of lhs with the kernel rhs.";
  let lengths = !listconcat(convolutionLengths, [Length<"rank(lhs) - 2", ["padding"]>]);
  let extents = "convolutionExtents";
  let padding = "padConvolution";
  let arguments = !con((ins DataTensor:$lhs, AxisDataTensor:$rhs, OptionalDims:$window_strides,
                            OptionalPairs:$padding), convolutionAttributes);
  let results = (outs AxisDataTensor);
  let resultTypes = RefinedTypes;
  let format = FunctionalTypeFormat<
      "`(` operands `)` `dim_numbers` `=` custom<ConvDims>($dimension_numbers) `,` `window` `=` `{` "
      "custom<Window>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) "
      "`}`">.format;
  let wire = !listconcat(convolutionWire, [Wire<"padding", Plain, SpatialZeroPairs>]);
  let rules = [MixedF8];
  let hasVerifier = 1; // its assembly format relies on it
  let lastConstraint = 34;
  let folding = FoldedProduct;
  let stored = Integers<"convolutionIntegers">;
  let speculation = SpeculatedIf<"convolvesKnownExtents">;
  let evaluator = Kernel<"lowerConvolution", ["lhs", "rhs"], /*isInPlace=*/0, ["precision_config"]>;
}

// Older versions had the padding as an attribute too, whose value had no effect.
def DynamicConvOp : Shlo_Op<"dynamic_conv", [NoMemoryEffect, ComputesExpressed]> {
  let sentence = "Computes a convolution with computed padding.";
  let lengths = convolutionLengths;
  let extents = "dynamicConvExtents";
  let arguments = !con((ins DataTensor:$lhs, AxisDataTensor:$rhs, StaticIntTableTensor:$padding,
                            OptionalDims:$window_strides), convolutionAttributes);
  let results = (outs AxisDataTensor);
  let resultTypes = RefinedTypes;
  let history = [CodedStep<"0.20.0", "dynamicConvPadding", ["padding"]>];
  let wire = convolutionWire;
  let rules = [MixedF8];
  let lastConstraint = 34;
  let staticForm = StaticForm<"convolution", ["padding"]>;
  let evaluator = Lowering<"lowerDynamicConv">;
}

def FftOp : Shlo_Op<"fft", [NoMemoryEffect]> {
  let sentence = "Computes Fourier transforms along the last dimensions.";
  let lengths = [Length<"1..3", ["fft_length"]>];
  let narrower = [Narrower<"operand", [RealElement, ComplexElement]>];
  let extents = "fftExtents";
  let padding = "padFft";
  let arguments = (ins FloatOrComplexTensor:$operand, Shlo_FftTypeAttr:$fft_type, DenseI64ArrayAttr:$fft_length);
  let results = (outs FloatOrComplexTensor);
  let format = FunctionalTypeFormat<"$operand `,` `type` `=` `` $fft_type `,` `length` `=` $fft_length">.format;
  let lastConstraint = 5;
  let speculation = SpeculatedIf<"transformsKnownExtents">;
  let evaluator = Kernel<copied>;
}

def CholeskyOp : Shlo_Op<"cholesky", [NoMemoryEffect, ComputesExpressed]> {
  let sentence = "Computes the Cholesky decomposition of each matrix.";
  let extents = "operandExtents";
  let padding = "padBatches";
  let arguments = (ins FloatComplexOrQuantTensor:$a, FalseByDefault:$lower);
  let results = (outs FloatComplexOrQuantTensor:$result);
  let format = OneType<"$a (`,` `lower` `=` $lower^)?", ["a", "result"]>.format;
  let wire = [Wire<"lower", Plain, False>];
  let lastConstraint = 3;
  let evaluator = Kernel<copied>;
}

def TriangularSolveOp : Shlo_Op<"triangular_solve", [NoMemoryEffect, ComputesExpressed]> {
  let sentence = "Solves systems of linear equations with a triangular matrix of coefficients.";
  let extents = "secondExtents";
  let padding = "padBatches";
  let arguments = (ins FloatOrComplexTensor:$a, FloatOrComplexTensor:$b, BoolAttr:$left_side, BoolAttr:$lower,
                       BoolAttr:$unit_diagonal, Shlo_TransposeAttr:$transpose_a);
  let results = (outs FloatOrComplexTensor);
  let lastConstraint = 4;
  let speculation = SpeculatedIfCheckedAnd<"assumesNoUnitDiagonal">;
  let evaluator = Kernel<copied>;
}

#endif
