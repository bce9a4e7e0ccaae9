// Names in C.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/c_names.h"

#include "llvm/ADT/StringRef.h"

#include <algorithm>

namespace shlo::tblgen {

using llvm::StringRef;

// "cross-replica-sum" becomes "CROSS_REPLICA_SUM".
static std::string upper(StringRef name) {
  std::string result = name.upper();
  std::replace(result.begin(), result.end(), '-', '_');
  return result;
}

std::string constantOf(const Op &op) {
  StringRef name = op.name;
  name.consume_front("stablehlo.");
  auto [dialect, mnemonic] = name.split('.');
  return "SHLO_OP_" + (mnemonic.empty() ? upper(dialect) : upper(dialect) + "_" + upper(mnemonic.ltrim('_')));
}

std::string enumTypeOf(const Code &code) { return "shlo_" + code.name.substr(0, code.name.rfind("_v")); }

std::string constantOf(const Code &code, const Case &one) {
  std::string prefix = upper(StringRef(enumTypeOf(code)).drop_front(5)) + "_";
  StringRef rest = one.name;
  rest.consume_front(prefix);
  return "SHLO_" + prefix + upper(rest);
}

} // namespace shlo::tblgen
