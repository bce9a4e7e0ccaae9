// Ops whose names meet.
include "base.td"
def : Release<"0.9.0", "", 0>;

def FirstOp : Shlo_Op<"first"> { let arguments = (ins BoolAttr:$flag); }
def SecondOp : Shlo_Op<"second"> { // error: stablehlo.second and stablehlo.first are both first on the wire, but differ
  let arguments = (ins BoolAttr:$other);
  let versioned = "first";
}
def ThirdOp : Shlo_Op<"third">; // error: stablehlo.third is defined twice
def ThirdAgainOp : Shlo_Op<"third">;
