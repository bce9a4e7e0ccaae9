// The ops of the program: their structures, and the facts that the executor needs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

namespace shlo::tblgen {

using llvm::raw_ostream;

static std::string memberOf(const ProgramField &field) { return llvm::convertToCamelFromSnakeCase(field.name); }

static void writeMember(const ProgramField &field, raw_ostream &os) {
  switch (field.kind) {
  case ProgramField::Number: os << "  int64_t " << memberOf(field) << " = 0;\n"; break;
  case ProgramField::Numbers: os << "  NumberList " << memberOf(field) << ";\n"; break;
  case ProgramField::Flag: os << "  bool " << memberOf(field) << " = false;\n"; break;
  case ProgramField::Flags: os << "  std::vector<bool> " << memberOf(field) << ";\n"; break;
  case ProgramField::Enum: os << "  " << field.type << ' ' << memberOf(field) << "{};\n"; break;
  }
}

static void writeEnum(const ProgramField &field, raw_ostream &os) {
  os << "\nenum class " << field.type << " : uint8_t {";
  llvm::ListSeparator comma(",");
  for (const Case &one : field.cases)
    os << comma << ' ' << one.name << " = " << one.value;
  os << " };\nconstexpr const char *nameOf(" << field.type << " value) {\n  switch (value) {\n";
  for (const Case &one : field.cases)
    os << "  case " << field.type << "::" << one.name << ": return \"" << one.name << "\";\n";
  os << "  }\n  return \"\";\n}\n";
}

static void emitProgramStructures(const Opset &opset, raw_ostream &os) {
  os << "// The structures of the program's ops.\n// " << generatedNote << '\n';
  llvm::StringMap<bool> enums;
  for (const Op &op : opset.ops) {
    if (!op.program)
      continue;
    for (const ProgramField &field : op.program->fields)
      if (field.kind == ProgramField::Enum && enums.try_emplace(field.type).second)
        writeEnum(field, os);
    os << "\n// from " << op.source << "\nstruct " << op.enumerator << " {\n";
    for (const ProgramField &field : op.program->fields)
      writeMember(field, os);
    os << "  bool operator==(const " << op.enumerator << " &) const = default;\n"
       << "  template <typename Visitor> void visitFields([[maybe_unused]] Visitor &&visitor) const {\n";
    for (const ProgramField &field : op.program->fields)
      os << "    visitor(\"" << field.name << "\", " << memberOf(field) << ");\n";
    os << "  }\n};\n";
  }
}

static void emitProgramOps(const Opset &opset, raw_ostream &os) {
  os << "// The ops of the program: SHLO_PROGRAM_OP(structure, mnemonic, kind, operands, strided, is in place).\n"
        "// Operands are counted as in the record; of `strided` bit i belongs to operand i.\n// "
     << generatedNote << '\n';
  static constexpr const char *kinds[] = {"Other", "View", "Kernel"};
  for (const Op &op : opset.ops) {
    if (!op.program)
      continue;
    uint64_t strided = 0;
    for (size_t i = 0; i < op.program->strided.size(); ++i)
      strided |= uint64_t(op.program->strided[i]) << i;
    os << "SHLO_PROGRAM_OP(" << op.enumerator << ", \"" << op.mnemonic << "\", " << kinds[op.program->kind] << ", "
       << op.operands.size() << ", " << strided << ", " << (op.program->inPlace ? "true" : "false") << ") // from "
       << op.source << '\n';
  }
}

static void writeCopy(const ProgramField &field, raw_ostream &os) {
  const std::string getter = "source.get" + llvm::convertToCamelFromSnakeCase(field.name, true);
  switch (field.kind) {
  case ProgramField::Number: os << "int64_t(" << getter << "())"; break;
  case ProgramField::Numbers: os << "extents(" << getter << "Attr())"; break;
  case ProgramField::Enum: os << field.type << '(' << getter << "())"; break;
  default: os << getter << "()"; break;
  }
}

static void emitCopiedLowerings(const Opset &opset, raw_ostream &os) {
  os << "// The functions that lower ops whose attributes the program's ops copy.\n// " << generatedNote << '\n';
  for (const Op &op : opset.ops) {
    if (!op.program || !op.program->copied)
      continue;
    os << "\n// from " << op.source << "\nStatus " << op.evaluator.function
       << "(Lowering &lowering, mlir::Operation *op) {\n";
    if (!op.program->fields.empty())
      os << "  auto source = mlir::cast<ir::" << op.cppClass << ">(op);\n";
    os << "  return lowering.emitFor(op, " << op.enumerator << '{';
    llvm::ListSeparator comma;
    for (const ProgramField &field : op.program->fields) {
      os << comma;
      writeCopy(field, os);
    }
    os << "});\n}\n";
  }
}

static Emitter<emitProgramStructures> structures("gen-program-structures", "The structures of the program's ops");
static Emitter<emitProgramOps> ops("gen-program-ops", "The list of the program's ops");
static Emitter<emitCopiedLowerings> copies("gen-copied-lowerings", "The functions that lower ops by copying them");

} // namespace shlo::tblgen
