// The attributes that the dialects define, with their fields or cases (src/dialect/fields.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"

#include "llvm/ADT/StringExtras.h"

namespace shlo::tblgen {

static void writeFields(const DialectAttribute &attribute, llvm::raw_ostream &os) {
  os << "SHLO_STRUCT_ATTRIBUTE(" << attribute.cppClass << ", \"" << attribute.name << "\", SHLO_FIELDS(";
  llvm::ListSeparator comma;
  for (const Field &field : attribute.fields)
    os << comma << "SHLO_FIELD(\"" << field.name << "\", " << (field.optional ? "true" : "false") << ')';
  os << ')';
  for (const Field &field : attribute.fields)
    os << ", &" << attribute.cppClass << "::" << field.accessor;
}

static void writeEnum(const DialectAttribute &attribute, llvm::raw_ostream &os) {
  os << "SHLO_ENUM_ATTRIBUTE(" << attribute.cppClass << ", \"" << attribute.name << "\", " << attribute.enumScope
     << "::" << attribute.enumClass << ", " << attribute.enumScope << "::symbolize" << attribute.enumClass;
}

static void emitAttributes(const Opset &opset, llvm::raw_ostream &os) {
  os << "// Attributes of the dialects: SHLO_STRUCT_ATTRIBUTE(class, name, fields, accessors...) with\n"
        "// SHLO_FIELD(name, may be omitted), and SHLO_ENUM_ATTRIBUTE(class, name, C++ enum, case from number).\n// "
     << generatedNote << '\n';
  for (const DialectAttribute &attribute : opset.dialectAttributes) {
    if (attribute.name.empty())
      continue;
    if (attribute.enumClass.empty())
      writeFields(attribute, os);
    else
      writeEnum(attribute, os);
    os << ") // from " << attribute.source << '\n';
  }
}

static Emitter<emitAttributes> attributes("gen-attributes",
                                          "The attributes of the dialects, with their fields or cases");

} // namespace shlo::tblgen
