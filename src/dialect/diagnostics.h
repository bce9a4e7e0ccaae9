// MLIR's diagnostics as the library's own.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/Diagnostics.h"

#include <vector>

namespace shlo {

// Takes what this thread emits in a context while it lives, up to a limit. Other threads that work in the context keep
// their diagnostics.
class DiagnosticCollector {
public:
  DiagnosticCollector(mlir::MLIRContext &context, std::vector<Diagnostic> &findings, size_t limit = 100);
  ~DiagnosticCollector();
  DiagnosticCollector(const DiagnosticCollector &) = delete;
  DiagnosticCollector &operator=(const DiagnosticCollector &) = delete;

private:
  mlir::DiagnosticEngine &engine;
  mlir::DiagnosticEngine::HandlerID handler;
};

// Fills in file, line and column: the innermost place that the location knows.
void locate(mlir::Location location, Diagnostic &diagnostic);

} // namespace shlo
