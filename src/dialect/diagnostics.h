// Converts MLIR's diagnostics.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"

#include <string_view>

namespace shlo {

// A line of a text without its end, at most its first 64 KiB. Lines count from 1. Empty if the text has fewer lines.
std::string_view lineOf(std::string_view source, uint32_t line);

// The first file position of a location; null if it has none.
mlir::FileLineColRange positionOf(mlir::LocationAttr location);
void setPlace(Diagnostic &diagnostic, mlir::Location location);

// During its lifetime, collects the diagnostics that the calling thread makes a context emit. It ignores those of other
// threads.
class DiagnosticCollector {
public:
  // `source` is the text of file `fileName`, for quoting lines. It must outlive the collector.
  explicit DiagnosticCollector(mlir::MLIRContext &context, std::string_view source = {},
                               std::string_view fileName = {});
  ~DiagnosticCollector();
  DiagnosticCollector(const DiagnosticCollector &) = delete;
  DiagnosticCollector &operator=(const DiagnosticCollector &) = delete;

  bool hasErrors() const { return errors != 0; }
  std::vector<Diagnostic> take() { return std::move(findings); }
  // All diagnostics as one error with the message of the first.
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
