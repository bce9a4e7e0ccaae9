//===- shaping.td - constants, and ops that move elements without changing them -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_SHAPING
#define SHLO_OPSET_SHAPING

include "base.td"
include "types.td"
include "attrs.td"
include "mlir/IR/OpAsmInterface.td"

def ConstantOp : Shlo_Op<"constant", [Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let sentence = "Makes a constant tensor.";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs StaticAxisDataTensor:$output);
  let resultTypes = RefinedTypes;
  let hasCustomAssemblyFormat = 1;
  let lastConstraint = 1;
  let stored = Itself;
  let evaluator = Lowering<"lowerConstant">;
}

def IotaOp : Shlo_Op<"iota", [Pure, ComputesExpressed]> {
  let sentence = "Counts from zero along a dimension.";
  let arguments = (ins I64Attr:$iota_dimension);
  let results = (outs StaticNumberTensor:$output);
  let resultTypes = DeclaredTypes;
  let format = "`dim` `=` $iota_dimension attr-dict `:` type($output)";
  let lastConstraint = 1;
  let evaluator = ProgramOp<copied>;
}

def BitcastConvertOp : Shlo_Op<"bitcast_convert", [NoMemoryEffect]> {
  let sentence = "Gives the bits of the elements another element type.";
  let extents = "bitcastExtents";
  let padding = "padFreely";
  let arguments = (ins AxisDataTensor:$operand);
  let results = (outs AxisDataTensor);
  let resultTypes = DeclaredTypes;
  let format = FunctionalTypeFormat<"operands">.format;
  let lastConstraint = 2;
  let sameTypeIsIdentity = 1;
  let folding = FoldedMove;
  let stored = Itself;
  let speculation = SpeculatedIfAlike;
  let evaluator = Kernel<copied>;
}

def BroadcastInDimOp : Shlo_Op<"broadcast_in_dim", [NoMemoryEffect]> {
  let sentence = "Repeats the operand along new dimensions and along those of extent 1.";
  let computesShapes = 1;
  let lengths = [Length<"rank(operand)", ["broadcast_dimensions"]>];
  let padding = "padBroadcastInDim";
  let arguments = (ins AxisDataTensor:$operand, DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs ShapedAxisDataTensor);
  let resultTypes = DeclaredTypes;
  let format = FunctionalTypeFormat<"$operand `,` `dims` `=` $broadcast_dimensions">.format;
  let lastConstraint = 6;
  let folding = FoldedSplat;
  let stored = Itself;
  let evaluator = View<"lowerBroadcastInDim">;
}

def ReshapeOp : Shlo_Op<"reshape", [NoMemoryEffect]> {
  let sentence = "Gives the elements another shape and keeps their order.";
  let computesShapes = 1;
  let padding = "padReshape";
  let arguments = (ins AxisDataTensor:$operand);
  let results = (outs ShapedAxisDataTensor);
  let resultTypes = DeclaredTypes;
  let format = FunctionalTypeFormat<"operands">.format;
  let lastConstraint = 3;
  let sameTypeIsIdentity = 1;
  let folding = FoldedPick;
  let stored = Itself;
  let evaluator = View<"lowerReshape">;
}

def TransposeOp : Shlo_Op<"transpose", [NoMemoryEffect]> {
  let sentence = "Permutes the dimensions.";
  let lengths = [Length<"rank(operand)", ["permutation"]>];
  let extents = "transposeExtents";
  let padding = "padFreely";
  let arguments = (ins AxisDataTensor:$operand, DenseI64ArrayAttr:$permutation);
  let results = (outs AxisDataTensor:$result);
  let format = FunctionalTypeFormat<"$operand `,` `dims` `=` $permutation">.format;
  let lastConstraint = 4;
  let folding = FoldedPick;
  let stored = Itself;
  let speculation = SpeculatedIf<"isAlikePermuted">;
  let evaluator = View<copied>;
}

def ReverseOp : Shlo_Op<"reverse", [NoMemoryEffect]> {
  let sentence = "Reverses the order of the elements along some dimensions.";
  let lengths = [Length<"0..rank(operand)", ["dimensions"]>];
  let extents = "operandExtents";
  let padding = "padReverse";
  let arguments = (ins DataTensor:$operand, DenseI64ArrayAttr:$dimensions);
  let results = (outs DataTensor:$result);
  let format = OneType<"$operand `,` `dims` `=` $dimensions", ["operand", "result"]>.format;
  let lastConstraint = 3;
  let folding = FoldedMoveIf<"changesOrder">;
  let speculation = SpeculatedIfAlike;
  let evaluator = View<copied>;
}

def SliceOp : Shlo_Op<"slice", [NoMemoryEffect]> {
  let sentence = "Takes the elements between limits in strides.";
  let computesShapes = 1;
  let lengths = [Length<"rank(operand)", ["start_indices", "limit_indices", "strides"]>];
  let padding = "padFreely";
  let arguments = (ins DataTensor:$operand, DenseI64ArrayAttr:$start_indices, DenseI64ArrayAttr:$limit_indices,
                       DenseI64ArrayAttr:$strides);
  let results = (outs DataTensor);
  let format = FunctionalTypeFormat<"$operand custom<Ranges>($start_indices, $limit_indices, $strides)">.format;
  let hasVerifier = 1; // its assembly format relies on it
  let lastConstraint = 5;
  let sameTypeIsIdentity = 1;
  let folding = FoldedPick;
  let stored = Itself;
  let speculation = SpeculatedIfAlike;
  let evaluator = View<copied>;
}

def PadOp : Shlo_Op<"pad", [NoMemoryEffect]> {
  let sentence = "Pads the operand at the edges and between elements.";
  let lengths = [Length<"rank(operand)", ["edge_padding_low", "edge_padding_high", "interior_padding"]>];
  let extents = "padExtents";
  let padding = "padPad";
  let arguments = (ins DataTensor:$operand, ScalarTensor:$padding_value, DenseI64ArrayAttr:$edge_padding_low,
                       DenseI64ArrayAttr:$edge_padding_high, DenseI64ArrayAttr:$interior_padding);
  let results = (outs DataTensor);
  let format = FunctionalTypeFormat<
      "$operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` "
      "$edge_padding_high `,` `interior` `=` $interior_padding">.format;
  let lastConstraint = 4;
  let folding = FoldedMove;
  let stored = Itself;
  let speculation = SpeculatedIfAlike;
  let evaluator = Kernel<copied, ["operand", "padding_value"]>;
}

def ConcatenateOp : Shlo_Op<"concatenate", [NoMemoryEffect]> {
  let sentence = "Joins tensors along a dimension.";
  let computesShapes = 1;
  let lengths = [Length<"1..", ["inputs"]>];
  let extents = "concatenateExtents";
  let padding = "padConcatenate";
  let arguments = (ins Variadic<DataTensor>:$inputs, I64Attr:$dimension);
  let results = (outs DataTensor);
  let format = FunctionalTypeFormat<"custom<OperandsAndComma>($inputs) `dim` `=` $dimension">.format;
  let lastConstraint = 6;
  let folding = FoldedMove;
  let stored = Itself;
  let speculation = SpeculatedIf<"joinsKnownExtents">;
  let evaluator = Kernel<"lowerConcatenate", ["inputs"]>;
}

#endif
