// Converts MLIR's diagnostics.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/diagnostics.h"

#include "dialect/limited_stream.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/MLIRContext.h"

#include <algorithm>

namespace shlo {
namespace {

constexpr size_t maxFindings = 100;
constexpr size_t maxMessage = 4096;
// A program can be one line of megabytes with many errors.
constexpr size_t maxSourceLine = 1 << 16;

// Takes the op and its part from texts such as "'stablehlo.add' op operand #1 must be ...".
void setSubject(Diagnostic &diagnostic) {
  llvm::StringRef message = diagnostic.message;
  if (!message.consume_front("'"))
    return;
  auto [name, rest] = message.split("' op ");
  if (rest.empty() || name.contains('\''))
    return;
  diagnostic.op = name.str();
  for (llvm::StringRef part : {"operand", "result"}) {
    unsigned index;
    llvm::StringRef number = rest;
    if (number.consume_front(part) && number.consume_front(" #") && !number.consumeInteger(10, index))
      diagnostic.subject = (part + " " + llvm::Twine(index)).str();
  }
  if (rest.consume_front("attribute '"))
    diagnostic.subject = rest.take_until([](char c) { return c == '\''; }).str();
}

} // namespace

std::string_view lineOf(std::string_view source, uint32_t line) {
  for (; line > 1; --line) {
    size_t end = source.find('\n');
    if (end == std::string_view::npos)
      return {};
    source.remove_prefix(end + 1);
  }
  source = source.substr(0, source.find('\n'));
  if (source.ends_with('\r'))
    source.remove_suffix(1);
  return source.substr(0, maxSourceLine);
}

// Every op of a program is asked when it is planned, and MLIR's walk over attributes would take longer than all else.
mlir::FileLineColRange positionOf(mlir::LocationAttr location) {
  llvm::SmallVector<mlir::LocationAttr, 8> others; // locations may be nested deeply
  for (;;) {
    if (auto position = llvm::dyn_cast<mlir::FileLineColRange>(location))
      return position;
    if (auto name = llvm::dyn_cast<mlir::NameLoc>(location)) {
      location = name.getChildLoc();
      continue;
    }
    if (auto call = llvm::dyn_cast<mlir::CallSiteLoc>(location)) {
      others.push_back(call.getCaller());
      location = call.getCallee();
      continue;
    }
    if (auto fused = llvm::dyn_cast<mlir::FusedLoc>(location))
      others.append(fused.getLocations().rbegin(), fused.getLocations().rend());
    if (others.empty())
      return {};
    location = others.pop_back_val();
  }
}

void setPlace(Diagnostic &diagnostic, mlir::Location location) {
  const mlir::FileLineColRange position = positionOf(location);
  if (!position)
    return;
  diagnostic.file = position.getFilename().str();
  diagnostic.line = position.getStartLine();
  diagnostic.column = position.getStartColumn();
}

DiagnosticCollector::DiagnosticCollector(mlir::MLIRContext &context, std::string_view source,
                                         std::string_view fileName)
    : context(context), source(source), fileName(fileName), thread(llvm::get_threadid()) {
  handler = context.getDiagEngine().registerHandler([this](mlir::Diagnostic &diagnostic) {
    if (llvm::get_threadid() != thread)
      return mlir::failure();
    collect(diagnostic);
    return mlir::success();
  });
}

DiagnosticCollector::~DiagnosticCollector() { context.getDiagEngine().eraseHandler(handler); }

Diagnostic DiagnosticCollector::convert(mlir::Diagnostic &diagnostic) const {
  Diagnostic result;
  switch (diagnostic.getSeverity()) {
  case mlir::DiagnosticSeverity::Error:
    result.severity = Severity::Error;
    break;
  case mlir::DiagnosticSeverity::Warning:
    result.severity = Severity::Warning;
    break;
  default:
    result.severity = Severity::Note;
  }
  LimitedStream message(result.message, maxMessage);
  for (mlir::DiagnosticArgument &part : diagnostic.getArguments())
    if (!message.isOver())
      part.print(message);
  if (message.isOver())
    result.message += " ...";
  setPlace(result, diagnostic.getLocation());
  if (!source.empty() && result.line && result.file == fileName)
    result.sourceLine = lineOf(source, result.line);
  setSubject(result);
  for (mlir::Diagnostic &note : diagnostic.getNotes())
    result.notes.push_back(convert(note));
  return result;
}

void DiagnosticCollector::collect(mlir::Diagnostic &diagnostic) {
  errors += diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
  if (findings.size() < maxFindings)
    findings.push_back(convert(diagnostic));
}

Error DiagnosticCollector::takeError(Code code) {
  Error error = makeError(code, "");
  error.diagnostics = take();
  auto first = std::find_if(error.diagnostics.begin(), error.diagnostics.end(),
                            [](const Diagnostic &finding) { return finding.severity == Severity::Error; });
  error.message = first == error.diagnostics.end() ? "unknown error" : first->message;
  return error;
}

} // namespace shlo
