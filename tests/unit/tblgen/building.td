// What records say about building ops: every form of an operand, attribute, region and result; attributes that a
// dialect defines; client ops; constraints. What is made of it stands in expected/.
// With TWIN there is one more of each.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include "base.td"
include "mlir/IR/AttrTypeBase.td"

def : Release<"0.9.0", "2023-02-27", 0>;
def : Release<"1.0.0", "2024-05-13", 6>;

// --- Attributes of dialects

class Case<string name, int value> : I32EnumCase<name, value> { string since = "0.9.0"; }
def Side : I32Enum<"Side", "", [Case<"LEFT", 0>, Case<"RIGHT", 1>]> { let cppNamespace = "::toy"; }
def SideAttr : EnumAttr<Shlo_Dialect, Side, "side">;
def : VersionedEnum<"side_v1", 1, "0.9.0", "Side", Side>;
// An enum that the program has as a plain number.
def Api : I32EnumAttr<"Api", "", [I32EnumAttrCase<"OLD", 1>]> { let genSpecializedAttr = 0; }
def : VersionedEnum<"api_version_v1", 2, "0.9.0", "Api", Api>;

class Structure<Dialect dialect, string name, string text> : AttrDef<dialect, name> {
  let mnemonic = text;
  let hasCustomAssemblyFormat = 1;
}
def PointAttr : Structure<Shlo_Dialect, "Point", "point"> { // only numbers; one of them may be omitted
  let parameters = (ins "int64_t":$x, ArrayRefParameter<"int64_t">:$ys, DefaultValuedParameter<"int64_t", "0">:$z);
}
def DimensionsAttr : Structure<Shlo_Dialect, "Dimensions", "dimensions"> { // known by other names on the wire
  let parameters = (ins ArrayRefParameter<"int64_t">:$a, ArrayRefParameter<"int64_t">:$b,
                        ArrayRefParameter<"int64_t">:$c, ArrayRefParameter<"int64_t">:$d);
}
def LabelAttr : Structure<Shlo_Dialect, "Label", "label"> { // not of numbers alone
  let parameters = (ins "int64_t":$number, "::mlir::StringAttr":$text);
}
def NamelessAttr : AttrDef<Shlo_Dialect, "Nameless"> { let attrName = "stablehlo.nameless"; } // not in text
def Pairs : SignlessIntElementsAttr<64>;

// --- Forms

def ReturnOp : Shlo_Op<"return", [Terminator]> { let arguments = (ins Variadic<AnyType>:$results); } // no function

// Operands: conditions that are equal become one predicate, summaries may have quotes.
def Even : Type<CPred<"::toy::isEven($_self)">, "an \"even\" type">;
def OperandsOp : Shlo_Op<"operands", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyTensor:$one, Variadic<AnyTensor>:$inputs, Even:$batches, Variadic<Even>:$branches);
  let results = (outs AnyTensor);
}
def PerhapsOp : Shlo_Op<"perhaps"> {
  let arguments = (ins AnyTensor:$one, Optional<Even>:$other);
  let results = (outs AnyTensor:$first, AnyTensor:$second);
}
def ListsOp : Shlo_Op<"lists", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyTensor>:$start_indices, Variadic<AnyTensor>:$values);
  let results = (outs Variadic<AnyTensor>);
  let extents = "listExtents";
}
// Attributes with a form in C.
def FormsOp : Shlo_Op<"forms"> {
  let arguments = (ins I64Attr:$integer, I32Attr:$narrow, Api:$api, BoolAttr:$boolean, F32Attr:$float, SideAttr:$side,
                       StrAttr:$text, FlatSymbolRefAttr:$callee, UnitAttr:$flag, DenseI64ArrayAttr:$integers,
                       DenseBoolArrayAttr:$booleans, TypedArrayAttrBase<SideAttr, "sides">:$sides, Pairs:$pairs,
                       PointAttr:$point, DimensionsAttr:$dimensions, LabelAttr:$label, AnyAttr:$other);
  let results = (outs AnyTensor:$result);
  let wire = [Wire<"dimensions", DotDimensions>];
  let lastConstraint = 3;
  let unchecked = [AtRunTime<2, "Only the run knows.">];
}
// The same where they may be absent; names that C has no place for.
def OptionalOp : Shlo_Op<"optional"> {
  let arguments = (ins OptionalAttr<I64Attr>:$integer, DefaultValuedOptionalAttr<I64Attr, "-1">:$default,
                       DefaultValuedOptionalAttr<BoolAttr, "true">:$boolean, OptionalAttr<SideAttr>:$side,
                       OptionalAttr<StrAttr>:$text, OptionalAttr<DenseI64ArrayAttr>:$integers,
                       OptionalAttr<PointAttr>:$point, OptionalAttr<AnyAttr>:$other);
  let results = (outs AnyTensor:$result);
  let wire = [Wire<"integer">, Wire<"default", Plain, MinusOneI64>, Wire<"boolean">, Wire<"side">, Wire<"text">,
              Wire<"integers", DenseArray, WindowOnes>, Wire<"point">, Wire<"other">];
  let since = "1.0.0";
  let resultTypes = RefinedTypes;
  let extents = "optionalExtents";
}
// Regions and results.
def RegionsOp : Shlo_Op<"regions", [AttrSizedResultSegments]> {
  let arguments = (ins AnyTensor:$operand);
  let regions = (region SizedRegion<1>:$condition, VariadicRegion<AnyRegion>:$branches);
  let results = (outs Variadic<AnyTensor>:$values, Variadic<AnyTensor>:$tokens);
  let lastConstraint = 1;
  let unchecked = [NotKept<1, "No program in use keeps it.">];
}
// Result types that the caller gives.
def DeclaredOp : Shlo_Op<"declared"> {
  let results = (outs Variadic<AnyTensor>:$values);
  let resultTypes = DeclaredTypes;
}

// --- Ops of a client dialect

def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class Decomposition;
class Decomposed<string name> : Decomposition { string function = name; }
class BroadcastOf<string name> : Decomposition { string op = name; }
class ClientOp<string mnemonic, Decomposition how> : Op<Toy_Dialect, mnemonic>, Built {
  Decomposition decomposition = how;
  let arguments = (ins AnyTensor:$operand, OptionalAttr<BoolAttr>:$exact);
  let results = (outs AnyTensor:$result);
}
def Toy_KernelOp : ClientOp<"_kernel", Decomposed<"kernel">>;
def Toy_BroadcastOp : ClientOp<"broadcast", BroadcastOf<"stablehlo.forms">>;

#ifdef TWIN
def TwinAttr : EnumAttr<Shlo_Dialect, Side, "twin">;
def TwinOp : Shlo_Op<"twin"> {
  let results = (outs AnyTensor:$result);
  let lastConstraint = 1;
  let extents = "twinExtents";
}
def Toy_TwinOp : ClientOp<"twin", Decomposed<"twin">>;
#endif
