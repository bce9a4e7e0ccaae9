// Ops that compute each element from the elements at the same position.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

defvar broadcastRules = [Rule<"r1", "The shapes of the operands can be broadcast together.">];
class SameShapeOp : Op {
  let infer = "sameShape";
}
class BroadcastOp : Op {
  let infer = "broadcast";
  let rules = broadcastRules;
}
class AddOp : Op {
  let infer = "add";
  let rules = broadcastRules;
}

def Abs : Op {
  let infer = "absolute";
}
def Acos : SameShapeOp;
def Acosh : SameShapeOp;
def Add : AddOp;
def And : Op {
  let infer = "logicalAnd";
  let rules = broadcastRules;
}
def Asin : SameShapeOp;
def Asinh : SameShapeOp;
def Atan : SameShapeOp;
def Atanh : SameShapeOp;
def BitShift : BroadcastOp {
  let values = [Values<"direction", ["LEFT", "RIGHT"]>];
}
def BitwiseAnd : BroadcastOp;
def BitwiseNot : SameShapeOp;
def BitwiseOr : BroadcastOp;
def BitwiseXor : BroadcastOp;
def Ceil : SameShapeOp;
def Celu : SameShapeOp;
def Clip : Op {
  let infer = "clip";
  let rules = [Rule<"r1", "The bounds are single numbers.">];
  let moved = ["min", "max"];
}
def Cos : SameShapeOp;
def Cosh : SameShapeOp;
def Div : Op {
  let infer = "divide";
  let rules = broadcastRules;
}
def Elu : SameShapeOp;
def Equal : Op {
  let infer = "equal";
  let rules = broadcastRules;
}
def Erf : SameShapeOp;
def Exp : SameShapeOp;
def Floor : SameShapeOp;
def Gelu : SameShapeOp {
  let values = [Values<"approximate", ["none", "tanh"]>];
}
def Greater : Op {
  let infer = "greater";
  let rules = broadcastRules;
}
def GreaterOrEqual : Op {
  let infer = "greaterOrEqual";
  let rules = broadcastRules;
}
def HardSigmoid : SameShapeOp;
def HardSwish : SameShapeOp;
def IsInf : SameShapeOp;
def IsNaN : SameShapeOp;
def LeakyRelu : SameShapeOp;
def Less : Op {
  let infer = "less";
  let rules = broadcastRules;
}
def LessOrEqual : Op {
  let infer = "lessOrEqual";
  let rules = broadcastRules;
}
def Log : SameShapeOp;
def Max : Op {
  let infer = "maximum";
  let rules = broadcastRules;
}
def Mean : BroadcastOp;
def Min : Op {
  let infer = "minimum";
  let rules = broadcastRules;
}
def Mish : SameShapeOp;
def Mod : Op {
  let infer = "modulo";
  let rules = !listconcat(broadcastRules, [
    Rule<"r2", "fmod is 0 or 1.">,
    Rule<"r3", "It is 1 for floats, in opsets 13 to 27.">]);
}
def Mul : Op {
  let infer = "multiply";
  let rules = broadcastRules;
}
def Neg : Op {
  let infer = "negate";
}
def Not : Op {
  let infer = "logicalNot";
}
def Or : Op {
  let infer = "logicalOr";
  let rules = broadcastRules;
}
def PRelu : Op {
  let infer = "parametricRelu";
  let rules = [Rule<"r1", "The slope can be broadcast to the shape of the first operand.">];
}
def Pow : BroadcastOp;
def Reciprocal : SameShapeOp;
def Relu : SameShapeOp;
def Round : SameShapeOp;
def Selu : SameShapeOp;
def Shrink : SameShapeOp;
def Sigmoid : SameShapeOp;
def Sign : Op {
  let infer = "sign";
}
def Sin : SameShapeOp;
def Sinh : SameShapeOp;
def Softplus : SameShapeOp;
def Softsign : SameShapeOp;
def Sqrt : SameShapeOp;
def Sub : Op {
  let infer = "subtract";
  let rules = broadcastRules;
}
def Sum : AddOp;
def SwiGLU : Op {
  let infer = "sameShapes";
  let rules = [Rule<"r1", "The operands have one shape.">];
}
def Swish : SameShapeOp;
def Tan : SameShapeOp;
def Tanh : SameShapeOp;
def ThresholdedRelu : SameShapeOp;
def Where : Op {
  let infer = "where";
  let rules = broadcastRules;
}
def Xor : Op {
  let infer = "logicalXor";
  let rules = broadcastRules;
}
