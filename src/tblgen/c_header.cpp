// The public header opset.h: the numbers of ops and of the cases of their enum attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/c_names.h"
#include "tblgen/emitter.h"
#include "tblgen/ledger.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace shlo::tblgen {

using llvm::raw_ostream;
using llvm::StringRef;

static std::vector<std::pair<unsigned, const Op *>> byNumber(const Opset &opset, const Ledger &ledger) {
  std::vector<std::pair<unsigned, const Op *>> result;
  for (const Op &op : opset.ops)
    if (op.ours)
      result.push_back({ledger.numbers.at(op.name), &op});
  for (const Op &op : opset.clientOps)
    result.push_back({ledger.numbers.at(op.name), &op});
  llvm::sort(result);
  return result;
}

static void writeEnum(const Code &code, raw_ostream &os) {
  os << "\ntypedef int32_t " << enumTypeOf(code) << ";\nenum {\n";
  for (const Case &one : code.cases) {
    os << "  " << constantOf(code, one) << " = " << one.value << (&one == &code.cases.back() ? "" : ",");
    if (one.since > code.since)
      os << " /* since StableHLO " << one.since.text() << " */";
    os << '\n';
  }
  os << "};\n";
}

static constexpr llvm::StringLiteral opening =
    R"(/* opset.h - the numbers of the ops of StableHLO and CHLO, and of the cases of their enum
 * attributes.
 *
 * The numbers are part of the ABI: they never change, and new ops and cases get new
 * ones. Generated from the records in src/opset; do not edit.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_OPSET_H
#define STABLEHLO_C_OPSET_H

#include "stablehlo-c/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* --- Ops ------------------------------------------------------------------------- */
typedef int32_t shlo_op;
)";

static constexpr llvm::StringLiteral functions = R"(
/* The name of the op: "stablehlo.add". Static; NULL for a number that is not an op of
 * this library. Any thread. since ABI 0.1 */
SHLO_API const char *shlo_op_name(shlo_op op);

/* The op of that name; SHLO_OP_NONE for NULL and if this library has no such op. Any
 * thread. since ABI 0.1 */
SHLO_API shlo_op shlo_op_from_name(const char *name, size_t length);

/* The StableHLO version that introduced the op: "0.9.0". Static; NULL for a number that
 * is not an op of this library, and for ops of CHLO, which has no versions. Any thread.
 * since ABI 0.1 */
SHLO_API const char *shlo_op_since(shlo_op op);

/* --- Attributes -------------------------------------------------------------------
 * The cases of enum attributes have the same numbers in artifacts. */
)";

static void emitHeader(const Opset &opset, raw_ostream &os) {
  Ledger ledger;
  if (!readLedger(opset, ledger))
    return;
  os << opening << "enum {\n  SHLO_OP_NONE = 0";
  for (auto [number, op] : byNumber(opset, ledger))
    os << ",\n  " << constantOf(*op) << " = " << number;
  os << "\n};\n" << functions;
  for (const Code &code : opset.attributes)
    if (!code.cases.empty())
      writeEnum(code, os);
  os << "\n#ifdef __cplusplus\n}\n#endif\n#endif\n";
}

static void emitNumbers(const Opset &opset, raw_ostream &os) {
  Ledger ledger;
  if (!readLedger(opset, ledger))
    return;
  os << "// Ops by their number in the C API: SHLO_OP_NUMBER(number, name, since).\n// " << generatedNote << '\n';
  for (auto [number, op] : byNumber(opset, ledger))
    os << "SHLO_OP_NUMBER(" << number << ", \"" << op->name << "\", "
       << (op->versions.empty() ? "nullptr" : "\"" + op->since.text() + "\"") << ") // from " << op->source << '\n';
}

static Emitter<emitHeader> header("gen-c-header", "The public header stablehlo-c/opset.h");
static Emitter<emitNumbers> numbers("gen-op-numbers", "The ops by number");

} // namespace shlo::tblgen
