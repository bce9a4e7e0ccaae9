// Attributes that have no form in text or in C.
include "base.td"
include "mlir/IR/AttrTypeBase.td"
def : Release<"0.9.0", "", 0>;

def Side : I32Enum<"Side", "", [I32EnumCase<"LEFT", 0>]>;
def SideAttr : EnumAttr<Shlo_Dialect, Side, "side">;
def SideOp : Shlo_Op<"side"> { // error: attribute 'side' is an enum without VersionedEnum
  let arguments = (ins SideAttr:$side);
}
def PointAttr : AttrDef<Shlo_Dialect, "Point"> { // error: field 'x' of stablehlo.point has the default 1; omitted fields are 0 or empty
  let mnemonic = "point";
  let hasCustomAssemblyFormat = 1;
  let parameters = (ins DefaultValuedParameter<"int64_t", "1">:$x);
}
