// Ops as functions of C.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/builder_function.h"

#include "mlir/TableGen/AttrOrTypeDef.h"
#include "mlir/TableGen/Dialect.h"
#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace shlo::tblgen {

using llvm::Record;
using llvm::RecordKeeper;
using llvm::StringRef;
using llvm::Twine;
using mlir::tblgen::Operator;

const char *nameOf(Role role) {
  constexpr const char *names[] = {"Operand", "Attribute", "Field", "Region", "ResultType", "Result"};
  return names[size_t(role)];
}
const char *nameOf(Form form) {
  constexpr const char *names[] = {"One",  "Optional", "Any",    "Integer",  "Integer32", "Boolean", "Flag",  "Float",
                                   "Enum", "Text",     "Symbol", "Integers", "Booleans",  "Enums",   "Pairs", "Other"};
  return names[size_t(form)];
}

std::string identifierOf(const std::string &name) {
  std::string result = name;
  std::replace_if(result.begin(), result.end(), [](char c) { return !llvm::isAlnum(c); }, '_');
  return result;
}

std::vector<const Record *> builtOps(const RecordKeeper &records) {
  std::map<std::string, const Record *> byName;
  for (const Record *record : records.getAllDerivedDefinitions("Built"))
    byName[Operator(record).getOperationName()] = record;
  std::vector<const Record *> result;
  for (auto &[name, record] : byName)
    result.push_back(record);
  return result;
}

namespace {

// Names that a parameter cannot have in C or in C++.
bool isReserved(StringRef name) {
  constexpr StringRef words[] = {
      "and",      "auto",   "bool",     "break",    "builder", "case",   "class",  "const",  "default",
      "delete",   "do",     "double",   "else",     "enum",    "error",  "export", "extern", "float",
      "for",      "if",     "inline",   "int",      "long",    "new",    "not",    "or",     "operator",
      "private",  "public", "register", "return",   "short",   "signed", "static", "struct", "switch",
      "template", "this",   "union",    "unsigned", "using",   "void",   "while",  "xor"};
  return llvm::is_contained(words, name);
}

class BuilderFunctionReader {
public:
  explicit BuilderFunctionReader(const RecordKeeper &records) {
    // "fft_type_v1" is shlo_fft_type to the C API.
    for (const Record *code : records.getAllDerivedDefinitions("VersionedEnum")) {
      StringRef name = code->getValueAsString("name");
      enumTypes[code->getValueAsDef("info")] = ("shlo_" + name.substr(0, name.rfind("_v"))).str();
    }
  }

  BuilderFunction read(const Record *record);

private:
  void addAttribute(const Operator &op, const mlir::tblgen::NamedAttribute &attribute, BuilderFunction &signature);
  bool addFields(const Operator &op, const mlir::tblgen::NamedAttribute &attribute, BuilderFunction &signature);
  std::optional<Form> formOf(const mlir::tblgen::Attribute &attribute, Parameter &parameter);
  bool describeEnum(const Record *attribute, Parameter &parameter);

  std::map<const Record *, std::string> enumTypes;
};

std::string textName(const Record *attribute) {
  mlir::tblgen::AttrDef definition(attribute);
  return (definition.getDialect().getName() + "." + definition.getMnemonic().value_or("")).str();
}

bool BuilderFunctionReader::describeEnum(const Record *attribute, Parameter &parameter) {
  auto known = enumTypes.find(attribute->getValueAsDef("enum"));
  if (known == enumTypes.end())
    return false;
  parameter.enumType = known->second;
  parameter.attributeName = textName(attribute);
  return true;
}

std::optional<Form> BuilderFunctionReader::formOf(const mlir::tblgen::Attribute &attribute, Parameter &parameter) {
  StringRef storage = attribute.getStorageType();
  const Record *base = &attribute.getBaseAttr().getDef();
  if (base->isSubClassOf("EnumAttr"))
    return describeEnum(base, parameter) ? std::optional(Form::Enum) : std::nullopt;
  if (storage == "::mlir::IntegerAttr") {
    // An enum that the program has as a plain number.
    if (auto known = enumTypes.find(base); known != enumTypes.end()) {
      parameter.enumType = known->second;
      return Form::Integer32;
    }
    return attribute.getReturnType() == "uint32_t" ? Form::Integer32 : Form::Integer;
  }
  constexpr std::pair<StringRef, Form> forms[] = {{"::mlir::BoolAttr", Form::Boolean},
                                                  {"::mlir::FloatAttr", Form::Float},
                                                  {"::mlir::StringAttr", Form::Text},
                                                  {"::mlir::FlatSymbolRefAttr", Form::Symbol},
                                                  {"::mlir::UnitAttr", Form::Flag},
                                                  {"::mlir::DenseI64ArrayAttr", Form::Integers},
                                                  {"::mlir::DenseBoolArrayAttr", Form::Booleans}};
  for (auto [known, form] : forms)
    if (storage == known)
      return form;
  if (base->getName() == "Pairs")
    return Form::Pairs;
  if (base->isSubClassOf("TypedArrayAttrBase")) {
    const Record *element = base->getValueAsDef("elementAttr");
    if (element->isSubClassOf("EnumAttr") && describeEnum(element, parameter))
      return Form::Enums;
  }
  return Form::Other;
}

// The fields of a struct attribute, if all of them are numbers or lists of numbers.
bool BuilderFunctionReader::addFields(const Operator &op, const mlir::tblgen::NamedAttribute &attribute,
                                      BuilderFunction &signature) {
  const Record &definition = attribute.attr.getBaseAttr().getDef();
  if (attribute.attr.isOptional() || attribute.attr.hasDefaultValue() || !definition.isSubClassOf("AttrDef") ||
      definition.isSubClassOf("EnumAttr"))
    return false;
  std::vector<Parameter> fields;
  mlir::tblgen::AttrDef structure(&definition);
  for (const mlir::tblgen::AttrOrTypeParameter &field : structure.getParameters()) {
    StringRef type = field.getCppType();
    bool isList = type.contains("ArrayRef<int64_t>");
    if (type != "int64_t" && !isList)
      return false;
    Parameter &parameter = fields.emplace_back();
    parameter.role = Role::Field;
    parameter.form = isList ? Form::Integers : Form::Integer;
    parameter.name = parameter.field = field.getName().str();
    parameter.attribute = attribute.name.str();
    parameter.attributeName = textName(&definition);
  }
  // The names of the wire attributes say more than those of the fields.
  if (const llvm::RecordVal *wire = op.getDef().getValue("wire"); wire)
    for (const Record *entry : op.getDef().getValueAsListOfDefs("wire")) {
      auto names = entry->getValueAsDef("flattening")->getValueAsListOfStrings("fields");
      if (entry->getValueAsString("name") == attribute.name && names.size() == fields.size())
        for (size_t i = 0; i < names.size(); ++i)
          fields[i].name = names[i].str();
    }
  llvm::append_range(signature.parameters, fields);
  return true;
}

void BuilderFunctionReader::addAttribute(const Operator &op, const mlir::tblgen::NamedAttribute &attribute,
                                         BuilderFunction &signature) {
  if (addFields(op, attribute, signature))
    return;
  Parameter parameter;
  parameter.name = parameter.attribute = attribute.name.str();
  parameter.isOptional = attribute.attr.isOptional() || attribute.attr.hasDefaultValue();
  std::optional<Form> form = formOf(attribute.attr, parameter);
  if (!form)
    return llvm::PrintError(op.getDef().getLoc(),
                            "attribute '" + attribute.name + "' is an enum without VersionedEnum");
  parameter.form = *form;
  bool isNumber = *form == Form::Integer || *form == Form::Integer32 || *form == Form::Boolean || *form == Form::Float;
  if (isNumber && parameter.isOptional) {
    StringRef value = attribute.attr.hasDefaultValue() ? attribute.attr.getDefaultValue() : "";
    parameter.hasAbsent = true;
    if (value == "true" || value == "false")
      parameter.absent = value == "true";
    else if (value.getAsInteger(10, parameter.absent)) {
      // No number can stand for an absent attribute.
      parameter.form = Form::Other;
      parameter.hasAbsent = false;
    }
  }
  signature.parameters.push_back(parameter);
}

Form countOf(const mlir::tblgen::NamedTypeConstraint &value) {
  return value.isOptional() ? Form::Optional : value.isVariadic() ? Form::Any : Form::One;
}

Parameter value(Role role, Form form, std::string name) {
  Parameter parameter;
  parameter.role = role;
  parameter.form = form;
  parameter.name = std::move(name);
  return parameter;
}

BuilderFunction BuilderFunctionReader::read(const Record *record) {
  Operator op(record);
  BuilderFunction signature;
  signature.record = record;
  signature.op = op.getOperationName();
  signature.identifier = identifierOf(signature.op);
  auto [dialect, mnemonic] = StringRef(signature.op).split('.');
  std::string word = identifierOf(mnemonic.ltrim('_').str());
  bool isStablehlo = dialect == "stablehlo";
  signature.function = "shlo_build_" + (isStablehlo ? "" : dialect.str() + "_") + word;
  signature.enumerator = isStablehlo ? "SHLO_OP_" + StringRef(word).upper() : "";
  signature.resultTypes = record->getValueAsDef("resultTypes")->getName().str();
  signature.since = record->getValue("since") ? record->getValueAsString("since").str() : "";
  signature.hasOperandSegments = op.getTrait("::mlir::OpTrait::AttrSizedOperandSegments") != nullptr;
  signature.hasResultSegments = op.getTrait("::mlir::OpTrait::AttrSizedResultSegments") != nullptr;

  for (const auto &operand : op.getOperands())
    signature.parameters.push_back(value(Role::Operand, countOf(operand), operand.name.str()));
  for (const auto &attribute : op.getAttributes())
    addAttribute(op, attribute, signature);
  for (const mlir::tblgen::NamedRegion &region : op.getRegions())
    signature.parameters.push_back(value(Role::Region, region.isVariadic() ? Form::Any : Form::One, region.name.str()));
  for (Role role : {Role::ResultType, Role::Result}) {
    if (role == Role::ResultType && signature.resultTypes == "InferredTypes")
      continue;
    for (int i = 0; i < op.getNumResults(); ++i) {
      const auto &result = op.getResult(i);
      bool isList = countOf(result) == Form::Any;
      std::string name = result.name.empty() ? (isList ? "results" : "result") : result.name.str();
      if (role == Role::ResultType)
        name = isList ? "result_types" : name + "_type";
      signature.parameters.push_back(value(role, countOf(result), name));
      signature.parameters.back().isOptional = role == Role::ResultType && signature.resultTypes != "DeclaredTypes";
    }
  }
  // Operands, attributes and results may have equal names; parameters may not.
  std::set<std::string> names;
  for (Parameter &parameter : signature.parameters) {
    if (isReserved(parameter.name))
      parameter.name += '_';
    if (!names.insert(parameter.name).second)
      llvm::PrintError(record->getLoc(), "two parameters of " + signature.function + " are called " + parameter.name);
  }
  return signature;
}

} // namespace

std::vector<BuilderFunction> signatures(const RecordKeeper &records) {
  BuilderFunctionReader reader(records);
  std::vector<BuilderFunction> result;
  for (const Record *record : builtOps(records))
    if (!Operator(record).getTrait("::mlir::OpTrait::IsTerminator"))
      result.push_back(reader.read(record));
  return result;
}

} // namespace shlo::tblgen
