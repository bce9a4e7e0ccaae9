//===- indexing.td - access to parts of a tensor at computed indices ----------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_INDEXING
#define SHLO_OPSET_INDEXING

include "base.td"
include "types.td"
include "attrs.td"
include "reduction.td"

def DynamicSliceOp : Shlo_Op<"dynamic_slice", [Pure]> {
  let sentence = "Takes a slice of fixed size at computed start indices.";
  let lengths = [Length<"rank(operand)", ["start_indices", "slice_sizes"]>];
  let padding = "padDynamicSlice";
  let arguments = (ins DataTensor:$operand, Variadic<ScalarIntTensor>:$start_indices, DenseI64ArrayAttr:$slice_sizes);
  let results = (outs DataTensor:$result);
  let format = FunctionalTypeFormat<
      "$operand `,` custom<OperandsAndComma>($start_indices) `sizes` `=` $slice_sizes">.format;
  let lastConstraint = 5;
  let sameTypeIsIdentity = 1;
  let folding = FoldedPick;
  let stored = Itself;
  let evaluator = Kernel<copied, ["operand", "start_indices"]>;
}

def DynamicUpdateSliceOp : Shlo_Op<"dynamic_update_slice", [Pure]> {
  let sentence = "Replaces a slice of the operand at computed start indices.";
  let lengths = [Length<"rank(operand)", ["start_indices"]>];
  let extents = "operandExtents";
  let padding = "padDynamicUpdateSlice";
  let arguments = (ins DataTensor:$operand, DataTensor:$update, Variadic<ScalarIntTensor>:$start_indices);
  let results = (outs DataTensor:$result);
  let format = FunctionalTypeFormat<"operands">.format;
  let lastConstraint = 6;
  let folding = FoldedMove;
  let evaluator = Kernel<copied, ["update", "start_indices"], /*isInPlace=*/1>;
}

def BatchedGather
    : AddAttributes<"1.1.0", ["operand_batching_dims", "start_indices_batching_dims"], EmptyI64Tensor>;

defvar gatherLengths = [
  Length<"rank(operand) - length(collapsed_slice_dims) - length(operand_batching_dims)", ["offset_dims"]>,
  Length<"0..rank(operand)", ["collapsed_slice_dims", "operand_batching_dims"]>,
  Length<"length(operand_batching_dims)", ["start_indices_batching_dims"]>,
  Length<"extent(start_indices, index_vector_dim)", ["start_index_map"]>];

def GatherOp : Shlo_Op<"gather", [NoMemoryEffect]> {
  let sentence = "Takes slices of the operand at computed indices.";
  let lengths = !listconcat(gatherLengths, [Length<"rank(operand)", ["slice_sizes"]>]);
  let extents = "gatherExtents";
  let padding = "padGather";
  let arguments = (ins DataTensor:$operand, IntTensor:$start_indices,
                       Shlo_GatherDimensionNumbersAttr:$dimension_numbers, DenseI64ArrayAttr:$slice_sizes,
                       FalseByDefault:$indices_are_sorted);
  let results = (outs DataTensor:$result);
  let history = [BatchedGather];
  let wire = [Wire<"dimension_numbers", GatherDimensions>, Wire<"indices_are_sorted", Plain, False>];
  let lastConstraint = 23;
  let folding = FoldedPick;
  let stored = Itself;
  let speculation = SpeculatedIfCheckedAnd<"assumesNoOrder">;
  let evaluator = Kernel<"lowerGather", ["operand", "start_indices"]>;
  let older = ["expandGather"];
}

def DynamicGatherOp : Shlo_Op<"dynamic_gather", [NoMemoryEffect]> {
  let sentence = "Takes slices of computed sizes at computed indices.";
  let lengths = gatherLengths;
  let extents = "dynamicGatherExtents";
  let arguments = (ins DataTensor:$operand, IntTensor:$start_indices, StaticIntListTensor:$slice_sizes,
                       Shlo_GatherDimensionNumbersAttr:$dimension_numbers, FalseByDefault:$indices_are_sorted);
  let results = (outs DataTensor);
  let resultTypes = RefinedTypes;
  let history = [BatchedGather];
  let wire = [Wire<"dimension_numbers", GatherDimensions>, Wire<"indices_are_sorted", Plain, False>];
  let lastConstraint = 14;
  let staticForm = StaticForm<"gather", ["slice_sizes"]>;
  let evaluator = Lowering<"lowerDynamicGather">;
  let older = ["expandDynamicGather"];
}

def ScatterOp : Shlo_Op<"scatter", [RecursiveMemoryEffects, SameVariadicOperandSize]> {
  let sentence = "Combines updates with the parts of the inputs at computed indices.";
  let lengths = [Length<"1..", ["inputs"]>, Length<"length(inputs)", ["updates", "results"]>,
                 Length<"rank(inputs) - length(inserted_window_dims) - length(input_batching_dims)",
                        ["update_window_dims"]>,
                 Length<"0..rank(inputs)", ["inserted_window_dims", "input_batching_dims"]>,
                 Length<"length(input_batching_dims)", ["scatter_indices_batching_dims"]>,
                 Length<"extent(scatter_indices, index_vector_dim)", ["scatter_dims_to_operand_dims"]>];
  let bodies = [CombiningBody<"update_computation", "inputs">];
  let extents = "operandExtents";
  let padding = "padScatter";
  let arguments = (ins Variadic<DataTensor>:$inputs, IndicesTensor:$scatter_indices, Variadic<DataTensor>:$updates,
                       Shlo_ScatterDimensionNumbersAttr:$scatter_dimension_numbers,
                       FalseByDefault:$indices_are_sorted, FalseByDefault:$unique_indices);
  let results = (outs Variadic<DataTensor>);
  let regions = (region SizedRegion<1>:$update_computation);
  let history = [AddAttributes<"1.1.0", ["input_batching_dims", "scatter_indices_batching_dims"],
                               EmptyI64Tensor>];
  let rules = [MixedReduction];
  let wire = [Wire<"scatter_dimension_numbers", ScatterDimensions>, Wire<"indices_are_sorted", Plain, False>,
              Wire<"unique_indices", Plain, False>];
  let lastConstraint = 25;
  let speculation = SpeculatedIfCheckedAnd<"assumesNoOrder">;
  let evaluator = Kernel<"lowerScatter", [], /*isInPlace=*/1>;
  let older = ["expandScatter", "convertReduced"];
}

#endif
