// MLIR's diagnostics as the library's own.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/diagnostics.h"

#include "mlir/IR/Location.h"
#include "mlir/IR/MLIRContext.h"

#include "llvm/Support/Threading.h"

namespace shlo {

void locate(mlir::Location location, Diagnostic &diagnostic) {
  mlir::LocationAttr at = location;
  // Locations nest as deep as whoever wrote them liked.
  for (unsigned step = 0; at && step < 64; ++step) {
    if (auto place = llvm::dyn_cast<mlir::FileLineColRange>(at)) {
      diagnostic.file = place.getFilename().str();
      diagnostic.line = place.getStartLine();
      diagnostic.column = place.getStartColumn();
      return;
    }
    if (auto name = llvm::dyn_cast<mlir::NameLoc>(at))
      at = name.getChildLoc();
    else if (auto call = llvm::dyn_cast<mlir::CallSiteLoc>(at))
      at = call.getCallee();
    else if (auto fused = llvm::dyn_cast<mlir::FusedLoc>(at); fused && !fused.getLocations().empty())
      at = fused.getLocations().front();
    else
      return;
  }
}

// Finds the parts that MLIR puts into its texts: "'stablehlo.add' op operand #0 must be ...".
static void splitMessage(std::string text, Diagnostic &diagnostic) {
  llvm::StringRef rest = text;
  if (rest.consume_front("'")) {
    auto [name, tail] = rest.split("' op ");
    if (tail.size() && name.find_first_of(" '") == llvm::StringRef::npos) {
      diagnostic.op = name.str();
      diagnostic.message = tail.str();
    }
  }
  if (diagnostic.message.empty())
    diagnostic.message = std::move(text);
  rest = diagnostic.message;
  if (rest.consume_front("attribute '")) {
    diagnostic.subject = rest.take_until([](char c) { return c == '\''; }).str();
  } else if (rest.starts_with("operand #") || rest.starts_with("result #")) {
    auto [kind, tail] = rest.split(" #");
    diagnostic.subject = (kind + " " + tail.take_while(llvm::isDigit)).str();
  }
}

static Diagnostic convert(mlir::Diagnostic &from) {
  Diagnostic diagnostic;
  switch (from.getSeverity()) {
  case mlir::DiagnosticSeverity::Error:
    diagnostic.severity = Severity::Error;
    break;
  case mlir::DiagnosticSeverity::Warning:
    diagnostic.severity = Severity::Warning;
    break;
  case mlir::DiagnosticSeverity::Note:
  case mlir::DiagnosticSeverity::Remark:
    diagnostic.severity = Severity::Note;
    break;
  }
  splitMessage(from.str(), diagnostic);
  locate(from.getLocation(), diagnostic);
  for (mlir::Diagnostic &note : from.getNotes())
    diagnostic.notes.push_back(convert(note));
  return diagnostic;
}

DiagnosticCollector::DiagnosticCollector(mlir::MLIRContext &context, std::vector<Diagnostic> &findings, size_t limit)
    : engine(context.getDiagEngine()) {
  uint64_t thread = llvm::get_threadid();
  handler = engine.registerHandler([&findings, limit, thread](mlir::Diagnostic &diagnostic) {
    if (llvm::get_threadid() != thread)
      return llvm::failure();
    if (findings.size() < limit)
      findings.push_back(convert(diagnostic));
    return llvm::success();
  });
}

DiagnosticCollector::~DiagnosticCollector() { engine.eraseHandler(handler); }

} // namespace shlo
