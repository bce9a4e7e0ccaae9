//===- reduction.td - reductions, sorts and maps by a computation of the program ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_REDUCTION
#define SHLO_OPSET_REDUCTION

include "base.td"
include "types.td"
include "attrs.td"

def MixedReduction : Rule<"0.17.0", "mixesElementTypes", "a reduction into another element type">;

def ReduceOp : Shlo_Op<"reduce",
    [RecursiveMemoryEffects, SameVariadicOperandSize, SingleBlockImplicitTerminator<"ReturnOp">]> {
  let sentence = "Combines all elements along some dimensions with a computation.";
  let lengths = [Length<"1..", ["inputs"]>, Length<"length(inputs)", ["init_values", "results"]>,
                 Length<"0..rank(inputs)", ["dimensions"]>];
  let bodies = [CombiningBody<"body", "inputs">];
  let extents = "reduceExtents";
  let padding = "padReduce";
  let arguments = (ins Variadic<DataTensor>:$inputs, Variadic<DataTensor>:$init_values, DenseI64ArrayAttr:$dimensions);
  let results = (outs Variadic<DataTensor>);
  let regions = (region SizedRegion<1>:$body);
#ifdef SHLO_MLIR_FORMATS
  let hasCustomAssemblyFormat = 1; // the tests have MLIR's functions for it
#else
  let format = "`` custom<Pairs>(operands, location) `` custom<Applies>($body, ref(operands)) `across` `dimensions` `=` "
               "$dimensions attr-dict `:` functional-type(operands, results) "
               "`` custom<Reducer>($body, ref(operands))";
#endif
  let rules = [MixedReduction];
  let hasVerifier = 1; // its assembly format relies on it
  let lastConstraint = 8;
  let folding = FoldedIf<"hasFoldableBody">;
  let evaluator = Kernel<"lowerReduce", ["inputs", "init_values"]>;
  let older = ["convertReduced"];
}

def ReduceWindowOp : Shlo_Op<"reduce_window",
    [RecursiveMemoryEffects, SameVariadicOperandSize, SingleBlockImplicitTerminator<"ReturnOp">]> {
  let sentence = "Combines the elements of each window with a computation.";
  let lengths = [Length<"1..", ["inputs"]>, Length<"length(inputs)", ["init_values", "results"]>,
                 Length<"rank(inputs)", ["window_dimensions", "window_strides", "base_dilations",
                                         "window_dilations", "padding"]>];
  let bodies = [CombiningBody<"body", "inputs">];
  let extents = "windowExtents";
  let padding = "padReduceWindow";
  let arguments = (ins Variadic<DataTensor>:$inputs, Variadic<DataTensor>:$init_values,
                       DenseI64ArrayAttr:$window_dimensions, OptionalDims:$window_strides,
                       OptionalDims:$base_dilations, OptionalDims:$window_dilations, OptionalPairs:$padding);
  let results = (outs Variadic<DataTensor>);
  let regions = (region SizedRegion<1>:$body);
  let wire = [Wire<"window_strides", DenseArray, WindowOnes>,
              Wire<"base_dilations", DenseArray, WindowOnes>, Wire<"window_dilations", DenseArray, WindowOnes>,
              Wire<"padding", Plain, WindowZeroPairs>];
  let rules = [MixedReduction];
  let lastConstraint = 16;
  let unchecked = [Implied<14, "C15 gives all results the same shape.">];
  let stored = Itself;
  let evaluator = Kernel<"lowerReduceWindow">;
  let older = ["convertReduced"];
}

def SelectAndScatterOp : Shlo_Op<"select_and_scatter", [RecursiveMemoryEffects]> {
  let sentence = "Selects an element in each window of the operand and combines the source with it there.";
  let lengths = [Length<"rank(operand)", ["window_dimensions", "window_strides", "padding"]>];
  let bodies = [Body<"select", (takes ScalarValue:$operand, ScalarValue:$operand), (yields TruthValue)>,
                CombiningBody<"scatter", "operand">];
  let absent = [Absent<"window_dimensions", Absence<"Only an operand of rank 0 has no window.", "[]">>];
  let extents = "operandExtents";
  let arguments = (ins DataTensor:$operand, DataTensor:$source, DataTensor:$init_value,
                       OptionalDims:$window_dimensions, OptionalDims:$window_strides, OptionalPairs:$padding);
  let results = (outs DataTensor);
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
  let wire = [Wire<"window_dimensions", DenseArray, Required>, Wire<"window_strides", DenseArray, WindowOnes>,
              Wire<"padding", Plain, WindowZeroPairs>];
  let rules = [MixedReduction];
  let lastConstraint = 12;
  let speculation = SpeculatedIfAlike;
  let evaluator = Kernel<"lowerSelectAndScatter">;
}

def SortOp : Shlo_Op<"sort", [RecursiveMemoryEffects]> {
  let sentence = "Sorts tensors together along a dimension, in the order that a comparator states.";
  let lengths = [Length<"1..", ["inputs"]>, Length<"length(inputs)", ["results"]>];
  let bodies = [Body<"comparator", (takes ScalarPairValue:$inputs), (yields TruthValue)>];
  let extents = "operandExtents";
  let padding = "padSort";
  let arguments = (ins Variadic<DataTensor>:$inputs, DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension,
                       FalseByDefault:$is_stable);
  let results = (outs Variadic<DataTensor>);
  let regions = (region SizedRegion<1>:$comparator);
  let wire = [Wire<"dimension", Plain, MinusOneI64>, Wire<"is_stable", Plain, False>];
  let lastConstraint = 5;
  let folding = FoldedIf<"hasFoldableBody">;
  let evaluator = Kernel<"lowerSort", ["inputs"]>;
}

def MapOp : Shlo_Op<"map", [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">]> {
  let sentence = "Applies a computation to each element.";
  let lengths = [Length<"1..", ["inputs"]>, Length<"rank(inputs)", ["dimensions"]>];
  let bodies = [Body<"computation", (takes ScalarValue:$inputs), (yields ScalarValue:$result)>];
  let extents = "operandExtents";
  let padding = "padAlike";
  let arguments = (ins Variadic<DataTensor>:$inputs, DenseI64ArrayAttr:$dimensions);
  let results = (outs DataTensor);
  let regions = (region SizedRegion<1>:$computation);
  let lastConstraint = 4;
  let folding = FoldedIf<"hasFoldableBody">;
  let evaluator = Lowering<"lowerMap">;
  let replacement = NothingReplaces;
}

#endif
