// What records say about building ops: every form of an operand, attribute, region and result; attributes that a
// dialect defines; client ops; constraints. What is made of it stands in expected/.
// With TWIN there is one more of each.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include "base.td"
include "mlir/IR/AttrTypeBase.td"

def : Release<"0.9.0", "2023-02-27", 0>;
def : Release<"1.0.0", "2024-05-13", 6>;
def : Release<"1.23.0", "", 6>;

// --- Attributes of dialects

class Case<string name, int value> : I32EnumCase<name, value> { string since = "0.9.0"; }
def Side : I32Enum<"Side", "", [Case<"LEFT", 0>, Case<"RIGHT", 1>]> { let cppNamespace = "::toy"; }
def SideAttr : EnumAttr<Shlo_Dialect, Side, "side">;
def : VersionedEnum<"side_v1", 1, "0.9.0", "Side", Side>;
// An enum that the program has as a plain number.
def Api : I32EnumAttr<"Api", "", [I32EnumAttrCase<"OLD", 1>]> { let genSpecializedAttr = 0; }
def : VersionedEnum<"api_version_v1", 2, "0.9.0", "Api", Api>;

def fields;
class Structure<Dialect dialect, string name, string text> : AttrDef<dialect, name> {
  let mnemonic = text;
  let hasCustomAssemblyFormat = 1;
  dag narrower = (fields);
}
def PointAttr : Structure<Shlo_Dialect, "Point", "point"> { // only numbers; one of them may be omitted
  let parameters = (ins "int64_t":$x, ArrayRefParameter<"int64_t">:$ys, DefaultValuedParameter<"int64_t", "0">:$z);
}
def DimensionsAttr : Structure<Shlo_Dialect, "Dimensions", "dimensions"> { // known by other names on the wire
  let parameters = (ins ArrayRefParameter<"int64_t">:$a, ArrayRefParameter<"int64_t">:$b,
                        ArrayRefParameter<"int64_t">:$c, ArrayRefParameter<"int64_t">:$d);
}
// Not of numbers alone: an enum, a list of structs, a C++ type that says less than the record.
def LabelAttr : Structure<Shlo_Dialect, "Label", "label"> {
  let parameters = (ins "int64_t":$number, "::mlir::StringAttr":$text, "::shlo::ir::SideAttr":$side,
                        ArrayRefParameter<"::shlo::ir::PointAttr">:$points, "::mlir::Attribute":$owner);
  let narrower = (fields AnyAttrOf<[StrAttr, PointAttr]>:$owner);
}
def NamelessAttr : AttrDef<Shlo_Dialect, "Nameless"> { let attrName = "stablehlo.nameless"; } // not in text
def Pairs : SignlessIntElementsAttr<64>;
def : AttributeKind<"integer", ["shlo_builder_integer_attribute"], "1 : i64", [I64Attr], ["int64_t"]>;
def : AttributeKind<"integers", ["shlo_builder_integers_attribute"], "array<i64: 1>", [],
                    ["::llvm::ArrayRef<int64_t>"]>;
def : AttributeKind<"bool", ["shlo_builder_bool_attribute"], "true", [BoolAttr]>;
def : AttributeKind<"text", ["shlo_builder_string_attribute"], "\"a, b: c\"", [StrAttr], ["::mlir::StringAttr"]>;
def : AttributeKind<"any", ["shlo_builder_parse_attribute"], "1", [AnyAttr]>;

// --- Forms

def ReturnOp : Shlo_Op<"return", [Terminator]> { let arguments = (ins Variadic<AnyType>:$results); } // no function

// Operands: conditions that are equal become one predicate, summaries may have quotes.
def Even : Type<CPred<"::toy::isEven($_self)">, "an \"even\" type"> { list<string> elements = ["Unsigned", "index"]; }
def Token : Type<CPred<"::toy::isToken($_self)">, "token"> { string kind = "token"; }
def EvenScalarOrToken : Type<CPred<"::toy::isEither($_self)">, "either"> {
  list<Type> allowedTypes = [Even, I32, Token];
  int rank = 0;
}
def OperandsOp : Shlo_Op<"operands", [AttrSizedOperandSegments]> {
  let sentence = "Takes operands of each form.";
  let lengths = [Length<"any", ["inputs"]>, Length<"rank(one) - 1 or 2..length(inputs)", ["branches"]>];
  let arguments = (ins AnyTensor:$one, Variadic<AnyTensor>:$inputs, Even:$batches, Variadic<Even>:$branches);
  let results = (outs AnyTensor);
}
def PerhapsOp : Shlo_Op<"perhaps"> {
  let sentence = "Takes one or two operands.";
  let arguments = (ins EvenScalarOrToken:$one, Optional<Even>:$other);
  let results = (outs AnyTensor:$first, AnyTensor:$second);
}
def ListsOp : Shlo_Op<"lists", [SameVariadicOperandSize]> {
  let sentence = "Takes two lists.";
  let narrower = [Narrower<"values", [Even]>];
  let section = "";
  let lengths = [Length<"1..", ["start_indices"]>, Length<"length(start_indices)", ["values", "results"]>];
  let arguments = (ins Variadic<AnyTensor>:$start_indices, Variadic<AnyTensor>:$values);
  let results = (outs Variadic<AnyTensor>);
  let extents = "listExtents";
  let padding = "padLists";
}
// The names of the counts of lists.
def PluralsOp : Shlo_Op<"plurals", [SameVariadicOperandSize]> {
  let sentence = "Has lists of operands.";
  let lengths = [Length<"any", ["carries", "boxes", "axes", "meshes", "classes", "data"]>];
  let arguments = (ins Variadic<AnyTensor>:$carries, Variadic<AnyTensor>:$boxes, Variadic<AnyTensor>:$axes,
                       Variadic<AnyTensor>:$meshes, Variadic<AnyTensor>:$classes, Variadic<AnyTensor>:$data);
}
// An attribute that came after the ABI.
def LaterOp : Shlo_Op<"later"> {
  let sentence = "Has an attribute more than at first.";
  let arguments = (ins AnyTensor:$one, DefaultValuedOptionalAttr<BoolAttr, "false">:$first,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$second);
  let results = (outs AnyTensor:$result);
  let wire = [Wire<"first", Plain, False>, Wire<"second", Plain, False>];
  let history = [AddAttributes<"1.0.0", ["first"]>, AddAttributes<"1.23.0", ["second"]>];
}
// The same of an op that is as new.
def NewOp : Shlo_Op<"new"> {
  let sentence = "Is newer than the ABI.";
  let arguments = (ins AnyTensor:$one, DefaultValuedOptionalAttr<BoolAttr, "false">:$first);
  let results = (outs AnyTensor:$result);
  let wire = [Wire<"first", Plain, False>];
  let since = "1.23.0";
}
// Attributes with a form in C.
def FormsOp : Shlo_Op<"forms"> {
  let sentence = "Has attributes of each form.";
  let lengths = [Length<"value(integer) + value(flag)", ["integers", "booleans"]>, Length<"min(1, length(ys))", ["sides"]>,
                 Length<"returns(callee)", ["pairs"]>,
                 Length<"any", ["ys", "lhs_batching_dimensions", "rhs_batching_dimensions",
                                "lhs_contracting_dimensions", "rhs_contracting_dimensions"]>];
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
  let sentence = "Has attributes that may be absent.";
  let lengths = [Length<"3", ["integers"]>];
  let absent = [Absent<"side", Absence<"Both sides.">>, Absent<"integer", Absence<"No number.", "7">>,
                Absent<"text", EmptyString>, Absent<"point", Absence<"No point.">>,
                Absent<"other", EmptyArray>];
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
  let sentence = "Has regions.";
  let lengths = [Length<"0..2", ["branches"]>, Length<"yields(branches)", ["values"]>,
                 Length<"yields(condition) + 1", ["tokens"]>];
  let bodies = [Body<"condition", (takes SliceValue:$operand, ScalarPairValue:$operand), (yields TruthValue)>,
                CombiningBody<"branches", "values">];
  let arguments = (ins AnyTensor:$operand);
  let regions = (region SizedRegion<1>:$condition, VariadicRegion<AnyRegion>:$branches);
  let results = (outs Variadic<AnyTensor>:$values, Variadic<AnyTensor>:$tokens);
  let lastConstraint = 1;
  let unchecked = [NotKept<1, "No program in use keeps it.">];
}
// Result types that the caller gives.
def DeclaredOp : Shlo_Op<"declared"> {
  let sentence = "Has results of given types.";
  let lengths = [Length<"any", ["result_types"]>, Length<"length(result_types)", ["values"]>];
  let results = (outs Variadic<AnyTensor>:$values);
  let resultTypes = DeclaredTypes;
}

// --- Ops of a client dialect

def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class Decomposition;
class Decomposed<string name> : Decomposition { string function = name; }
class BroadcastOf<string name> : Decomposition { string op = name; }
class ClientOp<string mnemonic, Decomposition how> : Op<Toy_Dialect, mnemonic>, Built<"Toys"> {
  Decomposition decomposition = how; Evaluator evaluator = NotRun;
  let sentence = "Is decomposed.";
  let absent = [Absent<"exact", False>];
  let arguments = (ins AnyTensor:$operand, OptionalAttr<BoolAttr>:$exact);
  let results = (outs AnyTensor:$result);
}
def Toy_KernelOp : ClientOp<"_kernel", Decomposed<"kernel">> { let isInternal = 1; }
def Toy_BroadcastOp : ClientOp<"broadcast", BroadcastOf<"stablehlo.forms">> { string target = "other.broadcast"; }

#ifdef TWIN
def TwinAttr : EnumAttr<Shlo_Dialect, Side, "twin">;
def TwinOp : Shlo_Op<"twin"> {
  let sentence = "Is one more.";
  let results = (outs AnyTensor:$result);
  let lastConstraint = 1;
  let extents = "twinExtents";
  let padding = "padTwins";
}
def Toy_TwinOp : ClientOp<"twin", Decomposed<"twin">> { string target = "other.twin"; }
#endif
