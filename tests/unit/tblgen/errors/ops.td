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
  let constraints = ["label_c1", "lable_c2"]; // error: 'lable_c2' is no label of the rules of stablehlo.label
}
def SameLabelOp : Elementwise<"same_label"> {
  let constraints = ["same_label_c1", "same_label_c1"]; // error: 'same_label_c1' is there twice
}
def Misnamed : Elementwise<"misnamed">; // error: the class Misnamed does not end in Op
