// The schemas of ONNX as arrays, for src/onnx/opset/schemas.cpp.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"
#include "tblgen/onnx_history.h"
#include "tblgen/records.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <algorithm>
#include <map>
#include <set>

namespace shlo::tblgen::onnx {
namespace {

using llvm::raw_ostream;
using llvm::StringRef;
using llvm::Twine;

std::string enumeratorOf(StringRef domain) {
  std::string result;
  llvm::SmallVector<StringRef> parts;
  domain.split(parts, '.');
  for (StringRef part : llvm::ArrayRef(parts).drop_front(parts.size() > 2 ? 2 : 0))
    result += (part.take_front().upper() + part.drop_front()).str();
  return parts.size() > 2 ? result : "Standard"; // "ai.onnx.ml" is Ml
}

std::string kindOf(StringRef type) {
#define ATTRIBUTE_KIND(kind, text)                                                                                     \
  if (type == text)                                                                                                    \
    return "AttributeKind::" #kind;
#include "onnx/file/attribute_kinds.def"
  return "";
}

std::set<std::string> attributeNames(const Opset &opset) {
  std::set<std::string> names;
  for (const Op &op : opset.ops)
    for (const Schema &schema : op.schemas)
      for (const Attribute &attribute : schema.attributes)
        names.insert(attribute.name);
  return names;
}

class Writer {
public:
  explicit Writer(const Opset &opset) : opset(opset) {
    std::set<std::string> pairs;
    for (const Op &op : opset.ops)
      for (const Schema &schema : op.schemas)
        for (const Variable &variable : schema.variables)
          for (StringRef container : {"map", "seq(map)"})
            if (auto found = variable.types.elements.find(container.str()); found != variable.types.elements.end())
              pairs.insert(found->second.begin(), found->second.end());
    maps.assign(pairs.begin(), pairs.end());
    for (const std::string &name : attributeNames(opset))
      attributeIds[name] = attributeIds.size();
  }
  void write(raw_ostream &os);

private:
  std::string text(const std::string &value) { return allTexts.add(value); }
  std::string typeSet(const TypeSet &set);
  std::vector<std::string> formalRows(const Schema &schema, const std::vector<Formal> &formals);
  std::string attributeRow(const Op &op, const Attribute &attribute);
  std::string schemaRow(size_t op, const Schema &schema, bool newest, Range bodies);
  std::string typeRows();

  const Opset &opset;
  std::vector<std::string> maps;
  std::map<std::string, size_t> attributeIds;
  Texts allTexts;
  Rows texts, floats, integers, typeSets, variables, formals, attributes;
};

std::string Writer::typeSet(const TypeSet &set) {
  auto dataTypes = [&](StringRef container) {
    std::string bits;
    if (auto found = set.elements.find(container.str()); found != set.elements.end())
      for (const std::string &name : found->second)
        bits += (bits.empty() ? "" : " | ") + ("bit(DataType::" + StringRef(name).upper() + ")");
    return bits.empty() ? std::string("0") : bits;
  };
  auto pairs = [&](StringRef container) {
    unsigned bits = 0;
    if (auto found = set.elements.find(container.str()); found != set.elements.end())
      for (const std::string &name : found->second)
        bits |= 1u << (llvm::find(maps, name) - maps.begin());
    return std::to_string(bits);
  };
  std::string row = "{" + dataTypes("tensor") + ", " + dataTypes("seq(tensor)") + ", " + dataTypes("optional(tensor)") +
                    ", " + dataTypes("optional(seq(tensor))") + ", " + pairs("map") + ", " + pairs("seq(map)") + "}";
  return std::to_string(typeSets.add({row}));
}

std::vector<std::string> Writer::formalRows(const Schema &schema, const std::vector<Formal> &list) {
  std::vector<std::string> rows;
  for (const Formal &formal : list) {
    auto variable = llvm::find_if(schema.variables, [&](const Variable &one) { return one.name == formal.type; });
    constexpr const char *options[] = {"Single", "Optional", "Variadic"};
    rows.push_back("{" + text(formal.name) + ", " + std::to_string(variable - schema.variables.begin()) + ", Option::" +
                   options[formal.option] + ", " + std::to_string(formal.least) + (formal.same ? ", true}" : ", false}"));
  }
  return rows;
}

std::string Writer::attributeRow(const Op &op, const Attribute &attribute) {
  size_t place = 0, count = 0;
  if (attribute.use == Attribute::Default) {
    StringRef kind = attribute.type;
    std::vector<std::string> values =
        kind.consume_back("s") ? elementsOf(attribute.value) : std::vector{attribute.value};
    count = values.size();
    if (kind == "string")
      for (std::string &value : values)
        value = text(value);
    if (kind == "float")
      for (std::string &value : values)
        value += StringRef(value).find_first_of(".e") == StringRef::npos ? ".0f" : "f";
    place = (kind == "string" ? texts : kind == "float" ? floats : integers).add(values);
  }
  std::vector<std::string> allowed;
  for (const std::string &value : attribute.allowed)
    allowed.push_back(text(value));
  size_t region = 0;
  while (attribute.type == "graph" && op.subgraphs[region].attribute != attribute.name)
    ++region;
  constexpr const char *uses[] = {"Required", "Given", "Default"};
  return "{" + text(attribute.name) + ", AttributeName(" + std::to_string(attributeIds[attribute.name]) + "), " +
         kindOf(attribute.type) + ", Use::" + uses[attribute.use] + ", " + std::to_string(place) + ", " +
         std::to_string(texts.add(allowed)) + ", " + std::to_string(count) + ", " + std::to_string(allowed.size()) +
         (attribute.anyCase ? ", true, " : ", false, ") + std::to_string(region) + "}";
}

std::string Writer::schemaRow(size_t op, const Schema &schema, bool newest, Range bodies) {
  std::vector<std::string> variableRows, attributeRows;
  for (const Variable &variable : schema.variables)
    variableRows.push_back("{" + text(variable.name) + ", " + typeSet(variable.types) +
                           (variable.declared ? ", true}" : ", false}"));
  for (const Attribute &attribute : schema.attributes)
    attributeRows.push_back(attributeRow(opset.ops[op], attribute));
  constexpr const char *determinisms[] = {"Deterministic", "Nondeterministic", "Unknown"};
  auto flag = [](bool value) { return value ? ", true" : ", false"; };
  std::string row = "{OpName(" + std::to_string(op) + "), " + std::to_string(schema.since);
  for (size_t place : {formals.add(formalRows(schema, schema.inputs)), formals.add(formalRows(schema, schema.outputs)),
                       attributes.add(attributeRows), variables.add(variableRows)})
    row += ", " + std::to_string(place);
  for (size_t count : {schema.inputs.size(), schema.outputs.size(), attributeRows.size(), variableRows.size()})
    row += ", " + std::to_string(count);
  row += ", " + std::to_string(bodies.first) + ", " + std::to_string(bodies.second);
  return row + ", Determinism::" + determinisms[schema.determinism] + flag(schema.deprecated) +
         flag(schema.experimental) + flag(newest) + "}";
}

// All types that a schema allows.
std::string Writer::typeRows() {
  static constexpr std::pair<const char *, const char *> containers[] = {
      {"tensor", "Tensor"}, {"seq(tensor)", "Sequence"}, {"optional(tensor)", "Optional"},
      {"optional(seq(tensor))", "OptionalSequence"}, {"map", "Map"}, {"seq(map)", "SequenceOfMaps"}};
  std::string rows;
  for (auto [container, enumerator] : containers) {
    std::set<std::string> elements;
    for (const Op &op : opset.ops)
      for (const Schema &schema : op.schemas)
        for (const Variable &variable : schema.variables)
          if (auto found = variable.types.elements.find(container); found != variable.types.elements.end())
            elements.insert(found->second.begin(), found->second.end());
    for (const std::string &element : elements) {
      std::vector<std::string> parts = elementsOf(element);
      std::string key = parts.size() > 1 ? StringRef(parts[0]).upper() : "UNDEFINED";
      rows += "    {" + text(typesOf({{{container, {element}}}}).front()) + ", {Container::" + enumerator +
              ", DataType::" + StringRef(parts.back()).upper() + ", DataType::" + key + "}},\n";
    }
  }
  return rows;
}

void Writer::write(raw_ostream &os) {
  std::string schemaRows, opRows, mapRows, nameRows;
  size_t schemaCount = 0;
  std::vector<Range> steps, bodies;
  const std::string history = historyArrays(opset, allTexts, steps, bodies);
  for (const auto &[index, op] : llvm::enumerate(opset.ops)) {
    opRows += "    {" + text(op.name) + ", Domain::" + enumeratorOf(op.domain) + ", " + std::to_string(schemaCount) +
              ", " + std::to_string(op.schemas.size()) + ", " + std::to_string(steps[index].first) + ", " +
              std::to_string(steps[index].second) + ", uint8_t(Expansion::" + (op.expand.empty() ? "none" : op.expand) + ")" +
              "}, // from " + sourceOf(*op.record) + '\n';
    for (const Schema &schema : op.schemas)
      schemaRows += "    " + schemaRow(index, schema, &schema == &op.schemas.back(), bodies[schemaCount++]) +
                    ", // from " + sourceOf(*schema.record) + '\n';
  }
  for (const std::string &pair : maps) {
    std::vector<std::string> types = elementsOf(pair);
    mapRows += "    {DataType::" + StringRef(types[0]).upper() + ", DataType::" + StringRef(types[1]).upper() + "},\n";
  }
  for (const auto &[name, id] : attributeIds)
    nameRows += "    " + text(name) + ",\n";
  std::string types = typeRows();

  os << "// The schemas of ONNX. Each row refers to rows of other arrays by place and count.\n// " << onnxGeneratedNote
     << "\n\n";
  allTexts.write(os);
  os << "constexpr uint32_t bit(DataType type) { return uint32_t(1) << int(type); }\n";
  texts.write("Text", "texts", os);
  floats.write("double", "floatValues", os);
  integers.write("int64_t", "integerValues", os);
  os << "constexpr MapTypes mapTypes[] = {\n" << mapRows << "};\n";
  typeSets.write("TypeSet", "typeSets", os);
  variables.write("TypeVariable", "typeVariables", os);
  formals.write("Formal", "formals", os);
  attributes.write("AttributeSchema", "attributeSchemas", os);
  os << history << "constexpr Schema schemaRows[] = {\n" << schemaRows << "};\nconstexpr OpInfo opRows[] = {\n" << opRows
     << "};\nconstexpr Text attributeNames[] = {\n" << nameRows << "};\nconstexpr TypeInfo typeRows[] = {\n" << types << "};\n";
}

void emitTables(const Opset &opset, raw_ostream &os) { Writer(opset).write(os); }

// The functions of one kind that records name, by op, and each once.
void emitNamed(const Opset &opset, StringRef macro, std::string Op::*function, raw_ostream &os) {
  os << "#ifdef " << macro << '\n';
  std::set<std::string> functions;
  for (const Op &op : opset.ops)
    if (!(op.*function).empty()) {
      functions.insert(op.*function);
      os << macro << '(' << op.name << ", " << op.*function << ")\n";
    }
  os << "#undef " << macro << "\n#endif\n#ifdef " << macro << "_FUNCTION\n";
  for (const std::string &name : functions)
    os << macro << "_FUNCTION(" << name << ")\n";
  os << "#undef " << macro << "_FUNCTION\n#endif\n";
}

void emitLists(const Opset &opset, raw_ostream &os) {
  os << "// The ops of ONNX: ONNX_OP(name, family); the names of their attributes: ONNX_ATTRIBUTE(name); the domains:\n"
        "// ONNX_DOMAIN(enumerator, name, newest opset); the functions that check and infer ops: ONNX_INFER(op, function),\n"
        "// and each of these: ONNX_INFER_FUNCTION(function); those that make StableHLO of them: ONNX_LOWER(op, function),\n"
        "// ONNX_LOWER_FUNCTION(function), and the ops whose results are sized by elements: ONNX_SIZED_BY_ELEMENTS(op). A\n"
        "// file that includes this one defines one of the macros.\n// "
     << onnxGeneratedNote << "\n#ifdef ONNX_OP\n";
  for (const Op &op : opset.ops)
    os << "ONNX_OP(" << op.name << ", " << familyOf(op) << ") // from " << sourceOf(*op.record) << '\n';
  os << "#undef ONNX_OP\n#endif\n#ifdef ONNX_ATTRIBUTE\n";
  for (const std::string &name : attributeNames(opset))
    os << "ONNX_ATTRIBUTE(" << name << ")\n";
  os << "#undef ONNX_ATTRIBUTE\n#endif\n#ifdef ONNX_DOMAIN\n";
  for (const std::string &domain : opset.domains)
    os << "ONNX_DOMAIN(" << enumeratorOf(domain) << ", \"" << domain << "\", " << opset.newest.at(domain) << ")\n";
  os << "#undef ONNX_DOMAIN\n#endif\n";
  emitNamed(opset, "ONNX_INFER", &Op::infer, os);
  emitNamed(opset, "ONNX_LOWER", &Op::lower, os);
  os << "#ifdef ONNX_SIZED_BY_ELEMENTS\n";
  for (const Op &op : opset.ops)
    if (op.isSizedByElements)
      os << "ONNX_SIZED_BY_ELEMENTS(" << op.name << ")\n";
  os << "#undef ONNX_SIZED_BY_ELEMENTS\n#endif\n";
}

void emitFunctions(const Opset &opset, raw_ostream &os) {
  os << "// The functions that convert ops between versions: ONNX_STEP_FUNCTION(function); those that say ops with others:\n"
        "// ONNX_EXPAND_FUNCTION(function). A file that includes this one defines one of the macros.\n// "
     << onnxGeneratedNote << "\n#ifdef ONNX_STEP_FUNCTION\n";
  for (const std::string &function : stepFunctions(opset))
    os << "ONNX_STEP_FUNCTION(" << function << ")\n";
  os << "#undef ONNX_STEP_FUNCTION\n#endif\n#ifdef ONNX_EXPAND_FUNCTION\n";
  for (const std::string &function : expandFunctions(opset))
    os << "ONNX_EXPAND_FUNCTION(" << function << ")\n";
  os << "#undef ONNX_EXPAND_FUNCTION\n#endif\n";
}

Emitter<emitTables> tables("gen-onnx-tables", "The schemas of ONNX as arrays");
Emitter<emitFunctions> functions("gen-onnx-functions", "The functions that convert ops of ONNX");
Emitter<emitLists> lists("gen-onnx-lists", "The ops, attributes and domains of ONNX");

} // namespace
} // namespace shlo::tblgen::onnx
