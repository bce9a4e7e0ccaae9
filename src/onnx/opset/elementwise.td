// Ops that compute each element from the elements at the same position.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def Abs : Op;
def Acos : Op;
def Acosh : Op;
def Add : Op;
def And : Op;
def Asin : Op;
def Asinh : Op;
def Atan : Op;
def Atanh : Op;
def BitShift : Op {
  let values = [Values<"direction", ["LEFT", "RIGHT"]>];
}
def BitwiseAnd : Op;
def BitwiseNot : Op;
def BitwiseOr : Op;
def BitwiseXor : Op;
def Ceil : Op;
def Celu : Op;
def Clip : Op {
  let moved = ["min", "max"];
}
def Cos : Op;
def Cosh : Op;
def Div : Op;
def Elu : Op;
def Equal : Op;
def Erf : Op;
def Exp : Op;
def Floor : Op;
def Gelu : Op {
  let values = [Values<"approximate", ["none", "tanh"]>];
}
def Greater : Op;
def GreaterOrEqual : Op;
def HardSigmoid : Op;
def HardSwish : Op;
def IsInf : Op;
def IsNaN : Op;
def LeakyRelu : Op;
def Less : Op;
def LessOrEqual : Op;
def Log : Op;
def Max : Op;
def Mean : Op;
def Min : Op;
def Mish : Op;
def Mod : Op;
def Mul : Op;
def Neg : Op;
def Not : Op;
def Or : Op;
def PRelu : Op;
def Pow : Op;
def Reciprocal : Op;
def Relu : Op;
def Round : Op;
def Selu : Op;
def Shrink : Op;
def Sigmoid : Op;
def Sign : Op;
def Sin : Op;
def Sinh : Op;
def Softplus : Op;
def Softsign : Op;
def Sqrt : Op;
def Sub : Op;
def Sum : Op;
def SwiGLU : Op;
def Swish : Op;
def Tan : Op;
def Tanh : Op;
def ThresholdedRelu : Op;
def Where : Op;
def Xor : Op;
