// MLIR's diagnostics as ours.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/Diagnostics.h"

#include <string_view>

namespace shlo {

// Where a location points: its first file position, if it has one.
void setPlace(Diagnostic &diagnostic, mlir::Location location);

// Collects what the calling thread makes a context emit, while it lives. Other threads' diagnostics pass by.
class DiagnosticCollector {
public:
  // `source` is the text of file `fileName`, from which lines are quoted; it outlives the collector.
  explicit DiagnosticCollector(mlir::MLIRContext &context, std::string_view source = {},
                               std::string_view fileName = {});
  ~DiagnosticCollector();
  DiagnosticCollector(const DiagnosticCollector &) = delete;
  DiagnosticCollector &operator=(const DiagnosticCollector &) = delete;

  bool hasErrors() const { return errors != 0; }
  std::vector<Diagnostic> take() { return std::move(findings); }
  // All findings as one error, whose message is that of the first.
  Error takeError(Code code);

private:
  void collect(mlir::Diagnostic &diagnostic);
  Diagnostic convert(mlir::Diagnostic &diagnostic) const;

  mlir::MLIRContext &context;
  std::string_view source, fileName;
  mlir::DiagnosticEngine::HandlerID handler;
  uint64_t thread;
  size_t errors = 0;
  std::vector<Diagnostic> findings;
};

} // namespace shlo
