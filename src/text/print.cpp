// Prints modules and parts of them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/print.h"

#include "base/work.h"
#include "dialect/diagnostics.h"
#include "text/op_printer.h"

namespace shlo {
namespace {

using text::OpPrinter;
using text::Printer;

Result<std::string> takeText(Printer &printer) {
  checkWork();
  uint64_t limit = printer.options.maxBytes;
  std::string text = printer.isOver() ? "" : printer.take();
  if (printer.isOver() || text.size() > limit)
    return makeError(SHLO_LIMIT, "text has more than " + std::to_string(limit) + " bytes");
  return text;
}

// The formats of ops need what their records state.
bool verifies(mlir::Operation *op) {
  DiagnosticCollector ignored(*op->getContext());
  return mlir::succeeded(verifyRecords(op));
}

// In the generic form if asked for, or if the pretty one would lose something. All ops of the scope choose the names of
// their values in the pretty form, so all must be what their records state.
Result<std::string> printOp(mlir::Operation *op, mlir::Operation *scope, const PrintOptions &options, bool isFile,
                            bool knownToVerify) {
  bool generic = options.generic || !(knownToVerify || verifies(scope));
  for (;; generic = true) {
    Printer printer(options, /*useAliases=*/isFile && options.aliases);
    OpPrinter ops(printer, scope, generic);
    ops.print(op);
    if (ops.hasLost())
      continue;
    if (isFile) {
      printer.out << '\n';
      printer.resources(op);
    }
    return takeText(printer);
  }
}

// The op that names the values of an op: itself, or the nearest around it that sees no values from outside.
mlir::Operation *scopeOf(mlir::Operation *op) {
  while (!op->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>() && op->getParentOp())
    op = op->getParentOp();
  return op;
}

} // namespace

Result<std::string> printText(const Module &module, const PrintOptions &options, bool isKnownToVerify) {
  return printOp(module.op(), module.op(), options, /*isFile=*/true, isKnownToVerify);
}

Result<std::string> printText(mlir::Operation *operation, const PrintOptions &options) {
  return printOp(operation, scopeOf(operation), options, /*isFile=*/false, /*knownToVerify=*/false);
}

Result<std::string> printText(mlir::Type type, const PrintOptions &options) {
  Printer printer(options, /*useAliases=*/false);
  printer.type(type);
  return takeText(printer);
}

Result<std::string> printText(mlir::Attribute attribute, const PrintOptions &options) {
  Printer printer(options, /*useAliases=*/false);
  printer.attribute(attribute);
  return takeText(printer);
}

} // namespace shlo
