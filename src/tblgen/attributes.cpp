// The attributes that the dialects define, with their fields or cases (src/dialect/fields.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"

#include "mlir/TableGen/AttrOrTypeDef.h"
#include "mlir/TableGen/Dialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

namespace shlo::tblgen {

using llvm::Record;
using llvm::StringRef;

// "::shlo::ir::FftTypeAttr". Attributes are in the namespace of their dialect.
static std::string classOf(const mlir::tblgen::AttrDef &definition) {
  return (definition.getDialect().getCppNamespace() + "::" + definition.getCppClassName()).str();
}

static void emitStruct(const mlir::tblgen::AttrDef &definition, StringRef name, llvm::raw_ostream &os) {
  std::string cppClass = classOf(definition);
  os << "SHLO_STRUCT_ATTRIBUTE(" << cppClass << ", \"" << name << "\", SHLO_FIELDS(";
  llvm::ListSeparator comma;
  for (const mlir::tblgen::AttrOrTypeParameter &parameter : definition.getParameters()) {
    StringRef absent = parameter.getDefaultValue().value_or("");
    if (parameter.isOptional() && absent != "0" && !absent.ends_with("()"))
      llvm::PrintError(definition.getDef(), "field '" + parameter.getName() + "' of " + name + " has the default " +
                                                absent + "; fields that are left out are 0 or empty");
    os << comma << "SHLO_FIELD(\"" << parameter.getName() << "\", " << (parameter.isOptional() ? "true" : "false")
       << ')';
  }
  os << ')';
  for (const mlir::tblgen::AttrOrTypeParameter &parameter : definition.getParameters())
    os << ", &" << cppClass << "::" << parameter.getAccessorName();
}

static void emitEnum(const mlir::tblgen::AttrDef &definition, StringRef name, llvm::raw_ostream &os) {
  const Record *cases = definition.getDef()->getValueAsDef("enum");
  StringRef scope = cases->getValueAsString("cppNamespace"), cppClass = cases->getValueAsString("className");
  os << "SHLO_ENUM_ATTRIBUTE(" << classOf(definition) << ", \"" << name << "\", " << scope << "::" << cppClass << ", "
     << scope << "::symbolize" << cppClass;
}

static void emitAttributes(const llvm::RecordKeeper &records, llvm::raw_ostream &os) {
  os << "// Attributes of the dialects: SHLO_STRUCT_ATTRIBUTE(class, name, fields, accessors...) with\n"
        "// SHLO_FIELD(name, may be left out), and SHLO_ENUM_ATTRIBUTE(class, name, C++ enum, case from number).\n// "
     << generatedNote << '\n';
  for (const Record *record : records.getAllDerivedDefinitions("AttrDef")) {
    mlir::tblgen::AttrDef definition(record);
    if (!definition.getMnemonic())
      continue;
    std::string name = (definition.getDialect().getName() + "." + *definition.getMnemonic()).str();
    if (record->isSubClassOf("EnumAttr"))
      emitEnum(definition, name, os);
    else
      emitStruct(definition, name, os);
    os << ") // from " << sourceOf(*record) << '\n';
  }
}

static llvm::TableGen::Emitter::Opt attributes("gen-attributes", emitAttributes,
                                               "The attributes of the dialects, with their fields or cases");

} // namespace shlo::tblgen
