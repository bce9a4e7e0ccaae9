// Ops whose evaluators say what their ops of the program can't be.
include "base.td"
def : Release<"0.9.0", "", 0>;

class Toy<string mnemonic> : Shlo_Op<mnemonic> {
  let arguments = (ins AnyTensor:$operand);
  let results = (outs AnyTensor:$result);
}
def NegativeOp : Toy<"negative"> {
  let evaluator = Element<1, ZeroIdentity>; // error: stablehlo.negative has an identity element, but not two operands
}
def IgnoringOp : Toy<"ignoring"> {
  let evaluator = ProgramOp<"lower", ["name"]>; // error: stablehlo.ignoring has no attribute 'name' to ignore
}
def NamedOp : Toy<"named"> {
  let arguments = (ins AnyTensor:$operand, StrAttr:$name);
  let evaluator = ProgramOp<"lower">; // error: attribute 'name' of stablehlo.named has no form in the program: ignore it
}
def TwoViewsOp : Toy<"two_views"> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
  let evaluator = View<"lower">; // error: stablehlo.two_views is a view, but not of one operand as one result
}
def StridedOp : Toy<"strided"> {
  let evaluator = Kernel<"lower", ["input"]>; // error: stablehlo.strided has no operand 'input' to read strided
}
def OptionalOp : Toy<"optional"> {
  let arguments = (ins AnyTensor:$operand, OptionalAttr<DenseI64ArrayAttr>:$sizes);
  let wire = [Wire<"sizes", DenseArray>];
  let evaluator = Kernel<copied>; // error: 'sizes' of stablehlo.optional is no attribute that every op has: name a function that lowers it
}
def InnerOp : Toy<"inner"> {
  let regions = (region AnyRegion:$body);
  let evaluator = Kernel<copied>; // error: stablehlo.inner has regions: name a function that lowers it
}
def BehindOp : Toy<"behind"> {
  let arguments = (ins Variadic<AnyTensor>:$values, AnyTensor:$index);
  let evaluator = Kernel<"lower", ["index"]>; // error: stablehlo.behind has operands after a variadic one: all of these or none can be read strided
}
