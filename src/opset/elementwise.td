//===- elementwise.td - result elements computed from the operands' elements at the same index --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_ELEMENTWISE
#define SHLO_OPSET_ELEMENTWISE

include "base.td"
include "types.td"
include "attrs.td"

//===- Shapes of ops ----------------------------------------------------------------------------------------------===//

// All operands and results have one type, except for quantization parameters. Inference needs no other rule.
def SameTypes : NativeOpTrait<"SameTypes"> { let cppNamespace = "::shlo::ir"; }

class UnaryOp<string mnemonic, Type operandType, Type resultType = operandType, list<Trait> traits = [SameTypes]>
    : Shlo_Op<mnemonic, !listconcat([NoMemoryEffect, ComputesExpressed], traits)> {
  let arguments = (ins operandType:$operand);
  let extents = "operandExtents";
  let results = (outs resultType:$result);
  let assemblyFormat = OneType<"$operand", ["operand", "result"]>.format;
  let lastConstraint = 1;
  let evaluator = Element<1>;
}

// A transcendental function. Since `accuracySince` it has the attribute result_accuracy.
class AccurateOp<string mnemonic, string accuracySince = "1.10.0"> : UnaryOp<mnemonic, FloatComplexOrQuantTensor> {
  let arguments = (ins FloatComplexOrQuantTensor:$operand, ResultAccuracy:$result_accuracy);
  let wire = [Wire<"result_accuracy", Plain, DefaultAccuracy>];
  let history = [AddAttributes<accuracySince, ["result_accuracy"]>];
}

class BinaryOp<string mnemonic, Type operandType, Type resultType = operandType, list<Trait> traits = [SameTypes]>
    : Shlo_Op<mnemonic, !listconcat([NoMemoryEffect, ComputesExpressed], traits)> {
  let arguments = (ins operandType:$lhs, operandType:$rhs);
  let extents = "operandExtents";
  let results = (outs resultType:$result);
  let assemblyFormat = OneType<"$lhs `,` $rhs", ["lhs", "rhs", "result"]>.format;
  let lastConstraint = 1;
  let evaluator = Element<2>;
}
// A commutative function that reductions may apply in any order.
class ReducingOp<string mnemonic, Identity identity, bit isIdempotent, Type operandType, Type resultType = operandType>
    : BinaryOp<mnemonic, operandType, resultType, [Commutative, SameTypes]> {
  let evaluator = Element<2, identity, isIdempotent>;
}
defvar idempotent = 1;
defvar notIdempotent = 0;

//===- Transcendental ---------------------------------------------------------------------------------------------===//

def CbrtOp : AccurateOp<"cbrt">;
def CosineOp : AccurateOp<"cosine">;
def ExpOp : AccurateOp<"exponential", "1.9.0">;
def Expm1Op : AccurateOp<"exponential_minus_one">;
def LogOp : AccurateOp<"log">;
def Log1pOp : AccurateOp<"log_plus_one">;
def LogisticOp : AccurateOp<"logistic">;
def RsqrtOp : AccurateOp<"rsqrt">;
def SineOp : AccurateOp<"sine">;
def SqrtOp : AccurateOp<"sqrt">;
def TanOp : AccurateOp<"tan"> { let since = "1.4.0"; }
def TanhOp : AccurateOp<"tanh">;
def Atan2Op : BinaryOp<"atan2", FloatComplexOrQuantTensor>;
def PowOp : BinaryOp<"power", NumberTensor>;

//===- Arithmetic -------------------------------------------------------------------------------------------------===//

def AbsOp : UnaryOp<"abs", SignedTensor, MagnitudeTensor, []> {
  let lastConstraint = 2;
}
def NegOp : UnaryOp<"negate", NumberTensor>;
def SignOp : UnaryOp<"sign", SignedTensor>;
def CeilOp : UnaryOp<"ceil", FloatOrQuantTensor>;
def FloorOp : UnaryOp<"floor", FloatOrQuantTensor>;
def RoundOp : UnaryOp<"round_nearest_afz", FloatOrQuantTensor>;
def RoundNearestEvenOp : UnaryOp<"round_nearest_even", FloatOrQuantTensor>;

def AddOp : ReducingOp<"add", ZeroIdentity, notIdempotent, AxisDataTensor> {
  let lastConstraint = 7;
}
def SubtractOp : BinaryOp<"subtract", NumberTensor>;
def MulOp : ReducingOp<"multiply", OneIdentity, notIdempotent, DataTensor>;
def DivOp : BinaryOp<"divide", NumberTensor>;
def RemOp : BinaryOp<"remainder", NumberTensor>;
def MaxOp : ReducingOp<"maximum", LeastIdentity, idempotent, DataTensor>;
def MinOp : ReducingOp<"minimum", GreatestIdentity, idempotent, DataTensor>;

//===- Bits -------------------------------------------------------------------------------------------------------===//

def NotOp : UnaryOp<"not", PredOrIntTensor>;
def ClzOp : UnaryOp<"count_leading_zeros", IntTensor>;
def PopulationCountOp : UnaryOp<"popcnt", IntTensor>;
def AndOp : ReducingOp<"and", AllOnesIdentity, idempotent, PredOrIntTensor, DataTensor>;
def OrOp : ReducingOp<"or", ZeroIdentity, idempotent, PredOrIntTensor, DataTensor>;
def XorOp : ReducingOp<"xor", ZeroIdentity, notIdempotent, PredOrIntTensor, DataTensor>;
def ShiftLeftOp : BinaryOp<"shift_left", IntTensor>;
def ShiftRightArithmeticOp : BinaryOp<"shift_right_arithmetic", IntTensor>;
def ShiftRightLogicalOp : BinaryOp<"shift_right_logical", IntTensor>;

//===- Conversions ------------------------------------------------------------------------------------------------===//

def ConvertOp : UnaryOp<"convert", NonQuantizedTensor, NonQuantizedTensor, []> {
  let resultTypes = DeclaredTypes;
}
def RealOp : UnaryOp<"real", FloatOrComplexTensor, FloatTensor, []> {
  let lastConstraint = 2;
}
def ImagOp : UnaryOp<"imag", FloatOrComplexTensor, FloatTensor, []> {
  let lastConstraint = 2;
}

def ComplexOp : BinaryOp<"complex", RealTensor, ComplexTensor, []> {
  let assemblyFormat = "operands attr-dict `:` custom<TypeOfComplex>(type($lhs), type($rhs), type($result))";
  let lastConstraint = 3;
}

def IsFiniteOp : UnaryOp<"is_finite", FloatOrQuantTensor, PredTensor, []> {
  let arguments = (ins FloatOrQuantTensor:$x);
  let results = (outs PredTensor:$y);
  let assemblyFormat = FunctionalTypeFormat<"$x">.format;
}

def ReducePrecisionOp : UnaryOp<"reduce_precision", FloatOrQuantTensor, FloatOrQuantTensor, []> {
  let arguments = (ins FloatOrQuantTensor:$operand, I32Attr:$exponent_bits, I32Attr:$mantissa_bits);
  let results = (outs FloatOrQuantTensor:$output);
  let assemblyFormat = OneType<
      "$operand `,` `format` `=` custom<FloatFormat>($exponent_bits, $mantissa_bits)", ["operand", "output"]>.format;
  let lastConstraint = 3;
}

//===- Choosing ---------------------------------------------------------------------------------------------------===//

def CompareOp : Shlo_Op<"compare", [NoMemoryEffect, ComputesExpressed]> {
  let extents = "operandExtents";
  let arguments = (ins DataTensor:$lhs, DataTensor:$rhs, Shlo_ComparisonDirectionAttr:$comparison_direction,
                       OptionalAttr<Shlo_ComparisonTypeAttr>:$compare_type);
  let results = (outs PredTensor);
  let assemblyFormat = FunctionalTypeFormat<"`` $comparison_direction `,` $lhs `,` $rhs (`,` `` $compare_type^)?">.format;
  let wire = [Wire<"compare_type", Plain, NoComparisonType>];
  let lastConstraint = 3;
  let unchecked = [
    NotKept<3, "Programs in use state comparison types that do not fit their elements; the fitting ones are used.">];
  let evaluator = Element<2>;
}

def SelectOp : Shlo_Op<"select", [NoMemoryEffect, ComputesExpressed]> {
  let extents = "secondExtents";
  let arguments = (ins PredTensor:$pred, DataTensor:$on_true, DataTensor:$on_false);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` custom<TypesOfSelect>(type($pred), type($on_true), type($on_false), type($result))
  }];
  let lastConstraint = 2;
  let evaluator = Element<3>;
}

def ClampOp : Shlo_Op<"clamp", [NoMemoryEffect, ComputesExpressed]> {
  let extents = "secondExtents";
  let arguments = (ins DataTensor:$min, DataTensor:$operand, DataTensor:$max);
  let results = (outs DataTensor:$result);
  let assemblyFormat = OneType<"$min `,` $operand `,` $max", ["min", "operand", "max", "result"]>.format;
  let lastConstraint = 4;
  let evaluator = Element<3>;
}

#endif
