// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/failure.h"

#include "dialect/diagnostics.h"

namespace shlo {

Error failure(Code code, mlir::Operation *op, const llvm::Twine &message) {
  Diagnostic finding;
  finding.op = op->getName().getStringRef().str();
  finding.message = ("op '" + finding.op + "': " + message).str();
  setPlace(finding, op->getLoc());
  Error error = makeError(code, finding.message);
  error.diagnostics.push_back(std::move(finding));
  return error;
}

} // namespace shlo
