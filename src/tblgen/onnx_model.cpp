// Reads the records of ONNX into the model, and checks that schemas and records agree.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/onnx_model.h"

#include "tblgen/onnx_bodies.h"
#include "tblgen/onnx_history.h"
#include "tblgen/records.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

#include <algorithm>
#include <set>

using namespace llvm;

namespace shlo::tblgen::onnx {

std::string familyOf(const Op &op) { return StringRef(sourceOf(*op.record)).split('.').first.str(); }

std::vector<std::string> elementsOf(const std::string &text) {
  SmallVector<StringRef> parts;
  StringRef(text).split(parts, ", ", -1, false);
  return {parts.begin(), parts.end()};
}

std::vector<std::string> typesOf(const TypeSet &set) {
  std::vector<std::string> result;
  for (const auto &[container, elements] : set.elements) {
    // "seq(tensor)" is written around each element: "seq(tensor(float))".
    StringRef name = container;
    size_t end = name.find(')');
    for (const std::string &element : elements)
      result.push_back((name.substr(0, end) + "(" + element + ")" + (end == StringRef::npos ? "" : name.substr(end))).str());
  }
  return result;
}

namespace {

std::vector<std::string> strings(const Record *record, StringRef field) {
  std::vector<std::string> result;
  for (StringRef text : record->getValueAsListOfStrings(field))
    result.push_back(text.str());
  return result;
}

bool isAttributeKind(StringRef name) {
#define ATTRIBUTE_KIND(kind, text)                                                                                     \
  if (name == text)                                                                                                    \
    return true;
#include "onnx/file/attribute_kinds.def"
  return false;
}

bool isElementType(StringRef name) {
#define DATA_TYPE(type, number, element, typed, bits)                                                                  \
  if (name.equals_insensitive(#type))                                                                                  \
    return name == name.lower();
#include "onnx/file/data_types.def"
  return false;
}

template <typename Items> auto *findNamed(Items &items, StringRef name) {
  auto found = llvm::find_if(items, [&](const auto &item) { return item.name == name; });
  return found == items.end() ? nullptr : &*found;
}

class Reader {
public:
  Reader(const RecordKeeper &records, Opset &opset) : records(records), opset(opset) {}
  bool read();

private:
  void fail(const Record *record, const Twine &message) {
    PrintError(record->getLoc(), message);
    ++findings;
  }

  TypeSet typeSet(const Record *schema, const Record *variable);
  Formal formal(const Record *record, Schema &schema);
  Schema schema(const Record *record);
  void checkAttribute(const Schema &schema, const Attribute &attribute);
  void readSchemas();
  void readOp(const Record *record);
  void readStrings(const Record *record, Op &op);
  void readMoved(const Record *record, Op &op);
  void readSubgraphs(const Record *record, Op &op);
  void readRules(const Record *record, Op &op);
  std::vector<Parameter> parameters(const Record *record, const Op &op, const std::vector<std::string> &names,
                                    std::vector<Formal> Schema::*formals);

  const RecordKeeper &records;
  Opset &opset;
  unsigned findings = 0;
};

//===- Schemas --------------------------------------------------------------------------------------------------------

TypeSet Reader::typeSet(const Record *schema, const Record *variable) {
  TypeSet result;
  for (const Record *set : variable->getValueAsListOfDefs("Sets")) {
    std::vector<std::string> names = strings(set, "Elements");
    for (const std::string &name : names)
      for (const std::string &part : elementsOf(name))
        if (!isElementType(part))
          fail(schema, "no element type is " + quoted(part) + "; expected a name of TensorProto.DataType in lower case");
    result.elements[set->getValueAsString("Container").str()] = std::move(names);
  }
  return result;
}

Formal Reader::formal(const Record *record, Schema &schema) {
  Formal result;
  result.name = record->getValueAsString("Name").str();
  result.type = record->getValueAsString("Type").str();
  StringRef option = record->getValueAsString("Option");
  result.option = option == "single" ? Formal::Single : option == "optional" ? Formal::Optional : Formal::Variadic;
  result.least = unsigned(record->getValueAsInt("Least"));
  result.same = record->getValueAsBit("Same");
  if (findNamed(schema.variables, result.type))
    return result;
  StringRef type = result.type;
  if (!type.consume_front("tensor(") || !type.consume_back(")") || !isElementType(type)) {
    fail(schema.record, "the type " + quoted(result.type) + " of " + quoted(result.name) +
                            " is neither a variable of the schema nor a type of tensors");
    return result;
  }
  Variable variable;
  variable.name = result.type;
  variable.types.elements["tensor"] = {type.str()};
  variable.declared = false;
  schema.variables.push_back(std::move(variable));
  return result;
}

void Reader::checkAttribute(const Schema &schema, const Attribute &attribute) {
  if (!isAttributeKind(attribute.type))
    fail(schema.record, "the type " + quoted(attribute.type) + " of attribute " + quoted(attribute.name) + " is unknown");
  if (attribute.use != Attribute::Default)
    return;
  StringRef kind = attribute.type;
  bool isList = kind.consume_back("s");
  std::vector<std::string> values = isList ? elementsOf(attribute.value) : std::vector{attribute.value};
  for (const std::string &value : values) {
    int64_t integer;
    double number;
    if (kind == "int" ? StringRef(value).getAsInteger(10, integer)
                      : kind == "float" ? StringRef(value).getAsDouble(number) : kind != "string")
      fail(schema.record, "attribute " + quoted(attribute.name) + " of type " + attribute.type +
                              " has the default " + quoted(attribute.value));
  }
}

Schema Reader::schema(const Record *record) {
  Schema result;
  result.record = record;
  result.since = unsigned(record->getValueAsInt("Since"));
  for (const Record *entry : record->getValueAsListOfDefs("types"))
    result.variables.push_back({entry->getValueAsString("Name").str(), typeSet(record, entry)});
  for (const Record *entry : record->getValueAsListOfDefs("inputs"))
    result.inputs.push_back(formal(entry, result));
  for (const Record *entry : record->getValueAsListOfDefs("outputs"))
    result.outputs.push_back(formal(entry, result));
  for (const std::vector<Formal> *formals : {&result.inputs, &result.outputs})
    for (size_t i = 0; i + 1 < formals->size(); ++i)
      if ((*formals)[i].option == Formal::Variadic)
        fail(record, quoted((*formals)[i].name) + " is variadic and not the last one");
  for (const Record *entry : record->getValueAsListOfDefs("attributes")) {
    Attribute attribute;
    attribute.name = entry->getValueAsString("Name").str();
    attribute.type = entry->getValueAsString("Type").str();
    StringRef use = entry->getValueAsString("Use");
    attribute.use = use == "required" ? Attribute::Required : use == "default" ? Attribute::Default : Attribute::Given;
    attribute.value = entry->getValueAsString("Value").str();
    checkAttribute(result, attribute);
    result.attributes.push_back(std::move(attribute));
  }
  llvm::sort(result.attributes, [](const Attribute &a, const Attribute &b) { return a.name < b.name; });
  StringRef determinism = record->getValueAsString("determinism");
  result.determinism = determinism == "deterministic"      ? Schema::Deterministic
                       : determinism == "nondeterministic" ? Schema::Nondeterministic
                                                           : Schema::Unknown;
  result.deprecated = record->getValueAsBit("deprecated");
  result.experimental = record->getValueAsBit("experimental");
  result.upstream = strings(record, "upstream");
  return result;
}

void Reader::readSchemas() {
  for (const Record *record : records.getAllDerivedDefinitions("Schema")) {
    std::string name = record->getValueAsString("Op").str(), domain = record->getValueAsString("Domain").str();
    Op *op = findNamed(opset.ops, name);
    if (!op) {
      opset.ops.push_back({name, domain, nullptr, {}, {}, {}});
      op = &opset.ops.back();
    } else if (op->domain != domain) {
      fail(record, "the op " + quoted(name) + " is in the domains " + op->domain + " and " + domain +
                       "; a name of the dialect needs the domain then");
    }
    op->schemas.push_back(schema(record));
    unsigned &newest = opset.newest[domain];
    newest = std::max(newest, op->schemas.back().since);
  }
  llvm::sort(opset.ops, [](const Op &a, const Op &b) { return a.name < b.name; });
  for (Op &op : opset.ops) {
    llvm::sort(op.schemas, [](const Schema &a, const Schema &b) { return a.since < b.since; });
    for (size_t i = 0; i + 1 < op.schemas.size(); ++i)
      if (op.schemas[i].since == op.schemas[i + 1].since)
        fail(op.schemas[i].record, "two schemas of " + quoted(op.name) + " are of the same opset");
  }
  for (const auto &[domain, opsetNumber] : opset.newest)
    opset.domains.push_back(domain);
}

//===- Records by hand ------------------------------------------------------------------------------------------------

void Reader::readStrings(const Record *record, Op &op) {
  StringSet<> used;
  std::vector<const Record *> entries = record->getValueAsListOfDefs("values");
  for (Schema &schema : op.schemas)
    for (Attribute &attribute : schema.attributes) {
      if (attribute.type != "string" && attribute.type != "strings")
        continue;
      const Record *chosen = nullptr;
      for (const Record *entry : entries) {
        unsigned since = unsigned(entry->getValueAsInt("Since"));
        if (entry->getValueAsString("Attribute") == attribute.name && since <= schema.since &&
            (!chosen || since > unsigned(chosen->getValueAsInt("Since"))))
          chosen = entry;
      }
      for (const Record *entry : record->getValueAsListOfDefs("texts"))
        attribute.isText |= entry->getValueAsString("Attribute") == attribute.name;
      used.insert(attribute.name);
      if (bool(chosen) == attribute.isText) {
        fail(record, "attribute " + quoted(attribute.name) + " of " + op.name + "-" + Twine(schema.since) +
                         (chosen ? " has values and is a text" : " is a string without Values or Text"));
        continue;
      }
      if (!chosen)
        continue;
      attribute.allowed = strings(chosen, "List");
      attribute.anyCase = chosen->getValueAsBit("AnyCase");
      if (attribute.use == Attribute::Default)
        for (const std::string &value : attribute.type == "strings" ? elementsOf(attribute.value)
                                                                    : std::vector{attribute.value})
          if (!is_contained(attribute.allowed, value))
            fail(record, "the default " + quoted(value) + " of attribute " + quoted(attribute.name) + " of " + op.name +
                             "-" + Twine(schema.since) + " is not among its values");
    }
  for (StringRef field : {"values", "texts"})
    for (const Record *entry : record->getValueAsListOfDefs(field))
      if (StringRef name = entry->getValueAsString("Attribute"); !used.contains(name))
        fail(record, "no version of " + op.name + " has a string attribute " + quoted(name));
}

void Reader::readMoved(const Record *record, Op &op) {
  auto hasInput = [&](StringRef name) {
    return any_of(op.schemas, [&](Schema &schema) { return findNamed(schema.inputs, name); });
  };
  std::set<std::string> attributes;
  for (const Schema &schema : op.schemas)
    for (const Attribute &attribute : schema.attributes)
      attributes.insert(attribute.name);
  for (StringRef input : record->getValueAsListOfStrings("moved")) {
    auto found = find_if(attributes, [&](const std::string &name) { return input.equals_insensitive(name); });
    if (!hasInput(input) || found == attributes.end())
      fail(record, "the versions of " + op.name + " do not have " + quoted(input) + " as an attribute and as an input");
    else
      op.moved[input.str()] = *found;
  }
  for (const Record *entry : record->getValueAsListOfDefs("renamed")) {
    StringRef attribute = entry->getValueAsString("Attribute"), input = entry->getValueAsString("Input");
    if (!hasInput(input) || !attributes.count(attribute.str()))
      fail(record, "no versions of " + op.name + " have the attribute " + quoted(attribute) + " and the input " +
                       quoted(input));
    else
      op.moved[input.str()] = attribute.str();
  }
  for (const Schema &schema : op.schemas)
    for (const Formal &input : schema.inputs)
      if (!op.moved.count(input.name) &&
          any_of(attributes, [&](const std::string &name) { return StringRef(input.name).equals_insensitive(name); }))
        return fail(record, quoted(input.name) + " is an input of " + op.name + "-" + Twine(schema.since) +
                                " and an attribute of another version; expected it in 'moved'");
}

std::vector<Parameter> Reader::parameters(const Record *record, const Op &op, const std::vector<std::string> &names,
                                          std::vector<Formal> Schema::*formals) {
  std::vector<Parameter> result;
  for (const std::string &text : names) {
    StringRef name = text;
    if (name.consume_front("(") && name.consume_back(")")) {
      result.push_back({Parameter::Own, name.str()});
      continue;
    }
    bool isList = name.consume_back("...");
    auto matches = [&](const Schema &schema) {
      const Formal *formal = findNamed(schema.*formals, name);
      return formal && (formal->option == Formal::Variadic || !isList);
    };
    if (!isList || !all_of(op.schemas, matches))
      fail(record, quoted(text) + " is neither '(NAME)' nor a variadic formal of every version with '...'");
    result.push_back({Parameter::List, name.str()});
  }
  return result;
}

void Reader::readSubgraphs(const Record *record, Op &op) {
  for (const Record *entry : record->getValueAsListOfDefs("subgraphs"))
    op.subgraphs.push_back({entry->getValueAsString("Attribute").str(),
                            parameters(record, op, strings(entry, "Takes"), &Schema::inputs),
                            parameters(record, op, strings(entry, "Yields"), &Schema::outputs)});
  StringSet<> used;
  for (const Schema &schema : op.schemas)
    for (const Attribute &attribute : schema.attributes)
      if (attribute.type == "graph") {
        used.insert(attribute.name);
        if (none_of(op.subgraphs, [&](const Subgraph &graph) { return graph.attribute == attribute.name; }))
          return fail(record, "the subgraph " + quoted(attribute.name) + " of " + op.name + " is not in 'subgraphs'");
      }
  for (const Subgraph &graph : op.subgraphs)
    if (!used.contains(graph.attribute))
      fail(record, "no version of " + op.name + " has a subgraph " + quoted(graph.attribute));
}

void Reader::readRules(const Record *record, Op &op) {
  op.infer = record->getValueAsString("infer").str();
  op.lower = record->getValueAsString("lower").str();
  op.isSizedByElements = record->getValueAsBit("sizedByElements");
  StringSet<> seen;
  for (const Record *entry : record->getValueAsListOfDefs("rules")) {
    op.rules.push_back({entry->getValueAsString("Label").str(), entry->getValueAsString("Text").str()});
    if (!seen.insert(op.rules.back().label).second)
      fail(record, "two rules of " + op.name + " have the label " + quoted(op.rules.back().label));
  }
  if (op.infer.empty() && !op.rules.empty())
    fail(record, "the rules of " + op.name + " have no function that checks them");
}

void Reader::readOp(const Record *record) {
  Op *op = findNamed(opset.ops, record->getName());
  if (!op)
    return fail(record, "no schema is of the op " + quoted(record->getName()));
  op->record = record;
  readStrings(record, *op);
  readMoved(record, *op);
  readSubgraphs(record, *op);
  readRules(record, *op);
  op->expand = record->getValueAsString("expand").str();
  findings += readHistory(record, *op);
}

bool Reader::read() {
  readSchemas();
  for (const Record *record : records.getAllDerivedDefinitions("Op"))
    readOp(record);
  for (const Op &op : opset.ops)
    if (!op.record)
      fail(op.schemas.back().record, "the op " + quoted(op.name) + " has no record; expected 'def " + op.name +
                                         " : Op' in a family of src/onnx/opset");
  if (!findings)
    findings += checkBodies(records, opset);
  return !findings;
}

} // namespace
} // namespace shlo::tblgen::onnx

bool shlo::tblgen::readRecords(const RecordKeeper &records, onnx::Opset &opset) {
  return onnx::Reader(records, opset).read();
}
