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
  let padding = "padAlike";
  let arguments = (ins operandType:$operand);
  let extents = "operandExtents";
  let results = (outs resultType:$result);
  let format = OneType<"$operand", ["operand", "result"]>.format;
  let lastConstraint = 1;
  let evaluator = Element<1>;
  let folding = Folded;
  let speculation = SpeculatedIfAlike;
}

// A transcendental function. Since `accuracySince` it has the attribute result_accuracy.
class AccurateOp<string mnemonic, string accuracySince = "1.10.0"> : UnaryOp<mnemonic, FloatComplexOrQuantTensor> {
  let arguments = (ins FloatComplexOrQuantTensor:$operand, ResultAccuracy:$result_accuracy);
  let wire = [Wire<"result_accuracy", Plain, DefaultAccuracy>];
  let history = [AddAttributes<accuracySince, ["result_accuracy"]>];
  let folding = FoldedFinite;
  let evaluator = Transcendental<1>;
}

class BinaryOp<string mnemonic, Type operandType, Type resultType = operandType, list<Trait> traits = [SameTypes]>
    : Shlo_Op<mnemonic, !listconcat([NoMemoryEffect, ComputesExpressed], traits)> {
  let padding = "padAlike";
  let arguments = (ins operandType:$lhs, operandType:$rhs);
  let extents = "operandExtents";
  let results = (outs resultType:$result);
  let format = OneType<"$lhs `,` $rhs", ["lhs", "rhs", "result"]>.format;
  let lastConstraint = 1;
  let evaluator = Element<2>;
  let folding = Folded;
}
// A commutative function that reductions may apply in any order.
class ReducingOp<string mnemonic, Identity identity, bit isIdempotent, Type operandType, Type resultType = operandType>
    : BinaryOp<mnemonic, operandType, resultType, [Commutative, SameTypes]> {
  let evaluator = Element<2, identity, isIdempotent>;
}
defvar idempotent = 1;
defvar notIdempotent = 0;

//===- Transcendental ---------------------------------------------------------------------------------------------===//

def CbrtOp : AccurateOp<"cbrt"> { let sentence = "Takes the cube root of each element."; }
def CosineOp : AccurateOp<"cosine"> { let sentence = "Takes the cosine of each element."; }
def ExpOp : AccurateOp<"exponential", "1.9.0"> { let sentence = "Takes the exponential of each element."; }
def Expm1Op : AccurateOp<"exponential_minus_one"> {
  let sentence = "Takes the exponential of each element minus one, without cancellation.";
}
def LogOp : AccurateOp<"log"> { let sentence = "Takes the natural logarithm of each element."; }
def Log1pOp : AccurateOp<"log_plus_one"> {
  let sentence = "Takes the natural logarithm of one plus each element, without cancellation.";
}
def LogisticOp : AccurateOp<"logistic"> {
  let sentence = "Takes the logistic function 1 / (1 + exp(-x)) of each element.";
}
def RsqrtOp : AccurateOp<"rsqrt"> { let sentence = "Takes the reciprocal of the square root of each element."; }
def SineOp : AccurateOp<"sine"> { let sentence = "Takes the sine of each element."; }
def SqrtOp : AccurateOp<"sqrt"> { let sentence = "Takes the square root of each element."; }
def TanOp : AccurateOp<"tan"> {
  let sentence = "Takes the tangent of each element.";
  let since = "1.4.0";
  let older = ["expandTan"];
}
def TanhOp : AccurateOp<"tanh"> { let sentence = "Takes the hyperbolic tangent of each element."; }
def Atan2Op : BinaryOp<"atan2", FloatComplexOrQuantTensor> {
  let evaluator = Transcendental<2>;
  let sentence = "Takes the angle of the point (rhs, lhs) for each pair of elements.";
}
def PowOp : BinaryOp<"power", NumberTensor> {
  let evaluator = Transcendental<2>;
  let sentence = "Raises each element of lhs to the power of the element of rhs.";
}

//===- Arithmetic -------------------------------------------------------------------------------------------------===//

def AbsOp : UnaryOp<"abs", SignedTensor, MagnitudeTensor, []> {
  let sentence = "Takes the absolute value of each element.";
  let lastConstraint = 2;
}
def NegOp : UnaryOp<"negate", NumberTensor> { let sentence = "Negates each element."; }
def SignOp : UnaryOp<"sign", SignedTensor> {
  let sentence = "Takes the sign of each element: -1, 0 or 1, or a complex number of magnitude 1.";
  let computesShapes = 1;
  let folding = FoldedFinite;
}
def CeilOp : UnaryOp<"ceil", FloatOrQuantTensor> { let sentence = "Rounds each element up to an integer."; }
def FloorOp : UnaryOp<"floor", FloatOrQuantTensor> { let sentence = "Rounds each element down to an integer."; }
def RoundOp : UnaryOp<"round_nearest_afz", FloatOrQuantTensor> {
  let sentence = "Rounds each element to the nearest integer, and ties away from zero.";
}
def RoundNearestEvenOp : UnaryOp<"round_nearest_even", FloatOrQuantTensor> {
  let sentence = "Rounds each element to the nearest integer, and ties to the even one.";
}

def AddOp : ReducingOp<"add", ZeroIdentity, notIdempotent, AxisDataTensor> {
  let sentence = "Adds pairs of elements; or for i1: computes their logical or.";
  let computesShapes = 1;
  let lastConstraint = 7;
  let stored = Integers<"addIntegers">;
}
def SubtractOp : BinaryOp<"subtract", NumberTensor> {
  let sentence = "Subtracts each element of rhs from the element of lhs.";
  let computesShapes = 1;
  let neutral = PlusZeroIdentity;
  let ofEquals = ZeroIdentity;
}
def MulOp : ReducingOp<"multiply", OneIdentity, notIdempotent, DataTensor> {
  let sentence = "Multiplies pairs of elements; or for i1: computes their logical and.";
  let computesShapes = 1;
  let absorbing = ZeroIdentity;
}
def DivOp : BinaryOp<"divide", NumberTensor> {
  let sentence = "Divides each element of lhs by the element of rhs; integers are rounded toward zero.";
  let computesShapes = 1;
  let neutral = OneIdentity;
  let folding = FoldedIf<"dividesByNoZero">;
}
def RemOp : BinaryOp<"remainder", NumberTensor> {
  let sentence = "Takes the remainder of each division; it has the sign of lhs.";
  let computesShapes = 1;
  let folding = FoldedIf<"dividesByNoZero">;
}
def MaxOp : ReducingOp<"maximum", LeastIdentity, idempotent, DataTensor> {
  let sentence = "Takes the larger one of each pair of elements.";
  let computesShapes = 1;
  let absorbing = GreatestIdentity;
  let stored = ItselfOnOneType;
}
def MinOp : ReducingOp<"minimum", GreatestIdentity, idempotent, DataTensor> {
  let sentence = "Takes the smaller one of each pair of elements.";
  let computesShapes = 1;
  let absorbing = LeastIdentity;
  let stored = ItselfOnOneType;
}

//===- Bits -------------------------------------------------------------------------------------------------------===//

def NotOp : UnaryOp<"not", PredOrIntTensor> { let sentence = "Inverts each bit, or each logical value."; }
def ClzOp : UnaryOp<"count_leading_zeros", IntTensor> {
  let sentence = "Counts the zero bits above the highest set bit of each element.";
}
def PopulationCountOp : UnaryOp<"popcnt", IntTensor> { let sentence = "Counts the set bits of each element."; }
def AndOp : ReducingOp<"and", AllOnesIdentity, idempotent, PredOrIntTensor, DataTensor> {
  let sentence = "Computes the and of pairs of bits or logical values.";
  let computesShapes = 1;
  let absorbing = ZeroIdentity;
}
def OrOp : ReducingOp<"or", ZeroIdentity, idempotent, PredOrIntTensor, DataTensor> {
  let sentence = "Computes the or of pairs of bits or logical values.";
  let computesShapes = 1;
  let absorbing = AllOnesIdentity;
}
def XorOp : ReducingOp<"xor", ZeroIdentity, notIdempotent, PredOrIntTensor, DataTensor> {
  let sentence = "Computes the exclusive or of pairs of bits or logical values.";
  let ofEquals = ZeroIdentity;
}
def ShiftLeftOp : BinaryOp<"shift_left", IntTensor> {
  let sentence = "Shifts the bits of lhs to the left by the number in rhs.";
  let neutral = ZeroIdentity;
}
def ShiftRightArithmeticOp : BinaryOp<"shift_right_arithmetic", IntTensor> {
  let sentence = "Shifts the bits of lhs to the right by the number in rhs, and copies the sign bit.";
  let neutral = ZeroIdentity;
}
def ShiftRightLogicalOp : BinaryOp<"shift_right_logical", IntTensor> {
  let sentence = "Shifts the bits of lhs to the right by the number in rhs, and fills up with zeros.";
  let neutral = ZeroIdentity;
}

//===- Conversions ------------------------------------------------------------------------------------------------===//

def ConvertOp : UnaryOp<"convert", NonQuantizedTensor, NonQuantizedTensor, []> {
  let sentence = "Converts each element to another element type.";
  let computesShapes = 1;
  let sameTypeIsIdentity = 1;
  let folding = FoldedIf<"convertsValidly">;
  let resultTypes = DeclaredTypes;
}
def RealOp : UnaryOp<"real", FloatOrComplexTensor, FloatTensor, []> {
  let sentence = "Takes the real part of each element.";
  let lastConstraint = 2;
}
def ImagOp : UnaryOp<"imag", FloatOrComplexTensor, FloatTensor, []> {
  let sentence = "Takes the imaginary part of each element.";
  let lastConstraint = 2;
}

def ComplexOp : BinaryOp<"complex", RealTensor, ComplexTensor, []> {
  let sentence = "Makes complex numbers of real parts and imaginary parts.";
  let format = "operands attr-dict `:` custom<TypeOfComplex>(type($lhs), type($rhs), type($result))";
  let lastConstraint = 3;
}

def IsFiniteOp : UnaryOp<"is_finite", FloatOrQuantTensor, PredTensor, []> {
  let sentence = "Tells for each element whether it is neither infinite nor NaN.";
  let arguments = (ins FloatOrQuantTensor:$x);
  let results = (outs PredTensor:$y);
  let format = FunctionalTypeFormat<"$x">.format;
  let stored = Independent;
}

def ReducePrecisionOp : UnaryOp<"reduce_precision", FloatOrQuantTensor, FloatOrQuantTensor, []> {
  let sentence = "Rounds each element to a float of fewer bits and back.";
  let arguments = (ins FloatOrQuantTensor:$operand, I32Attr:$exponent_bits, I32Attr:$mantissa_bits);
  let results = (outs FloatOrQuantTensor:$output);
  let format = OneType<
      "$operand `,` `format` `=` custom<FloatFormat>($exponent_bits, $mantissa_bits)", ["operand", "output"]>.format;
  let lastConstraint = 3;
}

//===- Choosing ---------------------------------------------------------------------------------------------------===//

def CompareOp : Shlo_Op<"compare", [NoMemoryEffect, ComputesExpressed]> {
  let sentence = "Compares pairs of elements.";
  let computesShapes = 1;
  let extents = "operandExtents";
  let padding = "padAlike";
  let arguments = (ins DataTensor:$lhs, DataTensor:$rhs, Shlo_ComparisonDirectionAttr:$comparison_direction,
                       OptionalAttr<Shlo_ComparisonTypeAttr>:$compare_type);
  let results = (outs PredTensor);
  let format = FunctionalTypeFormat<"`` $comparison_direction `,` $lhs `,` $rhs (`,` `` $compare_type^)?">.format;
  let wire = [Wire<"compare_type", Plain, NoComparisonType>];
  let lastConstraint = 3;
  let unchecked = [
    NotKept<3, "Programs in use state comparison types that do not fit their elements; the fitting ones are used.">];
  let folding = Folded;
  let evaluator = Element<2>;
  let older = ["expandWeakOrder"];
}

def SelectOp : Shlo_Op<"select", [NoMemoryEffect, ComputesExpressed]> {
  let sentence = "Chooses each element from one of two tensors, depending on a condition.";
  let computesShapes = 1;
  let extents = "secondExtents";
  let padding = "padAlike";
  let arguments = (ins PredTensor:$pred, DataTensor:$on_true, DataTensor:$on_false);
  let results = (outs DataTensor:$result);
  let format = [{
    operands attr-dict `:` custom<TypesOfSelect>(type($pred), type($on_true), type($on_false), type($result))
  }];
  let lastConstraint = 2;
  let folding = Folded;
  let stored = ItselfOnOneType;
  let evaluator = Element<3>;
}

def ClampOp : Shlo_Op<"clamp", [NoMemoryEffect, ComputesExpressed]> {
  let sentence = "Limits each element to the range from min to max.";
  let computesShapes = 1;
  let extents = "secondExtents";
  let padding = "padAlike";
  let arguments = (ins DataTensor:$min, DataTensor:$operand, DataTensor:$max);
  let results = (outs DataTensor:$result);
  let format = OneType<"$min `,` $operand `,` $max", ["min", "operand", "max", "result"]>.format;
  let lastConstraint = 4;
  let folding = Folded;
  let stored = ItselfOnOneType;
  let evaluator = Element<3>;
}

#endif
