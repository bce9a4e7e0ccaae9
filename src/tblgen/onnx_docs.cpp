// docs/onnx-ops.md: the ops of ONNX for people. docs/onnx.json: their schemas for generators of other languages.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"
#include "tblgen/json_lines.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

namespace shlo::tblgen::onnx {
namespace {

using llvm::raw_ostream;
using llvm::StringRef;
using llvm::json::OStream;

std::string list(const std::vector<Formal> &formals) {
  std::vector<std::string> words;
  for (const Formal &formal : formals)
    words.push_back(formal.name + (formal.option == Formal::Single ? "" : formal.option == Formal::Optional ? "?" : "..."));
  return llvm::join(words, ", ");
}

std::string attributes(const Schema &schema) {
  std::vector<std::string> words;
  for (const Attribute &attribute : schema.attributes)
    words.push_back("`" + attribute.name + "`" + (attribute.use == Attribute::Required ? "" : "?"));
  return llvm::join(words, ", ");
}

std::string versions(const Op &op) {
  std::vector<std::string> words;
  for (const Schema &schema : op.schemas)
    words.push_back(std::to_string(schema.since) + (schema.deprecated ? " (deprecated)" : ""));
  return llvm::join(words, ", ");
}

void emitDocs(const Opset &opset, raw_ostream &os) {
  size_t schemas = 0;
  std::map<std::string, std::vector<const Op *>> families;
  for (const Op &op : opset.ops) {
    schemas += op.schemas.size();
    families[familyOf(op)].push_back(&op);
  }
  os << "# The ops of ONNX\n\nGenerated from the records in `src/onnx/opset`; do not edit. " << opset.ops.size()
     << " ops in " << schemas
     << " versions. A version holds from the\nopset that it is named after until the next one. Inputs, outputs and "
        "attributes are those of the newest version; a question\nmark marks what may be omitted, dots any number of "
        "values.\n\n| domain | newest opset |\n|---|---|\n";
  for (const auto &[domain, newest] : opset.newest)
    os << "| `" << domain << "` | " << newest << " |\n";
  for (const auto &[family, ops] : families) {
    os << "\n## " << family << "\n\n| op | versions | lowered | inputs | outputs | attributes |\n|---|---|---|---|---|---|\n";
    for (const Op *op : ops) {
      const Schema &newest = op->schemas.back();
      os << "| `" << op->name << "`" << (op->domain == "ai.onnx" ? "" : " (" + op->domain + ")") << " | "
         << versions(*op) << " | " << (op->lower.empty() ? "" : "yes") << " | " << list(newest.inputs) << " | " << list(newest.outputs) << " | " << attributes(newest)
         << " |\n";
    }
  }
}

void writeFormals(OStream &json, StringRef key, const std::vector<Formal> &formals) {
  json.attributeArray(key, [&] {
    for (const Formal &formal : formals)
      json.object([&] {
        json.attribute("name", formal.name);
        json.attribute("type", formal.type);
        if (formal.option == Formal::Optional)
          json.attribute("optional", true);
        if (formal.option == Formal::Variadic) {
          json.attribute("variadic", formal.least);
          if (!formal.same)
            json.attribute("mixed", true);
        }
      });
  });
}

void writeAttributes(OStream &json, const Schema &schema) {
  json.attributeArray("attributes", [&] {
    for (const Attribute &attribute : schema.attributes)
      json.object([&] {
        json.attribute("name", attribute.name);
        json.attribute("type", attribute.type);
        if (attribute.use == Attribute::Required)
          json.attribute("required", true);
        if (attribute.use == Attribute::Default)
          json.attribute("default", attribute.value);
        if (!attribute.allowed.empty())
          writeNames(json, "values", attribute.allowed);
      });
  });
}

void writeSchema(OStream &json, const Schema &schema, const std::map<TypeSet, size_t> &sets) {
  json.object([&] {
    json.attribute("since", schema.since);
    if (schema.deprecated)
      json.attribute("deprecated", true);
    if (schema.determinism == Schema::Nondeterministic)
      json.attribute("deterministic", false);
    writeFormals(json, "inputs", schema.inputs);
    writeFormals(json, "outputs", schema.outputs);
    writeAttributes(json, schema);
    json.attributeObject("types", [&] {
      for (const Variable &variable : schema.variables)
        if (variable.declared)
          json.attribute(variable.name, sets.at(variable.types));
    });
  });
}

void writeParameters(OStream &json, StringRef key, const std::vector<Parameter> &parameters) {
  json.attributeArray(key, [&] {
    for (const Parameter &parameter : parameters)
      json.value(parameter.kind == Parameter::List ? parameter.name + "..." : parameter.name);
  });
}

void writeOp(OStream &json, const Op &op, const std::map<TypeSet, size_t> &sets) {
  json.object([&] {
    json.attribute("name", op.name);
    json.attribute("domain", op.domain);
    json.attribute("family", familyOf(op));
    if (!op.moved.empty())
      json.attributeObject("moved", [&] {
        for (const auto &[input, attribute] : op.moved)
          json.attribute(input, attribute);
      });
    if (!op.subgraphs.empty())
      json.attributeArray("subgraphs", [&] {
        for (const Subgraph &graph : op.subgraphs)
          inLine(json, [&](OStream &line) {
            line.object([&] {
              line.attribute("attribute", graph.attribute);
              writeParameters(line, "takes", graph.takes);
              writeParameters(line, "yields", graph.yields);
            });
          });
      });
    json.attributeArray("versions", [&] {
      for (const Schema &schema : op.schemas)
        inLine(json, [&](OStream &line) { writeSchema(line, schema, sets); });
    });
  });
}

void emitData(const Opset &opset, raw_ostream &os) {
  static constexpr std::pair<const char *, const char *> about[] = {
      {"types", "the allowed types of each type variable: the number of an entry of type_sets. A type of a formal that "
                "is no variable is the type itself"},
      {"optional", "the value may be omitted: by an empty name, or at the end of the list"},
      {"variadic", "the formal stands for at least that many values, which have one type unless it is mixed"},
      {"default", "the value if the attribute is not given, as text; elements of lists are separated by commas"},
      {"values", "the values that a string may have; without them it may have any"},
      {"moved", "inputs of newer versions that are attributes of older ones: the attribute's name by the input's"},
      {"subgraphs", "what the graph in an attribute takes and yields; dots mark all values of a variadic formal"},
  };
  std::map<TypeSet, size_t> sets;
  for (const Op &op : opset.ops)
    for (const Schema &schema : op.schemas)
      for (const Variable &variable : schema.variables)
        if (variable.declared)
          sets.try_emplace(variable.types, 0);
  size_t count = 0;
  for (auto &[set, number] : sets)
    number = count++;

  OStream json(os, 1);
  json.object([&] {
    json.attribute("generated", "by opset-tblgen from src/onnx/opset; do not edit");
    json.attributeObject("about", [&] {
      for (auto [key, meaning] : about)
        json.attribute(key, meaning);
    });
    json.attributeObject("opsets", [&] {
      for (const auto &[domain, newest] : opset.newest)
        json.attribute(domain, newest);
    });
    json.attributeArray("type_sets", [&] {
      for (const auto &[set, number] : sets)
        inLine(json, [&, &set = set](OStream &line) {
          line.array([&] {
            for (const std::string &type : typesOf(set))
              line.value(type);
          });
        });
    });
    json.attributeArray("ops", [&] {
      for (const Op &op : opset.ops)
        writeOp(json, op, sets);
    });
  });
  os << '\n';
}

void emitRules(const Opset &opset, raw_ostream &os) {
  size_t rules = 0, ops = 0;
  for (const Op &op : opset.ops) {
    rules += op.rules.size();
    ops += !op.rules.empty();
  }
  os << "# Rules of ONNX's ops\n\nGenerated from the records in `src/onnx/opset`; do not edit. " << rules << " rules of "
     << ops
     << " ops, beyond what the schemas say of types and\nattributes. They hold for every version of an op, for what is "
        "known of its operands: nothing is checked of a value\nwithout rank, or of elements that are not constant. "
        "Diagnostics name a rule by its label.\n\n| label | rule |\n|---|---|\n";
  for (const Op &op : opset.ops)
    for (const Rule &rule : op.rules)
      os << "| `onnx_" << StringRef(op.name).lower() << "_" << rule.label << "` | " << rule.text << " |\n";
}

Emitter<emitRules> rules("gen-onnx-rules", "docs/onnx-constraints.md");
Emitter<emitDocs> docs("gen-onnx-docs", "docs/onnx-ops.md");
Emitter<emitData> data("gen-onnx-data", "docs/onnx.json");

} // namespace
} // namespace shlo::tblgen::onnx
