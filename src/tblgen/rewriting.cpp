// What rewrites know of ops (src/passes/op_facts.cpp).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"

#include <set>

namespace shlo::tblgen::rewriting {
namespace {

bool isKnown(const RewritingFacts &facts) {
  return facts.neutral != "No" || facts.absorbing != "No" || facts.ofEquals != "No" || facts.idempotent ||
         facts.commutative || facts.sameTypeIsIdentity || facts.folding != "Never";
}

void emitFacts(const Opset &opset, llvm::raw_ostream &os) {
  os << "// What rewrites know of ops.\n// " << generatedNote << "\n#ifdef SHLO_FOLD_CONDITION\n";
  std::vector<const Op *> known;
  std::set<std::string> conditions;
  for (const Op *op : opset.builtOps())
    if (isKnown(op->rewriting)) {
      known.push_back(op);
      conditions.insert(op->rewriting.condition);
    }
  conditions.erase("");
  for (const std::string &condition : conditions)
    os << "SHLO_FOLD_CONDITION(" << condition << ")\n";
  os << "#endif\n#ifdef SHLO_OP_FACTS\n// name; neutral, absorbing and of equal operands; idempotent, "
        "commutative, same type is identity; folding\n";
  auto flag = [](bool is) { return is ? "true" : "false"; };
  for (const Op *op : known) {
    const RewritingFacts &facts = op->rewriting;
    os << "SHLO_OP_FACTS(\"" << op->name << "\", " << facts.neutral << ", " << facts.absorbing << ", " << facts.ofEquals
       << ", " << flag(facts.idempotent) << ", " << flag(facts.commutative) << ", " << flag(facts.sameTypeIsIdentity)
       << ", " << facts.folding << ", " << (facts.condition.empty() ? "nullptr" : facts.condition) << ") // from "
       << op->source << '\n';
  }
  os << "#endif\n";
}

Emitter<emitFacts> facts("gen-rewriting-facts", "What rewrites know of ops");

} // namespace
} // namespace shlo::tblgen::rewriting
