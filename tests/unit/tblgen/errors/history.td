// Steps that can't be so.
include "base.td"
def : Release<"0.9.0", "", 0>;
def : Release<"1.0.0", "", 6>;
def : Release<"1.1.0", "", 6>;

class One<string mnemonic> : Shlo_Op<mnemonic> {
  let arguments = (ins AnyTensor:$operand, OptionalAttr<BoolAttr>:$flag, I64Attr:$number);
  let wire = [Wire<"flag", Plain, False>];
}
def NewestFirstOp : One<"newest_first"> {
  let history = [AddAttributes<"1.1.0", ["flag"]>, // error: step of 1.0.0 comes after 1.1.0, expected the oldest first
                 AddAttributes<"1.0.0", ["number"], ZeroI64>];
}
def BeforeOp : One<"before"> {
  let since = "1.0.0";
  let history = [AddAttributes<"1.0.0", ["flag"]>]; // error: step of 1.0.0 comes after 1.0.0, expected the oldest first
}
def NeverReleasedOp : One<"never_released"> {
  let history = [AddAttributes<"1.0.5", ["flag"]>]; // error: unknown release 1.0.5
}
def MisspeltOp : One<"misspelt"> {
  let history = [AddAttributes<"1.0", ["flag"]>]; // error: '1.0' is not a version; expected the form "1.18.0"
}
def UnknownOp : One<"unknown"> {
  let history = [AddAttributes<"1.0.0", ["flagg"]>]; // error: stablehlo.unknown has no wire attribute 'flagg' that 1.0.0 could add
}
def TwiceOp : One<"twice"> {
  let history = [AddAttributes<"1.0.0", ["flag"]>, // error: stablehlo.twice has no wire attribute 'flag' that 1.0.0 could add
                 AddAttributes<"1.1.0", ["flag"]>];
}
def NoDefaultOp : One<"no_default"> {
  let history = [AddAttributes<"1.0.0", ["number"]>]; // error: wire attribute 'number' has no default: state its value in older artifacts
}
def SingleOp : One<"single"> {
  let history = [BecameVariadic<"1.0.0">]; // error: stablehlo.single has no operand that could have become variadic in 1.0.0
}
def RegionlessOp : One<"regionless"> {
  let history = [AddRegions<"1.0.0">]; // error: stablehlo.regionless has no regions that could have come with 1.0.0
}
def BothSidesOp : One<"both_sides"> {
  let history = [CodedStep<"1.0.0", "aStep", ["flag"]>]; // error: stablehlo.both_sides has a wire attribute 'flag' on both sides of 1.0.0
}
def TwoCodedOp : One<"two_coded"> {
  let history = [CodedStep<"1.0.0", "aStep", []>, // error: stablehlo.two_coded has two coded steps in 1.0.0
                 CodedStep<"1.0.0", "anotherStep", []>];
}
def RuleOp : One<"rule"> {
  let rules = [Rule<"1.7.0", "isSo", "so">]; // error: unknown release 1.7.0
}
