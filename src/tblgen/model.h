// The records of src/opset as plain structs. They have been checked. All emitters of opset-tblgen use them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/Support/SMLoc.h"

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
} // namespace llvm

namespace shlo::tblgen {

struct Version {
  unsigned major = 0, minor = 0, patch = 0;
  auto operator<=>(const Version &) const = default;
  std::string text() const; // "1.18.0"
};

struct Release {
  Version version;
  std::string date; // "" if it was never released by itself
  unsigned bytecode = 0;
  std::string source;
};

struct Requirement {
  unsigned number = 0;
  Version version;
};

// The form of an operand, region, result or attribute. src/capi/build.h and docs/opset.json use the same names.
enum class Form {
  // operands, regions, results and their types: one, at most one, any number
  One,
  Optional,
  Any,
  // attributes and fields
  Integer,
  Integer32,
  Boolean,
  Flag, // present or absent
  Float,
  Enum,
  Text,
  Symbol,
  Integers,
  Booleans,
  Enums,
  Pairs,
  Other, // any attribute
};
const char *nameOf(Form form);

// A kind of attribute that has no type of its own in C.
struct AttributeKind {
  std::string name;
  std::vector<std::string> functions; // of the C API, which make one
  std::string text;                   // an example
};

// What an attribute is made of.
struct Structure {
  std::string kind;             // of an AttributeKind, or "any_of"; "" if it is not known
  std::string name;             // in text, of enums and structs: "stablehlo.fft_type"
  std::vector<Structure> parts; // of a list, its element; of any_of, the alternatives
};

// A field of an attribute that a dialect defines.
struct Field {
  std::string name;
  std::string accessor;    // of the C++ class
  Form form = Form::Other; // Integer, Integers or Other
  bool optional = false;   // may be omitted in text if it is 0 or empty
  Structure structure = {};
};

// An attribute that a dialect defines: an enum, or fields.
struct DialectAttribute {
  std::string name;                 // in text: "stablehlo.fft_type"; "" if it has none
  std::string cppClass;             // "::shlo::ir::FftTypeAttr"
  std::string enumScope, enumClass; // "::shlo::ir", "FftType"; "" if it is not an enum
  std::string enumType;             // in C: "shlo_fft_type"; "" if it has no wire form
  std::vector<Field> fields;
  std::string source;
};

// An attribute of the program's op.
struct OpAttribute {
  std::string name;
  std::string storage;   // C++ class of the attribute: "::mlir::BoolAttr"; "" for ops of other dialects
  bool optional = false; // may be omitted
  std::string value;     // C++ expression of the default: "false"; "" if there is none
  std::string defaultAttribute; // C++ expression of the same as an attribute, made by "builder"
  Form form = Form::Other;
  std::string enumType;                         // of enums and of integers that represent an enum: "shlo_fft_type"
  const DialectAttribute *definition = nullptr; // of it or of its elements; null if MLIR defines it
  std::string summary;                          // the accepted values, for messages and documents
  std::string flattening;                       // enumerator of vhlo::Flattening
  std::string absent;                           // enumerator of vhlo::Default
  std::vector<std::string> fields;              // the wire attributes that replace it
  Structure structure;
};

struct WireAttribute {
  std::string name;
  std::optional<unsigned> source; // none: a coded step makes and drops it
  unsigned field = 0;
  std::string upgraded = "Required"; // enumerator of vhlo::Default
};

struct OpVersion {
  unsigned number = 1;
  Version min;
  std::optional<Version> max;            // none: still legal
  std::vector<WireAttribute> attributes; // by name
  bool singleOperand = false, regions = true;
  std::string step; // coded step to the next version; "" if the step is declared
};

struct Rule {
  Version since;
  std::string predicate, what;
};

// An operand, a result or a region.
struct Value {
  std::string name;
  Form form = Form::One;
  std::string condition;          // of operands: the C++ condition on their type, $_self
  std::string summary;            // of the condition, for messages and documents
  std::set<std::string> elements; // the classes of the accepted element types of tensors: "Float", "Pred", "I32"
  std::set<std::string> kinds;    // the accepted types that are not tensors: "token"
  int rank = -1;                  // of tensors; -1: any
};

// What the absence of an attribute means; the values are JSON.
struct Absence {
  std::string meaning, value, each;
  bool isStated() const { return !meaning.empty() || !value.empty() || !each.empty(); }
};

// The types of arguments of a region, or of values that it yields.
struct RegionValue {
  std::string type; // "same"
  std::string of;   // an operand or result; "" if the type is no other's
};
struct Body {
  std::vector<RegionValue> takes, yields;
};

// Facts about an op for builders and their documents. src/opset/base.td explains them.
struct BuildingFacts {
  std::string sentence, section;
  bool isInternal = false;
  std::map<std::string, std::string> lengths; // of lists, by parameter
  std::map<std::string, Absence> absences;    // by attribute
  std::map<std::string, Body> bodies;         // by region
};

// A constraint of the specification.
struct Constraint {
  std::string label;        // "add_c1"
  std::string kind, reason; // why the verifier does not check it; "" if it does
};

struct Evaluator {
  enum Kind { NotRun, Element, Lowering, Terminator, OtherDialect, Decomposed, BroadcastOf } kind = NotRun;
  unsigned arity = 0;   // Element
  std::string function; // Lowering, Decomposed: the C++ function; BroadcastOf: the op
  // Element: enumerator of plan::Identity.
  std::string identity = "No";
  bool idempotent = false, commutative = false, transcendental = false;
};

// What rewrites know of an op. src/opset/base.td explains it.
struct RewritingFacts {
  std::string neutral = "No", absorbing = "No", ofEquals = "No"; // enumerators of passes::Identity
  bool idempotent = false, commutative = false, sameTypeIsIdentity = false;
  std::string folding;         // enumerator of passes::FoldKind
  std::string condition;       // the C++ function that tells whether it may be folded; ""
  std::string speculation;     // enumerator of passes::SpeculationKind
  std::string speculationRule; // the C++ function that decides further; ""
};

// What replaces a deprecated op.
struct Replacement {
  enum Kind { Current, ReplacedBy, NothingReplaces } kind = Current;
  std::string op, function; // ReplacedBy
};

struct Case {
  std::string name;
  unsigned value = 0;
  Version since;
};

// A field of an op of the program, from an attribute.
struct ProgramField {
  enum Kind { Number, Numbers, Flag, Flags, Enum } kind = Number;
  std::string name; // "slice_sizes"
  std::string type; // of an enum: its C++ name in src/plan
  std::vector<Case> cases;
  bool isAttribute = false; // a whole attribute that every op has
};

// The op of the program that an op is lowered to.
struct ProgramOp {
  enum Kind { Other, View, Kernel } kind = Other;
  std::vector<ProgramField> fields;
  std::vector<bool> strided; // for each operand
  bool inPlace = false;
  bool copied = false; // a generated function lowers the op
};

// The form of an op whose shape operands are constants.
struct StaticForm {
  std::string op;                  // "pad"; "" if there is none
  std::vector<std::string> shapes; // operands that compute shapes
};

struct Op {
  std::string name;       // "stablehlo.add"
  std::string mnemonic;   // "add"
  std::string versioned;  // "add": the versioned op is add_vN
  std::string cppClass;   // "AddOp"
  std::string cppPath;    // "::shlo::ir::AddOp"
  std::string enumerator; // "Add"
  std::string source;     // "elementwise.td:42"
  llvm::SMLoc place;      // the same, for messages
  std::string target;     // custom calls of this target mean the op; "" if there are none
  std::string format;     // the pretty form, in the language of ODS; "" if there is none, or C++ has it
  bool ours = true;       // false: an op of another dialect
  Version since;          // unused for client ops
  std::vector<Value> operands, results, regions;
  bool terminator = false;                              // ends a region
  bool sameOperandSizes = false;                        // all variadic operands have the same number of values
  bool operandSegments = false, resultSegments = false; // attributes state the number of values of each
  std::string resultTypes; // "InferredTypes", ...: how they are determined when the op is built
  BuildingFacts facts;
  RewritingFacts rewriting;
  std::string padding;     // the function that adapts the op to padded operands; "" if none does
  std::string extents;     // the function that reifies the extents of results; "" if only a run determines them
  StaticForm staticForm;
  bool computesShapes = false;         // programs compute shapes with it
  std::string storedForm, storedFunction; // kind and function of the record StoredForm
  std::vector<OpAttribute> attributes; // in the order of the definition
  std::vector<OpVersion> versions;     // oldest first
  std::vector<Rule> rules;
  std::vector<Constraint> constraints; // in the order of the specification
  Evaluator evaluator;
  Replacement replacement;
  std::vector<std::string> older; // functions that express the op in older versions
  std::optional<Evaluator> kernel; // of a client op: the element function that plans have instead
  std::optional<ProgramOp> program;
};

struct Part {
  std::string name;
  std::string kind; // enumerator of vhlo::PartKind
};

struct Code {
  std::string name, enumerator;
  unsigned code = 0;
  Version since;
  std::vector<Case> cases; // of an enum, by value
  std::string programEnum; // the enum's C++ name if the program has attributes of it; otherwise ""
  std::vector<Part> parts; // in wire order
  std::string form;        // text between < and >
  std::string source;
};

struct Opset {
  std::vector<Release> releases;                   // oldest first
  std::vector<Requirement> requirements;           // by number
  std::vector<Code> types, attributes;             // by code
  std::vector<DialectAttribute> dialectAttributes; // by record
  std::vector<AttributeKind> attributeKinds;       // by name
  std::map<std::string, std::string> regionValues; // what the types of values of regions mean
  std::map<std::string, std::vector<std::string>> elementClasses; // the element types of each
  std::vector<Op> ops;                             // by versioned name, then by name
  std::vector<Op> clientOps;                       // of CHLO, by name; without versions

  Version current() const { return releases.back().version; }
  // The ops that programs are built of: those of the dialect and of CHLO, by name.
  std::vector<const Op *> builtOps() const;
};

// Reads all records. Prints an error with its location for each finding, and returns false if there are any.
bool readRecords(const llvm::RecordKeeper &records, Opset &opset);

// The C identifier: "cross_replica_sum" for "cross-replica-sum", "func_call" for "func.call".
std::string identifierOf(const std::string &name);
// The file of the op's record: "reduction.td".
std::string fileOf(const Op &op);
// The same without ".td". The op's rules and tests are in files with the same name.
std::string familyOf(const Op &op);
// Reads the op of the program from the record's evaluator. Returns the text of an error if it does not match the op.
std::optional<std::string> readProgramOp(const llvm::Record &record, Op &op);

} // namespace shlo::tblgen
