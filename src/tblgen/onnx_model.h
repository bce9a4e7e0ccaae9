// The records of src/onnx/opset as plain structs. They have been checked.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <map>
#include <string>
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
} // namespace llvm

namespace shlo::tblgen::onnx {

// A set of types, as in schema.td: the names in each container, in the order of the records.
struct TypeSet {
  std::map<std::string, std::vector<std::string>> elements; // by container: "tensor", "seq(map)"
  auto operator<=>(const TypeSet &) const = default;
};

// A type variable. A formal with one type of its own has a variable too, whose name is the type: "tensor(int64)".
struct Variable {
  std::string name;
  TypeSet types;
  bool declared = true;
};

struct Formal {
  std::string name;
  std::string type; // the variable's name
  enum Option { Single, Optional, Variadic } option = Single;
  unsigned least = 1; // values of a variadic formal
  bool same = true;   // whether all values of a variadic formal have one type
};

struct Attribute {
  std::string name;
  std::string type; // "ints"
  enum Use { Required, Given, Default } use = Given;
  std::string value;                // of a default
  bool isText = false;              // a string of any value
  std::vector<std::string> allowed; // the values of other strings
  bool anyCase = false;             // whether the case of letters does not matter in them
};

// What a subgraph takes or yields.
struct Parameter {
  enum Kind { Own, List } kind = Own; // one value that only the subgraph has, or those of a variadic formal
  std::string name;
};
struct Subgraph {
  std::string attribute;
  std::vector<Parameter> takes, yields;
};

struct Schema {
  const llvm::Record *record = nullptr;
  unsigned since = 0;
  std::vector<Formal> inputs, outputs;
  std::vector<Attribute> attributes; // by name
  std::vector<Variable> variables;
  enum Determinism { Deterministic, Nondeterministic, Unknown } determinism = Deterministic;
  bool deprecated = false, experimental = false;
  std::vector<std::string> upstream;
  std::vector<const llvm::Record *> bodies; // function bodies of its own
};

// What operands and attributes must be beyond what the schemas say.
struct Rule {
  std::string label, text; // "r1"
};

// What changed with a version, as in op.td.
struct Step {
  const llvm::Record *record = nullptr;
  unsigned since = 0;
  std::string kind, name, value;
  unsigned place = 0;
};

struct Op {
  std::string name, domain;
  const llvm::Record *record = nullptr; // written by hand
  std::vector<Schema> schemas; // oldest first
  // Inputs of newer versions that are attributes of older ones: the attribute's name by the input's.
  std::map<std::string, std::string> moved;
  std::vector<Subgraph> subgraphs = {};
  std::string infer = {}; // the function that checks the rules; empty if there is none
  std::string lower = {}; // the function that makes StableHLO of it; empty if there is none
  bool isSizedByElements = false;
  std::vector<Rule> rules = {};
  std::vector<Step> history = {}; // older versions first
  std::string expand = {}; // the function that says it with other ops; empty if there is none
};

struct Opset {
  std::vector<std::string> domains;        // by name
  std::vector<Op> ops;                     // by name
  std::map<std::string, unsigned> newest;  // the newest opset of each domain
};

// The family of the op's record: "elementwise".
std::string familyOf(const Op &op);
// The elements of a list in a text: "0, 2, 3".
std::vector<std::string> elementsOf(const std::string &text);
// The types in a set, as ONNX writes them: "seq(tensor(float))". In the order of containers, then elements.
std::vector<std::string> typesOf(const TypeSet &set);

} // namespace shlo::tblgen::onnx

namespace shlo::tblgen {
// Reads all records. Prints an error with its location for each finding, and returns false if there are any.
bool readRecords(const llvm::RecordKeeper &records, onnx::Opset &opset);
} // namespace shlo::tblgen
