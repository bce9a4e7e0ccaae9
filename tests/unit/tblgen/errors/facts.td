// Facts for builders that are missing, wrong, or about what an op does not have.
include "base.td"
def : Release<"0.9.0", "", 0>;

class Stated<string mnemonic> : Shlo_Op<mnemonic> { let sentence = "Has a sentence."; }

def SilentOp : Shlo_Op<"silent">; // error: the record of stablehlo.silent has no sentence
def MissingOp : Stated<"missing"> { // error: the record of stablehlo.missing does not state the length of 'inputs' // error: the record of stablehlo.missing does not state the body of 'body' // error: the record of stablehlo.missing does not state what the absence of 'side' means // error: attribute 'side' of stablehlo.missing has no AttributeKind
  let arguments = (ins Variadic<AnyTensor>:$inputs, OptionalAttr<AnyAttr>:$side);
  let regions = (region SizedRegion<1>:$body);
  let wire = [Wire<"side">];
}
def NarrowOp : Stated<"narrow"> {
  let arguments = (ins AnyTensor:$operand);
  let narrower = [Narrower<"other", [I32]>]; // error: stablehlo.narrow has no operand 'other'
}
def StrayOp : Stated<"stray"> { // error: stablehlo.stray has no list 'operand' // error: stablehlo.stray has no region 'body' // error: stablehlo.stray has no attribute 'side'
  let arguments = (ins AnyTensor:$operand);
  let lengths = [Length<"1", ["operand"]>];
  let bodies = [Body<"body", (takes), (yields)>];
  let absent = [Absent<"side", False>];
}
def LengthOp : Stated<"length"> { // error: 'rank(sizes)' is not a length in terms of the parameters of shlo_build_length // error: 'any 1' is not a length in terms of the parameters of shlo_build_length // error: 'length(operand)' is not a length in terms of the parameters of shlo_build_length // error: '1 +' is not a length in terms of the parameters of shlo_build_length // error: '1..2..3' is not a length in terms of the parameters of shlo_build_length // error: 'extent(operand, sizes)' is not a length in terms of the parameters of shlo_build_length // error: 'min(1)' is not a length in terms of the parameters of shlo_build_length
  let arguments = (ins AnyTensor:$operand, DenseI64ArrayAttr:$sizes, DenseI64ArrayAttr:$a, DenseI64ArrayAttr:$b,
                       DenseI64ArrayAttr:$c, DenseI64ArrayAttr:$d, DenseI64ArrayAttr:$e, DenseI64ArrayAttr:$f);
  let lengths = [Length<"rank(sizes)", ["sizes"]>, Length<"any 1", ["a"]>, Length<"length(operand)", ["b"]>,
                 Length<"1 +", ["c"]>, Length<"1..2..3", ["d"]>, Length<"extent(operand, sizes)", ["e"]>,
                 Length<"min(1)", ["f"]>];
}
def TwiceOp : Stated<"twice"> {
  let arguments = (ins Variadic<AnyTensor>:$inputs, UnitAttr:$flag);
  let regions = (region SizedRegion<1>:$body);
  let lengths = [Length<"1", ["inputs"]>, Length<"2", ["inputs"]>]; // error: the length of 'inputs' is stated twice
  let bodies = [Body<"body", (takes), (yields)>, Body<"body", (takes), (yields)>]; // error: the body of 'body' is stated twice
  let absent = [Absent<"flag", False>, Absent<"flag", False>]; // error: the absence of 'flag' is stated twice
}
def BodyOp : Stated<"body"> { // error: stablehlo.body has no operand or result 'other'
  let arguments = (ins AnyTensor:$operand);
  let regions = (region SizedRegion<1>:$body);
  let bodies = [Body<"body", (takes SameValue:$other), (yields SameValue:$operand)>];
}
def Nameless : Body<"body", (takes SameValue), (yields)>; // error: value 0 is not a RegionValue, or names no operand or result
def Alone : Body<"body", (takes), (yields TruthValue:$operand)>; // error: value 0 is not a RegionValue, or names no operand or result
def NamelessOp : Stated<"nameless"> {
  let arguments = (ins AnyTensor:$operand);
  let regions = (region SizedRegion<1>:$body);
  let bodies = [Nameless];
}
def AloneOp : Stated<"alone"> {
  let arguments = (ins AnyTensor:$operand);
  let regions = (region SizedRegion<1>:$body);
  let bodies = [Alone];
}
