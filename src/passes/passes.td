//===- passes.td - one record per pass and pipeline ---------------------------------------------------------------===//
// A pass is stated here once. opset-tblgen makes of it the structures of its options, the registry, docs/pass-list.md
// and docs/passes.json. docs/adding-a-pass.md says how to add one.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

include "pass.td"

//===- CHLO -------------------------------------------------------------------------------------------------------===//

def ChloLegalizeToStablehlo
    : Pass<"chlo-legalize-to-stablehlo", OnFunction, WithinBound, "decomposeChloOps",
           "Decomposes the ops of CHLO into ops of StableHLO."> {
  let otherNames = ["decompose-chlo"];
  let applies = "hasChloOps";
}

def ChloRecompose
    : Pass<"chlo-recompose", OnAny, WithinBound, "recomposeChlo",
           "Makes ops of CHLO of the composites and custom calls that stand for them."> {
  let otherNames = ["stablehlo-ext-chlo-recompose-ops"];
  let description = "Artifacts have no ops of CHLO. Exporters write composites such as \"chlo.top_k\" or custom calls "
                    "such as @mhlo.topk instead. What does not verify as the op stays as it is.";
  let applies = "hasRecomposable";
}

//===- Sharding ---------------------------------------------------------------------------------------------------===//

def RemoveSharding : Pass<"remove-sharding", OnModule, SameBits, "removeShardings",
                          "Removes sharding: the program runs whole on one device."> {
  let applies = "hasAnySharding";
}

//===- Shapes -----------------------------------------------------------------------------------------------------===//

def Inline : Pass<"inline", OnModule, SameBits, "inlineCalls",
                  "Replaces calls with the bodies of the functions, and erases private functions that nothing uses."> {
  let description = "Each function is canonicalized, as MLIR's pass does by default.";
}

def PadBoundedDimensions
    : Pass<"pad-bounded-dimensions", OnModule, OtherProgram, "padBoundedDimensions",
           "Makes bounds of dimensions extents. The extents of a run are arguments and results of their own."> {
  let description = [{
Behind its other arguments, a function gets one tensor<i32> for each bounded dimension of them, in their order; likewise
results. As many elements of a tensor count along the dimension. What is behind them can be anything, in arguments
and in results: ops that would mix it with other elements get it masked. An extent greater than its bound is not
noticed. An op that cannot be padded is an error.}];
  let applies = "hasBoundedDimensions";
}

def SymbolDce : Pass<"symbol-dce", OnModule, SameBits, "eraseDeadSymbols",
                     "Erases private functions and other symbols that nothing refers to."> {
  let applies = "hasPrivateSymbols";
}

def RefineArguments : Pass<"stablehlo-refine-arguments", OnModule, OtherProgram, "refineArgumentTypes",
                           "Gives the arguments of the main function more static types."> {
  let options = [Option<"types", "types", Texts, "{}", "The type of each argument, one after the other.">];
}

def RefineShapes : Pass<"stablehlo-refine-shapes", OnModule, OtherProgram, "refineShapes",
                        "Makes types static, from the arguments of the main function on, and folds what computes "
                        "shapes."> {
  let description = "Functions are refined in the order of calls, each for one signature. Constants that are leading "
                    "arguments of a call become constants of the function.";
}

def CanonicalizeDynamism : Pass<"stablehlo-canonicalize-dynamism", OnFunction, SameBits, "canonicalizeDynamism",
                                "Replaces ops with computed shapes with their static forms where these shapes are "
                                "constants.">;

def CheckShapeAssertions : Pass<"stablehlo-check-shape-assertions", OnFunction, SameBits, "checkShapeAssertions",
                                "Evaluates the custom calls shape_assertion, and erases those that hold."> {
  let options = [Option<"enable-shape-assertions", "enableShapeAssertions", Flag, "true",
                        "Whether an assertion that does not hold is an error.">];
  let applies = "hasShapeAssertions";
}

def ShapeLegalizeToStablehlo
    : Pass<"shape-legalize-to-stablehlo", OnAny, SameBits, "legalizeShapeToStablehlo",
           "Computes shapes with ops of StableHLO instead of arith, shape and tensor."> {
  let description = "The ops of those dialects are known only if a parse option asks for them.";
  let applies = "hasShapeOps";
}

//===- Folding and simplification ---------------------------------------------------------------------------------===//

def Canonicalize : Pass<"canonicalize", OnAny, SameBits, "canonicalize",
                        "Puts constants at the heads of functions, each once, and drops what nothing needs."> {
  let description = "MLIR's pass of that name, as it is for StableHLO: a `case` with a constant index becomes its branch.";
  let options = [Option<"test-convergence", "testConvergence", Flag, "false", "Accepted: the pass always converges.">];
  let applies = "isNotCanonical";
}

def Cse : Pass<"cse", OnAny, SameBits, "eliminateCommonSubexpressions",
               "Replaces ops without effects by equal ones before them, and drops those without uses."> {
  let applies = "hasCommonSubexpressions";
  let idempotent = 0; // what becomes dead by a dead op after it goes with the next run
}

class Optimizing<string name, Keeps keeps, string function, string summary>
    : Pass<name, OnAny, keeps, function, summary> {
  let options = [
    Option<"fold-op-element-limit", "elementLimit", Number, "65536",
           "The most elements of a result, or an operand, of what is folded, unless all its elements are alike.">,
    Option<"optimize-float", "optimizeFloat", Flag, "true",
           "Computes floats when folding, and takes a float plus zero for that float. False: floats keep their bits.">,
    Option<"assume-no-undeclared-side-effects", "assumePure", Flag, "false",
           "Ops that say nothing about side effects, such as calls, have none.">];
}

def Folder : Optimizing<"stablehlo-aggressive-folder", SameBits, "foldConstants",
                        "Computes what depends on constants."> {
  let description = [{
What is folded has the bits that a run would give, because the executor computes it. Left to a run are infinities and
NaN that functions give for finite operands, divisions by an integer 0, and floats that have no integer.}];
}

def Simplification : Optimizing<"stablehlo-aggressive-simplification", WithinBound, "simplify",
                                "Replaces ops by fewer or simpler ones."> {
  let description = [{
Infinities and NaN are respected, so `x * 0` stays. The sign of zero is not, because `x + 0` is 0 and not -0 for an x
of -0: with `optimize-float=false` it stays, and all results keep their bits. Constants are folded where only ops that
compute or move elements use the result.}];
}

def TargetIndependentOptimization
    : Optimizing<"stablehlo-target-independent-optimization", WithinBound, "optimizeProgram",
                 "Folds and simplifies until neither finds anything.">;

//===- Rewrites of composites, types, versions, locations ---------------------------------------------------------===//

def LegalizeCompositeToCall
    : Pass<"stablehlo-legalize-composite-to-call", OnFunction, SameBits, "replaceCompositesWithCalls",
           "Replaces composites with calls of their decompositions."> {
  let options = [Option<"except", "except", Texts, "{}", "the names of composites that stay">];
  let applies = "hasComposites";
}

def WrapInComposite : Pass<"stablehlo-wrap-in-composite", OnModule, SameBits, "wrapInComposites",
                           "Moves ops into functions, and puts composites in their places."> {
  let description = "Constants are made unique, and ops without use erased, as by the reference.";
  let options = [Option<"op-names", "opNames", Texts, "{}", "the names of the ops">,
                 Option<"version", "version", Number, "0", "the version of the composites">];
  let idempotent = 0;
}

def OutlineComposite : Pass<"outline-composite", OnModule, SameBits, "outlineComposites",
                            "Makes composites of what exporters of PyTorch mark with custom calls."> {
  let description = "A mark is a custom call whose backend_config is JSON: name, pos, id, is_input and attr.";
  let options = [Option<"targets", "targets", Texts, "{}",
                        "the targets of such calls; by default xla_mark_tensor and mark_tensor">];
  let applies = "hasCustomCalls";
}

def LegalizeDeprecatedOps : Pass<"stablehlo-legalize-deprecated-ops", OnFunction, SameBits, "replaceDeprecatedOps",
                                 "Replaces deprecated ops."> {
  let options = [Option<"fail-on-unused", "failOnUnused", Flag, "true",
                        "fail where a deprecated op has no replacement, such as map and rng">];
  let applies = "hasDeprecatedOps";
}

def CompatibilityExpander
    : Pass<"stablehlo-compatibility-expander", OnModule, WithinBound, "expandForTarget",
           "Expresses what a target version lacks in the ops that it has."> {
  let description = "Batching dimensions of gathers and scatters, tan, groups of mesh axes, ranges as locations, "
                    "several operands of collectives, reductions into another element type, composites, async ops "
                    "and weak orders. Writing an artifact names what has no such expression. Constants are made "
                    "unique, and ops without use erased, as by the reference.";
  let options = [Option<"target", "target", Text, "\"\"", "the version: 1.0.0">];
}

class Crossing<string name, string function, string sentence>
    : Pass<name, OnModule, OtherProgram, function, sentence> {
  let takes = AnyModules;
  let replaces = 1;
}

def LegalizeToVhlo : Crossing<"stablehlo-legalize-to-vhlo", "legalizeToVersioned",
                              "Replaces the ops of a program with the newest versioned ops, as an artifact has them."> {
  let description = "Other passes but those for locations need vhlo-legalize-to-stablehlo first. A module that has "
                    "versioned ops at the end of a pipeline can be printed and walked, and is written as it stands.";
  let options = [Option<"allow-other-dialects", "allowOthers", Flag, "false",
                        "keep ops of other dialects, instead of failing at them">];
}

def VhloToVersion : Crossing<"vhlo-to-version", "retarget", "Replaces versioned ops with those of a version."> {
  let description = "What blocks the version is named op by op, as when writing an artifact.";
  let options = [Option<"target", "target", Text, "\"\"", "the version: 1.9.0, or current">];
}

def VhloLegalizeToStablehlo : Crossing<"vhlo-legalize-to-stablehlo", "legalizeToProgram",
                                       "Replaces versioned ops of any version with the ops of a program.">;

def ConvertToSignless : Pass<"stablehlo-convert-to-signless", OnModule, OtherProgram, "makeSignless",
                             "Replaces signed and unsigned integers with integers that do not say."> {
  let description = "Ops keep their names, so what depends on the sign is for the reader of the program to know.";
  let applies = "hasSignedTypes";
}

def InstrumentWithProbe : Pass<"interpreter-instrument-with-probe", OnModule, SameBits, "instrumentWithProbes",
                               "Puts an op interpreter.probe after each op that has tensors as results."> {
  let options = [Option<"useDebugInfo", "useDebugInfo", Flag, "false",
                        "the name of an op's location is a part of the probe's">];
  let idempotent = 0;
}

def FlattenTuple : Pass<"flatten-tuple", OnModule, OtherProgram, "flattenTuples",
                        "Replaces tuples with their elements."> {
  let description = "Functions, calls and composites take and give the elements, and so do custom calls without "
                    "layouts and aliases. Other ops keep their tuples.";
  let applies = "hasTuples";
}

def SinkConstants : Pass<"sink-constants-to-control-flow", OnFunction, SameBits, "sinkConstants",
                         "Copies constants into the branches and loops that use them."> {
  let applies = "hasControlFlow";
}

def ReconcileUnrealizedCasts : Pass<"reconcile-unrealized-casts", OnAny, SameBits, "reconcileUnrealizedCasts",
                                    "Removes chains of builtin.unrealized_conversion_cast that lead back to a type."> {
  let applies = "hasCasts";
}

def SanitizeDiscardableAttributes
    : Pass<"sanitize-discardable-attributes", OnAny, SameBits, "sanitizeDiscardableAttributes",
           "Drops the attributes of other dialects from ops, arguments and results."> {
  let options = [Option<"keep", "keep", Texts, "{}", "dialects, or names of attributes, that stay">];
  let applies = "hasForeignAttributes";
}

def ApplyOtherDialects : Pass<"apply-other-dialects", OnModule, SameBits, "applyOtherDialects",
                              "Keeps, strips or rejects attributes and ops of other dialects."> {
  let options = [Option<"policy", "policy", Text, "\"strip\"", "keep, strip or reject">];
}

def StripDebugInfo
    : Pass<"strip-debuginfo", OnAny, SameBits, "stripLocations", "Makes the location of each op and argument unknown."> {
  let takes = AnyModules;
}

def SnapshotOpLocations : Pass<"snapshot-op-locations", OnModule, SameBits, "snapshotLocations",
                               "Gives each op its place in the text of the program as location."> {
  let description = "No file is written: print the program to have the text.";
  let options = [Option<"filename", "filename", Text, "\"\"", "the name of the file in the locations">,
                 Option<"tag", "tag", Text, "\"\"", "the name of the new location, which is added to the old one">,
                 Option<"print-op-generic", "printOpGeneric", Flag, "false", "the text is in generic form">];
  let idempotent = 0;
}

def CollapseLocations : Pass<"collapse-locations", OnAny, SameBits, "collapseLocations",
                             "Makes each location its first position in a file; otherwise its first name."> {
  let takes = AnyModules;
}

def NameOnlyLocations : Pass<"name-only-locations", OnAny, SameBits, "keepNamesOfLocations",
                             "Makes each location its first name, without positions in files."> {
  let takes = AnyModules;
}

def PrefixLocations : Pass<"prefix-locations", OnAny, SameBits, "prefixLocations",
                           "Replaces the beginning of names of files in locations."> {
  let options = [Option<"from", "from", Text, "\"\"", "the beginning that such names have">,
                 Option<"to", "to", Text, "\"\"", "what takes its place">];
  let takes = AnyModules;
  let idempotent = 0;
}

//===- Quantization -----------------------------------------------------------------------------------------------===//

def LegalizeQuantToMath
    : Pass<"stablehlo-legalize-quant-to-math", OnAny, OtherProgram, "legalizeQuantToMath",
           "Computes with the stored integers of quantized elements, which do not occur any more."> {
  let otherNames = ["stablehlo-legalize-quant-to-int"];
  let description = "Products, convolutions, sums and ops that move elements become ops on integers where the records "
                    "of the ops say how; other ops compute with the expressed floats. Arguments and results of "
                    "functions become integers.";
  let applies = "hasQuantizedElements";
}

def LegalizeQuantizedOpToQdq
    : Pass<"stablehlo-legalize-quantized-op-to-qdq", OnAny, SameBits, "legalizeQuantizedOpToQdq",
           "Dequantizes operands before ops that compute with them, and quantizes the results."> {
  let applies = "hasQuantizedElements";
}

def LegalizeQdqToQuantizedOp
    : Pass<"stablehlo-legalize-qdq-to-quantized-op", OnAny, SameBits, "legalizeQdqToQuantizedOp",
           "Makes an op on quantized elements of dequantize, op and quantize."> {
  let applies = "hasQuantizedElements";
}

//===- Complex numbers --------------------------------------------------------------------------------------------===//

def ComplexMathExpander
    : Pass<"stablehlo-complex-math-expander", OnAny, WithinBound, "expandComplexMath",
           "Computes functions of complex numbers with functions of their parts.">;

//===- Pipelines --------------------------------------------------------------------------------------------------===//

def Optimize : Pipeline<"optimize",
                        "inline,symbol-dce,stablehlo-target-independent-optimization{optimize-float=false},"
                        "canonicalize,cse,symbol-dce",
                        "Makes a program small, and keeps the bits of its results.">;

def ChloPreSerialization
    : Pipeline<"chlo-pre-serialization-pipeline",
               "stablehlo-wrap-in-composite{op-names=chlo.erf,chlo.ragged_dot,chlo.top_k version=1},"
               "func.func(chlo-legalize-to-stablehlo)",
               "Decomposes CHLO, as artifacts need it; ops that consumers look for are composites.">;

def Deserialize : Pipeline<"stablehlo-deserialize", "vhlo-legalize-to-stablehlo",
                           "Replaces versioned ops of any version with the ops of a program.">;

//===- The reference's test tools ---------------------------------------------------------------------------------===//

def ToolOpsToCalls : Pass<"tool-ops-to-calls", OnModule, SameBits, "callToolOps",
                          "Replaces the ops of check and interpreter with custom calls of the same names."> {
  let description = [{
A plan can run the result with functions of the host for these calls, as `stablehlo-translate --interpret` does. What the
op states stands in `backend_config`. A call `interpreter.run_parallel` names one function for all processes of the grid,
whose operands and results are no tokens.
  }];
  let testOnly = 1;
}

def HloTestInfer : Pass<"hlo-test-infer", OnFunction, OtherProgram, "answerInferenceQuestions",
                        "Answers the questions of the reference's tests for the types that are inferred."> {
  let testOnly = 1;
}

def HloTestBroadcast : Pass<"hlo-test-broadcast", OnFunction, OtherProgram, "answerBroadcastQuestions",
                            "Answers the questions of the reference's tests for operands of one shape."> {
  let testOnly = 1;
}

def HloTestSpeculatability : Pass<"hlo-test-speculatability", OnFunction, OtherProgram, "answerSpeculationQuestions",
                                  "Answers the questions of the reference's tests for ops that may run early."> {
  let testOnly = 1;
}
