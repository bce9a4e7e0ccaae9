// Lists of ops for dispatch tables in other rooms.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"

namespace shlo::tblgen {

static void writeNote(llvm::raw_ostream &os, llvm::StringRef what) {
  os << "// " << what << "\n// " << generatedNote << '\n';
}

static void emitElementFunctions(const Opset &opset, llvm::raw_ostream &os) {
  writeNote(os, "Element functions: SHLO_ELEMENT_FUNCTION(enumerator, mnemonic, operands, is commutative, "
                "is idempotent, identity).");
  auto write = [&](const Op &op, const Evaluator &function) {
    os << "SHLO_ELEMENT_FUNCTION(" << op.enumerator << ", \"" << op.mnemonic << "\", " << function.arity << ", "
       << (function.commutative ? "true" : "false") << ", " << (function.idempotent ? "true" : "false") << ", "
       << function.identity << ") // from " << op.source << '\n';
  };
  for (const Op &op : opset.ops)
    if (op.evaluator.kind == Evaluator::Element)
      write(op, op.evaluator);
  for (const Op &op : opset.clientOps)
    if (op.kernel)
      write(op, *op.kernel);
}

static void emitTranscendentals(const Opset &opset, llvm::raw_ostream &os) {
  writeNote(os, "Element functions that take longer than arithmetic: SHLO_TRANSCENDENTAL(enumerator).");
  auto write = [&](const Op &op, const Evaluator &function) {
    if (function.transcendental)
      os << "SHLO_TRANSCENDENTAL(" << op.enumerator << ") // from " << op.source << '\n';
  };
  for (const Op &op : opset.ops)
    if (op.evaluator.kind == Evaluator::Element)
      write(op, op.evaluator);
  for (const Op &op : opset.clientOps)
    if (op.kernel)
      write(op, *op.kernel);
}

static void emitLowerings(const Opset &opset, llvm::raw_ostream &os) {
  writeNote(os, "How ops are lowered: SHLO_LOWERING(op, function), SHLO_LOWER_ELEMENT(op, element function) or "
                "SHLO_NOT_RUN(op).");
  for (const Op &op : opset.ops) {
    switch (op.evaluator.kind) {
    case Evaluator::Element: os << "SHLO_LOWER_ELEMENT(\"" << op.name << "\", " << op.enumerator << ')'; break;
    case Evaluator::Lowering: os << "SHLO_LOWERING(\"" << op.name << "\", " << op.evaluator.function << ')'; break;
    case Evaluator::NotRun: os << "SHLO_NOT_RUN(\"" << op.name << "\")"; break;
    case Evaluator::Terminator: // part of the enclosing op
    case Evaluator::OtherDialect:
    case Evaluator::Decomposed:
    case Evaluator::BroadcastOf: continue;
    }
    os << " // from " << op.source << '\n';
  }
  for (const Op &op : opset.clientOps)
    if (op.kernel)
      os << "SHLO_LOWER_ELEMENT(\"" << op.name << "\", " << op.enumerator << ") // from " << op.source << '\n';
}

static void emitInferOps(const Opset &opset, llvm::raw_ostream &os) {
  writeNote(os, "The ops of the dialect: SHLO_OP(class, name).");
  for (const Op &op : opset.ops)
    if (op.ours)
      os << "SHLO_OP(" << op.cppClass << ", \"" << op.name << "\") // from " << op.source << '\n';
}

static void emitClientOps(const Opset &opset, llvm::raw_ostream &os) {
  writeNote(os, "The ops of CHLO: SHLO_CLIENT_OP(class, name, function) with the function that decomposes it, or "
                "SHLO_BROADCAST_OP(class, name, op)\n// with the op whose operands it broadcasts.");
  for (const Op &op : opset.clientOps) {
    if (op.evaluator.kind == Evaluator::BroadcastOf)
      os << "SHLO_BROADCAST_OP(" << op.cppClass << ", \"" << op.name << "\", \"" << op.evaluator.function << "\")";
    else
      os << "SHLO_CLIENT_OP(" << op.cppClass << ", \"" << op.name << "\", " << op.evaluator.function << ')';
    os << " // from " << op.source << '\n';
  }
}

static void emitClientCalls(const Opset &opset, llvm::raw_ostream &os) {
  writeNote(os, "Custom calls that mean ops of CHLO: SHLO_CLIENT_CALL(target, name, number of operands).");
  for (const Op &op : opset.clientOps)
    if (!op.target.empty())
      os << "SHLO_CLIENT_CALL(\"" << op.target << "\", \"" << op.name << "\", " << op.operands.size() << ") // from "
         << op.source << '\n';
}

static void emitDeprecatedOps(const Opset &opset, llvm::raw_ostream &os) {
  writeNote(os, "Deprecated ops: SHLO_DEPRECATED_OP(name, new op, function) with the function that makes the new op; "
                "sameParts if it has the same operands and attributes, nothing if there is none.");
  for (const Op &op : opset.ops) {
    const Replacement &replacement = op.replacement;
    if (replacement.kind == Replacement::Current)
      continue;
    const bool isReplaced = replacement.kind == Replacement::ReplacedBy;
    os << "SHLO_DEPRECATED_OP(\"" << op.name << "\", \"" << replacement.op << "\", "
       << (!isReplaced                    ? "nothing"
           : replacement.function.empty() ? "sameParts"
                                          : replacement.function)
       << ") // from " << op.source << '\n';
  }
}

static void emitOlderForms(const Opset &opset, llvm::raw_ostream &os) {
  writeNote(os, "What expresses ops in older versions: SHLO_OLDER_FORM(name, function).");
  for (const Op &op : opset.ops)
    for (const std::string &function : op.older)
      os << "SHLO_OLDER_FORM(\"" << op.name << "\", " << function << ") // from " << op.source << '\n';
}

static void emitStoredForms(const Opset &opset, llvm::raw_ostream &os) {
  writeNote(os, "What ops are on the stored integers of quantized elements: SHLO_STORED(op, kind) or "
                "SHLO_STORED_INTEGERS(op, function).");
  for (const Op &op : opset.ops)
    if (op.storedForm == "Integers")
      os << "SHLO_STORED_INTEGERS(\"" << op.name << "\", " << op.storedFunction << ") // from " << op.source << '\n';
    else if (!op.storedForm.empty())
      os << "SHLO_STORED(\"" << op.name << "\", " << op.storedForm << ") // from " << op.source << '\n';
}

static Emitter<emitElementFunctions> elements("gen-element-functions", "The list of element functions");
static Emitter<emitTranscendentals> transcendentals("gen-transcendentals", "The element functions that are transcendental");
static Emitter<emitLowerings> lowerings("gen-lowerings", "How ops are lowered");
static Emitter<emitClientOps> clientOps("gen-client-ops", "The list of CHLO's ops");
static Emitter<emitClientCalls> clientCalls("gen-client-calls", "The custom calls that mean CHLO's ops");
static Emitter<emitDeprecatedOps> deprecatedOps("gen-deprecated-ops", "The deprecated ops and what replaces them");
static Emitter<emitOlderForms> olderForms("gen-older-forms", "What expresses ops in older versions");
static Emitter<emitStoredForms> storedForms("gen-stored-forms", "What ops are on stored integers");
static Emitter<emitInferOps> inferOps("gen-infer-ops", "The list of the dialect's ops");

} // namespace shlo::tblgen
