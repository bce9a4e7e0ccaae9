// Ops as C functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/builder_function.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

#include <set>

namespace shlo::tblgen {

using llvm::StringRef;

const char *nameOf(Role role) {
  constexpr const char *names[] = {"Operand", "Attribute", "Field", "Region", "ResultType", "Result"};
  return names[size_t(role)];
}

namespace {

// Whether the name is reserved in C or C++.
bool isReserved(StringRef name) {
  constexpr StringRef words[] = {
      "and",      "auto",   "bool",     "break",    "builder", "case",   "class",  "const",  "default",
      "delete",   "do",     "double",   "else",     "enum",    "error",  "export", "extern", "float",
      "for",      "if",     "inline",   "int",      "long",    "new",    "not",    "or",     "operator",
      "private",  "public", "register", "return",   "short",   "signed", "static", "struct", "switch",
      "template", "this",   "union",    "unsigned", "using",   "void",   "while",  "xor"};
  return llvm::is_contained(words, name);
}

// The fields of a struct attribute, if all of them are numbers or lists of numbers.
bool addFields(const OpAttribute &attribute, BuilderFunction &function) {
  const DialectAttribute *definition = attribute.definition;
  if (attribute.optional || attribute.form != Form::Other || !definition || !definition->enumClass.empty() ||
      llvm::any_of(definition->fields, [](const Field &field) { return field.form == Form::Other; }))
    return false;
  // The names of the wire attributes are more specific than those of the fields.
  bool isFlattened = attribute.fields.size() == definition->fields.size() &&
                     !llvm::is_contained(attribute.fields, attribute.name);
  for (size_t i = 0; i < definition->fields.size(); ++i) {
    const Field &field = definition->fields[i];
    Parameter &parameter = function.parameters.emplace_back();
    parameter.role = Role::Field;
    parameter.form = field.form;
    parameter.name = isFlattened ? attribute.fields[i] : field.name;
    parameter.field = field.name;
    parameter.attribute = attribute.name;
    parameter.source = &attribute;
    parameter.attributeName = definition->name;
  }
  return true;
}

void addAttribute(const OpAttribute &attribute, BuilderFunction &function) {
  if (addFields(attribute, function))
    return;
  Parameter parameter;
  parameter.form = attribute.form;
  parameter.name = parameter.attribute = attribute.name;
  parameter.isOptional = attribute.optional;
  parameter.source = &attribute;
  parameter.enumType = attribute.enumType;
  if (attribute.form == Form::Enum || attribute.form == Form::Enums)
    parameter.attributeName = attribute.definition->name;
  constexpr Form numbers[] = {Form::Integer, Form::Integer32, Form::Boolean, Form::Float};
  if (attribute.optional && llvm::is_contained(numbers, attribute.form)) {
    StringRef value = attribute.value;
    parameter.hasAbsent = true;
    if (value == "true" || value == "false")
      parameter.absent = value == "true";
    else if (value.getAsInteger(10, parameter.absent)) {
      // No number can represent an omitted attribute.
      parameter.form = Form::Other;
      parameter.hasAbsent = false;
    }
  }
  function.parameters.push_back(parameter);
}

Parameter valueParameter(Role role, const Value &value, std::string name) {
  Parameter parameter;
  parameter.role = role;
  parameter.form = value.form;
  parameter.name = std::move(name);
  parameter.value = &value;
  return parameter;
}

void addResults(const Op &op, Role role, BuilderFunction &function) {
  for (const Value &result : op.results) {
    bool isList = result.form == Form::Any;
    std::string name = result.name.empty() ? (isList ? "results" : "result") : result.name;
    if (role == Role::ResultType)
      name = isList ? "result_types" : name + "_type";
    Parameter parameter = valueParameter(role, result, name);
    parameter.isOptional = role == Role::ResultType && op.resultTypes != "DeclaredTypes";
    function.parameters.push_back(std::move(parameter));
  }
}

// The parameters of a released function never change, so a later attribute of an existing op is no parameter.
constexpr Version lastRelease{1, 22, 0};

bool isLater(const Op &op, size_t attribute) {
  for (const OpVersion &version : op.versions)
    if (llvm::any_of(version.attributes, [&](const WireAttribute &wire) { return wire.source == attribute; }))
      return version.min > std::max(lastRelease, op.since);
  return false;
}

BuilderFunction functionOf(const Op &op) {
  BuilderFunction function;
  function.op = &op;
  function.identifier = identifierOf(op.name);
  auto [dialect, mnemonic] = StringRef(op.name).split('.');
  std::string word = identifierOf(mnemonic.ltrim('_').str());
  bool isStablehlo = dialect == "stablehlo";
  function.name = "shlo_build_" + (isStablehlo ? "" : dialect.str() + "_") + word;
  function.since = op.versions.empty() ? "" : op.since.text();

  for (const Value &operand : op.operands)
    function.parameters.push_back(valueParameter(Role::Operand, operand, operand.name));
  for (auto [i, attribute] : llvm::enumerate(op.attributes))
    if (!isLater(op, i))
      addAttribute(attribute, function);
  for (const Value &region : op.regions)
    function.parameters.push_back(valueParameter(Role::Region, region, region.name));
  if (op.resultTypes != "InferredTypes")
    addResults(op, Role::ResultType, function);
  addResults(op, Role::Result, function);
  // Operands, attributes and results may have equal names; parameters may not.
  std::set<std::string> names;
  for (Parameter &parameter : function.parameters) {
    if (isReserved(parameter.name))
      parameter.name += '_';
    if (!names.insert(parameter.name).second)
      llvm::PrintError(op.place, "two parameters of " + function.name + " are called " + parameter.name);
  }
  return function;
}

} // namespace

std::vector<BuilderFunction> builderFunctions(const Opset &opset) {
  std::vector<BuilderFunction> result;
  for (const Op *op : opset.builtOps())
    if (!op->terminator)
      result.push_back(functionOf(*op));
  return result;
}

} // namespace shlo::tblgen
