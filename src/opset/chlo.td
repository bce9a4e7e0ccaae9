//===- chlo.td - the client dialect: ops that are decomposed into StableHLO ---------------------------------------===//
// CHLO has no versions and no form on the wire: its ops are decomposed (src/passes/chlo.h) before a program is stored
// or run, except that plans keep those that have a kernel. Its rules have no labels.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_CHLO
#define SHLO_OPSET_CHLO

include "base.td"
include "types.td"
include "attrs.td"
include "elementwise.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

def Chlo_Dialect : Dialect {
  let name = "chlo";
  let cppNamespace = "::shlo::ir::chlo";
  let extraClassDeclaration = "void registerAttributes();";
  let useDefaultAttributePrinterParser = 1;
  let usePropertiesForAttributes = 1;
}

//===- How ops become StableHLO -----------------------------------------------------------------------------------===//

class Decomposition;
// Decomposed by the C++ function of that name in src/passes.
class Decomposed<string name> : Decomposition { string function = name; }
// The op of that name, of StableHLO or CHLO, on operands that are broadcast to one shape.
class BroadcastOf<string name> : Decomposition { string op = name; }

class Chlo_Op<string mnemonic, Decomposition how, list<Trait> traits = []>
    : Op<Chlo_Dialect, mnemonic, !listconcat([NoMemoryEffect], traits)>, Built<"CHLO"> {
  Decomposition decomposition = how;
  string target = ""; // custom calls of this target mean the op
  // The element function that computes the op in plans, for the element types that it has a kernel for. For others, and
  // in stored programs, the op is decomposed.
  Evaluator evaluator = NotRun;
#ifdef SHLO_MLIR_FORMATS
  let assemblyFormat = !if(!empty(format), ?, format);
#endif
}

//===- Attributes -------------------------------------------------------------------------------------------------===//

// The numbers are those of StableHLO's enums.
class Chlo_EnumAttr<EnumInfo info, string name> : EnumAttr<Chlo_Dialect, info, name> {
  let constBuilderCall = Chlo_Dialect.cppNamespace # "::" # cppClassName # "::get($_builder.getContext(), $0)";
}
def Chlo_ComparisonDirectionAttr : Chlo_EnumAttr<Shlo_ComparisonDirection, "comparison_direction">;
def Chlo_ComparisonTypeAttr : Chlo_EnumAttr<Shlo_ComparisonType, "comparison_type">;
def Chlo_PrecisionAttr : Chlo_EnumAttr<Shlo_Precision, "precision">;
def Chlo_PrecisionConfig : TypedArrayAttrBase<Chlo_PrecisionAttr, "list of precisions">;

def Chlo_RaggedDotDimensionNumbersAttr : AttrDef<Chlo_Dialect, "RaggedDotDimensionNumbers"> {
  let mnemonic = "ragged_dot";
  let parameters = (ins Dims:$lhs_batching_dimensions, Dims:$rhs_batching_dimensions,
                        Dims:$lhs_contracting_dimensions, Dims:$rhs_contracting_dimensions,
                        Dims:$lhs_ragged_dimensions, Dims:$rhs_group_dimensions);
  let assemblyFormat = "`<` struct(params) `>`";
}

//===- Functions of one or two numbers ----------------------------------------------------------------------------===//

class FunctionOp<string mnemonic, Decomposition how, Type operandType, Type resultType = operandType,
                 list<Trait> traits = [SameTypes]> : Chlo_Op<mnemonic, how, traits> {
  let extents = "operandExtents";
  let padding = "padAlike";
  let arguments = (ins operandType:$operand);
  let results = (outs resultType:$result);
  let format = "$operand attr-dict `:` type($operand) `->` type($result)";
  let folding = FoldedFinite;
}
class FloatFunctionOp<string mnemonic, string how> : FunctionOp<mnemonic, Decomposed<how>, FloatTensor> {
  let evaluator = Transcendental<1>;
}
class ComplexFunctionOp<string mnemonic, string how> : FunctionOp<mnemonic, Decomposed<how>, FloatOrComplexTensor> {
  let evaluator = Transcendental<1>;
}
// Decomposed into a few exact ops, or into an op of StableHLO.
class SimpleFunctionOp<string mnemonic, string how> : FunctionOp<mnemonic, Decomposed<how>, FloatOrComplexTensor>;
class FloatPredicateOp<string mnemonic, string how>
    : FunctionOp<mnemonic, Decomposed<how>, FloatTensor, PredTensor, []>;
class FloatPairFunctionOp<string mnemonic, string how, string first, string second>
    : Chlo_Op<mnemonic, Decomposed<how>, [SameTypes]> {
  let extents = "operandExtents";
  let padding = "padAlike";
  let arguments = !dag(ins, [FloatTensor, FloatTensor], [first, second]);
  let results = (outs FloatTensor:$result);
  let format = "$" # first # " `,` $" # second #
                       " attr-dict `:` type($" # first # ") `,` type($" # second # ") `->` type(results)";
}

def Chlo_AsinAcosKernelOp : FunctionOp<"_asin_acos_kernel", Decomposed<"asinAcosKernel">, ComplexTensor> {
  let isInternal = 1;
  let sentence = "Computes the part that acos and asin of complex numbers share.";
}
def Chlo_AcosOp : ComplexFunctionOp<"acos", "acos"> {
  let sentence = "Takes the arc cosine of each element.";
  let target = "mhlo.acos";
}
def Chlo_AcoshOp : ComplexFunctionOp<"acosh", "acosh"> {
  let sentence = "Takes the inverse hyperbolic cosine of each element.";
  let target = "mhlo.acosh";
}
def Chlo_AsinOp : ComplexFunctionOp<"asin", "asin"> {
  let sentence = "Takes the arc sine of each element.";
  let target = "mhlo.asin";
}
def Chlo_AsinhOp : ComplexFunctionOp<"asinh", "asinh"> {
  let sentence = "Takes the inverse hyperbolic sine of each element.";
  let target = "mhlo.asinh";
}
def Chlo_AtanOp : ComplexFunctionOp<"atan", "atan"> { let sentence = "Takes the arc tangent of each element."; }
def Chlo_AtanhOp : ComplexFunctionOp<"atanh", "atanh"> {
  let sentence = "Takes the inverse hyperbolic tangent of each element.";
  let target = "mhlo.atanh";
}
def Chlo_CoshOp : ComplexFunctionOp<"cosh", "cosh"> {
  let sentence = "Takes the hyperbolic cosine of each element.";
  let target = "mhlo.cosh";
}
def Chlo_SinhOp : ComplexFunctionOp<"sinh", "sinh"> {
  let sentence = "Takes the hyperbolic sine of each element.";
  let target = "mhlo.sinh";
}
def Chlo_TanOp : SimpleFunctionOp<"tan", "tan"> {
  let sentence = "Takes the tangent of each element.";
  let target = "mhlo.tan";
}
def Chlo_SquareOp : SimpleFunctionOp<"square", "square"> { let sentence = "Multiplies each element with itself."; }
def Chlo_ConjOp : SimpleFunctionOp<"conj", "conj"> { let sentence = "Negates the imaginary part of each element."; }

def Chlo_BesselI1eOp : ComplexFunctionOp<"bessel_i1e", "besselI1e"> {
  let sentence = "Takes the modified Bessel function of order 1 of each element x, scaled by exp(-|x|).";
}
def Chlo_DigammaOp : FloatFunctionOp<"digamma", "digamma"> {
  let sentence = "Takes the derivative of the logarithm of the gamma function at each element.";
}
def Chlo_ErfOp : FloatFunctionOp<"erf", "erf"> {
  let sentence = "Takes the error function of each element.";
  let target = "mhlo.erf";
}
def Chlo_ErfInvOp : FloatFunctionOp<"erf_inv", "erfInv"> {
  let sentence = "Takes the inverse of the error function of each element.";
}
def Chlo_ErfcOp : FloatFunctionOp<"erfc", "erfc"> {
  let sentence = "Takes one minus the error function of each element, without cancellation.";
}
def Chlo_LgammaOp : FloatFunctionOp<"lgamma", "lgamma"> {
  let sentence = "Takes the logarithm of the absolute value of the gamma function of each element.";
}
def Chlo_PolygammaOp : FloatPairFunctionOp<"polygamma", "polygamma", "n", "x"> {
  let evaluator = Transcendental<2>;
  let sentence = "Takes the n-th derivative of the digamma function at each element of x.";
}
def Chlo_ZetaOp : FloatPairFunctionOp<"zeta", "zeta", "x", "q"> {
  let evaluator = Transcendental<2>;
  let sentence = "Takes the Hurwitz zeta function of each pair of elements of x and q.";
}

def Chlo_IsInfOp : FloatPredicateOp<"is_inf", "isInf"> {
  let sentence = "Tells for each element whether it is infinite.";
}
def Chlo_IsNegInfOp : FloatPredicateOp<"is_neg_inf", "isNegInf"> {
  let sentence = "Tells for each element whether it is negative infinity.";
}
def Chlo_IsPosInfOp : FloatPredicateOp<"is_pos_inf", "isPosInf"> {
  let sentence = "Tells for each element whether it is positive infinity.";
}
def Chlo_NextAfterOp : FloatPairFunctionOp<"next_after", "nextAfter", "x", "y"> {
  let sentence = "Gives for each element of x the next float in the direction of y.";
}

def Chlo_MulhiOp : Chlo_Op<"mulhi", Decomposed<"mulhi">, [Commutative, SameTypes]> {
  let sentence = "Multiplies integers and keeps the upper half of the bits of each product.";
  let target = "mhlo.mulhi";
  let extents = "operandExtents";
  let padding = "padAlike";
  let arguments = (ins IntTensor:$lhs, IntTensor:$rhs);
  let results = (outs IntTensor:$result);
  let format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
}

//===- Constants --------------------------------------------------------------------------------------------------===//

def Chlo_ConstantOp : Chlo_Op<"constant", Decomposed<"constant">, [ConstantLike]> {
  let sentence = "Makes a constant tensor.";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs StaticTensor<dataElements>:$output);
  let format = "attr-dict custom<TypedValue>($value, type($output))";
}

def Chlo_ConstantLikeOp : Chlo_Op<"constant_like", Decomposed<"constantLike">> {
  let sentence = "Fills the shape of the operand with one number.";
  let extents = "operandExtents";
  let arguments = (ins AxisDataTensor:$operand, TypedAttrInterface:$value);
  let results = (outs AxisDataTensor);
}

// (operand types) -> result types
class TypesOf<list<string> operands> {
  string format = !interleave(!foreach(name, operands, "$" # name), " `,` ") # " attr-dict `:` `(` " #
                  !interleave(!foreach(name, operands, "type($" # name # ")"), " `,` ") # " `)` `->` type(results)";
}

//===- Elementwise ops that broadcast -----------------------------------------------------------------------------===//

def BroadcastDimensions : Length<"min(rank(lhs), rank(rhs))", ["broadcast_dimensions"]>;
def LastDimensions : Absent<"broadcast_dimensions",
    Absence<"The dimensions of the operand of lower rank are the last ones of the other.">>;
class Broadcasting<string op> { string sentence = "Broadcasts the operands to one shape, then applies " # op # "."; }

class BroadcastBinaryOp<string mnemonic, string op, Type operandType = AxisDataTensor,
                        Type resultType = AxisDataTensor, list<Trait> traits = []>
    : Chlo_Op<"broadcast_" # mnemonic, BroadcastOf<op>, traits> {
  let sentence = Broadcasting<op>.sentence;
  let lengths = [BroadcastDimensions];
  let absent = [LastDimensions];
  let extents = "broadcastedExtents";
  let arguments = (ins operandType:$lhs, operandType:$rhs, OptionalDims:$broadcast_dimensions);
  let results = (outs resultType);
  let format = TypesOf<["lhs", "rhs"]>.format;
}
class BroadcastCommutativeOp<string mnemonic, string op, Type operandType = AxisDataTensor>
    : BroadcastBinaryOp<mnemonic, op, operandType, AxisDataTensor, [Commutative]>;

def Chlo_BroadcastAddOp : BroadcastCommutativeOp<"add", "stablehlo.add">;
def Chlo_BroadcastAndOp : BroadcastCommutativeOp<"and", "stablehlo.and", PredOrIntTensor>;
def Chlo_BroadcastAtan2Op : BroadcastBinaryOp<"atan2", "stablehlo.atan2">;
def Chlo_BroadcastComplexOp : BroadcastBinaryOp<"complex", "stablehlo.complex", FloatTensor, ComplexTensor> {
  let narrower = [Narrower<"lhs", [RealElement]>, Narrower<"rhs", [RealElement]>];
}
def Chlo_BroadcastDivOp : BroadcastBinaryOp<"divide", "stablehlo.divide">;
def Chlo_BroadcastMaxOp : BroadcastCommutativeOp<"maximum", "stablehlo.maximum">;
def Chlo_BroadcastMinOp : BroadcastCommutativeOp<"minimum", "stablehlo.minimum">;
def Chlo_BroadcastMulOp : BroadcastCommutativeOp<"multiply", "stablehlo.multiply">;
def Chlo_BroadcastNextAfterOp : BroadcastBinaryOp<"next_after", "chlo.next_after">;
def Chlo_BroadcastOrOp : BroadcastCommutativeOp<"or", "stablehlo.or", PredOrIntTensor>;
def Chlo_BroadcastPolygammaOp : BroadcastBinaryOp<"polygamma", "chlo.polygamma">;
def Chlo_BroadcastPowOp : BroadcastBinaryOp<"power", "stablehlo.power">;
def Chlo_BroadcastRemOp : BroadcastBinaryOp<"remainder", "stablehlo.remainder">;
def Chlo_BroadcastShiftLeftOp : BroadcastBinaryOp<"shift_left", "stablehlo.shift_left">;
def Chlo_BroadcastShiftRightArithmeticOp
    : BroadcastBinaryOp<"shift_right_arithmetic", "stablehlo.shift_right_arithmetic">;
def Chlo_BroadcastShiftRightLogicalOp : BroadcastBinaryOp<"shift_right_logical", "stablehlo.shift_right_logical">;
def Chlo_BroadcastSubOp : BroadcastBinaryOp<"subtract", "stablehlo.subtract">;
def Chlo_BroadcastXorOp : BroadcastCommutativeOp<"xor", "stablehlo.xor", PredOrIntTensor>;
def Chlo_BroadcastZetaOp : BroadcastBinaryOp<"zeta", "chlo.zeta", FloatTensor, FloatTensor>;

def Chlo_BroadcastCompareOp : Chlo_Op<"broadcast_compare", BroadcastOf<"stablehlo.compare">> {
  let sentence = Broadcasting<"stablehlo.compare">.sentence;
  let lengths = [BroadcastDimensions];
  let absent = [LastDimensions, Absent<"compare_type", NoComparisonType>];
  let extents = "broadcastedExtents";
  let arguments = (ins AxisDataTensor:$lhs, AxisDataTensor:$rhs, OptionalDims:$broadcast_dimensions,
                       Chlo_ComparisonDirectionAttr:$comparison_direction,
                       OptionalAttr<Chlo_ComparisonTypeAttr>:$compare_type);
  let results = (outs PredTensor);
  let format = TypesOf<["lhs", "rhs"]>.format;
}

def Chlo_BroadcastSelectOp : Chlo_Op<"broadcast_select", BroadcastOf<"stablehlo.select">> {
  let sentence = Broadcasting<"stablehlo.select">.sentence;
  let extents = "broadcastedExtents";
  let arguments = (ins PredTensor:$pred, AxisDataTensor:$on_true, AxisDataTensor:$on_false);
  let results = (outs AxisDataTensor);
  let format = TypesOf<["pred", "on_true", "on_false"]>.format;
}

//===- Whole tensors ----------------------------------------------------------------------------------------------===//

def Chlo_RaggedDotOp : Chlo_Op<"ragged_dot", Decomposed<"raggedDot">> {
  let sentence = "Multiplies tensors along one ragged dimension, whose rows belong to groups of different sizes.";
  let lengths = [Length<"0..rank(lhs)", ["lhs_batching_dimensions", "lhs_contracting_dimensions"]>,
                 Length<"length(lhs_batching_dimensions)", ["rhs_batching_dimensions"]>,
                 Length<"length(lhs_contracting_dimensions)", ["rhs_contracting_dimensions"]>,
                 Length<"0 or 2", ["precision_config"]>, Length<"1", ["lhs_ragged_dimensions"]>,
                 Length<"0..1", ["rhs_group_dimensions"]>];
  let absent = [Absent<"precision_config", TwoDefaultPrecisions>];
  let arguments = (ins AxisDataTensor:$lhs, AxisDataTensor:$rhs, IntTensor:$group_sizes,
                       Chlo_RaggedDotDimensionNumbersAttr:$ragged_dot_dimension_numbers,
                       OptionalAttr<Chlo_PrecisionConfig>:$precision_config);
  let results = (outs AxisDataTensor:$result);
  let resultTypes = RefinedTypes;
}

def Chlo_TopKOp : Chlo_Op<"top_k", Decomposed<"topK">> {
  let sentence = "Finds the k largest elements of each row along the last dimension, and their indices.";
  let extents = "topKExtents";
  let arguments = (ins AxisDataTensor:$operand, I64Attr:$k,
                       DefaultValuedOptionalAttr<BoolAttr, "true">:$is_stable);
  let results = (outs AxisDataTensor:$values, AxisDataTensor:$indices);
  let format = "`(` $operand `,` `k` `=` $k (`,` `is_stable` `=` $is_stable^)? `)` attr-dict `:` "
                       "type($operand) `->` `(` type($values) `,` type($indices) `)`";
}

// The body takes one slice of each input along `dimension` and the carries. It returns one slice of each output and the
// next carries.
def Chlo_ScanOp : Op<Chlo_Dialect, "scan", [RecursiveMemoryEffects, IsolatedFromAbove, AttrSizedOperandSegments,
    AttrSizedResultSegments, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]>,
    Built<"CHLO"> {
  let sentence = "Applies the body to one slice after another along a dimension and hands the carries on.";
  let lengths = [Length<"any", ["inputs", "inits"]>, Length<"yields(body) - length(inits)", ["outputs"]>,
                 Length<"length(inits)", ["carries"]>];
  let bodies = [Body<"body", (takes SliceValue:$inputs, SameValue:$inits),
                     (yields SliceValue:$outputs, SameValue:$inits)>];
  let absent = [Absent<"scan_dim_size", Absence<"It is the extent of the inputs.">>,
                Absent<"is_associative", Absence<"It is not known whether the body is associative.">>];
  Decomposition decomposition = Decomposed<"scan">;
  Evaluator evaluator = NotRun;
  let arguments = (ins Variadic<AxisDataTensor>:$inputs, Variadic<AxisDataTensor>:$inits, NonNegativeI64:$dimension,
                       OptionalAttr<NonNegativeI64>:$scan_dim_size, FalseByDefault:$is_reverse,
                       OptionalAttr<BoolAttr>:$is_associative);
  let results = (outs Variadic<AxisDataTensor>:$outputs, Variadic<AxisDataTensor>:$carries);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}

#endif
