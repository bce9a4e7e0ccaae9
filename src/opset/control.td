//===- control.td - branches, loops, calls, tuples and barriers ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_CONTROL
#define SHLO_OPSET_CONTROL

include "base.td"
include "types.td"
include "attrs.td"
include "mlir/IR/OpAsmInterface.td"

//===- Control flow -----------------------------------------------------------------------------------------------===//

def ReturnOp : Shlo_Op<"return", [Pure, Terminator]> {
  let sentence = "Ends a region and yields its values.";
  let arguments = (ins Variadic<AxisDataTokenTupleOrBuffer>:$results);
  let format = "$results attr-dict (`:` type($results)^)?";
  let stored = Itself;
}

def IfOp : Shlo_Op<"if", [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">]> {
  let sentence = "Runs one of two regions, depending on a condition.";
  let lengths = [Length<"yields(true_branch)", ["results"]>];
  let bodies = [Body<"true_branch", (takes), (yields SameValue:$results)>,
                Body<"false_branch", (takes), (yields SameValue:$results)>];
  let arguments = (ins PredTensor:$pred);
  let results = (outs Variadic<AxisDataOrToken>);
  let regions = (region SizedRegion<1>:$true_branch, SizedRegion<1>:$false_branch);
  let lastConstraint = 3;
  let evaluator = Lowering<"lowerIf">;
}

def CaseOp : Shlo_Op<"case", [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">]> {
  let lengths = [Length<"1..", ["branches"]>, Length<"yields(branches)", ["results"]>];
  let bodies = [Body<"branches", (takes), (yields SameValue:$results)>];
  let sentence = "Runs the region with the number index; the last one if there is no such region.";
  let arguments = (ins I32RankedTensor:$index);
  let results = (outs Variadic<AxisDataOrToken>);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let lastConstraint = 4;
  let evaluator = ProgramOp<"lowerCase">;
}

def WhileOp : Shlo_Op<"while", [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let sentence = "Runs a body again and again on its own results, as long as a condition holds.";
  let lengths = [Length<"any", ["operand"]>, Length<"length(operand)", ["results"]>];
  let bodies = [Body<"cond", (takes SameValue:$operand), (yields TruthValue)>,
                Body<"body", (takes SameValue:$operand), (yields SameValue:$operand)>];
  let arguments = (ins Variadic<AxisDataTokenOrBuffer>:$operand);
  let results = (outs Variadic<AxisDataTokenOrBuffer>);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1; // its assembly format relies on it
  let lastConstraint = 3;
  let speculation = NotSpeculated;
  let evaluator = ProgramOp<"lowerWhile">;
}

//===- Calls ------------------------------------------------------------------------------------------------------===//

def CompositeOp : Shlo_Op<"composite"> {
  let sentence = "Stands for a named computation, which a function of the module defines.";
  let lengths = [Length<"any", ["inputs", "composite_regions"]>,
                 Length<"returns(decomposition)", ["result_types", "results"]>];
  let bodies = [Body<"composite_regions", (takes AnyValues), (yields AnyValues)>];
  let arguments = (ins Variadic<AxisDataTokenOrTuple>:$inputs, StrAttr:$name,
                       DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes,
                       FlatSymbolRefAttr:$decomposition, DefaultValuedOptionalAttr<I32Attr, "0">:$version);
  let results = (outs Variadic<AxisDataTokenOrTuple>);
  let resultTypes = RefinedTypes;
  let regions = (region VariadicRegion<AnyRegion>:$composite_regions);
  let format = FunctionalTypeFormat<"$name $inputs (` ` `(` $composite_regions^ `)`)?">.format;
  let since = "0.19.0";
  let history = [AddRegions<"1.14.0">];
  let wire = [Wire<"composite_attributes", Plain, EmptyDictionary>, Wire<"version", Plain, ZeroI64>];
  let lastConstraint = 4;
  let stored = Itself;
  let evaluator = Lowering<"lowerComposite">;
  let older = ["expandComposite"];
}

def CustomCallOp : Shlo_Op<"custom_call"> {
  let sentence = "Calls a function that is defined outside the program.";
  let lengths = [Length<"any", ["inputs", "called_computations", "output_operand_aliases", "result_tilings",
                                "result_types", "result_layouts"]>,
                 Length<"length(inputs)", ["operand_layouts"]>, Length<"length(result_types)", ["results"]>];
  let arguments = (ins
    Variadic<CustomCallValue>:$inputs, StrAttr:$call_target_name, FalseByDefault:$has_side_effect,
    OptionalAttr<BackendConfig>:$backend_config,
    DefaultValuedOptionalAttr<Shlo_CustomCallApiVersion, !cast<string>(OriginalApiVersion.value)>:$api_version,
    DefaultValuedOptionalAttr<Symbols, "{}">:$called_computations,
    OptionalAttr<Layouts>:$operand_layouts, OptionalAttr<Layouts>:$result_layouts,
    DefaultValuedOptionalAttr<OutputOperandAliases, "{}">:$output_operand_aliases,
    OptionalAttr<Tilings>:$result_tilings);
  let results = (outs Variadic<CustomCallValue>);
  let resultTypes = DeclaredTypes;
  let format = FunctionalTypeFormat<"custom<Target>($call_target_name) `(` $inputs `)`">.format;
  let history = [AddAttributes<"1.18.0", ["result_tilings"]>];
  let rules = [Rule<"1.3.0", "hasDictionaryConfig", "a dictionary as backend_config">,
               Rule<"1.3.0", "usesTypedFfi", "API_VERSION_TYPED_FFI">, Rule<"1.17.0", "takesFuture", "a future input">];
  let wire = [Wire<"has_side_effect", Plain, False>, Wire<"backend_config", Plain, NoBackendConfig>,
              Wire<"api_version", ApiVersion, OriginalApi>, Wire<"called_computations", SymbolArray, EmptyArray>,
              Wire<"operand_layouts", Plain, BothLayoutsEmpty>, Wire<"result_layouts", Plain, BothLayoutsEmpty>,
              Wire<"output_operand_aliases", Plain, EmptyArray>, Wire<"result_tilings", Plain, EmptyArray>];
  let evaluator = Lowering<"lowerCustomCall">;
}

def AsyncStartOp : Shlo_Op<"async_start", [SingleBlockImplicitTerminator<"ReturnOp">, IsolatedFromAbove]> {
  let sentence = "Starts the op in its body without waiting for its results.";
  let lengths = [Length<"any", ["operands"]>];
  let bodies = [Body<"body", (takes SameValue:$operands), (yields MembersValue:$result)>];
  let arguments = (ins Variadic<DataTensor>:$operands);
  let results = (outs Shlo_FutureType);
  let regions = (region SizedRegion<1>:$body);
  let since = "1.15.0";
  let lastConstraint = 4;
  let evaluator = Lowering<"lowerAsyncStart">;
  let older = ["expandAsync"];
}

def AsyncDoneOp : Shlo_Op<"async_done"> {
  let sentence = "Waits for an op that async_start has started, and gives its results.";
  let arguments = (ins Shlo_FutureType:$operand);
  let results = (outs DataTensor);
  let since = "1.15.0";
  let lastConstraint = 1;
  let evaluator = Lowering<"lowerAsyncDone">;
}

//===- Structure --------------------------------------------------------------------------------------------------===//

def OptimizationBarrierOp : Shlo_Op<"optimization_barrier", [Pure]> {
  let sentence = "Passes its operands on, and keeps optimizations from moving ops across it.";
  let lengths = [Length<"any", ["operand"]>, Length<"length(operand)", ["result"]>];
  let extents = "operandExtents";
  let padding = "padFreely";
  let arguments = (ins Variadic<DataOrToken>:$operand);
  let results = (outs Variadic<DataOrToken>:$result);
  let format = [{
    attr-dict ($operand^ `:` custom<TypesOfPairs>(type($operand), type($result))):(`(` `)`)?
  }];
  let lastConstraint = 1;
  let evaluator = Lowering<"lowerOptimizationBarrier">;
}

def TupleOp : Shlo_Op<"tuple", [Pure]> {
  let sentence = "Makes a tuple of values.";
  let lengths = [Length<"any", ["val"]>];
  let arguments = (ins Variadic<AxisDataTokenTupleOrBuffer>:$val);
  let results = (outs DataTuple:$result);
  let format = "$val attr-dict `:` custom<TypeOfTuple>(type($val), type($result))";
  let lastConstraint = 1;
  let evaluator = Lowering<"lowerTuple">;
}

def GetTupleElementOp : Shlo_Op<"get_tuple_element", [Pure]> {
  let sentence = "Takes one member of a tuple.";
  let arguments = (ins DataTuple:$operand, I32Attr:$index);
  let results = (outs AxisDataTokenTupleOrBuffer);
  let format = FunctionalTypeFormat<"$operand `[` $index `]`">.format;
  let lastConstraint = 2;
  let evaluator = Lowering<"lowerGetTupleElement">;
}

#endif
