// When ops may run early (src/passes/speculation.cpp).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"

#include <set>

namespace shlo::tblgen {

static void emitSpeculation(const Opset &opset, llvm::raw_ostream &os) {
  os << "// SHLO_SPECULATION_RULE(function), SHLO_SPECULATION(op, kind, rule); for ops of other kinds than "
        "Checked.\n// "
     << generatedNote << "\n#ifdef SHLO_SPECULATION_RULE\n";
  std::set<std::string> rules;
  for (const Op *op : opset.builtOps())
    rules.insert(op->rewriting.speculationRule);
  rules.erase("");
  for (const std::string &rule : rules)
    os << "SHLO_SPECULATION_RULE(" << rule << ")\n";
  os << "#endif\n#ifdef SHLO_SPECULATION\n";
  for (const Op *op : opset.builtOps()) {
    const RewritingFacts &facts = op->rewriting;
    if (facts.speculation != "Checked" || !facts.speculationRule.empty())
      os << "SHLO_SPECULATION(\"" << op->name << "\", " << facts.speculation << ", "
         << (facts.speculationRule.empty() ? "nullptr" : facts.speculationRule) << ") // from " << op->source << '\n';
  }
  os << "#endif\n";
}

static Emitter<emitSpeculation> speculation("gen-speculation", "When ops may run early");

} // namespace shlo::tblgen
