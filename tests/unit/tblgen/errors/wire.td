// Attributes whose form on the wire can't be so.
include "base.td"
def : Release<"0.9.0", "", 0>;

def UnknownOp : Shlo_Op<"unknown"> {
  let arguments = (ins BoolAttr:$flag);
  let wire = [Wire<"flagg", Plain, False>]; // error: stablehlo.unknown has no attribute 'flagg'
}
def TwiceOp : Shlo_Op<"twice"> {
  let arguments = (ins BoolAttr:$flag);
  let wire = [Wire<"flag", Plain, False>, // error: stablehlo.twice has two entries for attribute 'flag'
              Wire<"flag", Plain, ZeroI64>];
}
def SilentOp : Shlo_Op<"silent"> { // error: attribute 'flag' is optional: a Wire must state what is written for it
  let arguments = (ins OptionalAttr<BoolAttr>:$flag);
}
def DenseOp : Shlo_Op<"dense"> {
  let arguments = (ins DenseI64ArrayAttr:$dimensions);
  let wire = [Wire<"dimensions", Symbol>]; // error: attribute 'dimensions' is a ::mlir::DenseI64ArrayAttr: its form is DenseArray, not Symbol
}
def NotDenseOp : Shlo_Op<"not_dense"> {
  let arguments = (ins BoolAttr:$flag);
  let wire = [Wire<"flag", DenseArray>]; // error: attribute 'flag' is a ::mlir::BoolAttr, not a dense array
}
def SameNameOp : Shlo_Op<"same_name"> {
  let arguments = (ins I64Attr:$channel_id, AnyAttr:$channel_handle);
  let wire = [Wire<"channel_handle", ChannelHandle>]; // error: attributes 'channel_id' and 'channel_handle' both become wire attribute 'channel_id'
}
def : WireOp<"func.call", "call", ["callee"]> {
  let wire = [Wire<"calle", Symbol>]; // error: func.call has no attribute 'calle'
}
