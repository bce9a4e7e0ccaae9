// Ops that cannot be functions of C.
include "base.td"
def : Release<"0.9.0", "", 0>;

def TwoListsOp : Shlo_Op<"two_lists"> { // error: two parameters of shlo_build_two_lists are called result_types
  let results = (outs Variadic<AnyTensor>:$values, Variadic<AnyTensor>:$tokens);
  let resultTypes = DeclaredTypes;
}
def ReservedOp : Shlo_Op<"reserved"> { // error: two parameters of shlo_build_reserved are called default_
  let arguments = (ins AnyTensor:$default, AnyTensor:$default_);
}
