// The versioned opset as C++ tables (src/vhlo/tables.h), and the codes on the wire.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"

#include "llvm/ADT/STLExtras.h"

namespace shlo::tblgen {

using llvm::raw_ostream;
using llvm::StringRef;

static std::string literal(StringRef text) { return ("\"" + text + "\"").str(); }

static std::string number(Version version) {
  return ("{" + llvm::Twine(version.major) + ", " + llvm::Twine(version.minor) + ", " + llvm::Twine(version.patch) +
          "}").str();
}

// Arrays of op "func.call" start with "func_call".
static std::string arrayName(const Op &op, const llvm::Twine &suffix) {
  return identifierOf(op.name) + suffix.str();
}

template <typename Items, typename Write>
static void writeArray(raw_ostream &os, StringRef type, const std::string &name, const Items &items, Write write) {
  if (items.empty())
    return;
  os << "static constexpr " << type << ' ' << name << "[] = {\n";
  for (const auto &item : items) {
    os << "    {";
    write(item);
    os << "},\n";
  }
  os << "};\n";
}

// The name of an array where it is used; empty arrays do not exist.
template <typename Items> static std::string reference(const Items &items, std::string name) {
  return items.empty() ? "{}" : name;
}

static void writeOp(const Op &op, raw_ostream &os) {
  os << "\n// " << op.name << ", from " << op.source << '\n';
  writeArray(os, "OpAttribute", arrayName(op, "_attributes"), op.attributes, [&](const OpAttribute &attribute) {
    os << literal(attribute.name) << ", Flattening::" << attribute.flattening << ", Default::" << attribute.absent;
  });
  for (const OpVersion &version : op.versions)
    writeArray(os, "WireAttribute", arrayName(op, "_v" + llvm::Twine(version.number)), version.attributes,
               [&](const WireAttribute &attribute) {
                 os << literal(attribute.name) << ", ";
                 if (attribute.source)
                   os << *attribute.source;
                 else
                   os << "noSource";
                 os << ", " << attribute.field << ", Default::" << attribute.upgraded;
               });
  writeArray(os, "OpVersion", arrayName(op, "_versions"), op.versions, [&](const OpVersion &version) {
    os << version.number << ", " << number(version.min) << ", "
       << (version.max ? number(*version.max) : "currentVersion") << ", "
       << reference(version.attributes, arrayName(op, "_v" + llvm::Twine(version.number))) << ", "
       << (version.singleOperand ? "true" : "false") << ", " << (version.regions ? "true" : "false") << ", "
       << (version.step.empty() ? "nullptr" : "&" + version.step);
  });
  // The name of a single result is not needed.
  if (op.results.size() > 1) {
    os << "static constexpr llvm::StringLiteral " << arrayName(op, "_results") << "[] = {";
    for (const Value &result : op.results)
      os << "llvm::StringLiteral(" << literal(result.name) << "), ";
    os << "};\n";
  }
  writeArray(os, "WireRule", arrayName(op, "_rules"), op.rules, [&](const Rule &rule) {
    os << number(rule.since) << ", &" << rule.predicate << ", " << literal(rule.what);
  });
}

static void writeCodes(StringRef name, const std::vector<Code> &codes, raw_ostream &os) {
  for (const Code &code : codes)
    writeArray(os, "Part", name.str() + "_" + code.enumerator, code.parts,
               [&](const Part &part) { os << literal(part.name) << ", PartKind::" << part.kind; });
  os << "\nstatic constexpr CodeRecord " << name << "[] = {\n";
  for (const Code &code : codes)
    os << "    {" << literal(code.name) << ", " << code.code << ", " << number(code.since) << ", "
       << reference(code.parts, name.str() + "_" + code.enumerator) << ", " << literal(code.form) << "}, // from "
       << code.source << '\n';
  os << "};\n";
}

static void writeEnums(const Opset &opset, raw_ostream &os) {
  std::vector<const Code *> enums;
  for (const Code &code : opset.attributes)
    if (!code.cases.empty())
      enums.push_back(&code);
  os << '\n';
  for (const Code *code : enums)
    writeArray(os, "EnumCase", code->name + "_cases", code->cases, [&](const Case &one) {
      os << literal(one.name) << ", " << one.value << ", " << number(one.since);
    });
  os << '\n';
  writeArray(os, "EnumRecord", "enums", enums,
             [&](const Code *code) { os << code->code << ", " << code->name << "_cases"; });
}

static void emitVersionedOps(const Opset &opset, raw_ostream &os) {
  os << "// The versioned opset: the tables of src/vhlo/tables.h.\n// " << generatedNote << '\n';
  for (const Op &op : opset.ops)
    writeOp(op, os);

  os << "\n// By versioned name.\n";
  writeArray(os, "OpRecord", "ops", opset.ops, [&](const Op &op) {
    os << literal(op.versioned) << ", " << literal(op.name) << ", "
       << reference(op.attributes, arrayName(op, "_attributes")) << ", " << arrayName(op, "_versions") << ", "
       << reference(op.rules, arrayName(op, "_rules")) << ", "
       << (op.results.size() > 1 ? arrayName(op, "_results") : "{}") << ", " << literal(op.source);
  });

  std::vector<unsigned> byOp(opset.ops.size());
  for (unsigned i = 0; i < byOp.size(); ++i)
    byOp[i] = i;
  llvm::sort(byOp, [&](unsigned a, unsigned b) { return opset.ops[a].name < opset.ops[b].name; });
  os << "\n// Indices in `ops`, by name in the program.\nstatic constexpr uint16_t opsByName[] = {";
  for (unsigned i = 0; i < byOp.size(); ++i)
    os << (i % 20 ? " " : "\n    ") << byOp[i] << ',';
  os << "\n};\n";

  writeCodes("types", opset.types, os);
  writeCodes("attributes", opset.attributes, os);
  writeEnums(opset, os);

  os << "\n// Releases, oldest first.\n";
  writeArray(os, "ReleaseRecord", "releases", opset.releases, [&](const Release &release) {
    os << number(release.version) << ", " << literal(release.version.text()) << ", " << literal(release.date) << ", " << release.bytecode;
  });
  os << "\n// What to write for a requirement.\n";
  writeArray(os, "RequiredVersion", "requiredVersions", opset.requirements, [&](const Requirement &requirement) {
    os << requirement.number << ", " << literal(requirement.version.text());
  });
}

static void emitVersions(const Opset &opset, raw_ostream &os) {
  os << "// " << generatedNote << '\n';
  auto write = [&](StringRef name, const Release &release) {
    os << "inline constexpr Version " << name << number(release.version) << "; // from " << release.source << '\n';
  };
  write("minimumVersion", opset.releases.front());
  write("currentVersion", opset.releases.back());
}

static void emitWireCodes(const Opset &opset, raw_ostream &os) {
  os << "// Codes on the wire, each with the kinds of its parts; those of enums once more, with the enum that an "
        "attribute of the\n// program has: SHLO_TYPE_CODE(enumerator, code, kind...), SHLO_ATTRIBUTE_CODE, "
        "SHLO_ENUM_CODE(enumerator, enum).\n// "
     << generatedNote << '\n';
  auto write = [&](StringRef macro, const std::vector<Code> &codes) {
    os << "#ifdef " << macro << '\n';
    for (const Code &code : codes) {
      os << macro << '(' << code.enumerator << ", " << code.code;
      for (const Part &part : code.parts)
        os << ", PartKind::" << part.kind;
      os << ") // " << code.name << ", from " << code.source << '\n';
    }
    os << "#endif\n";
  };
  write("SHLO_TYPE_CODE", opset.types);
  write("SHLO_ATTRIBUTE_CODE", opset.attributes);
  os << "#ifdef SHLO_ENUM_CODE\n";
  for (const Code &code : opset.attributes)
    if (!code.programEnum.empty())
      os << "SHLO_ENUM_CODE(" << code.enumerator << ", " << code.programEnum << ") // " << code.name << ", from "
         << code.source << '\n';
  os << "#endif\n";
}

static Emitter<emitVersionedOps> versionedOps("gen-versioned-ops", "The tables of the versioned opset");
static Emitter<emitVersions> versions("gen-versions", "The oldest and the newest version");
static Emitter<emitWireCodes> wireCodes("gen-wire-codes", "The codes of versioned types and attributes");

} // namespace shlo::tblgen
