//===- dynamic.td - ops with computed shapes ----------------------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_DYNAMIC
#define SHLO_OPSET_DYNAMIC

include "base.td"
include "types.td"
include "attrs.td"

def GetDimensionSizeOp : Shlo_Op<"get_dimension_size", [Pure]> {
  let sentence = "Gives the extent of a dimension.";
  let computesShapes = 1;
  let padding = "padGetDimensionSize";
  let arguments = (ins AxisDataTensor:$operand, I64Attr:$dimension);
  let results = (outs I32RankedTensor);
  let format = FunctionalTypeFormat<"$operand `,` `dim` `=` $dimension">.format;
  let lastConstraint = 1;
  let stored = Itself;
  let evaluator = Lowering<"lowerGetDimensionSize">;
}

def SetDimensionSizeOp : Shlo_Op<"set_dimension_size", [NoMemoryEffect]> {
  let sentence = "Sets the extent of a dynamic dimension.";
  let section = "";
  let padding = "padSetDimensionSize";
  let arguments = (ins DataTensor:$operand, I32RankedTensor:$size, I64Attr:$dimension);
  let results = (outs DataTensor);
  let resultTypes = RefinedTypes;
  let format = FunctionalTypeFormat<"$operand `,` $size `,` `dim` `=` $dimension">.format;
  let speculation = SpeculatedIf<"setsKnownExtent">;
  let evaluator = Lowering<"lowerSetDimensionSize">;
}

def DynamicBroadcastInDimOp : Shlo_Op<"dynamic_broadcast_in_dim", [NoMemoryEffect]> {
  let sentence = "Broadcasts the operand to a computed shape.";
  let lengths = [Length<"rank(operand)", ["broadcast_dimensions"]>,
                 Length<"0..rank(operand)", ["known_expanding_dimensions", "known_nonexpanding_dimensions"]>];
  let extents = "secondListed";
  let padding = "padBroadcastInDim";
  let arguments = (ins AxisDataTensor:$operand, StaticDimensionTensor:$output_dimensions,
                       DenseI64ArrayAttr:$broadcast_dimensions,
                       OptionalDims:$known_expanding_dimensions,
                       OptionalDims:$known_nonexpanding_dimensions);
  let results = (outs AxisDataTensor);
  let resultTypes = RefinedTypes;
  let format = FunctionalTypeFormat<"$operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions">.format;
  let wire = [Wire<"known_expanding_dimensions", DenseArray, EmptyI64Tensor>,
              Wire<"known_nonexpanding_dimensions", DenseArray, EmptyI64Tensor>];
  let lastConstraint = 10;
  let staticForm = StaticForm<"broadcast_in_dim", ["output_dimensions"]>;
  let folding = FoldedSplat;
  let stored = Itself;
  let speculation = SpeculatedIf<"broadcastsKnownExtents">;
  let evaluator = Lowering<"lowerDynamicBroadcastInDim">;
}

def DynamicIotaOp : Shlo_Op<"dynamic_iota", [NoMemoryEffect, ComputesExpressed]> {
  let sentence = "Counts from zero along a dimension of a computed shape.";
  let extents = "firstListed";
  let padding = "padDynamicIota";
  let arguments = (ins StaticDimensionTensor:$output_shape, I64Attr:$iota_dimension);
  let results = (outs DataTensor:$result);
  let resultTypes = DeclaredTypes;
  let format = FunctionalTypeFormat<"$output_shape `,` `dim` `=` $iota_dimension">.format;
  let lastConstraint = 2;
  let staticForm = StaticForm<"iota", ["output_shape"]>;
  let speculation = SpeculatedIf<"hasKnownShape">;
  let evaluator = Lowering<"lowerDynamicIota">;
}

def DynamicPadOp : Shlo_Op<"dynamic_pad", [NoMemoryEffect]> {
  let sentence = "Pads the operand by computed amounts at the edges and between elements.";
  let extents = "dynamicPadExtents";
  let arguments = (ins DataTensor:$operand, ScalarTensor:$padding_value, StaticDimensionTensor:$edge_padding_low,
                       StaticDimensionTensor:$edge_padding_high, StaticDimensionTensor:$interior_padding);
  let results = (outs DataTensor:$result);
  let resultTypes = RefinedTypes;
  let format = FunctionalTypeFormat<"operands">.format;
  let lastConstraint = 4;
  let staticForm = StaticForm<"pad", ["edge_padding_low", "edge_padding_high", "interior_padding"]>;
  let evaluator = Lowering<"lowerDynamicPad">;
}

def DynamicReshapeOp : Shlo_Op<"dynamic_reshape", [NoMemoryEffect]> {
  let sentence = "Gives the elements of the operand a computed shape.";
  let extents = "secondListed";
  let padding = "padReshape";
  let arguments = (ins AxisDataTensor:$operand, StaticDimensionTensor:$output_shape);
  let results = (outs AxisDataTensor:$result);
  let resultTypes = RefinedTypes;
  let format = FunctionalTypeFormat<"operands">.format;
  let lastConstraint = 4;
  let staticForm = StaticForm<"reshape", ["output_shape"]>;
  let sameTypeIsIdentity = 1;
  let folding = FoldedPick;
  let stored = Itself;
  let evaluator = Lowering<"lowerDynamicReshape">;
}

def RealDynamicSliceOp : Shlo_Op<"real_dynamic_slice", [NoMemoryEffect]> {
  let sentence = "Takes the elements between computed limits in computed strides.";
  let section = "";
  let extents = "dynamicSliceExtents";
  let padding = "padRealDynamicSlice";
  let arguments = (ins DataTensor:$operand, DimensionTensor:$start_indices, DimensionTensor:$limit_indices,
                       DimensionTensor:$strides);
  let results = (outs DataTensor:$result);
  let resultTypes = RefinedTypes;
  let format = FunctionalTypeFormat<"operands">.format;
  let staticForm = StaticForm<"slice", ["start_indices", "limit_indices", "strides"]>;
  let evaluator = Lowering<"lowerRealDynamicSlice">;
}

#endif
