// Ops with computed shapes, and ops that compute shapes. What is made of it stands in expected/static_forms.txt. With
// TWIN there is one more.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include "base.td"

def : Release<"0.9.0", "2023-02-27", 0>;

def Pairs : SignlessIntElementsAttr<64>;
def FixedOp : Shlo_Op<"fixed"> {
  let sentence = "Has shapes as attributes.";
  let lengths = [Length<"any", ["sizes", "edges"]>];
  let arguments = (ins AnyTensor:$operand, DenseI64ArrayAttr:$sizes, Pairs:$edges);
  let results = (outs AnyTensor:$result);
}
def ComputedOp : Shlo_Op<"computed"> {
  let sentence = "Has them as operands.";
  let arguments = (ins AnyTensor:$operand, AnyTensor:$shape, AnyTensor:$edges, AnyTensor:$sizes);
  let results = (outs AnyTensor:$result);
  let staticForm = StaticForm<"fixed", ["shape", "edges", "sizes"]>;
}
def SumOp : Shlo_Op<"sum"> {
  let sentence = "Computes shapes.";
  let computesShapes = 1;
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
  let results = (outs AnyTensor:$result);
}
#ifdef TWIN
def MoreOp : Shlo_Op<"more"> {
  let sentence = "Computes more shapes.";
  let computesShapes = 1;
  let arguments = (ins AnyTensor:$lhs);
  let results = (outs AnyTensor:$result);
}
#endif
