// Ops whose evaluator or labels don't fit.
include "base.td"
def : Release<"0.9.0", "", 0>;

class Elementwise<string mnemonic> : Shlo_Op<mnemonic> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
  let results = (outs AnyTensor:$result);
}
def ArityOp : Elementwise<"arity"> {
  let evaluator = Element<1>; // error: stablehlo.arity has 2 operands, its element function 1
}
def LabelOp : Elementwise<"label"> {
  let lastConstraint = 2;
  let unchecked = [AtRunTime<3, "">]; // error: stablehlo.label has no constraint 3
}
def SameLabelOp : Elementwise<"same_label"> {
  let lastConstraint = 2;
  let unchecked = [Implied<1, "">, NotKept<1, "">]; // error: constraint 1 of stablehlo.same_label is listed twice
}
def Misnamed : Elementwise<"misnamed">; // error: the class Misnamed does not end in Op
