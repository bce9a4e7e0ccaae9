// Prints modules and parts of them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/text.h"

#include "dialect/booleans.h"
#include "dialect/borrowed.h"
#include "dialect/diagnostics.h"
#include "dialect/dialect.h"
#include "dialect/limited_stream.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/IRMapping.h"

namespace shlo {
// An op for printing: borrowed constants are copied, so that they print like all others.
class Printable {
public:
  explicit Printable(mlir::Operation *op) : op(op) {
    if (!ir::borrowsConstants(op))
      return;
    // The copy of an isolated op does not change the module, and its values have the same names.
    mlir::Operation *whole = op;
    while (!whole->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>() && whole->getParentOp())
      whole = whole->getParentOp();
    mlir::IRMapping counterparts;
    copy = whole->clone(counterparts);
    this->op = counterparts.lookup(op);
    ir::ownConstants(copy);
  }
  ~Printable() {
    if (copy)
      copy->erase();
  }
  Printable(const Printable &) = delete;
  Printable &operator=(const Printable &) = delete;

  mlir::Operation *operator->() const { return op; }

private:
  mlir::Operation *op, *copy = nullptr;
};

static mlir::OpPrintingFlags flagsOf(const PrintOptions &options, mlir::Operation *root = nullptr) {
  mlir::OpPrintingFlags flags;
  auto losesText = [](mlir::Operation *op) {
    return ir::hasPrettyText(op) ? mlir::WalkResult::advance() : mlir::WalkResult::interrupt();
  };
  if (options.generic || (root && root->walk(losesText).wasInterrupted()))
    flags.printGenericOpForm();
  flags.enableDebugInfo(options.locations);
  if (options.elideAbove != UINT64_MAX)
    flags.elideLargeElementsAttrs(int64_t(std::min<uint64_t>(options.elideAbove, INT64_MAX)));
  return flags;
}

// The text that print(stream) writes.
template <typename Print> static Result<std::string> collectText(const PrintOptions &options, Print &&print) {
  std::string text;
  LimitedStream stream(text, options.maxBytes);
  print(stream);
  bool fits = !stream.isOver();
  if (fits && !options.packBooleans) {
    std::optional<std::string> unpacked = unpackBooleans(std::move(text), options.maxBytes);
    fits = unpacked.has_value();
    text = std::move(unpacked).value_or("");
  }
  if (!fits)
    return makeError(SHLO_LIMIT, "text has more than " + std::to_string(options.maxBytes) + " bytes");
  return text;
}

Result<std::string> printText(const Module &module, const PrintOptions &options, bool isKnownToVerify) {
  mlir::OpPrintingFlags flags = flagsOf(options, module.op());
  if (!isKnownToVerify) {
    DiagnosticCollector ignored(module.context());
    if (mlir::failed(verifyRecords(module.op())))
      flags.printGenericOpForm();
  }
  flags.assumeVerified();
  auto text = collectText(options, [&](auto &stream) { Printable(module.op())->print(stream, flags); });
  if (text && !llvm::StringRef(*text).ends_with("\n"))
    *text += '\n';
  return text;
}

Result<std::string> printText(mlir::Operation *operation, const PrintOptions &options) {
  mlir::OpPrintingFlags flags = flagsOf(options, operation).useLocalScope();
  if (!canVerifyAlone(operation))
    flags.printGenericOpForm();
  return collectText(options, [&](auto &stream) { Printable(operation)->print(stream, flags); });
}

Result<std::string> printText(mlir::Type type, const PrintOptions &options) {
  return collectText(options, [&](auto &stream) { type.print(stream); });
}

Result<std::string> printText(mlir::Attribute attribute, const PrintOptions &options) {
  mlir::AsmState state(attribute.getContext(), flagsOf(options));
  if (auto borrowed = llvm::dyn_cast<ir::BorrowedElementsAttr>(attribute))
    attribute = borrowed.owned();
  return collectText(options, [&](auto &stream) { attribute.print(stream, state); });
}

} // namespace shlo
