// The records of src/opset as plain structs, checked: what every emitter of opset-tblgen works on.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/Support/SMLoc.h"

#include <compare>
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
  std::string date; // "" where it never appeared by itself
  unsigned bytecode = 0;
  std::string source;
};

struct Requirement {
  unsigned number = 0;
  Version version;
};

// In what form an operand, region, result or attribute comes; src/capi/build.h has the same names, and
// docs/opset.json.
enum class Form {
  // operands, regions, results and their types: one, one or none, any number
  One,
  Optional,
  Any,
  // attributes and fields
  Integer,
  Integer32,
  Boolean,
  Flag, // there or not
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

// A field of an attribute that a dialect defines.
struct Field {
  std::string name;
  std::string accessor;    // of the C++ class
  Form form = Form::Other; // Integer, Integers or Other
  bool optional = false;   // may be left out of the text: 0 or empty
};

// An attribute that a dialect defines: an enum, or fields.
struct DialectAttribute {
  std::string name;     // in text: "stablehlo.fft_type"; "" where it has none
  std::string cppClass; // "::shlo::ir::FftTypeAttr"
  std::string enumScope, enumClass; // "::shlo::ir", "FftType"; "" where it has fields
  std::string enumType; // in C: "shlo_fft_type"; "" where it is on no wire
  std::vector<Field> fields;
  std::string source;
};

// An attribute of the program's op.
struct OpAttribute {
  std::string name;
  std::string storage;    // C++ class of the attribute: "::mlir::BoolAttr"; "" for ops of other dialects
  bool optional = false;  // may be absent
  std::string value;      // what it is then, in C++: "false"; "" where nothing is said
  Form form = Form::Other;
  std::string enumType;   // of enums and of numbers that are one: "shlo_fft_type"
  const DialectAttribute *definition = nullptr; // its own, or that of its elements; none where MLIR defines it
  std::string summary;    // what it may be, for people
  std::string flattening; // enumerator of vhlo::Flattening
  std::string absent;     // enumerator of vhlo::Default
  std::vector<std::string> fields; // wire attributes it becomes
};

struct WireAttribute {
  std::string name;
  std::optional<unsigned> source; // none: made and dropped by a coded step
  unsigned field = 0;
  std::string upgraded = "Required"; // enumerator of vhlo::Default
};

struct OpVersion {
  unsigned number = 1;
  Version min;
  std::optional<Version> max; // none: still legal
  std::vector<WireAttribute> attributes; // by name
  bool singleOperand = false, regions = true;
  std::string step; // coded, to the next version; "" where it is declared
};

struct Rule {
  Version since;
  std::string predicate, what;
};

// An operand, a result or a region.
struct Value {
  std::string name;
  Form form = Form::One;
  std::string condition; // of operands: the C++ condition that their type, $_self, fulfils
  std::string summary;   // of that condition, for people
  std::set<std::string> elements; // the element types it may have, by their records: "Float", "Pred", "I32"
};

// A constraint of the specification.
struct Constraint {
  std::string label;        // "add_c1"
  std::string kind, reason; // why the verifier does not check it; "" where it does
};

struct Evaluator {
  enum Kind { NotRun, Element, Lowering, Terminator, OtherDialect, Decomposed, BroadcastOf } kind = NotRun;
  unsigned arity = 0;   // Element
  std::string function; // Lowering, Decomposed; of BroadcastOf the op
  // Element: enumerator of plan::Identity.
  std::string identity = "No";
  bool idempotent = false, commutative = false;
};

struct Case {
  std::string name;
  unsigned value = 0;
  Version since;
};

// What the program keeps of an op's attributes.
struct ProgramField {
  enum Kind { Number, Numbers, Flag, Flags, Enum } kind = Number;
  std::string name;  // "slice_sizes"
  std::string type;  // of an enum: its name in the program
  std::vector<Case> cases;
};

// The op of the program that an op is lowered into.
struct ProgramOp {
  enum Kind { Other, View, Kernel } kind = Other;
  std::vector<ProgramField> fields;
  std::vector<bool> strided; // for each operand
  bool inPlace = false;
};

struct Op {
  std::string name;      // "stablehlo.add"
  std::string mnemonic;  // "add"
  std::string versioned; // "add": the versioned op is add_vN
  std::string cppClass;  // "AddOp"
  std::string enumerator; // "Add"
  std::string source;    // "elementwise.td:42"
  llvm::SMLoc place;     // the same for messages
  bool ours = true; // false: an op of another dialect
  Version since; // not of client ops
  std::vector<Value> operands, results, regions;
  bool terminator = false;       // ends a region
  bool sameOperandSizes = false; // lists of operands are equally long
  bool operandSegments = false, resultSegments = false; // attributes say how long each list is
  std::string resultTypes;       // "InferredTypes", ...: where they come from when the op is built
  std::string extents;           // the function that computes the results' extents; "" where only the run knows them
  std::vector<OpAttribute> attributes; // in the order of the definition
  std::vector<OpVersion> versions; // oldest first
  std::vector<Rule> rules;
  std::vector<Constraint> constraints; // in the order of the specification
  Evaluator evaluator;
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
  std::string programEnum; // of whose values the program has an attribute; "" where it has none
  std::vector<Part> parts; // in the order of the wire
  std::string form;        // text between < and >
  std::string source;
};

struct Opset {
  std::vector<Release> releases; // oldest first
  std::vector<Requirement> requirements; // by number
  std::vector<Code> types, attributes; // by code
  std::vector<DialectAttribute> dialectAttributes; // by record
  std::vector<Op> ops; // by versioned name, then by name
  std::vector<Op> clientOps; // of CHLO, by name; without versions

  Version current() const { return releases.back().version; }
  // The ops that programs are built of: those of the dialect and of CHLO, by name.
  std::vector<const Op *> builtOps() const;
};

// Reads all records. Prints an error with its place for each finding; false where there was one.
bool readOpset(const llvm::RecordKeeper &records, Opset &opset);

// "cross-replica-sum" and "func.call" as C has them: "cross_replica_sum", "func_call".
std::string identifierOf(const std::string &name);
// The file of a source, without ".td": records, rules and tests of an op are in files of one name.
std::string familyOf(const Op &op);
// What the record's evaluator says about the program's op; an error's text where that does not fit the op.
std::optional<std::string> readProgramOp(const llvm::Record &record, Op &op);

} // namespace shlo::tblgen
