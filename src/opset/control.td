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
  let arguments = (ins Variadic<AxisDataTokenTupleOrBuffer>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}

def IfOp : Shlo_Op<"if", [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">]> {
  let arguments = (ins PredTensor:$pred);
  let results = (outs Variadic<AxisDataOrToken>);
  let regions = (region SizedRegion<1>:$true_branch, SizedRegion<1>:$false_branch);
  let lastConstraint = 3;
  let evaluator = Lowering<"lowerIf">;
}

def CaseOp : Shlo_Op<"case", [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">]> {
  let arguments = (ins I32RankedTensor:$index);
  let results = (outs Variadic<AxisDataOrToken>);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let lastConstraint = 4;
  let evaluator = ProgramOp<"lowerCase">;
}

def WhileOp : Shlo_Op<"while", [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let arguments = (ins Variadic<AxisDataTokenOrBuffer>:$operand);
  let results = (outs Variadic<AxisDataTokenOrBuffer>);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1; // its assembly format relies on it
  let lastConstraint = 3;
  let evaluator = ProgramOp<"lowerWhile">;
}

//===- Calls ------------------------------------------------------------------------------------------------------===//

def CompositeOp : Shlo_Op<"composite"> {
  let arguments = (ins Variadic<AxisDataTokenOrTuple>:$inputs, StrAttr:$name,
                       DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes,
                       FlatSymbolRefAttr:$decomposition, DefaultValuedOptionalAttr<I32Attr, "0">:$version);
  let results = (outs Variadic<AxisDataTokenOrTuple>);
  let resultTypes = RefinedTypes;
  let regions = (region VariadicRegion<AnyRegion>:$composite_regions);
  let assemblyFormat = FunctionalTypeFormat<"$name $inputs (` ` `(` $composite_regions^ `)`)?">.format;
  let since = "0.19.0";
  let history = [AddRegions<"1.14.0">];
  let wire = [Wire<"composite_attributes", Plain, EmptyDictionary>, Wire<"version", Plain, ZeroI64>];
  let lastConstraint = 4;
  let evaluator = Lowering<"lowerComposite">;
}

def CustomCallOp : Shlo_Op<"custom_call"> {
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
  let assemblyFormat = FunctionalTypeFormat<"custom<Target>($call_target_name) `(` $inputs `)`">.format;
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
  let arguments = (ins Variadic<DataTensor>:$operands);
  let results = (outs Shlo_FutureType);
  let regions = (region SizedRegion<1>:$body);
  let since = "1.15.0";
  let lastConstraint = 4;
  let evaluator = Lowering<"lowerAsyncStart">;
}

def AsyncDoneOp : Shlo_Op<"async_done"> {
  let arguments = (ins Shlo_FutureType:$operand);
  let results = (outs DataTensor);
  let since = "1.15.0";
  let lastConstraint = 1;
  let evaluator = Lowering<"lowerAsyncDone">;
}

//===- Structure --------------------------------------------------------------------------------------------------===//

def OptimizationBarrierOp : Shlo_Op<"optimization_barrier", [Pure]> {
  let extents = "operandExtents";
  let arguments = (ins Variadic<DataOrToken>:$operand);
  let results = (outs Variadic<DataOrToken>:$result);
  let assemblyFormat = [{
    attr-dict ($operand^ `:` custom<TypesOfPairs>(type($operand), type($result))):(`(` `)`)?
  }];
  let lastConstraint = 1;
  let evaluator = Lowering<"lowerOptimizationBarrier">;
}

def TupleOp : Shlo_Op<"tuple", [Pure]> {
  let arguments = (ins Variadic<AxisDataTokenTupleOrBuffer>:$val);
  let results = (outs DataTuple:$result);
  let assemblyFormat = "$val attr-dict `:` custom<TypeOfTuple>(type($val), type($result))";
  let lastConstraint = 1;
  let evaluator = Lowering<"lowerTuple">;
}

def GetTupleElementOp : Shlo_Op<"get_tuple_element", [Pure]> {
  let arguments = (ins DataTuple:$operand, I32Attr:$index);
  let results = (outs AxisDataTokenTupleOrBuffer);
  let assemblyFormat = FunctionalTypeFormat<"$operand `[` $index `]`">.format;
  let lastConstraint = 2;
  let evaluator = Lowering<"lowerGetTupleElement">;
}

#endif
