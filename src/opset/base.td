//===- base.td - the form of an op's record ----------------------------------------------------------------------===//
// An op is stated once, in its family's file, as an ordinary ODS op that also says how it came about, how it stands on
// the wire, and what runs it. mlir-tblgen makes the C++ classes of it, opset-tblgen everything else.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===-------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_BASE
#define SHLO_OPSET_BASE

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shlo_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::shlo::ir";
  // One attribute has two names in text, so reading and printing start in src/dialect/attributes.cpp.
  let extraClassDeclaration = [{
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser, ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attribute, ::mlir::DialectAsmPrinter &printer) const override;
    void registerAttributes();
    void registerTypes();
  }];
  let useDefaultAttributePrinterParser = 0;
  let useDefaultTypePrinterParser = 1;
  let usePropertiesForAttributes = 1;
}

//===- On the wire -----------------------------------------------------------------------------------------------===//

// How one attribute of the program stands in the versioned op. `fields` are the wire attributes it becomes, in the
// order in which the C++ codec of that name handles them; empty: one field of the attribute's own name.
class Flattening<list<string> names = []> {
  list<string> fields = names;
}
def Plain : Flattening;        // by kind, as any attribute: array to array_v1, string to string_v1, ...
def DenseArray : Flattening;   // tensor on the wire, dense array in the program
def Symbol : Flattening;       // string on the wire, flat symbol reference in the program
def SymbolArray : Flattening;
def UnitAsBool : Flattening;
def ApiVersion : Flattening;   // enum on the wire, i32 in the program
def ReplicaGroups : Flattening;
def ChannelHandle : Flattening<["channel_id"]>;
def ChannelHandleAndType : Flattening<["channel_id", "channel_type"]>;
def ConvDimensions : Flattening<["input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions",
    "kernel_input_feature_dimension", "kernel_output_feature_dimension", "kernel_spatial_dimensions",
    "output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions"]>;
def GatherDimensions : Flattening<["offset_dims", "collapsed_slice_dims", "operand_batching_dims",
    "start_indices_batching_dims", "start_index_map", "index_vector_dim"]>;
def ScatterDimensions : Flattening<["update_window_dims", "inserted_window_dims", "input_batching_dims",
    "scatter_indices_batching_dims", "scatter_dims_to_operand_dims", "index_vector_dim"]>;
def DotDimensions : Flattening<["lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions",
    "rhs_contracting_dimensions"]>;
def DotAlgorithm : Flattening<["lhs_precision_type", "rhs_precision_type", "accumulation_type",
    "lhs_component_count", "rhs_component_count", "num_primitive_operations", "allow_imprecise_accumulation"]>;

// What is written for an absent attribute; the same value is left out again on reading. The C++ enumerator
// (vhlo/tables.h, enum class Default) has the def's name.
class WireDefault;
def Required : WireDefault;            // there is none: the attribute must be there
def ZeroI64 : WireDefault;
def MinusOneI64 : WireDefault;
def False : WireDefault;
def EmptyString : WireDefault;
def EmptyArray : WireDefault;
def EmptyDictionary : WireDefault;
def EmptyI64Tensor : WireDefault;      // tensor<0xi64>; left out when it has no data
def NoComparisonType : WireDefault;
def OriginalApi : WireDefault;
def DefaultAccuracy : WireDefault;
def TwoDefaultPrecisions : WireDefault;// left out when every element is DEFAULT
def NoAlgorithm : WireDefault;         // all fields type_v1<none_v1>
def SpatialOnes : WireDefault;         // one element a spatial dimension of operand 0 (rank - 2)
def SpatialFalses : WireDefault;
def SpatialZeroPairs : WireDefault;    // tensor<Sx2xi64>
def WindowOnes : WireDefault;          // one element an entry of window_dimensions
def WindowZeroPairs : WireDefault;
def NoBackendConfig : WireDefault;     // "" or, for API_VERSION_TYPED_FFI, {}; left out when empty
def BothLayoutsEmpty : WireDefault;    // []; left out only when operand_layouts and result_layouts are both empty

// Attributes whose form on the wire does not follow from their kind. Without an entry: dense arrays are (DenseArray,
// Required), flat symbol references (Symbol, Required), unit attributes (UnitAsBool, False), all others (Plain,
// Required). An attribute that may be absent needs an entry, even where absence can't be written (Required).
class Wire<string attribute, Flattening how = Plain, WireDefault absent = Required> {
  string name = attribute;
  Flattening flattening = how;
  WireDefault default = absent;
}

//===- History ---------------------------------------------------------------------------------------------------===//

// A step makes a new version of the op (the steps of one release together make one). Upgrade and downgrade follow from
// it; downgrading fails where the new part is in use.
class Step<string version> { string since = version; }
// Wire attributes that were not there before. Upgrading gives them `value`, or, where that is Required, what is written
// for their absent attribute; downgrading needs them to have it.
class AddAttributes<string version, list<string> names, WireDefault value = Required> : Step<version> {
  list<string> attributes = names;
  WireDefault upgraded = value;
}
// One operand (and one result) became a list.
class BecameVariadic<string version> : Step<version>;
// Regions that were not there before.
class AddRegions<string version> : Step<version>;
// What can't be declared: `function` names the record in src/vhlo/steps.cpp that does it; `before` are the wire
// attributes that the older version had besides.
class CodedStep<string version, string name, list<string> attributesBefore> : Step<version> {
  string function = name;
  list<string> before = attributesBefore;
}

// A constraint that is no op version: before `since` the op may not be used so. `predicate` names the C++ function in
// src/vhlo/rules.cpp that finds the use; `what` is the message's subject ("mixed element types").
class Rule<string version, string function, string subject> {
  string since = version;
  string predicate = function;
  string what = subject;
}

//===- Codes and releases ----------------------------------------------------------------------------------------===//

// Parts of versioned types and attributes. The C++ enumerator (vhlo/tables.h, enum class PartKind) has the def's name
// without "Part".
class Part;
def FlagPart : Part;          // truth value
def EnumPart : Part;          // number of a case
def NumberPart : Part;        // signed
def CountPart : Part;         // unsigned
def NumbersPart : Part;
def ExtentsPart : Part;       // numbers that are not negative, or dynamic
def F64Part : Part;
def F64sPart : Part;
def StringPart : Part;
def TypePart : Part;
def TypesPart : Part;
def FunctionTypesPart : Part;     // types; "()" where there are none
def AttrPart : Part;
def AttrsPart : Part;
def PairsPart : Part;         // names and values, both attributes
def OptionalAttrPart : Part;  // there or not by the lowest bit of its number
def FlaggedAttrPart : Part;   // there or not by a number of its own
def FloatPart : Part;         // a type, and a value of it
def IntegerPart : Part;
def ElementsPart : Part;      // a type, and the bytes of a constant of it
def parts;

// A type or attribute of the versioned dialect: its name, its code on the wire, the release that brought it, the
// enumerator of vhlo::TypeCode or vhlo::AttributeCode, its parts in the order of the wire, and its text: what stands
// between < and >, with $part for a part. What is in brackets is left out with the part in it. Of two codes of one name
// the second has the longer text.
class WireCode<string wireName, int wireNumber, string version, string codeEnumerator, dag wireParts, string text> {
  string name = wireName;
  int number = wireNumber;
  string since = version;
  string enumerator = codeEnumerator;
  dag madeOf = wireParts;
  string form = text;
}
class VersionedType<string name, int number, string since, string enumerator, dag wireParts = (parts), string text = "">
    : WireCode<name, number, since, enumerator, wireParts, text>;
class VersionedAttribute<string name, int number, string since, string enumerator, dag wireParts = (parts),
                         string text = "$value"> : WireCode<name, number, since, enumerator, wireParts, text>;
// An attribute whose value is a case of an enum; numbers on the wire and at the C API are those of `cases`.
class VersionedEnum<string name, int number, string since, string enumerator, EnumInfo cases>
    : VersionedAttribute<name, number, since, enumerator, (parts EnumPart:$value)> {
  EnumInfo info = cases;
}

// A release of StableHLO with a new minor number: the day it appeared ("" where it never did by itself) and the MLIR
// bytecode version of its artifacts.
class Release<string releaseVersion, string day, int mlirBytecode> {
  string version = releaseVersion;
  string date = day;
  int bytecode = mlirBytecode;
}

// What to write for consumers of some age: `number` is the value of shlo_compatibility. Any version at least that old
// will do.
class Compatibility<int enumValue, string oldest> {
  int number = enumValue;
  string version = oldest;
}

//===- Running ---------------------------------------------------------------------------------------------------===//

class Evaluator;
// An element function of that many operands; the enumerator is the op's C++ class name without "Op".
class Element<int operands> : Evaluator { int arity = operands; }
// Lowered by the C++ function of that name in src/plan.
class Lowering<string name> : Evaluator { string function = name; }
// Not run yet.
def NotRun : Evaluator;

//===- Building --------------------------------------------------------------------------------------------------===//

// Where the result types of an op come from when it is built.
class ResultTypes;
def InferredTypes : ResultTypes; // operands, attributes and regions decide them
def RefinedTypes : ResultTypes;  // they do, but a program may know or want more: extents, another element type
def DeclaredTypes : ResultTypes; // they don't: whoever builds says

// What the records of both dialects say about building.
class Built {
  ResultTypes resultTypes = InferredTypes;
  // The C++ function in src/passes/extents.cpp that computes the extents of a result from the operands; "" where only
  // the run knows them.
  string extents = "";
}
//===- Ops -------------------------------------------------------------------------------------------------------===//

// A constraint that the verifier does not check: one that only the run can, one that others make sure of, and one that
// programs in use do not keep.
class Unchecked<int constraint, string kindOfCheck, string why> {
  int number = constraint;
  string kind = kindOfCheck;
  string reason = why;
}
class AtRunTime<int constraint, string why> : Unchecked<constraint, "run time", why>;
class Implied<int constraint, string why> : Unchecked<constraint, "implied", why>;
class NotKept<int constraint, string why> : Unchecked<constraint, "not kept", why>;
defvar gridReason = "How many replicas and partitions there are, and with them the process groups, is decided where the "
                    "program runs.";

// What the op does with quantized elements is done with the real numbers that they express.
def ComputesExpressed : NativeOpTrait<"ComputesExpressed"> { let cppNamespace = "::shlo::ir"; }

class Shlo_Op<string mnemonic, list<Trait> traits = []> : Op<Shlo_Dialect, mnemonic, traits>, Built {
  string since = "0.9.0";
  list<Step> history = [];
  list<Rule> rules = [];
  list<Wire> wire = [];
  Evaluator evaluator = NotRun;
  // The versioned op's name without _vN.
  string versioned = mnemonic;
  // The specification's constraints are C1 to this one; the verifier checks all but those.
  int lastConstraint = 0;
  list<Unchecked> unchecked = [];
  // The labels of those it checks ("add_c1").
  list<string> constraints = !foreach(number, !listremove(!range(1, !add(lastConstraint, 1)),
                                                              !foreach(one, unchecked, one.number)),
                                      versioned # "_c" # number);
}

// An op of another dialect, defined there, that has a versioned form: its name there, the versioned op's name without
// _vN, and the attributes that stand on the wire.
class WireOp<string opName, string mnemonic, list<string> attributeNames> {
  string op = opName;
  string versioned = mnemonic;
  list<string> attributes = attributeNames;
  string since = "0.9.0";
  list<Step> history = [];
  list<Rule> rules = [];
  list<Wire> wire = [];
}

#endif
