// docs/opset.md: the opset for people.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

namespace shlo::tblgen {

using llvm::raw_ostream;
using llvm::StringRef;

static std::string code(const llvm::Twine &text) { return ("`" + text + "`").str(); }

// Escapes bars, which separate the cells of a table.
static std::string cell(std::string text) {
  size_t place = 0;
  while ((place = text.find('|', place)) != std::string::npos) {
    text.insert(place, "\\");
    place += 2;
  }
  return text;
}

template <typename Items, typename Write> static std::string list(const Items &items, Write write) {
  std::vector<std::string> words;
  for (const auto &item : items)
    words.push_back(write(item));
  return llvm::join(words, ", ");
}

static std::string runs(const Op &op) {
  switch (op.evaluator.kind) {
  case Evaluator::Element:
    return "elementwise";
  case Evaluator::Lowering:
    return "yes";
  case Evaluator::NotRun:
    return "no";
  case Evaluator::Terminator: return "with the enclosing op";
  case Evaluator::Decomposed:
    return op.kernel ? "decomposed; run as an element function" : "decomposed";
  case Evaluator::BroadcastOf:
    return "broadcast " + code(op.evaluator.function);
  case Evaluator::OtherDialect:
    break;
  }
  return "";
}

static std::string versions(const Op &op) {
  return list(op.versions, [&](const OpVersion &version) {
    return "v" + std::to_string(version.number) + " " + version.min.text() +
           (version.max ? "–" + version.max->text() : " on");
  });
}

static std::string inputs(const Op &op) {
  std::string text = list(op.operands, [](const Value &value) { return value.name + (value.form == Form::One ? "" : "..."); });
  auto isList = [](const Value &region) { return region.form == Form::Any; };
  if (size_t count = op.regions.size())
    text += (text.empty() ? "" : "; ") + std::to_string(count) + (count == 1 ? " region" : " regions") +
            (llvm::any_of(op.regions, isList) ? " or more" : "");
  return cell(text);
}

static void writeFamily(StringRef family, const std::vector<const Op *> &ops, raw_ostream &os) {
  os << "\n## " << family << "\n\n"
     << "| op | what it does | since | operands | attributes | on the wire | runs |\n|---|---|---|---|---|---|---|\n";
  for (const Op *op : ops) {
    std::string attributes = list(op->attributes, [](const OpAttribute &attribute) {
      return code(attribute.name) + (attribute.absent == "Required" ? "" : "?");
    });
    os << "| " << code(op->name) << " | " << cell(op->facts.sentence) << " | " << op->since.text() << " | "
       << inputs(*op) << " | " << attributes << " | " << versions(*op) << " | " << runs(*op) << " |\n";
  }
}

static void writeClientOps(const std::vector<Op> &ops, raw_ostream &os) {
  os << "\n## CHLO\n\n"
     << ops.size()
     << " ops that are replaced with ops of StableHLO before a program is stored or run. Each is decomposed, or\n"
        "broadcasts the operands of another op. Plans have kernels for those that are run as element functions.\n\n"
        "| op | what it does | operands | attributes | becomes |\n|---|---|---|---|---|\n";
  for (const Op &op : ops)
    os << "| " << code(op.name) << " | " << cell(op.facts.sentence) << " | " << inputs(op) << " | "
       << list(op.attributes,
               [](const OpAttribute &attribute) { return code(attribute.name) + (attribute.optional ? "?" : ""); })
       << " | " << runs(op) << " |\n";
}

static void writeCodes(StringRef title, const std::vector<Code> &codes, raw_ostream &os) {
  os << "\n## " << title << "\n\n| code | name | since | cases |\n|---|---|---|---|\n";
  for (const Code &one : codes)
    os << "| " << one.code << " | " << code(one.name) << " | " << one.since.text() << " | "
       << list(one.cases, [&](const Case &value) {
            return value.name + " = " + std::to_string(value.value) +
                   (value.since > one.since ? " (since " + value.since.text() + ")" : "");
          })
       << " |\n";
}

static void emitDocs(const Opset &opset, raw_ostream &os) {
  os << "# The opset\n\nStableHLO " << opset.current().text()
     << ", generated from the records in `src/opset`; do not edit. A question mark marks an optional attribute,\n"
        "dots mark a variadic operand. \"On the wire\" lists the versions of the op in artifacts and the releases that "
        "have\n"
        "them. \"Runs\" says whether a plan can run the op.\n";
  std::map<std::string, std::vector<const Op *>> families;
  unsigned ours = 0, run = 0;
  for (const Op &op : opset.ops) {
    families[familyOf(op)].push_back(&op);
    ours += op.ours;
    run += op.ours && op.evaluator.kind != Evaluator::NotRun;
  }
  os << "\n" << ours << " ops, of which " << run << " run.\n";
  for (const auto &[family, ops] : families)
    writeFamily(family, ops, os);
  if (!opset.clientOps.empty())
    writeClientOps(opset.clientOps, os);

  os << "\n## Rules without an op version\n\n| op | before | not allowed |\n|---|---|---|\n";
  for (const Op &op : opset.ops)
    for (const Rule &rule : op.rules)
      os << "| " << code(op.name) << " | " << rule.since.text() << " | " << rule.what << " |\n";

  writeCodes("Types on the wire", opset.types, os);
  writeCodes("Attributes on the wire", opset.attributes, os);
  os << "\n## Releases\n\n| version | date | MLIR bytecode |\n|---|---|---|\n";
  for (const Release &release : opset.releases)
    os << "| " << release.version.text() << " | " << release.date << " | " << release.bytecode << " |\n";
}

static Emitter<emitDocs> docs("gen-docs", "docs/opset.md");

} // namespace shlo::tblgen
