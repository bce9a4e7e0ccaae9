// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/onnx_history.h"

#include "tblgen/records.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace llvm;

namespace shlo::tblgen::onnx {
namespace {

// "attribute 'axis'", "input 1".
std::string attributeChange(StringRef name) { return "attribute " + quoted(name); }
std::string formalChange(const char *what, size_t place) { return std::string(what) + " " + std::to_string(place); }

const Attribute *findAttribute(const Schema &schema, StringRef name) {
  auto found = find_if(schema.attributes, [&](const Attribute &one) { return one.name == name; });
  return found == schema.attributes.end() ? nullptr : &*found;
}

void addFormalChanges(const char *what, const std::vector<Formal> &a, const std::vector<Formal> &b,
                      std::set<std::string> &changes) {
  for (size_t i = 0; i < std::max(a.size(), b.size()); ++i)
    if (i >= a.size() || i >= b.size() || a[i].option != b[i].option || a[i].least != b[i].least)
      changes.insert(formalChange(what, i));
}

// What of the interface changed between two versions.
std::set<std::string> changesBetween(const Schema &a, const Schema &b) {
  std::set<std::string> changes;
  for (const Attribute &one : a.attributes) {
    const Attribute *other = findAttribute(b, one.name);
    if (!other || other->type != one.type || other->use != one.use || other->value != one.value)
      changes.insert(attributeChange(one.name));
  }
  for (const Attribute &one : b.attributes)
    if (!findAttribute(a, one.name))
      changes.insert(attributeChange(one.name));
  addFormalChanges("input", a.inputs, b.inputs, changes);
  addFormalChanges("output", a.outputs, b.outputs, changes);
  if (a.deprecated != b.deprecated)
    changes.insert("deprecation");
  return changes;
}

// The changes that a step stands for; none if it may be there without any.
std::vector<std::string> changesOf(const Step &step) {
  const std::string attribute = attributeChange(step.name), input = formalChange("input", step.place),
                    output = formalChange("output", step.place);
  if (step.kind == "AddAttribute" || step.kind == "AddAttributeOfTypes" || step.kind == "DropAttribute" ||
      step.kind == "DefaultChanged")
    return {attribute};
  if (step.kind == "RenameAttribute")
    return {attribute, attributeChange(step.value)};
  if (step.kind == "AttributeToOperand" || step.kind == "AttributeToList")
    return {attribute, input};
  if (step.kind == "AddOperand" || step.kind == "OperandBecameOptional")
    return {input};
  if (step.kind == "AddResult" || step.kind == "ResultBecameOptional")
    return {output};
  return {};
}

class HistoryReader {
public:
  HistoryReader(const Record *record, Op &op) : record(record), op(op) {}
  unsigned read();

private:
  void fail(const Twine &message) {
    PrintError(record->getLoc(), message);
    ++findings;
  }
  void check(const Schema &older, const Schema &newer);

  const Record *record;
  Op &op;
  unsigned findings = 0;
};

void HistoryReader::check(const Schema &older, const Schema &newer) {
  const std::string versions =
      op.name + "-" + std::to_string(older.since) + " and " + op.name + "-" + std::to_string(newer.since);
  std::set<std::string> changes = changesBetween(older, newer);
  for (const Step &step : op.history) {
    if (step.since != newer.since)
      continue;
    if (step.kind == "Coded")
      return;
    for (const std::string &change : changesOf(step))
      if (!changes.erase(change))
        fail("the step " + step.kind + " of 'history' says that " + change + " changed between " + versions +
             ", but it did not");
  }
  for (const std::string &change : changes)
    fail(change + " changed between " + versions + "; expected a step for " + Twine(newer.since) + " in 'history'");
}

unsigned HistoryReader::read() {
  for (const Record *entry : record->getValueAsListOfDefs("history")) {
    Step step{entry,
              unsigned(entry->getValueAsInt("Since")),
              entry->getValueAsString("Kind").str(),
              entry->getValueAsString("Name").str(),
              entry->getValueAsString("Value").str(),
              unsigned(entry->getValueAsInt("Place"))};
    if (none_of(drop_begin(op.schemas), [&](const Schema &schema) { return schema.since == step.since; }))
      fail("no version of " + op.name + " that is not the first one came with opset " + Twine(step.since));
    op.history.push_back(std::move(step));
  }
  if (!is_sorted(op.history, [](const Step &a, const Step &b) { return a.since < b.since; }))
    fail("the steps of 'history' are not in the order of their opsets");
  for (size_t i = 0; i + 1 < op.schemas.size(); ++i)
    check(op.schemas[i], op.schemas[i + 1]);
  return findings;
}

//===- Arrays -----------------------------------------------------------------------------------------------------------

class HistoryWriter {
public:
  explicit HistoryWriter(Texts &texts) : texts(texts) {}
  Range addSteps(const Op &op);
  Range addBodies(const Schema &schema);
  std::string arrays() const;

private:
  std::string list(const std::vector<StringRef> &values) {
    std::vector<std::string> rows;
    for (StringRef value : values)
      rows.push_back(texts.add(value.str()));
    return "{" + std::to_string(names.add(rows)) + ", " + std::to_string(rows.size()) + "}";
  }
  std::string addNodes(ArrayRef<const Record *> list);
  std::string argument(const Record *record);

  Texts &texts;
  Rows steps, names, arguments, nodes, bodies;
};

Range HistoryWriter::addSteps(const Op &op) {
  std::vector<std::string> rows;
  for (const Step &step : op.history)
    rows.push_back("{" + std::to_string(step.since) + ", StepKind::" + step.kind + ", " + std::to_string(step.place) +
                   ", " + texts.add(step.name) + ", " + texts.add(step.value) +
                   ", StepFunction::" + (step.kind == "Coded" ? step.name : "none") + "}");
  return {steps.add(rows), rows.size()};
}

std::string HistoryWriter::argument(const Record *record) {
  StringRef type = record->getValueAsString("Type"), value = record->getValueAsString("Value");
  std::string kind;
#define ATTRIBUTE_KIND(enumerator, text)                                                                               \
  if (type == text)                                                                                                    \
    kind = #enumerator;
#include "onnx/file/attribute_kinds.def"
  std::vector<StringRef> values;
  SmallVector<StringRef> parts;
  value.split(parts, ", ", -1, false);
  values.assign(parts.begin(), parts.end());
  std::vector<std::string> extentTexts;
  for (int64_t extent : record->getValueAsListOfInts("Extents"))
    extentTexts.push_back(std::to_string(extent));
  StringRef element = record->getValueAsString("Element");
  return "{" + texts.add(record->getValueAsString("Name").str()) + ", AttributeKind::" + kind +
         ", DataType::" + (element.empty() ? std::string("UNDEFINED") : element.upper()) + ", " +
         texts.add(record->getValueAsString("Of").str()) + ", " + list(values) + ", " +
         list({extentTexts.begin(), extentTexts.end()}) + ", " + list(record->getValueAsListOfStrings("Inputs")) +
         ", " + list(record->getValueAsListOfStrings("Outputs")) + ", " +
         addNodes(record->getValueAsListOfDefs("Nodes")) + "}";
}

std::string HistoryWriter::addNodes(ArrayRef<const Record *> all) {
  std::vector<std::string> rows;
  for (const Record *node : all) {
    std::vector<std::string> own;
    for (const Record *one : node->getValueAsListOfDefs("Arguments"))
      own.push_back(argument(one));
    StringRef name = node->getValueAsString("Op");
    rows.push_back(("{OpName::" + name.rsplit("::").second + (name.contains("::") ? "" : name) + ", " +
                    list(node->getValueAsListOfStrings("Inputs")) + ", " +
                    list(node->getValueAsListOfStrings("Outputs")) + ", " + Twine(arguments.add(own)) + ", " +
                    Twine(own.size()) + "}")
                       .str());
  }
  return "{" + std::to_string(nodes.add(rows)) + ", " + std::to_string(rows.size()) + "}";
}

Range HistoryWriter::addBodies(const Schema &schema) {
  std::vector<std::string> rows;
  for (const Record *body : schema.bodies)
    rows.push_back("{" + std::to_string(body->getValueAsInt("Opset")) + ", " +
                   list(body->getValueAsListOfStrings("inputs")) + ", " +
                   list(body->getValueAsListOfStrings("outputs")) + ", " +
                   addNodes(body->getValueAsListOfDefs("nodes")) + "}");
  return {bodies.add(rows), rows.size()};
}

std::string HistoryWriter::arrays() const {
  std::string text;
  raw_string_ostream os(text);
  steps.write("Step", "stepRows", os);
  names.write("Text", "bodyNames", os);
  arguments.write("BodyArgument", "bodyArguments", os);
  nodes.write("BodyNode", "bodyNodes", os);
  bodies.write("Body", "bodyRows", os);
  return text;
}

} // namespace

unsigned readHistory(const Record *record, Op &op) { return HistoryReader(record, op).read(); }

std::string historyArrays(const Opset &opset, Texts &texts, std::vector<Range> &steps, std::vector<Range> &bodies) {
  HistoryWriter writer(texts);
  for (const Op &op : opset.ops) {
    steps.push_back(writer.addSteps(op));
    for (const Schema &schema : op.schemas)
      bodies.push_back(writer.addBodies(schema));
  }
  return writer.arrays();
}

std::vector<std::string> stepFunctions(const Opset &opset) {
  std::set<std::string> names;
  for (const Op &op : opset.ops)
    for (const Step &step : op.history)
      if (step.kind == "Coded")
        names.insert(step.name);
  return {names.begin(), names.end()};
}

std::vector<std::string> expandFunctions(const Opset &opset) {
  std::set<std::string> names;
  for (const Op &op : opset.ops)
    if (!op.expand.empty())
      names.insert(op.expand);
  return {names.begin(), names.end()};
}

} // namespace shlo::tblgen::onnx
