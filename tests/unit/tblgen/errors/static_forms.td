// Static forms that name what is not there.
include "base.td"
def : Release<"0.9.0", "", 0>;

def FixedOp : Shlo_Op<"fixed">;
def NowhereOp : Shlo_Op<"nowhere"> { // error: no op is called missing
  let staticForm = StaticForm<"missing", []>;
}
def UnnamedOp : Shlo_Op<"unnamed"> { // error: no operand is called shape
  let staticForm = StaticForm<"fixed", ["shape"]>;
}
