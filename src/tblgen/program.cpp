// Reads what records state about the ops of the program.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/model.h"

#include "mlir/TableGen/AttrOrTypeDef.h"
#include "mlir/TableGen/Operator.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Record.h"

using namespace llvm;

namespace shlo::tblgen {

static std::optional<ProgramField::Kind> kindOf(StringRef type) {
  if (type == "::mlir::IntegerAttr" || type == "int64_t")
    return ProgramField::Number;
  if (type == "::mlir::DenseI64ArrayAttr" || type == "::llvm::ArrayRef<int64_t>")
    return ProgramField::Numbers;
  if (type == "::mlir::BoolAttr" || type == "bool")
    return ProgramField::Flag;
  if (type == "::mlir::DenseBoolArrayAttr")
    return ProgramField::Flags;
  return std::nullopt;
}

// Appends the attribute's fields. False if the program has no form for the attribute.
static bool addFields(const mlir::tblgen::NamedAttribute &named, std::vector<ProgramField> &fields) {
  const std::string name = named.name.str();
  const StringRef storage = named.attr.getStorageType();
  const Record &base = named.attr.getBaseAttr().getDef();
  const bool isAlwaysThere = !named.attr.isOptional();
  if (std::optional<ProgramField::Kind> kind = kindOf(storage)) {
    // The C++ class of the op knows the default of a number or truth value.
    const bool hasValue = *kind != ProgramField::Numbers && named.attr.hasDefaultValue();
    fields.push_back({*kind, name, "", {}, *kind != ProgramField::Flags && (isAlwaysThere || hasValue)});
    return true;
  }
  if (storage == "::mlir::DenseIntElementsAttr") {
    for (const char *end : {"_low", "_high"})
      fields.push_back({ProgramField::Numbers, name + end, "", {}});
    return true;
  }
  if (base.isSubClassOf("EnumAttr")) {
    std::vector<Case> cases;
    for (const Record *one : base.getValueAsDef("enum")->getValueAsListOfDefs("enumerants"))
      cases.push_back({one->getValueAsString("str").str(), unsigned(one->getValueAsInt("value")), {}});
    fields.push_back({ProgramField::Enum, name, convertToCamelFromSnakeCase(name, true), std::move(cases),
                      isAlwaysThere});
    return true;
  }
  if (!base.isSubClassOf("AttrDef"))
    return false;
  const mlir::tblgen::AttrDef structured(&base); // owns the parameters
  for (const mlir::tblgen::AttrOrTypeParameter &part : structured.getParameters()) {
    std::optional<ProgramField::Kind> kind = kindOf(part.getCppType());
    if (!kind)
      return false;
    fields.push_back({*kind, part.getName().str(), "", {}});
  }
  return true;
}

std::optional<std::string> readProgramOp(const Record &record, Op &op) {
  const Record *evaluator = record.getValueAsDef("evaluator");
  if (!evaluator->isSubClassOf("ProgramOp"))
    return std::nullopt;
  mlir::tblgen::Operator definition(&record);
  ProgramOp program;
  const std::vector<StringRef> ignored = evaluator->getValueAsListOfStrings("ignored");
  for (StringRef name : ignored)
    if (none_of(op.attributes, [&](const OpAttribute &attribute) { return attribute.name == name; }))
      return op.name + " has no attribute '" + name.str() + "' to ignore";
  for (const mlir::tblgen::NamedAttribute &named : definition.getAttributes())
    if (!is_contained(ignored, named.name) && !addFields(named, program.fields))
      return "attribute '" + named.name.str() + "' of " + op.name + " has no form in the program: ignore it";

  program.copied = evaluator->getValueAsString("function").empty();
  if (program.copied && !op.regions.empty())
    return op.name + " has regions: name a function that lowers it";
  for (const ProgramField &field : program.fields)
    if (program.copied && !field.isAttribute)
      return "'" + field.name + "' of " + op.name +
             " is no attribute that every op has: name a function that lowers it";

  program.strided.resize(op.operands.size());
  if (evaluator->isSubClassOf("View")) {
    program.kind = ProgramOp::View;
    if (op.operands.size() != 1 || op.operands[0].form != Form::One || op.results.size() != 1 ||
        op.results[0].form != Form::One)
      return op.name + " is a view, but not of one operand as one result";
  } else if (evaluator->isSubClassOf("Kernel")) {
    program.kind = ProgramOp::Kernel;
    program.inPlace = evaluator->getValueAsBit("inPlace");
    const std::vector<StringRef> strided = evaluator->getValueAsListOfStrings("strided");
    for (StringRef name : strided) {
      auto operand = find_if(op.operands, [&](const Value &value) { return value.name == name; });
      if (operand == op.operands.end())
        return op.name + " has no operand '" + name.str() + "' to read strided";
      program.strided[size_t(operand - op.operands.begin())] = true;
    }
    // Operands are identified by their number, which is not known after a variadic one.
    const size_t known = size_t(find_if(op.operands, [](const Value &value) { return value.form != Form::One; }) -
                                op.operands.begin());
    for (size_t i = known; i < op.operands.size(); ++i)
      if (program.strided[i] != program.strided[known])
        return op.name + " has operands after a variadic one: all of these or none can be read strided";
  }
  op.program = std::move(program);
  return std::nullopt;
}

} // namespace shlo::tblgen
