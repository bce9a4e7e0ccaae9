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
}
def Acos : SameShapeOp<"acos">;
def Acosh : SameShapeOp<"acosh">;
def Add : AddOp<"add">;
def And : Op {
  let infer = "logicalAnd";
  let lower = "conjunction";
  let rules = broadcastRules;
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
def Ceil : SameShapeOp<"ceil">;
def Celu : SameShapeOp<"celu">;
def Clip : Op {
  let infer = "clip";
  let lower = "clip";
  let rules = [Rule<"r1", "The bounds are single numbers.">];
  let moved = ["min", "max"];
}
def Cos : SameShapeOp<"cos">;
def Cosh : SameShapeOp<"cosh">;
def Div : Op {
  let infer = "divide";
  let lower = "divide";
  let rules = broadcastRules;
}
def Elu : SameShapeOp<"elu">;
def Equal : Op {
  let infer = "equal";
  let lower = "equal";
  let rules = broadcastRules;
}
def Erf : SameShapeOp<"erf">;
def Exp : SameShapeOp<"exp">;
def Floor : SameShapeOp<"floor">;
def Gelu : SameShapeOp<"gelu"> {
  let values = [Values<"approximate", ["none", "tanh"]>];
}
def Greater : Op {
  let infer = "greater";
  let lower = "greater";
  let rules = broadcastRules;
}
def GreaterOrEqual : Op {
  let infer = "greaterOrEqual";
  let lower = "greaterOrEqual";
  let rules = broadcastRules;
}
def HardSigmoid : SameShapeOp<"hardSigmoid">;
def HardSwish : SameShapeOp<"hardSwish">;
def IsInf : SameShapeOp<"isInf">;
def IsNaN : SameShapeOp<"isNaN">;
def LeakyRelu : SameShapeOp<"leakyRelu">;
def Less : Op {
  let infer = "less";
  let lower = "less";
  let rules = broadcastRules;
}
def LessOrEqual : Op {
  let infer = "lessOrEqual";
  let lower = "lessOrEqual";
  let rules = broadcastRules;
}
def Log : SameShapeOp<"log">;
def Max : Op {
  let infer = "maximum";
  let lower = "maximum";
  let rules = broadcastRules;
}
def Mean : BroadcastOp<"mean">;
def Min : Op {
  let infer = "minimum";
  let lower = "minimum";
  let rules = broadcastRules;
}
def Mish : SameShapeOp<"mish">;
def Mod : Op {
  let infer = "modulo";
  let lower = "modulo";
  let rules = !listconcat(broadcastRules, [
    Rule<"r2", "fmod is 0 or 1.">,
    Rule<"r3", "It is 1 for floats, in opsets 13 to 27.">]);
}
def Mul : Op {
  let infer = "multiply";
  let lower = "multiply";
  let rules = broadcastRules;
}
def Neg : Op {
  let infer = "negate";
  let lower = "negate";
}
def Not : Op {
  let infer = "logicalNot";
  let lower = "complement";
}
def Or : Op {
  let infer = "logicalOr";
  let lower = "disjunction";
  let rules = broadcastRules;
}
def PRelu : Op {
  let infer = "parametricRelu";
  let lower = "parametricRelu";
  let rules = [Rule<"r1", "The slope can be broadcast to the shape of the first operand.">];
}
def Pow : BroadcastOp<"power">;
def Reciprocal : SameShapeOp<"reciprocal">;
def Relu : SameShapeOp<"relu">;
def Round : SameShapeOp<"round">;
def Selu : SameShapeOp<"selu">;
def Shrink : SameShapeOp<"shrink">;
def Sigmoid : SameShapeOp<"sigmoid">;
def Sign : Op {
  let infer = "sign";
  let lower = "sign";
}
def Sin : SameShapeOp<"sin">;
def Sinh : SameShapeOp<"sinh">;
def Softplus : SameShapeOp<"softplus">;
def Softsign : SameShapeOp<"softsign">;
def Sqrt : SameShapeOp<"sqrt">;
def Sub : Op {
  let infer = "subtract";
  let lower = "subtract";
  let rules = broadcastRules;
}
def Sum : AddOp<"sum">;
def SwiGLU : Op {
  let infer = "sameShapes";
  let lower = "swiGLU";
  let rules = [Rule<"r1", "The operands have one shape.">];
}
def Swish : SameShapeOp<"swish">;
def Tan : SameShapeOp<"tan">;
def Tanh : SameShapeOp<"tanh">;
def ThresholdedRelu : SameShapeOp<"thresholdedRelu">;
def Where : Op {
  let infer = "where";
  let lower = "where";
  let rules = broadcastRules;
}
def Xor : Op {
  let infer = "logicalXor";
  let lower = "exclusiveOr";
  let rules = broadcastRules;
}
