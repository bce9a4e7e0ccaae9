// docs/opset.json: all that typed builders of other languages need.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/builder_function.h"
#include "tblgen/c_names.h"
#include "tblgen/emitter.h"
#include "tblgen/facts.h"
#include "tblgen/json_lines.h"
#include "tblgen/ledger.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/JSON.h"
#include "llvm/TableGen/Error.h"

namespace shlo::tblgen {

using llvm::StringRef;
using llvm::json::OStream;

static llvm::cl::opt<std::string> abiVersion("abi", llvm::cl::desc("The ABI version of the headers"),
                                             llvm::cl::value_desc("version"));

// What the keys mean that do not explain themselves.
static constexpr std::pair<StringRef, StringRef> about[] = {
    {"absent", "what it means that an optional parameter is absent (in C: NULL, -1 for an enum, or the value itself): "
               "a value, a value for each entry of the list, a sentence"},
    {"arguments", "the types of the arguments of a region: see region_values. If `of` is a list, there is one for each "
                  "value of it"},
    {"attribute_kinds", "the functions of builder.h that make an attribute of that kind, one of which fits the value; "
                        "and a text from which shlo_builder_parse_attribute makes one"},
    {"c", "the parameters of the C function, in its order; the first one is the builder, the last one the error"},
    {"constant", "the name of the number in opset.h"},
    {"element_classes", "the element types of each class; \"quantized\" stands for all types with one scale, "
                        "\"quantized per axis\" for those with one scale per index of a dimension"},
    {"elements", "the classes of element types of the tensors that are accepted, or that a result can have"},
    {"field", "the parameter is this field of the attribute, which is a struct"},
    {"form", "one, optional or any number of operands, regions or results; or the C type of an attribute"},
    {"internal", "only decompositions of other ops make this op; builders need not offer it"},
    {"kinds", "the types other than tensors that are accepted, or that a result can have"},
    {"length", "of a list: any; A or A..B or A.. (at least A), with several of them separated by \"or\". A and B are "
               "sums and differences of numbers, rank(x) of a tensor or of the first one of a list, length(x) of "
               "another list, extent(x, d) of dimension d or 1 if d is the rank, value(x) of a number or flag, "
               "yields(x) of a region or the first one of a list, returns(x) of the function x, min(A, B)"},
    {"number", "the op in opset.h"},
    {"rank", "the only rank that the tensors may have"},
    {"result_types", "inferred: from the operands; refined: likewise, but others may be given; declared: given"},
    {"section", "of the specification; null if it does not describe the op"},
    {"structure", "what the attribute is made of: an attribute kind; any_of has alternatives"},
    {"yields", "the types of the values that a region yields: see region_values. For results of inferred type, the "
               "region determines them"},
};

static std::string camelToSnake(StringRef text) {
  std::string result;
  for (char c : text) {
    if (llvm::isUpper(c) && !result.empty())
      result += '_';
    result += llvm::toLower(c);
  }
  return result;
}

//===- Parameters -----------------------------------------------------------------------------------------------------

static void writeStructure(const Structure &structure, OStream &json) {
  json.attribute("kind", structure.kind);
  if (!structure.name.empty())
    json.attribute("name", structure.name);
  if (!structure.parts.empty())
    json.attributeArray("of", [&] {
      for (const Structure &part : structure.parts)
        json.object([&] { writeStructure(part, json); });
    });
}

static bool isKnown(const Structure &structure) {
  return !structure.kind.empty() && llvm::all_of(structure.parts, isKnown);
}

static void writeBody(StringRef key, const std::vector<RegionValue> &values, OStream &json) {
  json.attributeArray(key, [&] {
    for (const RegionValue &value : values)
      json.object([&] {
        json.attribute("type", value.type);
        if (!value.of.empty())
          json.attribute("of", value.of);
      });
  });
}

static void writeAbsence(const Absence &absence, OStream &json) {
  json.attributeObject("absent", [&] {
    for (auto [key, value] : {std::pair("value", &absence.value), std::pair("each", &absence.each)})
      if (!value->empty()) {
        json.attributeBegin(key);
        json.rawValue(*value);
        json.attributeEnd();
      }
    if (!absence.meaning.empty())
      json.attribute("meaning", absence.meaning);
  });
}

namespace {

// Writes the parameters of a function, and reports the facts that its record lacks.
class ParameterWriter {
public:
  ParameterWriter(const BuilderFunction &function, OStream &json)
      : function(function), facts(function.op->facts), json(json) {}
  void write(const Parameter &parameter);

private:
  void fail(const llvm::Twine &message) const { llvm::PrintError(function.op->place, message); }
  void writeTypes(const Value &value);
  void writeLength(const Parameter &parameter);
  void writeBodyOf(const Parameter &parameter);
  Absence absenceOf(const Parameter &parameter) const;

  const BuilderFunction &function;
  const BuildingFacts &facts;
  OStream &json;
};

void ParameterWriter::writeTypes(const Value &value) {
  if (!value.elements.empty())
    writeNames(json, "elements", value.elements);
  if (!value.kinds.empty())
    writeNames(json, "kinds", value.kinds);
  if (value.rank >= 0)
    json.attribute("rank", value.rank);
}

bool isList(const Parameter &parameter) {
  constexpr Form lists[] = {Form::Any, Form::Integers, Form::Booleans, Form::Enums, Form::Pairs};
  return llvm::is_contained(lists, parameter.form) ||
         (parameter.form == Form::Other && parameter.source && parameter.source->structure.kind == "list");
}

void ParameterWriter::writeLength(const Parameter &parameter) {
  auto stated = facts.lengths.find(parameter.name);
  if (stated == facts.lengths.end())
    return fail("the record of " + function.op->name + " does not state the length of '" + parameter.name + "'");
  if (std::optional<std::string> error = checkLength(stated->second, function))
    fail(*error);
  json.attribute("length", stated->second);
}

void ParameterWriter::writeBodyOf(const Parameter &parameter) {
  auto stated = facts.bodies.find(parameter.value->name);
  if (stated == facts.bodies.end())
    return fail("the record of " + function.op->name + " does not state the body of '" + parameter.name + "'");
  for (const auto *values : {&stated->second.takes, &stated->second.yields})
    for (const RegionValue &value : *values) {
      auto isIt = [&](const Parameter &other) {
        return other.name == value.of && (other.role == Role::Operand || other.role == Role::Result);
      };
      if (!value.of.empty() && llvm::none_of(function.parameters, isIt))
        fail(function.op->name + " has no operand or result '" + value.of + "'");
    }
  writeBody("arguments", stated->second.takes, json);
  writeBody("yields", stated->second.yields, json);
}

Absence ParameterWriter::absenceOf(const Parameter &parameter) const {
  if (parameter.role == Role::ResultType)
    return {"The type is inferred.", "", ""};
  if (parameter.form == Form::Flag)
    return {"", "false", ""};
  if (parameter.hasAbsent && parameter.form == Form::Boolean)
    return {"", parameter.absent ? "true" : "false", ""};
  if (parameter.hasAbsent)
    return {"", std::to_string(parameter.absent), ""};
  auto stated = facts.absences.find(parameter.attribute);
  if (stated != facts.absences.end() && stated->second.isStated())
    return stated->second;
  fail("the record of " + function.op->name + " does not state what the absence of '" + parameter.attribute +
       "' means");
  return {};
}

void ParameterWriter::write(const Parameter &parameter) {
  json.object([&] {
    json.attribute("name", parameter.name);
    json.attribute("role", camelToSnake(nameOf(parameter.role)));
    json.attribute("form", camelToSnake(nameOf(parameter.form)));
    if (!parameter.attribute.empty())
      json.attribute("attribute", parameter.attribute);
    if (!parameter.field.empty())
      json.attribute("field", parameter.field);
    if (!parameter.enumType.empty())
      json.attribute("enum", parameter.enumType);
    if (parameter.role == Role::Operand || parameter.role == Role::Result)
      writeTypes(*parameter.value);
    if (parameter.role == Role::Attribute && parameter.form == Form::Other) {
      if (!isKnown(parameter.source->structure))
        fail("attribute '" + parameter.attribute + "' of " + function.op->name + " has no AttributeKind");
      json.attributeObject("structure", [&] { writeStructure(parameter.source->structure, json); });
    }
    if (isList(parameter))
      writeLength(parameter);
    if (parameter.role == Role::Region)
      writeBodyOf(parameter);
    if (parameter.isOptional) {
      json.attribute("optional", true);
      writeAbsence(absenceOf(parameter), json);
    }
    json.attributeArray("c", [&] {
      for (const CParameter &one : cParameters(parameter))
        json.object([&] {
          json.attribute("name", one.name);
          json.attribute("type", StringRef(one.type).trim());
        });
    });
  });
}

} // namespace

//===- Ops and tables -------------------------------------------------------------------------------------------------

// Facts about what the op does not have are mistakes.
static void checkNames(const BuilderFunction &function) {
  const Op &op = *function.op;
  auto fail = [&](const llvm::Twine &message) { llvm::PrintError(op.place, op.name + message); };
  for (const auto &[list, length] : op.facts.lengths)
    if (llvm::none_of(function.parameters,
                      [&](const Parameter &parameter) { return parameter.name == list && isList(parameter); }))
      fail(" has no list '" + list + "'");
  for (const auto &[region, body] : op.facts.bodies)
    if (llvm::none_of(op.regions, [&](const Value &value) { return value.name == region; }))
      fail(" has no region '" + region + "'");
  for (const auto &[attribute, absence] : op.facts.absences)
    if (llvm::none_of(op.attributes, [&](const OpAttribute &known) { return known.name == attribute; }))
      fail(" has no attribute '" + attribute + "'");
}

static void writeOp(const BuilderFunction &function, const Ledger &ledger, OStream &json) {
  const Op &op = *function.op;
  if (op.facts.sentence.empty())
    llvm::PrintError(op.place, "the record of " + op.name + " has no sentence");
  checkNames(function);
  json.object([&] {
    json.attribute("name", op.name);
    json.attribute("sentence", op.facts.sentence);
    json.attribute("section", op.facts.section.empty() ? llvm::json::Value(nullptr) : op.facts.section);
    json.attribute("function", function.name);
    json.attribute("number", ledger.numbers.at(op.name));
    json.attribute("constant", constantOf(op));
    json.attribute("record", fileOf(op));
    if (!function.since.empty())
      json.attribute("since", function.since);
    if (op.facts.isInternal)
      json.attribute("internal", true);
    StringRef types = op.resultTypes;
    types.consume_back("Types");
    json.attribute("result_types", types.lower());
    json.attributeArray("parameters", [&] {
      for (const Parameter &parameter : function.parameters)
        inLine(json, [&](OStream &line) { ParameterWriter(function, line).write(parameter); });
    });
  });
}

static void writeEnums(const Opset &opset, OStream &json) {
  json.attributeArray("enums", [&] {
    for (const Code &code : opset.attributes)
      if (!code.cases.empty())
        json.object([&] {
          json.attribute("name", enumTypeOf(code));
          json.attributeArray("attributes", [&] {
            for (const DialectAttribute &attribute : opset.dialectAttributes)
              if (attribute.enumType == enumTypeOf(code) && !attribute.name.empty())
                json.value(attribute.name);
          });
          json.attributeArray("cases", [&] {
            for (const Case &one : code.cases)
              inLine(json, [&](OStream &line) {
                line.object([&] {
                  line.attribute("name", one.name);
                  line.attribute("constant", constantOf(code, one));
                  line.attribute("value", one.value);
                  if (one.since > code.since)
                    line.attribute("since", one.since.text());
                });
              });
          });
        });
  });
}

// The structs that a structure is made of, and those that these are made of.
static void collectStructs(const Opset &opset, const Structure &structure,
                           std::map<std::string, const DialectAttribute *> &structs) {
  for (const Structure &part : structure.parts)
    collectStructs(opset, part, structs);
  if (structure.kind != "struct" || structs.count(structure.name))
    return;
  for (const DialectAttribute &attribute : opset.dialectAttributes)
    if (attribute.name == structure.name && attribute.enumClass.empty()) {
      structs[structure.name] = &attribute;
      for (const Field &field : attribute.fields) {
        if (!isKnown(field.structure))
          llvm::PrintError("field '" + field.name + "' of " + attribute.name + " has no AttributeKind");
        collectStructs(opset, field.structure, structs);
      }
    }
}

static void writeStructs(const Opset &opset, const std::vector<BuilderFunction> &functions, OStream &json) {
  std::map<std::string, const DialectAttribute *> structs;
  for (const BuilderFunction &function : functions)
    for (const Parameter &parameter : function.parameters)
      if (parameter.role == Role::Attribute && parameter.form == Form::Other)
        collectStructs(opset, parameter.source->structure, structs);
  json.attributeArray("structs", [&] {
    for (const auto &[name, attribute] : structs)
      json.object([&, &name = name, attribute = attribute] {
        json.attribute("name", name);
        json.attributeArray("fields", [&] {
          for (const Field &field : attribute->fields)
            inLine(json, [&](OStream &line) {
              line.object([&] {
                line.attribute("name", field.name);
                if (field.optional)
                  line.attribute("optional", true);
                line.attributeObject("structure", [&] { writeStructure(field.structure, line); });
              });
            });
        });
      });
  });
}

// Like docs/capi.json, which describes the functions.
static void writeAbiVersion(OStream &json) {
  auto [major, minor] = StringRef(abiVersion).split('.');
  json.attributeBegin("abi");
  inLine(json, [&, major = major, minor = minor](OStream &line) {
    line.object([&] {
      for (auto [key, text] : {std::pair("major", major), std::pair("minor", minor)}) {
        unsigned number = 0;
        if (text.getAsInteger(10, number))
          llvm::PrintError("-abi expects a version of two numbers: 0.1");
        line.attribute(key, number);
      }
    });
  });
  json.attributeEnd();
}

static void emitData(const Opset &opset, llvm::raw_ostream &os) {
  Ledger ledger;
  if (!readLedger(opset, ledger))
    return;
  std::vector<BuilderFunction> functions = builderFunctions(opset);
  OStream json(os, 1);
  json.object([&] {
    json.attribute("generated", "by opset-tblgen from src/opset; do not edit");
    json.attribute("opset_version", opset.current().text());
    writeAbiVersion(json);
    json.attributeObject("about", [&] {
      for (auto [key, meaning] : about)
        json.attribute(key, meaning);
    });
    json.attributeObject("element_classes", [&] {
      for (const auto &[name, elements] : opset.elementClasses) {
        json.attributeBegin(name);
        inLine(json, [&, &elements = elements](OStream &line) {
          line.array([&] {
            for (const std::string &element : elements)
              line.value(element);
          });
        });
        json.attributeEnd();
      }
    });
    writeEnums(opset, json);
    json.attributeArray("attribute_kinds", [&] {
      for (const AttributeKind &kind : opset.attributeKinds)
        inLine(json, [&](OStream &line) {
          line.object([&] {
            line.attribute("name", kind.name);
            writeNames(line, "functions", kind.functions);
            line.attribute("text", kind.text);
          });
        });
    });
    writeStructs(opset, functions, json);
    json.attributeObject("region_values", [&] {
      for (const auto &[name, meaning] : opset.regionValues)
        json.attribute(name, meaning);
    });
    json.attributeArray("ops", [&] {
      for (const BuilderFunction &function : functions)
        writeOp(function, ledger, json);
    });
  });
  os << '\n';
}

static Emitter<emitData> data("gen-builders-data", "docs/opset.json");

} // namespace shlo::tblgen
