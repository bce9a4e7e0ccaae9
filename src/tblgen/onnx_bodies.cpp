// Checks the function bodies of ONNX.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/onnx_bodies.h"

#include "tblgen/records.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace shlo::tblgen::onnx {
namespace {

class Checker {
public:
  explicit Checker(const Opset &opset) : opset(opset) {}
  void check(const Record *record, const Schema &schema);
  unsigned findings = 0;

private:
  using Names = StringSet<>;
  void fail(const Twine &message) {
    PrintError(body->getLoc(), message);
    ++findings;
  }
  void define(Names &names, StringRef name) {
    if (!name.empty() && !names.insert(name).second)
      fail("the value " + quoted(name) + " is defined twice");
  }
  void use(const Names &names, StringRef name) {
    if (!name.empty() && !names.contains(name))
      fail("the value " + quoted(name) + " is not defined where it is used");
  }
  const Schema *schemaOf(StringRef name);
  void checkCount(StringRef op, StringRef what, size_t count, const std::vector<Formal> &formals);
  void checkArgument(const Record *argument, const Schema &schema, StringRef op, const Names &names);
  void checkNodes(ArrayRef<const Record *> nodes, Names &names);

  const Opset &opset;
  const Record *body = nullptr;
};

// The schema of an op, "Add" or "ai.onnx.ml::Scaler", in the opset that the body imports.
const Schema *Checker::schemaOf(StringRef name) {
  StringRef domain = "ai.onnx";
  if (name.contains("::"))
    std::tie(domain, name) = name.split("::");
  for (const Record *import : body->getValueAsListOfDefs("imports")) {
    if (import->getValueAsString("Domain") != domain)
      continue;
    for (const Op &op : opset.ops)
      if (op.name == name && op.domain == domain)
        for (const Schema &schema : reverse(op.schemas))
          if (schema.since <= unsigned(import->getValueAsInt("Version")))
            return &schema;
  }
  fail("no op " + quoted(name) + " is in the opset of " + domain + " that the body imports");
  return nullptr;
}

void Checker::checkCount(StringRef op, StringRef what, size_t count, const std::vector<Formal> &formals) {
  size_t least = 0, most = formals.size();
  for (size_t i = 0; i < formals.size(); ++i)
    if (formals[i].option == Formal::Single)
      least = i + 1;
  if (!formals.empty() && formals.back().option == Formal::Variadic)
    most = SIZE_MAX;
  if (count < least || count > most)
    fail("a node of " + op + " has " + Twine(count) + " " + what);
}

void Checker::checkArgument(const Record *argument, const Schema &schema, StringRef op, const Names &names) {
  StringRef name = argument->getValueAsString("Name"), type = argument->getValueAsString("Type");
  auto found = find_if(schema.attributes, [&](const Attribute &attribute) { return attribute.name == name; });
  if (found == schema.attributes.end() || found->type != type)
    fail(op + " has no attribute " + quoted(name) + " of type " + type);
  if (StringRef of = argument->getValueAsString("Of");
      !of.empty() && !is_contained(body->getValueAsListOfStrings("attributes"), of))
    fail("the function has no attribute " + quoted(of));
  if (type != "graph")
    return;
  Names inner = names;
  for (StringRef input : argument->getValueAsListOfStrings("Inputs"))
    define(inner, input);
  checkNodes(argument->getValueAsListOfDefs("Nodes"), inner);
  for (StringRef output : argument->getValueAsListOfStrings("Outputs"))
    use(inner, output);
}

void Checker::checkNodes(ArrayRef<const Record *> nodes, Names &names) {
  for (const Record *node : nodes) {
    StringRef op = node->getValueAsString("Op");
    for (StringRef input : node->getValueAsListOfStrings("Inputs"))
      use(names, input);
    if (const Schema *schema = schemaOf(op)) {
      checkCount(op, "inputs", node->getValueAsListOfStrings("Inputs").size(), schema->inputs);
      checkCount(op, "outputs", node->getValueAsListOfStrings("Outputs").size(), schema->outputs);
      for (const Record *argument : node->getValueAsListOfDefs("Arguments"))
        checkArgument(argument, *schema, op, names);
    }
    for (StringRef output : node->getValueAsListOfStrings("Outputs"))
      define(names, output);
  }
}

void Checker::check(const Record *record, const Schema &schema) {
  body = record;
  auto sameNames = [](const std::vector<StringRef> &names, const std::vector<Formal> &formals) {
    return std::equal(names.begin(), names.end(), formals.begin(), formals.end(),
                      [](StringRef name, const Formal &formal) { return name == formal.name; });
  };
  if (!sameNames(record->getValueAsListOfStrings("inputs"), schema.inputs) ||
      !sameNames(record->getValueAsListOfStrings("outputs"), schema.outputs))
    fail("the body's inputs and outputs are not those of the schema");
  Names names;
  for (StringRef input : record->getValueAsListOfStrings("inputs"))
    define(names, input);
  checkNodes(record->getValueAsListOfDefs("nodes"), names);
  for (StringRef output : record->getValueAsListOfStrings("outputs"))
    use(names, output);
}

} // namespace

unsigned checkBodies(const RecordKeeper &records, Opset &opset) {
  Checker checker(opset);
  for (const Record *record : records.getAllDerivedDefinitions("Body")) {
    const Record *of = record->getValueAsDef("Of");
    for (Op &op : opset.ops)
      for (Schema &schema : op.schemas)
        if (schema.record == of) {
          checker.check(record, schema);
          schema.bodies.push_back(record);
        }
  }
  return checker.findings;
}

} // namespace shlo::tblgen::onnx
