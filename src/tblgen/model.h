// The records of src/opset as plain structs, checked: what every emitter of opset-tblgen works on.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/StringRef.h"

#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
class raw_ostream;
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
};

struct Requirement {
  unsigned number = 0;
  Version version;
};

// An attribute of the program's op.
struct OpAttribute {
  std::string name;
  std::string storage;    // C++ class of the attribute: "::mlir::BoolAttr"; "" for ops of other dialects
  bool optional = false;  // may be absent
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

struct Value {
  std::string name;
  std::string summary;
  bool variadic = false;
};

struct Evaluator {
  enum Kind { NotRun, Element, Lowering, Terminator, OtherDialect, Decomposed, BroadcastOf } kind = NotRun;
  unsigned arity = 0;   // Element
  std::string function; // Lowering, Decomposed; of BroadcastOf the op
};

struct Op {
  const llvm::Record *record = nullptr;
  std::string name;      // "stablehlo.add"
  std::string mnemonic;  // "add"
  std::string versioned; // "add": the versioned op is add_vN
  std::string cppClass;  // "AddOp"
  std::string enumerator; // "Add"
  std::string source;    // "elementwise.td:42"
  std::string summary;
  bool ours = true; // false: an op of another dialect
  Version since; // not of client ops
  std::vector<Value> operands, results;
  unsigned regions = 0;
  bool variadicRegions = false;
  std::vector<OpAttribute> attributes; // in the order of the definition
  std::vector<OpVersion> versions; // oldest first
  std::vector<Rule> rules;
  Evaluator evaluator;
};

struct Case {
  std::string name;
  unsigned value = 0;
  Version since;
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
  std::vector<Op> ops; // by versioned name, then by name
  std::vector<Op> clientOps; // of CHLO, by name; without versions

  Version current() const { return releases.back().version; }
};

// Reads all records. Prints an error with its place for each finding; false where there was one.
bool readOpset(const llvm::RecordKeeper &records, Opset &opset);

// A record's file and line: "reduction.td:42".
std::string sourceOf(const llvm::Record &record);

} // namespace shlo::tblgen
