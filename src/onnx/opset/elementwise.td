// Ops that compute each element from the elements at the same position.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

defvar broadcastRules = [Rule<"r1", "The shapes of the operands can be broadcast together.">];
class SameShapeOp<string function> : Op {
  let infer = "sameShape";
  let lower = function;
}
class BroadcastOp<string function> : Op {
  let infer = "broadcast";
  let lower = function;
  let rules = broadcastRules;
}
class AddOp<string function> : Op {
  let infer = "add";
  let lower = function;
  let rules = broadcastRules;
}

def Abs : Op {
  let infer = "absolute";
  let lower = "absolute";
  let history = consumed;
}
def Acos : SameShapeOp<"acos">;
def Acosh : SameShapeOp<"acosh">;
def Add : AddOp<"add"> {
  let history = !listconcat(consumed, [Coded<7, "broadcast">]);
}
def And : Op {
  let infer = "logicalAnd";
  let lower = "conjunction";
  let rules = broadcastRules;
  let history = [Coded<7, "broadcast">];
}
def Asin : SameShapeOp<"asin">;
def Asinh : SameShapeOp<"asinh">;
def Atan : SameShapeOp<"atan">;
def Atanh : SameShapeOp<"atanh">;
def BitShift : BroadcastOp<"bitShift"> {
  let values = [Values<"direction", ["LEFT", "RIGHT"]>];
}
def BitwiseAnd : BroadcastOp<"conjunction">;
def BitwiseNot : SameShapeOp<"complement">;
def BitwiseOr : BroadcastOp<"disjunction">;
def BitwiseXor : BroadcastOp<"exclusiveOr">;
def Ceil : SameShapeOp<"ceil"> {
  let history = consumed;
}
def Celu : SameShapeOp<"celu">;
def Clip : Op {
  let infer = "clip";
  let lower = "clip";
  let rules = [Rule<"r1", "The bounds are single numbers.">];
  let moved = ["min", "max"];
  let history = !listconcat(consumed, [
    DefaultChanged<6, "min">, DefaultChanged<6, "max">, AttributeToOperand<11, "min", 1>, AttributeToOperand<11, "max", 2>]);
  let expand = "clipByBounds";
}
def Cos : SameShapeOp<"cos">;
def Cosh : SameShapeOp<"cosh">;
def Div : Op {
  let infer = "divide";
  let lower = "divide";
  let rules = broadcastRules;
  let history = !listconcat(consumed, [Coded<7, "broadcast">]);
}
def Elu : SameShapeOp<"elu"> {
  let history = consumed;
}
def Equal : Op {
  let infer = "equal";
  let lower = "equal";
  let rules = broadcastRules;
  let history = [Coded<7, "broadcast">];
  let expand = "equalFloats";
}
def Erf : SameShapeOp<"erf">;
def Exp : SameShapeOp<"exp"> {
  let history = consumed;
}
def Floor : SameShapeOp<"floor"> {
  let history = consumed;
}
def Gelu : SameShapeOp<"gelu"> {
  let values = [Values<"approximate", ["none", "tanh"]>];
  let expand = "errorLinear";
}
def Greater : Op {
  let infer = "greater";
  let lower = "greater";
  let rules = broadcastRules;
  let history = [Coded<7, "broadcast">];
  let expand = "orderOfIntegers";
}
def GreaterOrEqual : Op {
  let infer = "greaterOrEqual";
  let lower = "greaterOrEqual";
  let rules = broadcastRules;
}
def HardSigmoid : SameShapeOp<"hardSigmoid"> {
  let history = consumed;
}
def HardSwish : SameShapeOp<"hardSwish">;
def IsInf : SameShapeOp<"isInf">;
def IsNaN : SameShapeOp<"isNaN">;
def LeakyRelu : SameShapeOp<"leakyRelu"> {
  let history = consumed;
}
def Less : Op {
  let infer = "less";
  let lower = "less";
  let rules = broadcastRules;
  let history = [Coded<7, "broadcast">];
  let expand = "orderOfIntegers";
}
def LessOrEqual : Op {
  let infer = "lessOrEqual";
  let lower = "lessOrEqual";
  let rules = broadcastRules;
}
def Log : SameShapeOp<"log"> {
  let history = consumed;
}
def Max : Op {
  let infer = "maximum";
  let lower = "maximum";
  let rules = broadcastRules;
  let history = !listconcat(consumed, [Broadcasts<8>]);
  let expand = "extremeInteger";
}
def Mean : BroadcastOp<"mean"> {
  let history = !listconcat(consumed, [Broadcasts<8>]);
}
def Min : Op {
  let infer = "minimum";
  let lower = "minimum";
  let rules = broadcastRules;
  let history = !listconcat(consumed, [Broadcasts<8>]);
  let expand = "extremeInteger";
}
def Mish : SameShapeOp<"mish">;
def Mod : Op {
  let infer = "modulo";
  let lower = "modulo";
  let rules = !listconcat(broadcastRules, [
    Rule<"r2", "fmod is 0 or 1.">,
    Rule<"r3", "It is 1 for floats, in opsets 13 to 27.">]);
  let history = [Coded<28, "floatModulo">];
  let expand = "integerModulo";
}
def Mul : Op {
  let infer = "multiply";
  let lower = "multiply";
  let rules = broadcastRules;
  let history = !listconcat(consumed, [Coded<7, "broadcast">]);
}
def Neg : Op {
  let infer = "negate";
  let lower = "negate";
  let history = consumed;
}
def Not : Op {
  let infer = "logicalNot";
  let lower = "complement";
}
def Or : Op {
  let infer = "logicalOr";
  let lower = "disjunction";
  let rules = broadcastRules;
  let history = [Coded<7, "broadcast">];
}
def PRelu : Op {
  let infer = "parametricRelu";
  let lower = "parametricRelu";
  let rules = [Rule<"r1", "The slope can be broadcast to the shape of the first operand.">];
  let history = !listconcat(consumed, [Coded<7, "slope">]);
}
def Pow : BroadcastOp<"power"> {
  let history = [Coded<7, "broadcast">];
}
def Reciprocal : SameShapeOp<"reciprocal"> {
  let history = consumed;
}
def Relu : SameShapeOp<"relu"> {
  let history = consumed;
}
def Round : SameShapeOp<"round">;
def Selu : SameShapeOp<"selu"> {
  let history = !listconcat(consumed, [DefaultChanged<6, "alpha">, DefaultChanged<6, "gamma">]);
}
def Shrink : SameShapeOp<"shrink">;
def Sigmoid : SameShapeOp<"sigmoid"> {
  let history = consumed;
}
def Sign : Op {
  let infer = "sign";
  let lower = "sign";
}
def Sin : SameShapeOp<"sin">;
def Sinh : SameShapeOp<"sinh">;
def Softplus : SameShapeOp<"softplus">;
def Softsign : SameShapeOp<"softsign">;
def Sqrt : SameShapeOp<"sqrt"> {
  let history = consumed;
}
def Sub : Op {
  let infer = "subtract";
  let lower = "subtract";
  let rules = broadcastRules;
  let history = !listconcat(consumed, [Coded<7, "broadcast">]);
}
def Sum : AddOp<"sum"> {
  let history = !listconcat(consumed, [Broadcasts<8>]);
}
def SwiGLU : Op {
  let infer = "sameShapes";
  let lower = "swiGLU";
  let rules = [Rule<"r1", "The operands have one shape.">];
}
def Swish : SameShapeOp<"swish">;
def Tan : SameShapeOp<"tan">;
def Tanh : SameShapeOp<"tanh"> {
  let history = consumed;
}
def ThresholdedRelu : SameShapeOp<"thresholdedRelu">;
def Where : Op {
  let infer = "where";
  let lower = "where";
  let rules = broadcastRules;
  let expand = "choice";
}
def Xor : Op {
  let infer = "logicalXor";
  let lower = "exclusiveOr";
  let rules = broadcastRules;
  let history = [Coded<7, "broadcast">];
}
