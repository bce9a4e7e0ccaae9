//===- base.td - the classes of records --------------------------------------------------------------------------===//
// There is one record per op, in the file of its family. It is an ordinary ODS op that also states its history, its
// form on the wire, and its evaluator. mlir-tblgen generates its C++ class, opset-tblgen everything else.
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
  // Two attributes share one mnemonic, so src/dialect/attributes.cpp parses and prints attributes.
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

// How an attribute of the program is represented in the versioned op. `fields` are the wire attributes that replace it,
// in the order of the C++ codec with the name of the def. Empty: one wire attribute with the attribute's own name.
class Flattening<list<string> names = []> {
  list<string> fields = names;
}
def Plain : Flattening;        // converted by kind, like nested attributes: array to array_v1, string to string_v1, ...
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

// What the absence of an attribute means, for builders: a value, or a value for each entry of a list (both as JSON), or
// a sentence.
class Absence<string theMeaning = "", string theValue = "", string valueOfEach = ""> {
  string meaning = theMeaning;
  string value = theValue;
  string each = valueOfEach;
}

// The value that is written for an omitted attribute. An attribute with that value is omitted when it is read. The C++
// enumerator (vhlo/tables.h, enum class Default) has the name of the def.
class WireDefault<string meaning = "", string value = "", string each = ""> : Absence<meaning, value, each>;
def Required : WireDefault; // no default: the attribute is required
def ZeroI64 : WireDefault<"", "0">;
def MinusOneI64 : WireDefault<"", "-1">;
def False : WireDefault<"", "false">;
def EmptyString : WireDefault<"", "\"\"">;
def EmptyArray : WireDefault<"", "[]">;
def EmptyDictionary : WireDefault<"", "{}">;
def EmptyI64Tensor : WireDefault<"", "[]">; // tensor<0xi64>; omitted if it is empty
def NoComparisonType
    : WireDefault<"The type that fits the elements: SIGNED, UNSIGNED for unsigned integers and i1, else FLOAT.">;
def OriginalApi : WireDefault;
def DefaultAccuracy : WireDefault<"The mode is DEFAULT, without tolerances.">;
// Omitted if every element is DEFAULT.
def TwoDefaultPrecisions : WireDefault<"DEFAULT for both operands.", "", "0">;
// All fields are type_v1<none_v1>.
def NoAlgorithm : WireDefault<"The implementation chooses an algorithm that precision_config allows.">;
// One element per spatial dimension of operand 0 (rank - 2).
def SpatialOnes : WireDefault<"", "", "1">;
def SpatialFalses : WireDefault<"", "", "false">;
def SpatialZeroPairs : WireDefault<"", "", "[0, 0]">; // tensor<Sx2xi64>
// One element per entry of window_dimensions.
def WindowOnes : WireDefault<"", "", "1">;
def WindowZeroPairs : WireDefault<"", "", "[0, 0]">;
// "" or, for API_VERSION_TYPED_FFI, {}; omitted if empty.
def NoBackendConfig : WireDefault<"There is no configuration.">;
// []; omitted only if operand_layouts and result_layouts are both empty.
def BothLayoutsEmpty : WireDefault<"All layouts are row-major.">;

// The form of an attribute on the wire, if it is not the usual one of its kind. These are (DenseArray, Required) for
// dense arrays, (Symbol, Required) for flat symbol references, (UnitAsBool, False) for unit attributes, and (Plain,
// Required) for all others. An optional attribute needs an entry even if it cannot be omitted on the wire (Required).
class Wire<string attribute, Flattening how = Plain, WireDefault absent = Required> {
  string name = attribute;
  Flattening flattening = how;
  WireDefault default = absent;
}

//===- History ---------------------------------------------------------------------------------------------------===//

// A step makes a new version of the op. All steps of one release together make one version. Upgrade and downgrade are
// derived from the step; the downgrade fails if the program uses what the step added.
class Step<string version> { string since = version; }
// Adds wire attributes. The upgrade sets them to `value`; if that is Required, to what is written for an omitted
// attribute. The downgrade requires that value.
class AddAttributes<string version, list<string> names, WireDefault value = Required> : Step<version> {
  list<string> attributes = names;
  WireDefault upgraded = value;
}
// One operand, and one result if the op has results, became variadic.
class BecameVariadic<string version> : Step<version>;
// Adds regions.
class AddRegions<string version> : Step<version>;
// A step that cannot be declared. `function` names the record in src/vhlo/steps.cpp that performs it. `before` lists
// the wire attributes that only the older version has.
class CodedStep<string version, string name, list<string> attributesBefore> : Step<version> {
  string function = name;
  list<string> before = attributesBefore;
}

// A constraint of older releases that is not an op version: before `since` this use of the op is not allowed.
// `predicate` names the C++ function in src/vhlo/rules.cpp that detects the use. `what` is the subject of the message
// ("mixed element types").
class Rule<string version, string function, string subject> {
  string since = version;
  string predicate = function;
  string what = subject;
}

//===- Codes and releases ----------------------------------------------------------------------------------------===//

// Parts of versioned types and attributes. The C++ enumerator (vhlo/tables.h, enum class PartKind) has the name of the
// def without "Part".
class Part;
def FlagPart : Part;          // bool
def EnumPart : Part;          // number of a case
def NumberPart : Part;        // signed
def CountPart : Part;         // unsigned
def NumbersPart : Part;
def ExtentsPart : Part;       // non-negative or dynamic
def F64Part : Part;
def F64sPart : Part;
def StringPart : Part;
def TypePart : Part;
def TypesPart : Part;
def FunctionTypesPart : Part;     // types; "()" if there are none
def AttrPart : Part;
def AttrsPart : Part;
def PairsPart : Part;         // names and values, both attributes
def OptionalAttrPart : Part;  // presence is the lowest bit of its number
def FlaggedAttrPart : Part;   // presence is a number of its own
def FloatPart : Part;         // a type and a value of it
def IntegerPart : Part;
def ElementsPart : Part;      // a type and the bytes of a constant of it
def parts;

// A type or attribute of the versioned dialect: its name, its code on the wire, the release that introduced it, its
// enumerator in vhlo::TypeCode or vhlo::AttributeCode, its parts in wire order, and its text between < and >, in which
// $part stands for a part. Text in brackets is omitted together with the part in it. If two codes have one name, the
// second has the longer text.
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
// An attribute that holds a case of an enum. The numbers on the wire and in the C API are those of `cases`.
class VersionedEnum<string name, int number, string since, string enumerator, EnumInfo cases>
    : VersionedAttribute<name, number, since, enumerator, (parts EnumPart:$value)> {
  EnumInfo info = cases;
}

// A release of StableHLO that changed the minor version: its date ("" if it was never released by itself) and the MLIR
// bytecode version of its artifacts.
class Release<string releaseVersion, string day, int mlirBytecode> {
  string version = releaseVersion;
  string date = day;
  int bytecode = mlirBytecode;
}

// The version to write for consumers of some age. `number` is the value of shlo_compatibility. Any version that is at
// least that old is correct.
class Compatibility<int enumValue, string oldest> {
  int number = enumValue;
  string version = oldest;
}

//===- Running ---------------------------------------------------------------------------------------------------===//

class Evaluator;

// The identity element e of an associative function: f(e, x) = f(x, e) = x. The C++ enumerator (plan/program.h, enum
// class Identity) has the name of the def without "Identity".
class Identity;
def NoIdentity : Identity;
def ZeroIdentity : Identity; // -0 for floats
def PlusZeroIdentity : Identity; // +0 for floats; only for rewrites
def OneIdentity : Identity;
def AllOnesIdentity : Identity;
def LeastIdentity : Identity;
def GreatestIdentity : Identity;

// An element function with `operands` operands. The enumerator is the op's C++ class name without "Op". The function is
// associative if it has an identity element, and idempotent if f(x, x) = x.
class Element<int operands, Identity identityElement = NoIdentity, bit isIdempotent = 0> : Evaluator {
  int arity = operands;
  Identity identity = identityElement;
  bit idempotent = isIdempotent;
  bit transcendental = 0;
}
// Likewise, of a function that takes longer than arithmetic: counts of what a program computes tell them apart.
class Transcendental<int operands> : Element<operands> { let transcendental = 1; }

// The C++ function `name` in src/plan lowers the op.
class Lowering<string name> : Evaluator { string function = name; }
// The function that opset-tblgen writes: the op of the program has the op's operands, attributes and results. Optional
// attributes, attributes with parts, and regions need a function in src/plan.
defvar copied = "";

// The op is lowered to an op of the program. Its structure (plan/program.h) has the C++ class name without "Op", and
// fields for each attribute that is not in `ignored`: one for an integer, a Boolean, an enum or a list of these, one
// per part of dimension numbers, two lists for rows of padding. src/exec/instructions_ops.cpp makes instructions of it.
class ProgramOp<string name, list<string> attributesIgnored = []> : Lowering<name> {
  list<string> ignored = attributesIgnored;
}
// The result is a view of the operand's bytes. src/exec/layout.cpp makes the view.
class View<string name> : ProgramOp<name>;
// A kernel computes the results. The C++ function make<structure> in src/exec makes it. The kernel accepts any strides
// for the operands in `strided`; all others are row-major. If it is in place, result i may use the memory of operand i.
class Kernel<string name, list<string> stridedOperands = [], bit isInPlace = 0, list<string> attributesIgnored = []>
    : ProgramOp<name, attributesIgnored> {
  list<string> strided = stridedOperands;
  bit inPlace = isInPlace;
}
// A plan cannot run the op.
def NotRun : Evaluator;

//===- Rewriting -------------------------------------------------------------------------------------------------===//

// What folding (src/passes/fold.h) may do with an op whose operands are constants. `kind` is the enumerator of
// passes::FoldKind. `condition` names a C++ function in src/passes that tells whether the op may be folded; "": always.
class Folding<string theKind, string theCondition = ""> {
  string kind = theKind;
  string condition = theCondition;
}
def NotFolded : Folding<"Never">;
// The op computes elements, in time that is linear in the elements of its operands and results.
def Folded : Folding<"Computes">;
class FoldedIf<string condition> : Folding<"Computes", condition>;
// Likewise, but a result with infinities or NaN is left to a run.
def FoldedFinite : Folding<"ComputesFinite">;
// The time is linear in the product of both numbers of elements.
def FoldedProduct : Folding<"Multiplies">;
// The op moves elements and keeps their bits.
def FoldedMove : Folding<"Moves">;
class FoldedMoveIf<string condition> : Folding<"Moves", condition>;
// All elements of the result are elements of the first operand: if that is a splat, so is the result.
def FoldedPick : Folding<"Picks">;
// Likewise; what is no splat would only become larger.
def FoldedSplat : Folding<"Repeats">;

// Whether the op may run where the program would not have run it, on operands of these types. `kind` is the enumerator of
// passes::SpeculationKind. `rule` names a C++ function in src/passes/speculation_rules.cpp that decides further.
class Speculation<string theKind, string theRule = ""> {
  string kind = theKind;
  string rule = theRule;
}
def NotSpeculated : Speculation<"Never">;
// As the traits of the op say: an op that is Pure always, one with other effects than those of its regions never. Others
// if all operands have static shapes and computed shapes are constants, because then the verifier has checked the op.
def SpeculatedIfChecked : Speculation<"Checked">;
class SpeculatedIfCheckedAnd<string rule> : Speculation<"Checked", rule>;
// Result i has no static extent where operand i has a dynamic one.
def SpeculatedIfAlike : Speculation<"Alike">;
class SpeculatedIf<string rule> : Speculation<"Ruled", rule>;

//===- Building --------------------------------------------------------------------------------------------------===//

// How the result types of an op are determined when it is built.
class ResultTypes;
def InferredTypes : ResultTypes; // they are inferred from operands, attributes and regions
def RefinedTypes : ResultTypes;  // likewise, but the program may state others: extents, another element type
def DeclaredTypes : ResultTypes; // the program states them

// The length of lists of operands, results, regions or numbers, in terms of the other parameters of the builder:
// "rank(operand) - 2". src/tblgen/builders_data.cpp explains the form to the readers of docs/opset.json.
class Length<string theLength, list<string> theLists> {
  string length = theLength;
  list<string> lists = theLists;
}

// The types of the arguments of a region, or of the values that it yields: one for each value of an operand or result,
// or one alone. The name in docs/opset.json is that of the def without "Value", in lower case.
class RegionValue<string what, bit isAlone = 0> {
  string meaning = what;
  bit alone = isAlone;
}
def SameValue : RegionValue<"the type of the operand or result">;
def SliceValue : RegionValue<"the type of the operand or result without the dimension that `dimension` names">;
def ScalarValue : RegionValue<"a scalar of the element type of the operand or result">;
def ScalarPairValue : RegionValue<"two scalars of the element type of the operand">;
def AccumulatorValue
    : RegionValue<"a scalar of the element type of the operand, or of a wider one: the same in the whole region">;
def CommonAccumulatorValue : RegionValue<"one accumulator for all operands, which have the same element type">;
def MembersValue : RegionValue<"one value of each type that the future holds">;
def AnyValues : RegionValue<"any number of values of any types", 1>;
def TruthValue : RegionValue<"tensor<i1>", 1>;
// What the region of that name takes and yields: (takes SameValue:$operand), (yields TruthValue).
class Body<string theRegion, dag arguments, dag values> {
  string region = theRegion;
  dag taken = arguments;
  dag yielded = values;
}
def takes;
def yields;
// Combines two values.
class CombiningBody<string region, string of, RegionValue accumulator = AccumulatorValue>
    : Body<region, !dag(takes, [accumulator, accumulator], [of, of]), !dag(yields, [accumulator], [of])>;

// What the absence of an attribute means.
class Absent<string theAttribute, Absence theMeaning> {
  string attribute = theAttribute;
  Absence meaning = theMeaning;
}

// The rules in src/infer accept fewer element types of an operand than its constraint.
class Narrower<string theOperand, list<Type> elementTypes> {
  string operand = theOperand;
  list<Type> elements = elementTypes;
}

defvar deprecatedOps = "Deprecated Operations"; // a section of the specification

// The facts about building that ops of both dialects state. They are also for builders in other languages, which are
// generated from docs/opset.json.
class Built<string sectionOfSpecification> {
  // One sentence for people: what the op does. It is not the `summary` of ODS, because that one is written into the C++
  // headers, and each change of a word would rebuild the library.
  string sentence = "";
  // The section of the specification that describes the op; "" if none does.
  string section = sectionOfSpecification;
  // The op occurs in programs, but only a decomposition of another op makes it.
  bit isInternal = 0;
  list<Length> lengths = []; // one for each list
  list<Body> bodies = [];    // one for each region
  list<Absent> absent = [];  // for optional attributes whose Wire does not state the meaning of their absence
  list<Narrower> narrower = [];
  // The pretty form, in the language of ODS's assemblyFormat. opset-tblgen makes a table of it (src/text/format.h).
  string format = "";
  ResultTypes resultTypes = InferredTypes;
  // The C++ function in src/passes/reify_shapes.cpp that reifies the extents of a result from the operands; "" if they
  // are only known when the op runs.
  string extents = "";
  // The C++ function in src/passes/padding.h that adapts the op to operands that are padded to their bounds: their last
  // elements along some dimensions do not count, and must not change the others. "": the op cannot be padded.
  string padding = "";
  // For rewrites of functions f of two operands. The second operand e with f(x, e) = x, if the function has no identity
  // element; for integers, the operand a with f(x, a) = f(a, x) = a; and for integers, f(x, x), if it is not x.
  Identity neutral = NoIdentity;
  Identity absorbing = NoIdentity;
  Identity ofEquals = NoIdentity;
  // If the first operand and the result have the same static type, they are equal.
  bit sameTypeIsIdentity = 0;
  Folding folding = NotFolded;
  Speculation speculation = SpeculatedIfChecked;
}
// A kind of attribute that has no type of its own in C: the functions that make one, of which one fits the value, and
// an example of its text, from which shlo_builder_parse_attribute makes one too. `attributes` are the constraints of
// ODS, and `fieldTypes` the C++ types of the fields of structs, which are of this kind.
class AttributeKind<string kindName, list<string> theFunctions, string exampleText, list<Attr> theAttributes = [],
                    list<string> cppTypes = []> {
  string name = kindName;
  list<string> functions = theFunctions;
  string text = exampleText;
  list<Attr> attributes = theAttributes;
  list<string> fieldTypes = cppTypes;
}

//===- Ops -------------------------------------------------------------------------------------------------------===//

// A constraint that the verifier does not check: one that depends on values at run time, one that other constraints
// imply, and one that programs in use violate.
class Unchecked<int constraint, string kindOfCheck, string why> {
  int number = constraint;
  string kind = kindOfCheck;
  string reason = why;
}
class AtRunTime<int constraint, string why> : Unchecked<constraint, "run time", why>;
class Implied<int constraint, string why> : Unchecked<constraint, "implied", why>;
class NotKept<int constraint, string why> : Unchecked<constraint, "not kept", why>;
defvar gridReason = "The numbers of replicas and partitions, and so the process groups, are known only when the "
                    "program runs.";

// What new programs have instead of the op.
class Replacement;
def Current : Replacement; // the op itself
// The op of that name. The C++ function in src/passes/deprecated.cpp makes it; "" if it takes the same operands and
// attributes.
class ReplacedBy<string newOp, string theFunction = ""> : Replacement {
  string op = newOp;
  string function = theFunction;
}
def NothingReplaces : Replacement; // deprecated, but no other op can do the same

// On quantized elements the op computes with the values that they express.
def ComputesExpressed : NativeOpTrait<"ComputesExpressed"> { let cppNamespace = "::shlo::ir"; }

// The form of an op with computed shapes once these are constants: the op of that name. Operands and attributes that both
// have stay. What a shape operand computes becomes the attribute of its name, or is what the type of the result says.
class StaticForm<string mnemonic, list<string> shapeOperands> {
  string op = mnemonic;
  list<string> shapes = shapeOperands;
}
def NoStaticForm : StaticForm<"", []>;
// What the op is where a program computes with the stored integers of quantized elements. Without such a form, an op
// that ComputesExpressed computes with the expressed values there, and other ops have nothing.
class StoredForm<string theKind, string theFunction = ""> {
  string kind = theKind;
  string function = theFunction;
}
def NoStoredForm : StoredForm<"">;
def Itself : StoredForm<"Itself">;                   // the same op
def ItselfOnOneType : StoredForm<"ItselfOnOneType">; // the same op, if all quantized types are equal
// What the C++ function of src/passes/quantized_math.h makes, if it can.
class Integers<string function> : StoredForm<"Integers", function>;
// None, and no pass expresses the operands either: the answer does not depend on them.
def Independent : StoredForm<"Independent">;

class Shlo_Op<string mnemonic, list<Trait> traits = []> : Op<Shlo_Dialect, mnemonic, traits>, Built<mnemonic> {
#ifdef SHLO_MLIR_FORMATS
  let assemblyFormat = !if(!empty(format), ?, format); // tests compare MLIR's functions for it with ours
#endif
  string since = "0.9.0";
  list<Step> history = [];
  list<Rule> rules = [];
  list<Wire> wire = [];
  Evaluator evaluator = NotRun;
  StaticForm staticForm = NoStaticForm;
  // Programs compute shapes with it: on constants of integers, it is folded when shapes are refined.
  bit computesShapes = 0;
  Replacement replacement = Current;
  // The C++ functions in src/passes/compatibility.h that express what older versions lack in the ops that they have.
  list<string> older = [];
  StoredForm stored = NoStoredForm;
  // The name of the versioned op without _vN.
  string versioned = mnemonic;
  // The specification numbers the constraints from C1 to this one. The verifier checks all except `unchecked`.
  int lastConstraint = 0;
  list<Unchecked> unchecked = [];
}

// A versioned op that another dialect defines: its name there, the name of the versioned op without _vN, and the
// attributes on the wire.
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
